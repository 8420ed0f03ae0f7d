//! Coin-turning games: which coins of a row one move turns over.
//!
//! Coins are numbered from 1, from left to right. Every move turns its rightmost coin from heads to tails; the coins to the
//! left of it may show either side. So each coin that shows heads is a game of its own, and a row is the sum of them. Source: E. R.
//! Berlekamp, J. H. Conway and R. K. Guy, Winning Ways for your Mathematical Plays, 1982, chapter 14.

use crate::budget::{Budget, TooLarge};
use crate::mex::mex;

/// The highest number of a coin: 10⁹.
pub const MAX_COIN: u32 = 1_000_000_000;

/// Which coins one move turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turning {
    /// Turning Turtles: one coin or two.
    Turtles,
    /// Twins: exactly two.
    Twins,
    /// Mock Turtles: one, two or three.
    MockTurtles,
    /// Ruler: any number of neighbours.
    Ruler,
}

/// A move: the coins that it turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Turn {
    /// These, ascending; 0 stands for none.
    Coins([u32; 3]),
    /// All from the first to the last.
    Run {
        /// The leftmost.
        first: u32,
        /// The rightmost.
        last: u32,
    },
}

impl Turn {
    /// The rightmost coin.
    pub fn last(self) -> u32 {
        match self {
            Turn::Coins([_, _, last]) | Turn::Run { last, .. } => last,
        }
    }

    /// The coins, as first and last of neighbours.
    pub fn runs(self) -> impl Iterator<Item = (u32, u32)> {
        let (coins, run) = match self {
            Turn::Coins(coins) => (coins, None),
            Turn::Run { first, last } => ([0; 3], Some((first, last))),
        };
        coins.into_iter().filter(|&coin| coin > 0).map(|coin| (coin, coin)).chain(run)
    }
}

impl Turning {
    /// The Grundy value of a single coin that shows heads, by closed form; `None` unless it is one of 1 to [`MAX_COIN`].
    pub fn value(self, coin: u32) -> Option<u32> {
        (1..=MAX_COIN).contains(&coin).then(|| self.value_of(coin))
    }

    /// The same for a coin that there is.
    pub(crate) fn value_of(self, coin: u32) -> u32 {
        match self {
            Turning::Turtles => coin,
            Turning::Twins => coin - 1,
            Turning::MockTurtles => odious(coin - 1),
            Turning::Ruler => coin & coin.wrapping_neg(),
        }
    }

    /// The XOR of the values of the coins from 1 to `last`.
    pub(crate) fn xor_up_to(self, last: u32) -> u32 {
        match self {
            Turning::Turtles => xor_up_to(last),
            Turning::Twins => xor_up_to(last.saturating_sub(1)),
            Turning::MockTurtles => {
                let Some(most) = last.checked_sub(1) else { return 0 };
                // Of every two neighbours 2k and 2k + 1 one has an even number of binary ones, and its odious number is odd.
                let is_left_over = most.is_multiple_of(2) && most.count_ones().is_multiple_of(2);
                let odd = last / 2 + u32::from(is_left_over);
                2 * xor_up_to(most) + odd % 2
            }
            Turning::Ruler => gray(last),
        }
    }

    /// The values of single coins by the definition: the mex of what the moves leave, each the XOR of the values of the coins
    /// that it turns besides. From coin 1 to `largest`; the first entry stands for no coin.
    ///
    /// # Errors
    /// It would cost more than `budget`, a step for each move; or there are no such coins.
    pub fn values_by_definition(self, largest: u32, budget: &Budget) -> Result<Vec<u32>, TooLarge> {
        if largest > MAX_COIN {
            return Err(TooLarge);
        }
        // At each coin the XOR of the values up to it.
        let mut sums: Vec<u32> = vec![0];
        let mut values = vec![0];
        for coin in 1..=largest {
            let moves = self.moves_of(coin);
            budget.spend(moves.saturating_add(1))?;
            let before = sums[coin as usize - 1];
            // The coin itself adds nothing once it shows tails.
            sums.push(before);
            let left = |index| {
                let runs = self.turn(coin, index).runs();
                runs.fold(0, |sum, (first, last)| sum ^ sums[last as usize] ^ sums[first as usize - 1])
            };
            let value = mex((0..moves).map(left));
            values.push(value);
            sums[coin as usize] = before ^ value;
        }
        Ok(values)
    }

    /// Whether these coins may be turned, if the last of them shows heads.
    pub(crate) fn allows(self, turn: Turn) -> bool {
        match (self, turn) {
            (Turning::Ruler, Turn::Run { first, last }) => 0 < first && first <= last,
            (Turning::Ruler, Turn::Coins(_)) | (_, Turn::Run { .. }) => false,
            (_, Turn::Coins([first, second, last])) => {
                let is_ascending = (first == 0 || first < second) && second < last;
                is_ascending
                    && match self {
                        Turning::Turtles => first == 0,
                        Turning::Twins => first == 0 && second > 0,
                        Turning::MockTurtles | Turning::Ruler => true,
                    }
            }
        }
    }

    /// How many moves turn this coin as their rightmost.
    pub(crate) fn moves_of(self, coin: u32) -> u64 {
        let coin = u64::from(coin);
        match self {
            Turning::Turtles | Turning::Ruler => coin,
            Turning::Twins => coin.saturating_sub(1),
            Turning::MockTurtles => 1 + coin * coin.saturating_sub(1) / 2,
        }
    }

    /// How many moves turn one of the coins from 1 to `last` as their rightmost: the sum of those.
    pub(crate) fn moves_up_to(self, last: u32) -> u128 {
        let last = u128::from(last);
        match self {
            Turning::Turtles | Turning::Ruler => last * (last + 1) / 2,
            Turning::Twins => last * last.saturating_sub(1) / 2,
            Turning::MockTurtles => last + (last + 1) * last * last.saturating_sub(1) / 6,
        }
    }

