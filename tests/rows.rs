//! Rows of coins against plain search, and what is refused.

use last_coin::{
    Budget, Convention, Ending, Game, IllegalTurn, MAX_COIN, MAX_TEXT, MoveSet, Outcome, Row, RowError,
    TooLarge, Turn, Turning,
};
use proptest::prelude::*;
use std::collections::HashMap;

const CONVENTIONS: [Convention; 2] = [Convention::Normal, Convention::Misere];
const ALL: [Turning; 4] = [Turning::Turtles, Turning::Twins, Turning::MockTurtles, Turning::Ruler];

fn ample() -> Budget {
    Budget::new(50_000_000)
}

/// A row as a set of heads, coin 1 the lowest bit, and search with a memory over all sets of coins to turn.
struct Plain {
    game: Turning,
    convention: Convention,
    known: HashMap<u32, bool>,
}

impl Plain {
    fn new(game: Turning, convention: Convention) -> Self {
        Self { game, convention, known: HashMap::new() }
    }

    /// Whether these coins may be turned together.
    fn allows(&self, turned: u32) -> bool {
        let count = turned.count_ones();
        match self.game {
            Turning::Turtles => (1..=2).contains(&count),
            Turning::Twins => count == 2,
            Turning::MockTurtles => (1..=3).contains(&count),
            Turning::Ruler => turned != 0 && (turned >> turned.trailing_zeros()).trailing_ones() == count,
        }
    }

    /// The sets of coins that may be turned, of which the rightmost must show heads.
    fn turns(&self, row: u32) -> Vec<u32> {
        let most = if row == 0 { 0 } else { row.ilog2() + 1 };
        (1..1 << most).filter(|&turned: &u32| self.allows(turned) && row >> turned.ilog2() & 1 == 1).collect()
    }

    fn wins(&mut self, row: u32) -> bool {
        if let Some(&known) = self.known.get(&row) {
            return known;
        }
        let turns = self.turns(row);
        let wins = if turns.is_empty() {
            self.convention == Convention::Misere
        } else {
            turns.iter().any(|turned| !self.wins(row ^ turned))
        };
        self.known.insert(row, wins);
        wins
    }
}

fn coins(set: u32) -> Vec<u32> {
    (1..=32).filter(|coin| set >> (coin - 1) & 1 == 1).collect()
}

fn set(turn: Turn) -> u32 {
    turn.runs().flat_map(|(first, last)| first..=last).map(|coin| 1 << (coin - 1)).sum()
}

fn sets(moves: &impl MoveSet<Move = Turn>) -> Vec<u32> {
    let found: Vec<Turn> = moves.iter().collect();
    assert_eq!((0..=moves.len()).map_while(|index| moves.nth(index)).collect::<Vec<_>>(), found);
    let mut sets: Vec<u32> = found.into_iter().map(set).collect();
    sets.sort_unstable();
    sets
}

fn compare(heads: u32, plain: &mut Plain) {
    let row = Row::new(plain.game, &coins(heads), plain.convention).expect("coins");
    let label = format!("{:?} {row} {:?}", plain.game, plain.convention);
    let outcome = if plain.wins(heads) { Outcome::N } else { Outcome::P };
    assert_eq!(row.outcome(&ample()), Ok(outcome), "{label}");
    let legal = plain.turns(heads);
    assert_eq!(sets(&row.legal_moves()), legal, "{label}");
    let winning: Vec<u32> = legal.iter().copied().filter(|turned| !plain.wins(heads ^ turned)).collect();
    assert_eq!(sets(&row.winning_moves(&ample()).expect("a small search")), winning, "{label}");
    let ending = if plain.convention == Convention::Normal { Ending::Loss } else { Ending::Win };
    assert_eq!(row.result(), legal.is_empty().then_some(ending), "{label}");
    for turn in row.legal_moves().iter() {
        let after = row.play(turn).expect("legal");
        let expected = Row::new(plain.game, &coins(heads ^ set(turn)), plain.convention);
        assert_eq!(Ok(&after), expected.as_ref(), "{label} {turn:?}");
        assert_eq!(after.heads().collect::<Vec<_>>(), coins(heads ^ set(turn)), "{label} {turn:?}");
    }
}

