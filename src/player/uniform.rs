//! A player of any game that leaves everything to chance.

use super::{Player, Policy};
use crate::budget::TooLarge;
use crate::game::Game;

/// Makes any legal move, each as likely as the others.
#[derive(Clone, Copy, Debug)]
pub struct Uniform;

impl<G: Game> Player<G> for Uniform {
    fn policy(&self, position: &G) -> Result<Policy<G::Moves>, TooLarge> {
        Ok(Policy::one_of(position.legal_moves()))
    }
}
