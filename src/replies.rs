//! Did a player know the trick, or was it chance? The replies of one seat in a game of taking 1 to K from one heap.
//!
//! A *reply* is a move that answers the other player's move, so every move but the very first of a game. It *matches*
//! when the two together take K + 1 coins. It is *forced* when there was no other legal take.
//!
//! The chance that is worked out: if the player had drawn every unforced reply uniformly from its legal takes, in the same
//! positions and after the same moves, how likely at least as many of them had matched as did. Forced replies are left out, as
//! matches and as tries: they tell nothing. Luck has 1 chance of the number of legal takes where the match was legal, else 0.
//!
//! Matches alone are no sign of knowledge: who always takes 1 matches every time the other takes K. [`Review::draws`](crate::Review::draws)
//! tell whether the win was kept.

use crate::budget::TooLarge;
use crate::chance::{Chance, Draws};
use crate::game::{Game, MoveSet, Seat};
use crate::history::{Action, History};
use crate::position::{Position, Take};
use crate::rule::RuleKind;
use crate::solve::Solver;
use thiserror::Error;

/// Why there is nothing to say about replies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum RepliesError {
    /// The game is not played with one column.
    #[error("replies that complete K + 1 are counted only in games of one column")]
    NotOneColumn,
    /// The rule is not "1 to K".
    #[error("replies that complete K + 1 are counted only under rules such as 1-3")]
    NotUpTo,
    /// The game, or the chance, is too large.
    #[error(transparent)]
    TooLarge(#[from] TooLarge),
}

/// A move that answers the other player's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reply {
    /// The number of the move in the game, from 0.
    pub number: usize,
    /// What the other player had just taken.
    pub answered: u32,
    /// What was taken.
    pub taken: u32,
    /// How many takes were legal.
    pub legal: u32,
    /// Whether one of them matched.
    pub can_match: bool,
    /// Whether the one that was made matched.
    pub is_match: bool,
    /// Whether it wins, and no other legal take would have.
    pub is_only_win: bool,
}

impl Reply {
    /// Whether there was no other legal take.
    pub fn is_forced(self) -> bool {
        self.legal == 1
    }

    /// Whether it matches and another take was legal.
    fn is_chosen_match(&self) -> bool {
        self.is_match && !self.is_forced()
    }

    /// How likely a legal take chosen uniformly is to match.
    fn chance(self) -> f64 {
        if self.can_match { 1.0 / f64::from(self.legal) } else { 0.0 }
    }
}

/// Where the matches of a seat began in a game, and whether they last to the end. Forced replies count for neither, and
/// replies that could not match do not break a run. Moves are told by their numbers in the game, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Course {
    /// No reply left a choice.
    NoChoice,
    /// None with a choice matched.
    Never,
    /// From this move to the end.
    Lasting(usize),
    /// From this move, but not to the end.
    Broken(usize),
    /// From move `first`, broken, and from move `again` to the end.
    Resumed {
        /// The first match.
        first: usize,
        /// Where the last run of matches begins.
        again: usize,
    },
}

impl Course {
    fn of(replies: &[Reply]) -> Self {
        if replies.iter().all(|reply| reply.is_forced()) {
            return Self::NoChoice;
        }
        let Some(first) = replies.iter().find(|reply| reply.is_chosen_match()) else { return Self::Never };
        let unbroken = replies.iter().rev().take_while(|reply| reply.is_match || !reply.can_match);
        match unbroken.filter(|reply| reply.is_chosen_match()).last() {
            None => Self::Broken(first.number),
            Some(again) if again.number == first.number => Self::Lasting(first.number),
            Some(again) => Self::Resumed { first: first.number, again: again.number },
        }
    }
}

