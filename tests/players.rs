//! The computer players: what each does, with which probability, and that games repeat.

mod plain;

use last_coin::{
    Beginner, Choice, Convention, Decision, Fallible, Game, Greedy, Heap, MoveSet, Perfect, Player,
    PlayerError, Position, Random, Remoteness, Solver, Take, TooLarge,
};
use plain::{CONVENTIONS, Plain, multisets, position, rule};
use std::collections::{BTreeMap, HashMap, HashSet};

use Convention::{Misere, Normal};

/// The probability of each take, by column and count; `None` is giving up.
type Chances = BTreeMap<Option<(usize, u32)>, f64>;

const ROUNDING: f64 = 1e-12;

fn chances(player: &dyn Player<Position>, position: &Position) -> Chances {
    let mut chances = Chances::new();
    for (probability, choice) in player.policy(position).expect("small tables").choices() {
        match choice {
            Choice::OneOf(moves) => {
                assert!(!moves.is_empty(), "a choice without a move");
                for take in moves.iter() {
                    let chance = chances.entry(Some((take.column, take.count))).or_default();
                    *chance += probability / moves.len() as f64;
                }
            }
            Choice::Resign => *chances.entry(None).or_default() += probability,
        }
    }
    let sum: f64 = chances.values().sum();
    assert!((sum - 1.0).abs() < ROUNDING, "the probabilities add up to {sum}");
    chances.retain(|_, chance| *chance > 0.0);
    chances
}

/// Each of these with the same share of `whole`.
fn shared(takes: &[(usize, u32)], whole: f64) -> impl Iterator<Item = (Option<(usize, u32)>, f64)> {
    takes.iter().map(move |&take| (Some(take), whole / takes.len() as f64))
}

fn equally(takes: &[(usize, u32)]) -> Chances {
    shared(takes, 1.0).collect()
}

#[track_caller]
fn assert_chances(player: &dyn Player<Position>, position: &Position, expected: &Chances) {
    let found = chances(player, position);
    let heaps: Vec<u32> = position.heaps().map(Heap::coins).collect();
    let context = format!("{heaps:?} {:?}: {found:?}, expected {expected:?}", position.convention());
    assert!(found.keys().eq(expected.keys()), "{context}");
    let close = |(one, other): (&f64, &f64)| (one - other).abs() < ROUNDING;
    assert!(found.values().zip(expected.values()).all(close), "{context}");
}

/// Heaps with a rule for each.
fn mixed(heaps: &[(u32, &str)], convention: Convention) -> Position {
    let coins: Vec<u32> = heaps.iter().map(|&(coins, _)| coins).collect();
    let rules = heaps.iter().map(|&(_, text)| rule(text)).collect();
    Position::of_heaps_with_rules(&coins, rules, convention).expect("a position")
}

fn everyone() -> Vec<Box<dyn Player<Position>>> {
    vec![
        Box::new(Perfect),
        Box::new(Fallible::default()),
        Box::new(Random),
        Box::new(Beginner),
        Box::new(Greedy),
    ]
}

/// Every position of a few heaps that is not over, with the plain search for it.
fn for_small_positions(mut check: impl FnMut(&Position, &[u32], &mut Plain)) {
    for (text, takes) in [("any", vec![1, 2, 3, 4, 5, 6]), ("1-3", vec![1, 2, 3]), ("2,5", vec![2, 5])] {
        for convention in CONVENTIONS {
            for heaps in multisets(4, 6) {
                let position = position(&heaps, text, convention);
                let mut plain = Plain::new(vec![takes.clone(); heaps.len()], convention);
                if position.result().is_none() {
                    check(&position, &heaps, &mut plain);
                }
            }
        }
    }
}

/// A column and the coins taken from it.
type ColumnTake = (usize, u32);

