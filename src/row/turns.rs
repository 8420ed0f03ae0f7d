//! Sets of moves of a row, which may be too many to write out.

use super::{Row, runs};
use crate::budget::{Budget, TooLarge};
use crate::game::MoveSet;
use crate::turning::{Turn, Turning, from_gray, gray};

/// What a coin costs that shows heads, in steps: its moves take as much memory as this many entries of a table.
const STEPS_PER_COIN: u64 = 16;

/// Moves, by their rightmost coin. They may be more than can be numbered: then only the first 2⁶⁴ − 1 of them count.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Turns {
    parts: Vec<Part>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    One(Turn),
    /// All whose rightmost coin comes after `before` and is `last` at most.
    All {
        game: Turning,
        before: u32,
        last: u32,
    },
    /// This coin together with two to the left of it whose numbers, each less by one, have this XOR, which is not 0.
    Threes {
        last: u32,
        xor: u32,
    },
}

impl Turns {
    /// The legal ones.
    pub(super) fn of_row(row: &Row) -> Self {
        let game = row.game();
        Self { parts: runs(&row.ends).map(|(before, last)| Part::All { game, before, last }).collect() }
    }

    /// The moves that turn a row of this value into one of value 0, under normal play.
    pub(super) fn winning(row: &Row, value: u32, budget: &Budget) -> Result<Self, TooLarge> {
        let mut parts = Vec::new();
        if value != 0 {
            for coin in row.heads() {
                budget.spend(STEPS_PER_COIN)?;
                parts.extend(part(row.game(), coin, value).filter(|part| part.len() > 0));
            }
        }
        Ok(Self { parts })
    }
}

impl FromIterator<Turn> for Turns {
    fn from_iter<I: IntoIterator<Item = Turn>>(turns: I) -> Self {
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
    fn len(self) -> u128 {
        match self {
            Part::One(_) => 1,
            Part::All { game, before, last } => game.moves_up_to(last) - game.moves_up_to(before),
            // Of the two numbers, which are less than last − 1, the larger one has the highest bit of the XOR.
            Part::Threes { last, xor } => {
                let high = highest_bit(xor);
                let numbers = last - 1;
                let before = numbers / high / 2 * high;
                u128::from(before + (numbers - 2 * before).saturating_sub(high))
            }
        }
    }

    fn nth(self, index: u128) -> Turn {
        match self {
            Part::One(turn) => turn,
            Part::All { game, before, last } => {
                // The coin up to which there are more than so many moves, but not up to the coin before it.
                let place = game.moves_up_to(before) + index;
                let (mut low, mut high) = (before, last);
                while high - low > 1 {
                    let middle = low + (high - low) / 2;
                    if game.moves_up_to(middle) > place { high = middle } else { low = middle }
                }
                // Less than the moves of one coin, so it fits.
                game.turn(high, (place - game.moves_up_to(high - 1)) as u64)
            }
            Part::Threes { last, xor } => {
                let high = highest_bit(xor);
                // There are fewer than coins, so it fits.
                let index = index as u32;
                // The number with that bit that has so many smaller ones.
                let larger = index / high * 2 * high + high + index % high;
                Turn::Coins([(larger ^ xor) + 1, larger + 1, last])
            }
        }
    }
}

/// The highest power of two in a number that is not 0.
fn highest_bit(number: u32) -> u32 {
    1 << number.ilog2()
}

impl MoveSet for Turns {
    type Move = Turn;

    fn len(&self) -> u64 {
        let moves: u128 = self.parts.iter().map(|part| part.len()).sum();
        u64::try_from(moves).unwrap_or(u64::MAX)
    }

    fn nth(&self, index: u64) -> Option<Turn> {
        let mut index = u128::from(index);
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

    fn written_out(&self) -> u64 {
        self.parts.len() as u64
    }
}
