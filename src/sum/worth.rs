//! What the games of a sum are worth, where the outcome of the sum follows from that.

use super::{Equipment, Part, PartMove, Sum, Unsolved};
use crate::budget::{Budget, TooLarge};
use crate::game::{Game, MoveSet};
use crate::grundy::GrundySequence;
use crate::grundy_table::GrundyTable;
use crate::heap_rule::{HeapMove, HeapRule};
use crate::heap_tame::TameHeaps;
use crate::position::Convention;
use crate::row::Turns;
use crate::rule::TakeRule;
use crate::tame::Tame;
use std::sync::Arc;

/// What working out the heaps of one sum may cost, in steps of a [`Budget`].
const TABLE_STEPS: u64 = 20_000_000;

/// What finding out which of the heaps are tame may cost besides, in such steps, which take longer.
const TAME_STEPS: u64 = 4_000_000;

/// What a game is worth in a sum whose outcome follows from values: under normal play every sum's, under misère play those of
/// tame games. A firm game decides that the sum is lost at 0. All are firm under normal play.
#[derive(Clone, Copy, Debug)]
pub(super) struct Worth {
    pub value: u32,
    pub is_firm: bool,
}

impl Worth {
    pub fn sum(self, other: Self) -> Self {
        Self { value: self.value ^ other.value, is_firm: self.is_firm || other.is_firm }
    }

    pub fn is_lost(self) -> bool {
        self.value == u32::from(!self.is_firm)
    }

    /// The one value that loses beside this.
    fn value_to_leave(self) -> u32 {
        self.value ^ u32::from(!self.is_firm)
    }
}

impl From<Tame> for Worth {
    fn from(tame: Tame) -> Self {
        Self { value: tame.grundy(), is_firm: tame.is_firm() }
    }
}

/// What is known of the heaps of one rule.
#[derive(Debug)]
enum Heaps {
    /// Coins are only taken, so that all are tame.
    Taken { rule: TakeRule, values: GrundySequence },
    /// Heaps are split. Which of them are tame matters under misère play alone, and is not known where that would cost too much.
    Split { values: GrundyTable, tame: Option<TameHeaps> },
}

impl Heaps {
    /// None of them is known to be tame yet where heaps are split.
    fn new(rule: &HeapRule, largest: u32, budget: &Budget) -> Result<Self, TooLarge> {
        Ok(match rule.take_only() {
            Some(rule) => {
                Self::Taken { rule: rule.clone(), values: GrundySequence::new(rule, largest, budget)? }
            }
            None => Self::Split { values: GrundyTable::new(rule, largest, budget)?, tame: None },
        })
    }

    /// Finds out which heaps are tame, if no more than `most` steps of the budget suffice for it.
    fn look_for_tame(&mut self, largest: u32, most: u64, budget: &Budget) -> Result<(), TooLarge> {
        if let Heaps::Split { values, tame } = self {
            let part = Budget::new(most);
            *tame = TameHeaps::new(values.rule(), largest, &part).ok();
            budget.spend(most - part.left())?;
        }
        Ok(())
    }

    fn value(&self, coins: u32) -> Result<u32, Unsolved> {
        match self {
            Heaps::Taken { values, .. } => values.value(coins),
            Heaps::Split { values, .. } => values.value(coins),
        }
        .ok_or(Unsolved::Foreign)
    }

    /// `None` if the heap is wild, or might be.
    fn worth(&self, coins: u32, convention: Convention) -> Result<Option<Worth>, Unsolved> {
        let value = self.value(coins)?;
        Ok(match (convention, self) {
            (Convention::Normal, _) => Some(Worth { value, is_firm: true }),
            (Convention::Misere, Heaps::Taken { .. }) => Some(Tame::nim_heap(value).into()),
            (Convention::Misere, Heaps::Split { tame, .. }) => {
                tame.as_ref().and_then(|tame| tame.heap(coins)).map(Worth::from)
            }
        })
    }
}

/// What is known of the games of one sum, and of all that can come of it.
pub(super) struct Knowledge {
    /// That of the sum.
    equipment: Arc<Equipment>,
    convention: Convention,
    /// In the order of the sum's rules.
    heaps: Vec<Heaps>,
}

impl Knowledge {
    /// Works out the values.
    pub fn new(sum: &Sum) -> Result<Self, TooLarge> {
        let budget = Budget::new(TABLE_STEPS);
        let rules = &sum.equipment.rules;
        let mut largest = vec![0; rules.len()];
        for part in &sum.parts {
            if let Part::Heap { coins, rule } = *part {
                largest[rule] = coins.max(largest[rule]);
            }
        }
        let heaps = rules.iter().zip(&largest).map(|(rule, &largest)| Heaps::new(rule, largest, &budget));
        let mut heaps: Vec<Heaps> = heaps.collect::<Result<_, _>>()?;
        if sum.convention == Convention::Misere {
            let budget = Budget::new(TAME_STEPS);
            // Each may use its share of what those before it have left.
            for (place, &largest) in largest.iter().enumerate() {
                let share = budget.left() / (heaps.len() - place) as u64;
                heaps[place].look_for_tame(largest, share, &budget)?;
            }
        }
        Ok(Self { equipment: Arc::clone(&sum.equipment), convention: sum.convention, heaps })
    }

