//! Tame games: those whose sums are as easy under misère play as heaps of Nim.
//!
//! The pair (g, g⁻) of a game is its Grundy value and the same under misère play: the mex of the options' g⁻, and 1 where there
//! is no move. A game is taken for tame if all its options are and its pair is (0, 1) or (1, 0), which is called *fickle*, or
//! (k, k), which is called *firm*; (0, 0) is firm. Under misère, a sum of tame games is lost for the player to move exactly
//! when some part is firm and the XOR of the g is 0, or all are fickle and the XOR is 1. A game that is not tame is *wild*:
//! of its sums, the pairs do not tell. Source: J. H. Conway, On Numbers and Games, 1976, chapter 12.

use crate::mex::mex;
use crate::position::Convention;
use crate::solve::Outcome;

/// The Grundy values of a game under both conventions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pair {
    /// g, the mex of the options' g.
    pub normal: u32,
    /// g⁻, the mex of the options' g⁻, and 1 where there is no move.
    pub misere: u32,
}

impl Pair {
    /// Of a game without a move.
    pub const STUCK: Self = Self { normal: 0, misere: 1 };

    /// Of the game that has `options`.
    pub fn of_options(options: impl Iterator<Item = Self> + Clone) -> Self {
        if options.clone().next().is_none() {
            return Self::STUCK;
        }
        Self {
            normal: mex(options.clone().map(|option| option.normal)),
            misere: mex(options.map(|option| option.misere)),
        }
    }

    /// Who wins the game when it is played alone.
    pub fn outcome(self, convention: Convention) -> Outcome {
        let value = match convention {
            Convention::Normal => self.normal,
            Convention::Misere => self.misere,
        };
        if value == 0 { Outcome::P } else { Outcome::N }
    }
}

/// A tame game, as far as sums with other tame games are concerned.
///
/// ```
/// use last_coin::{Convention, Outcome, Tame};
///
/// let [one, two, three] = [1, 2, 3].map(Tame::nim_heap);
/// assert_eq!([one, two, three].map(Tame::is_firm), [false, true, true]);
/// assert_eq!(one.sum(two).sum(three).outcome(Convention::Misere), Outcome::P);
/// // From two coins to none or one.
/// let options = [Tame::STUCK, one].map(Some);
/// assert_eq!(Tame::of_options(options.into_iter()), Some(two));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tame {
    /// 0 or 1 unless it is firm.
    grundy: u32,
    is_firm: bool,
}

impl Tame {
    /// A game without a move: fickle.
    pub const STUCK: Self = Self { grundy: 0, is_firm: false };

    /// A heap of so many coins from which any number is taken.
    pub fn nim_heap(coins: u32) -> Self {
        Self { grundy: coins, is_firm: coins >= 2 }
    }

    /// The game that has `options`, each `None` where it is wild; an option that is a sum is given by [`Tame::sum`].
    /// `None` if the game is wild.
    pub fn of_options(options: impl Iterator<Item = Option<Self>> + Clone) -> Option<Self> {
        if options.clone().any(|option| option.is_none()) {
            return None;
        }
        let Pair { normal, misere } = Pair::of_options(options.flatten().map(Self::pair));
        match (normal, misere) {
            (0, 1) | (1, 0) => Some(Self { grundy: normal, is_firm: false }),
            _ => (normal == misere).then_some(Self { grundy: normal, is_firm: true }),
        }
    }

    /// Both games side by side, which is tame again.
    #[must_use]
    pub fn sum(self, other: Self) -> Self {
        Self { grundy: self.grundy ^ other.grundy, is_firm: self.is_firm || other.is_firm }
    }

    /// Its Grundy value.
    pub fn grundy(self) -> u32 {
        self.grundy
    }

    /// Whether it is firm, so that both values are equal; otherwise it is fickle: they are 0 and 1 or 1 and 0.
    pub fn is_firm(self) -> bool {
        self.is_firm
    }

    /// Its values under both conventions.
    pub fn pair(self) -> Pair {
        let misere = if self.is_firm { self.grundy } else { 1 - self.grundy };
        Pair { normal: self.grundy, misere }
    }

