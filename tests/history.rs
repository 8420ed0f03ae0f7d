//! A game as it is played: acting, taking back, doing again, giving up, replaying.

use last_coin::{
    Action, ActionError, Convention, Ending, Finish, Game, History, IllegalTake, MoveList, MoveSet, Position,
    Seat, Status, Take,
};
use std::cell::Cell;
use std::convert::Infallible;

use Convention::{Misere, Normal};
use Seat::{First, Second};

fn position(heaps: &[u32], rule: &str, convention: Convention) -> Position {
    Position::of_heaps(heaps, rule.parse().expect("a rule"), convention).expect("a position")
}

fn take(column: usize, count: u32) -> Action<Take> {
    Action::Move(Take { column, count })
}

fn won_by(winner: Seat, finish: Finish) -> Status {
    Status::Over { winner: Some(winner), finish }
}

/// The history in which `actions` are done one after another.
fn after(start: Position, actions: &[Action<Take>]) -> History<Position> {
    let mut history = History::new(start);
    for &action in actions {
        history.act(action).expect("an action that is allowed");
    }
    history
}

/// All that can be seen of a history.
fn seen(history: &History<Position>) -> (Position, Vec<Action<Take>>, usize, usize, Status) {
    let actions = history.actions().to_vec();
    (history.position().clone(), actions, history.played(), history.moves(), history.status())
}

#[test]
fn a_fresh_game_has_nothing_behind_it() {
    let start = position(&[3, 2], "any", Misere);
    let mut history = History::new(start.clone());
    assert_eq!(seen(&history), (start.clone(), vec![], 0, 0, Status::Playing(First)));
    assert_eq!(history.start(), &start);
    assert_eq!(history.turn(), First);
    assert!(!history.undo());
    assert!(!history.redo());
    assert_eq!(seen(&history), (start, vec![], 0, 0, Status::Playing(First)));
}

#[test]
fn turns_alternate_and_the_convention_says_who_has_won() {
    for (convention, winner) in [(Normal, First), (Misere, Second)] {
        let mut history = History::new(position(&[3, 2], "any", convention));
        for (action, turn) in [(take(0, 2), First), (take(1, 2), Second)] {
            assert_eq!(history.status(), Status::Playing(turn));
            assert_eq!(history.turn(), turn);
            history.act(action).expect("a legal take");
        }
        history.act(take(0, 1)).expect("the last coin");
        assert_eq!(history.moves(), 3);
        assert_eq!(history.status(), won_by(winner, Finish::NoMove));
    }
}

#[test]
fn a_game_ends_when_the_rule_allows_no_take_though_coins_are_left() {
    let history = after(position(&[3], "2", Normal), &[take(0, 2)]);
    assert_eq!(history.position().coins(), 1);
    assert_eq!(history.status(), won_by(First, Finish::NoMove));
    // Whoever cannot move wins at once, without a move.
    assert_eq!(History::new(position(&[], "any", Misere)).status(), won_by(First, Finish::NoMove));
    assert_eq!(History::new(position(&[0], "any", Normal)).status(), won_by(Second, Finish::NoMove));
}

#[test]
fn undo_and_redo_walk_through_the_same_positions() {
    let actions = [take(0, 1), take(2, 3), Action::Resign(First)];
    let start = position(&[5, 4, 3], "any", Misere);
    let mut history = History::new(start);
    let mut stages = vec![(history.position().clone(), history.status())];
    for action in actions {
        history.act(action).expect("an action that is allowed");
        stages.push((history.position().clone(), history.status()));
    }
    for played in (0..actions.len()).rev() {
        assert!(history.undo());
        assert_eq!(history.played(), played);
        assert_eq!(history.moves(), played);
        assert_eq!((history.position().clone(), history.status()), stages[played]);
        assert_eq!(history.actions(), actions);
    }
    assert!(!history.undo());
    for (played, stage) in stages.iter().enumerate().skip(1) {
        assert!(history.redo());
        assert_eq!(history.played(), played);
        assert_eq!((history.position().clone(), history.status()), *stage);
    }
    assert!(!history.redo());
    // A resignation is an action, and not a move.
    assert_eq!((history.played(), history.moves()), (3, 2));
}

#[test]
fn either_seat_may_resign_whoever_is_to_move() {
    for before in [&[][..], &[take(0, 1)], &[take(0, 1), take(1, 1)]] {
        for seat in [First, Second] {
            let mut history = after(position(&[3, 2], "any", Normal), before);
            let turn = history.turn();
            history.act(Action::Resign(seat)).expect("allowed at any time");
            assert_eq!(history.status(), won_by(seat.other(), Finish::Resigned));
            assert_eq!(history.turn(), turn);
            assert!(history.undo());
            assert_eq!(history.status(), Status::Playing(turn));
        }
    }
}

