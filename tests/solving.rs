//! The fast solutions against plain search, and against published numbers.

mod plain;

use last_coin::{
    Convention, Game, Heap, MoveSet, Outcome, Perfect, Player, Position, Reason, Remoteness, Solver, Take,
    TakeRule, TooLarge, WinTable, table_row,
};
use plain::{CONVENTIONS, Plain, multisets, position, rule};
use proptest::prelude::*;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use std::collections::HashSet;

fn coins(position: &Position) -> Vec<u32> {
    position.heaps().map(Heap::coins).collect()
}

fn legal_takes(rule: &TakeRule, largest: u32) -> Vec<u32> {
    (1..=largest).filter(|&take| rule.allows(take)).collect()
}

/// Everything that the library says of a position must be what plain search finds.
fn compare(position: &Position, plain: &mut Plain) {
    let heaps = coins(position);
    let convention = position.convention();
    let solver = Solver::new(position).expect("small tables");
    let (wins, moves) = plain.solve(&heaps);
    let outcome = if wins { Outcome::N } else { Outcome::P };
    assert_eq!(solver.outcome(position), Ok(outcome), "{heaps:?} {convention:?}");
    assert_eq!(Remoteness::new().of(position), Ok(moves), "remoteness of {heaps:?} {convention:?}");
    let winning: HashSet<(usize, u32)> = plain
        .options(&heaps)
        .into_iter()
        .filter(|(_, _, after)| !plain.solve(after).0)
        .map(|(column, count, _)| (column, count))
        .collect();
    let found = solver.winning_moves(position).expect("few");
    assert_eq!(found.len(), winning.len() as u64, "{heaps:?} {convention:?}");
    let found: HashSet<(usize, u32)> = found.iter().map(|take| (take.column, take.count)).collect();
    assert_eq!(found, winning, "{heaps:?} {convention:?}");
    let reason = solver.reason(position).expect("small tables");
    check_reason(&reason, wins, convention);
    if let (Reason::NimSum { is_near_turn, .. }, false) = (reason, wins) {
        check_answers(&solver, position, is_near_turn);
    }
}

/// From a lost position every take has an answer that makes the nim-sum 0; near misère's turn some takes have one that leaves
/// an odd number of ones, and perhaps no other.
fn check_answers(solver: &Solver, position: &Position, is_near_turn: bool) {
    let mut has_turned = false;
    for take in position.legal_moves().iter() {
        let after = position.play(take).expect("legal");
        let answers = solver.winning_moves(&after).expect("few");
        let values = |answer| solver.values(&after.play(answer).expect("legal")).expect("small tables");
        let is_mended = |values: &Vec<u32>| nim_sum(values) == 0;
        let is_odd = |values: &Vec<u32>| values.iter().all(|&value| value <= 1) && ones(values) % 2 == 1;
        let leaves_odd = answers.iter().map(values).any(|values| is_odd(&values));
        has_turned |= leaves_odd;
        assert!(
            leaves_odd || answers.iter().map(values).any(|values| is_mended(&values)),
            "{position:?} {take:?}"
        );
    }
    assert_eq!(has_turned, is_near_turn, "{position:?}");
}

fn ones(values: &[u32]) -> usize {
    values.iter().filter(|&&value| value == 1).count()
}

fn nim_sum(values: &[u32]) -> u32 {
    values.iter().fold(0, |sum, value| sum ^ value)
}

/// A reason must entail the outcome by its own rule.
fn check_reason(reason: &Reason, wins: bool, convention: Convention) {
    let entailed = match reason {
        Reason::Stuck => convention == Convention::Misere,
        Reason::Remainder { coins, divisor, lost_remainder } => coins % divisor != *lost_remainder,
        Reason::NimSum { values, .. } => nim_sum(values) != 0,
        Reason::Ones { values } => {
            assert!(values.iter().all(|&value| value <= 1));
            ones(values).is_multiple_of(2)
        }
        Reason::Parity { values, column } => {
            assert!(values[*column] >= 2 && values.iter().filter(|&&value| value >= 2).count() == 1);
            true
        }
    };
    assert_eq!(entailed, wins, "{reason:?}");
}

