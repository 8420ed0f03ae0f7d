//! Plain search with a memory, for any game, as far as a budget reaches.

use crate::budget::{Budget, TooLarge};
use crate::game::{Ending, Game, MoveSet};
use crate::solve::Outcome;
use rustc_hash::FxBuildHasher;
use std::collections::HashMap;

/// What the best play of both comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Solved {
    /// How the game ends, as the player to move sees it.
    pub ending: Ending,
    /// How many moves are left when the winner hurries and the loser delays (in a drawn game: both delay).
    pub remoteness: u32,
}

impl Solved {
    /// Who wins; `None` in a drawn game.
    pub fn outcome(self) -> Option<Outcome> {
        match self.ending {
            Ending::Win => Some(Outcome::N),
            Ending::Loss => Some(Outcome::P),
            Ending::Draw => None,
        }
    }

    fn over(ending: Ending) -> Self {
        Self { ending, remoteness: 0 }
    }

    /// The same, as the player sees it whose move leads here.
    fn one_move_earlier(self) -> Self {
        Self { ending: self.ending.reversed(), remoteness: self.remoteness + 1 }
    }

    /// The better of two for the player who chooses.
    fn or_better(self, other: Self) -> Self {
        let is_better = other.ending > self.ending
            || other.ending == self.ending
                && match self.ending {
                    Ending::Win => other.remoteness < self.remoteness,
                    Ending::Loss | Ending::Draw => other.remoteness > self.remoteness,
                };
        if is_better { other } else { self }
    }
}

/// Solves positions of one game by searching them all, remembering what it has seen.
#[derive(Debug)]
pub struct Search<G: Game> {
    known: HashMap<G::Canonical, Solved, FxBuildHasher>,
    budget: Budget,
}

struct Frame<G: Game> {
    position: G,
    moves: G::Moves,
    next: u64,
    best: Option<Solved>,
}

impl<G: Game> Frame<G> {
    fn new(position: G) -> Self {
        Self { moves: position.legal_moves(), position, next: 0, best: None }
    }

    fn weigh(&mut self, option: Solved) {
        let option = option.one_move_earlier();
        self.best = Some(self.best.map_or(option, |best| best.or_better(option)));
    }
}

impl<G: Game> Search<G> {
    /// A search that looks at no more than `budget` moves of small positions in all.
    pub fn new(budget: Budget) -> Self {
        Self { known: HashMap::default(), budget }
    }

    /// How many moves may still be looked at.
    pub fn left(&self) -> u64 {
        self.budget.left()
    }

    /// Uses up so many, for moves that are looked at outside.
    ///
    /// # Errors
    /// Not as many are left.
    pub fn spend(&self, moves: u64) -> Result<(), TooLarge> {
        self.budget.spend(moves)
    }

    /// The exact result of `position`.
    ///
    /// # Errors
    /// The budget is used up.
    pub fn solve(&mut self, position: &G) -> Result<Solved, TooLarge> {
        if let Some(solved) = self.look_up(position) {
            return Ok(solved);
        }
        // A stack of its own: a long game must not overflow the machine's.
        let mut stack = vec![Frame::new(position.clone())];
        loop {
            let Some(frame) = stack.last_mut() else { return Err(TooLarge) };
            if let Some(action) = frame.moves.nth(frame.next) {
                // The first move pays for all that are held beside it.
                let held = if frame.next == 0 { frame.moves.written_out() } else { 0 };
                self.budget.spend(frame.position.size() + held)?;
                frame.next += 1;
                let Ok(after) = frame.position.play(action) else { continue };
                match self.look_up(&after) {
                    Some(solved) => frame.weigh(solved),
                    None => stack.push(Frame::new(after)),
                }
                continue;
            }
            let Some(done) = stack.pop() else { return Err(TooLarge) };
            // A position that has moves has weighed one; without moves it was looked up.
            let solved = done.best.ok_or(TooLarge)?;
            self.known.insert(done.position.canonical(), solved);
            match stack.last_mut() {
                Some(parent) => parent.weigh(solved),
                None => return Ok(solved),
            }
        }
    }

    fn look_up(&self, position: &G) -> Option<Solved> {
        match position.result() {
            Some(ending) => Some(Solved::over(ending)),
            None => self.known.get(&position.canonical()).copied(),
        }
    }
}
