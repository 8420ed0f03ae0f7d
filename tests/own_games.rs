//! Games that a program brings itself: the generic search and the generic players.

mod plain;

use last_coin::{
    Budget, Choice, Convention, Decision, Ending, Exact, Exhaustive, Game, Graph, IllegalMove, Impartial,
    MoveList, MoveSet, Player, PlayerError, Position, Remoteness, Row, Solver, Sum, Tokens, TooLarge,
    Turning, Uniform, odds,
};
use plain::{CONVENTIONS, Plain, position};
use std::collections::HashSet;
use std::sync::Arc;

use Convention::{Misere, Normal};

const ENOUGH: u64 = 1_000_000;

/// A game given by its positions: each either has moves or has ended, as the player to move sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Station(usize);

const STATIONS: [Result<&[usize], Ending>; 10] = [
    Ok(&[1, 2]),
    Err(Ending::Win),
    Err(Ending::Draw),
    Ok(&[0, 4]),
    Err(Ending::Loss),
    Ok(&[3]),
    Ok(&[3, 0]),
    Ok(&[0, 2]),
    Ok(&[3, 9]),
    Ok(&[5]),
];

impl Game for Station {
    type Move = usize;
    type Moves = MoveList<usize>;
    type Canonical = Self;
    type Refusal = IllegalMove;

    fn legal_moves(&self) -> MoveList<usize> {
        STATIONS[self.0].unwrap_or_default().iter().copied().collect()
    }

    fn play(&self, to: usize) -> Result<Self, IllegalMove> {
        self.legal_moves().as_slice().contains(&to).then_some(Self(to)).ok_or(IllegalMove)
    }

    fn result(&self) -> Option<Ending> {
        STATIONS[self.0].err()
    }

    fn canonical(&self) -> Self {
        *self
    }
}

fn divisors(&coins: &u32) -> Vec<u32> {
    (1..coins).filter(|take| coins % take == 0).map(|take| coins - take).collect()
}

/// A queen that goes up, left or both by the same number: Wythoff's game.
fn queen(&(x, y): &(u8, u8)) -> Vec<(u8, u8)> {
    let left = (0..x).map(|to| (to, y));
    let up = (0..y).map(|to| (x, to));
    let both = (1..=x.min(y)).map(|by| (x - by, y - by));
    left.chain(up).chain(both).collect()
}

#[test]
fn search_finds_what_the_fast_methods_find() {
    for convention in CONVENTIONS {
        let mut plain = Plain::new(vec![(1..=5).collect(); 3], convention);
        for heaps in [[5, 4, 3], [1, 1, 1], [5, 5, 0], [3, 2, 1], [0, 0, 0], [5, 1, 1]] {
            let position = position(&heaps, "any", convention);
            let solver = Solver::new(&position).expect("small tables");
            let mut search = Exhaustive::new(Budget::new(ENOUGH));
            let solved = search.solve(&position).expect("a small game");
            assert_eq!(solved.outcome(), solver.outcome(&position).ok());
            assert_eq!(Ok(solved.remoteness), Remoteness::new().of(&position));
            assert_eq!((solved.ending == Ending::Win, solved.remoteness), plain.solve(&heaps));
            let winning = search.winning_moves(&position).expect("a small game");
            let expected: Vec<_> = solver.winning_moves(&position).expect("few").iter().collect();
            assert_eq!(winning.as_slice(), expected, "{heaps:?} {convention:?}");
        }
    }
}

/// W. A. Wythoff, "A modification of the game of Nim", 1907.
#[test]
fn the_lost_squares_of_a_queen_are_wythoffs() {
    let pairs = [(0, 0), (1, 2), (3, 5), (4, 7), (6, 10), (8, 13), (9, 15), (11, 18)];
    let mut search = Exhaustive::new(Budget::new(ENOUGH));
    for x in 0..12 {
        for y in x..19 {
            let game = Impartial::new((x, y), Normal, queen);
            let is_lost = search.solve(&game).expect("a small board").ending == Ending::Loss;
            assert_eq!(is_lost, pairs.contains(&(x, y)), "{x}, {y}");
        }
    }
}

