//! Claims about single heaps of rules that split them.
//!
//! A split leads from one heap to two, so the three conditions look at sums of two heaps as well. Who wins these is not claimed
//! but worked out: `no move leads from a member to a lost sum`, and `from everything else that has a move, some move does`.

use super::claim::{Claim, least_common_multiple};
use super::{Flaw, Grounds, Judgement, MAX_CLAIM, flaw};
use crate::budget::{Budget, TooLarge};
use crate::grundy_table::GrundyTable;
use crate::heap_rule::{HeapMove, HeapRule};
use crate::position::Convention;
use crate::solve::Outcome;
use crate::sum::{PartMove, Sum, SumError, SumSolver, Unsolved};

/// The smallest heap of which a claim says the wrong thing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeapCounterexample {
    /// How many coins it has.
    pub coins: u32,
    /// Which condition fails.
    pub flaw: Flaw,
    /// From a member: a move to what is lost as well.
    pub made: Option<HeapMove>,
}

/// Checks a claim about single heaps of 0 to `last` coins under any rule. Where coins are only taken,
/// [`check_claim`](crate::check_claim) needs no values and proves more.
///
/// ```
/// use last_coin::{Budget, Convention, Flaw, Judgement, check_heap_claim};
///
/// // Dawson's Kayles: which heaps does the player lose who must begin?
/// let rule = "0.07".parse()?;
/// let check = |claim: &str, last| {
///     let budget = Budget::new(1_000_000);
///     check_heap_claim(&rule, Convention::Normal, &claim.parse().unwrap(), last, &budget)
/// };
/// let Judgement::Refuted(found) = check("0, 1 mod 4", 100)? else { return Err("it holds".into()) };
/// assert_eq!((found.coins, found.flaw), (13, Flaw::Joined));
/// let lost = "0, 1, 15, 35, 5 mod 34, 9 mod 34, 21 mod 34, 25 mod 34, 29 mod 34";
/// assert!(matches!(check(lost, 200)?, Judgement::Proven(_)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// `last` is more than [`MAX_CLAIM`], or the work is more than `budget` or more than a [`SumSolver`] does.
pub fn check_heap_claim(
    rule: &HeapRule,
    convention: Convention,
    claim: &Claim,
    last: u32,
    budget: &Budget,
) -> Result<Judgement<HeapCounterexample>, TooLarge> {
    if last > MAX_CLAIM {
        return Err(TooLarge);
    }
    let heap = |coins| Sum::new(convention).with_heap(coins, rule.clone()).map_err(|_: SumError| TooLarge);
    let mut solver = SumSolver::new(&heap(last)?)?;
    // All heaps are of the solver's rule and no larger than its own.
    let too_large = |_: Unsolved| TooLarge;
    for coins in 0..=last {
        budget.spend(1)?;
        let sum = heap(coins)?;
        let is_won = solver.outcome(&sum).map_err(too_large)? == Outcome::N;
        let is_stuck = rule.is_stuck(coins);
        if let Some(flaw) = flaw(is_stuck, claim.contains(coins), !is_stuck && is_won, convention) {
            let winning = if flaw == Flaw::Joined {
                solver.winning_moves(&sum).map_err(too_large)?
            } else {
                Vec::new()
            };
            let made = winning.iter().find_map(|found| match found.made {
                PartMove::Heap(made) => Some(made),
                _ => None,
            });
            return Ok(Judgement::Refuted(HeapCounterexample { coins, flaw, made }));
        }
    }
    let window = match convention {
        Convention::Normal => window(rule, claim, budget),
        // No period of misère play is proven here.
        Convention::Misere => None,
    };
    Ok(match window {
        // Both are at most `last`, so they fit.
        Some((from, period)) if from + period - 1 <= u64::from(last) => {
            Judgement::Proven(Grounds::Window { from: from as u32, period: period as u32 })
        }
        _ => {
            Judgement::Verified { coins: last.into(), needed: window.map(|(from, period)| from + period - 1) }
        }
    })
}

