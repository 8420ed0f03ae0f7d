//! What is thrown when a call cannot be answered.

use last_coin::{
    ActionError, IllegalTake, ParseColumnsError, ParseRuleError, PlayerError, PositionError, TableError,
    TooLarge,
};
use std::fmt::Display;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** What a thrown `Error` says in its `code`. */
export type ErrorCode =
  | "bad_argument" | "bad_rule" | "bad_columns" | "unsupported_rule" | "too_many_coins" | "too_many_columns"
  | "illegal_take" | "game_over" | "nothing_to_undo" | "nothing_to_redo" | "too_large" | "too_long"
  | "random_unavailable";
"#;

/// A readable message and the code that stands for its kind.
#[derive(Debug)]
pub struct ApiError {
    code: &'static str,
    message: String,
}

impl ApiError {
    pub fn new(code: &'static str, message: &dyn Display) -> Self {
        Self { code, message: message.to_string() }
    }

    /// The same, with the place in the argument where it was found.
    pub fn at(self, place: &str) -> Self {
        Self { message: format!("{place}: {}", self.message), ..self }
    }

    pub fn bad_argument(message: String) -> Self {
        Self { code: "bad_argument", message }
    }
}

impl From<ApiError> for JsValue {
    fn from(error: ApiError) -> Self {
        let thrown = js_sys::Error::new(&error.message);
        // Setting a property of a fresh object does not fail; if it did, the message would still say what is wrong.
        let _ = js_sys::Reflect::set(&thrown, &"code".into(), &error.code.into());
        thrown.into()
    }
}

impl From<TooLarge> for ApiError {
    fn from(error: TooLarge) -> Self {
        Self::new("too_large", &error)
    }
}

impl From<PlayerError> for ApiError {
    fn from(error: PlayerError) -> Self {
        match error {
            PlayerError::GameOver => Self::new("game_over", &error),
            PlayerError::TooLarge(error) => error.into(),
        }
    }
}

impl From<TableError> for ApiError {
    fn from(error: TableError) -> Self {
        match error {
            TableError::TooLarge(error) => error.into(),
            TableError::Impossible(error) => error.into(),
        }
    }
}

impl From<ParseRuleError> for ApiError {
    fn from(error: ParseRuleError) -> Self {
        Self::new("bad_rule", &error)
    }
}

impl From<ParseColumnsError> for ApiError {
    fn from(error: ParseColumnsError) -> Self {
        match error {
            ParseColumnsError::Impossible(error) => error.into(),
            error => Self::new("bad_columns", &error),
        }
    }
}

impl From<PositionError> for ApiError {
    fn from(error: PositionError) -> Self {
        let code = match error {
            PositionError::TooManyCoins => "too_many_coins",
            PositionError::TooManyColumns => "too_many_columns",
            PositionError::RulesDoNotMatch { .. } => "bad_argument",
            PositionError::UnsupportedRule(_) => "unsupported_rule",
        };
        Self::new(code, &error)
    }
}

impl From<ActionError<IllegalTake>> for ApiError {
    fn from(error: ActionError<IllegalTake>) -> Self {
        let code = match error {
            ActionError::GameOver => "game_over",
            ActionError::Refused(_) => "illegal_take",
        };
        Self::new(code, &error)
    }
}
