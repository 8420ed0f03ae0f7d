//! Take rules: which takes one heap allows, as octal codes.
//!
//! For each t ≥ 1 a digit 0 to 7 says when t coins may be taken: 1 if that empties the heap, 2 if it
//! leaves one heap, 4 if it leaves two, added up. So 3 is "take t coins", 7 is "take t neighbours from
//! a row". Source: R. K. Guy and C. A. B. Smith, "The G-values of various games", 1956.

mod notation;

use crate::takes::{Span, Takes};
pub use notation::ParseRuleError;
pub(crate) use notation::read_code;

/// The most coins that a heap can hold, and so the largest take: 10⁹.
pub const MAX_COINS: u32 = 1_000_000_000;

/// The digit that allows a take whatever is left, in one heap.
const TAKE: u8 = 3;

/// Neighbouring takes with the same digit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Run {
    first: u32,
    last: u32,
    digit: u8,
}

/// An octal code, which allows at least one take.
///
/// Two codes that say the same are equal: `0.30` is `0.3`, `0.3(3)` is `0.(3)`.
///
/// ```
/// use last_coin::TakeRule;
///
/// let rule: TakeRule = "1-3".parse()?;
/// assert_eq!(rule, "0.333".parse()?);
/// assert_eq!(rule.to_string(), "1-3");
/// assert_eq!(rule.octal().as_deref(), Some("0.333"));
/// assert_eq!(rule.takes(2).len(), 2);
/// # Ok::<(), last_coin::ParseRuleError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TakeRule {
    /// The digits before the tail: runs of non-zero digits, ascending, neighbours with equal digits joined.
    runs: Vec<Run>,
    /// How many digits come before the tail. Without a tail, the last of them is not 0.
    head: u32,
    /// The digits that repeat for ever, in their shortest form, not all of them 0; empty if there is no tail.
    tail: Vec<u8>,
}

/// What a rule is called in plain words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RuleKind {
    /// Any number from 1 to this limit.
    UpTo(u32),
    /// Any number.
    Any,
    /// Any odd number.
    Odd,
    /// One of these numbers, ascending.
    Set(Vec<u32>),
    /// A code without a shorter name.
    Code,
}

/// The longest set that is called by its members.
const LONGEST_NAMED_SET: u32 = 12;

impl TakeRule {
    /// Take 1 to `most`. `None` unless `most` is 1 to [`MAX_COINS`].
    pub fn up_to(most: u32) -> Option<Self> {
        (1..=MAX_COINS).contains(&most).then(|| Self {
            runs: vec![Run { first: 1, last: most, digit: TAKE }],
            head: most,
            tail: Vec::new(),
        })
    }

    /// The normal form of runs (ascending, disjoint) followed by a tail that is not all zeros; `None` if nothing is allowed.
    fn from_parts(runs: Vec<Run>, mut head: u32, mut tail: Vec<u8>) -> Option<Self> {
        let mut joined: Vec<Run> = Vec::with_capacity(runs.len());
        for run in runs.into_iter().filter(|run| run.digit != 0) {
            match joined.last_mut() {
                Some(previous) if previous.digit == run.digit && previous.last + 1 == run.first => {
                    previous.last = run.last;
                }
                _ => joined.push(run),
            }
        }
        if tail.is_empty() {
            head = joined.last().map_or(0, |run| run.last);
        } else {
            let shortest = (1..=tail.len()).find(|&length| {
                tail.len().is_multiple_of(length) && tail.iter().zip(&tail[length..]).all(|(a, b)| a == b)
            });
            tail.truncate(shortest.unwrap_or(tail.len()));
        }
        let mut rule = Self { runs: joined, head, tail };
        rule.fold_head_into_tail();
        (!rule.runs.is_empty() || !rule.tail.is_empty()).then_some(rule)
    }

