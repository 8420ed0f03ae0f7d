//! Nim for any heaps and the dividing game, against plain search and by enumerating every division.

mod plain;

use last_coin::nim::{Division, Plan, judge, lost_division, plans};
use last_coin::{Convention, MoveSet, Outcome, Solver};
use plain::{CONVENTIONS, Plain, multisets, position};
use proptest::prelude::*;
use std::collections::{HashMap, HashSet};

use Convention::{Misere, Normal};

fn listed(heaps: &[u64], convention: Convention) -> Vec<(usize, u64)> {
    plans(heaps, convention).map(|Plan { heap, take }| (heap, take)).collect()
}

#[test]
fn small_positions_are_what_plain_search_finds() {
    for convention in CONVENTIONS {
        let mut plain = Plain::new(vec![(1..=6).collect(); 4], convention);
        for small in multisets(4, 6) {
            // The empty heap and an order that is not ascending must not matter.
            let coins: Vec<u32> = small.iter().rev().copied().chain((small.len() < 4).then_some(0)).collect();
            let heaps: Vec<u64> = coins.iter().copied().map(u64::from).collect();
            let is_won = plain.solve(&coins).0;
            let outcome = if is_won { Outcome::N } else { Outcome::P };
            assert_eq!(judge(heaps.iter().copied(), convention), outcome, "{heaps:?} {convention:?}");
            let mut winning = Vec::new();
            for (heap, take, after) in plain.options(&coins) {
                if !plain.solve(&after).0 {
                    winning.push((heap, u64::from(take)));
                }
            }
            assert_eq!(listed(&heaps, convention), winning, "{heaps:?} {convention:?}");
        }
    }
}

/// Recomputed by plain code.
#[test]
fn known_positions_have_their_plans() {
    assert_eq!(judge([5, 8, 13], Normal), Outcome::P);
    assert_eq!(judge([2, 3, 8, 10], Normal), Outcome::N);
    for convention in CONVENTIONS {
        assert_eq!(listed(&[5, 4, 3, 2, 1], convention), [(0, 1), (2, 1), (4, 1)]);
        assert_eq!(listed(&[3, 4, 5], convention), [(0, 2)]);
        assert_eq!(listed(&[1, 3, 5, 7], convention), []);
    }
    assert_eq!(listed(&[3, 1], Normal), [(0, 2)]);
    assert_eq!(listed(&[3, 1], Misere), [(0, 3)]);
}

#[test]
fn positions_without_coins_have_no_plan() {
    for heaps in [&[][..], &[0], &[0, 0, 0]] {
        assert_eq!(judge(heaps.iter().copied(), Normal), Outcome::P);
        assert_eq!(judge(heaps.iter().copied(), Misere), Outcome::N);
        assert!(CONVENTIONS.iter().all(|&convention| listed(heaps, convention).is_empty()));
    }
}

#[test]
fn a_million_heaps_have_their_plans() {
    let mut heaps: Vec<u64> = (0..1_000_000).map(|heap| heap / 2).collect();
    assert_eq!(judge(heaps.iter().copied(), Normal), Outcome::P);
    heaps.push(u64::MAX);
    assert_eq!(listed(&heaps, Misere), [(1_000_000, u64::MAX)]);
    let ones = vec![1; 1_000_001];
    assert_eq!(plans(&ones, Normal).count(), ones.len());
    assert_eq!(plans(&ones, Misere).next(), None);
}

proptest! {
    #[test]
    fn large_heaps_are_what_the_solver_says(
        heaps in prop::collection::vec(prop_oneof![0u32..4, 0u32..64, 0u32..=1_000_000_000], 0..12),
        is_balanced: bool,
        is_misere: bool,
    ) {
        let mut heaps = heaps;
        if is_balanced {
            let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
            prop_assume!(sum <= 1_000_000_000);
            heaps.push(sum);
        }
        let convention = if is_misere { Misere } else { Normal };
        let position = position(&heaps, "any", convention);
        let solver = Solver::new(&position).expect("a formula");
        let wide: Vec<u64> = heaps.iter().copied().map(u64::from).collect();
        prop_assert_eq!(judge(wide.iter().copied(), convention), solver.outcome(&position).expect("a formula"));
        let winning = solver.winning_moves(&position).expect("few");
        let winning: Vec<(usize, u64)> =
            winning.iter().map(|take| (take.column, u64::from(take.count))).collect();
        prop_assert_eq!(listed(&wide, convention), winning);
    }

    #[test]
    fn a_plan_leaves_the_opponent_lost(mut heaps in prop::collection::vec(any::<u64>(), 1..9), is_misere: bool) {
        let convention = if is_misere { Misere } else { Normal };
        let outcome = judge(heaps.iter().copied(), convention);
        let first = plans(&heaps, convention).next();
        prop_assert_eq!(first.is_some(), outcome == Outcome::N);
        if let Some(Plan { heap, take }) = first {
            heaps[heap] -= take;
            prop_assert_eq!(judge(heaps.iter().copied(), convention), Outcome::P);
            // Whatever comes next, there is an answer.
            for heap in 0..heaps.len() {
                if let Some(less) = heaps[heap].checked_sub(1) {
                    let mut after = heaps.clone();
                    after[heap] = less;
                    prop_assert!(plans(&after, convention).next().is_some() || convention == Misere && after.iter().all(|&coins| coins == 0));
                }
            }
        }
    }
}

