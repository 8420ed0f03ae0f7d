//! Graded games and valued moves against plain search.

mod plain;

use last_coin::Game;
use last_coin::{
    Action, Convention, Grade, History, MoveSet, Outcome, Position, Review, Seat, Take, TooLarge,
    TurningPoint, move_values, read_record,
};
use plain::{CONVENTIONS, Plain, position, rule};

fn reviewed(text: &str, of: &str, convention: Convention) -> Review {
    let game = read_record(text, &rule(of), convention).unwrap_or_else(|error| panic!("{text}: {error}"));
    Review::of(&game).expect("a small game")
}

fn grades(review: &Review) -> String {
    let sign = |grade| match grade {
        Grade::Kept => '+',
        Grade::GaveAway => '!',
        Grade::CouldNotMatter => '.',
    };
    review.moves.iter().map(|graded| sign(graded.grade)).collect()
}

/// Plays games by taking the moves in turn from a fixed list of numbers, so that all kinds of mistakes happen.
fn some_game(start: &Position, mut number: u64) -> History<Position> {
    let mut history = History::new(start.clone());
    loop {
        let moves = history.position().legal_moves();
        number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let Some(take) = (!moves.is_empty()).then(|| moves.nth((number >> 33) % moves.len())).flatten()
        else {
            return history;
        };
        history.act(Action::Move(take)).expect("a legal take");
    }
}

#[test]
fn every_grade_is_what_plain_search_says() {
    for (heaps, text) in [
        (&[21][..], "1-3"),
        (&[5, 4, 3, 2, 1], "any"),
        (&[9, 8], "2,5,7"),
        (&[7, 6, 4], "odd"),
        (&[30], "1,3,4"),
    ] {
        for convention in CONVENTIONS {
            let takes: Vec<u32> = (1..=30).filter(|&take| rule(text).allows(take)).collect();
            let mut plain = Plain::new(vec![takes; heaps.len()], convention);
            for number in 0..60 {
                let history = some_game(&position(heaps, text, convention), number);
                let review = Review::of(&history).expect("a small game");
                let mut now = heaps.to_vec();
                let mut gave_away = None;
                for (place, graded) in review.moves.iter().enumerate() {
                    let (wins, moves) = plain.solve(&now);
                    let options = plain.options(&now);
                    let winning = options.iter().filter(|(_, _, after)| !plain.solve(after).0).count();
                    assert_eq!((graded.legal, graded.winning), (options.len() as u64, winning as u64));
                    assert_eq!(graded.before.outcome == Outcome::N, wins);
                    assert_eq!(graded.before.remoteness, Some(moves), "{now:?} {text} {convention:?}");
                    now[graded.take.column] -= graded.take.count;
                    let (other_wins, moves) = plain.solve(&now);
                    assert_eq!(graded.after.outcome == Outcome::N, other_wins);
                    assert_eq!(graded.after.remoteness, Some(moves));
                    let expected = match (wins, other_wins) {
                        (true, false) => Grade::Kept,
                        (true, true) => Grade::GaveAway,
                        (false, _) => Grade::CouldNotMatter,
                    };
                    assert_eq!(graded.grade, expected);
                    if expected == Grade::GaveAway {
                        gave_away = Some(TurningPoint::Move(place));
                    }
                    assert_eq!(graded.seat, Seat::to_move(place));
                }
                assert_eq!(review.turning_point, gave_away);
                assert_eq!(review.moves.len(), history.moves());
            }
        }
    }
}

#[test]
fn the_turning_point_decides_a_game_that_is_over() {
    use Convention::{Misere, Normal};
    // 21 is lost for whoever begins; the second player slips at 18 and is let off at 16.
    let slips = reviewed("21: 3 2 1 2 3 1 3 1 2 2 1", "1-3", Misere);
    assert_eq!(grades(&slips), ".!!+.+.+.+.");
    assert_eq!(slips.turning_point, Some(TurningPoint::Move(2)));
    assert_eq!(reviewed("21: 3 2 1 2", "1-3", Misere).turning_point, None);
    assert_eq!(reviewed("5: 3 1 1", "1-3", Misere).turning_point, None, "the loser never had the win");
    assert_eq!(reviewed("3: 1 2", "1-3", Normal).turning_point, Some(TurningPoint::Move(0)));
    assert_eq!(grades(&reviewed("21:", "1-3", Normal)), "");
}

