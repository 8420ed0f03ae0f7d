//! Exact solutions of sums of take-only heaps, under both conventions.
//!
//! Normal play: the player to move loses exactly when the XOR of the heaps' Grundy values is 0. Misère play: the same while
//! some value is 2 or more; when all are 0 or 1, the player to move loses exactly when the XOR is 1. The reversal
//! holds for every mixture of take-only rules, because such a heap has value 1 exactly when taking the rule's least number
//! leaves a heap of value 0. Source: T. S. Ferguson, "On sums of graph games with last player losing", 1974.

use crate::budget::{Budget, TooLarge};
use crate::game::{Ending, Game, MoveSet};
use crate::grundy::GrundySequence;
use crate::position::{Convention, Heap, Moves, Position};
use crate::reason::Reason;
use crate::rule::{RuleKind, TakeRule};
use std::cell::RefCell;
use std::sync::Arc;

/// What solving one position may cost: some tens of milliseconds.
const STEPS: u64 = 20_000_000;

/// Who wins when both play perfectly.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// The next player, whose turn it is.
    N,
    /// The previous player, who has just moved.
    P,
}

impl From<Ending> for Option<Outcome> {
    fn from(ending: Ending) -> Self {
        match ending {
            Ending::Win => Some(Outcome::N),
            Ending::Loss => Some(Outcome::P),
            Ending::Draw => None,
        }
    }
}

/// Answers questions about one position and all that can come of it.
#[derive(Debug)]
pub struct Solver {
    sequences: Vec<(Arc<TakeRule>, GrundySequence)>,
    budget: RefCell<Budget>,
}

impl Solver {
    /// Works out the values that `position` and its followers need.
    ///
    /// # Errors
    /// A table would be too large.
    pub fn new(position: &Position) -> Result<Self, TooLarge> {
        let mut largest: Vec<(Arc<TakeRule>, u32)> = Vec::new();
        for heap in position.heaps() {
            match largest.iter_mut().find(|(rule, _)| rule == heap.rule()) {
                Some((_, coins)) => *coins = heap.coins().max(*coins),
                None => largest.push((Arc::clone(heap.rule()), heap.coins())),
            }
        }
        let mut budget = Budget::new(STEPS);
        let sequences = largest.into_iter().map(|(rule, coins)| {
            let sequence = GrundySequence::new(&rule, coins, &mut budget)?;
            Ok((rule, sequence))
        });
        Ok(Self { sequences: sequences.collect::<Result<_, _>>()?, budget: RefCell::new(budget) })
    }

    /// The Grundy value of each component.
    ///
    /// # Errors
    /// A heap has another rule, or more coins, than the position that the solver was made for.
    pub fn values(&self, position: &Position) -> Result<Vec<u32>, TooLarge> {
        position.heaps().map(|heap| self.sequence(heap)?.value(heap.coins()).ok_or(TooLarge)).collect()
    }

    /// Who wins when both play perfectly.
    ///
    /// # Errors
    /// As for [`Solver::values`].
    pub fn outcome(&self, position: &Position) -> Result<Outcome, TooLarge> {
        Ok(outcome_of(&self.values(position)?, position.convention()))
    }

    /// All moves that leave the other player lost.
    ///
    /// # Errors
    /// As for [`Solver::values`]; or there are too many to describe.
    pub fn winning_moves(&self, position: &Position) -> Result<Moves, TooLarge> {
        let values = self.values(position)?;
        let mut winning = Vec::new();
        for (column, heap) in position.heaps().enumerate() {
            let target = value_to_leave(&values, column, position.convention());
            let budget = &mut self.budget.borrow_mut();
            let takes = self.sequence(heap)?.takes_leaving(heap.rule(), heap.coins(), target, budget)?;
            winning.push((column, takes));
        }
        Ok(Moves::new(winning))
    }

    /// Why the position is won or lost.
    ///
    /// # Errors
    /// As for [`Solver::values`].
    pub fn reason(&self, position: &Position) -> Result<Reason, TooLarge> {
        let values = self.values(position)?;
        if position.legal_moves().is_empty() {
            return Ok(Reason::Stuck);
        }
        if let Some(heap) = position.single_heap()
            && let RuleKind::UpTo(most) = heap.rule().kind()
        {
            let lost_remainder = u32::from(position.convention() == Convention::Misere);
            return Ok(Reason::Remainder { coins: heap.coins(), divisor: most + 1, lost_remainder });
        }
        let firm = || (0..values.len()).filter(|&column| values[column] >= 2);
        let reason = match (position.convention(), firm().count(), firm().next()) {
            (Convention::Misere, 0, _) => Reason::Ones { values },
            (Convention::Misere, 1, Some(column)) => Reason::Parity { values, column },
            _ => Reason::NimSum { values },
        };
        Ok(reason)
    }

    fn sequence(&self, heap: &Heap) -> Result<&GrundySequence, TooLarge> {
        let known =
            self.sequences.iter().find(|(rule, _)| Arc::ptr_eq(rule, heap.rule()) || rule == heap.rule());
        known.map(|(_, sequence)| sequence).ok_or(TooLarge)
    }
}

fn nim_sum(values: impl IntoIterator<Item = u32>) -> u32 {
    values.into_iter().fold(0, |sum, value| sum ^ value)
}

/// The outcome of a sum of take-only heaps with these Grundy values.
pub(crate) fn outcome_of(values: &[u32], convention: Convention) -> Outcome {
    let is_reversed = convention == Convention::Misere && values.iter().all(|&value| value <= 1);
    let lost_sum = u32::from(is_reversed);
    if nim_sum(values.iter().copied()) == lost_sum { Outcome::P } else { Outcome::N }
}

/// The one value of `column` that makes the whole position lost for the player to move.
fn value_to_leave(values: &[u32], column: usize, convention: Convention) -> u32 {
    let others =
        || values.iter().enumerate().filter(move |&(place, _)| place != column).map(|(_, &value)| value);
    let sum = nim_sum(others());
    let is_reversed = convention == Convention::Misere && others().all(|value| value <= 1);
    sum ^ u32::from(is_reversed)
}