    /// Drops digits at the end of the head which the tail, turned back by one, says as well.
    fn fold_head_into_tail(&mut self) {
        while self.head > 0 && self.tail.last() == Some(&self.digit(self.head)) {
            self.tail.rotate_right(1);
            if let Some(run) = self.runs.last_mut()
                && run.last == self.head
            {
                if run.first == run.last {
                    self.runs.pop();
                } else {
                    run.last -= 1;
                }
            }
            self.head -= 1;
        }
    }

    /// The digit for `take` coins, 0 to 7; 0 for a take of 0.
    pub fn digit(&self, take: u32) -> u8 {
        if take > self.head {
            let past = (take - self.head - 1) as usize;
            return if self.tail.is_empty() { 0 } else { self.tail[past % self.tail.len()] };
        }
        self.runs.iter().find(|run| (run.first..=run.last).contains(&take)).map_or(0, |run| run.digit)
    }

    /// Whether all digits are 0 or 3: coins are taken, and nothing else happens to a heap.
    pub fn is_take_only(&self) -> bool {
        self.runs.iter().all(|run| run.digit == TAKE)
            && self.tail.iter().all(|&digit| digit == 0 || digit == TAKE)
    }

    /// Whether `take` coins may be taken from a heap that has them.
    pub fn allows(&self, take: u32) -> bool {
        self.digit(take) == TAKE
    }

    /// The smallest take.
    pub(crate) fn least(&self) -> Option<u32> {
        self.head_runs().map(|(first, _)| first).next().or_else(|| self.tail_takes().next())
    }

    /// Whether coins may be left that nobody may take: then it is the last take that decides, not the last coin.
    pub fn leaves_coins(&self) -> bool {
        self.least() != Some(1)
    }

    /// Whether nothing may be taken from a heap of `coins`.
    pub fn is_stuck(&self, coins: u32) -> bool {
        self.least().is_none_or(|least| least > coins)
    }

    /// What may be taken from a heap of `coins`, as far as the digit is 3.
    pub fn takes(&self, coins: u32) -> Takes {
        let head = self.runs.iter().filter(|run| run.digit == TAKE);
        let head = head.filter_map(|run| Span::new(run.first, run.last.min(coins), 1));
        let period = self.tail.len() as u32;
        let tail = self.tail_takes().filter_map(|first| Span::new(first, coins, period));
        Takes::from_disjoint(head.chain(tail).collect())
    }

    /// What it is called in plain words.
    pub fn kind(&self) -> RuleKind {
        match (&self.runs[..], self.head, &self.tail[..]) {
            ([run], _, []) if run.first == 1 && run.digit == TAKE => RuleKind::UpTo(run.last),
            ([], 0, [TAKE]) => RuleKind::Any,
            ([], 0, [TAKE, 0]) => RuleKind::Odd,
            (runs, _, []) if self.is_take_only() => {
                let size: u32 = runs.iter().map(|run| run.last - run.first + 1).sum();
                if size <= LONGEST_NAMED_SET {
                    RuleKind::Set(runs.iter().flat_map(|run| run.first..=run.last).collect())
                } else {
                    RuleKind::Code
                }
            }
            _ => RuleKind::Code,
        }
    }

    /// The single run of takes `least..=most` that the rule consists of, `most` absent if it never ends.
    pub(crate) fn interval(&self) -> Option<(u32, Option<u32>)> {
        match (&self.runs[..], &self.tail[..]) {
            ([run], []) if run.digit == TAKE => Some((run.first, Some(run.last))),
            ([], [TAKE]) => Some((self.head + 1, None)),
            _ => None,
        }
    }