#[test]
fn nothing_more_happens_in_a_game_that_is_over() {
    let start = position(&[1, 1], "any", Misere);
    for actions in [&[take(0, 1), take(1, 1)][..], &[Action::Resign(Second)]] {
        let mut history = after(start.clone(), actions);
        let before = seen(&history);
        for action in [take(0, 1), take(9, 9), Action::Resign(First), Action::Resign(Second)] {
            assert_eq!(history.act(action), Err(ActionError::GameOver));
            assert_eq!(seen(&history), before);
        }
    }
}

#[test]
fn acting_after_undo_drops_what_could_be_done_again() {
    let mut history = after(position(&[5, 4], "any", Misere), &[take(0, 1), take(0, 2), take(1, 3)]);
    history.undo();
    history.undo();
    history.act(take(1, 4)).expect("a legal take");
    assert_eq!(history.actions(), [take(0, 1), take(1, 4)]);
    assert_eq!(history.played(), 2);
    assert!(!history.redo());
    assert_eq!(history.position(), &position(&[4, 0], "any", Misere));

    // The same action as before drops them too, and so does resigning.
    let mut history = after(position(&[5, 4], "any", Misere), &[take(0, 1), take(0, 2), take(1, 3)]);
    history.undo();
    history.undo();
    history.act(take(0, 2)).expect("a legal take");
    assert_eq!(history.actions(), [take(0, 1), take(0, 2)]);
    history.undo();
    history.act(Action::Resign(First)).expect("allowed at any time");
    assert_eq!(history.actions(), [take(0, 1), Action::Resign(First)]);
}

#[test]
fn a_refused_move_changes_nothing_and_keeps_what_can_be_done_again() {
    let mut history = after(position(&[5, 2], "1-3", Misere), &[take(0, 1), take(0, 2)]);
    history.undo();
    let before = seen(&history);
    for (action, expected) in [
        (take(2, 1), IllegalTake::NoColumn { column: 2, columns: 2 }),
        (take(usize::MAX, 1), IllegalTake::NoColumn { column: usize::MAX, columns: 2 }),
        (take(1, 3), IllegalTake::TooFew { count: 3, coins: 2 }),
        (take(0, u32::MAX), IllegalTake::TooFew { count: u32::MAX, coins: 4 }),
        (take(0, 4), IllegalTake::Forbidden { count: 4, rule: "1-3".to_owned() }),
        (take(0, 0), IllegalTake::Forbidden { count: 0, rule: "1-3".to_owned() }),
    ] {
        assert_eq!(history.act(action), Err(ActionError::Refused(expected)));
        assert_eq!(seen(&history), before);
    }
    assert!(history.redo());
    assert_eq!(history.position(), &position(&[2, 2], "1-3", Misere));
}

#[test]
fn refusals_say_what_is_wrong_to_people() {
    let start = position(&[5, 2], "1-3", Misere);
    let message = |action| History::new(start.clone()).act(action).expect_err("a refusal").to_string();
    assert_eq!(message(take(2, 1)), "there is no column 3: the position has 2");
    assert_eq!(message(take(1, 3)), "3 cannot be taken from 2");
    assert_eq!(message(take(0, 4)), "the rule \"1-3\" does not allow taking 4");
}

#[test]
fn a_replay_is_the_game_as_it_was_left() {
    let start = position(&[5, 4, 3], "any", Misere);
    let actions = vec![take(0, 5), take(1, 4), Action::Resign(Second)];
    for left_at in 0..=actions.len() {
        let mut left = after(start.clone(), &actions);
        while left.played() > left_at {
            left.undo();
        }
        let replayed = History::replay(start.clone(), actions.clone(), left_at).expect("a game");
        assert_eq!(seen(&replayed), seen(&left));
    }
    let past_the_end = History::replay(start.clone(), actions, usize::MAX).expect("a game");
    assert_eq!(past_the_end.played(), 3);
    let empty = History::replay(start, vec![], 5).expect("a game");
    assert_eq!(empty.played(), 0);
}

#[test]
fn any_position_on_the_way_can_be_seen() {
    let start = position(&[5, 4, 3], "any", Misere);
    let actions = [take(0, 5), take(1, 4), take(2, 1), Action::Resign(Second)];
    let mut history = after(start.clone(), &actions);
    let on_the_way = [[5, 4, 3], [0, 4, 3], [0, 0, 3], [0, 0, 2], [0, 0, 2], [0, 0, 2]];
    for played in [4, 1] {
        while history.played() > played {
            history.undo();
        }
        for (place, heaps) in on_the_way.iter().enumerate() {
            assert_eq!(history.position_after(place), position(heaps, "any", Misere), "{place}");
        }
    }
}