    /// Who wins.
    pub fn outcome(self, convention: Convention) -> Outcome {
        self.pair().outcome(convention)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    /// The game of a number: its options are the games of the places of its binary ones. So every finite game has one.
    fn options(game: usize) -> impl Iterator<Item = usize> + Clone {
        (0..usize::BITS as usize).filter(move |place| game >> place & 1 == 1)
    }

    fn tame_of_first(count: usize) -> Vec<Option<Tame>> {
        let mut tame: Vec<Option<Tame>> = Vec::new();
        for game in 0..count {
            tame.push(Tame::of_options(options(game).map(|option| tame[option])));
        }
        tame
    }

    /// Plain search of a sum.
    fn wins(sum: &[usize], convention: Convention, known: &mut HashMap<Vec<usize>, bool>) -> bool {
        if let Some(&known) = known.get(sum) {
            return known;
        }
        let mut is_stuck = true;
        let mut is_won = false;
        for place in 0..sum.len() {
            for option in options(sum[place]) {
                is_stuck = false;
                let mut after = sum.to_vec();
                after[place] = option;
                is_won |= !wins(&after, convention, known);
            }
        }
        let is_won = if is_stuck { convention == Convention::Misere } else { is_won };
        known.insert(sum.to_vec(), is_won);
        is_won
    }

    fn check(games: &[usize], tame: &[Option<Tame>], known: &mut [HashMap<Vec<usize>, bool>; 2]) -> bool {
        let sum = games.iter().try_fold(Tame::STUCK, |sum, &game| Some(sum.sum(tame[game]?)));
        let Some(sum) = sum else { return false };
        for (convention, known) in [Convention::Normal, Convention::Misere].into_iter().zip(known) {
            let expected = if wins(games, convention, known) { Outcome::N } else { Outcome::P };
            assert_eq!(sum.outcome(convention), expected, "{games:?} {convention:?}");
        }
        true
    }

    #[test]
    fn sums_of_tame_games_are_what_plain_search_finds() {
        let tame = tame_of_first(1 << 16);
        let mut known = [HashMap::new(), HashMap::new()];
        let mut checked = 0;
        for first in 0..40 {
            for second in first..40 {
                checked +=
                    (second..40).filter(|&third| check(&[first, second, third], &tame, &mut known)).count();
            }
        }
        // Some games of four moves and more, which are 0 to 3 when played alone.
        for first in (0..1 << 16).step_by(97) {
            checked += (0..40).filter(|&second| check(&[first, second, 16], &tame, &mut known)).count();
        }
        assert!(checked > 10_000, "{checked}");
    }

    #[test]
    fn heaps_of_nim_are_tame() {
        for coins in 0..40 {
            let options = (0..coins).map(Tame::nim_heap).map(Some);
            assert_eq!(Tame::of_options(options), Some(Tame::nim_heap(coins)));
        }
    }

    #[test]
    fn fickle_firm_and_wild_are_told_apart() {
        let tame = tame_of_first(1 << 16);
        let pair = |game: usize| tame[game].map(|tame| (tame.pair().normal, tame.pair().misere));
        // The games {}, {0}, {1}, {0, 1}: Nim heaps 0 and 1, a game of exactly two moves, a Nim heap of 2.
        assert_eq!([0, 1, 2, 3].map(pair), [Some((0, 1)), Some((1, 0)), Some((0, 1)), Some((2, 2))]);
        // To a Nim heap of 2 alone: firm, though of value 0.
        assert_eq!(pair(1 << 3), Some((0, 0)));
        // To Nim heaps of 0 and 2, from where 1 is missing: the pair (1, 0) is fickle again.
        assert_eq!(pair(1 << 3 | 1), Some((1, 0)));
        // To {2} and 1: the values are 2 and 1, which no tame game has.
        assert_eq!(pair(1 << 8 | 1 << 1), None);
        // An option that is wild makes it wild.
        assert_eq!(pair_of(&[None, Some(Tame::STUCK)]), None);
    }

    fn pair_of(options: &[Option<Tame>]) -> Option<Pair> {
        Tame::of_options(options.iter().copied()).map(Tame::pair)
    }
}
