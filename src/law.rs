//! The law behind the lost numbers of one heap: which n are lost, what three hypotheses say of them, and what is proven.
//!
//! Numbers are coins in the heap, from 0, the row that the two conventions differ in. A number is *lost* when whoever
//! must move with so many coins loses. The hypotheses: lost numbers come at a constant interval for ever, so that two of
//! them, which contradict nothing, fix all others (A); the interval is K + 1, K the largest take (B); the lists of the two
//! conventions differ by a shift of one (C).
//!
//! What a hypothesis says is held against the rows from 0 up. It *fails first at n* when n is the smallest number such
//! that the rows 0 to n together contradict it. So A is decided row by row from the second lost number on, which
//! fixes the interval: it fails at a lost number that comes too early, and at a number that should be lost and is not,
//! whichever is smaller; B in the same way from the first lost number on; C at the smallest n that is lost under misère although
//! n − 1 is not lost under normal play, or the other way round. It *holds so far* as soon as one lost number has come as
//! it was foretold.
//!
//! The general law behind C: n + a is lost under misère exactly when n is lost under normal play, where a is the least take.
//! Source: T. S. Ferguson, "On sums of graph games with last player losing", 1974 (a heap has value 1 exactly
//! when taking a from it leaves value 0; misère play is lost at value 1).

use crate::budget::TooLarge;
use crate::position::Convention;
use crate::rule::{RuleKind, TakeRule};
use crate::solve::Outcome;
use crate::table::{TableError, WinTable};
use rustc_hash::FxBuildHasher;
use std::collections::HashMap;

/// The largest number of coins up to which a law is looked for.
pub const MAX_LAW: u32 = 10_000;

/// The lost numbers of one heap under both conventions, and what can be said of them.
///
/// ```
/// use last_coin::{Finding, Law, Proof};
///
/// let law = Law::new(&"1-3".parse()?, 21)?;
/// assert_eq!(law.misere.numbers, [1, 5, 9, 13, 17, 21]);
/// assert_eq!(law.misere.limit_interval, Finding::Holds { is_proven: true });
/// assert_eq!(law.misere.proof, Some(Proof::Window { start: 0, length: 3, again: 4 }));
///
/// let law = Law::new(&"1,3,4".parse()?, 21)?;
/// assert_eq!(law.normal.numbers, [0, 2, 7, 9, 14, 16, 21]);
/// assert_eq!(law.normal.constant_interval, Finding::Fails { at: 4 });
/// assert_eq!(law.shift_of_one, Finding::Holds { is_proven: true });
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Law {
    /// Under normal play.
    pub normal: LostNumbers,
    /// Under misère play.
    pub misere: LostNumbers,
    /// Hypothesis C: n + 1 is lost under misère exactly when n is lost under normal play, and 0 is not lost under misère.
    /// Proven when both lists are.
    pub shift_of_one: Finding,
    /// The shift that does hold, for every n and every rule: the least take.
    pub shift: u32,
}

/// The lost numbers under one convention.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LostNumbers {
    /// Smallest first, as far as they were asked for.
    pub numbers: Vec<u32>,
    /// Hypothesis A: they come at a constant interval.
    pub constant_interval: Finding,
    /// Hypothesis B: they come at the interval K + 1.
    pub limit_interval: Finding,
    /// Why the verdicts are known for every n, if the rows that were asked for show it.
    pub proof: Option<Proof>,
}

/// What the rows say of a hypothesis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Finding {
    /// No row contradicts it, and at least one lost number came as foretold.
    Holds {
        /// Whether it holds for every n.
        is_proven: bool,
    },
    /// The rows up to this number contradict it, and the rows before it do not.
    Fails {
        /// The number.
        at: u32,
    },
    /// No row contradicts it, and none has borne it out.
    TooFewRows,
    /// It says nothing here: there is no largest take, or it is proven that no second number is lost.
    SaysNothing,
}

