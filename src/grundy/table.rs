//! Grundy values worked out heap by heap, until they are proven to repeat for ever.

use crate::budget::{Budget, TooLarge};
use crate::rule::TakeRule;
use crate::takes::{Span, Takes};

/// The largest table of values: 2²⁰ heaps.
const MAX_TABLE: usize = 1 << 20;

/// What one look for a period may cost, in steps for each value.
const LOOK_STEPS: u64 = 4;

/// What one span of a result costs, in steps: it takes as much memory as this many table entries.
const SPAN_STEPS: u64 = 16;

/// The values of the heaps under one rule, as far as they are known one by one.
#[derive(Clone, Debug)]
pub struct Table {
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

impl Table {
    /// The values up to `largest`, or a whole period of them.
    pub fn new(rule: &TakeRule, largest: u32, budget: &Budget) -> Result<Self, TooLarge> {
        TableBuilder::new(rule).build(largest as usize, budget)
    }

    #[cfg(test)]
    pub fn period(&self) -> Option<(usize, usize)> {
        self.period.map(|Period { start, length }| (start, length))
    }

    /// The value of a heap; `None` where the table ends before it without a period.
    pub fn value(&self, coins: usize) -> Option<u16> {
        match self.period {
            Some(Period { start, length }) if coins >= start => {
                self.values.get(start + (coins - start) % length).copied()
            }
            _ => self.values.get(coins).copied(),
        }
    }

    /// The takes that leave a heap of value `target`.
    pub fn takes_leaving(
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
/// sets alone: when all three are what they were some multiple of the tail's length ago, the values repeat for ever.
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
        budget.spend(1 + self.tail_takes.len() as u64)?;
        let residues: Vec<usize> =
            self.tail_takes.iter().filter_map(|take| heap.checked_sub(*take)).collect();
        let is_left = |value: usize| {
            self.stamps.get(value) == Some(&(heap + 1))
                || residues.iter().any(|left| self.seen[left % self.period].get(value) == Some(&true))
        };
        let mex = (0..).find(|&value| !is_left(usize::from(value)));
        budget.spend(u64::from(mex.unwrap_or(u16::MAX)) * (1 + residues.len() as u64))?;
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
        // The sets that the next heap sees hold the heaps below `end - head`. All of them but the last have been looked at,
        // and the last adds nothing if it equals the one a period before: hence one value more than the head reaches.
        let longest = (end - self.head).checked_sub(self.unchanged_since.max(1))?;
        let reach = &self.values[end - self.head - 1..];
        for length in (1..=longest / self.period).map(|periods| periods * self.period) {
            let first = end - self.head - 1 - length;
            let earlier = &self.values[first..];
            let alike = reach.iter().zip(earlier).take_while(|(now, then)| now == then).count();
            budget.spend(alike as u64 + 1).ok()?;
            if alike == reach.len() {
                return Some(Period { start: self.start_of(first, length), length });
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
