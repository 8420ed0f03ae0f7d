//! Games as people write them down.

use crate::argument::Argument;
use crate::error::ApiError;
use crate::game::{Convention, Game};
use crate::result::{hand_over, to_js};
use last_coin::{
    ActionError, IllegalTake, MAX_COINS, MAX_COMPONENTS, MAX_TEXT, ParseColumnsError, PositionError,
    RecordError,
};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

/// Why an action of a game is refused. Columns are counted from 1, as people do.
#[derive(Serialize, Tsify)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Refusal {
    GameOver,
    NoColumn { column: usize, columns: usize },
    TooFew { count: u32, coins: u32 },
    Forbidden { count: u32, rule: String },
}

impl From<ActionError<IllegalTake>> for Refusal {
    fn from(error: ActionError<IllegalTake>) -> Self {
        match error {
            ActionError::GameOver => Self::GameOver,
            ActionError::Refused(IllegalTake::NoColumn { column, columns }) => {
                Self::NoColumn { column: column.saturating_add(1), columns }
            }
            ActionError::Refused(IllegalTake::TooFew { count, coins }) => Self::TooFew { count, coins },
            ActionError::Refused(IllegalTake::Forbidden { count, rule }) => Self::Forbidden { count, rule },
        }
    }
}

/// The first turn of a game, from 1, that is refused.
#[derive(Serialize, Tsify)]
pub struct RefusedTurn {
    pub turn: usize,
    pub refusal: Refusal,
}

/// What is wrong with the record of a game. Turns are counted from 1.
#[derive(Serialize, Tsify)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum RecordProblem {
    /// It has more than `most` characters.
    TooLong {
        most: usize,
    },
    /// Nothing says where the coins end and the takes begin.
    NoColon,
    /// The part `text` before the colon is no number of coins.
    NotCoins {
        text: String,
    },
    /// There is no coin before the colon.
    NoCoin,
    /// A column has more than `most` coins.
    TooManyCoins {
        most: u32,
    },
    /// There are more than `most` columns.
    TooManyColumns {
        most: usize,
    },
    /// The part `text` is no take.
    NotATake {
        turn: usize,
        text: String,
    },
    /// The part `text` does not say which of several columns it is from.
    WhichColumn {
        turn: usize,
        text: String,
    },
    Refused(RefusedTurn),
}

/// A record that was read: the game, or what is wrong with it.
#[derive(Serialize, Tsify)]
#[serde(untagged)]
pub enum ReadRecord {
    Game { game: Game },
    Problem { problem: RecordProblem },
}

/// What people get wrong in what they write is an answer; a rule that cannot be played is refused, as everywhere.
fn problem_of(error: RecordError) -> Result<RecordProblem, ApiError> {
    Ok(match error {
        RecordError::Columns(ParseColumnsError::Impossible(error)) | RecordError::Impossible(error) => {
            match error {
                PositionError::TooManyCoins => RecordProblem::TooManyCoins { most: MAX_COINS },
                PositionError::TooManyColumns => RecordProblem::TooManyColumns { most: MAX_COMPONENTS },
                error => return Err(error.into()),
            }
        }
        RecordError::Columns(ParseColumnsError::NotANumber(text)) => RecordProblem::NotCoins { text },
        RecordError::Columns(ParseColumnsError::NoCoin) => RecordProblem::NoCoin,
        RecordError::TooLong | RecordError::Columns(ParseColumnsError::TooLong) => {
            RecordProblem::TooLong { most: MAX_TEXT }
        }
        RecordError::NoColon => RecordProblem::NoColon,
        RecordError::NotATake { turn, text } => RecordProblem::NotATake { turn, text },
        RecordError::WhichColumn { turn, text } => RecordProblem::WhichColumn { turn, text },
        RecordError::Refused { turn, error } => {
            RecordProblem::Refused(RefusedTurn { turn, refusal: error.into() })
        }
    })
}

/// Reads a game such as `21: 3 1 2`, or `5 4 3: 1x3` for three coins from the first of several columns, full-width too, and
/// checks that every take was allowed. The seed of the game is 0.
#[wasm_bindgen]
pub fn read_record(
    #[wasm_bindgen(unchecked_param_type = "string")] text: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] rule: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Convention")] convention: &JsValue,
) -> Result<Ts<ReadRecord>, ApiError> {
    let text = Argument::new("text", text).text()?;
    let rule = Argument::new("rule", rule).text()?;
    let convention = Convention::read(&Argument::new("convention", convention))?;
    let read = match last_coin::read_record(&text, &rule.parse()?, convention.into()) {
        Ok(history) => ReadRecord::Game { game: Game::recorded(&history, rule, convention) },
        Err(error) => ReadRecord::Problem { problem: problem_of(error)? },
    };
    hand_over(&read)
}

/// Plays a game through; `undefined` if every action is allowed, those that were taken back too.
#[wasm_bindgen(unchecked_return_type = "RefusedTurn | undefined")]
pub fn check_game(
    #[wasm_bindgen(unchecked_param_type = "Game")] game: &JsValue,
) -> Result<JsValue, ApiError> {
    let Some((place, error)) = Game::read(game)?.refused()? else { return Ok(JsValue::UNDEFINED) };
    to_js(&RefusedTurn { turn: place + 1, refusal: error.into() })
}
