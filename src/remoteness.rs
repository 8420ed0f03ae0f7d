//! How many moves remain when the winner hurries and the loser delays.

use crate::budget::{Budget, TooLarge};
use crate::position::{Convention, Position};
use crate::rule::{MAX_COINS, RuleKind, TakeRule};
use crate::search::Search;

/// How many moves one search looks at.
const SEARCH_STEPS: u64 = 50_000;

/// Answers for the followers of one position, which share what has been searched.
#[derive(Debug)]
pub struct Remoteness {
    search: Search<Position>,
}

impl Remoteness {
    /// With a fresh search.
    pub fn new() -> Self {
        Self { search: Search::new(Budget::new(SEARCH_STEPS)) }
    }

    /// The remoteness of `position`: by formula for one heap of takes 1 to K or any, by search elsewhere.
    ///
    /// # Errors
    /// The search would be too large.
    pub fn of(&mut self, position: &Position) -> Result<u32, TooLarge> {
        if let Some(heap) = position.single_heap()
            && let Some(most) = limit(heap.rule())
        {
            return Ok(limited_heap(heap.coins(), most, position.convention()));
        }
        if position.followers() > SEARCH_STEPS as f64 {
            return Err(TooLarge);
        }
        self.search.solve(position).map(|solved| solved.remoteness)
    }
}

impl Default for Remoteness {
    fn default() -> Self {
        Self::new()
    }
}

/// The K of a rule "1 to K"; "any number" is the same with a K that no heap passes.
fn limit(rule: &TakeRule) -> Option<u32> {
    match rule.kind() {
        RuleKind::UpTo(most) => Some(most),
        RuleKind::Any => Some(MAX_COINS),
        _ => None,
    }
}

/// One heap, takes 1 to `most`: a pair of moves of the winner and the loser takes `most` + 1 coins.
fn limited_heap(coins: u32, most: u32, convention: Convention) -> u32 {
    let (pairs, rest) = (coins / (most + 1), coins % (most + 1));
    match (convention, rest) {
        (Convention::Normal, 0) | (Convention::Misere, 0) => 2 * pairs,
        (Convention::Normal, _) | (Convention::Misere, 1) => 2 * pairs + 1,
        (Convention::Misere, _) => 2 * pairs + 2,
    }
}
