//! The exact chances of players against each other.

use last_coin::{
    Beginner, Budget, Convention, Ending, Fallible, Game, Greedy, MoveList, Odds, Perfect, Player, Position,
    Random, TooLarge, Uniform, odds,
};
use std::convert::Infallible;

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
        assert_eq!(second.win, 1.0);
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

/// Probabilities that do not add up to 1 when they are rounded: of 49 takes each has one of 1/49.
#[test]
fn no_chance_passes_one_and_what_is_certain_is_one() {
    let players: [&dyn Player<Position>; 4] = [&Perfect, &Fallible::default(), &Random, &Beginner];
    let starts = (1..=60).map(|coins| ("any", vec![coins])).chain([
        ("1-3", vec![21]),
        ("1-11", vec![49]),
        ("1-6", vec![5, 5, 5]),
        ("any", vec![7, 6, 5, 4]),
        ("2,3", vec![9, 8, 7]),
    ]);
    for (rule, heaps) in starts {
        for convention in [Convention::Normal, Convention::Misere] {
            let rule = rule.parse().expect("a rule");
            let position = Position::of_heaps(&heaps, rule, convention).expect("a position");
            for first in players {
                for second in players {
                    let Odds { win, draw, loss } = chances(&position, first, second);
                    for chance in [win, draw, loss] {
                        assert!((0.0..=1.0).contains(&chance), "{chance} from {heaps:?}");
                    }
                    assert!(win > 0.0 || loss == 1.0, "{heaps:?}: {loss}");
                    assert!(loss > 0.0 || win == 1.0, "{heaps:?}: {win}");
                }
            }
        }
    }
}

#[test]
fn a_game_that_is_too_large_is_refused() {
    let rule = "any".parse().expect("a rule");
    let position = Position::of_heaps(&[50; 20], rule, Convention::Normal).expect("a position");
    assert_eq!(odds(&position, [&Random, &Random], &Budget::new(1_000)), Err(TooLarge));
}

/// What no game may be: it has no move and is not over.
#[derive(Clone)]
struct BrokenOff;

impl Game for BrokenOff {
    type Move = ();
    type Moves = MoveList<()>;
    type Canonical = ();
    type Refusal = Infallible;

    fn legal_moves(&self) -> MoveList<()> {
        MoveList::from_iter([])
    }

    fn play(&self, (): ()) -> Result<Self, Infallible> {
        Ok(Self)
    }

    fn result(&self) -> Option<Ending> {
        None
    }

    fn canonical(&self) {}
}

#[test]
fn a_game_that_breaks_off_without_a_result_has_no_chances() {
    assert_eq!(odds(&BrokenOff, [&Uniform, &Uniform], &Budget::new(1_000)), Err(TooLarge));
}
