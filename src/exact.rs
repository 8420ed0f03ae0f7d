//! Outcomes and winning moves by plain search, paid from a budget that other work shares.

use crate::budget::{Budget, TooLarge};
use crate::game::{Ending, Game, MoveSet};
use crate::search::Search;
use crate::solve::Outcome;

/// A move that a search looks at costs so many steps, and more for a position that takes more memory.
const STEPS_PER_MOVE: u64 = 16;

/// Who wins `position`, which takes as much memory as `size` numbers.
///
/// # Errors
/// The search would cost more than `budget`.
pub(crate) fn outcome<G: Game>(position: &G, size: usize, budget: &Budget) -> Result<Outcome, TooLarge> {
    let mut search = PaidSearch::new(size, budget);
    search.ending(position).map(|ending| if ending == Ending::Win { Outcome::N } else { Outcome::P })
}

/// The moves after which the other player has lost, in their order.
///
/// # Errors
/// The search would cost more than `budget`.
pub(crate) fn winning_moves<G: Game>(
    position: &G,
    size: usize,
    budget: &Budget,
) -> Result<Vec<G::Move>, TooLarge> {
    let moves = position.legal_moves();
    budget.spend(moves.len().saturating_mul(cost_of_move(size)))?;
    let mut search = PaidSearch::new(size, budget);
    let mut winning = Vec::new();
    for action in moves.iter() {
        let Ok(after) = position.play(action) else { continue };
        if search.ending(&after)? == Ending::Loss {
            winning.push(action);
        }
    }
    Ok(winning)
}

fn cost_of_move(size: usize) -> u64 {
    STEPS_PER_MOVE + size as u64
}

struct PaidSearch<'a, G: Game> {
    search: Search<G>,
    cost: u64,
    budget: &'a Budget,
}

impl<'a, G: Game> PaidSearch<'a, G> {
    fn new(size: usize, budget: &'a Budget) -> Self {
        let cost = cost_of_move(size);
        Self { search: Search::new(Budget::new(budget.left() / cost)), cost, budget }
    }

    fn ending(&mut self, position: &G) -> Result<Ending, TooLarge> {
        let left = self.search.left();
        let solved = self.search.solve(position);
        self.budget.spend((left - self.search.left()) * self.cost)?;
        solved.map(|solved| solved.ending)
    }
}
