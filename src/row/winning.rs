//! The moves of a row that leave the other player lost.

use super::Row;
use crate::budget::{Budget, TooLarge};
use crate::game::MoveSet;
use crate::turning::{Turn, Turning, from_gray, gray};

/// What a coin costs that shows heads, in steps: its moves take as much memory as this many entries of a table.
const STEPS_PER_COIN: u64 = 16;

/// Winning moves, by their rightmost coin; in Mock Turtles they may be too many to write out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WinningTurns {
    parts: Vec<Part>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    One(Turn),
    /// This coin together with two to the left of it whose numbers, each less by one, have this XOR, which is not 0.
    Threes {
        last: u32,
        xor: u32,
    },
}

impl WinningTurns {
    /// The moves that turn a row of this value into one of value 0, under normal play.
    pub(super) fn of_value(row: &Row, value: u32, budget: &Budget) -> Result<Self, TooLarge> {
        let mut parts = Vec::new();
        if value != 0 {
            for coin in row.heads() {
                budget.spend(STEPS_PER_COIN)?;
                parts.extend(part(row.game(), coin, value).filter(|part| part.len() > 0));
            }
        }
        Ok(Self { parts })
    }

    /// These moves.
    pub(super) fn of_turns(turns: Vec<Turn>) -> Self {
        Self { parts: turns.into_iter().map(Part::One).collect() }
    }
}

/// The moves with `coin` as their rightmost that turn coins whose values have the XOR `value`, which is not 0.
fn part(game: Turning, coin: u32, value: u32) -> Option<Part> {
    // What the coins to the left must come to: less than 2³¹, as all values are.
    let missing = game.value_of(coin) ^ value;
    let left = match game {
        Turning::Ruler => {
            // The coins up to some number before this one are left out; the XOR up to each number is its Gray code.
            let before = from_gray(gray(coin) ^ value);
            return (before < coin).then_some(Part::One(Turn::Run { first: before + 1, last: coin }));
        }
        // The values are the numbers of the coins, so that nothing missing is no coin.
        Turning::Turtles => missing,
        Turning::Twins => missing + 1,
        Turning::MockTurtles if missing == 0 => 0,
        Turning::MockTurtles if missing.count_ones().is_multiple_of(2) => {
            return Some(Part::Threes { last: coin, xor: missing / 2 });
        }
        Turning::MockTurtles => missing / 2 + 1,
    };
    (left < coin).then_some(Part::One(Turn::Coins([0, left, coin])))
}

impl Part {
    fn len(self) -> u64 {
        match self {
            Part::One(_) => 1,
            // Of the two numbers, which are less than last − 1, the larger one has the highest bit of the XOR.
            Part::Threes { last, xor } => {
                let high = u64::from(highest_bit(xor));
                let numbers = u64::from(last) - 1;
                numbers / (2 * high) * high + (numbers % (2 * high)).saturating_sub(high)
            }
        }
    }

    fn nth(self, index: u64) -> Turn {
        match self {
            Part::One(turn) => turn,
            Part::Threes { last, xor } => {
                let high = u64::from(highest_bit(xor));
                // The number with that bit that has so many smaller ones; it is less than the coin and fits.
                let larger = (index / high * 2 * high + high + index % high) as u32;
                Turn::Coins([(larger ^ xor) + 1, larger + 1, last])
            }
        }
    }
}

/// The highest power of two in a number that is not 0.
fn highest_bit(number: u32) -> u32 {
    1 << number.ilog2()
}

impl MoveSet for WinningTurns {
    type Move = Turn;

    fn len(&self) -> u64 {
        self.parts.iter().map(|part| part.len()).sum()
    }

    fn nth(&self, mut index: u64) -> Option<Turn> {
        for part in &self.parts {
            let len = part.len();
            if index < len {
                return Some(part.nth(index));
            }
            index -= len;
        }
        None
    }

    fn iter(&self) -> impl Iterator<Item = Turn> {
        self.parts.iter().flat_map(|&part| (0..part.len()).map(move |index| part.nth(index)))
    }
}
