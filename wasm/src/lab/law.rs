//! The lost numbers and their law.

use crate::argument::Argument;
use crate::error::ApiError;
use crate::result::hand_over;
use crate::rule::Rule;
use last_coin::{Finding as CoreFinding, Law as CoreLaw, MAX_LAW, Proof as CoreProof, TakeRule};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

/// What the rows from 0 to `last` say of a hypothesis.
#[derive(Serialize, Tsify)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Finding {
    /// No row contradicts it, and at least one lost number came as foretold; `proven` if it holds for every n.
    Holds { proven: bool },
    /// The rows 0 to `at` contradict it, and those before do not.
    Fails { at: u32 },
    /// No row contradicts it, and none has borne it out.
    TooFewRows,
    /// There is no largest take, or it is proven that no second number is lost.
    SaysNothing,
}

impl From<CoreFinding> for Finding {
    fn from(finding: CoreFinding) -> Self {
        match finding {
            CoreFinding::Holds { is_proven } => Self::Holds { proven: is_proven },
            CoreFinding::Fails { at } => Self::Fails { at },
            CoreFinding::TooFewRows => Self::TooFewRows,
            CoreFinding::SaysNothing => Self::SaysNothing,
        }
    }
}

/// Why the verdicts of all rows are known.
#[derive(Serialize, Tsify)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Proof {
    /// The verdicts of the `length` rows from `start` on come again from `again` on; `length` is the largest take. So
    /// everything from `start` on repeats for ever, each `period` = `again` − `start` rows.
    Window { start: u32, length: u32, again: u32, period: u32 },
    /// Every number from `least` on may be taken: lost are those below `least` under normal play, and those from `least` to
    /// 2·`least` − 1 under misère.
    AtLeast { least: u32 },
    /// Exactly the odd numbers may be taken: each take turns even into odd and odd into even.
    Parity,
}

impl From<CoreProof> for Proof {
    fn from(proof: CoreProof) -> Self {
        match proof {
            CoreProof::Window { start, length, again } => {
                Self::Window { start, length, again, period: again - start }
            }
            CoreProof::AtLeast { least } => Self::AtLeast { least },
            CoreProof::Parity => Self::Parity,
        }
    }
}

/// The lost numbers under one convention, smallest first, from 0 to `last`.
#[derive(Serialize, Tsify)]
pub struct LostNumbers {
    pub numbers: Vec<u32>,
    /// Hypothesis A: they come at a constant interval.
    pub constant_interval: Finding,
    /// Hypothesis B: they come at the interval K + 1, K the largest take.
    pub limit_interval: Finding,
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub proof: Option<Proof>,
}

impl From<last_coin::LostNumbers> for LostNumbers {
    fn from(lost: last_coin::LostNumbers) -> Self {
        Self {
            numbers: lost.numbers,
            constant_interval: lost.constant_interval.into(),
            limit_interval: lost.limit_interval.into(),
            proof: lost.proof.map(Proof::from),
        }
    }
}

/// The lost numbers of one column, and what can be said of them.
#[derive(Serialize, Tsify)]
pub struct Law {
    pub rule: Rule,
    pub last: u32,
    pub normal: LostNumbers,
    pub misere: LostNumbers,
    /// Hypothesis C: n + 1 is lost under misère exactly when n is lost under normal play.
    pub shift_of_one: Finding,
    /// The same holds, for every n, with this shift in place of one: the least take.
    pub shift: u32,
}

/// The lost numbers from 0 to `last`, which is at most 10000, and what the hypotheses say of them.
#[wasm_bindgen]
pub fn law(
    #[wasm_bindgen(unchecked_param_type = "string")] rule: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] last: &JsValue,
) -> Result<Ts<Law>, ApiError> {
    let rule: TakeRule = Argument::new("rule", rule).text()?.parse()?;
    // In range, so it fits.
    let last = Argument::new("last", last).whole(MAX_LAW.into())? as u32;
    let law = CoreLaw::new(&rule, last)?;
    hand_over(&Law {
        rule: Rule::from(&rule),
        last,
        normal: law.normal.into(),
        misere: law.misere.into(),
        shift_of_one: law.shift_of_one.into(),
        shift: law.shift,
    })
}
