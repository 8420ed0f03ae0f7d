//! The rules once more, as plainly as can be, to test the fast methods against: search with a memory over the
//! numbers of coins, with none of the library's theory.

use last_coin::{Convention, Position, TakeRule};
use std::collections::HashMap;

/// Heaps with a list of takes for each.
pub struct Plain {
    takes: Vec<Vec<u32>>,
    convention: Convention,
    known: HashMap<Vec<u32>, (bool, u32)>,
}

impl Plain {
    /// For each heap the takes that its rule allows, up to `largest`.
    pub fn new(takes: Vec<Vec<u32>>, convention: Convention) -> Self {
        Self { takes, convention, known: HashMap::new() }
    }

    /// Every position that one move leads to, with the heap and the take.
    pub fn options(&self, heaps: &[u32]) -> Vec<(usize, u32, Vec<u32>)> {
        let mut options = Vec::new();
        for (place, &coins) in heaps.iter().enumerate() {
            for &take in self.takes[place].iter().filter(|&&take| take <= coins) {
                let mut after = heaps.to_vec();
                after[place] -= take;
                options.push((place, take, after));
            }
        }
        options
    }

    /// Whether the player to move wins, and in how many moves if the winner hurries and the loser delays.
    pub fn solve(&mut self, heaps: &[u32]) -> (bool, u32) {
        if let Some(&known) = self.known.get(heaps) {
            return known;
        }
        let answers: Vec<(bool, u32)> =
            self.options(heaps).iter().map(|(_, _, after)| self.solve(after)).collect();
        let fastest_win = answers.iter().filter(|(wins, _)| !wins).map(|(_, moves)| moves + 1).min();
        let slowest_loss = answers.iter().map(|(_, moves)| moves + 1).max();
        let answer = match (fastest_win, slowest_loss) {
            (Some(moves), _) => (true, moves),
            (None, Some(moves)) => (false, moves),
            (None, None) => (self.convention == Convention::Misere, 0),
        };
        self.known.insert(heaps.to_vec(), answer);
        answer
    }
}

pub const CONVENTIONS: [Convention; 2] = [Convention::Normal, Convention::Misere];

pub fn rule(text: &str) -> TakeRule {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[allow(dead_code, reason = "not every test that shares this module needs it")]
pub fn position(heaps: &[u32], text: &str, convention: Convention) -> Position {
    Position::of_heaps(heaps, rule(text), convention).expect("a position")
}

/// All ways to have up to `most_heaps` heaps of up to `most_coins` coins, up to order, the empty one among them.
#[allow(dead_code, reason = "not every test that shares this module needs it")]
pub fn multisets(most_heaps: usize, most_coins: u32) -> Vec<Vec<u32>> {
    let mut all: Vec<Vec<u32>> = vec![Vec::new()];
    let mut newest = all.clone();
    for _ in 0..most_heaps {
        newest = newest
            .iter()
            .flat_map(|heaps| {
                let least = heaps.last().copied().unwrap_or(1);
                (least..=most_coins).map(move |coins| [&heaps[..], &[coins]].concat())
            })
            .collect();
        all.extend_from_slice(&newest);
    }
    all
}