/// A game of one kind of move, of which a hundred are made, and which counts them.
#[derive(Clone)]
struct Counted<'a> {
    left: u64,
    plays: &'a Cell<u64>,
}

impl Game for Counted<'_> {
    type Move = ();
    type Moves = MoveList<()>;
    type Canonical = u64;
    type Refusal = Infallible;

    fn legal_moves(&self) -> MoveList<()> {
        (0..self.left.min(1)).map(|_| ()).collect()
    }

    fn play(&self, (): ()) -> Result<Self, Infallible> {
        self.plays.set(self.plays.get() + 1);
        Ok(Self { left: self.left - 1, ..*self })
    }

    fn result(&self) -> Option<Ending> {
        (self.left == 0).then_some(Ending::Loss)
    }

    fn canonical(&self) -> u64 {
        self.left
    }
}

#[test]
fn a_replay_makes_each_move_once() {
    let plays = Cell::new(0);
    let start = Counted { left: 100, plays: &plays };
    for played in [0, 50, 100] {
        plays.set(0);
        let history = History::replay(start.clone(), vec![Action::Move(()); 100], played).expect("a game");
        assert_eq!((history.position().left, plays.get()), (100 - played as u64, 100));
    }
}

#[test]
fn a_replay_is_refused_at_the_first_action_that_is() {
    let start = position(&[2, 1], "any", Misere);
    let refusal = |actions, played| History::replay(start.clone(), actions, played).expect_err("a refusal");
    let forbidden = ActionError::Refused(IllegalTake::TooFew { count: 2, coins: 1 });
    assert_eq!(refusal(vec![take(0, 1), take(0, 2), take(9, 9)], 3), (1, forbidden.clone()));
    // What was taken back must have been possible too.
    assert_eq!(refusal(vec![take(0, 1), take(0, 2)], 0), (1, forbidden));
    assert_eq!(refusal(vec![take(0, 2), take(1, 1), take(1, 1)], 1), (2, ActionError::GameOver));
    assert_eq!(refusal(vec![Action::Resign(First), take(0, 1)], 2), (1, ActionError::GameOver));
    assert_eq!(refusal(vec![Action::Resign(First), Action::Resign(Second)], 0), (1, ActionError::GameOver));
}

#[test]
fn a_misere_game_is_decided_when_one_coin_is_left_and_must_be_taken() {
    assert!(position(&[1], "any", Misere).is_decided());
    assert!(position(&[0, 1, 0], "1-3", Misere).is_decided());
    for (heaps, rule, convention) in [
        (&[1][..], "any", Normal),
        (&[2], "any", Misere),
        (&[1, 1], "any", Misere),
        (&[0], "any", Misere),
        (&[], "any", Misere),
        // Nobody can take it: whoever is to move has won.
        (&[1], "2", Misere),
    ] {
        let position = position(heaps, rule, convention);
        assert!(!position.is_decided(), "{heaps:?} {rule} {convention:?}");
    }
    // It is said, and not forced: the game goes on.
    let mut history = History::new(position(&[1], "any", Misere));
    assert_eq!(history.status(), Status::Playing(First));
    history.act(take(0, 1)).expect("a legal take");
    assert_eq!(history.status(), won_by(Second, Finish::NoMove));
}

/// Another kind of game, which nobody wins: so many moves are made, each of one kind.
#[derive(Clone, Debug, PartialEq)]
struct Countdown(u32);

struct OneMove(bool);

impl MoveSet for OneMove {
    type Move = ();

    fn len(&self) -> u64 {
        u64::from(self.0)
    }

    fn nth(&self, index: u64) -> Option<()> {
        (index < self.len()).then_some(())
    }
}

impl Game for Countdown {
    type Move = ();
    type Moves = OneMove;
    type Canonical = u32;
    type Refusal = Infallible;

    fn legal_moves(&self) -> OneMove {
        OneMove(self.0 > 0)
    }

    fn play(&self, (): ()) -> Result<Self, Infallible> {
        Ok(Self(self.0 - 1))
    }

    fn result(&self) -> Option<Ending> {
        (self.0 == 0).then_some(Ending::Draw)
    }

    fn canonical(&self) -> u32 {
        self.0
    }
}

#[test]
fn histories_are_for_every_game_drawn_ones_too() {
    let mut history = History::new(Countdown(2));
    history.act(Action::Move(())).expect("a move");
    history.act(Action::Move(())).expect("a move");
    let drawn = Status::Over { winner: None, finish: Finish::NoMove };
    assert_eq!(history.status(), drawn);
    assert_eq!(
        history.act(Action::Move(())).map_err(|error| error.to_string()),
        Err("the game is over".into())
    );
    assert!(history.undo() && history.undo());
    assert_eq!(history.position(), &Countdown(2));
    assert!(history.redo() && history.redo());
    assert_eq!(history.status(), drawn);
}