#[test]
fn conventions_are_told_apart_within_one_search() {
    let mut search = Exhaustive::new(Budget::new(ENOUGH));
    for convention in CONVENTIONS {
        let mut won: Vec<bool> = Vec::new();
        for coins in 0..100 {
            let after = divisors(&coins);
            let is_won = match after[..] {
                [] => convention == Misere,
                _ => after.iter().any(|&coins| !won[coins as usize]),
            };
            won.push(is_won);
            let solved = search.solve(&Impartial::new(coins, convention, divisors)).expect("a small game");
            assert_eq!(solved.ending == Ending::Win, is_won, "{coins} {convention:?}");
        }
    }
}

/// One token that can still move, one coin, one head, one heap: whoever moves takes the last, which wins or loses.
#[test]
fn every_kind_of_position_tells_conventions_apart() {
    fn check<G: Game>(position: impl Fn(Convention) -> G) {
        let mut search = Exhaustive::new(Budget::new(ENOUGH));
        for (convention, ending) in [(Normal, Ending::Win), (Misere, Ending::Loss)] {
            let solved = search.solve(&position(convention)).expect("a small game");
            assert_eq!(solved.ending, ending, "{convention:?}");
        }
    }
    check(|convention| Position::of_heaps(&[1], "any".parse().expect("a rule"), convention).expect("a heap"));
    check(|convention| Row::new(Turning::Turtles, &[1], convention).expect("a row"));
    check(|convention| Sum::new(convention).with_heap(1, "any".parse().expect("a rule")).expect("a heap"));
    let graph: Arc<Graph> = Arc::new("a>b".parse().expect("no cycle"));
    check(|convention| Tokens::named(Arc::clone(&graph), &["a"], convention).expect("a vertex"));
}

/// The stations by hand: ending, moves that are left, winning moves and best moves.
#[test]
fn draws_are_better_than_losses_and_worse_than_wins() {
    let expected: [(Ending, u32, &[usize], &[usize]); 10] = [
        (Ending::Draw, 1, &[], &[2]),
        (Ending::Win, 0, &[], &[]),
        (Ending::Draw, 0, &[], &[]),
        (Ending::Win, 1, &[4], &[4]),
        (Ending::Loss, 0, &[], &[]),
        (Ending::Loss, 2, &[], &[3]),
        (Ending::Draw, 2, &[], &[0]),
        (Ending::Draw, 2, &[], &[0, 2]),
        (Ending::Loss, 4, &[], &[9]),
        (Ending::Win, 3, &[5], &[5]),
    ];
    let mut search = Exhaustive::new(Budget::new(ENOUGH));
    for (station, (ending, remoteness, winning, best)) in (0..).map(Station).zip(expected) {
        let solved = search.solve(&station).expect("a small game");
        assert_eq!((solved.ending, solved.remoteness), (ending, remoteness), "{station:?}");
        assert_eq!(solved.outcome().is_none(), ending == Ending::Draw);
        assert_eq!(search.winning_moves(&station).expect("few").as_slice(), winning, "{station:?}");
        assert_eq!(search.best_moves(&station).expect("few").as_slice(), best, "{station:?}");
        if !best.is_empty() {
            assert_eq!(moves_of(&Exact::new(ENOUGH), &station), best, "{station:?}");
        }
    }
}

/// The moves that a player makes with equal probabilities.
fn moves_of<G: Game>(player: &dyn Player<G>, position: &G) -> Vec<G::Move> {
    let policy = player.policy(position).expect("a small game");
    match policy.choices() {
        [(1.0, Choice::OneOf(moves))] => moves.iter().collect(),
        _ => panic!("one choice was expected"),
    }
}

