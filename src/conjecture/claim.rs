//! A claimed set of numbers, as people write it.

use crate::text::{MAX_TEXT, NotCoins, narrow, read_coins};
use std::fmt;
use std::str::FromStr;
use thiserror::Error;

/// A set of numbers of coins: single ones, and all those that leave a remainder on division.
///
/// ```
/// use last_coin::Claim;
///
/// let claim: Claim = "1, 3, 0 mod 7".parse()?;
/// assert!(claim.contains(3) && claim.contains(14) && !claim.contains(10));
/// // Each part stands by itself: 1, and what leaves 3 on division by 4.
/// assert_eq!("1, 3 mod 4".parse::<Claim>()?.to_string(), "1, 3 mod 4");
/// assert!(!"1, 3 mod 4".parse::<Claim>()?.contains(5));
/// # Ok::<(), last_coin::ParseClaimError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// Ascending.
    singles: Vec<u32>,
    progressions: Vec<Progression>,
}

/// All numbers that leave `remainder`, which is smaller, on division by `modulus`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Progression {
    remainder: u32,
    modulus: u32,
}

/// Why a text is not a claim.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ParseClaimError {
    /// More characters than anyone writes.
    #[error("a claim has at most {MAX_TEXT} characters")]
    TooLong,
    /// Nothing is claimed.
    #[error("no number was given")]
    Empty,
    /// A part that is no number of coins.
    #[error("\"{0}\" is not a number of coins")]
    NotANumber(String),
    /// Nothing to divide by.
    #[error("\"mod\" must be followed by a number, 1 or more")]
    NoModulus,
}

impl Claim {
    /// Whether a number is claimed to be lost.
    pub fn contains(&self, coins: u32) -> bool {
        self.singles.binary_search(&coins).is_ok()
            || self.progressions.iter().any(|part| coins % part.modulus == part.remainder)
    }

    /// The first number past all single ones: from there on, the set repeats.
    pub(super) fn repeats_from(&self) -> u64 {
        self.singles.last().map_or(0, |&last| u64::from(last) + 1)
    }

    /// After how many numbers it repeats; `None` if that is beyond all bounds.
    pub(super) fn period(&self) -> Option<u64> {
        let moduli = self.progressions.iter().map(|part| u64::from(part.modulus));
        moduli.into_iter().try_fold(1, least_common_multiple)
    }
}

/// `None` if it is more than any number of coins that is checked.
pub(super) fn least_common_multiple(one: u64, other: u64) -> Option<u64> {
    let (mut divisor, mut rest) = (one, other);
    while rest > 0 {
        (divisor, rest) = (rest, divisor % rest);
    }
    (one / divisor).checked_mul(other).filter(|&multiple| multiple <= u64::from(u32::MAX))
}

impl FromStr for Claim {
    type Err = ParseClaimError;

    /// Reads `1, 5, 9`, `1 mod 4`, `0 mod 7, 2 mod 7`, also `1 (mod 4)` and `1 % 4`, full-width too.
    ///
    /// # Errors
    /// What is wrong with the text.
    fn from_str(text: &str) -> Result<Self, ParseClaimError> {
        let text = narrow(text).ok_or(ParseClaimError::TooLong)?;
        let text = text.replace(['(', ')'], " ").replace('%', " mod ").replace("mod", " mod ");
        let mut parts = text.split([',', ' ']).filter(|part| !part.is_empty()).peekable();
        let mut claim = Self { singles: Vec::new(), progressions: Vec::new() };
        while let Some(part) = parts.next() {
            let number = read_number(part)?;
            if parts.next_if_eq(&"mod").is_none() {
                claim.singles.push(number);
                continue;
            }
            let modulus = parts.next().ok_or(ParseClaimError::NoModulus)?;
            let modulus = read_number(modulus)?;
            let remainder = number.checked_rem(modulus).ok_or(ParseClaimError::NoModulus)?;
            claim.progressions.push(Progression { remainder, modulus });
        }
        if claim.singles.is_empty() && claim.progressions.is_empty() {
            return Err(ParseClaimError::Empty);
        }
        claim.singles.sort_unstable();
        claim.singles.dedup();
        Ok(claim)
    }
}

fn read_number(text: &str) -> Result<u32, ParseClaimError> {
    read_coins(text).map_err(|error| match error {
        NotCoins::NotANumber | NotCoins::TooMany => ParseClaimError::NotANumber(text.to_owned()),
    })
}

impl fmt::Display for Claim {
    /// As it was understood; it reads back as an equal claim.
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut comma = "";
        for single in &self.singles {
            write!(out, "{comma}{single}")?;
            comma = ", ";
        }
        for Progression { remainder, modulus } in &self.progressions {
            write!(out, "{comma}{remainder} mod {modulus}")?;
            comma = ", ";
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn claims_are_read_as_people_write_them() {
        for (text, read) in [
            ("1,5,9", "1, 5, 9"),
            ("9 5 1 5", "1, 5, 9"),
            ("1 mod 4", "1 mod 4"),
            ("1mod4", "1 mod 4"),
            ("1 (mod 4)", "1 mod 4"),
            ("5 % 4", "1 mod 4"),
            ("１　ｍｏｄ　４、３", "3, 1 mod 4"),
            ("0 mod 7; 2 mod 7", "0 mod 7, 2 mod 7"),
            ("3 mod 1", "0 mod 1"),
        ] {
            let claim: Claim = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(claim.to_string(), read);
            assert_eq!(read.parse(), Ok(claim));
        }
    }

    #[test]
    fn what_is_no_claim_is_refused() {
        let not_a_number = |text: &str| ParseClaimError::NotANumber(text.to_owned());
        for (text, error) in [
            ("", ParseClaimError::Empty),
            (" , ", ParseClaimError::Empty),
            ("one", not_a_number("one")),
            ("1-3", not_a_number("1-3")),
            ("mod 4", not_a_number("mod")),
            ("1 mod", ParseClaimError::NoModulus),
            ("1 mod 0", ParseClaimError::NoModulus),
            ("1 mod mod 4", not_a_number("mod")),
            ("1 mod 4 mod 2", not_a_number("mod")),
            ("1000000001", not_a_number("1000000001")),
        ] {
            assert_eq!(text.parse::<Claim>(), Err(error), "{text}");
        }
        assert_eq!("1 ".repeat(3000).parse::<Claim>(), Err(ParseClaimError::TooLong));
    }

    #[test]
    fn common_multiples_end_somewhere() {
        assert_eq!(least_common_multiple(4, 6), Some(12));
        assert_eq!(least_common_multiple(1, 7), Some(7));
        assert_eq!(least_common_multiple(999_999_999, 1_000_000_000), None);
    }
}
