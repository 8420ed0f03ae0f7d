//! Periods of Grundy values, each with the finite check that proves it.

use crate::heap_rule::{HeapRule, LEAVES_TWO, Parting};

/// From `preperiod` on the values repeat after `length` heaps, for ever; both are the least possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Period {
    /// The first heap from which on they repeat.
    pub preperiod: u32,
    /// After how many heaps.
    pub length: u32,
    /// What was checked, which proves it.
    pub window: Window,
}

/// What was checked: G(n + `shift`) = G(n) for all n from `first` to `last`. By `theorem` this suffices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window {
    /// The first n.
    pub first: u32,
    /// The last n.
    pub last: u32,
    /// A multiple of the period.
    pub shift: u32,
    /// Why no more is needed.
    pub theorem: Theorem,
}

/// Why so few equal values mean that all the following ones are equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theorem {
    /// One take after another from a to b: G(n) is ⌊(n mod (a + b)) / a⌋.
    Interval,
    /// No heap is split and none loses more than k coins, so a value depends on the k before it: as many as the window has.
    /// Heap 0 is among them only where it is reached like any other.
    Reach,
    /// No heap is split. The code has h digits and then repeats p for ever, and the shift is a multiple of p. A value
    /// depends on the h before it, on the remainder of its heap modulo p, and on which values the heaps before those have had
    /// at each remainder; from `first` on no heap of a whole shift added to these.
    Tail,
    /// The last digit of the code is at k, and `last` = 2·`first` + `shift` + k − 1. The larger part of each greater heap that is
    /// split lies beyond `first` + `shift`. Source: R. K. Guy and C. A. B. Smith, "The G-values of various games", 1956.
    GuySmith,
}

/// How the periods of one rule are proven.
#[derive(Clone, Copy, Debug)]
pub struct PeriodTest {
    theorem: Theorem,
    /// How many digits the code has, before its tail if it has one.
    digits: usize,
    /// What the shift is a multiple of.
    step: usize,
    /// The first heap that a window may have.
    from: usize,
}

impl PeriodTest {
    /// `None` where nobody knows how: codes that split heaps and never end, and Grundy's game.
    pub fn new(rule: &HeapRule) -> Option<Self> {
        let takes = rule.takes();
        let digits = takes.map_or(0, |takes| takes.head()) as usize;
        let ends = takes.is_none_or(|takes| takes.largest().is_some());
        let splits =
            takes.is_some_and(|takes| takes.digit_runs(u32::MAX).any(|(_, digit)| digit & LEAVES_TWO != 0));
        let test = |theorem, step, from| Some(Self { theorem, digits, step, from });
        match (rule.parting(), splits, ends) {
            (Parting::Unequal, ..) => None,
            (Parting::Any, _, true) | (Parting::Never, true, true) => test(Theorem::GuySmith, 1, 1),
            (Parting::Any, _, false) | (Parting::Never, true, false) => None,
            (Parting::Never, false, true) => test(Theorem::Reach, 1, usize::from(rule.take_only().is_none())),
            (Parting::Never, false, false) => {
                test(Theorem::Tail, takes.map_or(1, |takes| takes.tail_period()), 1)
            }
        }
    }

    /// The period of the values, if they are enough to prove one. From `settled` on the heaps that a tail can leave
    /// had no value that was new at their remainder.
    pub fn find(&self, values: &[u32], settled: usize) -> Option<Period> {
        let end = values.len();
        let alike = alike_ends(values);
        // Where values[n] = values[n + length] begins that holds up to the end.
        let start_of = |length: usize| end - length - alike[length] as usize;
        let lengths = (self.step..end).step_by(self.step);
        let (shift, first, last) = lengths
            .map(|shift| {
                let first = start_of(shift).max(self.from).max(settled);
                (shift, first, self.last(first, shift))
            })
            .find(|&(shift, _, last)| last + shift < end)?;
        let preperiod = start_of(shift);
        // A tail's period may be shorter than its shift: what repeats for a whole shift does so for ever.
        let length =
            (1..shift).find(|&length| start_of(length) <= preperiod && alike[length] as usize >= shift);
        // Tables have less than 2³² heaps.
        Some(Period {
            preperiod: preperiod as u32,
            length: length.unwrap_or(shift) as u32,
            window: Window {
                first: first as u32,
                last: last as u32,
                shift: shift as u32,
                theorem: self.theorem,
            },
        })
    }

    /// The end of a window that suffices.
    fn last(&self, first: usize, shift: usize) -> usize {
        match self.theorem {
            Theorem::Interval | Theorem::Reach => first + self.digits - 1,
            // One more, so that it is never empty.
            Theorem::Tail => first + self.digits,
            Theorem::GuySmith => 2 * first + shift + self.digits - 1,
        }
    }
}

/// By length: how many values at the end are equal to those that come so many before them. Source of the method: D. Gusfield,
/// "Algorithms on strings, trees and sequences", 1997, the Z-algorithm, here from the end.
fn alike_ends(values: &[u32]) -> Vec<u32> {
    let end = values.len();
    let from_end = |place: usize| values[end - 1 - place];
    let mut alike = vec![0u32; end];
    // Of the matches found so far the one that reaches farthest.
    let (mut start, mut reach) = (0, 0);
    for length in 1..end {
        let mut known = if length < reach { (alike[length - start] as usize).min(reach - length) } else { 0 };
        while length + known < end && from_end(known) == from_end(length + known) {
            known += 1;
        }
        if length + known > reach {
            (start, reach) = (length, length + known);
        }
        // Tables have less than 2³² heaps.
        alike[length] = known as u32;
    }
    alike
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn ends_that_are_alike_are_as_long_as_can_be(values in prop::collection::vec(0u32..3, 0..40)) {
            let end = values.len();
            let alike = alike_ends(&values);
            prop_assert_eq!(alike.len(), end);
            for (length, &found) in alike.iter().enumerate().skip(1) {
                let pairs = values.iter().rev().zip(values[..end - length].iter().rev());
                prop_assert_eq!(found as usize, pairs.take_while(|(now, then)| now == then).count());
            }
        }
    }
}