    /// The move number `index` of those that turn this coin as their rightmost.
    pub(crate) fn turn(self, coin: u32, index: u64) -> Turn {
        // What is found from an index that there is, is less than the coin and fits.
        match self {
            Turning::Turtles => Turn::Coins([0, index as u32, coin]),
            Turning::Twins => Turn::Coins([0, index as u32 + 1, coin]),
            Turning::Ruler => Turn::Run { first: coin - index as u32, last: coin },
            Turning::MockTurtles => {
                let Some(pair) = index.checked_sub(1) else { return Turn::Coins([0, 0, coin]) };
                // Before the pairs whose second coin is s, the first of which is 0 and s, there are s(s − 1)/2.
                let second = (8 * pair + 1).isqrt().div_ceil(2);
                Turn::Coins([(pair - second * (second - 1) / 2) as u32, second as u32, coin])
            }
        }
    }
}

/// The odious number with so many smaller ones: it has an odd number of binary ones.
fn odious(index: u32) -> u32 {
    2 * index + 1 - index.count_ones() % 2
}

/// The XOR of the numbers from 0 to `last`.
fn xor_up_to(last: u32) -> u32 {
    match last % 4 {
        0 => last,
        1 => 1,
        2 => last + 1,
        _ => 0,
    }
}

/// The Gray code of a number, which is also the XOR of the largest powers of two that divide the numbers from 1 to it: bit j
/// is the parity of how many of them are odd multiples of 2ʲ.
pub(crate) fn gray(number: u32) -> u32 {
    number ^ (number >> 1)
}

/// The number with this Gray code.
pub(crate) fn from_gray(code: u32) -> u32 {
    [16, 8, 4, 2, 1].iter().fold(code, |number, shift| number ^ (number >> shift))
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [Turning; 4] = [Turning::Turtles, Turning::Twins, Turning::MockTurtles, Turning::Ruler];

    #[test]
    fn closed_forms_are_the_values_of_the_definition() {
        for game in ALL {
            let values = game.values_by_definition(200, &Budget::new(2_000_000)).expect("few moves");
            assert_eq!(values.len(), 201);
            let mut sum = 0;
            for (coin, &value) in (0..).zip(&values) {
                sum ^= value;
                assert_eq!(game.value(coin), (coin > 0).then_some(value), "{game:?}, coin {coin}");
                assert_eq!(game.xor_up_to(coin), sum, "{game:?}, coins to {coin}");
            }
        }
    }

    /// Winning Ways, chapter 14; the odious numbers are also OEIS A000069, the ruler A006519.
    #[test]
    fn values_are_the_published_ones() {
        let values = |game: Turning| (1..=12).map_while(move |coin| game.value(coin)).collect::<Vec<_>>();
        assert_eq!(values(Turning::MockTurtles), [1, 2, 4, 7, 8, 11, 13, 14, 16, 19, 21, 22]);
        assert_eq!(values(Turning::Ruler), [1, 2, 1, 4, 1, 2, 1, 8, 1, 2, 1, 4]);
    }

    #[test]
    fn values_end_with_the_coins() {
        for game in ALL {
            assert_eq!((game.value(0), game.value(MAX_COIN + 1), game.value(u32::MAX)), (None, None, None));
            assert!(game.value(MAX_COIN).is_some());
            assert_eq!(game.values_by_definition(u32::MAX, &Budget::new(100)), Err(TooLarge));
            assert_eq!(game.values_by_definition(1000, &Budget::new(100)), Err(TooLarge));
        }
        // 999,999,999 has 21 binary ones already.
        assert_eq!(Turning::MockTurtles.value(MAX_COIN), Some(1_999_999_998));
    }

    #[test]
    fn moves_are_numbered_each_once() {
        for game in ALL {
            let mut sum = 0;
            for coin in 1..=60 {
                let turns: Vec<Turn> = (0..game.moves_of(coin)).map(|index| game.turn(coin, index)).collect();
                assert!(turns.iter().all(|&turn| game.allows(turn) && turn.last() == coin));
                let mut sorted = turns.clone();
                sorted.sort_unstable();
                sorted.dedup();
                assert_eq!(sorted.len(), turns.len(), "{game:?}, coin {coin}");
                // Those of the definition: how many of the coins to the left may be turned too.
                let left = u64::from(coin) - 1;
                let expected = match game {
                    Turning::Turtles => 1 + left,
                    Turning::Twins => left,
                    Turning::MockTurtles => 1 + left + (0..left).sum::<u64>(),
                    Turning::Ruler => 1 + left,
                };
                assert_eq!(turns.len() as u64, expected, "{game:?}, coin {coin}");
                sum += u128::from(expected);
                assert_eq!(game.moves_up_to(coin), sum, "{game:?}, coins to {coin}");
            }
            assert_eq!((game.moves_up_to(0), game.xor_up_to(0)), (0, 0));
            let last = game.moves_of(MAX_COIN) - 1;
            assert!(game.allows(game.turn(MAX_COIN, last)), "{game:?}");
        }
        let last = Turning::MockTurtles.moves_of(MAX_COIN) - 1;
        let coins = [MAX_COIN - 2, MAX_COIN - 1, MAX_COIN];
        assert_eq!(Turning::MockTurtles.turn(MAX_COIN, last), Turn::Coins(coins));
    }

    #[test]
    fn gray_codes_are_read_back() {
        for number in (0..2000).chain(MAX_COIN - 2000..=MAX_COIN) {
            assert_eq!(from_gray(gray(number)), number);
        }
        assert_eq!(from_gray(gray(u32::MAX)), u32::MAX);
    }
}
