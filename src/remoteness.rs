//! How many moves remain when the winner hurries and the loser delays.

use crate::budget::{Budget, TooLarge};
use crate::position::{Convention, Position};
use crate::rule::{MAX_COINS, RuleKind, TakeRule};
use crate::search::Search;
use crate::solve::{Outcome, outcome_of, value_to_leave};

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

    /// The remoteness of `position`: by formula where each heap allows takes 1 to a limit of its own, or any; by search elsewhere.
    ///
    /// # Errors
    /// The search would be too large, or the number is 2³² or more.
    pub fn of(&mut self, position: &Position) -> Result<u32, TooLarge> {
        self.moves(position).and_then(|moves| u32::try_from(moves).map_err(|_| TooLarge))
    }

    /// The same, also where it is 2³² or more.
    pub(crate) fn moves(&mut self, position: &Position) -> Result<u64, TooLarge> {
        if let Some(heaps) = LimitedHeap::all_of(position) {
            return Ok(remoteness_of_limited(&heaps, position.convention()));
        }
        let spans = position.heaps().map(|heap| heap.takes().spans().map_or(0, <[_]>::len)).sum::<usize>();
        if position.followers() * spans as f64 > MOST_SPANS {
            return Err(TooLarge);
        }
        self.search.solve(position).map(|solved| solved.remoteness.into())
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

/// A heap from which 1 to `most` coins may be taken.
#[derive(Clone, Copy)]
struct LimitedHeap {
    coins: u32,
    most: u32,
}

impl LimitedHeap {
    /// The heaps of `position`, if all are such.
    fn all_of(position: &Position) -> Option<Vec<Self>> {
        position.heaps().map(|heap| Some(Self { coins: heap.coins(), most: limit(heap.rule())? })).collect()
    }

    /// The Grundy value.
    fn value(self) -> u32 {
        self.coins % (self.most + 1)
    }

    /// How many moves it is good for in a lost position: two for each `most` + 1 coins, and one for each coin of the rest.
    fn moves(self) -> u64 {
        2 * u64::from(self.coins / (self.most + 1)) + u64::from(self.value())
    }

    /// The heap after the only take that leaves `value`, if there is one.
    fn leaving(self, value: u32) -> Option<Self> {
        if value > self.most || value == self.value() {
            return None;
        }
        let turn = if value > self.value() { self.most + 1 } else { 0 };
        Some(Self { coins: self.coins.checked_sub(self.value() + turn - value)?, ..self })
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

/// A lost position lasts as long as its heaps are good for, under misère with a value of 2 or more one move less.
///
/// Not longer: a take that lowers a value is answered as in Nim, one that raises it by taking the rest of `most` + 1 from the
/// same heap. Not shorter: the loser takes a single coin, from the value with the lowest bit of all if one is not 0, and no
/// answer that wins then brings the end nearer than by one move.
fn remoteness_of_limited(heaps: &[LimitedHeap], convention: Convention) -> u64 {
    let lost = |heaps: &[LimitedHeap]| {
        let is_firm = heaps.iter().any(|heap| heap.value() >= 2);
        let moves: u64 = heaps.iter().map(|heap| heap.moves()).sum();
        moves - u64::from(convention == Convention::Misere && is_firm)
    };
    let values: Vec<u32> = heaps.iter().map(|heap| heap.value()).collect();
    if outcome_of(&values, convention) == Outcome::P {
        return lost(heaps);
    }
    let fastest = heaps.iter().enumerate().filter_map(|(column, heap)| {
        let mut after = heaps.to_vec();
        after[column] = heap.leaving(value_to_leave(&values, column, convention))?;
        Some(1 + lost(&after))
    });
    // Won without a move: nothing is left under misère.
    fastest.min().unwrap_or(0)
}
