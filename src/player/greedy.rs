//! A player that wants coins.

use super::{Player, Policy};
use crate::budget::TooLarge;
use crate::position::{Moves, Position, Take};

/// Takes as many coins as it may from the largest column that has a take; of equal columns, from any.
#[derive(Clone, Copy, Debug)]
pub struct Greedy;

impl Player<Position> for Greedy {
    fn policy(&self, position: &Position) -> Result<Policy<Moves>, TooLarge> {
        let takes = position.heaps().enumerate().filter_map(|(column, heap)| {
            let count = heap.takes().largest()?;
            Some((heap.coins(), Take { column, count }))
        });
        let takes: Vec<_> = takes.collect();
        let largest = takes.iter().map(|&(coins, _)| coins).max();
        let best: Vec<Take> =
            takes.iter().filter(|&&(coins, _)| Some(coins) == largest).map(|&(_, take)| take).collect();
        Ok(Policy::one_of(Moves::of(&best)))
    }
}