/// The replies of one seat in one game.
///
/// ```
/// use last_coin::{Convention, Course, Luck, Replies, Seat, read_record};
///
/// let game = read_record("21: 3 1 2 2 1 3 3 1 2 2 1", &"1-3".parse()?, Convention::Misere)?;
/// let replies = Replies::of(&game, Seat::Second)?;
/// assert_eq!(replies.course, Course::Lasting(1));
/// let tally = replies.tally();
/// assert_eq!((tally.unforced(), tally.matches()), (5, 5));
/// // Each was one of three legal takes.
/// let chance = tally.chance()?;
/// assert!((chance.probability - 1.0 / 243.0).abs() < 1e-15);
/// assert_eq!(chance.luck, Luck::Hardly);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replies {
    /// In the order of the game.
    pub replies: Vec<Reply>,
    /// What two turns take together where the reply matches: K + 1.
    pub sum: u32,
    /// Where the matches began, and whether they last.
    pub course: Course,
}

impl Replies {
    /// The replies of `seat` among the moves in force.
    ///
    /// # Errors
    /// The game is of another kind, or too large.
    pub fn of(history: &History<Position>, seat: Seat) -> Result<Self, RepliesError> {
        let start = history.start();
        let mut heaps = start.heaps();
        let (Some(heap), None) = (heaps.next(), heaps.next()) else { return Err(RepliesError::NotOneColumn) };
        let RuleKind::UpTo(most) = heap.rule().kind() else { return Err(RepliesError::NotUpTo) };
        let solver = Solver::new(start)?;
        let mut replies = Vec::new();
        let mut position = start.clone();
        let mut answered = None;
        for (number, action) in history.actions()[..history.played()].iter().enumerate() {
            let Action::Move(take) = *action else { break };
            if let Some(answered) = answered
                && Seat::to_move(number) == seat
            {
                replies.push(reply(&solver, &position, most, number, answered, take)?);
            }
            // The history has played it before.
            position = position.play(take).map_err(|_| TooLarge)?;
            answered = Some(take.count);
        }
        // At most MAX_COINS may be taken, so there is room for one more.
        Ok(Self { course: Course::of(&replies), sum: most + 1, replies })
    }

    /// How the replies came out.
    pub fn tally(&self) -> Tally {
        let forced_matches = self.replies.iter().filter(|reply| reply.is_match && reply.is_forced()).count();
        let mut tally = Tally { forced_matches, ..Tally::default() };
        for reply in self.replies.iter().filter(|reply| !reply.is_forced()) {
            tally.draws.push(reply.chance(), reply.is_match);
            tally.only_wins += usize::from(reply.is_match && reply.is_only_win);
        }
        tally
    }
}

fn reply(
    solver: &Solver,
    position: &Position,
    most: u32,
    number: usize,
    answered: u32,
    Take { count: taken, column }: Take,
) -> Result<Reply, TooLarge> {
    // At most `most` was taken, which is less than K + 1.
    let matching = Take { column, count: most + 1 - answered };
    let winning = solver.winning_moves(position)?;
    Ok(Reply {
        number,
        answered,
        taken,
        // One column holds no more coins than fit.
        legal: position.legal_moves().len() as u32,
        can_match: position.play(matching).is_ok(),
        is_match: taken == matching.count,
        is_only_win: winning.len() == 1 && winning.nth(0).is_some_and(|only| only.count == taken),
    })
}

/// How the replies of one game or several came out, against chance.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tally {
    /// The unforced replies, and how many matched.
    draws: Draws,
    only_wins: usize,
    forced_matches: usize,
}

impl Tally {
    /// The replies of both, as of one longer game.
    pub fn and(self, other: &Tally) -> Self {
        Self {
            draws: self.draws.and(&other.draws),
            only_wins: self.only_wins + other.only_wins,
            forced_matches: self.forced_matches + other.forced_matches,
        }
    }

    /// How many replies left a choice.
    pub fn unforced(&self) -> usize {
        self.draws.count()
    }

    /// How many of them matched.
    pub fn matches(&self) -> usize {
        self.draws.successes()
    }

