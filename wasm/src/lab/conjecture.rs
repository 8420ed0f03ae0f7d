//! Conjectures about the lost positions.

use crate::argument::Argument;
use crate::error::ApiError;
use crate::game::{Convention, Setup};
use crate::result::hand_over;
use last_coin::{
    Claim, Counterexample as CoreCounterexample, Flaw as CoreFlaw, Grounds as CoreGrounds,
    Judgement as CoreJudgement, MAX_CLAIM, ParseClaimError, TakeRule,
};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

/// What is wrong at a position.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "snake_case")]
pub enum Flaw {
    /// There is no move, and the convention says otherwise.
    Ended,
    /// It is a member, and a move leads to another one.
    Joined,
    /// It is no member, and no move leads to one.
    Stranded,
}

impl From<CoreFlaw> for Flaw {
    fn from(flaw: CoreFlaw) -> Self {
        match flaw {
            CoreFlaw::Ended => Self::Ended,
            CoreFlaw::Joined => Self::Joined,
            CoreFlaw::Stranded => Self::Stranded,
        }
    }
}

/// So many coins from one column.
#[derive(Serialize, Tsify)]
pub struct BoardTake {
    pub column: usize,
    pub count: u32,
}

/// The smallest position of which a claim says the wrong thing.
#[derive(Serialize, Tsify)]
pub struct Counterexample {
    /// Its coins.
    pub columns: Vec<u32>,
    pub flaw: Flaw,
    /// Where it can be seen in play: the position itself, or if that has no move one that leads there, if there is any.
    pub board: Vec<u32>,
    /// The move from the board that leads to the position, or to the other member.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub take: Option<BoardTake>,
}

impl From<CoreCounterexample> for Counterexample {
    fn from(found: CoreCounterexample) -> Self {
        Self {
            columns: found.columns,
            flaw: found.flaw.into(),
            board: found.board,
            take: found.take.map(|take| BoardTake { column: take.column, count: take.count }),
        }
    }
}

/// What checking a claim comes to.
#[derive(Serialize, Tsify)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Judgement {
    Refuted {
        counterexample: Counterexample,
    },
    /// Right for all positions of up to `coins` coins in all, which is no proof. With `needed` coins, where that is
    /// known, it would be one.
    Verified {
        #[tsify(type = "number")]
        coins: u64,
        #[tsify(optional, type = "number")]
        #[serde(skip_serializing_if = "Option::is_none")]
        needed: Option<u64>,
    },
    /// Right for all positions.
    Proven {
        grounds: Grounds,
    },
}

/// Why a claim is right for all positions.
#[derive(Serialize, Tsify)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Grounds {
    /// From `from` on everything that the conditions look at repeats with `period`, and all up to `from + period - 1` was
    /// checked.
    Window { from: u32, period: u32 },
    /// Any number may be taken from each column: Nim (Bouton 1901).
    Nim,
}

impl From<CoreJudgement> for Judgement {
    fn from(judgement: CoreJudgement) -> Self {
        match judgement {
            CoreJudgement::Refuted(found) => Self::Refuted { counterexample: found.into() },
            CoreJudgement::Verified { coins, needed } => Self::Verified { coins, needed },
            CoreJudgement::Proven(CoreGrounds::Window { from, period }) => {
                Self::Proven { grounds: Grounds::Window { from, period } }
            }
            CoreJudgement::Proven(CoreGrounds::Nim) => Self::Proven { grounds: Grounds::Nim },
        }
    }
}

/// A claim as it was understood, and what came of it.
#[derive(Serialize, Tsify)]
pub struct CheckedClaim {
    /// Such as `1, 5, 3 mod 4`.
    pub claim: String,
    pub judgement: Judgement,
}

impl From<ParseClaimError> for ApiError {
    fn from(error: ParseClaimError) -> Self {
        Self::new("bad_claim", &error)
    }
}

/// Checks which numbers of coins are claimed to be lost in one column, from 0 to `last`, at most 10000. A claim is a list
/// such as `1, 5, 9`, or `1 mod 4`, or several of either, full-width too.
#[wasm_bindgen]
pub fn check_claim(
    #[wasm_bindgen(unchecked_param_type = "string")] rule: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Convention")] convention: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] claim: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] last: &JsValue,
) -> Result<Ts<CheckedClaim>, ApiError> {
    let rule: TakeRule = Argument::new("rule", rule).text()?.parse()?;
    let convention = Convention::read(&Argument::new("convention", convention))?;
    let claim: Claim = Argument::new("claim", claim).text()?.parse()?;
    // In range, so it fits.
    let last = Argument::new("last", last).whole(MAX_CLAIM.into())? as u32;
    let judgement = last_coin::check_claim(&rule, convention.into(), &claim, last)?;
    hand_over(&CheckedClaim { claim: claim.to_string(), judgement: judgement.into() })
}

/// Checks the claim that exactly the positions of nim-sum 0 are lost, the columns' coins taken as they are; with `exception`
/// those of nim-sum 1 where no column has more than one coin. Positions have at most as many coins in each column as
/// the set-up.
#[wasm_bindgen]
pub fn check_nim_sum(
    #[wasm_bindgen(unchecked_param_type = "Setup")] setup: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "boolean")] exception: &JsValue,
) -> Result<Ts<Judgement>, ApiError> {
    let position = Setup::read(&Argument::new("setup", setup))?.position()?;
    let exception = Argument::new("exception", exception).truth()?;
    hand_over(&Judgement::from(last_coin::check_nim_sum(&position, exception)))
}
