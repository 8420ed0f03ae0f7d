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

/// The replies of one seat in one game.
///
/// ```
/// use last_coin::{Convention, Replies, Seat, read_record};
///
/// let game = read_record("21: 3 1 2 2 1 3 3 1 2 2 1", &"1-3".parse()?, Convention::Misere)?;
/// let replies = Replies::of(&game, Seat::Second)?;
/// assert_eq!((replies.first, replies.to_the_end), (Some(0), Some(0)));
/// let tally = replies.tally();
/// assert_eq!((tally.unforced(), tally.matches()), (5, 5));
/// // Each was one of three legal takes.
/// assert!((tally.chance()? - 1.0 / 243.0).abs() < 1e-15);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replies {
    /// In the order of the game.
    pub replies: Vec<Reply>,
    /// The place in the list of the first reply that matches and is not forced.
    pub first: Option<usize>,
    /// The place in the list of the first reply of the unbroken run of matches that lasts to the end. Replies that
    /// could not match do not break it; forced ones neither begin nor break it. Where it is the same as `first`, matching
    /// replies lasted once they had begun.
    pub to_the_end: Option<usize>,
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
        let first = replies.iter().position(Reply::is_chosen_match);
        let after_break =
            replies.iter().rposition(|reply| reply.can_match && !reply.is_match).map_or(0, |place| place + 1);
        let to_the_end = (after_break..replies.len()).find(|&place| replies[place].is_chosen_match());
        Ok(Self { replies, first, to_the_end })
    }

    /// How its unforced replies came out.
    pub fn tally(&self) -> Tally {
        let mut tally = Tally::default();
        for reply in self.replies.iter().filter(|reply| !reply.is_forced()) {
            tally.matches += usize::from(reply.is_match);
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

/// How the unforced replies of one game or several came out, against chance.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tally {
    matches: usize,
    /// For each reply how likely a legal take chosen uniformly is to match.
    chances: Vec<f64>,
}

impl Tally {
    /// The replies of both, as of one longer game.
    pub fn and(mut self, other: &Tally) -> Self {
        self.matches += other.matches;
        self.chances.extend_from_slice(&other.chances);
        self
    }

    /// How many replies there were.
    pub fn unforced(&self) -> usize {
        self.chances.len()
    }

    /// How many of them matched.
    pub fn matches(&self) -> usize {
        self.matches
    }

    /// How many matches uniform choices make on average.
    pub fn expected(&self) -> f64 {
        // A sum of nothing would be -0.
        self.chances.iter().fold(0.0, |sum, chance| sum + chance)
    }

    /// How likely uniform choices make at least as many matches: 1 where there was none.
    ///
    /// # Errors
    /// There are too many replies: more matches and replies than in 1000 games with 5 replies each, all of them matches.
    pub fn chance(&self) -> Result<f64, TooLarge> {
        chance_of_at_least(self.matches, &self.chances)
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
        for (text, seat, first, to_the_end) in [
            ("21: 3 1 2 2 1 3 3 1 2 2 1", Seat::Second, Some(0), Some(0)),
            ("21: 3 2 2 2 1 3 3 1 2 2", Seat::Second, Some(1), Some(1)),
            ("21: 3 1 2 1 1 3", Seat::Second, Some(0), Some(2)),
            ("21: 3 1 2 1", Seat::Second, Some(0), None),
            ("21: 3 2 2 1", Seat::Second, None, None),
            // The last reply is forced and cannot match, which breaks nothing.
            ("6: 1 3 1 1", Seat::Second, Some(0), Some(0)),
            // The last reply is forced and matches, which begins nothing.
            ("5: 1 3 1", Seat::First, None, None),
        ] {
            let replies = replies(text, seat);
            assert_eq!((replies.first, replies.to_the_end), (first, to_the_end), "{text}");
        }
    }

    #[test]
    fn forced_replies_are_left_out() {
        let all_forced = Replies::of(&game("5: 1 1 1 1 1", "1", Convention::Misere), Seat::First);
        let tally = all_forced.expect("one column").tally();
        assert_eq!((tally.unforced(), tally.matches(), tally.chance()), (0, 0, Ok(1.0)));
        assert!(tally.expected().is_sign_positive());
        // The reply from one coin matches by force.
        let forced_match = replies("5: 1 3 1", Seat::First);
        assert_eq!(forced_match.tally().unforced(), 0);
        let last_by_force = replies("4: 3 1", Seat::Second);
        assert!(last_by_force.replies[0].is_match);
        assert_eq!(last_by_force.tally(), Tally::default());
    }

    #[test]
    fn several_games_count_as_one() {
        let one = replies("21: 3 1 2 2", Seat::Second).tally();
        let other = replies("21: 3 2 2 2", Seat::Second).tally();
        let both = one.and(&other);
        assert_eq!((both.unforced(), both.matches()), (4, 3));
        assert!((both.expected() - 4.0 / 3.0).abs() < 1e-15);
        // At least 3 of 4 with a chance of 1 in 3: (4·2 + 1) / 81.
        assert!((both.chance().expect("few") - 9.0 / 81.0).abs() < 1e-15);
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
        assert!((tally.chance().expect("few") - expected).abs() < 1e-12);
    }
}