/// From where and with which period both the claim and the Grundy values repeat; `None` where the values are not proven to.
fn window(rule: &HeapRule, claim: &Claim, budget: &Budget) -> Option<(u64, u64)> {
    // What would cost too much is not proven; the claim is verified all the same.
    let table = GrundyTable::new(rule, PERIOD_WITHIN, budget).ok()?;
    let values = table.period()?;
    let from = claim.repeats_from().max(values.preperiod.into());
    let period = claim.period().and_then(|period| least_common_multiple(period, values.length.into()));
    period.map(|period| (from, period))
}

/// How far a period of the values is looked for: in a table of so many heaps.
const PERIOD_WITHIN: u32 = 4 * MAX_CLAIM;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::conjecture::check_claim;

    fn check(rule: &str, convention: Convention, claim: &str, last: u32) -> Judgement<HeapCounterexample> {
        let (rule, claim) = (rule.parse().expect("a rule"), claim.parse().expect("a claim"));
        check_heap_claim(&rule, convention, &claim, last, &Budget::new(100_000_000)).expect("little work")
    }

    /// The single heaps of Kayles that are lost under misère, recomputed by plain search.
    #[test]
    fn misere_claims_are_verified_and_never_called_proven() {
        let lost = "1, 4, 9, 12, 20";
        assert_eq!(
            check("0.77", Convention::Misere, lost, 24),
            Judgement::Verified { coins: 24, needed: None }
        );
        let Judgement::Refuted(found) = check("0.77", Convention::Misere, "1, 4, 9, 20", 24) else {
            panic!("it holds")
        };
        assert_eq!((found.coins, found.flaw, found.made), (12, Flaw::Stranded, None));
        let Judgement::Refuted(found) = check("0.77", Convention::Misere, "1, 4, 5", 24) else {
            panic!("it holds")
        };
        assert_eq!((found.coins, found.flaw), (5, Flaw::Joined));
        assert!(found.made.is_some());
        let Judgement::Refuted(found) = check("0.77", Convention::Misere, "0, 1", 24) else {
            panic!("it holds")
        };
        assert_eq!((found.coins, found.flaw), (0, Flaw::Ended));
    }

    #[test]
    fn what_costs_too_much_to_prove_is_verified() {
        let claim = "0".parse().expect("a claim");
        for rule in ["grundy", "0.(7)", "4.(7)", "0.16"] {
            let rule = rule.parse().expect("a rule");
            assert_eq!(
                check_heap_claim(&rule, Convention::Normal, &claim, 0, &Budget::new(1_000_000)),
                Ok(Judgement::Verified { coins: 0, needed: None })
            );
        }
    }

    /// Kayles: only the empty heap is lost.
    #[test]
    fn a_claim_is_proven_over_a_whole_period_of_the_values() {
        let needed = 71 + 12 - 1;
        assert_eq!(
            check("0.77", Convention::Normal, "0", needed),
            Judgement::Proven(Grounds::Window { from: 71, period: 12 })
        );
        assert_eq!(
            check("0.77", Convention::Normal, "0", needed - 1),
            Judgement::Verified { coins: u64::from(needed) - 1, needed: Some(needed.into()) }
        );
    }

    #[test]
    fn rules_of_taking_alone_are_judged_alike() {
        for (rule, claim) in
            [("1-3", "0 mod 4"), ("1-3", "1 mod 4"), ("2,5,7", "0, 1, 4 mod 22"), ("odd", "0 mod 2")]
        {
            for convention in [Convention::Normal, Convention::Misere] {
                let of_takes = check_claim(
                    &rule.parse().expect("a rule"),
                    convention,
                    &claim.parse().expect("a claim"),
                    60,
                );
                match (of_takes.expect("few rows"), check(rule, convention, claim, 60)) {
                    (Judgement::Refuted(one), Judgement::Refuted(other)) => {
                        assert_eq!(
                            (one.columns, one.flaw),
                            (vec![other.coins], other.flaw),
                            "{rule} {claim}"
                        );
                    }
                    (Judgement::Refuted(_), other) => panic!("{rule} {claim}: {other:?}"),
                    (_, other) => {
                        assert!(!matches!(other, Judgement::Refuted(_)), "{rule} {claim}: {other:?}")
                    }
                }
            }
        }
    }
}
