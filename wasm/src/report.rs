//! What a page shows of a game: the board, and what the mathematics says about it.

use crate::argument::Argument;
use crate::error::ApiError;
use crate::game::{Convention, Game, Seat};
use crate::result::{hand_over, to_js};
use crate::rule::Rule;
use last_coin::{
    Action, Finish, Game as CoreGame, History, MoveSet, Outcome, Position, Reason as CoreReason, Remoteness,
    Solver, Status, Take, Takes,
};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

/// Takes in an arithmetic progression: `first`, `first + step`, …, `last`.
#[derive(Serialize, Tsify)]
pub struct Span {
    pub first: u32,
    pub last: u32,
    pub step: u32,
}

/// A column of coins and what may be taken from it now.
#[derive(Serialize, Tsify)]
pub struct Column {
    pub coins: u32,
    pub rule: Rule,
    /// Empty when the game is over.
    pub takes: Vec<Span>,
}

/// A move in force.
#[derive(Serialize, Tsify)]
pub struct PlayedMove {
    pub seat: Seat,
    pub column: usize,
    pub count: u32,
    /// The coins it left in that column.
    pub leaves: u32,
    /// The coins it left on the board.
    #[tsify(type = "number")]
    pub total: u64,
}

/// A game as it stands.
#[derive(Serialize, Tsify)]
pub struct View {
    pub columns: Vec<Column>,
    pub convention: Convention,
    /// The seat to move, or which would be.
    pub turn: Seat,
    #[tsify(type = "number")]
    pub total: u64,
    pub over: bool,
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winner: Option<Seat>,
    /// What ended it: no move was left, or a player gave up.
    #[tsify(optional, type = "\"no_move\" | \"resigned\"")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ending: Option<&'static str>,
    /// Misère: one coin is left, must be taken, and loses.
    pub decided: bool,
    pub can_undo: bool,
    pub can_redo: bool,
    pub moves: Vec<PlayedMove>,
}

/// Why a position is won or lost for the seat to move.
#[derive(Serialize, Tsify)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Reason {
    /// No move is left.
    Stuck,
    /// One column of `coins` = `quotient` × `divisor` + `remainder`; lost exactly if the remainder is `lost_remainder`.
    Remainder { coins: u32, divisor: u32, quotient: u32, remainder: u32, lost_remainder: u32 },
    /// The values of the columns; lost exactly if their XOR, `nim_sum`, is 0. With `near_turn` (misère, two values only are 2
    /// or more) a take that leaves one such value is answered by an odd number of ones, perhaps by nothing else; other
    /// takes by an XOR of 0.
    NimSum { values: Vec<u32>, nim_sum: u32, near_turn: bool },
    /// Misère, all values 0 or 1; lost exactly if the number of ones is odd.
    Ones { values: Vec<u32>, ones: usize },
    /// Misère, only `column` has a value of 2 or more; won, by a take there that leaves an odd number of ones.
    Parity { values: Vec<u32>, column: usize, ones: usize },
}

impl From<CoreReason> for Reason {
    fn from(reason: CoreReason) -> Self {
        match reason {
            CoreReason::Stuck => Self::Stuck,
            CoreReason::Remainder { coins, divisor, lost_remainder } => Self::Remainder {
                coins,
                divisor,
                quotient: coins / divisor,
                remainder: coins % divisor,
                lost_remainder,
            },
            CoreReason::NimSum { values, is_near_turn } => {
                let nim_sum = values.iter().fold(0, |sum, value| sum ^ value);
                Self::NimSum { values, nim_sum, near_turn: is_near_turn }
            }
            CoreReason::Ones { values } => Self::Ones { ones: ones(&values), values },
            CoreReason::Parity { values, column } => Self::Parity { ones: ones(&values), values, column },
        }
    }
}

fn ones(values: &[u32]) -> usize {
    values.iter().filter(|&&value| value == 1).count()
}

/// A take from one column.
#[derive(Serialize, Tsify)]
pub struct ColumnTake {
    pub column: usize,
    pub count: u32,
}

/// Who wins with perfect play, why, and by which takes.
#[derive(Serialize, Tsify)]
pub struct Analysis {
    /// `N`: whoever moves wins. `P`: whoever has just moved wins.
    #[tsify(type = "\"N\" | \"P\"")]
    pub outcome: &'static str,
    pub reason: Reason,
    /// How many moves are left when the winner hurries and the loser delays, where that is known.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub remoteness: Option<u32>,
    /// How many takes there are.
    #[tsify(type = "number")]
    pub legal: u64,
    /// How many of them win.
    #[tsify(type = "number")]
    pub winning: u64,
    /// Those that win, for each column.
    pub winning_takes: Vec<Vec<Span>>,
    /// The one of them that the reason speaks of.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub explained: Option<ColumnTake>,
}

