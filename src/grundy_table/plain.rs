//! Grundy values by their definition: every move of every heap is looked at. Right for all rules, and fast enough for short
//! tables and for codes that never end.

use super::tail::Tail;
use super::value_set::ValueSet;
use crate::budget::{Budget, TooLarge};
use crate::heap_rule::{HeapRule, LEAVES_NONE, LEAVES_ONE, LEAVES_TWO, Parting};
use crate::takes::Span;

/// The values of the heaps from 0 on, by definition.
#[derive(Clone, Debug)]
pub struct PlainRows {
    parting: Parting,
    head: Vec<(Span, u8)>,
    tail: Option<Tail>,
    values: Vec<u32>,
    reached: ValueSet,
}

impl PlainRows {
    /// Before heap 0.
    pub fn new(rule: &HeapRule) -> Self {
        let takes = rule.takes();
        Self {
            parting: rule.parting(),
            head: takes.iter().flat_map(|takes| takes.digit_runs(takes.head())).collect(),
            tail: takes.and_then(Tail::new),
            values: Vec::new(),
            reached: ValueSet::default(),
        }
    }

    /// The values so far.
    pub fn values(&self) -> &[u32] {
        &self.values
    }

    /// The values so far, for one that knows the next.
    pub fn values_mut(&mut self) -> &mut Vec<u32> {
        &mut self.values
    }

    /// See [`Tail::settled`]; 0 where the code ends.
    pub fn settled(&self) -> usize {
        self.tail.as_ref().map_or(0, Tail::settled)
    }

    /// Adds the next heap.
    pub fn push(&mut self, budget: &Budget) -> Result<(), TooLarge> {
        let heap = self.values.len();
        budget.spend(1 + self.reached.words() as u64)?;
        self.reached.clear();
        if self.parting != Parting::Never {
            budget.spend(heap as u64 / 2)?;
            self.reached.insert_pairs(&self.values, heap, self.parting.most_in_smaller_part(heap));
        }
        for &(takes, digit) in self.head.iter().take_while(|(takes, _)| takes.first() as usize <= heap) {
            let (first, last) = (takes.first() as usize, (takes.last() as usize).min(heap));
            if digit & LEAVES_NONE != 0 && last == heap {
                self.reached.insert(0);
            }
            if digit & LEAVES_ONE != 0 {
                budget.spend((last - first) as u64 + 1)?;
                for &value in &self.values[(heap - last).max(1)..heap - first + 1] {
                    self.reached.insert(value);
                }
            }
            if digit & LEAVES_TWO != 0 {
                for rest in heap - last..=heap - first {
                    budget.spend(1 + rest as u64 / 2)?;
                    self.reached.insert_pairs(&self.values, rest, rest / 2);
                }
            }
        }
        if let Some(tail) = &mut self.tail {
            tail.reach(&self.values, &mut self.reached, budget)?;
        }
        self.values.push(self.reached.mex());
        Ok(())
    }
}
