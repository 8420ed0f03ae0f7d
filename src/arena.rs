//! The exact chances of one player against another, for players without a memory.
//!
//! Such a player's choice depends on the position alone, so the chances from a position follow from those of the positions
//! after it, each worked out once.

use crate::budget::{Budget, TooLarge};
use crate::game::{Ending, Game, MoveSet};
use crate::player::{Choice, Player};
use crate::remoteness::STEPS_PER_MOVE;
use rustc_hash::FxBuildHasher;
use std::collections::HashMap;

/// The probabilities of the endings for the player to move, each from 0 to 1. They are summed up apart, so that a small one keeps
/// its digits.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Odds {
    /// Of winning.
    pub win: f64,
    /// Of a draw.
    pub draw: f64,
    /// Of losing.
    pub loss: f64,
}

impl Odds {
    fn of(ending: Ending) -> Self {
        match ending {
            Ending::Win => Self { win: 1.0, ..Self::default() },
            Ending::Draw => Self { draw: 1.0, ..Self::default() },
            Ending::Loss => Self { loss: 1.0, ..Self::default() },
        }
    }

    fn reversed(self) -> Self {
        Self { win: self.loss, draw: self.draw, loss: self.win }
    }
}

/// What a player may make of a position, weighed by how likely that is.
///
/// Rounded probabilities need not add up to 1: the sums are divided by that of the weights, added up in the same order, so
/// that none passes it, and what is certain is 1.
#[derive(Default)]
struct Mean {
    sums: Odds,
    weight: f64,
}

impl Mean {
    fn add(&mut self, weight: f64, odds: Odds) {
        self.sums.win += weight * odds.win;
        self.sums.draw += weight * odds.draw;
        self.sums.loss += weight * odds.loss;
        self.weight += weight;
    }

    fn odds(&self) -> Odds {
        let Odds { win, draw, loss } = self.sums;
        Odds { win: win / self.weight, draw: draw / self.weight, loss: loss / self.weight }
    }
}

/// The chances of `players[0]`, who moves first from `position`, against `players[1]`.
///
/// # Errors
/// The players' choices and the moves that they could make would cost more than `budget`, or one of them cannot solve a position;
/// or some position has neither a move nor a result, which no game allows.
pub fn odds<G: Game>(position: &G, players: [&dyn Player<G>; 2], budget: &Budget) -> Result<Odds, TooLarge> {
    let mut arena = Arena { players, budget, known: HashMap::default() };
    // A stack of its own: a long game must not overflow the machine's.
    let mut stack = Vec::new();
    let mut answer = arena.look_up_or_open(position.clone(), 0, &mut stack)?;
    while let Some(mut frame) = stack.pop() {
        if let Some(odds) = answer.take() {
            frame.mean.add(frame.branches[frame.next].0, odds.reversed());
            frame.next += 1;
        }
        match frame.branches.get(frame.next) {
            Some((_, after)) => {
                let (after, mover) = (after.clone(), 1 - frame.mover);
                stack.push(frame);
                answer = arena.look_up_or_open(after, mover, &mut stack)?;
            }
            None => {
                let odds = frame.mean.odds();
                arena.known.insert((frame.mover, frame.key), odds);
                answer = Some(odds);
            }
        }
    }
    answer.ok_or(TooLarge)
}

/// A position whose chances are being worked out.
struct Frame<G: Game> {
    key: G::Canonical,
    mover: usize,
    /// What the player to move may make of it, and how likely.
    branches: Vec<(f64, G)>,
    next: usize,
    mean: Mean,
}

struct Arena<'a, G: Game> {
    players: [&'a dyn Player<G>; 2],
    budget: &'a Budget,
    known: HashMap<(usize, G::Canonical), Odds, FxBuildHasher>,
}

impl<G: Game> Arena<'_, G> {
    /// The chances if they are known; else a frame on the stack that will work them out.
    fn look_up_or_open(
        &self,
        position: G,
        mover: usize,
        stack: &mut Vec<Frame<G>>,
    ) -> Result<Option<Odds>, TooLarge> {
        if let Some(ending) = position.result() {
            return Ok(Some(Odds::of(ending)));
        }
        let key = (mover, position.canonical());
        if let Some(&odds) = self.known.get(&key) {
            return Ok(Some(odds));
        }
        let mut mean = Mean::default();
        let mut branches = Vec::new();
        let policy = self.players[mover].policy(&position)?;
        self.budget.spend(policy.steps())?;
        for (probability, choice) in policy.choices() {
            match choice {
                Choice::Resign => mean.add(*probability, Odds::of(Ending::Loss)),
                Choice::OneOf(moves) => {
                    self.budget.spend(STEPS_PER_MOVE * moves.len())?;
                    let share = probability / moves.len() as f64;
                    let after = moves.iter().filter_map(|action| position.play(action).ok());
                    branches.extend(after.map(|after| (share, after)));
                }
            }
        }
        if branches.is_empty() && mean.weight == 0.0 {
            return Err(TooLarge);
        }
        stack.push(Frame { key: key.1, mover, branches, next: 0, mean });
        Ok(None)
    }
}
