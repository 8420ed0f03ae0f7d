//! Claims about lost positions against plain search.

mod plain;

use last_coin::{
    Claim, Convention, Counterexample, Flaw, Grounds, Judgement, MAX_CLAIM, Position, TableError, Take,
    TooLarge, check_claim, check_nim_sum,
};
use plain::{CONVENTIONS, Plain, position, rule};
use proptest::prelude::*;

use Convention::{Misere, Normal};

fn check(of: &str, convention: Convention, claim: &str, last: u32) -> Judgement {
    let claim: Claim = claim.parse().unwrap_or_else(|error| panic!("{claim}: {error}"));
    check_claim(&rule(of), convention, &claim, last).expect("few rows")
}

/// The outcomes from 0 to `last`, by plain search.
fn lost(of: &str, convention: Convention, last: u32) -> Vec<bool> {
    let takes = (1..=last).filter(|&take| rule(of).allows(take)).collect();
    let mut plain = Plain::new(vec![takes], convention);
    (0..=last).map(|coins| !plain.solve(&[coins]).0).collect()
}

#[test]
fn takes_from_one_to_k_are_lost_at_one_remainder() {
    for most in 1..=6 {
        let of = format!("1-{most}");
        for (convention, remainder) in [(Normal, 0), (Misere, 1)] {
            let modulus = most + 1;
            let proven = Judgement::Proven(Grounds::Window { from: most, period: modulus });
            let claim = format!("{remainder} mod {modulus}");
            assert_eq!(check(&of, convention, &claim, 40), proven);
            let needed = u64::from(2 * most);
            let short = Judgement::Verified { coins: needed - 1, needed: Some(needed) };
            assert_eq!(check(&of, convention, &claim, 2 * most - 1), short);
        }
    }
}

/// Preperiods and periods recomputed by plain code.
#[test]
fn sets_of_several_progressions_are_proven_too() {
    let is_proven = |of, convention, claim| matches!(check(of, convention, claim, 500), Judgement::Proven(_));
    assert!(is_proven("1,3,4", Normal, "0 mod 7, 2 mod 7"));
    assert!(is_proven("1,3,4", Misere, "1 mod 7, 3 mod 7"));
    assert!(is_proven("odd", Normal, "0 mod 2"));
    assert!(is_proven("odd", Misere, "1 mod 2"));
    assert!(is_proven("odd", Misere, "1 mod 4, 3 mod 4"));
    assert!(is_proven("any", Normal, "0"));
    assert!(is_proven("any", Misere, "1"));
    assert!(is_proven("0.0(3)", Misere, "2, 3"));
    let evens = "0 mod 22, 1 mod 22, 4 mod 22, 10 mod 22, 13 mod 22, 14 mod 22";
    assert!(is_proven("2,5,7", Normal, evens));
}

#[test]
fn the_smallest_counterexample_has_its_flaw_and_its_move() {
    let found = |coins: u32, flaw, board: u32, count: Option<u32>| {
        let take = count.map(|count| Take { column: 0, count });
        Judgement::Refuted(Counterexample { columns: vec![coins], flaw, board: vec![board], take })
    };
    assert_eq!(check("1-3", Misere, "1, 5, 9", 20), found(13, Flaw::Stranded, 13, None));
    assert_eq!(check("1-3", Misere, "1 mod 5", 20), found(5, Flaw::Stranded, 5, None));
    assert_eq!(check("1-3", Misere, "1 mod 3", 20), found(4, Flaw::Joined, 4, Some(3)));
    assert_eq!(check("1-3", Misere, "0 mod 4", 20), found(0, Flaw::Ended, 1, Some(1)));
    assert_eq!(check("1-3", Normal, "1 mod 4", 20), found(0, Flaw::Ended, 1, Some(1)));
    assert_eq!(check("2,5,7", Normal, "0, 4", 20), found(1, Flaw::Ended, 3, Some(2)));
    assert_eq!(check("1-3", Normal, "0 mod 4, 6", 20), found(6, Flaw::Joined, 6, Some(2)));
    let largest = check("1000000000", Normal, "0, 1, 2", 20);
    assert_eq!(largest, found(3, Flaw::Ended, 3, None));
}

fn any_claim() -> impl Strategy<Value = String> {
    let part = (0u32..12, 1u32..9, any::<bool>()).prop_map(|(number, modulus, is_single)| {
        if is_single { number.to_string() } else { format!("{number} mod {modulus}") }
    });
    prop::collection::vec(part, 1..4).prop_map(|parts| parts.join(", "))
}

