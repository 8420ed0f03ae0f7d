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
//!
//! A take rule of one's own needs no more than a function. Here a move takes a divisor of the number of coins, but not all:
//!
//! ```
//! use last_coin::{Budget, Convention, Decision, Exact, Exhaustive, Impartial, Outcome, Player};
//!
//! let options = |&coins: &u32| (1..coins).filter(|take| coins % take == 0).map(|take| coins - take).collect();
//! let game = Impartial::new(12, Convention::Normal, options);
//! let mut search = Exhaustive::new(Budget::new(10_000));
//! assert_eq!(search.solve(&game)?.outcome(), Some(Outcome::N));
//! assert_eq!(search.winning_moves(&game)?.as_slice(), [11, 9]); // what the moves leave
//!
//! let player: &dyn Player<_> = &Exact::new(10_000);
//! assert!(matches!(player.decide(&game, 2026, 0)?, Decision::Move(11 | 9)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! So does a game of one's own in which both have the same moves: a king walks up, left or both at once on a board, and whoever
//! brings it to the corner wins. Where the players' moves differ, or a game can be drawn, implement [`Game`].
//!
//! ```
//! use last_coin::{Convention, Exhaustive, Budget, Impartial, Outcome};
//!
//! let options = |&(x, y): &(u8, u8)| {
//!     let left = x.checked_sub(1).map(|left| (left, y));
//!     let up = y.checked_sub(1).map(|up| (x, up));
//!     let both = x.checked_sub(1).zip(y.checked_sub(1));
//!     [left, up, both].into_iter().flatten().collect()
//! };
//! let king = Impartial::new((7, 4), Convention::Normal, options);
//! let mut search = Exhaustive::new(Budget::new(10_000));
//! assert_eq!(search.solve(&king)?.outcome(), Some(Outcome::N));
//! assert_eq!(search.winning_moves(&king)?.as_slice(), [(6, 4)]);
//! # Ok::<(), last_coin::TooLarge>(())
//! ```

mod arena;
mod budget;
mod chance;
mod conjecture;
mod exhaustive;
mod game;
mod grade;
mod graph;
mod grundy;
mod grundy_table;
mod hand_table;
mod heap_rule;
mod heap_tame;
mod history;
mod impartial;
mod law;
mod mex;
mod move_list;
pub mod nim;
mod paid_search;
mod player;
mod position;
mod reason;
mod record;
mod remoteness;
mod replies;
mod row;
mod rule;
mod search;
mod solve;
mod strips;
mod sum;
mod table;
mod takes;
mod tame;
mod text;
mod tokens;
mod turning;
mod win_bytes;

pub use arena::{Odds, odds};
pub use budget::{Budget, TooLarge};
pub use chance::{Chance, Draws, Luck};
pub use conjecture::{
    Claim, Counterexample, Flaw, Grounds, HeapCounterexample, Judgement, MAX_CLAIM, ParseClaimError,
    check_claim, check_heap_claim, check_nim_sum,
};
pub use exhaustive::Exhaustive;
pub use game::{Ending, Game, MoveSet, Seat};
pub use grade::{Grade, GradedMove, MAX_VALUES, MoveValue, Prospect, Review, TurningPoint, move_values};
pub use graph::{Graph, GraphError, MAX_EDGES, MAX_VERTICES};
pub use grundy_table::{Explanation, GrundyTable, MAX_TABLE, Period, SparseSpace, Theorem, Window};
pub use hand_table::{Difference, HandRow, HandTable, HandTableError, MAX_HAND_ROW, Slip};
pub use heap_rule::{HeapMove, HeapMoves, HeapRule, Parting};
pub use heap_tame::first_wild_heap;
pub use history::{Action, ActionError, Finish, History, Status};
pub use impartial::{IllegalMove, Impartial};
pub use law::{Finding, Law, LostNumbers, MAX_LAW, Proof};
pub use move_list::MoveList;
pub use player::{
    Beginner, Choice, Decision, Exact, Fallible, Greedy, Perfect, Player, PlayerError, Policy, Random,
    Uniform,
};
pub use position::{
    CanonicalPosition, Convention, Heap, IllegalTake, MAX_COMPONENTS, Moves, ParseColumnsError, Position,
    PositionError, Take, parse_columns,
};
pub use reason::Reason;
pub use record::{RecordError, read_record};
pub use remoteness::Remoteness;
pub use replies::{Course, Replies, RepliesError, Reply, Tally};
pub use row::{CanonicalRow, IllegalTurn, Row, RowError, Turns};
pub use rule::{MAX_COINS, ParseRuleError, RuleKind, TakeRule};
pub use search::Solved;
pub use solve::{Outcome, Solver};
pub use strips::{Strips, StripsError};
pub use sum::{
    CanonicalSum, IllegalSumMove, PartMove, Sum, SumError, SumMove, SumMoves, SumSolver, Unsolved,
};
pub use table::{MAX_ROW, MAX_ROWS, RowTake, TableError, WinTable, table_row};
pub use takes::{Span, Takes};
pub use tame::{Pair, Tame};
pub use text::{MAX_TEXT, ungroup};
pub use tokens::{CanonicalTokens, IllegalStep, Step, Steps, Tokens, TokensError};
pub use turning::{MAX_COIN, Turn, Turning};
pub use win_bytes::{MAX_WIN_BYTES, win_bytes};

/// The program in the README is tested too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
