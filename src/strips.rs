//! The game of strips: on a board one square wide, players in turn lay a strip on free neighbouring squares; who has no room
//! for any strip loses. A strip parts the board in two, so a board is a heap under a `runs:` rule.
//!
//! Source: the task "Stripes" (Paski) of the 8th Polish Olympiad in Informatics, 2000/2001, with three lengths of strips.

use crate::budget::{Budget, TooLarge};
use crate::grundy_table::GrundyTable;
use crate::heap_rule::HeapRule;
use crate::rule::ParseRuleError;
use crate::solve::Outcome;
use thiserror::Error;

/// Who wins on which board with strips of certain lengths, of which there is no end.
///
/// ```
/// use last_coin::{Budget, Outcome, Strips};
///
/// let strips = Strips::new(&[1, 5, 1], 1_000_000, &Budget::new(10_000_000))?;
/// let outcomes: Vec<_> = [1, 5, 6, 999_999].iter().filter_map(|&board| strips.outcome(board)).collect();
/// assert_eq!(outcomes, [Outcome::N, Outcome::N, Outcome::P, Outcome::N]);
/// # Ok::<(), last_coin::StripsError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Strips {
    boards: GrundyTable,
}

/// Why it cannot be said who wins.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum StripsError {
    /// There are no such strips.
    #[error(transparent)]
    Lengths(#[from] ParseRuleError),
    /// It would be too much work.
    #[error(transparent)]
    TooLarge(#[from] TooLarge),
}

impl Strips {
    /// Works out all boards of up to `largest_board` squares. A length that is given twice counts once.
    ///
    /// # Errors
    /// There is no length, one of them is 0 or more than [`MAX_COINS`](crate::MAX_COINS), or there are more than a rule is written with; or
    /// the work is more than `budget`.
    pub fn new(lengths: &[u32], largest_board: u32, budget: &Budget) -> Result<Self, StripsError> {
        let lengths: Vec<String> = lengths.iter().map(u32::to_string).collect();
        let rule: HeapRule = format!("runs:{}", lengths.join(",")).parse()?;
        Ok(Self { boards: GrundyTable::new(&rule, largest_board, budget)? })
    }

    /// Who wins on a board of so many squares; `None` past the largest one, unless the values are proven to repeat.
    pub fn outcome(&self, board: u32) -> Option<Outcome> {
        self.boards.value(board).map(|value| if value == 0 { Outcome::P } else { Outcome::N })
    }

    /// The Grundy values of the boards, where several are played on at once.
    pub fn boards(&self) -> &GrundyTable {
        &self.boards
    }
}