proptest! {
    /// The smallest number of which the claim is wrong is the counterexample, and what is proven is right far beyond.
    #[test]
    fn judgements_are_what_plain_search_says(
        of in prop::sample::select(vec!["1-2", "1-3", "1,3,4", "2,5,7", "odd", "any", "0.0(3)", "0.(330)", "0.3(003)", "2"]),
        convention in prop::sample::select(CONVENTIONS.to_vec()),
        text in any_claim(),
        last in 0u32..120,
    ) {
        let lost = lost(of, convention, 600);
        let claim: Claim = text.parse().expect("a claim");
        let wrong = (0..=600).find(|&coins| claim.contains(coins) != lost[coins as usize]);
        match check(of, convention, &text, last) {
            Judgement::Refuted(found) => {
                let coins = found.columns[0];
                prop_assert_eq!(Some(coins), wrong);
                match (found.flaw, found.take) {
                    (Flaw::Joined, Some(take)) => {
                        prop_assert!(claim.contains(coins) && claim.contains(coins - take.count));
                        prop_assert!(rule(of).allows(take.count));
                        prop_assert_eq!(found.board, vec![coins]);
                    }
                    (Flaw::Stranded, None) => prop_assert!(!claim.contains(coins)),
                    (Flaw::Ended, Some(take)) => {
                        prop_assert!(rule(of).is_stuck(coins) && rule(of).allows(take.count));
                        prop_assert_eq!(found.board, vec![coins + take.count]);
                    }
                    other => prop_assert!(false, "{:?}", other),
                }
            }
            Judgement::Verified { coins, needed } => {
                prop_assert_eq!(coins, u64::from(last));
                prop_assert!(needed.is_some_and(|needed| needed > coins));
                prop_assert!(wrong.is_none_or(|wrong| wrong > last));
            }
            Judgement::Proven(_) => prop_assert_eq!(wrong, None),
        }
    }
}

/// A right set, written down from a table with its period, is proven.
#[test]
fn right_sets_are_proven() {
    for of in ["1-3", "1,3,4", "2,3,5", "0.(330)", "0.3(003)", "2,5,7", "odd"] {
        let lost = lost(of, Normal, 1000);
        let repeats = |start: usize, period: usize| {
            (start..=1000 - period).all(|coins| lost[coins] == lost[coins + period])
        };
        let shapes = (0..5).flat_map(|start| (1..=60).map(move |period| (start, period)));
        let (start, period) =
            shapes.into_iter().find(|&(start, period)| repeats(start, period)).expect("a period");
        let single = (0..start).filter(|&coins| lost[coins]).map(|coins| coins.to_string());
        let repeated = (start..start + period).filter(|&coins| lost[coins]);
        let parts: Vec<String> =
            single.chain(repeated.map(|coins| format!("{coins} mod {period}"))).collect();
        let judgement = check(of, Normal, &parts.join(", "), 1000);
        assert!(matches!(judgement, Judgement::Proven(_)), "{of}: {judgement:?}");
    }
}

#[test]
fn what_is_out_of_reach_is_refused_or_left_unproven() {
    let claim: Claim = "1 mod 4".parse().expect("a claim");
    let too_many = check_claim(&rule("1-3"), Misere, &claim, MAX_CLAIM + 1);
    assert_eq!(too_many, Err(TableError::TooLarge(TooLarge)));
    assert!(matches!(check_claim(&rule("0.77"), Misere, &claim, 5), Err(TableError::Impossible(_))));
    let endless = "0, 999999999 mod 1000000000, 999999998 mod 999999999";
    assert_eq!(check("any", Normal, endless, 100), Judgement::Verified { coins: 100, needed: None });
    let far = check("any", Normal, "0, 1000000000", 100);
    assert_eq!(far, Judgement::Verified { coins: 100, needed: Some(1_000_000_003) });
}

fn refuted(columns: &[u32], flaw: Flaw, board: &[u32], take: Option<(usize, u32)>) -> Judgement {
    let take = take.map(|(column, count)| Take { column, count });
    Judgement::Refuted(Counterexample { columns: columns.to_vec(), flaw, board: board.to_vec(), take })
}

