//! Moves that are written out one by one.

use crate::game::MoveSet;

/// A list of moves, for games whose positions have few.
///
/// A `Vec` is no [`MoveSet`] itself, because its own `iter`, which lends the moves, would then be hidden by the set's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveList<M> {
    moves: Vec<M>,
}

impl<M> MoveList<M> {
    /// The moves in their order.
    pub fn as_slice(&self) -> &[M] {
        &self.moves
    }
}

impl<M> Default for MoveList<M> {
    fn default() -> Self {
        Self { moves: Vec::new() }
    }
}

impl<M> From<Vec<M>> for MoveList<M> {
    fn from(moves: Vec<M>) -> Self {
        Self { moves }
    }
}

impl<M> FromIterator<M> for MoveList<M> {
    fn from_iter<I: IntoIterator<Item = M>>(moves: I) -> Self {
        Self { moves: moves.into_iter().collect() }
    }
}

impl<M: Copy> MoveSet for MoveList<M> {
    type Move = M;

    fn len(&self) -> u64 {
        self.moves.len() as u64
    }

    fn nth(&self, index: u64) -> Option<M> {
        self.moves.get(usize::try_from(index).ok()?).copied()
    }

    fn written_out(&self) -> u64 {
        self.len()
    }
}
