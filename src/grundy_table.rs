//! Grundy values of all heaps under one rule, of whatever kind: by formula, or as a table that ends where its values are
//! proven to repeat for ever.
//!
//! The method follows the rule: takes of one run by their remainder, other takes that end 64 heaps at a time, codes that end and
//! split heaps by their rare values, the rest by definition. Sources are named where the methods are.
//!
//! The page's games, in which coins are only taken, have a smaller table of their own in `grundy`, which also finds all takes
//! that leave a wanted value; what is here is for whoever asks about a rule.

mod bytes;
mod pair_sets;
mod period;
mod plain;
mod sparse;
mod tail;
mod value_set;
mod words;

use crate::budget::{Budget, TooLarge};
use crate::game::MoveSet;
use crate::heap_rule::{HeapMove, HeapRule};
use crate::rule::TakeRule;
use period::PeriodTest;
pub use period::{Period, Theorem, Window};
use plain::PlainRows;
use sparse::SparseRows;
pub use sparse::SparseSpace;
use std::collections::BTreeMap;
use words::WordRows;

/// The most heaps that are worked out one by one: 2²⁴.
pub const MAX_TABLE: u32 = 1 << 24;

/// Up to how many heaps a period is first looked for; then again whenever a part of them has been added.
const FIRST_LOOK: usize = 32;

/// How much longer a table grows until the next look: by this part of its length.
const LOOKS: usize = 4;

/// What a look for a period costs for each heap, in steps.
const LOOK_STEPS: u64 = 4;

/// The Grundy values of heaps 0, 1, 2, … under one rule.
///
/// ```
/// use last_coin::{Budget, GrundyTable};
///
/// let kayles = GrundyTable::new(&"0.77".parse()?, 1000, &Budget::new(1_000_000))?;
/// let period = kayles.period().ok_or("not proven")?;
/// assert_eq!((period.preperiod, period.length), (71, 12));
/// assert_eq!(kayles.value(1_000_000_000), Some(1));
/// assert_eq!(kayles.values().take(8).collect::<Vec<_>>(), [0, 1, 2, 3, 1, 4, 3, 2]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct GrundyTable {
    rule: HeapRule,
    /// Up to which heap the values were asked for.
    largest: u32,
    rows: Rows,
}

#[derive(Clone, Debug)]
enum Rows {
    /// Take `least` to `most` (no limit if absent): ⌊(n mod (least + most)) / least⌋.
    Interval { least: u32, most: Option<u32> },
    /// The values from heap 0 on. Those after the first period are not stored.
    Listed { values: Vec<u32>, period: Option<Period> },
}

/// A value with its reasons.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// The least number that is not among `reached`: the Grundy value.
    pub value: u32,
    /// For each smaller number, from 0 on, the first move that reaches it.
    pub moves: Vec<HeapMove>,
    /// All values that the moves reach, ascending, each once.
    pub reached: Vec<u32>,
}

impl GrundyTable {
    /// The values of heaps up to `largest`, and of all heaps where a formula is known or a period is proven on the way.
    ///
    /// # Errors
    /// It would have more than [`MAX_TABLE`] heaps without a period, or cost more than `budget`.
    pub fn new(rule: &HeapRule, largest: u32, budget: &Budget) -> Result<Self, TooLarge> {
        let rows = match rule.take_only().and_then(TakeRule::interval) {
            Some((least, most)) => Rows::Interval { least, most },
            None => list_rows(rule, largest, budget)?,
        };
        Ok(Self { rule: rule.clone(), largest, rows })
    }

    /// The rule that the values are of.
    pub fn rule(&self) -> &HeapRule {
        &self.rule
    }

    /// The value of a heap of `coins`; `None` past the end of a table without a proven period.
    pub fn value(&self, coins: u32) -> Option<u32> {
        match &self.rows {
            Rows::Interval { least, most: None } => Some(coins / least),
            Rows::Interval { least, most: Some(most) } => Some(coins % (least + most) / least),
            Rows::Listed { values, period } => values.get(place(*period, coins)).copied(),
        }
    }

