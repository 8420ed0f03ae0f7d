//! Grundy values of codes that end and split heaps, for long tables.
//!
//! Choose a mask, and call a value rare if it has an even number of ones under it, else common. The XOR of two rare or of
//! two common values is rare, that of one of each is common. So the common values that a heap reaches come from splits with a
//! rare part, and if few heaps are rare, these are few. The least common value that is not reached is the Grundy value,
//! unless a rare value below it is not reached either: only for those few that are in doubt are other splits looked at, until
//! all have been found. That is right whatever the mask is; a good one makes it fast. Where none is good, few values are looked
//! for in all splits, and many are noted for all splits of each rest once. Sources: E. R. Berlekamp, J. H. Conway and R. K. Guy,
//! "Winning Ways", 1982, chapter 4, "Sparse space spells speed"; J. P. Grossman, "Searching for periodicity in Officers", 2018.

use super::bytes::ByteValues;
use super::pair_sets::PairSets;
use super::plain::PlainRows;
use super::value_set::ValueSet;
use crate::budget::{Budget, TooLarge};
use crate::heap_rule::{HeapRule, LEAVES_NONE, LEAVES_ONE, LEAVES_TWO, Parting};

/// How many heaps are known by definition before a mask is chosen; it is chosen again whenever they have doubled.
const FIRST_CHOICE: usize = 128;

/// How many splits are marked on either side before it is looked whether doubtful values are among them.
const TURNS: usize = 32;

/// Where values are looked for in all splits, a space helps if the heaps are at least so many times its rare ones: a sum with a rare
/// heap costs about as much as so many splits that are compared many at a time.
const COMPARED_PER_RARE: u64 = 64;

/// Where the values of all splits are noted, a space helps if the heaps are at least so many times its rare ones, for each rest that
/// a heap can leave to be split, as sums with rare heaps are not kept. Of 4, 8 and 16 this was the fastest for `runs:7,11,13`.
const NOTED_PER_RARE: u64 = 8;

/// How many rests a heap may leave to be split so that each value is looked for in all of them; for more, what they are worth is
/// worked out once and kept.
const FEW_RESTS: usize = 8;

/// How many splits on either side are marked before the least value that was not met is looked for among all.
const SAMPLES: usize = 64;

/// How many splits cost a step where a value is looked for among them. A step is meant to take as long as marking one sum.
const COMPARED_PER_STEP: usize = 32;

/// How many splits cost a step where their values are noted, one after another in memory.
const NOTED_PER_STEP: usize = 2;

/// The most bits of values among which a mask is sought.
const MOST_BITS: u32 = u16::BITS;

/// Which values are rare: those with an even number of ones under a mask; and the heaps that have them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SparseSpace {
    mask: u32,
    rare_heaps: u32,
    largest_rare: u32,
}

impl SparseSpace {
    /// The space that makes the fewest heaps rare; `None` without values, and for larger ones than such tables have.
    pub(super) fn of(values: &[u32]) -> Option<Self> {
        let most = values.iter().copied().max()?;
        let bits = (u32::BITS - most.leading_zeros()).max(1);
        if bits > MOST_BITS {
            return None;
        }
        let mut balance = vec![0i32; 1 << bits];
        for &value in values {
            balance[value as usize] += 1;
        }
        transform(&mut balance);
        // The rare heaps of each mask, less the common ones; with the mask 0 all are rare.
        let (mask, _) = (0..).zip(&balance).skip(1).min_by_key(|&(_, balance)| *balance)?;
        let mut space = Self { mask, rare_heaps: 0, largest_rare: 0 };
        for (heap, &value) in (0..).zip(values) {
            if !space.is_common(value) {
                space.rare_heaps += 1;
                space.largest_rare = heap;
            }
        }
        Some(space)
    }

    /// The bits whose number of ones matters.
    pub fn mask(&self) -> u32 {
        self.mask
    }

    /// Whether a value is common: it has an odd number of ones under the mask.
    pub fn is_common(&self, value: u32) -> bool {
        (value & self.mask).count_ones() % 2 == 1
    }