/// Why the verdicts of all rows are known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proof {
    /// The verdicts of the `length` rows from `start` on are those of the rows from `again` on. As `length` is the largest
    /// take, each later verdict depends on no more than the `length` verdicts before it: so everything from `start` on
    /// repeats for ever, with the period `again` − `start`.
    Window {
        /// The first row of the window.
        start: u32,
        /// How many rows it has: the largest take.
        length: u32,
        /// The first row of the same window later on, the earliest that there is.
        again: u32,
    },
    /// Every number from `least` on may be taken. Normal play: the numbers below `least` are lost, and every other is won by
    /// taking all. Misère: the numbers from `least` to 2·`least` − 1 are lost, for what they leave allows no move; every
    /// larger one is won by leaving `least`.
    AtLeast {
        /// The least take, 1 for "any number".
        least: u32,
    },
    /// Every odd number may be taken, and no even one. Each take turns even into odd and odd into even, so that nobody has a
    /// choice: under normal play the even numbers are lost, under misère the odd ones.
    Parity,
}

impl Proof {
    /// After how many rows the verdicts repeat for ever; `None` if they do not alternate any more.
    fn period(self) -> Option<u32> {
        match self {
            Proof::Window { start, again, .. } => Some(again - start),
            Proof::AtLeast { .. } => None,
            Proof::Parity => Some(2),
        }
    }
}

impl Law {
    /// Looks at the rows from 0 to `last`.
    ///
    /// # Errors
    /// `last` is more than [`MAX_LAW`], or the rule does more than taking.
    pub fn new(rule: &TakeRule, last: u32) -> Result<Self, TableError> {
        if last > MAX_LAW {
            return Err(TooLarge.into());
        }
        let rows = |convention| Ok::<_, TableError>(Rows::new(&WinTable::new(rule, convention, last)?));
        let (normal, misere) = (rows(Convention::Normal)?, rows(Convention::Misere)?);
        let mut law = Self {
            normal: normal.lost_numbers(rule),
            misere: misere.lost_numbers(rule),
            shift_of_one: Finding::TooFewRows,
            // A rule allows at least one take.
            shift: rule.least().unwrap_or(1),
        };
        let is_proven = law.normal.proof.is_some() && law.misere.proof.is_some();
        law.shift_of_one = shift_of_one(&normal, &misere, is_proven);
        Ok(law)
    }
}

/// Hypothesis C.
fn shift_of_one(normal: &Rows, misere: &Rows, is_proven: bool) -> Finding {
    let shifted = |n: usize| n > 0 && normal.lost[n - 1];
    match (0..misere.lost.len()).find(|&n| misere.lost[n] != shifted(n)) {
        Some(n) => Finding::Fails { at: n as u32 },
        None if misere.lost.contains(&true) => Finding::Holds { is_proven },
        None => Finding::TooFewRows,
    }
}

/// For each number of coins from 0 on whether it is lost.
struct Rows {
    lost: Vec<bool>,
}

impl Rows {
    fn new(table: &WinTable) -> Self {
        Self { lost: table.outcomes().iter().map(|&outcome| outcome == Outcome::P).collect() }
    }

    fn lost_numbers(&self, rule: &TakeRule) -> LostNumbers {
        let numbers: Vec<u32> = (0..).zip(&self.lost).filter(|&(_, &lost)| lost).map(|(n, _)| n).collect();
        let proof = self.proof(rule);
        let constant_interval = match (&numbers[..], proof) {
            (&[first, second, ..], _) => self.interval(first, second - first, second, proof),
            (_, Some(Proof::AtLeast { least: 1 })) => Finding::SaysNothing,
            _ => Finding::TooFewRows,
        };
        let limit_interval = match (&numbers[..], rule.largest()) {
            (_, None) => Finding::SaysNothing,
            (&[first, ..], Some(largest)) => self.interval(first, largest + 1, first, proof),
            _ => Finding::TooFewRows,
        };
        LostNumbers { numbers, constant_interval, limit_interval, proof }
    }