/// The takes that leave the opponent lost, and the others.
fn winning_and_losing(heaps: &[u32], plain: &mut Plain) -> (Vec<ColumnTake>, Vec<ColumnTake>) {
    let (winning, losing): (Vec<_>, Vec<_>) =
        plain.options(heaps).into_iter().partition(|(_, _, after)| !plain.solve(after).0);
    let takes = |options: Vec<(usize, u32, Vec<u32>)>| {
        options.into_iter().map(|(column, count, _)| (column, count)).collect()
    };
    (takes(winning), takes(losing))
}

/// What is asked of a reply in a lost position, from its words: that the game lasts longest, then that the smallest share
/// of the opponent's moves wins.
fn hardest_replies(heaps: &[u32], plain: &mut Plain) -> Vec<ColumnTake> {
    let mut replies = Vec::new();
    for (column, count, after) in plain.options(heaps) {
        let (winning, losing) = winning_and_losing(&after, plain);
        let legal = winning.len() + losing.len();
        let share = if legal == 0 { 1.0 } else { winning.len() as f64 / legal as f64 };
        replies.push(((column, count), plain.solve(&after).1, share));
    }
    let longest = replies.iter().map(|reply| reply.1).max();
    replies.retain(|reply| Some(reply.1) == longest);
    let smallest = replies.iter().map(|reply| reply.2).fold(f64::INFINITY, f64::min);
    replies.retain(|reply| reply.2 - smallest < ROUNDING);
    replies.into_iter().map(|reply| reply.0).collect()
}

#[test]
fn perfect_chooses_among_all_winning_moves_or_the_hardest_replies() {
    for_small_positions(|position, heaps, plain| {
        let (winning, _) = winning_and_losing(heaps, plain);
        let moves = if winning.is_empty() { hardest_replies(heaps, plain) } else { winning };
        assert_chances(&Perfect, position, &equally(&moves));
    });
}

#[test]
fn perfect_knows_the_games_that_people_know() {
    for convention in CONVENTIONS {
        let five_columns = position(&[5, 4, 3, 2, 1], "any", convention);
        assert_chances(&Perfect, &five_columns, &equally(&[(0, 1), (2, 1), (4, 1)]));
    }
    assert_chances(&Perfect, &position(&[3, 1], "any", Misere), &equally(&[(0, 3)]));
    assert_chances(&Perfect, &position(&[3, 1], "any", Normal), &equally(&[(0, 2)]));
    // Lost: all replies last as long, and after each of them one answer of three wins.
    assert_chances(&Perfect, &position(&[21], "1-3", Misere), &equally(&[(0, 1), (0, 2), (0, 3)]));
    // After a take of 3 one answer of two wins.
    assert_chances(&Perfect, &position(&[5], "1-3", Misere), &equally(&[(0, 1), (0, 2)]));
    // It goes on to the end.
    assert_chances(&Perfect, &position(&[1], "any", Misere), &equally(&[(0, 1)]));
}

/// From a lost number, whoever answers 1 with K must not win by that alone.
#[test]
fn perfect_chooses_among_equal_replies_by_the_seed() {
    let player: &dyn Player<Position> = &Perfect;
    let lost = position(&[21], "1-3", Misere);
    let takes: Vec<u32> = (0..60)
        .map(|seed| match player.decide(&lost, seed, 0) {
            Ok(Decision::Move(take)) => take.count,
            other => panic!("{other:?}"),
        })
        .collect();
    for count in 1..=3 {
        let times = takes.iter().filter(|&&take| take == count).count();
        assert!(times >= 10, "{count} coins {times} times of 60");
    }
}

