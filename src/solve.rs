//! Exact solutions of sums of take-only heaps, under both conventions.
//!
//! Normal play: the player to move loses exactly when the XOR of the heaps' Grundy values is 0. Misère play: the same while
//! some value is 2 or more; when all are 0 or 1, the player to move loses exactly when the XOR is 1. The reversal
//! holds for every mixture of take-only rules, because such a heap has value 1 exactly when taking the rule's least number
//! leaves a heap of value 0. Source: T. S. Ferguson, "On sums of graph games with last player losing", 1974.

use crate::budget::{Budget, TooLarge};
use crate::game::{Game, MoveSet};
use crate::grundy::GrundySequence;
use crate::position::{Component, Convention, Moves, Position, Take};
use crate::reason::Reason;
use crate::rule::{RuleKind, TakeRule};
use std::sync::Arc;

/// What solving one position may cost: some tens of milliseconds.
pub(crate) const STEPS: u64 = 5_000_000;

/// Who wins when both play perfectly.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// The next player, whose turn it is.
    N,
    /// The previous player, who has just moved.
    P,
}

/// Answers questions about one position and all that can come of it.
#[derive(Debug)]
pub struct Solver {
    rules: Arc<[TakeRule]>,
    /// In the order of the rules.
    sequences: Vec<GrundySequence>,
    steps: u64,
}

impl Solver {
    /// Works out the values that `position` and its followers need.
    ///
    /// # Errors
    /// A table would be too large.
    pub fn new(position: &Position) -> Result<Self, TooLarge> {
        let budget = Budget::new(STEPS);
        let mut sequences = Vec::with_capacity(position.rules().len());
        for (place, rule) in position.rules().iter().enumerate() {
            let heaps = position
                .components()
                .iter()
                .map(|&Component::Heap { coins, rule }| (coins, usize::from(rule)));
            let largest = heaps.filter(|&(_, rule)| rule == place).map(|(coins, _)| coins).max();
            sequences.push(GrundySequence::new(rule, largest.unwrap_or(0), &budget)?);
        }
        Ok(Self { rules: position.shared_rules(), sequences, steps: STEPS - budget.left() })
    }

    /// The Grundy value of each component.
    ///
    /// # Errors
    /// The position has more coins or other rules than the one that the solver was made for.
    pub fn values(&self, position: &Position) -> Result<Vec<u32>, TooLarge> {
        if *self.rules != *position.rules() {
            return Err(TooLarge);
        }
        let mut values = Vec::with_capacity(position.components().len());
        for &Component::Heap { coins, rule } in position.components() {
            values.push(self.sequence(rule)?.value(coins).ok_or(TooLarge)?);
        }
        Ok(values)
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
        self.winning_moves_within(position, &Budget::new(STEPS))
    }

    /// The same, as far as `budget` allows.
    pub(crate) fn winning_moves_within(
        &self,
        position: &Position,
        budget: &Budget,
    ) -> Result<Moves, TooLarge> {
        let values = self.values(position)?;
        let mut winning = Vec::new();
        for (column, &Component::Heap { coins, rule }) in position.components().iter().enumerate() {
            let target = value_to_leave(&values, column, position.convention());
            let sequence = self.sequence(rule)?;
            let rule = &position.rules()[usize::from(rule)];
            winning.push((column, sequence.takes_leaving(rule, coins, target, budget)?));
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
            (Convention::Misere, 2, _) => Reason::NimSum { values, is_near_turn: true },
            _ => Reason::NimSum { values, is_near_turn: false },
        };
        Ok(reason)
    }

    /// The winning move that [`Solver::reason`] speaks of, always the same one; `None` if no move wins.
    ///
    /// # Errors
    /// As for [`Solver::winning_moves`].
    pub fn explained_move(&self, position: &Position) -> Result<Option<Take>, TooLarge> {
        let winning = self.winning_moves(position)?;
        let Reason::Parity { column, .. } = self.reason(position)? else { return Ok(winning.nth(0)) };
        // Elsewhere a take may win too, by a nim-sum of 0: that is not what the reason says.
        Ok(winning.takes(column).and_then(|takes| takes.nth(0)).map(|count| Take { column, count }))
    }

    /// What its tables have cost.
    pub(crate) fn steps(&self) -> u64 {
        self.steps
    }

    fn sequence(&self, rule: u8) -> Result<&GrundySequence, TooLarge> {
        self.sequences.get(usize::from(rule)).ok_or(TooLarge)
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
pub(crate) fn value_to_leave(values: &[u32], column: usize, convention: Convention) -> u32 {
    let others =
        || values.iter().enumerate().filter(move |&(place, _)| place != column).map(|(_, &value)| value);
    let sum = nim_sum(others());
    let is_reversed = convention == Convention::Misere && others().all(|value| value <= 1);
    sum ^ u32::from(is_reversed)
}
