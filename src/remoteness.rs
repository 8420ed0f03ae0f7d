//! How many moves remain when the winner hurries and the loser delays.

use crate::budget::{Budget, TooLarge};
use crate::position::{Convention, Position};
use crate::rule::{MAX_COINS, RuleKind, TakeRule};
use crate::search::Search;

/// A move that a search looks at costs about as much as so many entries of a table.
pub(crate) const STEPS_PER_MOVE: u64 = 16;

/// How many moves one search looks at.
const SEARCH_STEPS: u64 = 50_000;

/// How many spans of takes the positions of a search may have together, as each may be held at once.
const MOST_SPANS: f64 = 200_000.0;

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
        let spans = position.heaps().map(|heap| heap.takes().spans().map_or(0, <[_]>::len)).sum::<usize>();
        if position.followers() * spans as f64 > MOST_SPANS {
            return Err(TooLarge);
        }
        self.search.solve(position).map(|solved| solved.remoteness)
    }
}

impl Remoteness {
    /// What the answers so far have cost, in steps of a [`Budget`].
    pub(crate) fn steps(&self) -> u64 {
        STEPS_PER_MOVE * (SEARCH_STEPS - self.search.left())
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