    /// How many of those matches were the only reply that wins.
    pub fn only_wins(&self) -> usize {
        self.only_wins
    }

    /// How many further replies matched because no other take was legal.
    pub fn forced_matches(&self) -> usize {
        self.forced_matches
    }

    /// How many matches uniform choices make on average.
    pub fn expected(&self) -> f64 {
        self.draws.expected()
    }

    /// How likely uniform choices make at least as many matches, and how that is to be read.
    ///
    /// # Errors
    /// As for [`Draws::chance`]: there are too many replies.
    pub fn chance(&self) -> Result<Chance, TooLarge> {
        self.draws.chance()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Luck;
    use crate::position::Convention;
    use crate::record::read_record;

    fn game(text: &str, rule: &str, convention: Convention) -> History<Position> {
        read_record(text, &rule.parse().expect("a rule"), convention).expect("a game")
    }

    fn replies(text: &str, seat: Seat) -> Replies {
        Replies::of(&game(text, "1-3", Convention::Misere), seat).expect("one column of 1-3")
    }

    #[test]
    fn a_reply_is_every_move_but_the_first() {
        let text = "21: 3 1 2 2 1 1 3 3 1 2 1 1";
        let second = replies(text, Seat::Second);
        let numbers: Vec<usize> = second.replies.iter().map(|reply| reply.number).collect();
        assert_eq!(numbers, [1, 3, 5, 7, 9, 11]);
        let first = replies(text, Seat::First);
        let numbers: Vec<usize> = first.replies.iter().map(|reply| reply.number).collect();
        assert_eq!(numbers, [2, 4, 6, 8, 10]);
        assert_eq!(first.replies[0].answered, 1);
        assert!(replies("21: 3", Seat::First).replies.is_empty());
    }

    #[test]
    fn each_reply_says_what_else_there_was() {
        // 21 18 17 15 13 12 11 8 5 4 2 1 0
        let second = replies("21: 3 1 2 2 1 1 3 3 1 2 1 1", Seat::Second).replies;
        let facts =
            second.iter().map(|reply| (reply.legal, reply.can_match, reply.is_match, reply.is_only_win));
        let expected = [
            (3, true, true, true),
            (3, true, true, true),
            // 3 would have matched and won.
            (3, true, false, false),
            // 8 coins are left: 1 matches, 3 wins.
            (3, true, false, true),
            // From 4 coins 3 match and win.
            (3, true, false, false),
            // The last coin must be taken, and 3 would match.
            (1, false, false, false),
        ];
        assert_eq!(facts.collect::<Vec<_>>(), expected);
        assert!(second[5].is_forced() && !second[4].is_forced());
    }

    #[test]
    fn where_matches_begin_and_whether_they_last() {
        for (text, seat, course) in [
            ("21: 3 1 2 2 1 3 3 1 2 2 1", Seat::Second, Course::Lasting(1)),
            ("21: 3 2 2 2 1 3 3 1 2 2", Seat::Second, Course::Lasting(3)),
            ("21: 3 1 2 1 1 3", Seat::Second, Course::Resumed { first: 1, again: 5 }),
            ("21: 3 1 2 1", Seat::Second, Course::Broken(1)),
            ("21: 3 2 2 1", Seat::Second, Course::Never),
            // The last reply is forced and cannot match, which breaks nothing.
            ("6: 1 3 1 1", Seat::Second, Course::Lasting(1)),
            // The only reply is forced and matches, which begins nothing.
            ("5: 1 3 1", Seat::First, Course::NoChoice),
            // The last reply is forced and matches, which begins no run after a break.
            ("10: 1 3 1 1 3 1", Seat::Second, Course::Broken(1)),
            ("21: 3", Seat::Second, Course::NoChoice),
        ] {
            assert_eq!(replies(text, seat).course, course, "{text}");
        }
    }

    #[test]
    fn forced_replies_are_left_out() {
        let all_forced = Replies::of(&game("5: 1 1 1 1 1", "1", Convention::Misere), Seat::First);
        let tally = all_forced.expect("one column").tally();
        assert_eq!((tally.unforced(), tally.matches()), (0, 0));
        assert_eq!(tally.chance(), Ok(Chance { probability: 1.0, luck: Luck::NoChoice }));
        // The reply from one coin matches by force.
        let forced_match = replies("5: 1 3 1", Seat::First);
        assert_eq!(forced_match.tally().unforced(), 0);
        let last_by_force = replies("4: 3 1", Seat::Second);
        assert!(last_by_force.replies[0].is_match);
        assert_eq!(last_by_force.tally(), Tally { forced_matches: 1, ..Tally::default() });
    }

    #[test]
    fn several_games_count_as_one() {
        let one = replies("21: 3 1 2 2", Seat::Second).tally();
        let other = replies("21: 3 2 2 2", Seat::Second).tally();
        let both = one.and(&other);
        assert_eq!((both.unforced(), both.matches()), (4, 3));
        assert!((both.expected() - 4.0 / 3.0).abs() < 1e-15);
        // At least 3 of 4 with a chance of 1 in 3: (4·2 + 1) / 81.
        assert!((both.chance().expect("few").probability - 9.0 / 81.0).abs() < 1e-15);
    }

    #[test]
    fn matches_are_counted_by_what_else_there_was() {
        // 21 18 17 15 13 12 11 8 5 4 2 1 0; both matches won, and nothing else did.
        let misere = replies("21: 3 1 2 2 1 1 3 3 1 2 1 1", Seat::Second);
        assert_eq!((misere.sum, misere.tally().matches(), misere.tally().only_wins()), (4, 2, 2));
        // The win is lost from the start, so that no match can win.
        let lost = replies("20: 2 2 1 3", Seat::Second).tally();
        assert_eq!((lost.matches(), lost.only_wins(), lost.forced_matches()), (2, 0, 0));
        // From one coin 1 must be taken, and matches.
        let forced = replies("4: 3 1", Seat::Second).tally();
        assert_eq!((forced.matches(), forced.only_wins(), forced.forced_matches()), (0, 0, 1));
        let all = lost.and(&misere.tally()).and(&forced);
        assert_eq!((all.matches(), all.only_wins(), all.forced_matches()), (4, 2, 1));
    }

    #[test]
    fn games_of_other_kinds_are_refused() {
        let refusal = |text, rule| Replies::of(&game(text, rule, Convention::Normal), Seat::First).err();
        assert_eq!(refusal("5 4: 1x1", "1-3"), Some(RepliesError::NotOneColumn));
        assert_eq!(refusal("5: 1", "any"), Some(RepliesError::NotUpTo));
        assert_eq!(refusal("5: 1", "1,3"), Some(RepliesError::NotUpTo));
        assert_eq!(refusal("5: 1", "1-1000000000"), None);
    }

    #[test]
    fn the_chances_of_uniform_choices_are_counted_reply_by_reply() {
        // All ways in which uniform replies from these positions could have come out, one by one.
        let replies = replies("21: 3 1 2 2 1 1 3 3 1 2 1 1", Seat::Second);
        let unforced: Vec<&Reply> = replies.replies.iter().filter(|reply| !reply.is_forced()).collect();
        let mut ways = vec![0u32];
        for reply in &unforced {
            ways = ways
                .iter()
                .flat_map(|&matches| (1..=reply.legal).map(move |take| (matches, take)))
                .map(|(matches, take)| matches + u32::from(take + reply.answered == 4))
                .collect();
        }
        let tally = replies.tally();
        let enough = ways.iter().filter(|&&matches| matches as usize >= tally.matches()).count();
        let expected = enough as f64 / ways.len() as f64;
        assert!((tally.chance().expect("few").probability - expected).abs() < 1e-12);
    }
}