#[test]
fn one_heap_of_takes_1_to_k_is_what_plain_search_finds() {
    for most in 1..=8 {
        for convention in CONVENTIONS {
            let rule = TakeRule::up_to(most).expect("a rule");
            let table = WinTable::new(&rule, convention, 60).expect("a small table");
            let mut plain = Plain::new(vec![(1..=most).collect()], convention);
            for heap in 0..=60 {
                let position = Position::of_heaps(&[heap], rule.clone(), convention).expect("a position");
                compare(&position, &mut plain);
                let expected = if plain.solve(&[heap]).0 { Outcome::N } else { Outcome::P };
                assert_eq!(table.outcome(heap), Some(expected), "K = {most}, n = {heap}");
            }
        }
    }
}

#[test]
fn tables_of_every_kind_of_rule_are_what_plain_search_finds() {
    for text in ["1-20", "any", "odd", "2,5,7", "2-4", "0.0(3)", "0.(330)", "0.3(003)", "0.30003(0333)", "7"]
    {
        let rule = rule(text);
        for convention in CONVENTIONS {
            let table = WinTable::new(&rule, convention, 120).expect("a small table");
            let mut plain = Plain::new(vec![legal_takes(&rule, 120)], convention);
            for heap in 0..=120 {
                let expected = if plain.solve(&[heap]).0 { Outcome::N } else { Outcome::P };
                assert_eq!(table.outcome(heap), Some(expected), "{text} {convention:?} n = {heap}");
                let (outcome, takes) = table_row(&rule, convention, heap).expect("a small row");
                assert_eq!(outcome, expected);
                assert_eq!(takes.len(), plain.options(&[heap]).len(), "{text} n = {heap}");
                for take in takes {
                    assert_eq!(take.count + take.leaves, heap);
                    assert_eq!(take.wins, !plain.solve(&[take.leaves]).0, "{text} {heap} {take:?}");
                }
            }
        }
    }
}

#[test]
fn up_to_five_heaps_of_up_to_seven_are_what_plain_search_finds() {
    for text in ["any", "1-3"] {
        for convention in CONVENTIONS {
            let takes = legal_takes(&rule(text), 7);
            for most_heaps in 0..=5 {
                let mut plain = Plain::new(vec![takes.clone(); most_heaps], convention);
                for heaps in multisets(most_heaps, 7).iter().filter(|heaps| heaps.len() == most_heaps) {
                    compare(&position(heaps, text, convention), &mut plain);
                }
            }
        }
    }
}

fn any_take_only_rule() -> impl Strategy<Value = TakeRule> {
    let set = prop::collection::btree_set(1u32..=8, 1..5)
        .prop_map(|takes| takes.iter().map(u32::to_string).collect::<Vec<_>>().join(","));
    let code = ("[03]{0,5}", "[03]{1,4}").prop_map(|(head, tail)| format!("0.{head}({tail})"));
    prop_oneof![set, code].prop_filter_map("allows nothing", |text| text.parse().ok())
}

/// One to four heaps, each with a rule of its own.
fn any_mixed_sum() -> impl Strategy<Value = Position> {
    let heap = (0u32..=9, any_take_only_rule());
    (prop::collection::vec(heap, 1..=4), any::<bool>()).prop_map(|(heaps, is_misere)| {
        let convention = if is_misere { Convention::Misere } else { Convention::Normal };
        let (coins, rules): (Vec<u32>, Vec<TakeRule>) = heaps.into_iter().unzip();
        Position::of_heaps_with_rules(&coins, rules, convention).expect("take-only rules")
    })
}

fn plain_of(position: &Position) -> Plain {
    Plain::new(position.heaps().map(|heap| legal_takes(heap.rule(), 9)).collect(), position.convention())
}

/// Always the same thousand.
fn a_thousand_times() -> TestRunner {
    let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    TestRunner::new_with_rng(Config { cases: 1000, failure_persistence: None, ..Config::default() }, rng)
}

#[test]
fn a_thousand_mixed_sums_are_what_plain_search_finds() {
    let checked = a_thousand_times().run(&any_mixed_sum(), |position| {
        compare(&position, &mut plain_of(&position));
        Ok(())
    });
    checked.expect("all as plain search finds");
}

