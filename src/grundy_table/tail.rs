//! What the endless tail of a code reaches.
//!
//! The takes of one residue class modulo the tail's length leave every rest of one class that is small enough. So for each
//! class it is enough to know which values its rests have had: as one heap, and as two.

use super::value_set::ValueSet;
use crate::budget::{Budget, TooLarge};
use crate::heap_rule::{LEAVES_NONE, LEAVES_ONE, LEAVES_TWO};
use crate::rule::TakeRule;

/// The most words of memory that the sets of one tail take: 2²³, which is 64 MiB.
const MOST_WORDS: usize = 1 << 23;

/// The values that the takes of a tail have reached so far.
#[derive(Clone, Debug)]
pub struct Tail {
    /// How many digits come before the tail.
    head: usize,
    /// The first take of each class that the tail allows, and its digit.
    takes: Vec<(usize, u8)>,
    splits: bool,
    /// By residue of the rest: its values as one heap.
    single: Vec<ValueSet>,
    /// By residue of the rest: the values of its parts together.
    pairs: Vec<ValueSet>,
    /// The first heap after the last one that changed `single`.
    settled: usize,
}

impl Tail {
    /// `None` where the code ends.
    pub fn new(takes: &TakeRule) -> Option<Self> {
        if takes.largest().is_some() {
            return None;
        }
        let (head, period) = (takes.head(), takes.tail_period());
        let digits = (head + 1..).take(period).map(|take| (take as usize, takes.digit(take)));
        let digits: Vec<(usize, u8)> = digits.filter(|&(_, digit)| digit != 0).collect();
        let splits = digits.iter().any(|(_, digit)| digit & LEAVES_TWO != 0);
        Some(Self {
            head: head as usize,
            takes: digits,
            splits,
            single: vec![ValueSet::default(); period],
            pairs: vec![ValueSet::default(); period],
            settled: 0,
        })
    }

    /// The first heap from which on none of those that the tail can leave had a value new to its class.
    pub fn settled(&self) -> usize {
        self.settled
    }

    /// Adds to `reached` what the takes from the heap that comes after `values` reach.
    pub fn reach(&mut self, values: &[u32], reached: &mut ValueSet, budget: &Budget) -> Result<(), TooLarge> {
        let heap = values.len();
        if let Some(rest) = heap.checked_sub(self.head + 1).filter(|&rest| rest > 0) {
            self.remember(rest, values, budget)?;
        }
        let period = self.single.len();
        for &(first, digit) in self.takes.iter().filter(|&&(first, _)| first <= heap) {
            let class = (heap - first) % period;
            let (single, pairs) = (&self.single[class], &self.pairs[class]);
            budget.spend(1 + (single.words() + pairs.words()) as u64)?;
            if digit & LEAVES_NONE != 0 && class == 0 {
                reached.insert(0);
            }
            if digit & LEAVES_ONE != 0 {
                reached.insert_all(single);
            }
            if digit & LEAVES_TWO != 0 {
                reached.insert_all(pairs);
            }
        }
        Ok(())
    }

    /// Takes note of a rest that the tail can leave from now on.
    fn remember(&mut self, rest: usize, values: &[u32], budget: &Budget) -> Result<(), TooLarge> {
        let class = rest % self.single.len();
        if self.single[class].insert(values[rest]) {
            self.settled = rest + 1;
        }
        if self.splits {
            budget.spend(rest as u64 / 2)?;
            self.pairs[class].insert_pairs(values, rest, rest / 2);
        }
        let words = self.single[class].words().max(self.pairs[class].words());
        if 2 * self.single.len() * words > MOST_WORDS { Err(TooLarge) } else { Ok(()) }
    }
}
