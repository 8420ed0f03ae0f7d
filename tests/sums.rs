//! Sums of every kind of game against plain search, which knows the digits of a code and nothing else.

mod every_code;

use every_code::{CONVENTIONS, PlainHeaps};
use last_coin::{
    Budget, CanonicalSum, Choice, Convention, Ending, Exact, Exhaustive, Game, Graph, HeapMove, HeapRule,
    MoveSet, Outcome, PartMove, Player, Sum, SumMove, SumSolver, TooLarge, Turning, Unsolved,
};
use proptest::prelude::*;
use std::collections::HashSet;
use std::sync::Arc;

fn rule(text: &str) -> HeapRule {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn heaps(heaps: &[(u32, &str)], convention: Convention) -> Sum {
    let sum = Sum::new(convention);
    heaps.iter().fold(sum, |sum, &(coins, text)| sum.with_heap(coins, rule(text)).expect("few coins"))
}

/// Everything that the solver says must be what searching the whole game finds.
fn compare(sum: &Sum) {
    let mut search = Exhaustive::new(Budget::new(10_000_000));
    let mut solver = SumSolver::new(sum).expect("small tables");
    let wins = |ending| if ending == Ending::Win { Outcome::N } else { Outcome::P };
    let solved = search.solve(sum).expect("a small game");
    assert_eq!(solver.outcome(sum), Ok(wins(solved.ending)), "{sum:?}");
    assert_eq!(solver.remoteness(sum), Ok(solved.remoteness), "{sum:?}");
    let mut expected = search.winning_moves(sum).expect("a small game").as_slice().to_vec();
    let mut found = solver.winning_moves(sum).expect("few moves");
    expected.sort_unstable();
    found.sort_unstable();
    assert_eq!(found, expected, "{sum:?}");
}

/// A random tenth of all codes of up to three digits; `all_codes` takes them all.
#[test]
fn a_tenth_of_all_codes_of_three_digits() {
    let mut codes = every_code::codes();
    let mut random: u64 = 20_261_130;
    codes.retain(|_| {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        random >> 33 & 1023 < 102
    });
    assert!(codes.len() > 80, "{} codes", codes.len());
    codes.iter().for_each(compare_code);
}

#[test]
#[ignore = "takes a minute; ./build.sh test --all runs it"]
fn all_codes_of_three_digits() {
    every_code::codes().iter().for_each(compare_code);
}

/// Sums of heaps of up to 12 coins and up to 20 coins in all, under both conventions.
fn compare_code(digits: &[u8; 4]) {
    let text = every_code::text(digits);
    let Ok(rule) = text.parse::<HeapRule>() else {
        assert_eq!(digits, &[0; 4], "{text}");
        return;
    };
    for convention in CONVENTIONS {
        let mut plain = PlainHeaps::new(*digits, convention);
        let empty = Sum::new(convention);
        let mut solver = SumSolver::new(&empty.clone().with_heap(12, rule.clone()).expect("few coins"))
            .expect("a small table");
        for coins in every_code::partitions(12, 20) {
            let mut sum = empty.clone();
            for &heap in &coins {
                sum = sum.with_heap(heap, rule.clone()).expect("few coins");
            }
            let expected = if plain.wins(&coins) { Outcome::N } else { Outcome::P };
            assert_eq!(solver.outcome(&sum), Ok(expected), "{text} {coins:?} {convention:?}");
        }
    }
}

#[test]
fn moves_of_a_split_heap_leave_two_in_its_place() {
    let sum = heaps(&[(2, "any"), (5, "0.77"), (3, "any")], Convention::Normal);
    let made = HeapMove { take: 1, leaves: [1, 3] };
    let after = sum.play(SumMove { part: 1, made: PartMove::Heap(made) }).expect("a legal move");
    assert_eq!(after.len(), 4);
    let solver = SumSolver::new(&sum).expect("small tables");
    assert_eq!(solver.values(&after), Ok(vec![2, 1, 3, 3]));
    let whole = HeapMove { take: 2, leaves: [0, 0] };
    let after = sum.play(SumMove { part: 0, made: PartMove::Heap(whole) }).expect("a legal move");
    assert_eq!(solver.values(&after), Ok(vec![0, 4, 3]));
    for (part, made) in [(0, made), (1, HeapMove { take: 3, leaves: [0, 2] }), (3, whole)] {
        assert!(sum.play(SumMove { part, made: PartMove::Heap(made) }).is_err());
    }
    assert!(sum.play(SumMove { part: 0, made: PartMove::Token(1) }).is_err());
}

/// The mixture of the article: heap 1 takes 1 to 3, heap 2 an odd number, the others any number.
#[test]
fn each_heap_may_have_a_rule_of_its_own() {
    for convention in CONVENTIONS {
        for [a, b, c, d] in [[7, 4, 3, 2], [4, 6, 5, 5], [1, 1, 1, 1], [8, 3, 1, 0], [5, 2, 6, 3]] {
            compare(&heaps(&[(a, "1-3"), (b, "odd"), (c, "any"), (d, "any")], convention));
        }
    }
}

#[test]
fn wild_sums_are_searched() {
    // The smallest sum of Kayles that the reversal gets wrong is 1 + 5. Recomputed by plain code.
    let sum = heaps(&[(1, "0.77"), (5, "0.77")], Convention::Misere);
    compare(&sum);
    for (a, b, c) in [(5, 5, 1), (9, 2, 0), (12, 1, 1), (8, 8, 0), (7, 5, 4)] {
        compare(&heaps(&[(a, "0.77"), (b, "0.137"), (c, "any")], Convention::Misere));
        compare(&heaps(&[(a, "grundy"), (b, "0.6"), (c, "0.07")], Convention::Misere));
    }
}

/// The heaps up to `largest` that are lost alone under misère.
fn lost_heaps(text: &str, largest: u32) -> Vec<u32> {
    let alone = |coins| heaps(&[(coins, text)], Convention::Misere);
    let mut solver = SumSolver::new(&alone(largest)).expect("a small table");
    let mut is_lost = |coins| solver.outcome(&alone(coins)).expect("a small search") == Outcome::P;
    (1..=largest).filter(|&coins| is_lost(coins)).collect()
}

/// Recomputed by plain search.
#[test]
fn single_heaps_that_are_lost_under_misere_are_the_known_ones() {
    assert_eq!(lost_heaps("0.77", 30), [1, 4, 9, 12, 20]);
    assert_eq!(lost_heaps("0.07", 35), [2, 3, 7, 8, 12, 16, 17, 21, 22, 26, 30, 31, 35]);
    assert_eq!(lost_heaps("0.6", 29), [2, 5, 8, 11, 14, 17, 20, 23, 26, 29]);
    assert_eq!(lost_heaps("grundy", 35), [3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33]);
}

/// Recomputed by plain search.
#[test]
#[ignore = "takes seconds; ./build.sh test --all runs it"]
fn larger_heaps_that_are_lost_under_misere_are_the_known_ones() {
    assert_eq!(lost_heaps("0.77", 44), [1, 4, 9, 12, 20]);
    assert_eq!(lost_heaps("0.07", 44), [2, 3, 7, 8, 12, 16, 17, 21, 22, 26, 30, 31, 35, 36, 40]);
    assert_eq!(lost_heaps("0.6", 40), [2, 5, 8, 11, 14, 17, 20, 23, 26, 29]);
    let grundy = [3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36, 39, 42, 45, 50];
    assert_eq!(lost_heaps("grundy", 50), grundy);
}

#[test]
fn what_is_too_large_is_refused_at_once() {
    let sum = heaps(&[(1_000_000_000, "0.77"), (1_000_000_000, "4.0")], Convention::Misere);
    let mut solver = SumSolver::new(&sum).expect("periods");
    assert_eq!(solver.outcome(&sum).err(), Some(Unsolved::TooLarge(TooLarge)));
    assert_eq!(solver.winning_moves(&sum).err(), Some(Unsolved::TooLarge(TooLarge)));
    // A search that parts one coin after another holds more and more heaps; one of many heaps copies them all.
    for sum in [
        heaps(&[(30_000, "4.0")], Convention::Misere),
        heaps(&vec![(5, "0.77"); 10_000], Convention::Misere),
        heaps(&[(1_000_000_000, "0.1")], Convention::Misere),
    ] {
        let mut solver = SumSolver::new(&sum).expect("periods");
        let is_over = sum.result().is_some();
        assert_eq!(solver.outcome(&sum).is_ok(), is_over, "{} games", sum.len());
    }
    // All of 5·10⁸ moves end the second heap, all of 1000 each token.
    let wide = heaps(&[(9, "0.6"), (1_000_000_000, "500000001-1000000000")], Convention::Misere);
    let ends: String = (0..1000).map(|end| format!(" e{end}")).collect();
    let graph: Arc<Graph> = Arc::new(format!("hub>{ends}").parse().expect("no cycle"));
    let tokens =
        (0..20).try_fold(heaps(&[(40, "0.77")], Convention::Misere), |sum, _| sum.with_token(&graph, "hub"));
    for sum in [wide, tokens.expect("vertices")] {
        let outcome = SumSolver::new(&sum).expect("small tables").outcome(&sum);
        assert_eq!(outcome.err(), Some(Unsolved::TooLarge(TooLarge)));
    }
    let sum = heaps(&[(1_000_000_000, "odd"), (7, "any")], Convention::Normal);
    let mut solver = SumSolver::new(&sum).expect("a formula");
    assert_eq!(solver.grundy(&sum), Ok(7));
    // 5·10⁸ takes of the first heap, none of which wins; one of the second.
    assert_eq!(solver.winning_moves(&sum).expect("one move").len(), 1);
    let odd = heaps(&[(999_999_999, "odd")], Convention::Normal);
    let mut solver = SumSolver::new(&odd).expect("a formula");
    assert_eq!(solver.winning_moves(&odd).err(), Some(Unsolved::TooLarge(TooLarge)));
    assert_eq!(solver.remoteness(&odd).err(), Some(Unsolved::TooLarge(TooLarge)));
}

#[test]
fn a_solver_answers_for_its_own_sum_alone() {
    let kayles = heaps(&[(5, "0.77")], Convention::Misere);
    let mut solver = SumSolver::new(&kayles).expect("a small table");
    assert_eq!(solver.outcome(&heaps(&[(4, "0.77")], Convention::Misere)), Ok(Outcome::P));
    let graph: Arc<Graph> = Arc::new("a>b".parse().expect("no cycle"));
    for other in [
        heaps(&[(5, "0.77")], Convention::Normal),
        heaps(&[(5, "0.07")], Convention::Misere),
        heaps(&[(5, "0.77"), (6, "0.77")], Convention::Misere),
        heaps(&[(5, "0.77")], Convention::Misere).with_token(&graph, "a").expect("a vertex"),
    ] {
        assert_eq!(solver.values(&other), Err(Unsolved::Foreign), "{other:?}");
        assert_eq!(solver.outcome(&other).err(), Some(Unsolved::Foreign));
        assert_eq!(solver.winning_moves(&other).err(), Some(Unsolved::Foreign));
        assert_eq!(solver.remoteness(&other).err(), Some(Unsolved::Foreign));
    }
}

/// Whoever is on a won position wins whatever the other does, if each time the first of the moves found is played.
fn win_against_all(sum: &Sum, solver: &mut SumSolver, seen: &mut HashSet<CanonicalSum>) {
    if !seen.insert(sum.canonical()) || sum.result() == Some(Ending::Win) {
        return;
    }
    let winning = solver.winning_moves(sum).expect("a small game");
    let after =
        sum.play(*winning.first().unwrap_or_else(|| panic!("no plan: {sum:?}"))).expect("a legal move");
    if let Some(ending) = after.result() {
        assert_eq!(ending, Ending::Loss, "{sum:?}");
    }
    for reply in after.legal_moves().iter() {
        win_against_all(&after.play(reply).expect("a legal move"), solver, seen);
    }
}

/// From every won sum of three heaps of up to 8 coins in all, the heaps in turn under these rules, with tokens beside them.
fn win_all(rules: [&str; 3], tokens: &[&str]) {
    let graph: Arc<Graph> = Arc::new("a>b c d; b>c; c>d e; d>e".parse().expect("no cycle"));
    for convention in CONVENTIONS {
        let mut won = 0;
        for [a, b, c] in every_triple(8) {
            let mut sum = heaps(&[(a, rules[0]), (b, rules[1]), (c, rules[2])], convention);
            for vertex in tokens {
                sum = sum.with_token(&graph, vertex).expect("a vertex");
            }
            let mut search = Exhaustive::new(Budget::new(1_000_000));
            if search.solve(&sum).expect("a small game").ending == Ending::Win {
                let mut solver = SumSolver::new(&sum).expect("small tables");
                win_against_all(&sum, &mut solver, &mut HashSet::new());
                won += 1;
            }
        }
        assert!(won > 0, "{rules:?}");
    }
}

fn every_triple(most: u32) -> impl Iterator<Item = [u32; 3]> {
    (0..=most).flat_map(move |a| (0..=most - a).flat_map(move |b| (0..=most - a - b).map(move |c| [a, b, c])))
}

#[test]
fn the_perfect_player_wins_every_won_sum_against_all_replies() {
    let rules = [
        "1-3", "any", "odd", "2,5,7", "0.77", "0.137", "0.6", "0.07", "0.123", "0.(30)", "4.(3)", "4.0",
        "grundy", "runs:2,3",
    ];
    for rule in rules {
        win_all([rule; 3], &[]);
    }
    win_all(["1-3", "odd", "any"], &[]);
    win_all(["0.77", "grundy", "2,5,7"], &["a"]);
    win_all(["0.137", "any", "4.(3)"], &["b", "a"]);
}

/// The players of any game play sums too: the exact one makes the moves that the solver finds.
#[test]
fn an_exact_player_knows_all_winning_moves_of_a_sum() {
    let graph: Arc<Graph> = Arc::new("a>b c; b>c".parse().expect("no cycle"));
    let player: &dyn Player<Sum> = &Exact::new(100_000);
    for convention in CONVENTIONS {
        let mut won = 0;
        for coins in 0..6 {
            let sum = heaps(&[(coins, "0.77"), (3, "odd")], convention);
            let sum = sum.with_token(&graph, "a").and_then(|sum| sum.with_row(Turning::Turtles, &[2]));
            let sum = sum.expect("a small sum");
            let mut expected =
                SumSolver::new(&sum).expect("small tables").winning_moves(&sum).expect("few moves");
            if expected.is_empty() {
                continue;
            }
            let policy = player.policy(&sum).expect("a small game");
            let [(1.0, Choice::OneOf(moves))] = policy.choices() else { panic!("{policy:?}") };
            let mut found: Vec<SumMove> = moves.iter().collect();
            found.sort_unstable();
            expected.sort_unstable();
            assert_eq!(found, expected, "{sum:?}");
            won += 1;
        }
        assert!(won > 2, "{won}");
    }
}

const TURNING: [Turning; 4] = [Turning::Turtles, Turning::Twins, Turning::MockTurtles, Turning::Ruler];

const MIXTURE: [&str; 10] =
    ["1-3", "any", "odd", "2,5,7", "0.77", "0.137", "4.(3)", "grundy", "0.6", "runs:2,3"];

proptest! {
    #[test]
    fn random_mixtures(
        parts in prop::collection::vec((0u32..7, 0..MIXTURE.len()), 0..3),
        is_misere: bool,
        tokens in prop::collection::vec(0usize..5, 0..2),
        row in prop::option::of((0usize..4, 0u32..16)),
    ) {
        let graph: Arc<Graph> = Arc::new("a>b c d; b>c; c>d e; d>e".parse().expect("no cycle"));
        let convention = if is_misere { Convention::Misere } else { Convention::Normal };
        let mut sum = Sum::new(convention);
        for (coins, place) in parts {
            sum = sum.with_heap(coins, rule(MIXTURE[place])).expect("few coins");
        }
        for vertex in tokens {
            sum = sum.with_token(&graph, ["a", "b", "c", "d", "e"][vertex]).expect("a vertex");
        }
        if let Some((game, sides)) = row {
            let heads: Vec<u32> = (1..=4).filter(|coin| sides >> (coin - 1) & 1 == 1).collect();
            sum = sum.with_row(TURNING[game], &heads).expect("a row");
        }
        compare(&sum);
    }
}
