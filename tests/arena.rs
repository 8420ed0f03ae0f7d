//! The exact chances of players against each other.

use last_coin::{
    Beginner, Budget, Convention, Fallible, Greedy, Odds, Perfect, Player, Position, Random, TooLarge, odds,
};

fn staircase() -> Position {
    let rule = "any".parse().expect("a rule");
    Position::of_heaps(&[5, 4, 3, 2, 1], rule, Convention::Misere).expect("a position")
}

fn chances(position: &Position, first: &dyn Player<Position>, second: &dyn Player<Position>) -> Odds {
    odds(position, [first, second], &Budget::new(10_000_000)).expect("a small game")
}

fn is_about(value: f64, expected: f64) -> bool {
    (value - expected).abs() < 0.000_005
}

/// Recomputed by plain code of another hand.
#[test]
fn the_five_columns_have_their_known_chances() {
    let position = staircase();
    assert!(is_about(chances(&position, &Beginner, &Random).win, 0.84567));
    assert!(is_about(chances(&position, &Random, &Beginner).win, 0.15482));
    assert!(is_about(chances(&position, &Random, &Random).win, 0.5));
}

#[test]
fn against_perfect_everyone_wins_now_and_then_but_not_from_a_lost_start() {
    let position = staircase();
    let fallible = Fallible::default();
    // Who moves first there is winning, so against perfect play only the first to move has a chance.
    let rivals: [&dyn Player<Position>; 3] = [&Random, &Beginner, &fallible];
    for rival in rivals {
        let first = chances(&position, rival, &Perfect);
        assert!(first.win > 0.0 && first.win < 0.5, "{first:?}");
        let second = chances(&position, &Perfect, rival);
        assert_eq!(second.loss, 0.0, "perfect play wins for certain");
        assert!(is_about(second.win, 1.0));
    }
    assert_eq!(chances(&position, &Perfect, &Perfect).loss, 0.0);
}

#[test]
fn chances_add_up_to_one() {
    let rule = "1-3".parse().expect("a rule");
    let position = Position::of_heaps(&[21], rule, Convention::Misere).expect("a position");
    let players: [&dyn Player<Position>; 5] = [&Perfect, &Fallible::default(), &Random, &Beginner, &Greedy];
    for first in players {
        for second in players {
            let Odds { win, draw, loss } = chances(&position, first, second);
            assert_eq!(draw, 0.0);
            assert!(is_about(win + loss, 1.0));
        }
    }
}

#[test]
fn a_game_that_is_too_large_is_refused() {
    let rule = "any".parse().expect("a rule");
    let position = Position::of_heaps(&[50; 20], rule, Convention::Normal).expect("a position");
    assert_eq!(odds(&position, [&Random, &Random], &Budget::new(1_000)), Err(TooLarge));
}
