//! A player that leaves everything to chance.

use super::{Choice, Player, Policy};
use crate::budget::TooLarge;
use crate::game::Game;
use crate::position::{Moves, Position};

/// Picks a column that has a take, then one of its takes, each as likely as the others.
#[derive(Clone, Copy, Debug)]
pub struct Random;

impl Player<Position> for Random {
    fn policy(&self, position: &Position) -> Result<Policy<Moves>, TooLarge> {
        let moves = position.legal_moves();
        let share = 1.0 / moves.columns().len() as f64;
        let columns = moves.columns().iter().cloned();
        Ok(Policy::of(columns.map(|column| (share, Choice::OneOf(Moves::new([column])))).collect()))
    }
}