#[test]
fn the_nim_sum_decides_nim_with_the_exception_under_misere() {
    for heaps in [&[5, 4, 3, 2, 1][..], &[1_000_000_000; 64], &[]] {
        let check = |convention, exception| check_nim_sum(&position(heaps, "any", convention), exception);
        assert_eq!(check(Normal, false), Judgement::Proven(Grounds::Nim));
        assert_eq!(check(Misere, true), Judgement::Proven(Grounds::Nim));
    }
    let check = |convention, exception| check_nim_sum(&position(&[3, 2], "any", convention), exception);
    assert_eq!(check(Misere, false), refuted(&[0, 0], Flaw::Ended, &[1, 0], Some((0, 1))));
    assert_eq!(check(Normal, true), refuted(&[0, 0], Flaw::Ended, &[1, 0], Some((0, 1))));
}

#[test]
fn other_rules_are_refuted_by_the_smallest_position_or_verified() {
    let check =
        |heaps: &[u32], of, convention, exception| check_nim_sum(&position(heaps, of, convention), exception);
    assert_eq!(check(&[5, 4], "1-3", Normal, false), refuted(&[0, 4], Flaw::Stranded, &[0, 4], None));
    // Within three coins it is Nim.
    assert_eq!(check(&[3, 3, 2], "1-3", Normal, false), Judgement::Verified { coins: 8, needed: None });
    assert_eq!(check(&[3, 3, 2], "1-3", Misere, true), Judgement::Verified { coins: 8, needed: None });
    assert_eq!(check(&[5, 5], "odd", Normal, false), refuted(&[0, 2], Flaw::Stranded, &[0, 2], None));
    // Nobody can move with one coin.
    assert_eq!(check(&[2, 2], "2", Normal, false), refuted(&[0, 1], Flaw::Ended, &[2, 1], Some((0, 2))));
    let wide = check(&[3; 64], "1-3", Normal, false);
    assert!(matches!(wide, Judgement::Verified { coins: 1..100, needed: None }), "{wide:?}");
    let high = check(&[1_000_000_000; 2], "1-900000000", Normal, false);
    assert!(matches!(high, Judgement::Verified { coins: 100.., needed: None }), "{high:?}");
    // The XOR of nothing is 0, and whoever moves there wins.
    assert_eq!(check(&[], "2", Misere, true), Judgement::Verified { coins: 0, needed: None });
    assert_eq!(check(&[], "2", Misere, false), refuted(&[], Flaw::Ended, &[], None));
}

/// Checks every position of a board against plain search, smallest first.
#[test]
fn the_first_wrong_position_is_found() {
    for of in ["1-2", "1-3", "odd", "2,5,7", "1,3,4", "1"] {
        for convention in CONVENTIONS {
            for exception in [false, true] {
                let limits = [4, 3, 5];
                let takes: Vec<u32> = (1..=5).filter(|&take| rule(of).allows(take)).collect();
                let mut plain = Plain::new(vec![takes; 3], convention);
                let mut all: Vec<Vec<u32>> = Vec::new();
                for (one, two, three) in (0..=4)
                    .flat_map(|one| (0..=3).flat_map(move |two| (0..=5).map(move |three| (one, two, three))))
                {
                    all.push(vec![one, two, three]);
                }
                all.sort_by_key(|heaps| (heaps.iter().sum::<u32>(), heaps.clone()));
                let claimed = |heaps: &[u32]| {
                    let xor = heaps.iter().fold(0, |xor, coins| xor ^ coins);
                    xor == u32::from(exception && heaps.iter().all(|&coins| coins <= 1))
                };
                let wrong = all.iter().find(|heaps| claimed(heaps) == plain.solve(heaps).0);
                let found = check_nim_sum(&position(&limits, of, convention), exception);
                match (found, wrong) {
                    (Judgement::Refuted(found), Some(wrong)) => assert_eq!(&found.columns, wrong, "{of}"),
                    (Judgement::Verified { coins: 12, .. }, None) => {}
                    other => panic!("{of} {convention:?} {exception}: {other:?}"),
                }
            }
        }
    }
}

#[test]
fn columns_may_have_rules_of_their_own() {
    let mixed = Position::of_heaps_with_rules(&[3, 4], vec![rule("any"), rule("1-2")], Normal);
    let found = check_nim_sum(&mixed.expect("a position"), false);
    assert_eq!(found, refuted(&[0, 3], Flaw::Stranded, &[0, 3], None));
}
