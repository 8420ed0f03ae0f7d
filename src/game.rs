//! The shape of every finite game for two: what history, players, search and records need to know.

use std::fmt::Debug;
use std::hash::Hash;

/// One of the two players: by who moves first, whoever that is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Seat {
    /// The player who makes the first move.
    First,
    /// The player who answers it.
    Second,
}

impl Seat {
    /// The seat to move after `moves` moves.
    pub fn to_move(moves: usize) -> Self {
        if moves.is_multiple_of(2) { Seat::First } else { Seat::Second }
    }

    /// The other one.
    pub fn other(self) -> Self {
        match self {
            Seat::First => Seat::Second,
            Seat::Second => Seat::First,
        }
    }
}

/// How a game is for the player to move: decided already, or with the best play of both.
/// Ordered from bad to good.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Ending {
    /// The player to move loses.
    Loss,
    /// Nobody wins.
    Draw,
    /// The player to move wins.
    Win,
}

impl Ending {
    /// The same, as the other player sees it.
    pub fn reversed(self) -> Self {
        match self {
            Ending::Loss => Ending::Win,
            Ending::Draw => Ending::Draw,
            Ending::Win => Ending::Loss,
        }
    }
}

/// A set of moves that may be too large to write out.
pub trait MoveSet: Sized {
    /// One move of the set.
    type Move;

    /// How many there are.
    fn len(&self) -> u64;

    /// The move at `index`, in a fixed order; `None` past the end.
    fn nth(&self, index: u64) -> Option<Self::Move>;

    /// Whether there is none.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// All of them, in that order.
    fn iter(&self) -> impl Iterator<Item = Self::Move> {
        (0..self.len()).map_while(|index| self.nth(index))
    }

    /// How many of them are held one by one, where they are not described by a few bounds: what a search pays for keeping the set.
    fn written_out(&self) -> u64 {
        0
    }
}

/// The position of a game that two players play in turn and that always ends.
pub trait Game: Clone {
    /// One move.
    type Move: Copy + PartialEq + Debug;
    /// The moves of a position.
    type Moves: MoveSet<Move = Self::Move>;
    /// What positions that play alike have in common.
    type Canonical: Eq + Hash;
    /// Why a move is refused.
    type Refusal: std::error::Error;

    /// The moves there are: none when the game is over.
    fn legal_moves(&self) -> Self::Moves;

    /// The position after a move.
    ///
    /// # Errors
    /// Why the move is not legal here.
    fn play(&self, action: Self::Move) -> Result<Self, Self::Refusal>;

    /// Becomes the position after a move: what [`Game::play`] does, without a copy where a game can do that.
    ///
    /// # Errors
    /// As for [`Game::play`]; the position is as it was.
    fn advance(&mut self, action: Self::Move) -> Result<(), Self::Refusal> {
        *self = self.play(action)?;
        Ok(())
    }

    /// How it ended, as the player sees it whose turn it would be; `None` while moves are left.
    fn result(&self) -> Option<Ending>;

    /// The same for positions that differ in nothing that matters, such as the order of heaps.
    fn canonical(&self) -> Self::Canonical;

    /// How large it is beside a small position, at least 1: what a search pays for each move that it tries from here.
    fn size(&self) -> u64 {
        1
    }
}