/// The most stones whose divisions are all enumerated.
const MOST_STONES: u64 = 24;

/// All ways to divide `stones` into heaps of at least `least`, ascending.
fn divisions(stones: u64, least: u64) -> Vec<Vec<u64>> {
    if stones == 0 {
        return vec![Vec::new()];
    }
    let firsts = least..=stones;
    let extended = |first: u64| {
        let rests = divisions(stones - first, first).into_iter();
        rests.map(move |rest| [&[first], &rest[..]].concat())
    };
    firsts.flat_map(extended).collect()
}

/// Whether the player to move wins, by the definition.
fn is_won(heaps: &[u64], convention: Convention, known: &mut HashMap<Vec<u64>, bool>) -> bool {
    if heaps.is_empty() {
        return convention == Misere;
    }
    if let Some(&known) = known.get(heaps) {
        return known;
    }
    let answer = (0..heaps.len()).any(|heap| {
        (0..heaps[heap]).any(|left| {
            let mut after = heaps.to_vec();
            after[heap] = left;
            after.retain(|&coins| coins > 0);
            after.sort_unstable();
            !is_won(&after, convention, known)
        })
    });
    known.insert(heaps.to_vec(), answer);
    answer
}

#[test]
fn a_lost_division_is_shown_exactly_where_there_is_one() {
    for convention in CONVENTIONS {
        let mut known = HashMap::new();
        for stones in 0..=MOST_STONES {
            let all = divisions(stones, 1);
            let lost: HashSet<&Vec<u64>> =
                all.iter().filter(|heaps| !is_won(heaps, convention, &mut known)).collect();
            for heaps in (0..=stones + 2).map(Some).chain([None]) {
                let exists = lost.iter().any(|lost| heaps.is_none_or(|heaps| lost.len() as u64 == heaps));
                let shown = lost_division(stones, heaps, convention);
                let context = format!("{stones} stones, {heaps:?} heaps, {convention:?}: {shown:?}");
                assert_eq!(shown.is_some(), exists, "{context}");
                if let Some(heaps) = heaps {
                    assert_eq!(has_lost_division(stones, heaps, convention), exists, "{context}");
                }
                if let Some(shown) = shown {
                    let shown: Vec<u64> = shown.heaps().collect();
                    assert!(lost.contains(&shown), "{context}");
                    assert!(heaps.is_none_or(|heaps| shown.len() as u64 == heaps), "{context}");
                }
            }
        }
    }
}

/// The stones and the heaps of a division, and its XOR, without writing it out.
fn tally(division: &Division) -> (u128, u128, u64) {
    let parts = division.parts();
    let stones = parts.iter().map(|&(size, count)| u128::from(size) * u128::from(count)).sum();
    let heaps = parts.iter().map(|&(_, count)| u128::from(count)).sum();
    let sum = parts.iter().filter(|(_, count)| count % 2 == 1).fold(0, |sum, (size, _)| sum ^ size);
    (stones, heaps, sum)
}

/// The same in closed form, which the enumeration confirms.
fn has_lost_division(stones: u64, heaps: u64, convention: Convention) -> bool {
    if convention == Misere && stones == heaps {
        return stones % 2 == 1;
    }
    let is_power = heaps == 3 && stones.is_power_of_two();
    let most = if heaps % 2 == 1 { stones.saturating_sub(3) } else { stones };
    stones.is_multiple_of(2) && heaps <= most && heaps != 1 && (heaps > 0 || stones == 0) && !is_power
}

#[test]
fn the_largest_numbers_of_stones_are_divided() {
    let large = [1_000_000_000, 999_999_999, 1 << 62, 1_000_000_000_000_000_000, u64::MAX - 1, u64::MAX];
    for stones in large {
        for heaps in
            [0, 1, 2, 3, 4, 5, 6, 7, stones / 2, stones - 4, stones - 3, stones - 2, stones - 1, stones]
        {
            check_large(stones, heaps, Normal);
            check_large(stones, heaps, Misere);
        }
    }
    assert_eq!(lost_division(6, Some(u64::MAX), Normal), None);
}

#[track_caller]
fn check_large(stones: u64, heaps: u64, convention: Convention) {
    let shown = lost_division(stones, Some(heaps), convention);
    assert_eq!(
        shown.is_some(),
        has_lost_division(stones, heaps, convention),
        "{stones} {heaps} {convention:?}"
    );
    let Some(shown) = shown else { return };
    let (sum_of_heaps, number_of_heaps, xor) = tally(&shown);
    assert_eq!((sum_of_heaps, number_of_heaps), (stones.into(), heaps.into()), "{shown:?}");
    assert!(shown.parts().iter().all(|&(size, count)| size > 0 && count > 0), "{shown:?}");
    assert!(shown.parts().is_sorted_by(|one, other| one.0 < other.0), "{shown:?}");
    let are_ones = stones == heaps;
    assert_eq!(xor, u64::from(are_ones && convention == Misere), "{shown:?}");
}

proptest! {
    #[test]
    fn any_number_of_stones_is_divided(stones: u64, part in 0.0f64..=1.0, few in 0u64..9, is_misere: bool) {
        let convention = if is_misere { Misere } else { Normal };
        check_large(stones, few.min(stones), convention);
        check_large(stones, (stones as f64 * part) as u64, convention);
    }
}