    /// The takes of the head, as bounds of runs.
    pub(crate) fn head_runs(&self) -> impl Iterator<Item = (u32, u32)> + '_ {
        self.runs.iter().filter(|run| run.digit == TAKE).map(|run| (run.first, run.last))
    }

    /// The first take of each residue class that the tail allows.
    pub(crate) fn tail_takes(&self) -> impl Iterator<Item = u32> + '_ {
        let digits = (self.head + 1..).zip(&self.tail);
        digits.filter(|&(_, &digit)| digit == TAKE).map(|(take, _)| take)
    }

    /// The takes up to `limit` whose digit is not 0: by first and last of neighbours with the same digit, those of the head
    /// ascending and then each residue class of the tail, with the step between its takes.
    pub(crate) fn digit_runs(&self, limit: u32) -> impl Iterator<Item = (Span, u8)> + '_ {
        let head = self.runs.iter().filter_map(move |run| {
            Span::new(run.first, run.last.min(limit), 1).map(|takes| (takes, run.digit))
        });
        let period = self.tail.len() as u32;
        let tail = (self.head + 1..).zip(&self.tail).filter(|&(_, &digit)| digit != 0);
        head.chain(
            tail.filter_map(move |(first, &digit)| {
                Span::new(first, limit, period).map(|takes| (takes, digit))
            }),
        )
    }

    /// The largest take; `None` if there is none, because the tail goes on for ever.
    pub(crate) fn largest(&self) -> Option<u32> {
        self.tail.is_empty().then_some(self.head)
    }

    /// How many digits come before the tail.
    pub(crate) fn head(&self) -> u32 {
        self.head
    }

    /// The length of the tail, 1 where there is none.
    pub(crate) fn tail_period(&self) -> usize {
        self.tail.len().max(1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rule(text: &str) -> TakeRule {
        text.parse().expect("a rule")
    }

    #[test]
    fn equal_codes_are_equal() {
        for (one, other) in [
            ("1-3", "0.333"),
            ("1-3", "0.33300"),
            ("any", "0.3(3)"),
            ("any", "0.(33)"),
            ("odd", "0.(30)"),
            ("odd", "0.3(03)"),
            ("odd", "0.30(3030)"),
            ("0.0(3)", "0.03(3)"),
            ("2,5,7", "0.0300303"),
            ("3", "3,3"),
            ("0.770", "0.77"),
        ] {
            assert_eq!(rule(one), rule(other), "{one} and {other}");
        }
        assert_ne!(rule("odd"), rule("0.(03)"));
    }

    #[test]
    fn digits_follow_head_and_tail() {
        let code = rule("0.07(130)");
        let digits: Vec<u8> = (0..9).map(|take| code.digit(take)).collect();
        assert_eq!(digits, [0, 0, 7, 1, 3, 0, 1, 3, 0]);
        assert!(!code.is_take_only());
        assert!(rule("0.303(0033)").is_take_only());
    }

    #[test]
    fn takes_never_exceed_the_coins() {
        assert!(rule("1-3").takes(0).is_empty());
        assert_eq!(rule("1-3").takes(2).iter().collect::<Vec<_>>(), [1, 2]);
        assert_eq!(rule("2,5,7").takes(6).iter().collect::<Vec<_>>(), [2, 5]);
        assert_eq!(rule("0.0(330)").takes(9).iter().collect::<Vec<_>>(), [2, 3, 5, 6, 8, 9]);
        assert_eq!(rule("any").takes(MAX_COINS).len(), u64::from(MAX_COINS));
        assert_eq!(rule("odd").takes(MAX_COINS).len(), u64::from(MAX_COINS / 2));
    }

    #[test]
    fn kinds_have_names() {
        assert_eq!(rule("1").kind(), RuleKind::UpTo(1));
        assert_eq!(rule("1-20").kind(), RuleKind::UpTo(20));
        assert_eq!(rule("any").kind(), RuleKind::Any);
        assert_eq!(rule("odd").kind(), RuleKind::Odd);
        assert_eq!(rule("7,2,5").kind(), RuleKind::Set(vec![2, 5, 7]));
        assert_eq!(rule("2-1000000000").kind(), RuleKind::Code);
        assert_eq!(rule("0.77").kind(), RuleKind::Code);
        assert_eq!(TakeRule::up_to(0), None);
        assert_eq!(TakeRule::up_to(3), Some(rule("1-3")));
    }
}
