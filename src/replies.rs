//! Did a player know the trick, or was it chance? The replies of one seat in a game of taking 1 to K from one heap.
//!
//! A *reply* is a move that answers the other player's move, so every move but the very first of a game. It *matches*
//! when the two together take K + 1 coins. It is *forced* when there was no other legal take.
//!
//! The chance that is worked out: if the player had drawn every unforced reply uniformly from its legal takes, in the same
//! positions and after the same moves, how likely at least as many of them had matched as did. Forced replies are left out, as
//! matches and as tries: they tell nothing. The number of matches is then a sum of independent yes-or-no draws with different
//! chances: 1 of the number of legal takes where the match was legal, else 0. That is the Poisson-binomial distribution
//! (S. D. Poisson 1837). Its upper tail is summed exactly up to rounding in `f64`: nothing in it is subtracted.

use crate::budget::{Budget, TooLarge};
use crate::game::{Game, MoveSet, Seat};
use crate::history::{Action, History};
use crate::position::{Position, Take};
use crate::rule::RuleKind;
use crate::solve::Solver;
use thiserror::Error;

/// The chance of the replies of one seat takes at most so many multiplications, in the worst case, where all of them
/// match: enough for 1000 games with 5 replies each, (5000 + 1) · 5000.
const CHANCE_STEPS: u64 = 25_005_000;

/// Up to this chance, luck hardly explains the matches: by convention, "very significant".
const HARDLY: f64 = 0.01;

/// Up to this chance, luck seldom does as well: by convention, "significant".
const SELDOM: f64 = 0.05;

/// Why there is nothing to say about replies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum RepliesError {
    /// The game is not played with one column.
    #[error("replies that complete K + 1 are looked for in games of one column only")]
    NotOneColumn,
    /// The rule is not "1 to K".
    #[error("replies that complete K + 1 are looked for under rules of the kind 1-K only")]
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
            tally.matches += usize::from(reply.is_match);
            tally.only_wins += usize::from(reply.is_match && reply.is_only_win);
            tally.chances.push(reply.chance());
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

/// How far luck goes as an explanation of the matches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Luck {
    /// No reply left a choice, so nothing can be said.
    NoChoice,
    /// The chance is at most 1 in 100.
    Hardly,
    /// It is at most 1 in 20.
    Seldom,
    /// It is higher.
    Well,
}

/// What the matches look like against chance.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Chance {
    /// How likely uniform choices make at least as many matches: 1 where there was none.
    pub probability: f64,
    /// How that is to be read.
    pub luck: Luck,
}

impl Chance {
    fn of(unforced: usize, probability: f64) -> Self {
        let luck = match probability {
            _ if unforced == 0 => Luck::NoChoice,
            ..=HARDLY => Luck::Hardly,
            ..=SELDOM => Luck::Seldom,
            _ => Luck::Well,
        };
        Self { probability, luck }
    }
}

/// How the replies of one game or several came out, against chance.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tally {
    matches: usize,
    only_wins: usize,
    forced_matches: usize,
    /// For each unforced reply how likely a legal take chosen uniformly is to match.
    chances: Vec<f64>,
}

impl Tally {
    /// The replies of both, as of one longer game.
    pub fn and(mut self, other: &Tally) -> Self {
        self.matches += other.matches;
        self.only_wins += other.only_wins;
        self.forced_matches += other.forced_matches;
        self.chances.extend_from_slice(&other.chances);
        self
    }

    /// How many replies left a choice.
    pub fn unforced(&self) -> usize {
        self.chances.len()
    }

    /// How many of them matched.
    pub fn matches(&self) -> usize {
        self.matches
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
        // A sum of nothing would be -0.
        self.chances.iter().fold(0.0, |sum, chance| sum + chance)
    }

    /// How likely uniform choices make at least as many matches, and how that is to be read.
    ///
    /// # Errors
    /// There are too many replies: more matches and replies than in 1000 games with 5 replies each, all of them matches.
    pub fn chance(&self) -> Result<Chance, TooLarge> {
        let probability = chance_of_at_least(self.matches, &self.chances)?;
        Ok(Chance::of(self.unforced(), probability))
    }
}

/// The chance of at least `wanted` successes in independent draws with these chances.
fn chance_of_at_least(wanted: usize, chances: &[f64]) -> Result<f64, TooLarge> {
    Budget::new(CHANCE_STEPS).spend((wanted as u64 + 1) * chances.len() as u64)?;
    // `exactly[m]`: the chance of m successes so far; the last one is for all that are enough.
    let mut exactly = vec![0.0; wanted + 1];
    exactly[0] = 1.0;
    for &chance in chances {
        if wanted > 0 {
            exactly[wanted] += exactly[wanted - 1] * chance;
        }
        for successes in (0..wanted).rev() {
            let one_more = if successes > 0 { exactly[successes - 1] * chance } else { 0.0 };
            exactly[successes] = exactly[successes] * (1.0 - chance) + one_more;
        }
    }
    // Rounding may carry a sum of chances a little past 1.
    Ok(exactly[wanted].min(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::position::Convention;
    use crate::record::read_record;
    use proptest::prelude::*;

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
        assert!(tally.expected().is_sign_positive());
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
    fn chance_explains_much_or_little() {
        let luck = |unforced, probability| Chance::of(unforced, probability).luck;
        for (probability, reading) in [
            (0.0, Luck::Hardly),
            (0.01, Luck::Hardly),
            (0.0101, Luck::Seldom),
            (0.05, Luck::Seldom),
            (0.0501, Luck::Well),
            (1.0, Luck::Well),
        ] {
            assert_eq!(luck(5, probability), reading, "{probability}");
        }
        assert_eq!(luck(0, 1.0), Luck::NoChoice);
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
    fn a_thousand_games_are_not_too_many() {
        let chance = chance_of_at_least(5000, &[0.5; 5000]).expect("as many as are allowed");
        assert!(chance < 1e-300);
        let half = chance_of_at_least(2500, &[0.5; 5000]).expect("fewer");
        assert!((0.5..0.51).contains(&half));
        assert_eq!(chance_of_at_least(5000, &[0.5; 5001]), Err(TooLarge));
        assert_eq!(chance_of_at_least(50_000, &[0.5; 100_000]), Err(TooLarge));
    }

    /// Weighs every way in which the replies can come out.
    fn plain_chance(wanted: usize, chances: &[f64]) -> f64 {
        let outcomes = 0..1u32 << chances.len();
        let enough = outcomes.filter(|outcome| outcome.count_ones() as usize >= wanted);
        let weight = |outcome: u32| {
            let draws = chances.iter().enumerate();
            draws
                .map(|(place, chance)| if outcome >> place & 1 == 1 { *chance } else { 1.0 - chance })
                .product::<f64>()
        };
        enough.map(weight).sum()
    }

    proptest! {
        #[test]
        fn the_chance_is_the_weight_of_all_ways(chances in prop::collection::vec(0.0..=1.0f64, 0..10), wanted in 0usize..11) {
            let chance = chance_of_at_least(wanted, &chances).expect("few");
            prop_assert!((chance - plain_chance(wanted, &chances)).abs() < 1e-12);
        }
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
