//! Computer players. Each says with which probability it would make which move, so that it can be
//! played against and its chances be computed from the same words.

mod beginner;
mod exact;
mod fallible;
mod greedy;
mod perfect;
mod random;
mod uniform;

use crate::budget::TooLarge;
use crate::game::{Game, MoveSet};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg32;
use thiserror::Error;

pub use beginner::Beginner;
pub use exact::Exact;
pub use fallible::Fallible;
pub use greedy::Greedy;
pub use perfect::Perfect;
pub use random::Random;
pub use uniform::Uniform;

/// What a player does in its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision<M> {
    /// This move.
    Move(M),
    /// It gives up.
    Resign,
}

/// One of the things between which a player lets chance decide.
#[derive(Clone, Debug)]
pub enum Choice<S> {
    /// One of these moves, each as likely as the others.
    OneOf(S),
    /// Giving up.
    Resign,
}

/// With which probability a player does what in a position.
#[derive(Clone, Debug)]
pub struct Policy<S> {
    choices: Vec<(f64, Choice<S>)>,
    steps: u64,
}

/// Why a player has no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum PlayerError {
    /// There is no move to choose.
    #[error("the game is over")]
    GameOver,
    /// The player needs an exact solution, and that is too large.
    #[error(transparent)]
    TooLarge(#[from] TooLarge),
}

impl<S: MoveSet> Policy<S> {
    /// These choices, with probabilities that add up to 1.
    fn of(choices: Vec<(f64, Choice<S>)>) -> Self {
        Self { choices, steps: 0 }
    }

    /// The same, with what it has cost to find.
    fn at_the_cost_of(self, steps: u64) -> Self {
        Self { steps, ..self }
    }

    /// With probability `p` the `other`, else this one.
    fn or_with_probability(self, p: f64, other: Self) -> Self {
        let scale = |choices: Vec<(f64, Choice<S>)>, by: f64| {
            choices.into_iter().map(move |(probability, choice)| (probability * by, choice))
        };
        let choices = scale(self.choices, 1.0 - p).chain(scale(other.choices, p));
        let choices = choices.filter(|(probability, _)| *probability > 0.0).collect();
        Self { choices, steps: self.steps + other.steps }
    }

    /// What it has cost to find, in steps of a [`Budget`](crate::Budget): 0 where it took no search and no table.
    pub fn steps(&self) -> u64 {
        self.steps
    }

    /// One of `moves`, each as likely as the others.
    fn one_of(moves: S) -> Self {
        Self::of(vec![(1.0, Choice::OneOf(moves))])
    }

    /// Giving up.
    fn resign() -> Self {
        Self::of(vec![(1.0, Choice::Resign)])
    }

    /// The choices with their probabilities, which add up to 1 while the game goes on.
    pub fn choices(&self) -> &[(f64, Choice<S>)] {
        &self.choices
    }

    /// Lets chance decide; `None` if there is nothing to choose from.
    fn decide(&self, rng: &mut Pcg32) -> Option<Decision<S::Move>> {
        let mut dart: f64 = rng.random();
        let hit = self.choices.iter().find(|(probability, _)| {
            dart -= probability;
            dart < 0.0
        });
        // Rounding can leave the dart just past the last choice.
        match &hit.or(self.choices.last())?.1 {
            Choice::OneOf(moves) if moves.is_empty() => None,
            Choice::OneOf(moves) => moves.nth(rng.random_range(0..moves.len())).map(Decision::Move),
            Choice::Resign => Some(Decision::Resign),
        }
    }
}

/// A computer player without a memory of the moves before. What it does is decided for any of them in the same way, so that
/// `decide` belongs to `dyn Player`.
///
/// ```
/// use last_coin::{Convention, Decision, Perfect, Player, Position, Take};
///
/// let player: &dyn Player<Position> = &Perfect;
/// let position = Position::of_heaps(&[5, 3], "any".parse()?, Convention::Normal)?;
/// let take = Take { column: 0, count: 2 };
/// assert_eq!(player.decide(&position, 7, 0)?, Decision::Move(take));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Player<G: Game> {
    /// What it may do here, and with which probability.
    ///
    /// # Errors
    /// It needs an exact solution that is too large.
    fn policy(&self, position: &G) -> Result<Policy<G::Moves>, TooLarge>;
}

impl<G: Game> dyn Player<G> + '_ {
    /// What it does here, as chance falls for this seed and this number of moves before: always the same.
    ///
    /// # Errors
    /// The game is over, or the player needs an exact solution that is too large.
    pub fn decide(&self, position: &G, seed: u64, moves: usize) -> Result<Decision<G::Move>, PlayerError> {
        if position.result().is_some() {
            return Err(PlayerError::GameOver);
        }
        let policy = self.policy(position)?;
        policy.decide(&mut chance(seed, moves)).ok_or(PlayerError::GameOver)
    }
}

/// The random numbers for one move: one sequence for a seed, from which each move has a part of its own.
fn chance(seed: u64, moves: usize) -> Pcg32 {
    const NUMBERS_PER_MOVE: u64 = 1 << 16;
    let mut rng = Pcg32::seed_from_u64(seed);
    rng.advance((moves as u64).wrapping_mul(NUMBERS_PER_MOVE));
    rng
}
