//! A player of any game that makes no mistake, as far as a search reaches.

use super::{Player, Policy};
use crate::budget::{Budget, TooLarge};
use crate::exhaustive::Exhaustive;
use crate::game::{Game, MoveSet};

/// Plays every game whose moves can be collected: not [`Position`](crate::Position), which has [`Perfect`](crate::Perfect).
///
/// Wins whenever it can, by any winning move, else draws whenever it can; in a lost position it holds out as long as it can.
#[derive(Clone, Copy, Debug)]
pub struct Exact {
    steps: u64,
}

impl Exact {
    /// A player that spends no more than so many steps of an [`Exhaustive`] search on a move.
    pub fn new(steps: u64) -> Self {
        Self { steps }
    }
}

impl<G: Game> Player<G> for Exact
where
    G::Moves: FromIterator<G::Move>,
{
    fn policy(&self, position: &G) -> Result<Policy<G::Moves>, TooLarge> {
        let mut search = Exhaustive::new(Budget::new(self.steps));
        let best = search.best_moves(position)?.iter().collect();
        Ok(Policy::one_of(best).at_the_cost_of(self.steps - search.left()))
    }
}
