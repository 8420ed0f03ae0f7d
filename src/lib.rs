//! Take-away games: the rules, who wins and why, and computer players of several strengths.
//!
//! The core of Last Coin. It knows nothing of browsers; the crate in `wasm/` hands it to a page.
//!
//! ```
//! use last_coin::{Convention, Game, Outcome, Position, Solver};
//!
//! let position = Position::of_heaps(&[21], "1-3".parse()?, Convention::Misere)?;
//! let solver = Solver::new(&position)?;
//! assert_eq!(solver.outcome(&position)?, Outcome::P);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod arena;
mod budget;
mod conjecture;
mod game;
mod grade;
mod grundy;
mod hand_table;
mod history;
mod law;
mod player;
mod position;
mod reason;
mod record;
mod remoteness;
mod replies;
mod rule;
mod search;
mod solve;
mod table;
mod takes;
mod text;

pub use arena::{Odds, odds};
pub use budget::{Budget, TooLarge};
pub use conjecture::{
    Claim, Counterexample, Flaw, Grounds, Judgement, MAX_CLAIM, ParseClaimError, check_claim, check_nim_sum,
};
pub use game::{Ending, Game, MoveSet, Seat};
pub use grade::{Grade, GradedMove, MAX_VALUES, MoveValue, Prospect, Review, TurningPoint, move_values};
pub use hand_table::{Difference, HandRow, HandTable, HandTableError, MAX_HAND_ROW, Slip};
pub use history::{Action, ActionError, Finish, History, Status};
pub use law::{Finding, Law, LostNumbers, MAX_LAW, Proof};
pub use player::{
    Beginner, Choice, Decision, Fallible, Greedy, Perfect, Player, PlayerError, Policy, Random,
};
pub use position::{
    CanonicalPosition, Convention, Heap, IllegalTake, MAX_COMPONENTS, Moves, ParseColumnsError, Position,
    PositionError, Take, parse_columns,
};
pub use reason::Reason;
pub use record::{RecordError, read_record};
pub use remoteness::Remoteness;
pub use replies::{Chance, Course, Luck, Replies, RepliesError, Reply, Tally};
pub use rule::{MAX_COINS, ParseRuleError, RuleKind, TakeRule};
pub use solve::{Outcome, Solver};
pub use table::{MAX_ROW, MAX_ROWS, RowTake, TableError, WinTable, table_row};
pub use takes::{Span, Takes};
pub use text::MAX_TEXT;
