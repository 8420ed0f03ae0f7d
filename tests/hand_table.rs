//! Tables filled by hand: each kind of slip, and right tables.

mod plain;

use last_coin::{
    Convention, Difference, HandRow, HandTable, HandTableError, MAX_HAND_ROW, Outcome, Slip, TakeRule,
};
use plain::{CONVENTIONS, Plain, rule};

use Convention::{Misere, Normal};
use Outcome::{N, P};

fn verdict(coins: u32, verdict: Outcome) -> HandRow {
    HandRow { coins, leaves: None, verdict: Some(verdict) }
}

fn leaves(coins: u32, leaves: &[i64]) -> HandRow {
    HandRow { coins, leaves: Some(leaves.to_vec()), verdict: None }
}

fn check(of: &str, convention: Convention, rows: &[HandRow]) -> Option<Difference> {
    HandTable::new(rule(of), convention, rows.to_vec()).expect("a table").check()
}

/// The n and the slip of the first row that differs.
fn found(of: &str, convention: Convention, rows: &[HandRow]) -> Option<(u32, Slip)> {
    check(of, convention, rows).map(|first| (first.coins, first.slip))
}

/// Verdicts for n = `first`, `first` + 1, …: a letter for each, a dot for none yet.
fn verdicts(first: u32, letters: &str) -> Vec<HandRow> {
    let rows = (first..).zip(letters.chars()).map(|(coins, letter)| HandRow {
        coins,
        leaves: None,
        verdict: match letter {
            'N' => Some(N),
            'P' => Some(P),
            _ => None,
        },
    });
    rows.collect()
}

/// By plain search.
fn true_rows(rule: &TakeRule, convention: Convention, last: u32) -> Vec<HandRow> {
    let takes = (1..=last).filter(|&take| rule.allows(take)).collect();
    let mut plain = Plain::new(vec![takes], convention);
    let rows = (0..=last).map(|coins| HandRow {
        coins,
        leaves: Some(plain.options(&[coins]).iter().map(|(_, _, left)| i64::from(left[0])).collect()),
        verdict: Some(if plain.solve(&[coins]).0 { N } else { P }),
    });
    rows.collect()
}

#[test]
fn right_tables_are_right_however_much_of_them_is_filled() {
    for of in ["1-2", "1-3", "2,5,7", "odd", "any", "1"] {
        for convention in CONVENTIONS {
            let mut rows = true_rows(&rule(of), convention, 30);
            assert_eq!(check(of, convention, &rows), None, "{of}");
            rows.reverse();
            for (place, row) in rows.iter_mut().enumerate() {
                if place % 2 == 0 {
                    row.verdict = None;
                }
                if place % 3 == 0 {
                    row.leaves = None;
                }
            }
            assert_eq!(check(of, convention, &rows), None, "{of}");
        }
    }
    assert_eq!(check("1-3", Normal, &[]), None);
}

/// The first row that differs is the first in which anything was changed.
#[test]
fn any_single_change_is_found_in_its_row() {
    for of in ["1-2", "1-3", "2,5,7", "odd"] {
        for convention in CONVENTIONS {
            let rows = true_rows(&rule(of), convention, 14);
            for place in 0..rows.len() {
                let mut turned = rows.clone();
                turned[place].verdict = turned[place].verdict.map(|verdict| if verdict == N { P } else { N });
                let slip =
                    if rule(of).is_stuck(place as u32) { Slip::StartRow } else { Slip::AgainstOwnRows };
                assert_eq!(found(of, convention, &turned), Some((place as u32, slip)), "{of} {place}");

                let mut added = rows.clone();
                added[place].leaves.as_mut().expect("filled").push(-1);
                let slip = Slip::MoreThanThereIs(-1);
                assert_eq!(found(of, convention, &added), Some((place as u32, slip)), "{of} {place}");

                let mut shorter = rows.clone();
                if shorter[place].leaves.as_mut().and_then(Vec::pop).is_some() {
                    assert_eq!(
                        found(of, convention, &shorter),
                        Some((place as u32, Slip::LeftOut)),
                        "{of} {place}"
                    );
                }
            }
        }
    }
}

