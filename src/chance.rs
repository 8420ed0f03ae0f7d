//! Was it skill, or could luck have done it? Some draws with known chances, and how many of them came out.
//!
//! The number of successes of independent draws with different chances has the Poisson-binomial distribution
//! (S. D. Poisson 1837). Its upper tail is summed exactly up to rounding in `f64`, by convolution of one draw after another.

use crate::budget::{Budget, TooLarge};

/// A chance takes at most so many multiplications, in the worst case, where all draws succeed: enough for 1000 games with
/// 5 draws each, (5000 + 1) · 5000.
const CHANCE_STEPS: u64 = 25_005_000;

/// Up to this chance, luck hardly explains the successes: by convention, "very significant".
const HARDLY: f64 = 0.01;

/// Up to this chance, luck seldom does as well: by convention, "significant".
const SELDOM: f64 = 0.05;

/// By how large a share of it rounding may carry a chance past its true value: 1/10 · 1/10 comes out above 1/100.
const ROUNDING: f64 = 1e-12;

/// How far luck goes as an explanation of the successes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Luck {
    /// Nothing was drawn, so nothing can be said.
    NoChoice,
    /// There was no success, so nothing is to be explained.
    Nothing,
    /// Even if all draws had succeeded, the chance would have been higher than 1 in 20.
    TooFew,
    /// The chance is at most 1 in 100.
    Hardly,
    /// It is at most 1 in 20.
    Seldom,
    /// It is higher.
    Well,
}

/// What the successes look like against luck.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Chance {
    /// How likely luck makes at least as many successes, from 0 to 1: 1 where there was none.
    pub probability: f64,
    /// How that is to be read.
    pub luck: Luck,
}

/// Draws that are independent of each other, each with the chance of success that luck has in it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Draws {
    successes: usize,
    chances: Vec<f64>,
}

impl Draws {
    /// Adds a draw with this `chance` of success, from 0 to 1.
    pub(crate) fn push(&mut self, chance: f64, succeeded: bool) {
        self.successes += usize::from(succeeded);
        self.chances.push(chance);
    }

    /// All draws of both.
    pub fn and(mut self, other: &Self) -> Self {
        self.successes += other.successes;
        self.chances.extend_from_slice(&other.chances);
        self
    }

    /// How many draws there were.
    pub fn count(&self) -> usize {
        self.chances.len()
    }

    /// How many of them succeeded.
    pub fn successes(&self) -> usize {
        self.successes
    }

    /// How many successes luck makes on average.
    pub fn expected(&self) -> f64 {
        // A sum of nothing would be -0.
        self.chances.iter().fold(0.0, |sum, chance| sum + chance)
    }

    /// How likely luck makes at least as many successes, and how that is to be read.
    ///
    /// # Errors
    /// There are too many draws: their number, times one more than that of the successes, is more than 25,005,000, as it is
    /// with 5001 draws that all succeed.
    pub fn chance(&self) -> Result<Chance, TooLarge> {
        let probability = chance_of_at_least(self.successes, &self.chances)?;
        Ok(Chance { probability, luck: self.luck(probability) })
    }

    fn luck(&self, probability: f64) -> Luck {
        if self.chances.is_empty() {
            return Luck::NoChoice;
        }
        if self.successes == 0 {
            return Luck::Nothing;
        }
        if !is_at_most(self.chances.iter().product(), SELDOM) {
            return Luck::TooFew;
        }
        if is_at_most(probability, HARDLY) {
            Luck::Hardly
        } else if is_at_most(probability, SELDOM) {
            Luck::Seldom
        } else {
            Luck::Well
        }
    }
}

fn is_at_most(chance: f64, bound: f64) -> bool {
    chance <= bound * (1.0 + ROUNDING)
}

/// The chance of at least `wanted` successes in independent draws with these chances.
fn chance_of_at_least(wanted: usize, chances: &[f64]) -> Result<f64, TooLarge> {
    Budget::new(CHANCE_STEPS).spend((wanted as u64 + 1) * chances.len() as u64)?;
    // `exactly[m]`: the chance of m successes so far; the last one is for all that are enough.
    let mut exactly = vec![0.0; wanted + 1];
    exactly[0] = 1.0;
    for &chance in chances {
        if wanted > 0 {
            exactly[wanted] += exactly[wanted - 1] * chance;
        }
        for successes in (0..wanted).rev() {
            let one_more = if successes > 0 { exactly[successes - 1] * chance } else { 0.0 };
            exactly[successes] = exactly[successes] * (1.0 - chance) + one_more;
        }
    }
    // Rounding may carry a sum of chances a little past 1.
    Ok(exactly[wanted].min(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn draws(successes: usize, chances: &[f64]) -> Draws {
        Draws { successes, chances: chances.to_vec() }
    }

    #[test]
    fn chance_explains_much_or_little() {
        for (successes, chances, reading) in [
            (0, &[][..], Luck::NoChoice),
            (0, &[0.1, 0.1], Luck::Nothing),
            // All of them would have come with a chance of 1 in 9.
            (2, &[1.0 / 3.0, 1.0 / 3.0], Luck::TooFew),
            (1, &[0.0501], Luck::TooFew),
            (1, &[0.05], Luck::Seldom),
            (1, &[0.0101], Luck::Seldom),
            (1, &[0.01], Luck::Hardly),
            (1, &[0.0], Luck::Hardly),
            // Exactly 1 in 100, but for rounding.
            (2, &[0.1, 0.1], Luck::Hardly),
            (3, &[0.25, 0.2, 0.2], Luck::Hardly),
            (1, &[0.5; 5], Luck::Well),
            (5, &[0.5; 5], Luck::Seldom),
        ] {
            let chance = draws(successes, chances).chance().expect("few");
            assert_eq!(chance.luck, reading, "{successes} of {chances:?}");
        }
        assert_eq!(draws(0, &[]).chance().map(|chance| chance.probability), Ok(1.0));
        // So many thirds add up to a little more than 1.
        assert_eq!(draws(2, &[1.0 / 3.0; 98]).chance().map(|chance| chance.probability), Ok(1.0));
        assert!(draws(0, &[]).expected().is_sign_positive());
    }

    #[test]
    fn a_thousand_games_are_not_too_many() {
        let chance = chance_of_at_least(5000, &[0.5; 5000]).expect("as many as are allowed");
        assert!(chance < 1e-300);
        let half = chance_of_at_least(2500, &[0.5; 5000]).expect("fewer");
        assert!((0.5..0.51).contains(&half));
        assert_eq!(chance_of_at_least(5000, &[0.5; 5001]), Err(TooLarge));
        assert_eq!(chance_of_at_least(50_000, &[0.5; 100_000]), Err(TooLarge));
    }

    /// Weighs every way in which the draws can come out.
    fn plain_chance(wanted: usize, chances: &[f64]) -> f64 {
        let outcomes = 0..1u32 << chances.len();
        let enough = outcomes.filter(|outcome| outcome.count_ones() as usize >= wanted);
        let weight = |outcome: u32| {
            let draws = chances.iter().enumerate();
            draws
                .map(|(place, chance)| if outcome >> place & 1 == 1 { *chance } else { 1.0 - chance })
                .product::<f64>()
        };
        enough.map(weight).sum()
    }

    proptest! {
        #[test]
        fn the_chance_is_the_weight_of_all_ways(chances in prop::collection::vec(0.0..=1.0f64, 0..10), wanted in 0usize..11) {
            let chance = chance_of_at_least(wanted, &chances).expect("few");
            prop_assert!((chance - plain_chance(wanted, &chances)).abs() < 1e-12);
        }
    }
}
