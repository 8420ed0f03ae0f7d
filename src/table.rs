//! Who wins with n coins in one heap, for every n, by the recurrence: a number is won when some take leaves a lost one.

use crate::budget::TooLarge;
use crate::position::{Convention, PositionError};
use crate::rule::TakeRule;
use crate::solve::Outcome;
use thiserror::Error;

/// The largest number of coins that a table goes up to.
pub const MAX_ROWS: u32 = 100_000;

/// The largest number of coins whose takes are listed one by one.
pub const MAX_ROW: u32 = 10_000;

/// The outcomes of one heap of 0, 1, 2, … coins under a take-only rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WinTable {
    outcomes: Vec<Outcome>,
}

/// Why there is no such table.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TableError {
    /// It would be too long.
    #[error(transparent)]
    TooLarge(#[from] TooLarge),
    /// No position has this rule.
    #[error(transparent)]
    Impossible(#[from] PositionError),
}

/// One take in a row of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RowTake {
    /// How many coins are taken.
    pub count: u32,
    /// How many are left.
    pub leaves: u32,
    /// Whether that is lost for the player who faces it.
    pub wins: bool,
}

impl WinTable {
    /// The table up to `last` coins. The work grows with `last` and with how long the rule is to write, whatever K is.
    ///
    /// # Errors
    /// `last` is more than [`MAX_ROWS`], or the rule does more than taking.
    pub fn new(rule: &TakeRule, convention: Convention, last: u32) -> Result<Self, TableError> {
        if last > MAX_ROWS {
            return Err(TooLarge.into());
        }
        if !rule.is_take_only() {
            return Err(PositionError::UnsupportedRule(rule.to_string()).into());
        }
        let mut rows = Lookback::new(rule);
        Ok(Self { outcomes: (0..=last).map(|_| rows.next_outcome(convention)).collect() })
    }

    /// Who wins with so many coins; `None` past the end.
    pub fn outcome(&self, coins: u32) -> Option<Outcome> {
        self.outcomes.get(coins as usize).copied()
    }

    /// The outcomes from 0 coins on.
    pub fn outcomes(&self) -> &[Outcome] {
        &self.outcomes
    }
}

/// The takes from a heap of `coins`, what each leaves, and which of them win.
///
/// # Errors
/// `coins` is more than [`MAX_ROW`], or the rule does more than taking.
pub fn table_row(
    rule: &TakeRule,
    convention: Convention,
    coins: u32,
) -> Result<(Outcome, Vec<RowTake>), TableError> {
    if coins > MAX_ROW {
        return Err(TooLarge.into());
    }
    let table = WinTable::new(rule, convention, coins)?;
    let takes = rule.takes(coins);
    let takes = takes.iter().map(|count| {
        let leaves = coins - count;
        RowTake { count, leaves, wins: table.outcome(leaves) == Some(Outcome::P) }
    });
    let takes = takes.collect();
    let outcome = table.outcome(coins).ok_or(TooLarge)?;
    Ok((outcome, takes))
}

/// What is remembered of the smaller numbers, so that each next row costs the same.
pub(crate) struct Lookback<'a> {
    rule: &'a TakeRule,
    /// `lost_below[n]`: how many lost numbers are smaller than n.
    lost_below: Vec<usize>,
    /// By residue modulo the tail's length: the smallest lost number.
    first_lost: Vec<Option<usize>>,
}

impl<'a> Lookback<'a> {
    /// Before row 0.
    pub(crate) fn new(rule: &'a TakeRule) -> Self {
        Self { rule, lost_below: vec![0], first_lost: vec![None; rule.tail_period()] }
    }

    /// Adds the next row.
    pub(crate) fn push(&mut self, is_lost: bool) {
        let coins = self.lost_below.len() - 1;
        self.lost_below.push(self.lost_below[coins] + usize::from(is_lost));
        if is_lost {
            let period = self.first_lost.len();
            self.first_lost[coins % period].get_or_insert(coins);
        }
    }

    /// Adds the next row, as the recurrence has it.
    pub(crate) fn next_outcome(&mut self, convention: Convention) -> Outcome {
        let is_stuck = self.rule.is_stuck(self.lost_below.len() as u32 - 1);
        let is_lost = match convention {
            Convention::Misere if is_stuck => false,
            _ => !self.leaves_a_lost_number(),
        };
        self.push(is_lost);
        if is_lost { Outcome::P } else { Outcome::N }
    }

    /// Whether some take from the next row's number leaves a lost one.
    pub(crate) fn leaves_a_lost_number(&self) -> bool {
        let coins = self.lost_below.len() - 1;
        let mut head = self.rule.head_runs().filter(|&(first, _)| first as usize <= coins);
        let mut tail = self.rule.tail_takes().filter_map(|first| coins.checked_sub(first as usize));
        head.any(|(first, last)| {
            let smallest_left = coins.saturating_sub(last as usize);
            let largest_left = coins - first as usize;
            self.lost_below[largest_left + 1] > self.lost_below[smallest_left]
        }) || tail.any(|largest_left| {
            let lost = self.first_lost[largest_left % self.first_lost.len()];
            lost.is_some_and(|lost| lost <= largest_left)
        })
    }
}
