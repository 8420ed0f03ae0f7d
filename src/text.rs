//! What people type: full-width signs, stray spaces, other dashes and commas.

use crate::rule::MAX_COINS;

/// The longest text that is read as a rule or as columns, in characters.
pub const MAX_TEXT: usize = 4096;

/// The text in plain narrow signs: one space at most between parts, none around dashes and commas, lower case.
/// `None` if it is longer than [`MAX_TEXT`].
pub(crate) fn narrow(text: &str) -> Option<String> {
    if text.chars().count() > MAX_TEXT {
        return None;
    }
    let mut narrowed = String::with_capacity(text.len());
    for sign in text.chars().map(narrow_sign) {
        let last = narrowed.chars().next_back();
        if sign == ' ' {
            if last.is_some_and(|last| !is_binding(last) && last != ' ') {
                narrowed.push(' ');
            }
        } else {
            if is_binding(sign) && last == Some(' ') {
                narrowed.pop();
            }
            narrowed.push(sign);
        }
    }
    if narrowed.ends_with(' ') {
        narrowed.pop();
    }
    Some(narrowed)
}

/// Why a part of a text is not a number of coins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NotCoins {
    /// Something else than digits.
    NotANumber,
    /// More than a heap holds.
    TooMany,
}

/// Reads a number of coins, 0 to [`MAX_COINS`].
pub(crate) fn read_coins(digits: &str) -> Result<u32, NotCoins> {
    if digits.is_empty() {
        return Err(NotCoins::NotANumber);
    }
    // Just above the limit it stays there, however many digits follow.
    let most = u64::from(MAX_COINS);
    let mut coins: u64 = 0;
    for sign in digits.chars() {
        let digit = sign.to_digit(10).ok_or(NotCoins::NotANumber)?;
        coins = (10 * coins + u64::from(digit)).min(most + 1);
    }
    if coins > most { Err(NotCoins::TooMany) } else { Ok(coins as u32) }
}

fn is_binding(sign: char) -> bool {
    matches!(sign, '-' | ',' | ':' | '.' | '(' | ')')
}

fn narrow_sign(sign: char) -> char {
    match sign {
        // Fullwidth forms stand in the order of ASCII, from U+FF01 on.
        '\u{ff01}'..='\u{ff5d}' => narrow_sign(char::from((sign as u32 - 0xff01 + 0x21) as u8)),
        '、' | ';' => ',',
        '。' => '.',
        'ー' | '‐' | '‑' | '‒' | '–' | '—' | '−' | '~' | '〜' | '～' => '-',
        sign if sign.is_whitespace() => ' ',
        sign => sign.to_ascii_lowercase(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn full_width_and_stray_spaces_become_narrow() {
        assert_eq!(narrow("　５　４ ,3 ").as_deref(), Some("5 4,3"));
        assert_eq!(narrow("１ – ３").as_deref(), Some("1-3"));
        assert_eq!(narrow("１～３").as_deref(), Some("1-3"));
        assert_eq!(narrow("ＡＮＹ").as_deref(), Some("any"));
        assert_eq!(narrow("０．（３０）").as_deref(), Some("0.(30)"));
        assert_eq!(narrow("２、５、 ７").as_deref(), Some("2,5,7"));
        assert_eq!(narrow(" \t\n").as_deref(), Some(""));
        assert_eq!(narrow(&"1".repeat(MAX_TEXT + 1)), None);
    }
}