#[test]
fn giving_up_a_won_game_decides_it() {
    for (taken, seat, expected) in [
        // 21 under misère is lost, 20 is won.
        (vec![], Seat::First, None),
        (vec![], Seat::Second, Some(TurningPoint::Resignation)),
        (vec![1], Seat::Second, Some(TurningPoint::Resignation)),
        (vec![1], Seat::First, None),
        (vec![1, 1], Seat::Second, Some(TurningPoint::Move(1))),
        (vec![1, 1], Seat::First, Some(TurningPoint::Resignation)),
    ] {
        let mut history = History::new(position(&[21], "1-3", Convention::Misere));
        for &count in &taken {
            history.act(Action::Move(Take { column: 0, count })).expect("a legal take");
        }
        history.act(Action::Resign(seat)).expect("allowed");
        let review = Review::of(&history).expect("a small game");
        assert_eq!(review.turning_point, expected, "{taken:?} {seat:?}");
        assert_eq!(review.moves.len(), taken.len());
    }
}

#[test]
fn moves_taken_back_are_not_judged() {
    let mut history =
        read_record("21: 1 1 1", &rule("1-3"), Convention::Misere).expect("the beginning of a game");
    history.undo();
    assert_eq!(Review::of(&history).expect("a small game").moves.len(), 2);
}

#[test]
fn every_move_has_the_value_that_plain_search_gives_it() {
    for (heaps, text) in [(&[9][..], "1-3"), (&[5, 4, 3], "any"), (&[9, 8], "2,5,7"), (&[7, 0, 4], "odd")] {
        for convention in CONVENTIONS {
            let takes: Vec<u32> = (1..=9).filter(|&take| rule(text).allows(take)).collect();
            let mut plain = Plain::new(vec![takes; heaps.len()], convention);
            let values = move_values(&position(heaps, text, convention)).expect("few moves");
            let options = plain.options(heaps);
            assert_eq!(values.len(), options.len());
            for (value, (column, count, after)) in values.iter().zip(options) {
                let (other_wins, moves) = plain.solve(&after);
                assert_eq!(value.take, Take { column, count });
                assert_eq!((value.wins, value.moves), (!other_wins, Some(moves + 1)), "{heaps:?} {text}");
            }
        }
    }
}

#[test]
fn large_games_are_judged_as_far_as_they_can_be_or_refused() {
    let huge = position(&[1_000_000_000; 64], "any", Convention::Misere);
    let mut history = History::new(huge.clone());
    history.act(Action::Move(Take { column: 3, count: 5 })).expect("a legal take");
    let review = Review::of(&history).expect("solved by a formula");
    assert_eq!((review.moves[0].grade, review.moves[0].before.remoteness), (Grade::CouldNotMatter, None));
    assert_eq!(move_values(&huge).err(), Some(TooLarge));
    let one = Action::Move(Take { column: 0, count: 1 });
    let long = |columns: usize, moves| {
        let start = position(&vec![1_000_000_000; columns], "any", Convention::Normal);
        History::replay(start, vec![one; moves], moves).expect("legal takes")
    };
    assert_eq!(Review::of(&long(64, 20_000)).err(), Some(TooLarge));
    assert_eq!(Review::of(&long(1, 20_000)).expect("one column").moves.len(), 20_000);
    let unsolved = position(&[1_000_000_000], "1,900000000", Convention::Normal);
    assert_eq!(Review::of(&History::new(unsolved.clone())).err(), Some(TooLarge));
    assert_eq!(move_values(&unsolved).err(), Some(TooLarge));
}