    /// Whether after `known` exactly those numbers are lost that come `interval` after one another from `first` on.
    fn interval(&self, first: u32, interval: u32, known: u32, proof: Option<Proof>) -> Finding {
        let is_foretold = |n: u32| (n - first).is_multiple_of(interval);
        let rest = || (0..).zip(&self.lost).skip(known as usize + 1);
        if let Some((at, _)) = rest().find(|&(n, &lost)| lost != is_foretold(n)) {
            return Finding::Fails { at };
        }
        if !rest().any(|(_, &lost)| lost) {
            return Finding::TooFewRows;
        }
        // From the proof's start on, the rows repeat with the period, and so does the progression, which begins within the
        // rows that were compared: they agree for ever.
        let is_proven = proof.and_then(Proof::period).is_some_and(|period| {
            period.is_multiple_of(interval) && ((first + period) as usize) < self.lost.len()
        });
        Finding::Holds { is_proven }
    }

    fn proof(&self, rule: &TakeRule) -> Option<Proof> {
        match (rule.kind(), rule.interval()) {
            (RuleKind::Odd, _) => Some(Proof::Parity),
            (_, Some((least, None))) => Some(Proof::AtLeast { least }),
            _ => self.window(rule.largest()?),
        }
    }

    /// The first window of `length` rows that was there before.
    fn window(&self, length: u32) -> Option<Proof> {
        // Bytes are hashed faster than truths.
        let verdicts: Vec<u8> = self.lost.iter().map(|&is_lost| u8::from(is_lost)).collect();
        let mut starts: HashMap<&[u8], u32, FxBuildHasher> = HashMap::default();
        (0..).zip(verdicts.windows(length as usize)).find_map(|(again, window)| {
            let start = starts.insert(window, again)?;
            Some(Proof::Window { start, length, again })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rule(text: &str) -> TakeRule {
        text.parse().expect("a rule")
    }

    fn law(text: &str, last: u32) -> Law {
        Law::new(&rule(text), last).expect("a small table")
    }

    fn both(law: &Law) -> [&LostNumbers; 2] {
        [&law.normal, &law.misere]
    }

    /// The recurrence, word for word.
    fn plain_verdicts(rule: &TakeRule, convention: Convention, last: u32) -> Vec<bool> {
        let mut lost: Vec<bool> = Vec::new();
        for n in 0..=last {
            let takes: Vec<u32> = (1..=n).filter(|&take| rule.allows(take)).collect();
            let is_lost = match convention {
                Convention::Misere if takes.is_empty() => false,
                _ => takes.iter().all(|take| !lost[(n - take) as usize]),
            };
            lost.push(is_lost);
        }
        lost
    }

    const PROVEN: Finding = Finding::Holds { is_proven: true };
    const UNPROVEN: Finding = Finding::Holds { is_proven: false };

    const RULES: [&str; 18] = [
        "1", "1-2", "1-3", "1-4", "1-9", "2", "5", "2-5", "1,3,4", "2,5,7", "2,3,5", "2,4,7", "1,4", "1,2,4",
        "odd", "any", "0.0(3)", "0.00(3)",
    ];

    #[test]
    fn takes_from_one_to_k_obey_all_three_hypotheses() {
        for most in 1..=8 {
            let law = Law::new(&TakeRule::up_to(most).expect("a rule"), 60).expect("a small table");
            let every = |first: u32| (first..=60).step_by(most as usize + 1).collect::<Vec<_>>();
            assert_eq!(law.normal.numbers, every(0));
            assert_eq!(law.misere.numbers, every(1));
            for side in both(&law) {
                assert_eq!((side.constant_interval, side.limit_interval), (PROVEN, PROVEN), "K = {most}");
                let again = most + 1;
                assert_eq!(side.proof, Some(Proof::Window { start: 0, length: most, again }));
            }
            assert_eq!((law.shift_of_one, law.shift), (PROVEN, 1));
        }
    }

    #[test]
    fn rules_that_break_hypotheses_break_them_where_the_rows_do() {
        let broken = law("1,3,4", 60);
        assert_eq!(broken.normal.numbers[..6], [0, 2, 7, 9, 14, 16]);
        assert_eq!(broken.normal.constant_interval, Finding::Fails { at: 4 });
        assert_eq!(broken.misere.constant_interval, Finding::Fails { at: 5 });
        assert_eq!(broken.normal.limit_interval, Finding::Fails { at: 2 });
        assert_eq!(broken.misere.limit_interval, Finding::Fails { at: 3 });
        assert_eq!((broken.shift_of_one, broken.shift), (PROVEN, 1));

        let two = law("2,5,7", 60);
        assert_eq!(two.normal.numbers[..8], [0, 1, 4, 10, 13, 14, 22, 23]);
        assert_eq!(two.misere.numbers[..6], [2, 3, 6, 12, 15, 16]);
        assert_eq!((two.shift_of_one, two.shift), (Finding::Fails { at: 1 }, 2));
        assert_eq!(two.normal.constant_interval, Finding::Fails { at: 2 });
    }

    #[test]
    fn coins_are_left_where_the_least_take_is_above_1_and_only_rows_without_a_take_are_decided_by_the_convention()
     {
        for text in RULES {
            let rule = rule(text);
            let has_take = |n: u32| (1..=n).any(|take| rule.allows(take));
            let stuck: Vec<u32> = (0..=60).filter(|&n| !has_take(n)).collect();
            assert_eq!(stuck, (0..law(text, 60).shift).collect::<Vec<_>>(), "{text}");
            assert_eq!(rule.leaves_coins(), stuck.len() > 1, "{text}");
        }
    }

    #[test]
    fn few_rows_decide_nothing() {
        // K = 3, normal: 0 and 4 fix the interval, 8 bears it out.
        for (last, constant, limit) in [
            (0, Finding::TooFewRows, Finding::TooFewRows),
            (3, Finding::TooFewRows, Finding::TooFewRows),
            (4, Finding::TooFewRows, UNPROVEN),
            (5, Finding::TooFewRows, UNPROVEN),
            (6, Finding::TooFewRows, PROVEN),
            (7, Finding::TooFewRows, PROVEN),
            (8, PROVEN, PROVEN),
        ] {
            let law = law("1-3", last);
            assert_eq!(law.normal.constant_interval, constant, "{last}");
            assert_eq!(law.normal.limit_interval, limit, "{last}");
        }
        for (last, expected) in [(0, Finding::TooFewRows), (1, UNPROVEN), (5, UNPROVEN), (6, PROVEN)] {
            assert_eq!(law("1-3", last).shift_of_one, expected, "{last}");
        }
        assert_eq!(law("5", 0).shift_of_one, Finding::TooFewRows);
    }

    #[test]
    fn rules_without_a_largest_take_have_arguments_of_their_own() {
        let any = law("any", 40);
        assert_eq!((any.normal.numbers.clone(), any.misere.numbers.clone()), (vec![0], vec![1]));
        for side in both(&any) {
            assert_eq!(side.proof, Some(Proof::AtLeast { least: 1 }));
            assert_eq!(side.constant_interval, Finding::SaysNothing);
            assert_eq!(side.limit_interval, Finding::SaysNothing);
        }
        assert_eq!(any.shift_of_one, PROVEN);

        let odd = law("odd", 40);
        for (side, first) in both(&odd).into_iter().zip([0, 1]) {
            assert_eq!(side.numbers, (first..=40).step_by(2).collect::<Vec<_>>());
            assert_eq!(side.proof, Some(Proof::Parity));
            assert_eq!((side.constant_interval, side.limit_interval), (PROVEN, Finding::SaysNothing));
        }
        assert_eq!(odd.shift_of_one, PROVEN);

        let from_three = law("0.00(3)", 40);
        assert_eq!(from_three.normal.numbers, [0, 1, 2]);
        assert_eq!(from_three.misere.numbers, [3, 4, 5]);
        assert_eq!(from_three.normal.constant_interval, Finding::Fails { at: 3 });
        // Such a tail is not proven, which is not to say that it is wrong.
        assert_eq!(law("0.(330)", 40).normal.proof, None);
    }

    /// What is proven from a few rows must be so in a far longer plain table.
    #[test]
    fn whatever_is_said_to_be_proven_is_so() {
        for text in RULES {
            let rule = rule(text);
            let long = [Convention::Normal, Convention::Misere].map(|c| plain_verdicts(&rule, c, 1000));
            for last in 0..=80 {
                let law = law(text, last);
                for (side, lost) in both(&law).into_iter().zip(&long) {
                    let numbers: Vec<u32> = (0..=last).filter(|&n| lost[n as usize]).collect();
                    assert_eq!(side.numbers, numbers, "{text} to {last}");
                    match side.proof {
                        Some(Proof::Window { start, length, again }) => {
                            assert!(start < again && again + length <= last + 1, "{text} to {last}");
                            for n in start as usize..=1000 - (again - start) as usize {
                                assert_eq!(lost[n], lost[n + (again - start) as usize], "{text} at {n}");
                            }
                        }
                        Some(Proof::AtLeast { .. } | Proof::Parity) => assert_eq!(rule.largest(), None),
                        None => {}
                    }
                    let intervals: Vec<usize> = {
                        let all: Vec<usize> = (0..=1000).filter(|&n| lost[n]).collect();
                        all.windows(2).map(|pair| pair[1] - pair[0]).collect()
                    };
                    if side.constant_interval == PROVEN {
                        assert!(intervals.iter().all(|&interval| interval == intervals[0]), "{text}");
                    }
                    if side.limit_interval == PROVEN {
                        let limit = rule.largest().expect("a limit") as usize + 1;
                        assert!(intervals.iter().all(|&interval| interval == limit), "{text}");
                    }
                }
                let is_shift = |shift: usize| {
                    (0..=1000).all(|n: usize| long[1][n] == n.checked_sub(shift).is_some_and(|m| long[0][m]))
                };
                assert!(is_shift(law.shift as usize), "{text}");
                assert!(law.shift_of_one != PROVEN || is_shift(1), "{text}");
            }
        }
    }

    /// A hypothesis fails at the last row of the shortest table that contradicts it: so the row before still agrees.
    #[test]
    fn failures_are_where_the_shortest_contradicted_table_ends() {
        for text in RULES {
            let long = law(text, 80);
            let findings = |law: &Law| {
                let [normal, misere] = both(law).map(|side| [side.constant_interval, side.limit_interval]);
                [normal[0], normal[1], misere[0], misere[1], law.shift_of_one]
            };
            for (place, finding) in findings(&long).into_iter().enumerate() {
                for last in 0..=80 {
                    let short = findings(&law(text, last))[place];
                    match finding {
                        Finding::Fails { at } if last >= at => assert_eq!(short, finding, "{text} to {last}"),
                        _ => assert!(!matches!(short, Finding::Fails { .. }), "{text} to {last}: {short:?}"),
                    }
                }
            }
        }
    }

    #[test]
    fn preperiods_are_left_out_of_the_window() {
        // Values of {2, 4, 7} repeat from 8 on with the period 3.
        let window = law("2,4,7", 60).normal.proof;
        let Some(Proof::Window { start, again, .. }) = window else { panic!("{window:?}") };
        assert_eq!(again - start, 3);
    }

    #[test]
    fn what_cannot_be_asked_is_refused() {
        assert_eq!(Law::new(&rule("1-3"), MAX_LAW + 1), Err(TableError::TooLarge(TooLarge)));
        assert!(matches!(Law::new(&rule("0.77"), 10), Err(TableError::Impossible(_))));
        assert!(law("1,1000000000", MAX_LAW).normal.proof.is_none());
        assert_eq!(law("1-1000000000", MAX_LAW).normal.limit_interval, Finding::TooFewRows);
    }
}