#[test]
fn exact_wins_every_won_square_against_all_replies() {
    for convention in CONVENTIONS {
        let mut search = Exhaustive::new(Budget::new(ENOUGH));
        for x in 0..7 {
            for y in 0..7 {
                let game = Impartial::new((x, y), convention, queen);
                if search.solve(&game).expect("a small board").ending == Ending::Win
                    && game.result().is_none()
                {
                    assert_wins(&game);
                }
            }
        }
    }
}

fn assert_wins<G: Game<Move = (u8, u8), Moves = MoveList<(u8, u8)>>>(game: &G) {
    for choice in moves_of(&Exact::new(ENOUGH), game) {
        let after = game.play(choice).expect("a legal move");
        match after.result() {
            Some(ending) => assert_eq!(ending, Ending::Loss, "{choice:?}"),
            None => {
                for reply in after.legal_moves().iter() {
                    let next = after.play(reply).expect("a legal move");
                    assert_ne!(next.result(), Some(Ending::Loss), "{choice:?}, {reply:?}");
                    if next.result().is_none() {
                        assert_wins(&next);
                    }
                }
            }
        }
    }
}

#[test]
fn uniform_makes_every_move_and_repeats_itself() {
    let game = Impartial::new((2, 2), Normal, queen);
    assert_eq!(moves_of(&Uniform, &game), queen(&(2, 2)));
    let player: &dyn Player<_> = &Uniform;
    let decide = |seed, moves| player.decide(&game, seed, moves);
    let seen: HashSet<(u8, u8)> = (0..100)
        .map(|seed| match decide(seed, 0) {
            Ok(Decision::Move(to)) => to,
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(seen, queen(&(2, 2)).into_iter().collect());
    assert!((0..100).all(|moves| decide(7, moves) == decide(7, moves)));
    assert!((1..100).any(|moves| decide(7, moves) != decide(7, 0)));
    let over = Impartial::new((0, 0), Normal, queen);
    assert_eq!(player.decide(&over, 7, 0), Err(PlayerError::GameOver));
}

#[test]
fn a_perfect_player_always_beats_chance_from_a_won_square() {
    let chances = |x, y| {
        let game = Impartial::new((x, y), Normal, queen);
        odds(&game, [&Exact::new(ENOUGH), &Uniform], &Budget::new(100 * ENOUGH)).expect("a small board")
    };
    assert_eq!(chances(3, 4).win, 1.0);
    let lost = chances(1, 2);
    assert!(0.0 < lost.win && lost.win < 1.0 && 0.0 < lost.loss, "{lost:?}");
}

#[test]
fn what_is_too_large_is_refused() {
    let any = |&coins: &u32| (0..coins).collect::<Vec<u32>>();
    // Each position holds a million moves; a search that did not pay for them would hold them all a thousand times.
    let wide = Impartial::new(1_000_000, Normal, any);
    assert_eq!(Exhaustive::new(Budget::new(ENOUGH)).solve(&wide).err(), Some(TooLarge));
    let endless = Impartial::new(1, Normal, |&place: &u32| vec![place.wrapping_mul(3)]);
    let mut search = Exhaustive::new(Budget::new(ENOUGH));
    assert_eq!(search.solve(&endless).err(), Some(TooLarge));
    assert_eq!(search.left(), 0);
    let player: &dyn Player<_> = &Exact::new(10);
    let game = Impartial::new((6, 6), Normal, queen);
    assert_eq!(player.decide(&game, 7, 0), Err(PlayerError::TooLarge(TooLarge)));
    assert_eq!(Exhaustive::new(Budget::new(20)).winning_moves(&game).err(), Some(TooLarge));
}

#[test]
fn a_move_that_is_not_allowed_is_refused() {
    let game = Impartial::new(12, Misere, divisors);
    assert_eq!(game.play(7).err(), Some(IllegalMove));
    assert_eq!(game.play(6).map(|after| (*after.position(), after.convention())), Ok((6, Misere)));
    assert_eq!(IllegalMove.to_string(), "there is no such move here");
}
