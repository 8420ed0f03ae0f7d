//! Rules, tables and lists of columns: questions that need no game.

use crate::argument::Argument;
use crate::error::ApiError;
use crate::game::Convention;
use crate::result::{hand_over, to_js};
use last_coin::{
    MAX_ROW, MAX_ROWS, MAX_WIN_BYTES, Outcome, RuleKind, TakeRule, WinTable as Table, table_row,
};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

/// A take rule, read and named.
#[derive(Serialize, Tsify)]
pub struct Rule {
    /// The customary spelling, such as `1-3`.
    pub text: String,
    /// The octal code, such as `0.333`; left out if it is very long.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
    /// What it is called in plain words.
    #[tsify(type = "\"up_to\" | \"any\" | \"odd\" | \"set\" | \"code\"")]
    pub kind: &'static str,
    /// For `set` its members, for `up_to` the limit K alone, else nothing.
    pub takes: Vec<u32>,
    /// Coins may be left that nobody may take: then it is the last take that decides, not the last coin.
    pub leaves_coins: bool,
}

impl From<&TakeRule> for Rule {
    fn from(rule: &TakeRule) -> Self {
        let (kind, takes) = match rule.kind() {
            RuleKind::UpTo(most) => ("up_to", vec![most]),
            RuleKind::Any => ("any", Vec::new()),
            RuleKind::Odd => ("odd", Vec::new()),
            RuleKind::Set(takes) => ("set", takes),
            RuleKind::Code => ("code", Vec::new()),
        };
        Self { text: rule.to_string(), code: rule.octal(), kind, takes, leaves_coins: rule.leaves_coins() }
    }
}

/// Whether whoever moves wins or loses.
#[derive(Clone, Copy, Serialize, Tsify)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    Win,
    Lose,
}

impl From<Outcome> for Verdict {
    fn from(outcome: Outcome) -> Self {
        match outcome {
            Outcome::N => Self::Win,
            Outcome::P => Self::Lose,
        }
    }
}

/// Who wins with n coins in one column, for n = 1 to `last`.
#[derive(Serialize, Tsify)]
pub struct WinTable {
    pub rule: Rule,
    pub convention: Convention,
    pub rows: Vec<TableRow>,
}

/// Whether whoever moves wins or loses with `n` coins.
#[derive(Serialize, Tsify)]
pub struct TableRow {
    pub n: u32,
    pub verdict: Verdict,
}

/// One row of the table in full.
#[derive(Serialize, Tsify)]
pub struct WinRow {
    pub n: u32,
    pub verdict: Verdict,
    pub takes: Vec<RowTake>,
}

/// A take, what it leaves, and whether it wins.
#[derive(Serialize, Tsify)]
pub struct RowTake {
    pub count: u32,
    pub leaves: u32,
    pub wins: bool,
}

/// What both kinds of table are asked for: a rule, a convention, and a number of coins up to `most`.
fn read_question(
    rule: &JsValue,
    convention: &JsValue,
    (name, coins): (&str, &JsValue),
    most: u32,
) -> Result<(TakeRule, Convention, u32), ApiError> {
    let rule: TakeRule = Argument::new("rule", rule).text()?.parse()?;
    let convention = Convention::read(&Argument::new("convention", convention))?;
    let coins = Argument::new(name, coins).whole(most.into())?;
    Ok((rule, convention, coins as u32))
}

/// Reads a rule: `1-3`, `any`, `odd`, `2,5,7`, `0.77`, `0.(30)`, `runs:1,5,1`, full-width too.
#[wasm_bindgen]
pub fn parse_rule(
    #[wasm_bindgen(unchecked_param_type = "string")] text: &JsValue,
) -> Result<Ts<Rule>, ApiError> {
    let rule: TakeRule = Argument::new("text", text).text()?.parse()?;
    hand_over(&Rule::from(&rule))
}

/// Reads the coins of each column: `21`, `5 4 3 2 1`, `5,4,3`, full-width too.
#[wasm_bindgen(unchecked_return_type = "number[]")]
pub fn parse_columns(
    #[wasm_bindgen(unchecked_param_type = "string")] text: &JsValue,
) -> Result<JsValue, ApiError> {
    let columns = last_coin::parse_columns(&Argument::new("text", text).text()?)?;
    to_js(&columns)
}

/// What a person typed, without the signs that group the digits of a number: `1,000` and `1 000` become `1000`, and lists
/// stay lists. It is read by the other functions then.
#[wasm_bindgen]
pub fn ungroup(#[wasm_bindgen(unchecked_param_type = "string")] text: &JsValue) -> Result<String, ApiError> {
    Ok(last_coin::ungroup(&Argument::new("text", text).text()?))
}

/// Who wins with 1 to `last` coins in one column; `last` is at most 100000.
#[wasm_bindgen]
pub fn win_table(
    #[wasm_bindgen(unchecked_param_type = "string")] rule: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Convention")] convention: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] last: &JsValue,
) -> Result<Ts<WinTable>, ApiError> {
    let (rule, convention, last) = read_question(rule, convention, ("last", last), MAX_ROWS)?;
    let table = Table::new(&rule, convention.into(), last)?;
    let rows =
        (0..).zip(table.outcomes()).skip(1).map(|(n, &outcome)| TableRow { n, verdict: outcome.into() });
    hand_over(&WinTable { rule: Rule::from(&rule), convention, rows: rows.collect() })
}

/// The possible takes from `n` coins in one column, what each leaves, and which win; `n` is at most 10000.
#[wasm_bindgen]
pub fn win_row(
    #[wasm_bindgen(unchecked_param_type = "string")] rule: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Convention")] convention: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] n: &JsValue,
) -> Result<Ts<WinRow>, ApiError> {
    let (rule, convention, n) = read_question(rule, convention, ("n", n), MAX_ROW)?;
    let (outcome, takes) = table_row(&rule, convention.into(), n)?;
    let takes =
        takes.into_iter().map(|take| RowTake { count: take.count, leaves: take.leaves, wins: take.wins });
    hand_over(&WinRow { n, verdict: outcome.into(), takes: takes.collect() })
}

/// Who wins with 0 to `last` coins in one column, a byte for each: 1 where whoever moves wins, 0 where whoever moves loses;
/// `last` is at most 10000000.
#[wasm_bindgen]
pub fn win_bytes(
    #[wasm_bindgen(unchecked_param_type = "string")] rule: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Convention")] convention: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] last: &JsValue,
) -> Result<Vec<u8>, ApiError> {
    let (rule, convention, last) = read_question(rule, convention, ("last", last), MAX_WIN_BYTES)?;
    Ok(last_coin::win_bytes(&rule, convention.into(), last)?)
}
