//! Whether a rest can be parted into two heaps whose values have a wanted XOR, for many splits at a time.
//!
//! Where nearly as many values are rare as common, no split can be left out. But the mex of a heap needs few of them: the smaller
//! values are soon found, and that the mex itself is nowhere is seen for many splits at a time.

/// The largest value that is looked for. With more values, more of them are so rare that samples miss them.
pub const LARGEST: u16 = 31;

/// How many splits are looked at before it is asked whether the wanted one is among them.
const TURN: usize = 512;

const WORD: usize = size_of::<u64>();
const LOWEST_BITS: u64 = u64::from_ne_bytes([0x01; WORD]);
const HIGHEST_BITS: u64 = u64::from_ne_bytes([0x80; WORD]);

/// Values of heaps 0, 1, 2, … of at most [`LARGEST`], twice: so that the larger parts of neighbouring splits are neighbours in the same
/// order as the smaller ones.
#[derive(Clone, Debug)]
pub struct ByteValues {
    forwards: Vec<u8>,
    /// From the end on: heap 0 last.
    backwards: Vec<u8>,
}

impl ByteValues {
    /// `None` if one of them is larger.
    pub fn of(values: &[u16]) -> Option<Self> {
        let forwards: Option<Vec<u8>> = values.iter().map(|&value| byte(value)).collect();
        forwards.map(|forwards| Self { backwards: forwards.iter().rev().copied().collect(), forwards })
    }

    /// With the value of the next heap; `None` if it is larger.
    pub fn with(mut self, value: u16) -> Option<Self> {
        self.push(byte(value)?);
        Some(self)
    }

    fn push(&mut self, value: u8) {
        let length = self.forwards.len();
        if length == self.backwards.len() {
            let mut larger = vec![0; 2 * length + 1];
            larger[length + 1..].copy_from_slice(&self.backwards);
            self.backwards = larger;
        }
        let place = self.backwards.len() - 1 - length;
        self.backwards[place] = value;
        self.forwards.push(value);
    }

    /// Whether a split of `rest` into a part of 1 to `most` coins and another one has values of this XOR; `most` is less than
    /// `rest`, whose value is known. And how many splits were looked at.
    pub fn has_sum(&self, rest: usize, most: usize, wanted: u8) -> (bool, usize) {
        let smaller = &self.forwards[1..=most];
        let start = self.backwards.len() - rest;
        let larger = &self.backwards[start..start + most];
        for (turn, (smaller, larger)) in smaller.chunks(TURN).zip(larger.chunks(TURN)).enumerate() {
            if has_pair(smaller, larger, wanted) {
                return (true, (turn + 1) * TURN);
            }
        }
        (false, most)
    }
}

fn byte(value: u16) -> Option<u8> {
    (value <= LARGEST).then_some(value as u8)
}

/// Whether two values in the same place have the XOR `wanted`.
fn has_pair(one: &[u8], other: &[u8], wanted: u8) -> bool {
    let (ones, one_rest) = one.as_chunks::<WORD>();
    let (others, other_rest) = other.as_chunks::<WORD>();
    let wanteds = u64::from_ne_bytes([wanted; WORD]);
    // A byte that is 0 borrows, and had no highest bit; what it lends to the next byte does not matter any more.
    let found = ones.iter().zip(others).fold(0, |found, (&one, &other)| {
        let differing = u64::from_ne_bytes(one) ^ u64::from_ne_bytes(other) ^ wanteds;
        found | (differing.wrapping_sub(LOWEST_BITS) & !differing)
    });
    found & HIGHEST_BITS != 0 || one_rest.iter().zip(other_rest).any(|(one, other)| one ^ other == wanted)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn sums_are_found_exactly_where_they_are(
            first in prop::collection::vec(0u16..12, 1..40),
            more in prop::collection::vec(0u8..12, 0..1500),
            wanted: u8,
        ) {
            let mut bytes = ByteValues::of(&first).expect("small values");
            more.iter().for_each(|&value| bytes.push(value));
            let values: Vec<u8> = first.iter().map(|&value| value as u8).chain(more).collect();
            let wanted = wanted % 17;
            for rest in [values.len(), values.len() / 2, values.len().min(20)] {
                for most in [rest / 2, rest.saturating_sub(1) / 2] {
                    let expected = (1..=most).any(|part| values[part] ^ values[rest - part] == wanted);
                    prop_assert_eq!(bytes.has_sum(rest, most, wanted).0, expected, "{} {}", rest, most);
                }
            }
        }
    }

    #[test]
    fn larger_values_are_not_looked_for() {
        let values = ByteValues::of(&[0, LARGEST]).expect("small values");
        assert!(values.clone().with(LARGEST).is_some());
        assert!(values.with(LARGEST + 1).is_none());
        assert!(ByteValues::of(&[0, LARGEST + 1]).is_none());
    }
}