    /// How many heaps of the table have a rare value, the empty heap among them.
    pub fn rare_heaps(&self) -> u32 {
        self.rare_heaps
    }

    /// The largest of them.
    pub fn largest_rare(&self) -> u32 {
        self.largest_rare
    }
}

/// The Walsh–Hadamard transform: entry m becomes the sum of all entries, with a minus where their place has an odd number of
/// ones under m.
fn transform(entries: &mut [i32]) {
    let mut width = 1;
    while width < entries.len() {
        for block in entries.chunks_exact_mut(2 * width) {
            let (low, high) = block.split_at_mut(width);
            for (low, high) in low.iter_mut().zip(high) {
                (*low, *high) = (*low + *high, *low - *high);
            }
        }
        width *= 2;
    }
}

/// A stamp for each value.
type Reached = [u32; 1 << u16::BITS];

/// What all splits of a heap are looked through in.
#[derive(Clone, Debug)]
enum AllSplits {
    /// Few values: the mex and the smaller ones that samples missed are looked for, many splits at a time.
    Compared(ByteValues),
    Noted(PairSets),
}

/// The values of the heaps from 0 on.
#[derive(Clone, Debug)]
pub struct SparseRows {
    /// Holds the values, and knows the next one while there is no space.
    plain: PlainRows,
    /// Runs of takes that leave heaps in the same ways; a parting is a take of 0.
    takes: Vec<(usize, usize, u8)>,
    parting: Parting,
    space: Option<SparseSpace>,
    /// The values once more, in half the memory, as they are read all the time.
    values: Vec<u16>,
    /// What is read instead while the space does not help.
    all: Option<AllSplits>,
    /// The rare heaps but the empty one, ascending, with their values.
    rare: Vec<(u32, u16)>,
    /// By value: 1 more than the last heap that was seen to reach it.
    reached: Box<Reached>,
    /// What the splits of a heap are worth; kept for its memory.
    sums: ValueSet,
    /// The rare values below the least common one that is not reached, of which none has been found; kept for its memory.
    doubtful: Vec<u16>,
}

impl SparseRows {
    /// Before heap 0. `None` where no heap can be split, and where the takes never end.
    pub fn new(rule: &HeapRule) -> Option<Self> {
        if rule.takes().is_some_and(|takes| takes.largest().is_none()) {
            return None;
        }
        let parting = (rule.parting() != Parting::Never).then_some((0, 0, LEAVES_TWO));
        let takes = rule.takes().into_iter().flat_map(|takes| takes.digit_runs(u32::MAX));
        let takes = takes.map(|(takes, digit)| (takes.first() as usize, takes.last() as usize, digit));
        let takes: Vec<_> = parting.into_iter().chain(takes).collect();
        takes.iter().any(|(.., digit)| digit & LEAVES_TWO != 0).then(|| Self {
            plain: PlainRows::new(rule),
            takes,
            parting: rule.parting(),
            space: None,
            values: Vec::new(),
            all: None,
            rare: Vec::new(),
            reached: Box::new([0; 1 << u16::BITS]),
            sums: ValueSet::default(),
            doubtful: Vec::new(),
        })
    }

    /// The values so far.
    pub fn values(&self) -> &[u32] {
        self.plain.values()
    }

    /// Adds the next heap.
    pub fn push(&mut self, budget: &Budget) -> Result<(), TooLarge> {
        let heap = self.values().len();
        if heap >= FIRST_CHOICE && heap.is_power_of_two() {
            budget.spend(heap as u64)?;
            self.choose();
        }
        let Some(space) = self.space else { return self.plain.push(budget) };
        self.mark_single_heaps(budget)?;
        let value = match self.all.take() {
            Some(AllSplits::Compared(bytes)) => {
                let value = self.least_not_found(&bytes, budget)?;
                let bytes = bytes.with(value);
                self.all =
                    Some(bytes.map_or_else(|| AllSplits::Noted(self.pair_sets()), AllSplits::Compared));
                value
            }
            Some(AllSplits::Noted(mut pairs)) => {
                let value = self.least_not_noted(&mut pairs, budget)?;
                self.all = Some(AllSplits::Noted(pairs));
                value
            }
            None => {
                self.mark_sums_with_rare(budget)?;
                self.least_unreached(space, budget)?
            }
        };
        self.plain.values_mut().push(value.into());
        self.values.push(value);
        if !space.is_common(value.into()) {
            self.rare.push((heap as u32, value));
        }
        Ok(())
    }

