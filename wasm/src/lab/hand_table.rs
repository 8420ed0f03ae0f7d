//! Tables that are filled by hand.

use crate::argument::Argument;
use crate::error::ApiError;
use crate::game::Convention;
use crate::result::to_js;
use last_coin::{
    HandRow as CoreRow, HandTable as CoreTable, HandTableError, MAX_HAND_ROW, Outcome, Slip as CoreSlip,
};
use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** One row, as far as it is filled. */
export interface HandRow {
  n: number;
  /** What the takes leave, in any order: whole numbers as they were written, negative ones too. */
  leaves?: number[] | null;
  verdict?: Verdict | null;
}
"#;

/// The kind of mistake that explains a row.
#[derive(Serialize, Tsify)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Slip {
    /// More coins are taken than there are: `number` is negative, or a 0 that is there twice.
    MoreThanThereIs {
        #[tsify(type = "number")]
        number: i64,
    },
    /// No take that the rule allows leaves `number`.
    NotAllowed {
        #[tsify(type = "number")]
        number: i64,
    },
    /// `number` is there twice.
    Repeated {
        #[tsify(type = "number")]
        number: i64,
    },
    /// A take that the rule allows is left out.
    LeftOut,
    /// There is no move, and the convention says the opposite.
    StartRow,
    /// All verdicts are those of the player who has just moved.
    TurnMixedUp,
    /// The verdict is right for the other convention.
    OtherConvention,
    /// The verdict contradicts the rows before it as they were filled.
    AgainstOwnRows,
    /// Nothing in the table explains the verdict.
    Unexplained,
}

impl From<CoreSlip> for Slip {
    fn from(slip: CoreSlip) -> Self {
        match slip {
            CoreSlip::MoreThanThereIs(number) => Self::MoreThanThereIs { number },
            CoreSlip::NotAllowed(number) => Self::NotAllowed { number },
            CoreSlip::Repeated(number) => Self::Repeated { number },
            CoreSlip::LeftOut => Self::LeftOut,
            CoreSlip::StartRow => Self::StartRow,
            CoreSlip::TurnMixedUp => Self::TurnMixedUp,
            CoreSlip::OtherConvention => Self::OtherConvention,
            CoreSlip::AgainstOwnRows => Self::AgainstOwnRows,
            CoreSlip::Unexplained => Self::Unexplained,
        }
    }
}

/// The first row that differs from the true table.
#[derive(Serialize, Tsify)]
pub struct Difference {
    pub n: u32,
    pub slip: Slip,
    /// Some verdict after it follows from the rows as they were filled, and none contradicts them.
    pub rest_follows: bool,
}

impl From<HandTableError> for ApiError {
    fn from(error: HandTableError) -> Self {
        match error {
            HandTableError::Table(error) => error.into(),
            error => Self::new("bad_hand_table", &error),
        }
    }
}

fn too_large() -> ApiError {
    HandTableError::TooLarge.into()
}

fn read_row(argument: &Argument) -> Result<CoreRow, ApiError> {
    argument.only(&["n", "leaves", "verdict"])?;
    let leaves = argument.filled("leaves")?;
    let leaves =
        leaves.map(|leaves| leaves.items(MAX_HAND_ROW as usize, too_large, |number| number.integer()));
    let verdict = argument.filled("verdict")?;
    let verdict = verdict.map(|verdict| verdict.word(&["win", "lose"], &[Outcome::N, Outcome::P]));
    Ok(CoreRow {
        // In range, so it fits.
        coins: argument.field("n")?.whole(MAX_HAND_ROW.into())? as u32,
        leaves: leaves.transpose()?,
        verdict: verdict.transpose()?,
    })
}

fn read_table(rule: &JsValue, convention: &JsValue, rows: &JsValue) -> Result<CoreTable, ApiError> {
    let rule = Argument::new("rule", rule).text()?.parse()?;
    let convention = Convention::read(&Argument::new("convention", convention))?;
    let rows = Argument::new("rows", rows).items(MAX_HAND_ROW as usize + 1, too_large, read_row)?;
    Ok(CoreTable::new(rule, convention.into(), rows)?)
}

/// Names the first row that differs from the true table, and the slip that explains it; `undefined` if all that is filled is
/// right. Says nothing about later rows. Rows go up to n = 1000, in any order.
#[wasm_bindgen(unchecked_return_type = "Difference | undefined")]
pub fn check_hand_table(
    #[wasm_bindgen(unchecked_param_type = "string")] rule: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Convention")] convention: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "HandRow[]")] rows: &JsValue,
) -> Result<JsValue, ApiError> {
    let Some(first) = read_table(rule, convention, rows)?.check() else { return Ok(JsValue::UNDEFINED) };
    to_js(&Difference { n: first.coins, slip: first.slip.into(), rest_follows: first.rest_follows })
}
