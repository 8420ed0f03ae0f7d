//! Exact solutions of sums, by the cheapest method that is proven for them.
//!
//! Normal play: the XOR of the Grundy values. Misère play: sums of tame games by their values, every other sum by search until
//! only tame games are left.

use super::worth::{Knowledge, Worth};
use super::{CanonicalSum, IllegalSumMove, Sum, SumMove, SumMoves, Unsolved};
use crate::budget::{Budget, TooLarge};
use crate::exhaustive::Exhaustive;
use crate::game::{Ending, Game};
use crate::position::Convention;
use crate::solve::Outcome;
use std::sync::Arc;

/// How many moves each of the two searches of one solver may look at in all, in sums of less than four games.
const SEARCH_MOVES: u64 = 6_000_000;

/// How many moves may be looked at and listed as winning.
const LISTED_MOVES: u64 = 5_000_000;

/// Answers questions about one sum and all that can come of it.
///
/// Its tables cost at most 2.4·10⁷ steps together, as [`Budget`]s count. Each of its two searches, for who wins and for
/// how long it takes, looks at no more than 6·10⁶ moves of small sums in all, and at fewer of large ones.
pub struct SumSolver {
    knowledge: Arc<Knowledge>,
    /// For who wins.
    search: Exhaustive<UntilKnown>,
    /// For how long it takes.
    whole: Exhaustive<Sum>,
}

impl SumSolver {
    /// Works out the values that `sum` and what can come of it need.
    ///
    /// # Errors
    /// A table would be too large.
    pub fn new(sum: &Sum) -> Result<Self, TooLarge> {
        Ok(Self {
            knowledge: Arc::new(Knowledge::new(sum)?),
            search: Exhaustive::new(Budget::new(SEARCH_MOVES)),
            whole: Exhaustive::new(Budget::new(SEARCH_MOVES)),
        })
    }

    /// The Grundy value of each game.
    ///
    /// # Errors
    /// `sum` cannot be reached from the one that the solver was made for.
    pub fn values(&self, sum: &Sum) -> Result<Vec<u32>, Unsolved> {
        self.knowledge.values(sum)
    }

    /// The Grundy value of the whole sum: 0 exactly when it is lost under normal play.
    ///
    /// # Errors
    /// As for [`SumSolver::values`].
    pub fn grundy(&self, sum: &Sum) -> Result<u32, Unsolved> {
        Ok(self.values(sum)?.into_iter().fold(0, |all, value| all ^ value))
    }

    /// Who wins when both play perfectly.
    ///
    /// # Errors
    /// As for [`SumSolver::values`]; or a search would be too large.
    pub fn outcome(&mut self, sum: &Sum) -> Result<Outcome, Unsolved> {
        self.knowledge.values(sum)?;
        let solved = self.search.solve(&self.until_known(sum))?;
        Ok(if solved.ending == Ending::Loss { Outcome::P } else { Outcome::N })
    }

    /// All moves that leave the other player lost, game by game.
    ///
    /// # Errors
    /// As for [`SumSolver::outcome`]; or there are too many moves to look at.
    pub fn winning_moves(&mut self, sum: &Sum) -> Result<Vec<SumMove>, Unsolved> {
        self.knowledge.values(sum)?;
        let Some(worths) = self.knowledge.worths(sum)? else {
            return self.searched_moves(sum);
        };
        let total = Knowledge::total(sum, &worths);
        let firm = worths.iter().filter(|worth| worth.is_firm).count();
        let budget = Budget::new(LISTED_MOVES);
        let mut winning = Vec::new();
        for (part, worth) in worths.iter().enumerate() {
            let is_firm = sum.convention == Convention::Normal || firm > usize::from(worth.is_firm);
            let others = Worth { value: total.value ^ worth.value, is_firm };
            let made = self.knowledge.moves_beside(others, sum, &sum.parts[part], &budget)?;
            winning.extend(made.into_iter().map(|made| SumMove { part, made }));
        }
        Ok(winning)
    }

    /// How many moves remain when the winner hurries and the loser delays.
    ///
    /// # Errors
    /// As for [`SumSolver::values`]; or a search would be too large.
    pub fn remoteness(&mut self, sum: &Sum) -> Result<u32, Unsolved> {
        self.knowledge.values(sum)?;
        Ok(self.whole.solve(sum)?.remoteness)
    }

    /// The winning moves of a sum with a game that might be wild.
    fn searched_moves(&mut self, sum: &Sum) -> Result<Vec<SumMove>, Unsolved> {
        Ok(self.search.winning_moves(&self.until_known(sum))?.as_slice().to_vec())
    }

    fn until_known(&self, sum: &Sum) -> UntilKnown {
        UntilKnown { sum: sum.clone(), knowledge: Arc::clone(&self.knowledge) }
    }
}

/// The same game, which is over as soon as it is known who wins.
#[derive(Clone)]
struct UntilKnown {
    sum: Sum,
    knowledge: Arc<Knowledge>,
}

impl Game for UntilKnown {
    type Move = SumMove;
    type Moves = SumMoves;
    type Canonical = CanonicalSum;
    type Refusal = IllegalSumMove;

    fn legal_moves(&self) -> SumMoves {
        self.sum.legal_moves()
    }

    fn play(&self, action: SumMove) -> Result<Self, IllegalSumMove> {
        Ok(Self { sum: self.sum.play(action)?, knowledge: Arc::clone(&self.knowledge) })
    }

    fn result(&self) -> Option<Ending> {
        let Ok(Some(worths)) = self.knowledge.worths(&self.sum) else { return self.sum.result() };
        let is_lost = Knowledge::total(&self.sum, &worths).is_lost();
        Some(if is_lost { Ending::Loss } else { Ending::Win })
    }

    /// Without pairs of games of one move each. Who wins without a pair answers one of its moves by the other; and where nothing
    /// else is left, both together leave the turn as it was.
    fn canonical(&self) -> CanonicalSum {
        let CanonicalSum(mut parts, convention) = self.sum.canonical();
        let mut one = None;
        parts.retain(|part| {
            let is_one = self.sum.is_one(part);
            if is_one {
                one = one.take().xor(Some(part.clone()));
            }
            !is_one
        });
        parts.extend(one);
        CanonicalSum(parts, convention)
    }

    fn size(&self) -> u64 {
        self.sum.size()
    }
}
