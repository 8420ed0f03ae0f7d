//! All octal codes of up to three digits, played by search with a memory over the sizes of the heaps.

use last_coin::Convention;
use std::collections::HashMap;

pub const CONVENTIONS: [Convention; 2] = [Convention::Normal, Convention::Misere];

/// The digit before the point and three after it.
pub fn codes() -> Vec<[u8; 4]> {
    let digits = 0..512u32;
    let after = digits.map(|code| [code >> 6, code >> 3 & 7, code & 7].map(|digit| digit as u8));
    after.flat_map(|[a, b, c]| [[0, a, b, c], [4, a, b, c]]).collect()
}

pub fn text([before, a, b, c]: &[u8; 4]) -> String {
    format!("{before}.{a}{b}{c}")
}

/// All ways to have heaps of up to `most` coins and up to `total` in all, up to order.
pub fn partitions(most: u32, total: u32) -> Vec<Vec<u32>> {
    let mut all = vec![Vec::new()];
    for largest in 1..=most.min(total) {
        for mut rest in partitions(largest, total - largest) {
            rest.push(largest);
            all.push(rest);
        }
    }
    all
}

/// Heaps under one code.
pub struct PlainHeaps {
    digits: [u8; 4],
    convention: Convention,
    known: HashMap<Vec<u32>, bool>,
}

impl PlainHeaps {
    pub fn new(digits: [u8; 4], convention: Convention) -> Self {
        Self { digits, convention, known: HashMap::new() }
    }

    /// Whether the player to move wins; the heaps ascending, without empty ones.
    pub fn wins(&mut self, heaps: &[u32]) -> bool {
        if let Some(&known) = self.known.get(heaps) {
            return known;
        }
        let options = self.options(heaps);
        let wins = match options.is_empty() {
            true => self.convention == Convention::Misere,
            false => options.iter().any(|after| !self.wins(after)),
        };
        self.known.insert(heaps.to_vec(), wins);
        wins
    }

    fn options(&self, heaps: &[u32]) -> Vec<Vec<u32>> {
        let mut options = Vec::new();
        for place in 0..heaps.len() {
            for (take, digit) in (0..=heaps[place]).zip(self.digits) {
                let rest = heaps[place] - take;
                let mut leave = |left: &[u32]| {
                    let mut after = heaps.to_vec();
                    after.remove(place);
                    after.extend_from_slice(left);
                    after.sort_unstable();
                    options.push(after);
                };
                if digit & 1 != 0 && rest == 0 {
                    leave(&[]);
                }
                if digit & 2 != 0 && rest > 0 {
                    leave(&[rest]);
                }
                for small in (1..=rest / 2).filter(|_| digit & 4 != 0) {
                    leave(&[small, rest - small]);
                }
            }
        }
        options
    }
}
