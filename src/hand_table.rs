//! A table of who wins with n coins as a learner fills it by hand, and what kind of slip is in it.
//!
//! Each row has a number of coins n, from 0, what the takes leave, and a verdict; both may still be empty. The check names
//! the first row, by n, that differs from the true table, and the slip that explains it best. It never says what
//! belongs into a row, nor anything about the rows after the first that differs.

use crate::position::Convention;
use crate::rule::TakeRule;
use crate::solve::Outcome;
use crate::table::{TableError, WinTable};
use thiserror::Error;

/// The largest number of coins in a row that is filled by hand, and the most numbers that it holds.
pub const MAX_HAND_ROW: u32 = 1000;

/// One row, as far as it is filled.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HandRow {
    /// The number of coins.
    pub coins: u32,
    /// What the takes leave, in any order; whatever was written, negative numbers too. `None` if nothing was yet.
    pub leaves: Option<Vec<i64>>,
    /// Who wins: the next player to move, or the previous one. `None` if nothing was written yet.
    pub verdict: Option<Outcome>,
}

/// Why there is no such table.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum HandTableError {
    /// Two rows are for the same number.
    #[error("row {0} is given twice")]
    Twice(u32),
    /// A row is too far down, or too long.
    #[error("a table has no row beyond {MAX_HAND_ROW}, and a row has at most {MAX_HAND_ROW} numbers")]
    TooLarge,
    /// There is no true table to compare with.
    #[error(transparent)]
    Table(#[from] TableError),
}

/// The kind of mistake that explains a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slip {
    /// More coins are taken than there are. With it a number that shows it: a negative one, or a 0 that is there twice.
    MoreThanThereIs(i64),
    /// No take that the rule allows leaves this number.
    NotAllowed(i64),
    /// This number is there twice.
    Repeated(i64),
    /// A take that the rule allows is left out.
    LeftOut,
    /// There is no move in this row: the convention alone decides it, and the row says the opposite. With 0 coins it is "your
    /// turn", and the question is whether who took the last coin has won or lost.
    StartRow,
    /// All rows in which there is a move are the wrong way round: the verdicts are those of the player who has just moved.
    TurnMixedUp,
    /// The verdict is right for the other convention: by the rest of the table, or as nothing else explains it.
    OtherConvention,
    /// The verdict contradicts the learner's own rows before it.
    AgainstOwnRows,
    /// The verdict is wrong, and nothing in the table explains it.
    Unexplained,
}

/// The first row that differs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Difference {
    /// Its number of coins.
    pub coins: u32,
    /// What explains it.
    pub slip: Slip,
    /// Whether some verdict after it follows from the learner's own rows before that, and none contradicts them: then the row
    /// that differs explains what comes after it.
    pub rest_follows: bool,
}

/// A table that is filled by hand, next to the true one.
///
/// ```
/// use last_coin::{Convention, HandRow, HandTable, Outcome::{N, P}, Slip};
///
/// let row = |coins, verdict| HandRow { coins, verdict: Some(verdict), ..HandRow::default() };
/// let rows = vec![row(0, P), row(1, N), row(2, N), row(3, P)];
/// let table = HandTable::new("1-2".parse()?, Convention::Misere, rows)?;
/// let first = table.check().expect("right under normal play only");
/// assert_eq!((first.coins, first.slip, first.rest_follows), (0, Slip::StartRow, true));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct HandTable {
    rule: TakeRule,
    /// By the number of coins; empty rows are absent.
    rows: Vec<Option<HandRow>>,
    truth: WinTable,
    other_convention: WinTable,
}

impl HandTable {
    /// The table with these rows, in any order.
    ///
    /// # Errors
    /// Two rows for one number, a row that is too large, or a rule that does more than taking.
    pub fn new(rule: TakeRule, convention: Convention, rows: Vec<HandRow>) -> Result<Self, HandTableError> {
        let last = rows.iter().map(|row| row.coins).max().unwrap_or(0);
        let longest = rows.iter().filter_map(|row| row.leaves.as_ref()).map(Vec::len).max().unwrap_or(0);
        if last > MAX_HAND_ROW || longest > MAX_HAND_ROW as usize {
            return Err(HandTableError::TooLarge);
        }
        let other = match convention {
            Convention::Normal => Convention::Misere,
            Convention::Misere => Convention::Normal,
        };
        let mut table = Self {
            rows: vec![None; last as usize + 1],
            truth: WinTable::new(&rule, convention, last)?,
            other_convention: WinTable::new(&rule, other, last)?,
            rule,
        };
        for row in rows {
            let place = &mut table.rows[row.coins as usize];
            if place.is_some() {
                return Err(HandTableError::Twice(row.coins));
            }
            *place = Some(row);
        }
        Ok(table)
    }

