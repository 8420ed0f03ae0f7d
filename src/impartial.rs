//! Games of one's own, in which both players have the same moves: a position and a function that tells where it leads.

use crate::game::{Ending, Game};
use crate::move_list::MoveList;
use crate::position::Convention;
use std::fmt::Debug;
use std::hash::Hash;
use thiserror::Error;

/// A move that the rules do not allow in the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("there is no such move here")]
pub struct IllegalMove;

/// The position of an impartial game, which must always end. A move is the position that it leads to.
///
/// Positions are copied, so a list of heaps is an array; a game of positions that cannot be copied is a [`Game`] of its own.
///
/// ```
/// use last_coin::{Convention, Game, Impartial, MoveSet};
///
/// // From a heap a third of the coins may be taken, or half of them, where that is a whole number.
/// let options = |&coins: &u32| {
///     let parts = [3, 2].into_iter().filter(|part| coins > 0 && coins % part == 0);
///     parts.map(|part| coins - coins / part).collect()
/// };
/// let game = Impartial::new(12, Convention::Normal, options);
/// assert_eq!(game.legal_moves().as_slice(), [8, 6]);
/// assert_eq!(*game.play(6)?.position(), 6);
/// assert!(game.play(7).is_err());
/// # Ok::<(), last_coin::IllegalMove>(())
/// ```
#[derive(Clone, Debug)]
pub struct Impartial<P, F> {
    position: P,
    convention: Convention,
    options: F,
}

impl<P, F: Fn(&P) -> Vec<P>> Impartial<P, F> {
    /// The game from `position`, in which a move leads from one position to one of its `options`.
    pub fn new(position: P, convention: Convention, options: F) -> Self {
        Self { position, convention, options }
    }

    /// The position.
    pub fn position(&self) -> &P {
        &self.position
    }

    /// Who wins when no move is left.
    pub fn convention(&self) -> Convention {
        self.convention
    }
}

impl<P, F> Game for Impartial<P, F>
where
    P: Copy + Eq + Hash + Debug,
    F: Fn(&P) -> Vec<P> + Clone,
{
    type Move = P;
    type Moves = MoveList<P>;
    type Canonical = (P, Convention);
    type Refusal = IllegalMove;

    fn legal_moves(&self) -> MoveList<P> {
        (self.options)(&self.position).into()
    }

    fn play(&self, to: P) -> Result<Self, IllegalMove> {
        let is_legal = (self.options)(&self.position).contains(&to);
        is_legal.then(|| Self { position: to, ..self.clone() }).ok_or(IllegalMove)
    }

    fn result(&self) -> Option<Ending> {
        let is_over = (self.options)(&self.position).is_empty();
        is_over.then_some(self.convention.ending())
    }

    fn canonical(&self) -> (P, Convention) {
        (self.position, self.convention)
    }
}