/// Where a game is too large for a search and no formula is known, the share of winning replies is what counts.
#[test]
fn perfect_makes_it_hard_where_the_length_is_unknown() {
    let (heaps, takes) = ([90, 90, 75, 75], [1, 3, 8]);
    let mut values = vec![0u32];
    for coins in 1..=90 {
        let options: Vec<u32> =
            takes.iter().filter(|&&take| take <= coins).map(|take| values[coins - take]).collect();
        values.push((0..).find(|value| !options.contains(value)).expect("few options"));
    }
    // While some value is two or more, positions are lost in both conventions when their XOR is 0.
    assert!(values[67..].contains(&2));
    for convention in CONVENTIONS {
        let start = position(&heaps.map(|coins| coins as u32), "1,3,8", convention);
        assert!(Remoteness::new().of(&start).is_err());
        let options = (0..heaps.len()).flat_map(|column| takes.map(|take| (column, take)));
        let share = |&(column, take): &(usize, usize)| {
            let mut after = heaps;
            after[column] -= take;
            let sum = after.iter().fold(0, |sum, &coins| sum ^ values[coins]);
            let wins = |coins: usize, take: usize| values[coins - take] == values[coins] ^ sum;
            after.iter().map(|&coins| takes.iter().filter(|&&take| wins(coins, take)).count()).sum::<usize>()
        };
        let smallest = options.clone().map(|option| share(&option)).min().expect("takes");
        let expected: Vec<_> = options
            .filter(|option| share(option) == smallest)
            .map(|(column, take)| (column, take as u32))
            .collect();
        assert_chances(&Perfect, &start, &equally(&expected));
    }
}

/// The longest that a lost game of Nim can last, coin by coin, however large it is.
#[test]
fn perfect_holds_out_as_long_as_it_can_at_nim() {
    for (convention, moves) in [(Normal, 48), (Misere, 47)] {
        let mut game = position(&[16, 24, 8], "any", convention);
        let player: &dyn Player<Position> = &Perfect;
        let mut played = 0;
        while game.result().is_none() {
            let before = Remoteness::new().of(&game).expect("a formula");
            assert_eq!(before, moves - played);
            // The winner hurries: of the takes that win, one after which the fewest moves are left.
            let take = if played % 2 == 0 {
                match player.decide(&game, 7, played as usize) {
                    Ok(Decision::Move(take)) => take,
                    other => panic!("{other:?}"),
                }
            } else {
                let winning = Solver::new(&game).and_then(|solver| solver.winning_moves(&game));
                let length = |take: &Take| Remoteness::new().of(&game.play(*take).expect("a legal take"));
                winning.expect("few").iter().min_by_key(|take| length(take).expect("a formula")).expect("won")
            };
            game = game.play(take).expect("a legal take");
            played += 1;
        }
        assert_eq!(played, moves);
    }
}

#[test]
fn fallible_errs_with_its_probability_where_it_can() {
    for mistakes in [0.0, 0.3, 0.5, 1.0] {
        let fallible = Fallible::new(mistakes).expect("a probability");
        for_small_positions(|position, heaps, plain| {
            let (winning, losing) = winning_and_losing(heaps, plain);
            let best = if winning.is_empty() { hardest_replies(heaps, plain) } else { winning };
            let mistakes = if losing.is_empty() { 0.0 } else { mistakes };
            let mut expected = Chances::new();
            for (take, chance) in shared(&best, 1.0 - mistakes).chain(shared(&losing, mistakes)) {
                *expected.entry(take).or_default() += chance;
            }
            expected.retain(|_, chance| *chance > 0.0);
            assert_chances(&fallible, position, &expected);
        });
    }
}

#[test]
fn fallible_errs_in_three_moves_of_ten_unless_told_otherwise() {
    let five_columns = position(&[5, 4, 3, 2, 1], "any", Misere);
    let winning = [(0, 1), (2, 1), (4, 1)];
    let found = chances(&Fallible::default(), &five_columns);
    assert_eq!(found.len(), 15);
    for (take, chance) in found {
        let wins = take.is_some_and(|take| winning.contains(&take));
        let expected = if wins { 0.7 / 3.0 } else { 0.3 / 12.0 };
        assert!((chance - expected).abs() < ROUNDING, "{take:?} {chance}");
    }
    let player: &dyn Player<Position> = &Fallible::default();
    let errs = |&seed: &u64| match player.decide(&five_columns, seed, 0) {
        Ok(Decision::Move(take)) => !winning.contains(&(take.column, take.count)),
        other => panic!("{other:?}"),
    };
    let mistakes = (0..10_000).filter(errs).count();
    assert!((2_800..=3_200).contains(&mistakes), "{mistakes} mistakes in 10000");
}