    /// The first row that differs from the true table; `None` if all that is filled is right.
    pub fn check(&self) -> Option<Difference> {
        self.rows.iter().flatten().find_map(|row| {
            let slip = self.slip_in(row)?;
            Some(Difference { coins: row.coins, slip, rest_follows: self.rest_follows(row.coins) })
        })
    }

    fn slip_in(&self, row: &HandRow) -> Option<Slip> {
        let leaves = row.leaves.as_ref().and_then(|leaves| self.slip_in_leaves(row.coins, leaves));
        leaves.or_else(|| self.slip_in_verdict(row.coins, row.verdict?))
    }

    fn slip_in_leaves(&self, coins: u32, leaves: &[i64]) -> Option<Slip> {
        let mut seen = vec![false; coins as usize];
        for &left in leaves {
            if left < 0 {
                return Some(Slip::MoreThanThereIs(left));
            }
            let take = u32::try_from(left).ok().and_then(|left| coins.checked_sub(left));
            let Some(take) = take.filter(|&take| self.rule.allows(take)) else {
                return Some(Slip::NotAllowed(left));
            };
            // An allowed take is at least 1, so what it leaves is less.
            let seen = &mut seen[(coins - take) as usize];
            if *seen {
                let has_larger_takes = self.rule.largest().is_none_or(|largest| largest > coins);
                let is_cut_off = left == 0 && has_larger_takes;
                return Some(if is_cut_off { Slip::MoreThanThereIs(0) } else { Slip::Repeated(left) });
            }
            *seen = true;
        }
        // Each that is there is legal and there once.
        let legal = self.rule.takes(coins).len();
        (legal > leaves.len() as u64).then_some(Slip::LeftOut)
    }

    fn slip_in_verdict(&self, coins: u32, written: Outcome) -> Option<Slip> {
        if Some(written) == self.truth.outcome(coins) {
            return None;
        }
        let fits_other_convention =
            self.all_moving(|coins, verdict| self.other_convention.outcome(coins) == Some(verdict));
        let is_inverted = self.all_moving(|coins, verdict| self.truth.outcome(coins) != Some(verdict));
        if self.rule.is_stuck(coins) {
            let is_mixed_up = is_inverted && !fits_other_convention;
            return Some(if is_mixed_up { Slip::TurnMixedUp } else { Slip::StartRow });
        }
        Some(if fits_other_convention {
            Slip::OtherConvention
        } else if is_inverted {
            Slip::TurnMixedUp
        } else if self.by_own_rows(coins).is_some() {
            // What is before the first row that differs is right, so it follows from there that this one is not.
            Slip::AgainstOwnRows
        } else if self.other_convention.outcome(coins) == Some(written) {
            Slip::OtherConvention
        } else {
            Slip::Unexplained
        })
    }

    fn verdict(&self, coins: u32) -> Option<Outcome> {
        self.rows.get(coins as usize)?.as_ref()?.verdict
    }

    /// Whether `holds` for every verdict of a row in which there is a move, and there are at least two: one alone says nothing.
    fn all_moving(&self, holds: impl Fn(u32, Outcome) -> bool) -> bool {
        let rows = self.rows.iter().flatten().filter(|row| !self.rule.is_stuck(row.coins));
        let mut verdicts = rows.filter_map(|row| Some((row.coins, row.verdict?)));
        let mut count = 0;
        verdicts.all(|(coins, verdict)| {
            count += 1;
            holds(coins, verdict)
        }) && count >= 2
    }

    /// What the recurrence makes of the verdicts that the learner wrote, if they suffice.
    fn by_own_rows(&self, coins: u32) -> Option<Outcome> {
        let takes = self.rule.takes(coins);
        let mut is_complete = !takes.is_empty();
        for take in takes.iter() {
            match self.verdict(coins - take) {
                Some(Outcome::P) => return Some(Outcome::N),
                Some(Outcome::N) => {}
                None => is_complete = false,
            }
        }
        is_complete.then_some(Outcome::P)
    }

    fn rest_follows(&self, from: u32) -> bool {
        let later = self.rows.iter().flatten().filter(|row| row.coins > from);
        let pairs = later.filter_map(|row| Some((row.verdict?, self.by_own_rows(row.coins)?)));
        let mut is_any = false;
        pairs.into_iter().all(|(written, own)| {
            is_any = true;
            written == own
        }) && is_any
    }
}
