//! Outcomes and winning moves by plain search, paid from a budget that other work shares.

use crate::budget::{Budget, TooLarge};
use crate::exhaustive::Exhaustive;
use crate::game::{Ending, Game, MoveSet};
use crate::solve::Outcome;

/// A move that a search looks at costs so many steps, times the size of the position.
const STEPS_PER_MOVE: u64 = 16;

/// Who wins `position`, which is never drawn.
///
/// # Errors
/// The search would cost more than `budget`.
pub(crate) fn outcome<G: Game>(position: &G, budget: &Budget) -> Result<Outcome, TooLarge> {
    let solved = paid(budget, |search| search.solve(position))?;
    Ok(if solved.ending == Ending::Win { Outcome::N } else { Outcome::P })
}

/// The moves after which the other player has lost, in their order.
///
/// # Errors
/// The search would cost more than `budget`.
pub(crate) fn winning_moves<G: Game>(position: &G, budget: &Budget) -> Result<G::Moves, TooLarge>
where
    G::Moves: FromIterator<G::Move>,
{
    paid(budget, |search| search.winning_moves(position)).map(|moves| moves.iter().collect())
}

fn paid<G: Game, T>(
    budget: &Budget,
    work: impl FnOnce(&mut Exhaustive<G>) -> Result<T, TooLarge>,
) -> Result<T, TooLarge> {
    let moves = budget.left() / STEPS_PER_MOVE;
    let mut search = Exhaustive::new(Budget::new(moves));
    let done = work(&mut search);
    budget.spend(STEPS_PER_MOVE * (moves - search.left()))?;
    done
}