#[test]
fn fallible_has_nothing_to_err_with_where_every_move_wins() {
    let careless = Fallible::new(1.0).expect("a probability");
    assert_chances(&careless, &position(&[1, 1], "any", Misere), &equally(&[(0, 1), (1, 1)]));
    assert_chances(&careless, &position(&[3], "3", Normal), &equally(&[(0, 3)]));
}

#[test]
fn fallible_refuses_what_is_no_probability() {
    for mistakes in [-0.1, -f64::MIN_POSITIVE, 1.0 + f64::EPSILON, f64::NAN, f64::INFINITY, f64::NEG_INFINITY]
    {
        assert!(Fallible::new(mistakes).is_none(), "{mistakes}");
    }
}

#[test]
fn random_picks_a_column_that_has_a_take_and_then_a_take() {
    let uneven = equally(&[(0, 1), (0, 2), (0, 3)]).into_iter().map(|(take, chance)| (take, chance / 2.0));
    let expected = uneven.chain([(Some((2, 1)), 0.5)]).collect();
    assert_chances(&Random, &position(&[5, 0, 1], "1-3", Misere), &expected);
    // No two coins to take in the column between.
    assert_chances(&Random, &position(&[3, 1, 2], "2", Normal), &equally(&[(0, 2), (2, 2)]));
    assert_chances(
        &Random,
        &mixed(&[(6, "2,5"), (4, "odd")], Normal),
        &equally(&[(0, 2), (0, 5), (1, 1), (1, 3)]),
    );
    // It does not give up.
    assert_chances(&Random, &position(&[1], "any", Misere), &equally(&[(0, 1)]));
}

#[test]
fn beginner_sees_the_end_of_a_misere_game() {
    let misere = |heaps: &[u32], text| position(heaps, text, Misere);
    // One column: leaves exactly one coin.
    assert_chances(&Beginner, &misere(&[7], "any"), &equally(&[(0, 6)]));
    assert_chances(&Beginner, &misere(&[0, 2, 0], "any"), &equally(&[(1, 1)]));
    assert_chances(&Beginner, &misere(&[4], "1-3"), &equally(&[(0, 3)]));
    // Two columns, one of a single coin: takes the whole other.
    assert_chances(&Beginner, &misere(&[1, 5], "any"), &equally(&[(1, 5)]));
    assert_chances(&Beginner, &misere(&[5, 0, 1], "any"), &equally(&[(0, 5)]));
    assert_chances(&Beginner, &misere(&[1, 1], "any"), &equally(&[(0, 1), (1, 1)]));
    assert_chances(&Beginner, &misere(&[3, 1], "1-3"), &equally(&[(0, 3)]));
    // A single coin: gives up, but only where the coin must be taken.
    assert_chances(&Beginner, &misere(&[0, 1], "any"), &[(None, 1.0)].into());
    assert!(misere(&[1], "2").result().is_some());
}

#[test]
fn beginner_sees_the_end_of_a_normal_game() {
    let normal = |heaps: &[u32], text| position(heaps, text, Normal);
    // One column: takes it all, a single coin too.
    assert_chances(&Beginner, &normal(&[7], "any"), &equally(&[(0, 7)]));
    assert_chances(&Beginner, &normal(&[0, 1], "any"), &equally(&[(1, 1)]));
    assert_chances(&Beginner, &normal(&[3], "1-3"), &equally(&[(0, 3)]));
    // Two columns, one of a single coin and the other larger: leaves 1 and 1.
    assert_chances(&Beginner, &normal(&[1, 5], "any"), &equally(&[(1, 4)]));
    assert_chances(&Beginner, &normal(&[2, 0, 1], "any"), &equally(&[(0, 1)]));
    assert_chances(&Beginner, &normal(&[4, 1], "1-3"), &equally(&[(0, 3)]));
}

