//! Nim: any number of heaps, any number of coins from one of them, under both conventions; and the game of dividing stones
//! into heaps so that the next player is lost.
//!
//! Normal play: the player to move is lost exactly when the XOR of the heaps is 0. Misère play: the same while some
//! heap is larger than 1; of ones alone an odd number is lost. Source: C. L. Bouton, "Nim, a game with a complete
//! mathematical theory", 1901. Heaps hold up to 2⁶⁴ − 1 coins, and a position any number of heaps.

use crate::position::Convention;
use crate::solve::Outcome;

/// A winning move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Plan {
    /// The place of the heap, from 0.
    pub heap: usize,
    /// How many coins to take from it, at least 1.
    pub take: u64,
}

/// What there is to know of the heaps: their XOR, and how many are larger than 1.
#[derive(Clone, Copy, Debug, Default)]
struct Tally {
    sum: u64,
    large: usize,
}

impl Tally {
    fn of(heaps: impl IntoIterator<Item = u64>) -> Self {
        heaps.into_iter().fold(Self::default(), |tally, heap| Self {
            sum: tally.sum ^ heap,
            large: tally.large + usize::from(heap > 1),
        })
    }

    fn without(self, heap: u64) -> Self {
        Self { sum: self.sum ^ heap, large: self.large - usize::from(heap > 1) }
    }

    /// Whether ones alone decide, which under misère turns the result round.
    fn is_reversed(self, convention: Convention) -> bool {
        convention == Convention::Misere && self.large == 0
    }
}

/// Who wins when both play perfectly. Empty heaps may be among them.
///
/// ```
/// use last_coin::{Convention, Outcome, nim};
///
/// assert_eq!(nim::judge([1, 1, 1], Convention::Normal), Outcome::N);
/// assert_eq!(nim::judge([1, 1, 1], Convention::Misere), Outcome::P);
/// ```
pub fn judge(heaps: impl IntoIterator<Item = u64>, convention: Convention) -> Outcome {
    let tally = Tally::of(heaps);
    if tally.sum == u64::from(tally.is_reversed(convention)) { Outcome::P } else { Outcome::N }
}

/// Every winning move, in the order of the heaps: none where the player to move is lost, or has no move.
/// The heaps are read once before the first plan, and once more while the plans are listed.
///
/// ```
/// use last_coin::{Convention, nim, nim::Plan};
///
/// let plans: Vec<Plan> = nim::plans(&[3, 4, 5], Convention::Misere).collect();
/// assert_eq!(plans, [Plan { heap: 0, take: 2 }]);
/// ```
pub fn plans(heaps: &[u64], convention: Convention) -> impl Iterator<Item = Plan> {
    let tally = Tally::of(heaps.iter().copied());
    heaps.iter().enumerate().filter_map(move |(heap, &coins)| {
        let others = tally.without(coins);
        // A heap has one size that leaves the opponent lost. Where another heap is large that is the XOR of the others.
        // Where none is, it is 0 or 1, so only ones are left, and misère wants their number odd.
        let leaves = others.sum ^ u64::from(others.is_reversed(convention));
        let take = coins.checked_sub(leaves).filter(|&take| take > 0)?;
        Some(Plan { heap, take })
    })
}

/// Stones divided into heaps of at least one. They are held as sizes and how many heaps have each, because there may be as
/// many heaps as stones.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Division {
    parts: Vec<(u64, u64)>,
}

impl Division {
    /// From sizes with how many heaps have each, in any order.
    fn of(mut parts: Vec<(u64, u64)>) -> Self {
        parts.sort_unstable();
        let mut joined: Vec<(u64, u64)> = Vec::with_capacity(parts.len());
        for (stones, count) in parts.into_iter().filter(|&(_, count)| count > 0) {
            match joined.last_mut() {
                Some(last) if last.0 == stones => last.1 += count,
                _ => joined.push((stones, count)),
            }
        }
        Self { parts: joined }
    }

