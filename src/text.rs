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

/// What a person typed, with plain narrow signs and without the signs that group the digits of a number: `1,000` becomes
/// `1000`, and so does `1 000`. Lists stay as they are. For texts that programs write it is not meant: to them `5,100` is a list.
///
/// A comma groups where all that stands together is one number, or two with a dash between them: `12,500` and `1-1,000`, but
/// not `2,5,100` or `5, 100`. A no-break or thin space groups wherever three digits follow it. Any other space parts numbers,
/// as in `12 500`, unless a group begins with 0, as in `1 000`: nobody writes a number of its own so.
///
/// ```
/// use last_coin::ungroup;
///
/// assert_eq!(ungroup("12,500"), "12500");
/// assert_eq!(ungroup("12 500"), "12 500");
/// assert_eq!(ungroup("5,4,100"), "5,4,100");
/// ```
pub fn ungroup(text: &str) -> String {
    let signs: Vec<char> = text.chars().map(typed_sign).collect();
    without_commas(&without_spaces(&signs)).into_iter().collect()
}

/// The sign that stands for all spaces which keep what is on both sides of them together.
const TIGHT_SPACE: char = '\u{a0}';

fn typed_sign(sign: char) -> char {
    match sign {
        '\u{a0}' | '\u{2007}' | '\u{2009}' | '\u{202f}' => TIGHT_SPACE,
        // These part numbers wherever they stand.
        '、' | ';' | '；' => sign,
        sign => narrow_sign(sign),
    }
}

/// How many digits follow each other at the beginning.
fn digits_at(signs: &[char]) -> usize {
    signs.iter().take_while(|sign| sign.is_ascii_digit()).count()
}

/// Without the spaces that group digits; all others become plain ones.
fn without_spaces(signs: &[char]) -> Vec<char> {
    let mut out = Vec::with_capacity(signs.len());
    let mut rest = signs;
    while let Some((&sign, after)) = rest.split_first() {
        let head = digits_at(rest);
        if head == 0 {
            out.push(if sign == TIGHT_SPACE { ' ' } else { sign });
            rest = after;
            continue;
        }
        // A first group of one to three digits, and others of three, each after one space.
        let (mut end, mut is_grouped) = (head, false);
        while head <= 3
            && sign != '0'
            && let Some(&space @ (' ' | TIGHT_SPACE)) = rest.get(end)
            && digits_at(&rest[end + 1..]) == 3
        {
            is_grouped |= space == TIGHT_SPACE || rest[end + 1] == '0';
            end += 4;
        }
        let (numbers, after) = rest.split_at(end);
        out.extend(numbers.iter().filter(|sign| !is_grouped || sign.is_ascii_digit()));
        rest = after;
    }
    out
}

/// Without the commas that group digits.
fn without_commas(signs: &[char]) -> Vec<char> {
    let is_part = |sign: &char| sign.is_ascii_digit() || matches!(sign, ',' | '-');
    let mut out = Vec::with_capacity(signs.len());
    // What stands together, and what comes between.
    for piece in signs.chunk_by(|one, other| is_part(one) == is_part(other)) {
        let commas_at_end = piece.iter().rev().take_while(|sign| **sign == ',').count();
        let (numbers, end) = piece.split_at(piece.len() - commas_at_end);
        let mut parts = numbers.split(|sign| *sign == '-');
        let is_grouped = parts.clone().count() <= 2 && parts.all(is_number);
        out.extend(numbers.iter().filter(|sign| !is_grouped || **sign != ','));
        out.extend(end);
    }
    out
}

/// Digits alone, or one to three of them and then groups of three, each after a comma.
fn is_number(signs: &[char]) -> bool {
    let mut groups = signs.split(|sign| *sign == ',');
    let head = groups.next().unwrap_or_default();
    let is_grouped = |group: &[char]| group.len() == 3 && digits_at(group) == 3;
    digits_at(head) == head.len()
        && match groups.clone().next() {
            None => !head.is_empty(),
            Some(_) => (1..=3).contains(&head.len()) && head[0] != '0' && groups.all(is_grouped),
        }
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

/// In plain narrow form.
pub(crate) fn narrow_sign(sign: char) -> char {
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
    fn what_groups_digits_is_taken_out() {
        for (typed, plain) in [
            ("1,000", "1000"),
            ("12,500", "12500"),
            ("1,000,000,000", "1000000000"),
            ("１，０００", "1000"),
            ("1\u{a0}000", "1000"),
            ("12\u{202f}500", "12500"),
            ("12\u{2009}500\u{2009}001", "12500001"),
            ("1 000", "1000"),
            ("１　０００", "1000"),
            ("1 234 050", "1234050"),
            ("1-1,000", "1-1000"),
            ("1 – 12,500", "1 - 12500"),
            ("1,000: 12,500 3", "1000: 12500 3"),
            ("1,000, 1,004", "1000, 1004"),
            ("1x1,000", "1x1000"),
        ] {
            assert_eq!(ungroup(typed), plain, "{typed}");
        }
        for list in [
            "",
            "12 500",
            "5, 100",
            "5,4,100",
            "1,5,9,100,200",
            "2-4,100-200",
            "5,1000",
            "1000,000",
            "0,500",
            "5,,100",
            ",500",
            "100、200",
            "100;200",
            "3 4 0",
            "0 000",
            "0.(30)",
        ] {
            assert_eq!(ungroup(list), list);
        }
        assert_eq!(ungroup("5\u{a0}4\u{a0}3"), "5 4 3");
        // Looking ahead again from each number would take for ever.
        let long = "123 ".repeat(200_000);
        assert_eq!(ungroup(&long), long);
    }

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