/// Two columns, each under one of many rules, and up to two more in which nothing may be taken.
fn for_positions_of_two_rules(mut check: impl FnMut(&Position, &[u32], &mut Plain)) {
    let rules =
        [("any", vec![1, 2, 3, 4, 5, 6, 7]), ("1-2", vec![1, 2]), ("2", vec![2]), ("2,3", vec![2, 3])];
    for (one, one_takes) in &rules {
        for (other, other_takes) in rules.iter().chain([&("3,5", vec![3, 5])]) {
            for convention in CONVENTIONS {
                let takes = vec![one_takes.clone(), other_takes.clone(), vec![9]];
                let mut plain = Plain::new(takes, convention);
                for heaps in (0..64).map(|number| [number / 8, number % 8, 1]) {
                    let position = mixed(&[(heaps[0], one), (heaps[1], other), (1, "9")], convention);
                    if position.result().is_none() {
                        check(&position, &heaps, &mut plain);
                    }
                }
            }
        }
    }
}

/// An ending that a beginner sees wins, whatever the least take is; and it sees all of them.
#[test]
fn beginner_wins_with_every_ending_that_it_sees() {
    let mut seen = 0;
    for_positions_of_two_rules(|position, heaps, plain| {
        let is_stuck = |plain: &Plain, heaps: &[u32], column| {
            plain.options(heaps).iter().all(|&(place, ..)| place != column)
        };
        let is_last = |plain: &Plain, heaps: &[u32], column| {
            let from_here = plain.options(heaps).into_iter().filter(|&(place, ..)| place == column);
            from_here.fold(true, |is_last, (.., after)| is_last && is_stuck(plain, &after, column))
        };
        let parity = usize::from(position.convention() == Misere);
        let endings: Vec<ColumnTake> = plain
            .options(heaps)
            .into_iter()
            .filter(|(.., after)| {
                let open: Vec<usize> = (0..3).filter(|&column| !is_stuck(plain, after, column)).collect();
                open.len() % 2 == parity && open.iter().all(|&column| is_last(plain, after, column))
            })
            .map(|(column, count, _)| (column, count))
            .collect();
        let found = chances(&Beginner, position);
        if position.is_decided() {
            assert_eq!(found, [(None, 1.0)].into());
        } else if endings.is_empty() {
            assert_eq!(found, chances(&Random, position), "{heaps:?}");
        } else {
            assert_chances(&Beginner, position, &equally(&endings));
            let (winning, _) = winning_and_losing(heaps, plain);
            assert!(endings.iter().all(|take| winning.contains(take)), "{heaps:?}");
            seen += 1;
        }
    });
    assert!(seen > 500, "{seen}");
}

#[test]
fn beginner_sees_the_end_where_single_coins_may_not_be_taken() {
    assert_chances(&Beginner, &position(&[4], "2,3", Misere), &equally(&[(0, 2)]));
    assert_chances(&Beginner, &position(&[4], "2,3", Normal), &equally(&[(0, 3)]));
    // The coin in the first column stays.
    assert_chances(&Beginner, &mixed(&[(1, "2"), (3, "any")], Normal), &equally(&[(1, 3)]));
    assert_chances(&Beginner, &mixed(&[(1, "2"), (3, "any")], Misere), &equally(&[(1, 2)]));
}

#[test]
fn beginner_is_random_everywhere_else() {
    for (heaps, text, convention) in [
        // The rule forbids the take that the ending asks for.
        (&[7][..], "1-3", Misere),
        (&[1, 5], "1-3", Misere),
        (&[3, 1], "2", Misere),
        (&[4], "1-3", Normal),
        (&[1, 5], "1-3", Normal),
        (&[3], "2", Normal),
        // Two single coins under normal play; larger or more columns.
        (&[1, 1], "any", Normal),
        (&[2, 2], "any", Normal),
        (&[2, 2], "any", Misere),
        (&[3, 2], "any", Misere),
        (&[1, 1, 1], "any", Normal),
        (&[1, 1, 1], "any", Misere),
        (&[1, 1, 4], "any", Misere),
        (&[5, 4, 3, 2, 1], "any", Misere),
        (&[5, 4, 3, 2, 1], "1-3", Normal),
    ] {
        let position = position(heaps, text, convention);
        assert_chances(&Beginner, &position, &chances(&Random, &position));
    }
    // Of two single coins, it takes the one that may be taken.
    assert_chances(&Beginner, &mixed(&[(1, "any"), (1, "2")], Misere), &equally(&[(0, 1)]));
}