impl Analysis {
    /// What `solver`, made for the position or one before it, says.
    pub fn of(solver: &Solver, position: &Position) -> Result<Self, ApiError> {
        let winning = solver.winning_moves(position)?;
        let explained = solver.explained_move(position)?;
        let columns = 0..position.heaps().count();
        Ok(Self {
            outcome: match solver.outcome(position)? {
                Outcome::N => "N",
                Outcome::P => "P",
            },
            reason: solver.reason(position)?.into(),
            remoteness: Remoteness::new().of(position).ok(),
            legal: position.legal_moves().len(),
            winning: winning.len(),
            winning_takes: columns.map(|column| winning.takes(column).map_or_else(Vec::new, spans)).collect(),
            explained: explained.map(|Take { column, count }| ColumnTake { column, count }),
        })
    }
}

fn spans(takes: &Takes) -> Vec<Span> {
    let spans = takes.spans().unwrap_or_default().iter();
    spans.map(|span| Span { first: span.first(), last: span.last(), step: span.step() }).collect()
}

/// The board, whose turn it is, and the moves so far.
#[wasm_bindgen]
pub fn view(#[wasm_bindgen(unchecked_param_type = "Game")] game: &JsValue) -> Result<Ts<View>, ApiError> {
    let game = Game::read(game)?;
    let history = game.history()?;
    let position = history.position();
    let (winner, ending) = match history.status() {
        Status::Playing(_) => (None, None),
        Status::Over { winner, finish: Finish::NoMove } => (winner, Some("no_move")),
        Status::Over { winner, finish: Finish::Resigned } => (winner, Some("resigned")),
    };
    let columns = position.heaps().map(|heap| Column {
        coins: heap.coins(),
        rule: Rule::from(heap.rule()),
        takes: if ending.is_none() { spans(&heap.takes()) } else { Vec::new() },
    });
    let view = View {
        columns: columns.collect(),
        convention: game.setup.convention,
        turn: history.turn().into(),
        total: position.coins(),
        over: ending.is_some(),
        winner: winner.map(Seat::from),
        ending,
        decided: ending.is_none() && position.is_decided(),
        can_undo: history.played() > 0,
        can_redo: history.played() < history.actions().len(),
        moves: played_moves(&history),
    };
    hand_over(&view)
}

fn played_moves(history: &History<Position>) -> Vec<PlayedMove> {
    let mut coins: Vec<u32> = history.start().heaps().map(|heap| heap.coins()).collect();
    let mut total = history.start().coins();
    let takes = history.actions()[..history.played()].iter().filter_map(|action| match action {
        Action::Move(take) => Some(*take),
        Action::Resign(_) => None,
    });
    let moves = takes.enumerate().map(|(number, take)| {
        coins[take.column] -= take.count;
        total -= u64::from(take.count);
        PlayedMove {
            seat: last_coin::Seat::to_move(number).into(),
            column: take.column,
            count: take.count,
            leaves: coins[take.column],
            total,
        }
    });
    moves.collect()
}

/// Who wins with perfect play from here, why, and by which takes.
#[wasm_bindgen]
pub fn analyse(
    #[wasm_bindgen(unchecked_param_type = "Game")] game: &JsValue,
) -> Result<Ts<Analysis>, ApiError> {
    let game = Game::read(game)?;
    let history = game.history()?;
    let position = history.position();
    hand_over(&Analysis::of(&Solver::new(position)?, position)?)
}

/// How many positions of a game are analysed in one call.
const MAX_ANALYSES: usize = 10;

/// What `analyse` says of a game after so many of its actions, for each of these numbers, of which there are at most 10; `null`
/// where that is too large to be known.
#[wasm_bindgen(unchecked_return_type = "(Analysis | null)[]")]
pub fn analyse_after(
    #[wasm_bindgen(unchecked_param_type = "Game")] game: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number[]")] played: &JsValue,
) -> Result<JsValue, ApiError> {
    let history = Game::read(game)?.history()?;
    let most = history.actions().len() as u64;
    let analyses = Argument::new("played", played).items(MAX_ANALYSES, too_many_analyses, |played| {
        // In range, so it fits.
        let position = history.position_after(played.whole(most)? as usize);
        Ok(Solver::new(&position).ok().and_then(|solver| Analysis::of(&solver, &position).ok()))
    })?;
    to_js(&analyses)
}

fn too_many_analyses() -> ApiError {
    ApiError::new("too_long", &format_args!("at most {MAX_ANALYSES} positions can be analysed in one call"))
}
