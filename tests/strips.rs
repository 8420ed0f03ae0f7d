//! Strips on a board against plain search.

use last_coin::{Budget, Outcome, ParseRuleError, Strips, StripsError, TooLarge};
use proptest::prelude::*;
use std::collections::HashMap;

/// Whether the player to move wins on so many free squares in a row each, up to order.
fn plain_wins(rows: &[u32], lengths: &[u32], known: &mut HashMap<Vec<u32>, bool>) -> bool {
    if let Some(&wins) = known.get(rows) {
        return wins;
    }
    let mut wins = false;
    for (place, &row) in rows.iter().enumerate() {
        for &length in lengths.iter().filter(|&&length| length <= row) {
            for left in 0..=row - length {
                let mut after = rows.to_vec();
                after.swap_remove(place);
                after.extend([left, row - length - left].into_iter().filter(|&squares| squares > 0));
                after.sort_unstable();
                wins |= !plain_wins(&after, lengths, known);
            }
        }
    }
    known.insert(rows.to_vec(), wins);
    wins
}

proptest! {
    #[test]
    fn boards_are_won_as_plain_search_says(lengths in prop::collection::vec(1u32..9, 3)) {
        let strips = Strips::new(&lengths, 17, &Budget::new(100_000)).expect("small boards");
        let mut known = HashMap::new();
        for board in 0..=17 {
            let expected = if plain_wins(&[board], &lengths, &mut known) { Outcome::N } else { Outcome::P };
            prop_assert_eq!(strips.outcome(board), Some(expected), "{:?} on {}", lengths, board);
        }
    }
}

/// Recomputed by plain code.
#[test]
fn values_are_those_of_a_row_of_coins() {
    let strips = Strips::new(&[2, 3, 5], 23, &Budget::new(100_000)).expect("small boards");
    let values = [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 1, 1, 6, 6, 3, 3, 2, 2, 1, 1, 6, 6, 7, 7];
    assert!(strips.boards().values().take(24).eq(values));
}

#[test]
fn strips_that_do_not_exist_are_refused() {
    let refusal = |lengths: &[u32], board| Strips::new(lengths, board, &Budget::new(1000)).err();
    assert_eq!(refusal(&[1, 0, 2], 9), Some(StripsError::Lengths(ParseRuleError::Zero)));
    assert_eq!(refusal(&[u32::MAX], 9), Some(StripsError::Lengths(ParseRuleError::TooMany)));
    assert_eq!(refusal(&[], 9), Some(StripsError::Lengths(ParseRuleError::NothingAllowed)));
    assert_eq!(refusal(&[9; 3000], 9), Some(StripsError::Lengths(ParseRuleError::TooLong)));
    assert_eq!(refusal(&[2, 3, 5], 1_000_000), Some(StripsError::TooLarge(TooLarge)));
}