#[test]
fn greedy_takes_as_many_as_it_may_from_the_largest_column() {
    for convention in CONVENTIONS {
        assert_chances(&Greedy, &position(&[5, 9, 2], "any", convention), &equally(&[(1, 9)]));
        assert_chances(
            &Greedy,
            &position(&[9, 5, 9, 9], "1-3", convention),
            &equally(&[(0, 3), (2, 3), (3, 3)]),
        );
        assert_chances(&Greedy, &position(&[10, 1], "odd", convention), &equally(&[(0, 9)]));
        assert_chances(&Greedy, &position(&[0, 1], "any", convention), &equally(&[(1, 1)]));
        // The largest column, even where a smaller one would give more; but one that has a take.
        assert_chances(&Greedy, &mixed(&[(9, "1-2"), (8, "any")], convention), &equally(&[(0, 2)]));
        assert_chances(&Greedy, &mixed(&[(9, "10"), (8, "1")], convention), &equally(&[(1, 1)]));
        assert_chances(&Greedy, &mixed(&[(9, "1-2"), (9, "1-4")], convention), &equally(&[(0, 2), (1, 4)]));
    }
}

#[test]
fn chance_falls_as_the_policy_says() {
    let five_columns = position(&[5, 4, 3, 2, 1], "any", Misere);
    for player in everyone() {
        let player = &*player;
        let mut counts: BTreeMap<(usize, u32), u32> = BTreeMap::new();
        const TRIALS: u32 = 20_000;
        for trial in 0..TRIALS {
            // Neither neighbouring seeds nor neighbouring moves hang together.
            let (seed, moves) = (u64::from(trial / 100), (trial % 100) as usize);
            let Ok(Decision::Move(take)) = player.decide(&five_columns, seed, moves) else {
                panic!("it did not move")
            };
            *counts.entry((take.column, take.count)).or_default() += 1;
        }
        let expected = chances(player, &five_columns);
        assert!(counts.keys().all(|take| expected.contains_key(&Some(*take))));
        for (take, chance) in expected {
            let take = take.expect("nobody gives up here");
            let count = f64::from(counts.get(&take).copied().unwrap_or(0));
            let mean = f64::from(TRIALS) * chance;
            let deviation = (mean * (1.0 - chance)).sqrt();
            assert!(
                (count - mean).abs() <= 5.0 * deviation + ROUNDING,
                "{take:?}: {count} times, not {mean}"
            );
        }
    }
}

/// The takes of a whole game that `player` plays against itself.
fn game_of(player: &dyn Player<Position>, start: &Position, seed: u64) -> Vec<(usize, u32)> {
    let mut position = start.clone();
    let mut takes = Vec::new();
    while let Ok(Decision::Move(take)) = player.decide(&position, seed, takes.len()) {
        position = position.play(take).expect("a legal take");
        takes.push((take.column, take.count));
    }
    takes
}

#[test]
fn a_game_repeats_by_its_seed_and_differs_by_it() {
    let start = position(&[5, 4, 3, 2, 1], "any", Misere);
    for player in everyone() {
        for seed in [0, 1, 12345, (1 << 53) - 1, u64::MAX] {
            assert_eq!(game_of(&*player, &start, seed), game_of(&*player, &start, seed));
        }
    }
    let games: Vec<_> = (0..50).map(|seed| game_of(&Random, &start, seed)).collect();
    let distinct: HashSet<_> = games.iter().collect();
    assert!(distinct.len() > 45, "{} different games of 50", distinct.len());
    let player: &dyn Player<Position> = &Random;
    let answers: Vec<_> = (0..50).map(|moves| player.decide(&start, 7, moves).expect("a move")).collect();
    assert!(answers.iter().any(|answer| *answer != answers[0]), "the move's number makes no difference");
}

