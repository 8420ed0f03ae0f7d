//! What people type: full-width signs, stray spaces, other dashes and commas.

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
    narrowed.truncate(narrowed.trim_end().len());
    Some(narrowed)
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
