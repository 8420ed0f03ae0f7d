//! Which heaps of one rule are tame, so that their sums under misère play follow from their values.
//!
//! Where coins are only taken every heap is: it has value 1 exactly when taking the rule's least number leaves a heap of
//! value 0, from which the pairs (0, 1), (1, 0) and (k, k) follow. Source: T. S. Ferguson, "On sums of graph games with last player
//! losing", 1974. Where heaps are split, each is looked at with all its options.

use crate::budget::{Budget, TooLarge};
use crate::game::MoveSet;
use crate::grundy_table::MAX_TABLE;
use crate::heap_rule::HeapRule;
use crate::tame::Tame;

/// What a heap costs beside its moves, in steps.
const STEPS_PER_HEAP: u64 = 16;

/// The heaps 0, 1, 2, … of one rule as tame games, as far as they are.
#[derive(Clone, Debug)]
pub(crate) struct TameHeaps {
    heaps: Vec<Option<Tame>>,
}

impl TameHeaps {
    /// The heaps up to `largest`, each by all its moves.
    ///
    /// # Errors
    /// There are more than [`MAX_TABLE`] heaps; or `budget` is less than a step for each move and 16 for each heap.
    pub(crate) fn new(rule: &HeapRule, largest: u32, budget: &Budget) -> Result<Self, TooLarge> {
        let mut tame = Self { heaps: Vec::new() };
        for coins in 0..=largest {
            tame.push(rule, coins, budget)?;
        }
        Ok(tame)
    }

    fn push(&mut self, rule: &HeapRule, coins: u32, budget: &Budget) -> Result<(), TooLarge> {
        let moves = rule.moves(coins);
        if coins >= MAX_TABLE {
            return Err(TooLarge);
        }
        budget.spend(STEPS_PER_HEAP.saturating_add(moves.len()))?;
        let options: Vec<Option<Tame>> = moves
            .iter()
            .map(|made| {
                let [small, large] = made.leaves.map(|heap| self.heap(heap));
                Some(small?.sum(large?))
            })
            .collect();
        self.heaps.push(Tame::of_options(options.into_iter()));
        Ok(())
    }

    /// The heap as a tame game; `None` if it is wild, or larger than was asked for.
    pub(crate) fn heap(&self, coins: u32) -> Option<Tame> {
        self.heaps.get(coins as usize).copied().flatten()
    }
}

/// The smallest heap that is wild under `rule`, from 0 to `largest`; `None` if none of them is.
///
/// ```
/// use last_coin::{Budget, first_wild_heap};
///
/// let enough = Budget::new(1_000_000);
/// assert_eq!(first_wild_heap(&"0.77".parse()?, 100, &enough)?, Some(5));
/// assert_eq!(first_wild_heap(&"4.(3)".parse()?, 100, &enough)?, None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// It is not among the first [`MAX_TABLE`] heaps; or `budget` is less than a step for each move and 16 for each heap up to it.
pub fn first_wild_heap(rule: &HeapRule, largest: u32, budget: &Budget) -> Result<Option<u32>, TooLarge> {
    if rule.take_only().is_some() {
        return Ok(None);
    }
    let mut tame = TameHeaps { heaps: Vec::new() };
    for coins in 0..=largest {
        tame.push(rule, coins, budget)?;
        if tame.heap(coins).is_none() {
            return Ok(Some(coins));
        }
    }
    Ok(None)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn first_wild(rule: &str, largest: u32) -> Option<u32> {
        let rule = rule.parse().expect("a rule");
        first_wild_heap(&rule, largest, &Budget::new(100_000_000)).expect("within the budget")
    }

    /// Recomputed by plain search; those of Kayles and Grundy's game also in E. R. Berlekamp, J. H. Conway and R. K. Guy,
    /// Winning Ways, 1982, chapter 13.
    #[test]
    fn the_first_wild_heaps_are_the_known_ones() {
        for (rule, heap) in [
            ("0.77", 5),
            ("0.07", 10),
            ("0.137", 9),
            ("0.6", 7),
            ("0.123", 8),
            ("0.34", 10),
            ("grundy", 13),
            ("0.75", 5),
        ] {
            assert_eq!(first_wild(rule, 60), Some(heap), "{rule}");
        }
        for rule in ["0.7", "0.707", "4.(3)", "2,5,7"] {
            assert_eq!(first_wild(rule, 200), None, "{rule}");
        }
    }

    #[test]
    fn what_costs_too_much_is_refused() {
        let rule = "4.0".parse().expect("a rule");
        assert_eq!(first_wild_heap(&rule, u32::MAX, &Budget::new(1_000_000)), Err(TooLarge));
    }
}