/// Plays every move of the perfect player against every reply, and checks who is left without a move.
fn perfect_wins_against_every_reply(position: &Position, checked: &mut HashSet<Vec<u32>>) {
    if !checked.insert(coins(position)) {
        return;
    }
    if let Some(ending) = position.result() {
        assert_eq!(ending, last_coin::Ending::Win, "the game ended against it at {:?}", coins(position));
        return;
    }
    let policy = Perfect.policy(position).expect("small tables");
    for (_, choice) in policy.choices() {
        let last_coin::Choice::OneOf(moves) = choice else { panic!("it resigned a won position") };
        assert!(!moves.is_empty());
        for take in moves.iter() {
            let after = position.play(take).expect("a legal move");
            if let Some(ending) = after.result() {
                assert_eq!(ending, last_coin::Ending::Loss, "it lost at {:?}", coins(position));
            }
            for reply in after.legal_moves().iter() {
                perfect_wins_against_every_reply(&after.play(reply).expect("legal"), checked);
            }
        }
    }
}

#[test]
fn perfect_beats_every_reply_from_every_won_position() {
    for convention in CONVENTIONS {
        for most in 1..=8 {
            let mut checked = HashSet::new();
            let mut plain = Plain::new(vec![(1..=most).collect()], convention);
            for heap in (0..=60).filter(|&heap| plain.solve(&[heap]).0) {
                let rule = TakeRule::up_to(most).expect("a rule");
                let position = Position::of_heaps(&[heap], rule, convention).expect("a position");
                perfect_wins_against_every_reply(&position, &mut checked);
            }
        }
        for text in ["any", "1-3"] {
            let mut checked = HashSet::new();
            let mut plain = Plain::new(vec![legal_takes(&rule(text), 7); 5], convention);
            for mut heaps in multisets(5, 7) {
                heaps.resize(5, 0);
                if plain.solve(&heaps).0 {
                    perfect_wins_against_every_reply(&position(&heaps, text, convention), &mut checked);
                }
            }
        }
    }
    let checked = a_thousand_times().run(&any_mixed_sum(), |position| {
        if plain_of(&position).solve(&coins(&position)).0 {
            perfect_wins_against_every_reply(&position, &mut HashSet::new());
        }
        Ok(())
    });
    checked.expect("all won");
}

fn facts(heaps: &[u32], text: &str, convention: Convention) -> (Outcome, u32, Vec<(usize, u32)>) {
    let position = position(heaps, text, convention);
    let solver = Solver::new(&position).expect("small tables");
    let winning = solver.winning_moves(&position).expect("few");
    let winning = winning.iter().map(|take| (take.column, take.count)).collect();
    let outcome = solver.outcome(&position).expect("small tables");
    (outcome, Remoteness::new().of(&position).expect("a small search"), winning)
}

/// Recomputed by plain search, and known since Bouton 1901 but for the number of moves.
#[test]
fn known_games_have_their_known_results() {
    use Convention::{Misere, Normal};
    use Outcome::{N, P};
    assert_eq!(facts(&[21], "1-3", Misere), (P, 11, vec![]));
    assert_eq!(facts(&[21], "1-3", Normal), (N, 11, vec![(0, 1)]));
    assert_eq!(facts(&[13], "1-3", Misere), (P, 7, vec![]));
    let singles = vec![(0, 1), (2, 1), (4, 1)];
    assert_eq!(facts(&[5, 4, 3, 2, 1], "any", Misere), (N, 14, singles.clone()));
    assert_eq!(facts(&[5, 4, 3, 2, 1], "any", Normal), (N, 15, singles));
    assert_eq!(facts(&[1, 3, 5, 7], "any", Misere), (P, 15, vec![]));
    assert_eq!(facts(&[1, 3, 5, 7], "any", Normal), (P, 16, vec![]));
    assert_eq!(facts(&[3, 4, 5], "any", Misere), (N, 10, vec![(0, 2)]));
    assert_eq!(facts(&[3, 4, 5], "any", Normal), (N, 11, vec![(0, 2)]));
    assert_eq!(facts(&[1, 1, 1], "any", Normal).0, N);
    assert_eq!(facts(&[1, 1, 1], "any", Misere).0, P);
    assert_eq!(facts(&[5, 8, 13], "any", Normal).0, P);
    assert_eq!(facts(&[3, 1], "any", Misere).2, [(0, 3)]);
    assert_eq!(facts(&[3, 1], "any", Normal).2, [(0, 2)]);
    let large = position(&[2, 3, 8, 10], "any", Normal);
    assert_eq!(Solver::new(&large).expect("closed").outcome(&large), Ok(N));
}