    /// The values from heap 0 to the largest heap that the table was made for. [`GrundyTable::value`] and [`GrundyTable::fill`]
    /// know those of larger heaps too, where a formula is known or a period is proven.
    pub fn values(&self) -> impl Iterator<Item = u32> + '_ {
        (0..=self.largest).map_while(|coins| self.value(coins))
    }

    /// Fills a slice with the values of the heaps from `first` on. How many are known, and so have been written.
    pub fn fill(&self, first: u32, into: &mut [u32]) -> usize {
        let Rows::Listed { values, period } = &self.rows else {
            let mut written = 0;
            for (slot, value) in into.iter_mut().zip((first..=u32::MAX).map_while(|coins| self.value(coins)))
            {
                *slot = value;
                written += 1;
            }
            return written;
        };
        let mut written = 0;
        while let Some(coins) = u32::try_from(written).ok().and_then(|written| first.checked_add(written)) {
            let known = values.get(place(*period, coins)..).unwrap_or_default();
            let count = known.len().min(into.len() - written);
            let count = count.min(((u32::MAX - coins) as usize).saturating_add(1));
            if count == 0 {
                break;
            }
            into[written..written + count].copy_from_slice(&known[..count]);
            written += count;
        }
        written
    }

    /// How the values repeat for ever; `None` where that is not so, not known, or the table is too short to prove it.
    pub fn period(&self) -> Option<Period> {
        match &self.rows {
            Rows::Interval { most: None, .. } => None,
            &Rows::Interval { least, most: Some(most) } => {
                let length = least + most;
                let window = Window { first: 0, last: most - 1, shift: length, theorem: Theorem::Interval };
                Some(Period { preperiod: 0, length, window })
            }
            Rows::Listed { period, .. } => *period,
        }
    }

    /// Which values are rare and which are common, as far as the values are listed. `None` where a formula gives them, and where
    /// they are larger than the method of rare values is for.
    pub fn sparse_space(&self) -> Option<SparseSpace> {
        match &self.rows {
            Rows::Interval { .. } => None,
            Rows::Listed { values, .. } => SparseSpace::of(values),
        }
    }

    /// Why a heap of `coins` has its value: what its moves reach.
    ///
    /// # Errors
    /// The table ends before that heap, or the heap has more moves than `budget` allows to look at.
    pub fn explain(&self, coins: u32, budget: &Budget) -> Result<Explanation, TooLarge> {
        let mut first_moves = BTreeMap::new();
        for made in self.rule.moves(coins).iter() {
            budget.spend(1)?;
            let [small, large] = made.leaves;
            let value = self.value(small).zip(self.value(large)).map(|(small, large)| small ^ large);
            first_moves.entry(value.ok_or(TooLarge)?).or_insert(made);
        }
        let mut moves = Vec::new();
        let smaller = (0..).zip(&first_moves).take_while(|(number, (value, _))| number == *value);
        moves.extend(smaller.map(|(_, (_, made))| *made));
        // There are fewer moves than 2³² that reach values of their own.
        Ok(Explanation { value: moves.len() as u32, moves, reached: first_moves.into_keys().collect() })
    }
}

/// Where the value of a heap is listed, if it is.
fn place(period: Option<Period>, coins: u32) -> usize {
    match period {
        Some(Period { preperiod, length, .. }) if coins >= preperiod => {
            (preperiod + (coins - preperiod) % length) as usize
        }
        _ => coins as usize,
    }
}

/// The methods that work out one heap after another.
enum Builder {
    Plain(PlainRows),
    Words(WordRows),
    Sparse(Box<SparseRows>),
}

impl Builder {
    fn new(rule: &HeapRule, largest: u32) -> Self {
        if let Some(rows) = WordRows::new(rule, largest) {
            return Builder::Words(rows);
        }
        SparseRows::new(rule)
            .map_or_else(|| Builder::Plain(PlainRows::new(rule)), |rows| Builder::Sparse(Box::new(rows)))
    }

    fn push(&mut self, budget: &Budget) -> Result<(), TooLarge> {
        match self {
            Builder::Plain(rows) => rows.push(budget),
            Builder::Words(rows) => rows.push(budget),
            Builder::Sparse(rows) => rows.push(budget),
        }
    }

    fn values(&self) -> &[u32] {
        match self {
            Builder::Plain(rows) => rows.values(),
            Builder::Words(rows) => rows.values(),
            Builder::Sparse(rows) => rows.values(),
        }
    }

    fn settled(&self) -> usize {
        match self {
            Builder::Plain(rows) => rows.settled(),
            Builder::Words(_) | Builder::Sparse(_) => 0,
        }
    }
}

fn list_rows(rule: &HeapRule, largest: u32, budget: &Budget) -> Result<Rows, TooLarge> {
    let largest = largest as usize;
    let test = PeriodTest::new(rule);
    let mut builder = Builder::new(rule, (largest as u32).min(MAX_TABLE));
    let mut next_look = FIRST_LOOK;
    loop {
        builder.push(budget)?;
        let length = builder.values().len();
        let is_complete = length > largest;
        if let Some(test) = test.filter(|_| is_complete || length >= next_look) {
            next_look = length + length / LOOKS;
            budget.spend(LOOK_STEPS * length as u64)?;
            let values = builder.values();
            if let Some(period) = test.find(values, builder.settled()) {
                let values = values[..(period.preperiod + period.length) as usize].to_vec();
                return Ok(Rows::Listed { values, period: Some(period) });
            }
        }
        if is_complete {
            let mut values = builder.values().to_vec();
            values.truncate(largest + 1);
            return Ok(Rows::Listed { values, period: None });
        }
        if length >= MAX_TABLE as usize {
            return Err(TooLarge);
        }
    }
}