/// A game that is passed on as its set-up and seed is the same game everywhere; e2e/bindings.test.mjs has it too.
#[test]
fn a_seed_means_the_same_game_on_every_machine() {
    let start = position(&[5, 4, 3, 2, 1], "any", Misere);
    assert_eq!(game_of(&Random, &start, 2026), [(0, 3), (4, 1), (1, 4), (2, 2), (3, 2), (0, 2), (2, 1)]);
}

#[test]
fn nobody_moves_in_a_game_that_is_over() {
    for convention in CONVENTIONS {
        for over in [
            position(&[], "any", convention),
            position(&[0, 0], "1-3", convention),
            position(&[1, 1], "2", convention),
        ] {
            for player in everyone() {
                assert_eq!(player.decide(&over, 1, 0), Err(PlayerError::GameOver));
            }
        }
    }
}

#[test]
fn only_players_that_need_a_solution_find_a_game_too_large() {
    let large = position(&[1_000_000_000], "1,900000000", Normal);
    let fallible = Fallible::default();
    let exact: [&dyn Player<Position>; 2] = [&Perfect, &fallible];
    for player in exact {
        assert_eq!(player.decide(&large, 1, 0), Err(PlayerError::TooLarge(TooLarge)));
    }
    let others: [&dyn Player<Position>; 3] = [&Random, &Beginner, &Greedy];
    for player in others {
        let Ok(Decision::Move(take)) = player.decide(&large, 1, 0) else { panic!("it did not move") };
        assert!(large.play(take).is_ok());
    }
    let most = Take { column: 0, count: 900_000_000 };
    let greedy: &dyn Player<Position> = &Greedy;
    assert_eq!(greedy.decide(&large, 1, 0), Ok(Decision::Move(most)));
}

/// With which probability `mover` wins against `waiter`, by all that both may do.
fn win_chance(
    mover: (usize, &dyn Player<Position>),
    waiter: (usize, &dyn Player<Position>),
    position: &Position,
    known: &mut HashMap<(usize, Vec<u32>), f64>,
) -> f64 {
    if let Some(ending) = position.result() {
        return if ending == last_coin::Ending::Win { 1.0 } else { 0.0 };
    }
    let key = (mover.0, position.heaps().map(Heap::coins).collect());
    if let Some(&chance) = known.get(&key) {
        return chance;
    }
    let mut chance = 0.0;
    for (take, probability) in chances(mover.1, position) {
        let Some((column, count)) = take else { continue };
        let after = position.play(Take { column, count }).expect("a legal take");
        chance += probability * (1.0 - win_chance(waiter, mover, &after, known));
    }
    known.insert(key, chance);
    chance
}

fn first_wins(first: &dyn Player<Position>, second: &dyn Player<Position>, start: &Position) -> f64 {
    win_chance((0, first), (1, second), start, &mut HashMap::new())
}

#[test]
fn players_beat_each_other_as_often_as_is_published() {
    let start = position(&[5, 4, 3, 2, 1], "any", Misere);
    let close =
        |found: f64, expected: f64| assert!((found - expected).abs() < 1e-5, "{found}, not {expected}");
    close(first_wins(&Random, &Random, &start), 0.5);
    close(first_wins(&Beginner, &Random, &start), 0.84567);
    close(first_wins(&Random, &Beginner, &start), 0.15482);
    // The first is won, and perfect play loses nothing that is won.
    for opponent in everyone() {
        close(first_wins(&Perfect, &*opponent, &start), 1.0);
    }
    close(first_wins(&Fallible::new(0.0).expect("a probability"), &Random, &start), 1.0);
}
