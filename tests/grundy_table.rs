//! Grundy tables of rules of every kind: against the definition, and against published sequences and periods.

use last_coin::{
    Budget, Explanation, GrundyTable, HeapMove, HeapRule, MAX_TABLE, MoveSet, Period, Theorem, TooLarge,
    Window,
};
use proptest::prelude::*;

const ENOUGH: u64 = 1_000_000_000;

fn rule(text: &str) -> HeapRule {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn table(text: &str, largest: u32) -> GrundyTable {
    GrundyTable::new(&rule(text), largest, &Budget::new(ENOUGH))
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The definition, digit by digit.
fn plain_values(rule: &HeapRule, largest: usize) -> Vec<u32> {
    let mut values: Vec<u32> = Vec::new();
    for coins in 0..=largest {
        let mut is_reached = vec![false; 2 * coins + 2];
        for take in 0..=coins {
            let rest = coins - take;
            let digit = rule.takes().map_or(0, |takes| takes.digit(take as u32));
            let mut reach = |small: usize, large: usize| {
                let made = HeapMove { take: take as u32, leaves: [small as u32, large as u32] };
                if rule.allows(coins as u32, made) {
                    is_reached[(values[small] ^ values[large]) as usize] = true;
                }
            };
            if take > 0 && digit & 3 != 0 {
                reach(0, rest);
            }
            if take == 0 || digit & 4 != 0 {
                (1..=rest / 2).for_each(|small| reach(small, rest - small));
            }
        }
        let mex = is_reached.iter().position(|reached| !reached);
        values.push(mex.expect("fewer values than moves") as u32);
    }
    values
}

/// The table is made for fewer heaps than it is asked about, so that periods have to hold beyond them.
fn check_values(rule: &HeapRule, made_for: u32, asked: usize) {
    let table = GrundyTable::new(rule, made_for, &Budget::new(ENOUGH)).expect("few steps");
    let expected = plain_values(rule, asked);
    let known = if table.period().is_some() { asked } else { asked.min(made_for as usize) };
    for (coins, &value) in (0..).zip(&expected[..=known]) {
        assert_eq!(table.value(coins), Some(value), "{rule}, {coins} coins");
    }
    assert_eq!(table.values().count(), made_for as usize + 1, "{rule}");
}

#[test]
fn codes_of_three_digits_follow_the_definition() {
    for code in 0..512 {
        for prefix in ["0", "4"] {
            if let Ok(rule) = format!("{prefix}.{code:03o}").parse::<HeapRule>() {
                check_values(&rule, 60, 60);
            }
        }
    }
}

/// Beyond 128 heaps the common values come from sums with rare ones, and the mask is chosen three times.
#[test]
fn long_tables_follow_the_definition() {
    for text in
        ["0.6", "0.16", "0.007", "0.14", "4.04", "4.0", "grundy", "0.05700004", "0.401", "runs:3,70-74"]
    {
        check_values(&rule(text), 600, 600);
    }
}

/// Sources: the On-Line Encyclopedia of Integer Sequences, by their numbers.
#[test]
fn sequences_are_the_published_ones() {
    let lasker: Vec<u32> = vec![0, 1, 2, 4, 3, 5, 6, 8, 7, 9, 10, 12, 11];
    for (text, source, values) in [
        (
            "0.77",
            "A002186",
            vec![0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7, 4, 1, 2, 8],
        ),
        (
            "0.137",
            "A002187",
            vec![0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1],
        ),
        (
            "0.07",
            "A002187, moved by one",
            vec![0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3, 0],
        ),
        (
            "grundy",
            "A002188",
            vec![0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0, 4, 3, 0, 4, 3, 0],
        ),
        (
            "0.6",
            "A046695",
            vec![0, 0, 1, 2, 0, 1, 2, 3, 1, 2, 3, 4, 0, 3, 4, 2, 1, 3, 2, 1, 0, 2, 1, 4, 5, 1, 4],
        ),
        ("4.(3)", "E. Lasker, Brettspiele der Völker, 1931", lasker),
    ] {
        assert!(table(text, 100).values().take(values.len()).eq(values), "{text}: {source}");
    }
}

/// Source: E. Lasker, "Brettspiele der Völker", 1931.
#[test]
fn laskers_nim_repeats_with_a_growth_that_no_period_has() {
    let lasker = table("4.(3)", 2000);
    assert_eq!(lasker.period(), None);
    for coins in 1..=2000 {
        let value = match coins % 4 {
            3 => coins + 1,
            0 => coins - 1,
            _ => coins,
        };
        assert_eq!(lasker.value(coins), Some(value));
    }
}

fn check_period(text: &str, largest: u32, preperiod: u32, length: u32) -> Window {
    let period = table(text, largest).period().unwrap_or_else(|| panic!("{text} has no period"));
    assert_eq!((period.preperiod, period.length), (preperiod, length), "{text}");
    period.window
}

/// Sources: R. K. Guy and C. A. B. Smith, "The G-values of various games", 1956; A. Gangolli and T. Plambeck, "A note on
/// periodicity in some octal games", 1989; A. Flammenkamp's tables of octal games. Those of take-only rules were recomputed by
/// plain code.
#[test]
fn periods_are_the_published_ones() {
    for (text, preperiod, length) in [
        ("0.77", 71, 12),
        ("0.137", 52, 34),
        ("0.07", 53, 34),
        ("0.45", 498, 20),
        ("0.356", 7315, 142),
        ("0.165", 5181, 1550),
    ] {
        let window = check_period(text, 20_000, preperiod, length);
        let last_digit =
            rule(text).takes().and_then(|takes| (1..9).rev().find(|&take| takes.digit(take) != 0));
        assert_eq!(window.theorem, Theorem::GuySmith);
        assert_eq!(Some(window.last), last_digit.map(|last| 2 * window.first + window.shift + last - 1));
        assert_eq!((window.first, window.shift), (preperiod, length));
    }
    for (text, preperiod, length) in
        [("2,5,7", 0, 22), ("1,3,4", 0, 7), ("2,3,5", 0, 7), ("2,4,7", 8, 3), ("1-3", 0, 4), ("odd", 0, 2)]
    {
        check_period(text, 1000, preperiod, length);
    }
    assert_eq!(table("2,5,7", 100).period().map(|period| period.window.last), Some(6));
}

/// Sources as above.
#[test]
#[ignore = "takes seconds; ./build.sh test --all runs it"]
fn long_periods_are_the_published_ones() {
    check_period("0.127", 120_000, 46_578, 4);
    check_period("0.16", 600_000, 105_351, 149_459);
}

/// Recomputed by plain code.
#[test]
fn kayles_adds_up() {
    let kayles = table("0.77", 100_000);
    assert_eq!(kayles.values().map(u64::from).sum::<u64>(), 391_647);
    let block = [7, 4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2];
    assert!(kayles.values().skip(71).take(24).eq(block.into_iter().cycle().take(24)));
    assert_eq!(kayles.value(70), Some(6));
    assert_ne!(kayles.value(70), kayles.value(82));
}

/// What is given as a proof holds by the definition, and one heap earlier it does not.
#[test]
fn windows_hold_and_are_as_early_as_can_be() {
    for text in [
        "0.77",
        "0.137",
        "0.45",
        "2,4,7",
        "0.123",
        "0.21",
        "0.(30)",
        "0.13(0002)",
        "0.12(1)",
        "0.33(00001)",
        "1-6",
        "4.1",
    ] {
        let Period { preperiod, length, window } =
            table(text, 3000).period().unwrap_or_else(|| panic!("{text}"));
        let values =
            plain_values(&rule(text), (window.last + window.shift).max(preperiod + 3 * length) as usize);
        let repeats = |n: u32, shift: u32| values[n as usize] == values[(n + shift) as usize];
        assert!((window.first..=window.last).all(|n| repeats(n, window.shift)), "{text}");
        assert!(window.first >= preperiod && window.shift.is_multiple_of(length), "{text}");
        assert!(preperiod == 0 || !repeats(preperiod - 1, length), "{text}");
        for shorter in 1..length {
            assert!((preperiod..preperiod + length).any(|n| !repeats(n, shorter)), "{text}: {shorter}");
        }
    }
}

#[test]
fn splits_without_end_have_no_proven_period() {
    for text in ["0.(7)", "4.(3)", "0.3(4)", "grundy"] {
        assert_eq!(table(text, 300).period(), None, "{text}");
    }
}

#[test]
fn proven_periods_answer_for_all_heaps() {
    assert_eq!(table("0.77", 1_000_000_000).value(1_000_000_000), Some(1));
    assert_eq!(table("any", 10).value(u32::MAX), Some(u32::MAX));
    assert_eq!(table("1-1000000000", 10).value(u32::MAX), Some(u32::MAX % 1_000_000_001));
    assert_eq!(table("0.6", 10).value(11), None);
    // Those that are known of larger heaps are not listed unasked.
    assert_eq!(table("0.77", 0).values().collect::<Vec<_>>(), [0]);
    assert_eq!(table("0.77", 1000).values().count(), 1001);
    for rule in ["any", "1-3", "2-5"] {
        assert_eq!(table(rule, 10).values().count(), 11, "{rule}");
    }
}

#[test]
fn slices_are_filled_with_the_same_values() {
    for (text, largest) in
        [("0.77", 1000), ("1-3", 10), ("any", 10), ("0.6", 300), ("2,4,7", 100), ("2-5", 9)]
    {
        let table = table(text, largest);
        for first in [0, 1, 70, 250, 300, 301, u32::MAX - 3, u32::MAX] {
            let mut filled = [u32::MAX; 60];
            let known = table.fill(first, &mut filled);
            let expected: Vec<u32> =
                (first..=u32::MAX).take(60).map_while(|coins| table.value(coins)).collect();
            assert_eq!(filled[..known], expected, "{text} from {first}");
            assert!(filled[known..].iter().all(|&left| left == u32::MAX));
        }
    }
}

#[test]
fn explanations_follow_the_definition() {
    for text in ["0.77", "4.(3)", "grundy", "2,5,7", "0.123"] {
        let (rule, table) = (rule(text), table(text, 200));
        for coins in 0..=60 {
            let Explanation { value, moves, reached } =
                table.explain(coins, &Budget::new(10_000)).expect("few moves");
            assert_eq!(Some(value), table.value(coins));
            let after = |made: HeapMove| made.leaves.map(|left| table.value(left).expect("smaller"));
            let after = |made| after(made).into_iter().fold(0, |xor, value| xor ^ value);
            assert!(moves.iter().all(|&made| rule.allows(coins, made)));
            assert!(moves.iter().map(|&made| after(made)).eq(0..value), "{text}, {coins} coins");
            let mut all: Vec<u32> = rule.moves(coins).iter().map(after).collect();
            all.sort_unstable();
            all.dedup();
            assert_eq!(reached, all, "{text}, {coins} coins");
        }
    }
    assert_eq!(table("0.77", 200).explain(1_000_000_000, &Budget::new(100)).err(), Some(TooLarge));
    assert_eq!(table("0.6", 50).explain(53, &Budget::new(1000)).err(), Some(TooLarge));
}

/// The rare values of Officers: recomputed by plain code.
#[test]
fn rare_values_are_told_from_common_ones() {
    let officers = table("0.6", 3000);
    let space = officers.sparse_space().expect("small values");
    let rare: Vec<u32> = (0..)
        .zip(officers.values())
        .filter(|&(_, value)| !space.is_common(value))
        .map(|(coins, _)| coins)
        .collect();
    assert_eq!(space.rare_heaps() as usize, rare.len());
    assert_eq!(Some(&space.largest_rare()), rare.last());
    // No other mask leaves fewer.
    for mask in 1u32..1024 {
        let count = officers.values().filter(|value| (value & mask).count_ones().is_multiple_of(2)).count();
        assert!(count >= rare.len(), "{mask}");
    }
    assert_eq!(table("1-3", 10).sparse_space(), None);
}

#[test]
fn tables_that_are_too_large_are_refused() {
    for text in
        ["0.6", "0.(03)", "1,900000000", "1,3-900000000", "runs:1-1000000000", "grundy", "0.(7)", "0.04(1)"]
    {
        let answer = GrundyTable::new(&rule(text), 1_000_000_000, &Budget::new(20_000_000));
        assert_eq!(answer.err(), Some(TooLarge), "{text}");
    }
    let long = GrundyTable::new(&rule("1,900000000"), MAX_TABLE, &Budget::new(u64::MAX));
    assert_eq!(long.err(), Some(TooLarge));
}

proptest! {
    #[test]
    fn codes_with_tails_follow_the_definition(
        prefix in "[04]", head in "[0-7]{0,5}", tail in "[0-7]{1,4}", made_for in 0u32..200,
    ) {
        if let Ok(rule) = format!("{prefix}.{head}({tail})").parse() {
            check_values(&rule, made_for, 150);
        }
    }

    /// Periods that are proven too early show only in some codes.
    #[test]
    fn tails_without_splits_follow_the_definition(head in "[0-3]{0,8}", tail in "[0-3]{1,9}", made_for in 0u32..300) {
        if let Ok(rule) = format!("0.{head}({tail})").parse() {
            check_values(&rule, made_for, 400);
        }
    }

    #[test]
    fn codes_that_end_follow_the_definition(prefix in "[04]", code in "[0-7]{1,9}", made_for in 0u32..300) {
        if let Ok(rule) = format!("{prefix}.{code}").parse() {
            check_values(&rule, made_for, 300);
        }
    }

    #[test]
    fn codes_without_splits_follow_the_definition(code in "[0-3]{1,100}", made_for in 0u32..400) {
        if let Ok(rule) = format!("0.{code}").parse() {
            check_values(&rule, made_for, 500);
        }
    }

    /// Takes far apart, so that the rows of bits are long and wrap around.
    #[test]
    fn sets_follow_the_definition(takes in prop::collection::btree_set(1u32..400, 1..6), made_for in 0u32..1000) {
        let text: Vec<String> = takes.iter().map(u32::to_string).collect();
        check_values(&rule(&text.join(",")), made_for, 1000);
    }
}
