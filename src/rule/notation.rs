//! How take rules are written and read.

use super::{MAX_COINS, RuleKind, Run, TAKE, TakeRule};
use crate::text::{MAX_TEXT, NotCoins, narrow, read_coins};
use std::fmt;
use std::str::FromStr;
use thiserror::Error;

/// The digit for taking t neighbouring coins from a row: what is left may be none, one or two rows.
const TAKE_FROM_ROW: u8 = 7;

/// The longest code that is written out digit by digit.
const LONGEST_CODE: u32 = 64;

/// Why a text is not a take rule.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ParseRuleError {
    /// Nothing but spaces.
    #[error("no take rule was given")]
    Empty,
    /// More characters than anyone writes.
    #[error("a take rule has at most {MAX_TEXT} characters")]
    TooLong,
    /// A sign that is no octal digit.
    #[error("\"{0}\" is not a digit of an octal code, 0 to 7")]
    NotOctal(char),
    /// A part that repeats must stand in one pair of brackets, at the end.
    #[error("digits that repeat must stand in brackets at the end")]
    Brackets,
    /// An octal code without a digit.
    #[error("an octal code needs at least one digit")]
    NoDigit,
    /// A part of a list that is no number.
    #[error("\"{0}\" is not a number of coins")]
    NotANumber(String),
    /// A take of nothing.
    #[error("0 is not a take")]
    Zero,
    /// A take of more coins than a heap holds.
    #[error("a take is at most {MAX_COINS} coins")]
    TooMany,
    /// A range that ends before it begins.
    #[error("{0}-{1} ends before it begins")]
    Backwards(u32, u32),
    /// A code of zeros.
    #[error("the rule allows no take at all")]
    NothingAllowed,
    /// A part in brackets that is all zeros.
    #[error("zeros that repeat add nothing: they can be left out")]
    EndlessZeros,
}

impl FromStr for TakeRule {
    type Err = ParseRuleError;

    /// Reads `1-3`, `any`, `odd`, `2,5,7`, `2-4 9`, `0.77`, `0.(30)`, `runs:1,5,1`, full-width too. A number alone, such as `3`, is
    /// exactly so many coins.
    ///
    /// # Errors
    /// What is wrong with the text.
    fn from_str(text: &str) -> Result<Self, ParseRuleError> {
        let text = narrow(text).ok_or(ParseRuleError::TooLong)?;
        if text.is_empty() {
            return Err(ParseRuleError::Empty);
        }
        match text.as_str() {
            "any" => return read_code("(3)"),
            "odd" => return read_code("(30)"),
            _ => {}
        }
        if let Some(lengths) = text.strip_prefix("runs:") {
            read_list(lengths, TAKE_FROM_ROW)
        } else if let Some(digits) = text.strip_prefix("0.").or_else(|| text.strip_prefix('.')) {
            // With its leading zero it must be short enough to be read back.
            if digits.len() + "0.".len() > MAX_TEXT {
                Err(ParseRuleError::TooLong)
            } else {
                read_code(digits)
            }
        } else {
            read_list(&text, TAKE)
        }
    }
}

/// Reads what stands after the point of an octal code.
pub(crate) fn read_code(digits: &str) -> Result<TakeRule, ParseRuleError> {
    let (head, tail) = match digits.split_once('(') {
        None => (digits, ""),
        Some((head, tail)) => (head, tail.strip_suffix(')').ok_or(ParseRuleError::Brackets)?),
    };
    if digits.contains('(') && tail.is_empty() || tail.contains(['(', ')']) || head.contains(')') {
        return Err(ParseRuleError::Brackets);
    }
    if digits.is_empty() {
        return Err(ParseRuleError::NoDigit);
    }
    let (head, tail) = (octal_digits(head)?, octal_digits(tail)?);
    if !tail.is_empty() && tail.iter().all(|&digit| digit == 0) {
        return Err(ParseRuleError::EndlessZeros);
    }
    let runs = (1..).zip(&head).map(|(take, &digit)| Run { first: take, last: take, digit });
    let runs = runs.collect();
    TakeRule::from_parts(runs, head.len() as u32, tail).ok_or(ParseRuleError::NothingAllowed)
}