#[test]
fn every_row_of_eight_coins_is_what_plain_search_finds() {
    for game in ALL {
        for convention in CONVENTIONS {
            let mut plain = Plain::new(game, convention);
            (0..1 << 8).for_each(|heads| compare(heads, &mut plain));
        }
    }
}

proptest! {
    #[test]
    fn winning_moves_of_long_rows_are_those_of_the_values(
        game in proptest::sample::select(&ALL),
        heads in proptest::collection::btree_set(1u32..60, 0..8),
    ) {
        let heads: Vec<u32> = heads.into_iter().collect();
        let row = Row::new(game, &heads, Convention::Normal).expect("coins");
        let value = heads.iter().fold(0, |sum, &coin| sum ^ game.value(coin).expect("a coin"));
        prop_assert_eq!(row.value(), value);
        let mut winning: Vec<Turn> =
            row.legal_moves().iter().filter(|&turn| row.play(turn).expect("legal").value() == 0).collect();
        winning.sort_unstable();
        let found = row.winning_moves(&ample()).expect("few heads");
        prop_assert_eq!(found.len(), winning.len() as u64);
        let mut found: Vec<Turn> = found.iter().collect();
        found.sort_unstable();
        prop_assert_eq!(found, winning);
    }

    /// No move that is written out, but each that is drawn must be legal, and lead to a value of 0 where it is said to win.
    #[test]
    fn moves_of_the_longest_rows(
        game in proptest::sample::select(&ALL),
        heads in proptest::collection::btree_set(1u32..=MAX_COIN, 1..30),
        place in any::<u64>(),
    ) {
        let heads: Vec<u32> = heads.into_iter().collect();
        let row = Row::new(game, &heads, Convention::Normal).expect("coins");
        let value = heads.iter().fold(0, |sum, &coin| sum ^ game.value(coin).expect("a coin"));
        prop_assert_eq!(row.value(), value);
        let winning = row.winning_moves(&ample()).expect("few heads");
        prop_assert_eq!(row.outcome(&Budget::new(0)), Ok(if value == 0 { Outcome::P } else { Outcome::N }));
        prop_assert_eq!(winning.is_empty(), value == 0);
        for index in [0, winning.len() / 2, winning.len().saturating_sub(1), place % winning.len().max(1)] {
            if let Some(turn) = winning.nth(index) {
                prop_assert_eq!(row.play(turn).expect("legal").value(), 0);
            }
        }
        let legal = row.legal_moves();
        for index in [0, place % legal.len(), legal.len() - 1] {
            prop_assert!(row.play(legal.nth(index).expect("so many moves")).is_ok());
        }
        prop_assert!(legal.nth(legal.len()).is_none());
    }

    #[test]
    fn rows_are_written_and_read(text in "[HT]{0,40}") {
        let row = Row::read(Turning::Ruler, &text, Convention::Normal).expect("a row");
        prop_assert_eq!(row.to_string(), text.trim_end_matches('T'));
        for (coin, side) in (1..).zip(text.chars()) {
            prop_assert_eq!(row.is_heads(coin), side == 'H');
        }
        prop_assert!(!row.is_heads(text.len() as u32 + 1) && !row.is_heads(0));
    }
}

