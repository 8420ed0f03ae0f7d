//! Grundy values of single heaps under take-only rules, and which takes leave a wanted value.
//!
//! The value of a heap is the mex (least absent number) of the values that its takes leave. Sources:
//! R. P. Sprague 1935, P. M. Grundy 1939.

mod table;

use crate::budget::{Budget, TooLarge};
use crate::rule::TakeRule;
use crate::takes::{Span, Takes};
use table::Table;

/// The Grundy values of heaps 0, 1, 2, … under one take-only rule.
#[derive(Clone, Debug)]
pub struct GrundySequence {
    shape: Shape,
}

#[derive(Clone, Debug)]
enum Shape {
    /// Take `least` to `most` (no limit if absent): ⌊(n mod (least + most)) / least⌋.
    Interval {
        least: u32,
        most: Option<u32>,
    },
    Table(Table),
}

impl GrundySequence {
    /// The values under `rule` of heaps up to `largest`, and of all heaps where a formula or a period is proven.
    /// Digits of the rule other than 3 count as 0.
    ///
    /// # Errors
    /// The table would be too large, or cost more than `budget`.
    pub fn new(rule: &TakeRule, largest: u32, budget: &Budget) -> Result<Self, TooLarge> {
        let shape = match rule.interval() {
            Some((least, most)) => Shape::Interval { least, most },
            None => Shape::Table(Table::new(rule, largest, budget)?),
        };
        Ok(Self { shape })
    }

    /// The value of a heap of `coins`; `None` where the table ends before it without a period.
    pub fn value(&self, coins: u32) -> Option<u32> {
        match &self.shape {
            &Shape::Interval { least, most: None } => Some(coins / least),
            &Shape::Interval { least, most: Some(most) } => Some(coins % (least + most) / least),
            Shape::Table(table) => table.value(coins as usize).map(u32::from),
        }
    }

    #[cfg(test)]
    /// Where the values begin to repeat, and after how many heaps; `None` where no period was needed or found.
    pub fn period(&self) -> Option<(usize, usize)> {
        match &self.shape {
            &Shape::Interval { least, most } => most.map(|most| (0, (least + most) as usize)),
            Shape::Table(table) => table.period(),
        }
    }

    /// The takes from a heap of `coins` that leave a heap of value `target`.
    ///
    /// # Errors
    /// There are too many of them to describe within `budget`.
    pub fn takes_leaving(
        &self,
        rule: &TakeRule,
        coins: u32,
        target: u32,
        budget: &Budget,
    ) -> Result<Takes, TooLarge> {
        match &self.shape {
            &Shape::Interval { least, most } => Ok(interval_takes(least, most, coins, target)),
            Shape::Table(table) => table.takes_leaving(rule, coins, target, budget),
        }
    }
}