#[test]
fn inside_5_4_3_2_1_so_many_positions_are_lost() {
    let lost = |convention| {
        let mut lost = 0;
        for number in 0..720u32 {
            let heaps = [number % 6, number / 6 % 5, number / 30 % 4, number / 120 % 3, number / 360];
            let position = position(&heaps, "any", convention);
            let solver = Solver::new(&position).expect("closed");
            lost += u32::from(solver.outcome(&position) == Ok(Outcome::P));
        }
        lost
    };
    // The empty position is lost under normal play and won under misère.
    assert_eq!(lost(Convention::Misere), 108);
    assert_eq!(lost(Convention::Normal), 108);
}

#[test]
fn the_least_take_shifts_lost_numbers_between_the_conventions() {
    for text in ["1-3", "2,5,7", "3,4,9-11", "4,7,19"] {
        let rule = rule(text);
        let least = rule.takes(100).nth(0).expect("a take");
        let normal = WinTable::new(&rule, Convention::Normal, 300).expect("a small table");
        let misere = WinTable::new(&rule, Convention::Misere, 300).expect("a small table");
        for heap in 0..=300 - least {
            assert_eq!(misere.outcome(heap + least), normal.outcome(heap), "{text}, {heap}");
        }
    }
}

#[test]
fn remoteness_of_one_heap_has_a_formula_for_the_largest_heaps() {
    let remoteness = |heap, text, convention| Remoteness::new().of(&position(&[heap], text, convention));
    assert_eq!(remoteness(1_000_000_000, "1-3", Convention::Normal), Ok(500_000_000));
    assert_eq!(remoteness(1_000_000_000, "1-1000000000", Convention::Normal), Ok(1));
    assert_eq!(remoteness(1_000_000_000, "any", Convention::Misere), Ok(2));
    assert_eq!(remoteness(1, "any", Convention::Misere), Ok(1));
    assert_eq!(remoteness(0, "any", Convention::Misere), Ok(0));
    assert_eq!(remoteness(1_000_000_000, "2,5,7", Convention::Normal), Err(TooLarge));
}

/// Columns with limits of their own, for which there is a formula.
#[test]
fn remoteness_of_limited_heaps_is_what_plain_search_finds() {
    let rules = ["1", "1-2", "1-3", "1-4", "any"].map(rule);
    let limits = |numbers: &[usize]| numbers.iter().map(|&number| rules[number].clone()).collect::<Vec<_>>();
    let check = |numbers: &[usize], most: u32| {
        for convention in CONVENTIONS {
            let takes = limits(numbers).iter().map(|rule| legal_takes(rule, most)).collect();
            let mut plain = Plain::new(takes, convention);
            let sizes = most + 1;
            for number in 0..sizes.pow(numbers.len() as u32) {
                let heaps: Vec<u32> =
                    (0..numbers.len() as u32).map(|place| number / sizes.pow(place) % sizes).collect();
                let position = Position::of_heaps_with_rules(&heaps, limits(numbers), convention);
                let found = Remoteness::new().of(&position.expect("a position"));
                assert_eq!(found, Ok(plain.solve(&heaps).1), "{heaps:?} {numbers:?} {convention:?}");
            }
        }
    };
    for one in 0..rules.len() {
        for two in 0..=one {
            check(&[one, two], 12);
            for three in 0..=two {
                check(&[one, two, three], 7);
            }
        }
    }
    check(&[1, 2, 3, 4], 4);
    check(&[2, 2, 2, 2], 6);
}

#[test]
fn remoteness_of_large_nim_is_known_as_far_as_the_number_fits() {
    let remoteness = |heaps: &[u32], convention| Remoteness::new().of(&position(heaps, "any", convention));
    assert_eq!(remoteness(&[16, 24, 8], Convention::Normal), Ok(48));
    assert_eq!(remoteness(&[16, 24, 8], Convention::Misere), Ok(47));
    assert_eq!(remoteness(&[1_000_000_000; 4], Convention::Normal), Ok(4_000_000_000));
    assert_eq!(remoteness(&[1_000_000_000; 6], Convention::Normal), Err(TooLarge));
}