    /// Chooses the space anew, unless values are too large for it.
    fn choose(&mut self) {
        self.values = self.plain.values().iter().map_while(|&value| u16::try_from(value).ok()).collect();
        self.space =
            SparseSpace::of(self.plain.values()).filter(|_| self.values.len() == self.plain.values().len());
        if let Some(space) = self.space {
            let heaps = (0..).zip(self.values.iter().copied()).skip(1);
            self.rare = heaps.filter(|&(_, value)| !space.is_common(value.into())).collect();
            let rests = split_rests(&self.takes, self.values.len()).count();
            let bytes = ByteValues::of(&self.values).filter(|_| rests <= FEW_RESTS);
            let splits_per_rare =
                if bytes.is_some() { COMPARED_PER_RARE } else { NOTED_PER_RARE * rests as u64 };
            self.all = (self.rare.len() as u64 * splits_per_rare > self.values.len() as u64)
                .then(|| bytes.map_or_else(|| AllSplits::Noted(self.pair_sets()), AllSplits::Compared));
        }
    }

    fn pair_sets(&self) -> PairSets {
        let largest_take = self.takes.iter().map(|&(_, last, _)| last).max().unwrap_or(0);
        // The space is chosen anew when the heaps have doubled.
        PairSets::new(largest_take.min(2 * self.values.len()))
    }

    fn mark_single_heaps(&mut self, budget: &Budget) -> Result<(), TooLarge> {
        let heap = self.values.len();
        let stamp = heap as u32 + 1;
        for &(first, last, digit) in self.takes.iter().take_while(|&&(first, ..)| first <= heap) {
            if digit & LEAVES_NONE != 0 && (first..=last).contains(&heap) {
                self.reached[0] = stamp;
            }
            if digit & LEAVES_ONE != 0 {
                let rests = &self.values[heap.saturating_sub(last).max(1)..heap - first + 1];
                budget.spend(rests.len() as u64)?;
                for &value in rests {
                    self.reached[usize::from(value)] = stamp;
                }
            }
        }
        Ok(())
    }

    fn mark_sums_with_rare(&mut self, budget: &Budget) -> Result<(), TooLarge> {
        let heap = self.values.len();
        let stamp = heap as u32 + 1;
        for rest in split_rests(&self.takes, heap) {
            let rare = &self.rare[..self.rare.partition_point(|&(part, _)| (part as usize) < rest)];
            budget.spend(1 + rare.len() as u64)?;
            // The equal parts, which Grundy's game does not allow.
            let half = rare.partition_point(|&(part, _)| 2 * (part as usize) < rest);
            let is_half = self.parting == Parting::Unequal
                && rare.get(half).is_some_and(|&(part, _)| 2 * part as usize == rest);
            // Slices of their own, which the loop need not load anew after each mark.
            let (reached, values) = (&mut *self.reached, &self.values[..rest]);
            for rare in [&rare[..half], &rare[half + usize::from(is_half)..]] {
                for &(part, value) in rare {
                    reached[usize::from(value ^ values[rest - part as usize])] = stamp;
                }
            }
        }
        Ok(())
    }