/// The heaps of value v under takes least..=most are those with v·least ≤ n mod (least + most) < (v + 1)·least.
fn interval_takes(least: u32, most: Option<u32>, coins: u32, target: u32) -> Takes {
    let Some(largest_left) = coins.checked_sub(least) else { return Takes::default() };
    let smallest_left = most.map_or(0, |most| coins.saturating_sub(most));
    let cycle = most.map_or(u64::MAX, |most| u64::from(least) + u64::from(most));
    let first = u64::from(target) * u64::from(least);
    let last = (first + u64::from(least) - 1).min(cycle - 1);
    if first > last {
        return Takes::default();
    }
    // The window of heaps left is shorter than a cycle, so it meets at most two blocks.
    let cycles = u64::from(smallest_left) / cycle..=u64::from(largest_left) / cycle;
    let spans = cycles.filter_map(|turn| {
        let from = (turn * cycle + first).max(u64::from(smallest_left));
        let to = (turn * cycle + last).min(u64::from(largest_left));
        // Both lie between the bounds of what is left, which are u32.
        (from <= to).then(|| Span::new(coins - to as u32, coins - from as u32, 1)).flatten()
    });
    Takes::from_disjoint(spans.collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const ENOUGH: u64 = 20_000_000;

    fn sequence(rule: &str, largest: u32) -> GrundySequence {
        let rule = rule.parse().expect("a rule");
        GrundySequence::new(&rule, largest, &Budget::new(ENOUGH)).expect("a small table")
    }

    /// The definition, word for word.
    fn plain_values(rule: &TakeRule, largest: usize) -> Vec<u32> {
        let mut values: Vec<u32> = Vec::new();
        for heap in 0..=largest {
            let left: Vec<u32> =
                (1..=heap).filter(|&take| rule.allows(take as u32)).map(|take| values[heap - take]).collect();
            values.push((0..).find(|value| !left.contains(value)).expect("a number"));
        }
        values
    }

    const RULES: [&str; 22] = [
        "1-3",
        "any",
        "odd",
        "2,5,7",
        "2-5",
        "0.0(3)",
        "0.(330)",
        "0.(03)",
        "0.3(003)",
        "0.03(30)",
        "1,3,4",
        "2,3,5",
        "2,4,7",
        "3,4,9-11",
        "0.30003(0333)",
        "4,7,19",
        "1,30",
        "0.0033(00033)",
        "0.0(303330003)",
        "0.0(303030003)",
        "0.3300030(000000333)",
        "0.0003003(0000030)",
    ];

    #[test]
    fn values_follow_the_definition() {
        for text in RULES {
            let rule = text.parse().expect("a rule");
            let expected = plain_values(&rule, 300);
            let sequence = sequence(text, 300);
            for (heap, &value) in (0..).zip(&expected) {
                assert_eq!(sequence.value(heap), Some(value), "{text}, heap {heap}");
            }
        }
    }

    #[test]
    fn takes_leaving_a_value_are_those_of_the_definition() {
        for text in RULES {
            let rule: TakeRule = text.parse().expect("a rule");
            let values = plain_values(&rule, 120);
            let sequence = sequence(text, 120);
            for coins in 0..=120 {
                for target in 0..6 {
                    let takes = sequence.takes_leaving(&rule, coins, target, &Budget::new(ENOUGH));
                    let expected: Vec<u32> = (1..=coins)
                        .filter(|&take| rule.allows(take) && values[(coins - take) as usize] == target)
                        .collect();
                    assert_eq!(
                        takes.expect("few").iter().collect::<Vec<_>>(),
                        expected,
                        "{text} {coins} {target}"
                    );
                }
            }
        }
    }

    /// Recomputed by plain code.
    #[test]
    fn periods_are_the_published_ones() {
        for (rule, expected) in
            [("2,5,7", (0, 22)), ("1,3,4", (0, 7)), ("2,3,5", (0, 7)), ("2,4,7", (8, 3)), ("1-3", (0, 4))]
        {
            assert_eq!(sequence(rule, 100_000).period(), Some(expected), "{rule}");
        }
    }

    #[test]
    fn a_heap_of_a_thousand_million_has_a_value_where_a_period_is_proven() {
        assert_eq!(sequence("odd", 999_999_999).value(999_999_999), Some(1));
        assert_eq!(sequence("0.(330)", 1_000_000_000).value(1_000_000_000), Some(1));
        assert_eq!(sequence("any", 1_000_000_000).value(1_000_000_000), Some(1_000_000_000));
        assert_eq!(sequence("2-1000000000", 1_000_000_000).value(1_000_000_000), Some(500_000_000));
        let all = sequence("odd", 999_999_999);
        let rule = "odd".parse().expect("a rule");
        let takes = all.takes_leaving(&rule, 999_999_999, 0, &Budget::new(100)).expect("one span");
        assert_eq!(takes.len(), 500_000_000);
    }

    #[test]
    fn tables_that_are_too_large_are_refused() {
        for rule in ["1,900000000", "0.(03)", "1,3-900000000"] {
            let rule: TakeRule = rule.parse().expect("a rule");
            let answer = GrundySequence::new(&rule, 1_000_000_000, &Budget::new(ENOUGH));
            assert_eq!(answer.err(), Some(TooLarge), "{rule}");
        }
    }

    proptest! {
        /// Periods that are proven too early show only in some codes.
        #[test]
        fn values_of_any_code_follow_the_definition(head in "[03]{0,8}", tail in "[03]{1,9}") {
            if let Ok(rule) = format!("0.{head}({tail})").parse::<TakeRule>() {
                let sequence = GrundySequence::new(&rule, 400, &Budget::new(ENOUGH)).expect("a small table");
                for (heap, value) in (0..).zip(plain_values(&rule, 400)) {
                    prop_assert_eq!(sequence.value(heap), Some(value), "{}, heap {}", rule, heap);
                }
            }
        }
    }
}