    /// The Grundy value of each game.
    pub fn values(&self, sum: &Sum) -> Result<Vec<u32>, Unsolved> {
        self.check(sum)?;
        sum.parts.iter().map(|part| self.value(sum, part)).collect()
    }

    /// What is known belongs to the rules, the graphs and the convention of one sum.
    fn check(&self, sum: &Sum) -> Result<(), Unsolved> {
        let is_known = self.equipment.begins_with(&sum.equipment);
        if is_known && self.convention == sum.convention { Ok(()) } else { Err(Unsolved::Foreign) }
    }

    /// The moves in one game that lose for the other player beside the `others`.
    pub fn moves_beside(
        &self,
        others: Worth,
        sum: &Sum,
        part: &Part,
        budget: &Budget,
    ) -> Result<Vec<PartMove>, Unsolved> {
        let mut winning = Vec::new();
        match *part {
            Part::Row(ref row) => {
                let turns = Turns::winning(row, row.value() ^ others.value_to_leave(), budget)?;
                budget.spend(turns.len())?;
                winning.extend(turns.iter().map(PartMove::Row));
            }
            Part::Heap { coins, rule } => {
                let heaps = self.heaps(rule)?;
                if let Heaps::Taken { rule, values } = heaps {
                    let takes = values.takes_leaving(rule, coins, others.value_to_leave(), budget)?;
                    budget.spend(takes.len())?;
                    let moves = takes.iter().map(|take| HeapMove { take, leaves: [0, coins - take] });
                    winning.extend(moves.map(PartMove::Heap));
                } else {
                    let moves = sum.equipment.rules[rule].moves(coins);
                    budget.spend(moves.len())?;
                    for made in moves.iter() {
                        let [small, large] = made.leaves;
                        let left =
                            heaps.worth(small, sum.convention)?.zip(heaps.worth(large, sum.convention)?);
                        if left.is_some_and(|(small, large)| others.sum(small).sum(large).is_lost()) {
                            winning.push(PartMove::Heap(made));
                        }
                    }
                }
            }
            Part::Token { vertex, graph } => {
                let successors = sum.equipment.graphs[graph].successors(vertex);
                budget.spend(successors.len() as u64)?;
                for &vertex in successors {
                    let left = self.worth(sum, &Part::Token { vertex, graph })?;
                    if left.is_some_and(|left| others.sum(left).is_lost()) {
                        winning.push(PartMove::Token(vertex));
                    }
                }
            }
        }
        Ok(winning)
    }

    /// What each game is worth; `None` if the outcome does not follow from that.
    pub fn worths(&self, sum: &Sum) -> Result<Option<Vec<Worth>>, Unsolved> {
        self.check(sum)?;
        sum.parts.iter().map(|part| self.worth(sum, part)).collect()
    }

    pub fn total(sum: &Sum, worths: &[Worth]) -> Worth {
        let nothing = Worth { value: 0, is_firm: sum.convention == Convention::Normal };
        worths.iter().fold(nothing, |total, &worth| total.sum(worth))
    }

    fn worth(&self, sum: &Sum, part: &Part) -> Result<Option<Worth>, Unsolved> {
        match *part {
            // Of rows only those without a move are known to be tame.
            Part::Row(ref row) => Ok(match sum.convention {
                Convention::Normal => Some(Worth { value: row.value(), is_firm: true }),
                Convention::Misere => row.result().map(|_| Tame::STUCK.into()),
            }),
            Part::Heap { coins, rule } => self.heaps(rule)?.worth(coins, sum.convention),
            Part::Token { vertex, graph } => {
                let tame = sum.equipment.graphs[graph].tame(vertex).map(Worth::from);
                let value = self.value(sum, part)?;
                Ok(match sum.convention {
                    Convention::Normal => Some(Worth { value, is_firm: true }),
                    Convention::Misere => tame,
                })
            }
        }
    }

    fn value(&self, sum: &Sum, part: &Part) -> Result<u32, Unsolved> {
        match *part {
            Part::Row(ref row) => Ok(row.value()),
            Part::Heap { coins, rule } => self.heaps(rule)?.value(coins),
            Part::Token { vertex, graph } => {
                sum.equipment.graphs[graph].grundy(vertex).ok_or(Unsolved::Foreign)
            }
        }
    }

    fn heaps(&self, rule: usize) -> Result<&Heaps, Unsolved> {
        self.heaps.get(rule).ok_or(Unsolved::Foreign)
    }
}
