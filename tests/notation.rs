//! Take rules as people write them, read and printed back.

use last_coin::{ParseColumnsError, ParseRuleError, PositionError, TakeRule, parse_columns};
use proptest::prelude::*;

fn printed(text: &str) -> String {
    text.parse::<TakeRule>().unwrap_or_else(|error| panic!("{text}: {error}")).to_string()
}

#[test]
fn every_spelling_is_read_and_printed_back() {
    for (text, expected) in [
        ("1-3", "1-3"),
        ("1-1", "1"),
        ("any", "any"),
        ("odd", "odd"),
        ("2,5,7", "2,5,7"),
        ("7 5 2", "2,5,7"),
        ("1,2,3", "1-3"),
        ("1,2", "1-2"),
        ("0.77", "0.77"),
        ("0.(30)", "odd"),
        ("0.(3)", "any"),
        ("0.50", "0.5"),
        ("0.137", "0.137"),
        ("0.07(130)", "0.07(130)"),
        ("runs:1,5,1", "runs:1,5"),
        ("runs:1,2", "0.77"),
        ("runs:3-9,2", "runs:2-9"),
        ("runs:1-100", "runs:1-100"),
        (" ２ ，５、７　", "2,5,7"),
        ("１ー３", "1-3"),
        ("１－３", "1-3"),
        ("ＯＤＤ", "odd"),
        ("０．（３０）", "odd"),
        ("2-1000000000", "2-1000000000"),
    ] {
        assert_eq!(printed(text), expected, "{text}");
    }
}

#[test]
fn what_is_no_rule_is_refused_with_the_reason() {
    use ParseRuleError as E;
    for (text, expected) in [
        ("", E::Empty),
        ("　", E::Empty),
        ("0.000", E::NothingAllowed),
        ("0.(0)", E::EndlessZeros),
        ("0.77(00)", E::EndlessZeros),
        (",", E::NothingAllowed),
        ("runs:", E::NothingAllowed),
        ("1-0", E::Zero),
        ("0", E::Zero),
        ("0-3", E::Zero),
        ("0.38", E::NotOctal('8')),
        ("0.(39)", E::NotOctal('9')),
        ("0.3x", E::NotOctal('x')),
        ("0.3 3", E::NotOctal(' ')),
        ("0.", E::NoDigit),
        ("0.()", E::Brackets),
        ("0.3()", E::Brackets),
        ("0.(3", E::Brackets),
        ("0.3)", E::Brackets),
        ("0.(3)0", E::Brackets),
        ("0.(3)(0)", E::Brackets),
        ("5-2", E::Backwards(5, 2)),
        ("1-1000000001", E::TooMany),
        ("99999999999999999999999", E::TooMany),
        ("two", E::NotANumber("two".into())),
        ("1-", E::NotANumber("1-".into())),
        ("-3", E::NotANumber("-3".into())),
        ("1-2-3", E::NotANumber("1-2-3".into())),
        ("2.5", E::NotANumber("2.5".into())),
        ("+2", E::NotANumber("+2".into())),
    ] {
        assert_eq!(text.parse::<TakeRule>(), Err(expected), "{text}");
    }
    assert_eq!("1,".repeat(3000).parse::<TakeRule>(), Err(E::TooLong));
}

#[test]
fn columns_are_read_as_people_write_them() {
    for (text, expected) in [
        ("21", &[21][..]),
        ("5 4 3 2 1", &[5, 4, 3, 2, 1]),
        ("5,4, 3", &[5, 4, 3]),
        ("5-4-3", &[5, 4, 3]),
        ("５　４、３", &[5, 4, 3]),
        ("1000000000 0", &[1_000_000_000, 0]),
    ] {
        assert_eq!(parse_columns(text).as_deref(), Ok(expected), "{text}");
    }
}

#[test]
fn what_are_no_columns_is_refused_with_the_reason() {
    use ParseColumnsError as E;
    for (text, expected) in [
        ("", E::NoCoin),
        ("0 0", E::NoCoin),
        ("-5", E::NotANumber("-5".into())),
        ("5-", E::NotANumber("5-".into())),
        ("5--3", E::NotANumber("5--3".into())),
        ("5 x", E::NotANumber("x".into())),
        ("2.5", E::NotANumber("2.5".into())),
        ("1000000001", E::Impossible(PositionError::TooManyCoins)),
    ] {
        assert_eq!(parse_columns(text), Err(expected), "{text}");
    }
    assert_eq!(parse_columns(&"1 ".repeat(65)), Err(E::Impossible(PositionError::TooManyColumns)));
    assert_eq!(parse_columns(&"1".repeat(5000)), Err(E::TooLong));
}

#[test]
fn what_is_read_at_its_longest_reads_back_too() {
    for text in [
        format!("0.{}", "30".repeat(2047)),
        format!("0.{}", "70".repeat(2047)),
        format!(".{}", "7".repeat(4094)),
        format!(".{}(07)", "37".repeat(2044)),
        "1000000000 ".repeat(372),
    ] {
        let rule: TakeRule = text.parse().unwrap_or_else(|error| panic!("{text:.20}: {error}"));
        assert_eq!(rule.to_string().parse(), Ok(rule), "{text:.20}");
    }
    assert_eq!(format!(".{}", "7".repeat(4095)).parse::<TakeRule>(), Err(ParseRuleError::TooLong));
}

proptest! {
    #[test]
    fn a_code_reads_back_as_itself(head in "[0-7]{0,9}", tail in "(\\([0-7]{1,6}\\))?") {
        if let Ok(rule) = format!("0.{head}{tail}").parse::<TakeRule>() {
            prop_assert_eq!(rule.to_string().parse(), Ok(rule.clone()));
            prop_assert_eq!(rule.octal().expect("a short code").parse(), Ok(rule));
        }
    }

    #[test]
    fn a_code_keeps_its_digits(head in "[0-7]{0,9}", tail in "[0-7]{1,6}") {
        if let Ok(rule) = format!("0.{head}({tail})").parse::<TakeRule>() {
            let digits = head.bytes().chain(tail.bytes().cycle()).map(|byte| byte - b'0');
            for (take, digit) in (1..40).zip(digits) {
                prop_assert_eq!(rule.digit(take), digit, "take {}", take);
            }
        }
    }

    #[test]
    fn a_set_reads_back_as_itself(takes in prop::collection::btree_set(1u32..400, 1..40)) {
        let text = takes.iter().map(u32::to_string).collect::<Vec<_>>().join(",");
        let rule: TakeRule = text.parse().expect("a set");
        prop_assert_eq!(rule.takes(400).iter().collect::<Vec<_>>(), takes.into_iter().collect::<Vec<_>>());
        prop_assert_eq!(rule.to_string().parse(), Ok(rule));
    }

    #[test]
    fn no_text_is_too_odd_to_refuse(text in "\\PC*") {
        let _ = text.parse::<TakeRule>();
    }
}
