//! Rows of coins that show heads or tails, for the coin-turning games.

mod turns;

use crate::budget::{Budget, TooLarge};
use crate::game::{Ending, Game, MoveSet};
use crate::paid_search;
use crate::position::Convention;
use crate::solve::Outcome;
use crate::text::{MAX_TEXT, narrow};
use crate::turning::{MAX_COIN, Turn, Turning};
use std::fmt;
use thiserror::Error;
pub use turns::Turns;

/// A row of coins, of which those without heads at the right end do not matter.
///
/// ```
/// use last_coin::{Budget, Convention, Game, MoveSet, Outcome, Row, Turn, Turning};
///
/// let row = Row::read(Turning::Turtles, "THHTH", Convention::Normal)?;
/// assert_eq!(row.heads().collect::<Vec<_>>(), [2, 3, 5]);
/// assert_eq!(row.value(), 2 ^ 3 ^ 5);
/// let winning = row.winning_moves(&Budget::new(1000))?;
/// assert_eq!(winning.iter().collect::<Vec<_>>(), [Turn::Coins([0, 1, 5])]);
/// let after = row.play(Turn::Coins([0, 1, 5]))?;
/// assert_eq!(after.to_string(), "HHH");
/// assert_eq!(after.outcome(&Budget::new(0))?, Outcome::P);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Row {
    game: Turning,
    /// The last coins of all runs of equal sides, ascending, without the run of tails at the right end; 0 is the first if coin
    /// 1 shows heads. So the coins of heads are those after an entry at an even place up to the next entry: a move that turns
    /// a million neighbours changes two entries.
    ends: Vec<u32>,
    convention: Convention,
}

/// Why there is no such row.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RowError {
    /// A coin without a place in the row.
    #[error("coins are numbered from 1")]
    Zero,
    /// A number above [`MAX_COIN`].
    #[error("a row has at most {MAX_COIN} coins")]
    TooManyCoins,
    /// A coin that is named again.
    #[error("coin {0} is given twice")]
    Twice(u32),
    /// A sign that is no side of a coin.
    #[error("\"{0}\" is neither H nor T")]
    NoSide(char),
    /// More characters than anyone writes.
    #[error("the text of a row has at most {MAX_TEXT} characters")]
    TooLong,
}

/// Why a turn is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum IllegalTurn {
    /// The rightmost coin shows tails.
    #[error("coin {0} does not show heads")]
    NotHeads(u32),
    /// Not these coins together.
    #[error("the game does not allow turning these coins together")]
    Forbidden,
}

