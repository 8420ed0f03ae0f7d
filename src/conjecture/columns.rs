//! The claim "lost exactly when the nim-sum is 0", for several columns.

use super::{Counterexample, Flaw, Grounds, Judgement, flaw};
use crate::budget::{Budget, TooLarge};
use crate::position::{Convention, Position, Take};
use crate::rule::{MAX_COINS, RuleKind, TakeRule};
use crate::solve::STEPS;

/// Checks the claim that exactly those positions are lost whose numbers of coins have the XOR 0; with the exception of misère
/// play, if it is claimed: when no column has more than one coin, those with the XOR 1.
///
/// Where any number may be taken, this is proven or refuted for all positions. Elsewhere it is checked for the positions that
/// can come of `position` or differ from these in what has been taken already: all with no more coins in any column, those with
/// fewer coins in all first, then those with fewer in the first column, and so on, as far as a budget reaches.
///
/// ```
/// use last_coin::{Convention, Flaw, Grounds, Judgement, Position, check_nim_sum};
///
/// let nim = Position::of_heaps(&[5, 4, 3], "any".parse()?, Convention::Misere)?;
/// assert_eq!(check_nim_sum(&nim, true), Judgement::Proven(Grounds::Nim));
/// let limited = Position::of_heaps(&[5, 4], "1-3".parse()?, Convention::Normal)?;
/// let Judgement::Refuted(found) = check_nim_sum(&limited, false) else { panic!() };
/// assert_eq!((found.columns, found.flaw), (vec![0, 4], Flaw::Stranded)); // lost, and 4 is not 0
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn check_nim_sum(position: &Position, has_exception: bool) -> Judgement {
    let is_nim = position.rules().iter().all(|rule| rule.kind() == RuleKind::Any);
    if is_nim && has_exception == (position.convention() == Convention::Misere) {
        return Judgement::Proven(Grounds::Nim);
    }
    let (limits, rules): (Vec<u32>, Vec<&TakeRule>) =
        position.heaps().map(|heap| (heap.coins(), heap.rule())).unzip();
    let mut check = Check {
        columns: vec![0; limits.len()],
        room: (0..limits.len()).map(|column| total(&limits[column + 1..])).collect(),
        limits,
        rules,
        convention: position.convention(),
        has_exception,
        budget: Budget::new(STEPS),
    };
    for coins in 0..=position.coins() {
        match check.columns_from(0, coins) {
            Ok(None) => {}
            Ok(Some(found)) => return Judgement::Refuted(found),
            // One position without coins is always checked, so there is a number before.
            Err(TooLarge) => {
                return Judgement::Verified { coins: coins.saturating_sub(1), needed: None };
            }
        }
    }
    Judgement::Verified { coins: position.coins(), needed: None }
}

fn total(columns: &[u32]) -> u64 {
    columns.iter().map(|&coins| u64::from(coins)).sum()
}

/// What decides whether a position is claimed.
#[derive(Clone, Copy)]
struct Sum {
    xor: u32,
    /// How many columns have more than one coin.
    high: usize,
}

impl Sum {
    /// After a column of `before` coins has become one of `after`.
    fn changed(self, before: u32, after: u32) -> Self {
        Self {
            xor: self.xor ^ before ^ after,
            high: self.high - usize::from(before > 1) + usize::from(after > 1),
        }
    }

    fn is_claimed(self, has_exception: bool) -> bool {
        self.xor == u32::from(has_exception && self.high == 0)
    }
}

struct Check<'a> {
    limits: Vec<u32>,
    /// For each column how many coins the columns after it have room for.
    room: Vec<u64>,
    rules: Vec<&'a TakeRule>,
    convention: Convention,
    has_exception: bool,
    budget: Budget,
    /// The position that is being checked.
    columns: Vec<u32>,
}

impl Check<'_> {
    /// Spreads `coins` over the columns from `column` on in every way, and checks each position that comes of it.
    fn columns_from(&mut self, column: usize, coins: u64) -> Result<Option<Counterexample>, TooLarge> {
        let Some(&limit) = self.limits.get(column) else { return self.check() };
        for here in coins.saturating_sub(self.room[column])..=coins.min(limit.into()) {
            // At most the limit, so it fits.
            self.columns[column] = here as u32;
            let found = self.columns_from(column + 1, coins - here)?;
            if found.is_some() {
                return Ok(found);
            }
        }
        Ok(None)
    }

    fn check(&self) -> Result<Option<Counterexample>, TooLarge> {
        let empty = Sum { xor: 0, high: 0 };
        let sum = self.columns.iter().fold(empty, |sum, &coins| sum.changed(0, coins));
        let is_stuck = self.columns.iter().zip(&self.rules).all(|(&coins, rule)| rule.is_stuck(coins));
        let to_member = self.move_to_member(sum)?;
        let is_claimed = sum.is_claimed(self.has_exception);
        let found = flaw(is_stuck, is_claimed, to_member.is_some(), self.convention);
        Ok(found.map(|flaw| self.counterexample(flaw, to_member)))
    }

    /// The first move to a position that is claimed.
    fn move_to_member(&self, sum: Sum) -> Result<Option<Take>, TooLarge> {
        for (column, (&coins, rule)) in self.columns.iter().zip(&self.rules).enumerate() {
            self.budget.spend(1)?;
            for count in rule.takes(coins).iter() {
                self.budget.spend(1)?;
                if sum.changed(coins, coins - count).is_claimed(self.has_exception) {
                    return Ok(Some(Take { column, count }));
                }
            }
        }
        Ok(None)
    }

    fn counterexample(&self, flaw: Flaw, to_member: Option<Take>) -> Counterexample {
        let mut board = self.columns.clone();
        let mut take = if flaw == Flaw::Joined { to_member } else { None };
        if flaw == Flaw::Ended
            && let Some((column, least)) = self.move_that_ends()
        {
            board[column] += least;
            take = Some(Take { column, count: least });
        }
        Counterexample { columns: self.columns.clone(), flaw, board, take }
    }

    /// The column and the size of a move that leads to this position: preferably one that the board has room for.
    fn move_that_ends(&self) -> Option<(usize, u32)> {
        let moves = self.rules.iter().enumerate().filter_map(|(column, rule)| {
            let least = rule.least()?;
            (self.columns[column] + least <= MAX_COINS).then_some((column, least))
        });
        moves.min_by_key(|&(column, least)| self.columns[column] + least > self.limits[column])
    }
}
