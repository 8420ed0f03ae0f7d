//! Conjectures: a set of positions of which someone claims that they are the lost ones.
//!
//! Such a set is right exactly when three things are so. A position without a move is in it under normal play, and not in it
//! under misère. No move leads from a member to a member. From everything else that has a move, some move leads to a
//! member. For each smaller position the set is then right already, so the smallest position at which one of the three fails is
//! the smallest one of which the set says the wrong thing. Source of the three conditions: the kernel of a graph, J. von
//! Neumann and O. Morgenstern 1944.

mod claim;
mod columns;
mod heaps;

use crate::budget::TooLarge;
use crate::position::{Convention, PositionError, Take};
use crate::rule::{MAX_COINS, TakeRule};
use crate::table::{Lookback, TableError};
pub use claim::{Claim, ParseClaimError};
pub use columns::check_nim_sum;
pub use heaps::{HeapCounterexample, check_heap_claim};

/// The largest number of coins up to which a claim is checked.
pub const MAX_CLAIM: u32 = 10_000;

/// What is wrong at a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// There is no move, and the convention says otherwise.
    Ended,
    /// It is a member, and a move leads to another one.
    Joined,
    /// It is no member, and no move leads to one.
    Stranded,
}

/// The smallest position of which a claim says the wrong thing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counterexample {
    /// The coins of each column.
    pub columns: Vec<u32>,
    /// Which condition fails.
    pub flaw: Flaw,
    /// Where it can be seen in play: the position itself; or, if that has no move, one that leads there, if there is any.
    pub board: Vec<u32>,
    /// The move from the board that leads to the position, or to the other member.
    pub take: Option<Take>,
}

/// What checking a claim comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Judgement<C = Counterexample> {
    /// It is wrong.
    Refuted(C),
    /// It is right for all positions of up to so many coins. That is no proof.
    Verified {
        /// How many coins: in one column, or in all together.
        coins: u64,
        /// Up to how many one column must be checked to make it a proof, where that is known.
        needed: Option<u64>,
    },
    /// It is right for all positions.
    Proven(Grounds),
}

/// Why a claim is right for all positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grounds {
    /// From `from` coins on, what the conditions look at repeats with the period `period`, so that the numbers
    /// `from` to `from + period − 1`, which were checked, stand for all.
    Window {
        /// The first number of the window.
        from: u32,
        /// How many numbers it has.
        period: u32,
    },
    /// Any number may be taken from each column: then it is Nim. Source: C. L. Bouton, "Nim, a game with a complete
    /// mathematical theory", 1901, for both conventions.
    Nim,
}

/// Checks a claim about one column of 0 to `last` coins.
///
/// ```
/// use last_coin::{Convention, Flaw, Grounds, Judgement, check_claim};
///
/// let check = |claim: &str, last| {
///     check_claim(&"1-3".parse().unwrap(), Convention::Misere, &claim.parse().unwrap(), last).unwrap()
/// };
/// assert_eq!(check("1, 5, 9", 12), Judgement::Verified { coins: 12, needed: Some(13) });
/// let Judgement::Refuted(found) = check("1, 5, 9", 20) else { panic!() };
/// assert_eq!((found.columns, found.flaw), (vec![13], Flaw::Stranded));
/// assert_eq!(check("1 mod 4", 20), Judgement::Proven(Grounds::Window { from: 3, period: 4 }));
/// ```
///
/// # Errors
/// `last` is more than [`MAX_CLAIM`], or the rule does more than taking.
pub fn check_claim(
    rule: &TakeRule,
    convention: Convention,
    claim: &Claim,
    last: u32,
) -> Result<Judgement, TableError> {
    if last > MAX_CLAIM {
        return Err(TooLarge.into());
    }
    if !rule.is_take_only() {
        return Err(PositionError::UnsupportedRule(rule.to_string()).into());
    }
    let mut smaller = Lookback::new(rule);
    for coins in 0..=last {
        let is_member = claim.contains(coins);
        let leads_to_member = smaller.leaves_a_lost_number();
        if let Some(flaw) = flaw(rule.is_stuck(coins), is_member, leads_to_member, convention) {
            return Ok(Judgement::Refuted(counterexample(rule, claim, coins, flaw)));
        }
        smaller.push(is_member);
    }
    let window = window(rule, claim);
    let needed = window.map(|(from, period)| from + period - 1);
    Ok(match window {
        // Both are at most `last`, so they fit.
        Some((from, period)) if from + period - 1 <= u64::from(last) => {
            Judgement::Proven(Grounds::Window { from: from as u32, period: period as u32 })
        }
        _ => Judgement::Verified { coins: last.into(), needed },
    })
}

/// Which condition fails at a position, the smaller ones being right.
fn flaw(is_stuck: bool, is_member: bool, leads_to_member: bool, convention: Convention) -> Option<Flaw> {
    if is_stuck {
        return (is_member != (convention == Convention::Normal)).then_some(Flaw::Ended);
    }
    match (is_member, leads_to_member) {
        (true, true) => Some(Flaw::Joined),
        (false, false) => Some(Flaw::Stranded),
        _ => None,
    }
}

fn counterexample(rule: &TakeRule, claim: &Claim, coins: u32, flaw: Flaw) -> Counterexample {
    let (board, count) = match flaw {
        Flaw::Ended => {
            let least = rule.least().filter(|least| coins + least <= MAX_COINS);
            (coins + least.unwrap_or(0), least)
        }
        Flaw::Joined => (coins, rule.takes(coins).iter().find(|take| claim.contains(coins - take))),
        Flaw::Stranded => (coins, None),
    };
    let take = count.map(|count| Take { column: 0, count });
    Counterexample { columns: vec![coins], flaw, board: vec![board], take }
}

/// From where and with which period everything repeats that the conditions look at; `None` if the period is
/// beyond all bounds.
///
/// Past the single members the claim repeats. A number that lies as far beyond them as the takes of the head
/// reach looks back only at what repeats. The takes of a tail reach every smaller number of certain residues; once each
/// residue of the common period has had its turn, it stays the same which of them hold a member.
fn window(rule: &TakeRule, claim: &Claim) -> Option<(u64, u64)> {
    let repeats_from = claim.repeats_from() + u64::from(rule.head());
    let period = claim.period()?;
    if rule.largest().is_some() {
        return Some((repeats_from, period));
    }
    let tail = rule.tail_period() as u64;
    let common = claim::least_common_multiple(period, tail)?;
    Some((repeats_from + tail + common, common))
}
