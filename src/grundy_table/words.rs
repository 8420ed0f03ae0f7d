//! Grundy values of heaps that are never split and lose at most so many coins, 64 heaps at a time.
//!
//! For each value v one bit for each heap says whether a move from it leaves a heap of value v. A heap has the value v
//! when it does not have a smaller one and its bit is not set. A heap that gets the value v sets the bits of the heaps that can leave
//! it: the takes, as a row of bits, shifted by its coins. Such rows look ahead only as far as the largest take, so they are rings.

use crate::budget::{Budget, TooLarge};
use crate::heap_rule::{HeapRule, LEAVES_NONE, LEAVES_ONE, LEAVES_TWO, Parting};

/// How many heaps a word tells of.
const BITS: usize = u64::BITS as usize;

/// The most words of memory that the rings of all values can take: 2²², which is 32 MiB.
const MOST_WORDS: u64 = 1 << 22;

/// The takes as the words of a row of bits that are not 0, each with its place.
type TakeWords = Vec<(usize, u64)>;

/// The values of the heaps from 0 on, and what the next ones can reach.
#[derive(Clone, Debug)]
pub struct WordRows {
    values: Vec<u32>,
    /// The takes that may empty a heap.
    emptying: TakeWords,
    /// The takes that may leave one.
    leaving: TakeWords,
    /// By value: for each heap to come whether it can leave a heap of that value; word w is at w modulo `ring`.
    reaching: Vec<Vec<u64>>,
    /// How many words a ring has, a power of two.
    ring: usize,
}

impl WordRows {
    /// Before heap 0, for heaps up to `largest`. `None` where a heap can be split, where the takes never end, and
    /// where the rings could be too large.
    pub fn new(rule: &HeapRule, largest: u32) -> Option<Self> {
        let takes = rule.takes().filter(|takes| takes.largest().is_some())?;
        let splits = takes.digit_runs(u32::MAX).any(|(_, digit)| digit & LEAVES_TWO != 0);
        if rule.parting() != Parting::Never || splits {
            return None;
        }
        // Whole words are worked out, up to this heap.
        let largest = largest | (BITS as u32 - 1);
        let count: u64 = takes.digit_runs(largest).map(|(takes, _)| takes.count()).sum();
        let reach = takes.digit_runs(largest).map(|(takes, _)| takes.last()).max().unwrap_or(0);
        // The last word that a shifted row touches is one further.
        let ring = (reach as usize / BITS + 2).next_power_of_two();
        if (count + 1) * ring as u64 > MOST_WORDS {
            return None;
        }
        let words = |bit: u8| {
            let mut words = vec![0u64; ring];
            let runs = takes.digit_runs(largest).filter(|(_, digit)| digit & bit != 0);
            for take in runs.flat_map(|(takes, _)| takes.iter()).map(|take| take as usize) {
                words[take / BITS] |= 1 << (take % BITS);
            }
            words.into_iter().enumerate().filter(|(_, word)| *word != 0).collect()
        };
        let (emptying, leaving) = (words(LEAVES_NONE), words(LEAVES_ONE));
        Some(Self { values: Vec::new(), emptying, leaving, reaching: Vec::new(), ring })
    }

    /// The values so far.
    pub fn values(&self) -> &[u32] {
        &self.values
    }

    /// Adds the next 64 heaps.
    pub fn push(&mut self, budget: &Budget) -> Result<(), TooLarge> {
        let first = self.values.len();
        let place = first / BITS;
        let words = self.leaving.len().max(self.emptying.len());
        budget.spend((self.reaching.len() + BITS * (1 + words)) as u64)?;
        self.values.resize(first + BITS, 0);
        let mut free = u64::MAX;
        let mut value = 0;
        // Each ring has this word cleared, as it is the next turn's.
        while free != 0 || value < self.reaching.len() {
            if value == self.reaching.len() {
                budget.spend(self.ring as u64)?;
                self.reaching.push(vec![0; self.ring]);
            }
            let reaching = &mut self.reaching[value];
            loop {
                let candidates = free & !reaching[place % self.ring];
                if candidates == 0 {
                    break;
                }
                let bit = candidates.trailing_zeros() as usize;
                free &= !(1 << bit);
                // Values are at most the number of takes, so it fits.
                self.values[first + bit] = value as u32;
                let takes = if first + bit == 0 { &self.emptying } else { &self.leaving };
                set_takes(reaching, takes, first + bit);
            }
            reaching[place % self.ring] = 0;
            value += 1;
        }
        Ok(())
    }
}

/// Sets the bits of the heaps from which one of the takes leaves `coins`.
fn set_takes(ring: &mut [u64], takes: &TakeWords, coins: usize) {
    let (place, shift) = (coins / BITS, coins % BITS);
    // The length of a ring is a power of two.
    let mask = ring.len() - 1;
    for &(word, bits) in takes {
        ring[(place + word) & mask] |= bits << shift;
        // In two steps, since a shift by 64 is none.
        ring[(place + word + 1) & mask] |= bits >> 1 >> (BITS - 1 - shift);
    }
}
