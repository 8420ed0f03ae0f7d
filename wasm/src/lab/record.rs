//! Games as people write them down.

use crate::argument::Argument;
use crate::error::ApiError;
use crate::game::{Convention, Game};
use last_coin::RecordError;
use tsify::Ts;
use wasm_bindgen::prelude::*;

impl From<RecordError> for ApiError {
    fn from(error: RecordError) -> Self {
        match error {
            RecordError::Columns(error) => error.into(),
            RecordError::Impossible(error) => error.into(),
            error => Self::new("bad_record", &error),
        }
    }
}

/// Reads a game such as `21: 3 1 2`, or `5 4 3: 1x3` for three coins from the first of several columns, full-width too, and
/// checks that every take was allowed. The seed of the game is 0.
#[wasm_bindgen]
pub fn read_record(
    #[wasm_bindgen(unchecked_param_type = "string")] text: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] rule: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Convention")] convention: &JsValue,
) -> Result<Ts<Game>, ApiError> {
    let text = Argument::new("text", text).text()?;
    let rule = Argument::new("rule", rule).text()?;
    let convention = Convention::read(&Argument::new("convention", convention))?;
    let history = last_coin::read_record(&text, &rule.parse()?, convention.into())?;
    Game::recorded(&history, rule, convention)
}
