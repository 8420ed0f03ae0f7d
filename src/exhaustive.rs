//! Exact answers for any game by searching it all, as far as a budget reaches.

use crate::budget::{Budget, TooLarge};
use crate::game::{Ending, Game, MoveSet};
use crate::move_list::MoveList;
use crate::search::{Search, Solved};

/// Solves the positions of one game and remembers them. They are told apart by [`Game::canonical`] alone, which knows nothing of
/// their rules: each rule, and each graph, needs a search of its own.
///
/// A step of the budget is a move that is looked at or written into a [`MoveList`]; from a large position it costs as many as
/// [`Game::size`] says. Both the time and the memory of a search are
/// bounded by it, as far as the game's own functions go. A game that does not end uses it up.
///
/// ```
/// use last_coin::{Budget, Convention, Ending, Exhaustive, MoveSet, Position};
///
/// let position = Position::of_heaps(&[5, 4, 3, 2, 1], "any".parse()?, Convention::Misere)?;
/// let mut search = Exhaustive::new(Budget::new(100_000));
/// let solved = search.solve(&position)?;
/// assert_eq!((solved.ending, solved.remoteness), (Ending::Win, 14));
/// assert_eq!(search.winning_moves(&position)?.len(), 3);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Exhaustive<G: Game> {
    search: Search<G>,
}

impl<G: Game> Exhaustive<G> {
    /// A search that has this budget for all its answers together.
    pub fn new(budget: Budget) -> Self {
        Self { search: Search::new(budget) }
    }

    /// How many steps are left.
    pub fn left(&self) -> u64 {
        self.search.left()
    }

    /// How `position` ends with the best play of both, and in how many moves.
    ///
    /// # Errors
    /// The budget is used up; or some position has neither a move nor a result, which no game allows.
    pub fn solve(&mut self, position: &G) -> Result<Solved, TooLarge> {
        self.search.solve(position)
    }

    /// The moves that win: none in a lost or drawn position.
    ///
    /// # Errors
    /// As for [`Exhaustive::solve`].
    pub fn winning_moves(&mut self, position: &G) -> Result<MoveList<G::Move>, TooLarge> {
        self.moves_to(position, |after| after.ending == Ending::Loss)
    }

    /// The moves that a perfect player chooses from: all that win; in a drawn position all that draw; in a lost one those that hold
    /// out the longest. None where the game is over.
    ///
    /// # Errors
    /// As for [`Exhaustive::solve`].
    pub fn best_moves(&mut self, position: &G) -> Result<MoveList<G::Move>, TooLarge> {
        let solved = self.solve(position)?;
        self.moves_to(position, |after| {
            let is_longest = solved.ending != Ending::Loss || after.remoteness + 1 == solved.remoteness;
            after.ending.reversed() == solved.ending && is_longest
        })
    }

    /// The moves after which the opponent's prospects are `wanted`.
    fn moves_to(
        &mut self,
        position: &G,
        wanted: impl Fn(Solved) -> bool,
    ) -> Result<MoveList<G::Move>, TooLarge> {
        if position.result().is_some() {
            return Ok(MoveList::default());
        }
        let mut found = Vec::new();
        for action in position.legal_moves().iter() {
            self.search.spend(position.size())?;
            if let Ok(after) = position.play(action)
                && wanted(self.solve(&after)?)
            {
                found.push(action);
            }
        }
        Ok(found.into())
    }
}