impl Row {
    /// The row in which the coins with these numbers show heads.
    ///
    /// # Errors
    /// A number that is no coin's, or that is given twice.
    pub fn new(game: Turning, heads: &[u32], convention: Convention) -> Result<Self, RowError> {
        let mut coins = Vec::with_capacity(heads.len());
        for &coin in heads {
            match coin {
                0 => return Err(RowError::Zero),
                1..=MAX_COIN => coins.push(coin),
                _ => return Err(RowError::TooManyCoins),
            }
        }
        coins.sort_unstable();
        if let Some(twice) = coins.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(RowError::Twice(twice[0]));
        }
        let mut ends = Vec::new();
        for coin in coins {
            if ends.last() == Some(&(coin - 1)) {
                ends.pop();
            } else {
                ends.push(coin - 1);
            }
            ends.push(coin);
        }
        Ok(Self { game, ends, convention })
    }

    /// Reads a row such as `HTTH`, small and full-width letters too.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn read(game: Turning, text: &str, convention: Convention) -> Result<Self, RowError> {
        let text = narrow(text).ok_or(RowError::TooLong)?;
        let mut heads = Vec::new();
        for (coin, side) in (1..).zip(text.chars().filter(|&sign| sign != ' ')) {
            match side {
                'h' => heads.push(coin),
                't' => {}
                _ => return Err(RowError::NoSide(side)),
            }
        }
        Self::new(game, &heads, convention)
    }

    /// Which coins one move turns.
    pub fn game(&self) -> Turning {
        self.game
    }

    /// Who wins when no move is left.
    pub fn convention(&self) -> Convention {
        self.convention
    }

    /// The coins that show heads, ascending.
    pub fn heads(&self) -> impl Iterator<Item = u32> {
        self.runs().flat_map(|(before, last)| before + 1..=last)
    }

    /// Whether the coin shows heads.
    pub fn is_heads(&self, coin: u32) -> bool {
        self.ends.partition_point(|&end| end < coin) % 2 == 1
    }

    /// The Grundy value, which says who wins under normal play.
    pub fn value(&self) -> u32 {
        let xor = |coin| self.game.xor_up_to(coin);
        self.ends.iter().fold(0, |sum, &end| sum ^ xor(end))
    }

    /// Who wins when both play perfectly: under normal play by the closed form of the value, under misère play by search.
    ///
    /// # Errors
    /// The search would cost more than `budget`: a move that it looks at costs 16 steps, and 16 more for every 16
    /// coins whose right neighbour shows the other side.
    pub fn outcome(&self, budget: &Budget) -> Result<Outcome, TooLarge> {
        match self.convention {
            Convention::Normal if self.value() == 0 => Ok(Outcome::P),
            Convention::Normal => Ok(Outcome::N),
            Convention::Misere => paid_search::outcome(self, budget),
        }
    }

    /// All moves that leave the other player lost.
    ///
    /// # Errors
    /// As for [`Row::outcome`]; or, under normal play, there are too many heads to look at, each for 16 steps.
    pub fn winning_moves(&self, budget: &Budget) -> Result<Turns, TooLarge> {
        match self.convention {
            Convention::Normal => Turns::winning(self, self.value(), budget),
            Convention::Misere => paid_search::winning_moves(self, budget),
        }
    }

    /// The runs of heads, each by the coin before it and its last.
    fn runs(&self) -> impl Iterator<Item = (u32, u32)> {
        runs(&self.ends)
    }

    /// Turns over all coins after `before` up to `last`.
    fn turn_over(&mut self, before: u32, last: u32) {
        for end in [before, last] {
            match self.ends.binary_search(&end) {
                Ok(place) => {
                    self.ends.remove(place);
                }
                Err(place) => self.ends.insert(place, end),
            }
        }
    }
}

fn runs(ends: &[u32]) -> impl Iterator<Item = (u32, u32)> {
    ends.chunks_exact(2).map(|run| (run[0], run[1]))
}

impl fmt::Display for Row {
    /// The sides up to the last coin that shows heads; a longer row than is read, by the numbers of the runs of heads.
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let is_short = self.ends.last().is_none_or(|&last| last as usize <= MAX_TEXT);
        let mut written = 0;
        for (place, (before, last)) in self.runs().enumerate() {
            if is_short {
                (written..before).try_for_each(|_| out.write_str("T"))?;
                (before..last).try_for_each(|_| out.write_str("H"))?;
                written = last;
            } else {
                let separator = if place > 0 { " " } else { "" };
                write!(out, "{separator}{}", before + 1)?;
                if last > before + 1 {
                    write!(out, "-{last}")?;
                }
            }
        }
        Ok(())
    }
}

/// Which coins show heads, and the convention. Rows compare by it only within one game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct CanonicalRow(Vec<u32>, Convention);

impl Game for Row {
    type Move = Turn;
    type Moves = Turns;
    type Canonical = CanonicalRow;
    type Refusal = IllegalTurn;

    fn legal_moves(&self) -> Turns {
        Turns::of_row(self)
    }

    fn play(&self, turn: Turn) -> Result<Self, IllegalTurn> {
        if !self.game.allows(turn) {
            return Err(IllegalTurn::Forbidden);
        }
        if !self.is_heads(turn.last()) {
            return Err(IllegalTurn::NotHeads(turn.last()));
        }
        let mut after = self.clone();
        for (first, last) in turn.runs() {
            after.turn_over(first - 1, last);
        }
        Ok(after)
    }

    fn result(&self) -> Option<Ending> {
        self.legal_moves().is_empty().then_some(self.convention.ending())
    }

    fn canonical(&self) -> CanonicalRow {
        CanonicalRow(self.ends.clone(), self.convention)
    }

    fn size(&self) -> u64 {
        1 + self.ends.len() as u64 / 16
    }
}
