//! A player that makes no mistake.

use super::{Choice, Player, PlayerError, Policy};
use crate::budget::{Budget, TooLarge};
use crate::game::{Game, MoveSet};
use crate::position::{Moves, Position, Take};
use crate::remoteness::{Remoteness, STEPS_PER_MOVE};
use crate::solve::{STEPS, Solver};
use std::cmp::Ordering;

/// How many replies are compared in a lost position, those of the fewest coins first.
const REPLIES: usize = 1000;

/// Wins whenever it can, by any winning move.
///
/// In a lost position it holds out as long as it can where [`Remoteness`] is known for all replies: always where each column
/// allows 1 to a limit of its own or any number, elsewhere as far as a search reaches. Among these it makes any after which the
/// smallest share of the opponent's moves wins. Of more than a thousand replies it looks at those of the fewest coins.
#[derive(Clone, Copy, Debug)]
pub struct Perfect;

impl Perfect {
    /// The move to advise, always the same one: in a won position that of [`Solver::explained_move`], so that the reason of the
    /// win fits it; in a lost one the first that the player would choose from.
    ///
    /// # Errors
    /// As for [`Player::policy`], or the game is over.
    pub fn advice(self, position: &Position) -> Result<Take, PlayerError> {
        let solver = Solver::new(position)?;
        if let Some(take) = solver.explained_move(position)? {
            return Ok(take);
        }
        let policy = perfect_policy(&solver, position, Moves::default());
        let first = policy.choices().iter().find_map(|(_, choice)| match choice {
            Choice::OneOf(moves) => moves.nth(0),
            Choice::Resign => None,
        });
        first.ok_or(PlayerError::GameOver)
    }
}

impl Player<Position> for Perfect {
    fn policy(&self, position: &Position) -> Result<Policy<Moves>, TooLarge> {
        let solver = Solver::new(position)?;
        let winning = solver.winning_moves(position)?;
        Ok(perfect_policy(&solver, position, winning))
    }
}

/// Perfect play, given the winning moves.
pub(super) fn perfect_policy(solver: &Solver, position: &Position, winning: Moves) -> Policy<Moves> {
    if !winning.is_empty() {
        return Policy::one_of(winning).at_the_cost_of(solver.steps());
    }
    let (budget, mut remoteness) = (Budget::new(STEPS), Remoteness::new());
    let replies = hardest_replies(solver, &budget, &mut remoteness, position);
    let steps = solver.steps() + (STEPS - budget.left()) + remoteness.steps();
    Policy::one_of(Moves::of(&replies)).at_the_cost_of(steps)
}

/// A move in a lost position, and what it makes of the opponent's task.
struct Reply {
    take: Take,
    /// Moves left after it, if known for all replies.
    remoteness: Option<u64>,
    /// The opponent's winning moves, out of all.
    winning: u64,
    legal: u64,
}

impl Reply {
    /// The harder for the opponent, the greater.
    fn hardness(&self, other: &Self) -> Ordering {
        let share = |one: &Self, two: &Self| u128::from(one.winning) * u128::from(two.legal);
        self.remoteness.cmp(&other.remoteness).then_with(|| share(other, self).cmp(&share(self, other)))
    }
}

/// The replies that no other beats, all of the same hardness.
fn hardest_replies(
    solver: &Solver,
    budget: &Budget,
    remoteness: &mut Remoteness,
    position: &Position,
) -> Vec<Take> {
    let mut replies = Vec::new();
    for take in fewest_coins_first(position) {
        let Ok(after) = position.play(take) else { continue };
        // What exceeds the budget is left out of the comparison, the larger takes first.
        let cost = STEPS_PER_MOVE * after.components().len() as u64;
        let Ok(winning) = budget.spend(cost).and_then(|()| solver.winning_moves_within(&after, budget))
        else {
            break;
        };
        let legal = after.legal_moves().len();
        // An opponent without a move has won: as easy as if every move did.
        let (winning, legal) = if legal == 0 { (1, 1) } else { (winning.len(), legal) };
        replies.push((Reply { take, remoteness: None, winning, legal }, after));
    }
    let known: Result<Vec<u64>, TooLarge> =
        replies.iter().map(|(_, after)| remoteness.moves(after)).collect();
    for ((reply, _), moves) in replies.iter_mut().zip(known.into_iter().flatten()) {
        reply.remoteness = Some(moves);
    }
    let Some((hardest, _)) = replies.iter().max_by(|(one, _), (two, _)| one.hardness(two)) else {
        return fewest_coins_first(position).into_iter().take(1).collect();
    };
    let best = replies.iter().filter(|(reply, _)| reply.hardness(hardest) == Ordering::Equal);
    best.map(|(reply, _)| reply.take).collect()
}

/// The first [`REPLIES`] moves: the smallest take of each column, then the second smallest, and so on.
fn fewest_coins_first(position: &Position) -> Vec<Take> {
    let moves = position.legal_moves();
    let longest = moves.columns().iter().map(|(_, takes)| takes.len()).max().unwrap_or(0);
    let rounds = (0..longest).flat_map(|index| {
        let columns = moves.columns().iter();
        columns.filter_map(move |&(column, ref takes)| takes.nth(index).map(|count| Take { column, count }))
    });
    rounds.take(REPLIES).collect()
}