#[test]
fn large_positions_are_answered_or_refused_at_once() {
    let many = position(&[1_000_000_000; 64], "any", Convention::Misere);
    let solver = Solver::new(&many).expect("closed");
    assert_eq!(solver.outcome(&many), Ok(Outcome::P));
    assert!(Perfect.policy(&many).is_ok());
    assert_eq!(many.legal_moves().len(), 64_000_000_000);
    assert_eq!(many.legal_moves().nth(63_999_999_999), Some(Take { column: 63, count: 1_000_000_000 }));

    let odd = position(&[1_000_000_000, 999_999_999], "odd", Convention::Normal);
    let winning = Solver::new(&odd).expect("a period").winning_moves(&odd).expect("two spans");
    assert_eq!(winning.len(), 1_000_000_000);

    let halves = position(&[1_000_000_000], "0.(03)", Convention::Normal);
    assert_eq!(Solver::new(&halves).err(), Some(TooLarge));
    let each_its_own: Vec<TakeRule> = (2..66).map(|take| rule(&format!("1,{take},900000000"))).collect();
    let mixed = Position::of_heaps_with_rules(&[1_000_000_000; 64], each_its_own, Convention::Normal);
    assert_eq!(Solver::new(&mixed.expect("a position")).err(), Some(TooLarge));
}

const ADVISED_RULES: [&str; 9] = ["1", "1-2", "1-3", "any", "odd", "2,3", "2,5,7", "1,4", "0.0(3)"];

/// Pairs of columns under every pair of rules, and up to three columns under one rule.
fn for_many_positions(mut check: impl FnMut(&Position)) {
    let mut check_both = |heaps: &[u32], rules: &[TakeRule]| {
        for convention in CONVENTIONS {
            let position = Position::of_heaps_with_rules(heaps, rules.to_vec(), convention);
            check(&position.expect("take-only rules"));
        }
    };
    let rules = ADVISED_RULES.map(rule);
    for one in &rules {
        for other in &rules {
            for heaps in (0..100).map(|number| [number / 10, number % 10]) {
                check_both(&heaps, &[one.clone(), other.clone()]);
            }
        }
        for heaps in multisets(3, 9) {
            check_both(&heaps, std::slice::from_ref(one));
        }
    }
}

#[test]
fn advice_is_the_move_that_the_reason_speaks_of() {
    let (mut parities, mut others) = (0, 0);
    for_many_positions(|position| {
        if position.result().is_some() {
            assert!(Perfect.advice(position).is_err());
            return;
        }
        let solver = Solver::new(position).expect("small tables");
        let advice = Perfect.advice(position).expect("the game goes on");
        let after = position.play(advice).expect("a legal take");
        let is_won = solver.outcome(position) == Ok(Outcome::N);
        assert_eq!(solver.explained_move(position), Ok(is_won.then_some(advice)));
        if !is_won {
            return;
        }
        assert_eq!(solver.outcome(&after), Ok(Outcome::P), "{position:?}");
        let left = solver.values(&after).expect("small tables");
        let is_odd_number_of_ones = left.iter().all(|&value| value <= 1) && ones(&left) % 2 == 1;
        match solver.reason(position).expect("small tables") {
            Reason::Stuck => panic!("{position:?} has a move"),
            Reason::Remainder { divisor, lost_remainder, .. } => {
                assert_eq!(after.coins() % u64::from(divisor), lost_remainder.into(), "{position:?}");
            }
            Reason::NimSum { .. } => {
                assert_eq!(nim_sum(&left), 0, "{position:?}");
                let is_turned =
                    position.convention() == Convention::Misere && left.iter().all(|&value| value <= 1);
                assert!(!is_turned, "{position:?}");
                others += 1;
            }
            Reason::Ones { .. } => {
                assert!(is_odd_number_of_ones, "{position:?}");
                others += 1;
            }
            Reason::Parity { column, .. } => {
                assert_eq!(advice.column, column, "{position:?}");
                assert!(is_odd_number_of_ones, "{position:?}");
                parities += 1;
            }
        }
    });
    assert!(parities > 3_000 && others > 9_000, "{parities} and {others}");
}

/// From the first column a take wins too: it leaves 2 and 2 as values, which cancel. The reason is the other column.
#[test]
fn nine_and_five_with_takes_up_to_two_are_decided_in_the_second_column() {
    let position = position(&[9, 5], "1-2", Convention::Misere);
    let solver = Solver::new(&position).expect("small tables");
    assert_eq!(solver.reason(&position), Ok(Reason::Parity { values: vec![0, 2], column: 1 }));
    assert!(solver.winning_moves(&position).is_ok_and(|moves| moves.takes(0).is_some()));
    let advice = Perfect.advice(&position).expect("the game goes on");
    assert_eq!((advice.column, advice.count), (1, 1));
}
