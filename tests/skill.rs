//! Does a player know how to win, or could it be luck? Games whose verdict is known, and luck drawn move by move.

use last_coin::{
    Action, Budget, Convention, Draws, Exhaustive, Game, History, Luck, MoveSet, Position, Replies, Review,
    Seat, read_record,
};
use proptest::prelude::*;

fn review(text: &str, rule: &str, convention: Convention) -> Review {
    let game = read_record(text, &rule.parse().expect("a rule"), convention).expect("a game");
    Review::of(&game).expect("small")
}

/// The draws of the player who begins the first, third and fifth of some games, in the seats that are meant.
fn player_a(games: &[&str], seats: &[Seat]) -> Draws {
    let mut all = Draws::default();
    for (place, text) in games.iter().enumerate() {
        let seat = Seat::to_move(place);
        if seats.contains(&seat) {
            all = all.and(&review(text, "1-3", Convention::Misere).draws(seat));
        }
    }
    all
}

const BOTH: [Seat; 2] = [Seat::First, Seat::Second];

#[test]
fn who_always_takes_1_and_loses_has_found_nothing() {
    let lost = "21: 1 3 1 3 1 3 1 3 1 3 1";
    let thrown_away = "21: 1 1 2 1 3 1 3 1 3 1 3 1";
    let games = [lost, thrown_away, lost, thrown_away, lost];
    let draws = player_a(&games, &BOTH);
    assert_eq!((draws.count(), draws.successes()), (2, 0));
    assert_eq!(draws.chance().map(|chance| (chance.probability, chance.luck)), Ok((1.0, Luck::Nothing)));
    assert_eq!(player_a(&games, &[Seat::First]).chance().map(|chance| chance.luck), Ok(Luck::NoChoice));
    // And yet nearly every reply completes 4.
    let game = read_record(lost, &"1-3".parse().expect("a rule"), Convention::Misere).expect("a game");
    assert_eq!(Replies::of(&game, Seat::First).expect("1-3").tally().matches(), 4);
}

#[test]
fn who_makes_the_only_winning_take_each_time_has_found_the_way() {
    let (first, second) = ("8: 3 3 1 1", "8: 1 2 3 1 1");
    let games = [first, second, first, second, first];
    let chance = |seats| {
        let draws = player_a(&games, seats);
        let chance = draws.chance().expect("few");
        (draws.count(), draws.successes(), (1.0 / chance.probability).round(), chance.luck)
    };
    // In each game once 1 of 3 takes and once 1 of 2.
    assert_eq!(chance(&BOTH), (10, 10, 7776.0, Luck::Hardly));
    assert_eq!(chance(&[Seat::First]), (6, 6, 216.0, Luck::Hardly));
    assert_eq!(chance(&[Seat::Second]), (4, 4, 36.0, Luck::Seldom));
}

#[test]
fn first_moves_count_and_lost_positions_and_forced_moves_do_not() {
    let trials = |text, rule, convention| {
        let moves = review(text, rule, convention).moves;
        moves.iter().map(|graded| graded.is_trial()).collect::<Vec<_>>()
    };
    // 6 5 2 1 0: the first player leaves 5, and of 2 coins 1; the last one must be taken.
    assert_eq!(trials("6: 1 3 1 1", "1-3", Convention::Misere), [true, false, true, false]);
    // Every take keeps the win.
    assert_eq!(trials("1 1: 1x1 2x1", "any", Convention::Misere), [false, false]);
    assert_eq!(trials("1 1 1: 1x1", "any", Convention::Normal), [false]);
    assert_eq!(trials("3 2 1 2: 1x1", "any", Convention::Normal), [true]);
}

/// Draws every trial anew from all legal moves of its position, in all ways at once.
fn plain_chance(history: &History<Position>, seat: Seat) -> (usize, usize, f64) {
    let mut search = Exhaustive::new(Budget::new(1_000_000));
    let mut position = history.start().clone();
    // By how many times the win was kept: the share of all ways.
    let mut ways = vec![1.0];
    let (mut count, mut kept) = (0, 0);
    for (number, action) in history.actions().iter().enumerate() {
        let Action::Move(made) = *action else { break };
        let moves: Vec<_> = position.legal_moves().iter().collect();
        let winning: Vec<_> = search.winning_moves(&position).expect("small").iter().collect();
        let is_trial = Seat::to_move(number) == seat && !winning.is_empty() && winning.len() < moves.len();
        if is_trial {
            count += 1;
            let wins = |take| winning.contains(&take);
            kept += usize::from(wins(made));
            let mut next = vec![0.0; ways.len() + 1];
            for (already, share) in ways.iter().enumerate() {
                for &take in &moves {
                    next[already + usize::from(wins(take))] += share / moves.len() as f64;
                }
            }
            ways = next;
        }
        position = position.play(made).expect("legal");
    }
    (count, kept, ways[kept..].iter().sum())
}

proptest! {
    #[test]
    fn the_chance_is_that_of_drawing_each_trial_anew(
        heaps in prop::collection::vec(0u32..8, 1..4),
        rule in prop::sample::select(vec!["1-3", "any", "odd", "2,3", "2,5,7"]),
        convention in prop::sample::select(vec![Convention::Normal, Convention::Misere]),
        picks in prop::collection::vec(0u64..1000, 20),
    ) {
        let Ok(start) = Position::of_heaps(&heaps, rule.parse().expect("a rule"), convention) else { return Ok(()) };
        let mut history = History::new(start);
        for pick in picks {
            let moves = history.position().legal_moves();
            let Some(take) = pick.checked_rem(moves.len()).and_then(|place| moves.nth(place)) else { break };
            history.act(Action::Move(take)).expect("legal");
        }
        let review = Review::of(&history).expect("small");
        for seat in BOTH {
            let draws = review.draws(seat);
            let (count, kept, chance) = plain_chance(&history, seat);
            prop_assert_eq!((draws.count(), draws.successes()), (count, kept));
            prop_assert!((draws.chance().expect("few").probability - chance).abs() < 1e-12);
        }
    }
}