fn octal_digits(text: &str) -> Result<Vec<u8>, ParseRuleError> {
    let digit = |sign: char| sign.to_digit(8).map(|digit| digit as u8).ok_or(ParseRuleError::NotOctal(sign));
    text.chars().map(digit).collect()
}

fn read_list(text: &str, digit: u8) -> Result<TakeRule, ParseRuleError> {
    let mut ranges = Vec::new();
    for part in text.split([',', ' ']).filter(|part| !part.is_empty()) {
        let (first, last) = match part.split_once('-') {
            None => (part, part),
            Some(ends) => ends,
        };
        let (first, last) = (read_take(first, part)?, read_take(last, part)?);
        if first > last {
            return Err(ParseRuleError::Backwards(first, last));
        }
        let range = (first, last);
        ranges.insert(ranges.partition_point(|other| *other < range), range);
    }
    let mut runs: Vec<Run> = Vec::new();
    for (first, last) in ranges {
        match runs.last_mut() {
            Some(run) if first <= run.last => run.last = run.last.max(last),
            _ => runs.push(Run { first, last, digit }),
        }
    }
    TakeRule::from_parts(runs, 0, Vec::new()).ok_or(ParseRuleError::NothingAllowed)
}

fn read_take(number: &str, part: &str) -> Result<u32, ParseRuleError> {
    match read_coins(number) {
        Ok(0) => Err(ParseRuleError::Zero),
        Ok(take) => Ok(take),
        Err(NotCoins::TooMany) => Err(ParseRuleError::TooMany),
        Err(NotCoins::NotANumber) => Err(ParseRuleError::NotANumber(part.to_owned())),
    }
}

impl fmt::Display for TakeRule {
    /// The customary spelling, which reads back as an equal rule.
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind() {
            RuleKind::UpTo(1) => return out.write_str("1"),
            RuleKind::UpTo(most) => return write!(out, "1-{most}"),
            RuleKind::Any => return out.write_str("any"),
            RuleKind::Odd => return out.write_str("odd"),
            RuleKind::Set(_) | RuleKind::Code => {}
        }
        let only = |digit| self.tail.is_empty() && self.runs.iter().all(|run| run.digit == digit);
        // Kayles reads best as 0.77, a row of coins with gaps in the lengths best as a list.
        let is_short_block = matches!(&self.runs[..], [run] if run.first == 1 && run.last <= LONGEST_CODE);
        let list = if only(TAKE) {
            list_of("", &self.runs)
        } else if only(TAKE_FROM_ROW) && !is_short_block {
            list_of("runs:", &self.runs)
        } else {
            return self.write_code(out);
        };
        // What can only be typed as a code is too long a list to be read back.
        if list.len() <= MAX_TEXT { out.write_str(&list) } else { self.write_code(out) }
    }
}

impl TakeRule {
    /// The rule as an octal code, or `None` if that is longer than anyone would read.
    pub fn octal(&self) -> Option<String> {
        if self.head > LONGEST_CODE || self.tail.len() > LONGEST_CODE as usize {
            return None;
        }
        let mut code = String::new();
        self.write_code(&mut code).ok()?;
        Some(code)
    }

    fn write_code(&self, out: &mut dyn fmt::Write) -> fmt::Result {
        out.write_str("0.")?;
        self.write_digits(out)
    }

    /// What stands after the point of the octal code.
    pub(crate) fn write_digits(&self, out: &mut dyn fmt::Write) -> fmt::Result {
        for take in 1..=self.head {
            write!(out, "{}", self.digit(take))?;
        }
        if !self.tail.is_empty() {
            out.write_char('(')?;
            for digit in &self.tail {
                write!(out, "{digit}")?;
            }
            out.write_char(')')?;
        }
        Ok(())
    }
}

fn list_of(prefix: &str, runs: &[Run]) -> String {
    let parts = runs.iter().map(|run| match run.last - run.first {
        0 => run.first.to_string(),
        1 => format!("{},{}", run.first, run.last),
        _ => format!("{}-{}", run.first, run.last),
    });
    format!("{prefix}{}", parts.collect::<Vec<_>>().join(","))
}
