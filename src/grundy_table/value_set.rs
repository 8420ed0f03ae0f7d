//! A set of Grundy values, one bit for each, so that its mex is found a word at a time.

/// How many values a word tells of.
const BITS: usize = u64::BITS as usize;

/// A set of values, which takes as much memory as its largest one needs.
#[derive(Clone, Debug, Default)]
pub struct ValueSet {
    words: Vec<u64>,
}

impl ValueSet {
    /// Adds a value. Whether it is new.
    pub fn insert(&mut self, value: u32) -> bool {
        let (word, bit) = (value as usize / BITS, 1 << (value as usize % BITS));
        if word >= self.words.len() {
            self.words.resize(word + 1, 0);
        }
        let is_new = self.words[word] & bit == 0;
        self.words[word] |= bit;
        is_new
    }

    /// Whether the value is a member.
    pub fn contains(&self, value: u32) -> bool {
        let word = self.words.get(value as usize / BITS);
        word.is_some_and(|word| word >> (value as usize % BITS) & 1 == 1)
    }

    /// Adds the values of another set.
    pub fn insert_all(&mut self, other: &ValueSet) {
        if other.words.len() > self.words.len() {
            self.words.resize(other.words.len(), 0);
        }
        for (word, others) in self.words.iter_mut().zip(&other.words) {
            *word |= others;
        }
    }

    /// Adds the values of the two heaps into which `rest` coins can be parted, the smaller of them of 1 to `most` coins; `values` are
    /// those of the single heaps.
    pub fn insert_pairs(&mut self, values: &[u32], rest: usize, most: usize) {
        if most > 0 {
            let (small, large) = (&values[1..=most], &values[rest - most..rest]);
            for (small, large) in small.iter().zip(large.iter().rev()) {
                self.insert(small ^ large);
            }
        }
    }

    /// Becomes the set of the values that are noted: at their places there is a 1, at all others a 0.
    pub fn copy_notes(&mut self, notes: &[u8]) {
        let word = |notes: &[u8]| notes.iter().rev().fold(0, |word, &note| word << 1 | u64::from(note));
        self.words.clear();
        self.words.extend(notes.chunks(BITS).map(word));
    }

    /// Removes all values, and keeps the memory.
    pub fn clear(&mut self) {
        self.words.fill(0);
    }

    /// How many words it takes.
    pub fn words(&self) -> usize {
        self.words.len()
    }

    /// The least number that is not a member.
    pub fn mex(&self) -> u32 {
        let full = self.words.iter().take_while(|&&word| word == u64::MAX).count();
        let next = self.words.get(full).map_or(0, |word| word.trailing_ones());
        // Values stay below twice the number of heaps in a table, so it fits.
        (full * BITS) as u32 + next
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::BTreeSet;

    proptest! {
        #[test]
        fn notes_are_copied(notes in prop::collection::vec(0u8..2, 0..200), before in 0u32..400) {
            let mut set = ValueSet::default();
            set.insert(before);
            set.copy_notes(&notes);
            for (value, &note) in (0..).zip(&notes) {
                prop_assert_eq!(set.insert(value), note == 0);
            }
            for value in notes.len() as u32..410 {
                prop_assert!(set.insert(value));
            }
        }

        #[test]
        fn a_set_is_a_set(one in prop::collection::vec(0u32..300, 0..20), most in 0u32..200) {
            let (mut set, mut plain) = (ValueSet::default(), BTreeSet::new());
            for &value in &one {
                prop_assert_eq!(set.insert(value), plain.insert(value));
            }
            let mut other = ValueSet::default();
            for value in 0..most {
                other.insert(value);
                plain.insert(value);
            }
            set.insert_all(&other);
            let mex = (0..).find(|value| !plain.contains(value));
            prop_assert_eq!(Some(set.mex()), mex);
            for value in 0..300 {
                prop_assert_eq!(set.insert(value), plain.insert(value));
            }
            set.clear();
            prop_assert_eq!(set.mex(), 0);
        }
    }
}
