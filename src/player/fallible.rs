//! A player that knows the strategy and is not always attentive.

use super::perfect::perfect_policy;
use super::{Player, Policy};
use crate::budget::TooLarge;
use crate::game::{Game, MoveSet};
use crate::position::{Moves, Position};
use crate::solve::Solver;

/// Plays like [`Perfect`](super::Perfect), but now and then makes a move that loses, where there is one.
#[derive(Clone, Copy, Debug)]
pub struct Fallible {
    mistakes: f64,
}

impl Fallible {
    /// A player that errs with probability `mistakes`; `None` unless that is 0 to 1.
    pub fn new(mistakes: f64) -> Option<Self> {
        (0.0..=1.0).contains(&mistakes).then_some(Self { mistakes })
    }
}

impl Default for Fallible {
    /// Errs in three moves of ten.
    fn default() -> Self {
        Self { mistakes: 0.3 }
    }
}

impl Player<Position> for Fallible {
    fn policy(&self, position: &Position) -> Result<Policy<Moves>, TooLarge> {
        let solver = Solver::new(position)?;
        let winning = solver.winning_moves(position)?;
        let losing = position.legal_moves().without(&winning);
        let perfect = perfect_policy(&solver, position, winning);
        if losing.is_empty() {
            return Ok(perfect);
        }
        Ok(perfect.or_with_probability(self.mistakes, Policy::one_of(losing)))
    }
}