#[test]
fn numbers_that_no_take_leaves_are_named() {
    let of = |rule, row| found(rule, Normal, &[row]).map(|(_, slip)| slip);
    assert_eq!(of("1-2", leaves(1, &[0, -1])), Some(Slip::MoreThanThereIs(-1)));
    // Two coins "taken" from one leave "nothing".
    assert_eq!(of("1-2", leaves(1, &[0, 0])), Some(Slip::MoreThanThereIs(0)));
    assert_eq!(of("1-2", leaves(2, &[0, 0])), Some(Slip::Repeated(0)));
    assert_eq!(of("1-2", leaves(3, &[2, 2])), Some(Slip::Repeated(2)));
    assert_eq!(of("1-2", leaves(5, &[4, 3, 2])), Some(Slip::NotAllowed(2)));
    assert_eq!(of("2,5,7", leaves(5, &[3, 4])), Some(Slip::NotAllowed(4)));
    assert_eq!(of("1-2", leaves(5, &[5])), Some(Slip::NotAllowed(5)), "nothing was taken");
    assert_eq!(of("1-2", leaves(5, &[6])), Some(Slip::NotAllowed(6)), "a coin was added");
    assert_eq!(of("1-2", leaves(0, &[0])), Some(Slip::NotAllowed(0)));
    assert_eq!(of("1-2", leaves(5, &[i64::MAX])), Some(Slip::NotAllowed(i64::MAX)));
    assert_eq!(of("1-2", leaves(5, &[i64::MIN])), Some(Slip::MoreThanThereIs(i64::MIN)));
    assert_eq!(of("1-2", leaves(5, &[4])), Some(Slip::LeftOut));
    assert_eq!(of("1-2", leaves(5, &[])), Some(Slip::LeftOut));
    assert_eq!(of("1-2", leaves(5, &[3, 4])), None);
    assert_eq!(of("any", leaves(1, &[0, 0])), Some(Slip::MoreThanThereIs(0)));
}

/// K = 2. Normal: P N N P N N P. Misère: N P N N P N N.
#[test]
fn verdicts_are_explained_by_the_rest_of_the_table() {
    let misere = |rows: &[HandRow]| found("1-2", Misere, rows);
    assert_eq!(misere(&verdicts(0, "P")), Some((0, Slip::StartRow)));
    assert_eq!(misere(&verdicts(0, "PNNPNN")), Some((0, Slip::StartRow)));
    assert_eq!(misere(&verdicts(0, "PNPPNP")), Some((0, Slip::TurnMixedUp)));
    assert_eq!(misere(&verdicts(1, "NPPNPP")), Some((1, Slip::TurnMixedUp)));
    assert_eq!(misere(&verdicts(0, "NNPPNPP")), Some((1, Slip::TurnMixedUp)));
    assert_eq!(misere(&verdicts(1, "NNPNNP")), Some((1, Slip::OtherConvention)));
    assert_eq!(misere(&verdicts(0, "NNNPNNP")), Some((1, Slip::OtherConvention)));
    assert_eq!(misere(&verdicts(0, "NPPNPN")), Some((2, Slip::AgainstOwnRows)));
    // Nothing before it is filled.
    assert_eq!(misere(&verdicts(3, "P")), Some((3, Slip::OtherConvention)));
    assert_eq!(misere(&verdicts(5, "P")), Some((5, Slip::Unexplained)));
    assert_eq!(misere(&verdicts(0, "...P")), Some((3, Slip::OtherConvention)));

    // With K = 1 all is the other way round under the other convention.
    assert_eq!(found("1", Misere, &verdicts(0, "PNPN")), Some((0, Slip::StartRow)));
    assert_eq!(found("1", Misere, &verdicts(1, "NPN")), Some((1, Slip::OtherConvention)));
    // Both 0 and 1 have no move.
    assert_eq!(found("2,5,7", Normal, &verdicts(0, "PN")), Some((1, Slip::StartRow)));
}

#[test]
fn what_comes_after_the_first_row_that_differs_may_follow_from_it() {
    let table = HandTable::new(rule("1-2"), Misere, verdicts(0, "NPPNN")).expect("a table");
    // 2 should be N. From it as it stands follow 3 and 4, which is P in truth.
    let first = Difference { coins: 2, slip: Slip::AgainstOwnRows, rest_follows: true };
    assert_eq!(table.check(), Some(first));
    let again = check("1-2", Misere, &verdicts(0, "NPPNP")).expect("2 is wrong");
    assert_eq!((again.coins, again.rest_follows), (2, false));
    assert!(!check("1-2", Misere, &verdicts(0, "NPP")).expect("2 is wrong").rest_follows);
}

#[test]
fn what_leaves_a_row_is_looked_at_before_its_verdict() {
    let both = HandRow { coins: 3, leaves: Some(vec![2]), verdict: Some(P) };
    assert_eq!(found("1-2", Misere, std::slice::from_ref(&both)), Some((3, Slip::LeftOut)));
    assert_eq!(found("1-2", Misere, &[both, verdict(1, N)]), Some((1, Slip::OtherConvention)));
}

#[test]
fn tables_that_are_no_tables_are_refused() {
    let table = |of: &str, rows| HandTable::new(rule(of), Normal, rows).err();
    assert_eq!(table("1-2", vec![verdict(3, N), verdict(3, N)]), Some(HandTableError::Twice(3)));
    assert_eq!(table("1-2", vec![verdict(MAX_HAND_ROW + 1, N)]), Some(HandTableError::TooLarge));
    assert_eq!(table("1-2", vec![leaves(3, &[0; 1001])]), Some(HandTableError::TooLarge));
    assert!(matches!(table("0.77", vec![]), Some(HandTableError::Table(_))));
    assert_eq!(table("1-2", vec![verdict(MAX_HAND_ROW, N)]), None);
}