#[test]
fn a_long_run_of_heads_is_played() {
    let row = Row::new(Turning::Ruler, &[MAX_COIN], Convention::Normal).expect("a coin");
    let all = row.play(Turn::Run { first: 1, last: MAX_COIN }).expect("legal");
    assert_eq!(all.to_string(), "1-999999999");
    assert_eq!(all.legal_moves().len(), 999_999_999 * 1_000_000_000 / 2);
    assert!(all.legal_moves().nth(499_999_999_499_999_999).is_some());
    assert_ne!(all.value(), 0);
    assert_eq!(all.winning_moves(&Budget::new(5_000_000)), Err(TooLarge));
    let empty = all.play(Turn::Run { first: 1, last: MAX_COIN - 1 }).expect("legal");
    assert_eq!((empty.value(), empty.heads().next()), (0, None));
    // More moves than can be numbered.
    let heads: Vec<u32> = (0..100).map(|place| MAX_COIN - 2 * place).collect();
    let crowded = Row::new(Turning::MockTurtles, &heads, Convention::Normal).expect("coins");
    assert_eq!(crowded.legal_moves().len(), u64::MAX);
    let last = crowded.legal_moves().nth(u64::MAX - 1).expect("a move");
    assert!(crowded.play(last).is_ok());
    assert_eq!(crowded.to_string().split(' ').next(), Some("999999802"));
}

#[test]
fn searches_that_are_too_large_are_given_up() {
    for game in ALL {
        for heads in [vec![MAX_COIN], (1..2000).map(|place| 2 * place).collect(), (1..60).collect()] {
            let row = Row::new(game, &heads, Convention::Misere).expect("coins");
            assert_eq!(row.outcome(&Budget::new(5_000_000)), Err(TooLarge), "{game:?} {}", heads.len());
            assert_eq!(row.winning_moves(&Budget::new(5_000_000)), Err(TooLarge), "{game:?} {}", heads.len());
        }
    }
}

#[test]
fn what_is_no_row_is_refused_with_the_reason() {
    let new = |heads: &[u32]| Row::new(Turning::Turtles, heads, Convention::Normal).err();
    assert_eq!(new(&[3, 0]), Some(RowError::Zero));
    assert_eq!(new(&[MAX_COIN + 1]), Some(RowError::TooManyCoins));
    assert_eq!(new(&[5, 2, 5]), Some(RowError::Twice(5)));
    assert_eq!(new(&[5, 2]), None);
    let read = |text: &str| Row::read(Turning::Turtles, text, Convention::Normal);
    assert_eq!(read("HTX"), Err(RowError::NoSide('x')));
    assert_eq!(read("H-T"), Err(RowError::NoSide('-')));
    assert_eq!(read(&"H".repeat(MAX_TEXT + 1)), Err(RowError::TooLong));
    assert_eq!(read("　Ｈ ｔ\nh "), read("hth"));
    assert_eq!(read("").map(|row| row.legal_moves().len()), Ok(0));
}

#[test]
fn what_no_turn_may_do_is_refused() {
    let refused = |game, turn| {
        let row = Row::read(game, "HTHTH", Convention::Normal).expect("a row");
        row.play(turn).err()
    };
    assert_eq!(refused(Turning::Turtles, Turn::Coins([0, 1, 2])), Some(IllegalTurn::NotHeads(2)));
    assert_eq!(refused(Turning::Turtles, Turn::Coins([0, 1, 7])), Some(IllegalTurn::NotHeads(7)));
    assert_eq!(
        refused(Turning::Ruler, Turn::Run { first: 1, last: u32::MAX }),
        Some(IllegalTurn::NotHeads(u32::MAX))
    );
    for (game, turn) in [
        (Turning::Turtles, Turn::Coins([0, 0, 0])),
        (Turning::Turtles, Turn::Coins([1, 2, 3])),
        (Turning::Turtles, Turn::Coins([0, 3, 3])),
        (Turning::Turtles, Turn::Run { first: 3, last: 3 }),
        (Turning::Twins, Turn::Coins([0, 0, 3])),
        (Turning::Twins, Turn::Coins([0, 5, 3])),
        (Turning::MockTurtles, Turn::Coins([1, 0, 3])),
        (Turning::MockTurtles, Turn::Coins([2, 2, 3])),
        (Turning::Ruler, Turn::Coins([0, 0, 3])),
        (Turning::Ruler, Turn::Run { first: 0, last: 3 }),
        (Turning::Ruler, Turn::Run { first: 4, last: 3 }),
    ] {
        assert_eq!(refused(game, turn), Some(IllegalTurn::Forbidden), "{game:?} {turn:?}");
    }
}
