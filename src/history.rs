//! A game as it is played: the moves so far, whose turn it is, undo and redo, for every kind of game.

use crate::game::{Ending, Game, Seat};
use thiserror::Error;

/// What a player does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action<M> {
    /// Makes a move, for the seat whose turn it is.
    Move(M),
    /// Gives up, which either seat may do at any time.
    Resign(Seat),
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Finish {
    /// There was no move left.
    NoMove,
    /// A player gave up.
    Resigned,
}

/// Where a game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// This seat is to move.
    Playing(Seat),
    /// It is over, drawn if nobody won.
    Over {
        /// Who won.
        winner: Option<Seat>,
        /// What ended it.
        finish: Finish,
    },
}

/// Why an action is refused; the game is as it was.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ActionError<R> {
    /// Nothing can be done in a game that is over.
    #[error("the game is over")]
    GameOver,
    /// The game's own reason.
    #[error(transparent)]
    Refused(R),
}

/// A position and the actions that led there, some of which may have been taken back.
#[derive(Clone, Debug)]
pub struct History<G: Game> {
    start: G,
    position: G,
    actions: Vec<Action<G::Move>>,
    played: usize,
    resigned: Option<Seat>,
    moves: usize,
}

impl<G: Game> History<G> {
    /// A game that begins at `start`.
    pub fn new(start: G) -> Self {
        Self { position: start.clone(), start, actions: Vec::new(), played: 0, resigned: None, moves: 0 }
    }

    /// The game in which `actions` were made and then all but the first `played` taken back.
    ///
    /// # Errors
    /// The first action that is refused, by its place, and why. `played` past the end counts as the end.
    pub fn replay(
        start: G,
        actions: Vec<Action<G::Move>>,
        played: usize,
    ) -> Result<Self, (usize, ActionError<G::Refusal>)> {
        let mut history = Self::new(start);
        let mut wanted = None;
        for (place, &action) in actions.iter().enumerate() {
            if place == played {
                wanted = Some(history.clone());
            }
            history.apply(action).map_err(|error| (place, error))?;
            history.played += 1;
        }
        let history = wanted.unwrap_or(history);
        Ok(Self { actions, ..history })
    }

    /// Does `action`, which ends what could be done again.
    ///
    /// # Errors
    /// The game is over, or the move is not legal.
    pub fn act(&mut self, action: Action<G::Move>) -> Result<(), ActionError<G::Refusal>> {
        self.apply(action)?;
        self.actions.truncate(self.played);
        self.actions.push(action);
        self.played += 1;
        Ok(())
    }

    /// Takes the last action back, by playing those before it again from the start; `false` if there is none.
    pub fn undo(&mut self) -> bool {
        let Some(before) = self.played.checked_sub(1) else { return false };
        *self = Self { actions: std::mem::take(&mut self.actions), ..Self::new(self.start.clone()) };
        while self.played < before && self.redo() {}
        true
    }

    /// Does again what was taken back last; `false` if nothing was.
    pub fn redo(&mut self) -> bool {
        let Some(&action) = self.actions.get(self.played) else { return false };
        let done = self.apply(action).is_ok();
        self.played += usize::from(done);
        done
    }

    /// The position now.
    pub fn position(&self) -> &G {
        &self.position
    }

    /// The position at the beginning.
    pub fn start(&self) -> &G {
        &self.start
    }

    /// The position after the first `played` actions, whether they are in force or not; past the end, after all of them.
    pub fn position_after(&self, played: usize) -> G {
        let mut position = self.start.clone();
        for action in self.actions.iter().take(played) {
            if let Action::Move(made) = *action {
                // It was legal when it was made.
                let _ = position.advance(made);
            }
        }
        position
    }

    /// All actions, those taken back at the end.
    pub fn actions(&self) -> &[Action<G::Move>] {
        &self.actions
    }

    /// How many of the actions are in force.
    pub fn played(&self) -> usize {
        self.played
    }

    /// How many moves are in force: the number of the next move, from 0.
    pub fn moves(&self) -> usize {
        self.moves
    }

    /// Whose turn it is, or would be.
    pub fn turn(&self) -> Seat {
        Seat::to_move(self.moves)
    }

    /// Whether the game goes on, and who has won.
    pub fn status(&self) -> Status {
        if let Some(seat) = self.resigned {
            return Status::Over { winner: Some(seat.other()), finish: Finish::Resigned };
        }
        let winner = match self.position.result() {
            None => return Status::Playing(self.turn()),
            Some(Ending::Win) => Some(self.turn()),
            Some(Ending::Draw) => None,
            Some(Ending::Loss) => Some(self.turn().other()),
        };
        Status::Over { winner, finish: Finish::NoMove }
    }

    fn apply(&mut self, action: Action<G::Move>) -> Result<(), ActionError<G::Refusal>> {
        if !matches!(self.status(), Status::Playing(_)) {
            return Err(ActionError::GameOver);
        }
        match action {
            Action::Move(made) => {
                self.position.advance(made).map_err(ActionError::Refused)?;
                self.moves += 1;
            }
            Action::Resign(seat) => self.resigned = Some(seat),
        }
        Ok(())
    }
}