    /// Each size once, ascending, and how many heaps have it, at least one.
    pub fn parts(&self) -> &[(u64, u64)] {
        &self.parts
    }

    /// The heaps one by one, ascending.
    pub fn heaps(&self) -> impl Iterator<Item = u64> {
        self.parts.iter().flat_map(|&(stones, count)| (0..count).map(move |_| stones))
    }
}

/// A division of `stones` into `heaps` heaps of at least one stone (`None`: into any number of heaps) that is lost for the
/// player who moves next, where there is one. No stones make no heap.
///
/// ```
/// use last_coin::{Convention::{Misere, Normal}, nim};
///
/// let shown = nim::lost_division(10, Some(5), Normal).map(|division| division.heaps().collect());
/// assert_eq!(shown, Some(vec![1, 2, 2, 2, 3]));
/// assert_eq!(nim::lost_division(8, Some(3), Normal), None);
/// assert_eq!(nim::lost_division(9, None, Normal), None);
/// let shown = nim::lost_division(999_999_999, None, Misere);
/// assert_eq!(shown.as_ref().map(nim::Division::parts), Some(&[(1, 999_999_999)][..]));
/// ```
pub fn lost_division(stones: u64, heaps: Option<u64>, convention: Convention) -> Option<Division> {
    // Ones alone are the only division of n stones into n heaps. There misère turns normal play round; where there are
    // fewer heaps, one of them is large, and both conventions ask for the XOR 0.
    let are_ones_lost = convention == Convention::Misere && stones % 2 == 1;
    match heaps {
        Some(heaps) if convention == Convention::Misere && heaps == stones => {
            are_ones_lost.then(|| Division::of(vec![(1, stones)]))
        }
        Some(heaps) => balanced_division(stones, heaps),
        None if are_ones_lost => Some(Division::of(vec![(1, stones)])),
        // No division of 0 or 2 stones has the XOR 0 and a large heap; two equal heaps are one for every other even number.
        None if convention == Convention::Misere && stones <= 2 => None,
        None => balanced_division(stones, stones.min(2)),
    }
}

/// A division whose XOR is 0, where there is one.
///
/// The lowest bits of the heaps make the sum even, so no odd number of stones has one. For an even number n:
///
/// - h even: pairs of ones and one pair of the rest, whenever h ≤ n (and h > 0, or n = 0).
/// - h = 1: the XOR is n itself, which is not 0.
/// - h = 3: each bit is in two of the heaps or in none. So the sum is twice m = a | b | c, and the bits of m are dealt to
///   pairs of heaps. Every heap gets one exactly when not all go to the same pair: m = n/2 must have two bits or more.
/// - h ≥ 5 odd: h + 1 stones are a 2 among ones, whose XOR is not 0. From h + 3 on, take three heaps as above and pairs of
///   ones. Where the m of the three has a single bit, m is 4 or more. Then one pair is of twos, which leaves m − 1 to the
///   three, and that has two bits or more.
fn balanced_division(stones: u64, heaps: u64) -> Option<Division> {
    let excess = stones.checked_sub(heaps)?;
    if stones % 2 == 1 {
        return None;
    }
    if heaps.is_multiple_of(2) {
        return match heaps {
            0 => (stones == 0).then(Division::default),
            _ => Some(Division::of(vec![(1, heaps - 2), (excess / 2 + 1, 2)])),
        };
    }
    if heaps == 1 || excess < 3 {
        return None;
    }
    // With pairs of ones beside them, the three heaps have (stones − (heaps − 3)) / 2 as their bits.
    let bits = (excess + 3) / 2;
    let is_single = bits.is_power_of_two();
    if is_single && heaps == 3 {
        return None;
    }
    let twos = if is_single { 2 } else { 0 };
    let bits = bits - u64::from(is_single);
    let low = bits & bits.wrapping_neg();
    Some(Division::of(vec![(1, heaps - 3 - twos), (2, twos), (low, 1), (bits - low, 1), (bits, 1)]))
}
