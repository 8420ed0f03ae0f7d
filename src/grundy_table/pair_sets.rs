//! What the rests that takes leave are worth when they are parted into two heaps, for tables in which no split can be left out.
//!
//! Heaps n and n + 1 leave the same rest under the takes t and t + 1. So the values of its splits are worked out once, and kept
//! while a take can leave it.

use super::value_set::ValueSet;

/// The most words of memory that the kept sets have: 2²⁴, which is 128 MiB.
const MOST_WORDS: usize = 1 << 24;

/// How many splits are looked at in one turn of the loop.
const LANES: usize = 4;

/// How many values there are.
const VALUES: usize = 1 << u16::BITS;

/// The values of the splits of the rests that were asked for last.
#[derive(Clone, Debug)]
pub struct PairSets {
    /// A rest is at the place that is its remainder by their number. At first all are of the rest 0, which has no splits.
    kept: Vec<PairSet>,
    /// How many words they have together.
    words: usize,
    /// A byte for each value: nothing needs to be read to note one.
    notes: Box<[u8; VALUES]>,
    /// All bits that the values of so many heaps have.
    ones: u16,
    heaps: usize,
}

#[derive(Clone, Debug, Default)]
struct PairSet {
    rest: usize,
    values: ValueSet,
}

impl PairSets {
    /// For takes up to `largest_take`.
    pub fn new(largest_take: usize) -> Self {
        let kept = vec![PairSet::default(); largest_take + 1];
        Self { kept, words: 0, notes: Box::new([0; VALUES]), ones: 0, heaps: 0 }
    }

    /// Whether the splits of `rest` have been looked at, so that they need not be again.
    pub fn knows(&self, rest: usize) -> bool {
        self.kept[rest % self.kept.len()].rest == rest
    }

    /// The values of the splits of `rest` into a part of 1 to `most` coins and another one that is not smaller; `values` are those
    /// of the single heaps, of which there are more at each call.
    pub fn of(&mut self, rest: usize, most: usize, values: &[u16]) -> &ValueSet {
        if !self.knows(rest) {
            if self.words > MOST_WORDS {
                // From now on nothing is kept.
                self.kept.truncate(1);
                self.words = self.kept[0].values.words();
            }
            self.look_at(rest, most, values);
        }
        let place = rest % self.kept.len();
        &self.kept[place].values
    }

    fn look_at(&mut self, rest: usize, most: usize, values: &[u16]) {
        self.ones = values[self.heaps..].iter().fold(self.ones, |ones, value| ones | value);
        self.heaps = values.len();
        let notes = &mut self.notes[..];
        notes[..=usize::from(self.ones)].fill(0);
        if most > 0 {
            note_pairs(&mut self.notes, &values[1..=most], &values[rest - most..rest]);
        }
        let place = rest % self.kept.len();
        let set = &mut self.kept[place];
        let words = set.values.words();
        set.rest = rest;
        set.values.copy_notes(&self.notes[..=usize::from(self.ones)]);
        self.words += set.values.words() - words;
    }
}

/// Notes the XOR of the first of the smaller parts and the last of the larger ones, and so on to the middle.
fn note_pairs(notes: &mut [u8; VALUES], smaller: &[u16], larger: &[u16]) {
    let (smaller, smaller_rest) = smaller.as_chunks::<LANES>();
    let (larger_rest, larger) = larger.as_rchunks::<LANES>();
    for (smaller, larger) in smaller.iter().zip(larger.iter().rev()) {
        for (smaller, larger) in smaller.iter().zip(larger.iter().rev()) {
            notes[usize::from(smaller ^ larger)] = 1;
        }
    }
    for (smaller, larger) in smaller_rest.iter().zip(larger_rest.iter().rev()) {
        notes[usize::from(smaller ^ larger)] = 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::BTreeSet;

    proptest! {
        #[test]
        fn pairs_are_found_exactly_where_they_are(
            values in prop::collection::vec(0u16..300, 1..80),
            window in 0usize..9,
            rests in prop::collection::vec((0usize..80, any::<bool>()), 1..40),
        ) {
            let mut sets = PairSets::new(window);
            let is_unequal = window % 2 == 1;
            for (rest, is_again) in rests {
                let rest = rest % values.len();
                let most = if is_unequal { rest.saturating_sub(1) / 2 } else { rest / 2 };
                let expected: BTreeSet<u32> =
                    (1..=most).map(|part| (values[part] ^ values[rest - part]).into()).collect();
                for _ in 0..=u8::from(is_again) {
                    let set = sets.of(rest, most, &values);
                    prop_assert_eq!(members(set), expected.clone());
                    prop_assert!(sets.knows(rest));
                }
            }
        }
    }

    fn members(set: &ValueSet) -> BTreeSet<u32> {
        (0..512).filter(|&value| set.contains(value)).collect()
    }

    #[test]
    fn memory_is_given_back_where_all_sets_together_need_too_much() {
        let values = [0, 0, u16::MAX, 0];
        let mut sets = PairSets::new(1);
        sets.of(3, 1, &values);
        assert_eq!(sets.words, VALUES / u64::BITS as usize);
        sets.words = MOST_WORDS + 1;
        assert!(members(sets.of(2, 1, &values)).contains(&0));
        assert_eq!(sets.kept.len(), 1);
    }
}