    /// The Grundy value, after the values of single heaps have been marked: the least that is not found in any split.
    fn least_not_found(&mut self, bytes: &ByteValues, budget: &Budget) -> Result<u16, TooLarge> {
        let heap = self.values.len();
        let stamp = heap as u32 + 1;
        for rest in split_rests(&self.takes, heap) {
            let most = self.parting.most_in_smaller_part(rest);
            let samples = SAMPLES.min(most.div_ceil(2));
            if samples == 0 {
                continue;
            }
            budget.spend(1 + 2 * samples as u64)?;
            mark_sums(&mut self.reached, stamp, &self.values, (1, rest), samples);
            mark_sums(&mut self.reached, stamp, &self.values, (most - samples + 1, rest), samples);
        }
        for wanted in 0..=u8::MAX {
            if self.reached[usize::from(wanted)] == stamp {
                continue;
            }
            let mut is_met = false;
            for rest in split_rests(&self.takes, heap) {
                let (is_sum, splits) = bytes.has_sum(rest, self.parting.most_in_smaller_part(rest), wanted);
                budget.spend(1 + (splits / COMPARED_PER_STEP) as u64)?;
                is_met |= is_sum;
                if is_met {
                    break;
                }
            }
            if !is_met {
                return Ok(wanted.into());
            }
        }
        Err(TooLarge)
    }

    /// The Grundy value, after the values of single heaps have been marked: the least that is not noted for any rest.
    fn least_not_noted(&mut self, pairs: &mut PairSets, budget: &Budget) -> Result<u16, TooLarge> {
        let heap = self.values.len();
        let stamp = heap as u32 + 1;
        self.sums.clear();
        for rest in split_rests(&self.takes, heap) {
            let most = self.parting.most_in_smaller_part(rest);
            let splits = if pairs.knows(rest) { 0 } else { most };
            budget.spend((1 + self.sums.words() + splits / NOTED_PER_STEP) as u64)?;
            self.sums.insert_all(pairs.of(rest, most, &self.values));
        }
        let is_reached =
            |&value: &u16| self.reached[usize::from(value)] == stamp || self.sums.contains(value.into());
        (0..=u16::MAX).find(|value| !is_reached(value)).ok_or(TooLarge)
    }

    /// The Grundy value, after all common values and some rare ones that are reached have been marked.
    fn least_unreached(&mut self, space: SparseSpace, budget: &Budget) -> Result<u16, TooLarge> {
        let heap = self.values.len();
        let stamp = heap as u32 + 1;
        let mut unmarked = (0..=u16::MAX).filter(|&value| self.reached[usize::from(value)] != stamp);
        self.doubtful.clear();
        let least_common = loop {
            let value = unmarked.next().ok_or(TooLarge)?;
            if space.is_common(value.into()) {
                break value;
            }
            self.doubtful.push(value);
        };
        for rest in split_rests(&self.takes, heap) {
            let most = self.parting.most_in_smaller_part(rest);
            for first in (0..most.div_ceil(2)).step_by(TURNS) {
                if self.doubtful.is_empty() {
                    return Ok(least_common);
                }
                let turns = TURNS.min(most.div_ceil(2) - first);
                budget.spend((2 * turns + self.doubtful.len()) as u64)?;
                // Parts of very different size and of almost equal size: between them they find all values soon.
                mark_sums(&mut self.reached, stamp, &self.values, (1 + first, rest), turns);
                mark_sums(&mut self.reached, stamp, &self.values, (most - first - turns + 1, rest), turns);
                self.doubtful.retain(|&value| self.reached[usize::from(value)] != stamp);
            }
        }
        Ok(self.doubtful.first().copied().unwrap_or(least_common))
    }
}

/// Marks the sums of so many splits of `rest`: the smaller part is `small` coins, or more by 1, 2, ….
fn mark_sums(reached: &mut Reached, stamp: u32, values: &[u16], (small, rest): (usize, usize), count: usize) {
    let large = &values[rest + 1 - small - count..=rest - small];
    for (small, large) in values[small..small + count].iter().zip(large.iter().rev()) {
        reached[usize::from(small ^ large)] = stamp;
    }
}

/// The rests that takes from a heap leave to be split.
fn split_rests(takes: &[(usize, usize, u8)], heap: usize) -> impl Iterator<Item = usize> + '_ {
    let takes = takes.iter().filter(move |&&(first, _, digit)| first <= heap && digit & LEAVES_TWO != 0);
    takes.flat_map(move |&(first, last, _)| (heap.saturating_sub(last)..=heap - first).rev())
}
