//! Grundy values of single heaps under take-only rules, and which takes leave a wanted value.
//!
//! The value of a heap is the mex (least absent number) of the values that its takes leave. Sources:
//! R. P. Sprague 1935, P. M. Grundy 1939.

use crate::budget::{Budget, TooLarge};
use crate::rule::TakeRule;
use crate::takes::{Span, Takes};

/// The largest table of values: 2²⁰ heaps.
const MAX_TABLE: usize = 1 << 20;

/// What one look for a period may cost, in steps for each value.
const LOOK_STEPS: u64 = 4;

/// What one span of a result costs, in steps: it takes as much memory as this many table entries.
const SPAN_STEPS: u64 = 16;

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

#[derive(Clone, Debug)]
struct Table {
    /// The values from heap 0 on, as far as they are known one by one.
    values: Vec<u16>,
    /// Where the values begin to repeat for ever, and after how many: values[start + length..] is not stored.
    period: Option<Period>,
}

#[derive(Clone, Copy, Debug)]
struct Period {
    start: usize,
    length: usize,
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
            None => Shape::Table(TableBuilder::new(rule).build(largest as usize, budget)?),
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

    /// Where the values begin to repeat, and after how many heaps; `None` where no period was needed or found.
    pub fn period(&self) -> Option<(usize, usize)> {
        match &self.shape {
            &Shape::Interval { least, most } => most.map(|most| (0, (least + most) as usize)),
            Shape::Table(table) => table.period.map(|Period { start, length }| (start, length)),
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

impl Table {
    fn value(&self, coins: usize) -> Option<u16> {
        match self.period {
            Some(Period { start, length }) if coins >= start => {
                self.values.get(start + (coins - start) % length).copied()
            }
            _ => self.values.get(coins).copied(),
        }
    }

    fn takes_leaving(
        &self,
        rule: &TakeRule,
        coins: u32,
        target: u32,
        budget: &Budget,
    ) -> Result<Takes, TooLarge> {
        let mut found = Vec::new();
        let leaves_target =
            |take: u32| self.value((coins - take) as usize).is_some_and(|value| u32::from(value) == target);
        let legal = rule.takes(coins);
        for span in legal.spans().unwrap_or_default() {
            // Takes that leave a heap of the periodic part follow one pattern: its length is a multiple of the step.
            let (settled, length) = match self.period {
                Some(Period { start, length }) => (coins.checked_sub(start as u32), length as u32),
                None => (None, 1),
            };
            let periodic =
                settled.and_then(|limit| Span::new(span.first(), limit.min(span.last()), span.step()));
            if let Some(periodic) = periodic {
                for first in periodic.iter().take_while(|first| first - periodic.first() < length) {
                    budget.spend(1)?;
                    if leaves_target(first) {
                        budget.spend(SPAN_STEPS)?;
                        found.extend(Span::new(first, periodic.last(), length));
                    }
                }
            }
            let rest = periodic.map_or(span.first(), |periodic| periodic.last() + span.step());
            for take in Span::new(rest, span.last(), span.step()).into_iter().flat_map(Span::iter) {
                budget.spend(1)?;
                if leaves_target(take) {
                    budget.spend(SPAN_STEPS)?;
                    found.extend(Span::new(take, take, 1));
                }
            }
        }
        Ok(Takes::from_disjoint(found))
    }
}

/// Computes a table heap by heap until it is long enough or repeats for ever.
///
/// The takes of the head look back at most `head` heaps. The takes of the tail reach every smaller heap of
/// certain residues modulo the tail's length, so for each residue it is enough to know which values have been seen
/// more than `head` heaps ago. Hence the next value depends on the last `head` values, on the heap's residue and on those
/// sets alone: when all three are what they were `length` heaps ago, the values repeat for ever.
struct TableBuilder<'a> {
    rule: &'a TakeRule,
    head: usize,
    period: usize,
    tail_takes: Vec<usize>,
    values: Vec<u16>,
    /// By value: the last heap, plus 1, one of whose head takes leaves it.
    stamps: Vec<usize>,
    /// By residue, then by value: whether it was seen more than `head` heaps ago.
    seen: Vec<Vec<bool>>,
    /// The first heap after the last one that changed `seen`.
    unchanged_since: usize,
}

impl<'a> TableBuilder<'a> {
    fn new(rule: &'a TakeRule) -> Self {
        let period = rule.tail_period();
        Self {
            rule,
            head: rule.head() as usize,
            period,
            tail_takes: rule.tail_takes().map(|take| take as usize).collect(),
            values: Vec::new(),
            stamps: Vec::new(),
            seen: vec![Vec::new(); if rule.tail_takes().next().is_some() { period } else { 0 }],
            unchanged_since: 0,
        }
    }

    fn build(mut self, largest: usize, budget: &Budget) -> Result<Table, TooLarge> {
        let mut next_look = 2 * (self.head + self.period) + 16;
        if largest.min(next_look) >= MAX_TABLE {
            return Err(TooLarge);
        }
        while self.values.len() <= largest {
            if self.values.len() >= MAX_TABLE {
                return Err(TooLarge);
            }
            let value = self.next_value(budget)?;
            self.values.push(value);
            if self.values.len() >= next_look {
                let steps = LOOK_STEPS * self.values.len() as u64;
                budget.spend(steps)?;
                if let Some(period) = self.find_period(Budget::new(steps)) {
                    self.values.truncate(period.start + period.length);
                    return Ok(Table { values: self.values, period: Some(period) });
                }
                next_look += next_look / 2;
            }
        }
        Ok(Table { values: self.values, period: None })
    }

    fn next_value(&mut self, budget: &Budget) -> Result<u16, TooLarge> {
        let heap = self.values.len();
        self.remember_old_value(heap);
        for (first, last) in self.rule.head_runs() {
            let last = (last as usize).min(heap);
            let first = first as usize;
            if first > last {
                break;
            }
            budget.spend((last - first) as u64 + 1)?;
            for &value in &self.values[heap - last..=heap - first] {
                let value = usize::from(value);
                if value >= self.stamps.len() {
                    self.stamps.resize(value + 1, 0);
                }
                self.stamps[value] = heap + 1;
            }
        }
        let residues: Vec<usize> =
            self.tail_takes.iter().filter_map(|take| heap.checked_sub(*take)).collect();
        let is_left = |value: usize| {
            self.stamps.get(value) == Some(&(heap + 1))
                || residues.iter().any(|left| self.seen[left % self.period].get(value) == Some(&true))
        };
        let mex = (0..).find(|&value| !is_left(usize::from(value)));
        budget.spend(1 + u64::from(mex.unwrap_or(u16::MAX)) * (1 + residues.len() as u64))?;
        mex.ok_or(TooLarge)
    }

    /// Adds the value that has just come out of reach of the head to the values of its residue.
    fn remember_old_value(&mut self, heap: usize) {
        if self.seen.is_empty() {
            return;
        }
        let Some(old) = heap.checked_sub(self.head + 1) else { return };
        let value = usize::from(self.values[old]);
        let seen = &mut self.seen[old % self.period];
        if value >= seen.len() {
            seen.resize(value + 1, false);
        }
        if !seen[value] {
            seen[value] = true;
            self.unchanged_since = old + 1;
        }
    }

    /// The shortest proven period, if the last heaps and the sets are those of some earlier point, and if that is found
    /// with as much work as `budget` allows.
    fn find_period(&self, budget: Budget) -> Option<Period> {
        let end = self.values.len();
        let reach = &self.values[end - self.head..];
        // The sets that the next heap sees hold the heaps below `end - head`; they must not have changed in a period.
        let longest = (end - self.head).checked_sub(self.unchanged_since.max(1))?;
        for length in (1..=longest / self.period).map(|periods| periods * self.period) {
            let earlier = &self.values[end - self.head - length..];
            let alike = reach.iter().zip(earlier).take_while(|(now, then)| now == then).count();
            budget.spend(alike as u64 + 1).ok()?;
            if alike == self.head {
                return Some(Period { start: self.start_of(end - self.head - length, length), length });
            }
        }
        None
    }

    /// Where a period that is proven from `start` on has begun.
    fn start_of(&self, mut start: usize, length: usize) -> usize {
        while start > 0 && self.values[start - 1] == self.values[start - 1 + length] {
            start -= 1;
        }
        start
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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

    const RULES: [&str; 18] = [
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

    /// Published preperiods and periods of finite take-away games.
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
        for rule in ["1,900000000", "0.(03)", "1,3-900000000", "0.3(00003033)"] {
            let rule: TakeRule = rule.parse().expect("a rule");
            let answer = GrundySequence::new(&rule, 1_000_000_000, &Budget::new(ENOUGH));
            if let Ok(sequence) = answer {
                assert!(sequence.period().is_some(), "{rule}");
            } else {
                assert_eq!(answer.err(), Some(TooLarge), "{rule}");
            }
        }
    }
}
