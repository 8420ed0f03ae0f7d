//! Judging a game that was played: what each move did to the win, and what every move would have been worth.
//!
//! A player *has the win* when perfect play wins from there, whatever the other does. A move keeps it, gives it away, or
//! could not matter, because it was the other player who had it; no move can gain the win.
//!
//! Whether a player knows how to win is seen in the *trials*: the moves, the first of a game included, that had a win to keep
//! and could have given it away.

use crate::budget::{Budget, TooLarge};
use crate::chance::Draws;
use crate::game::{Game, MoveSet, Seat};
use crate::history::{Action, Finish, History, Status};
use crate::position::{Position, Take};
use crate::remoteness::Remoteness;
use crate::solve::{Outcome, STEPS, Solver};

/// The most moves of one position that are valued one by one.
pub const MAX_VALUES: u64 = 10_000;

/// What judging one column of one position costs, in steps of a [`Budget`].
const STEPS_PER_COLUMN: u64 = 8;

/// What a move did to the win of the player who made it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grade {
    /// The player had the win and has it still.
    Kept,
    /// The player had the win, and now the other has it.
    GaveAway,
    /// The other player had the win, and every move leaves it so.
    CouldNotMatter,
}

/// What perfect play makes of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Prospect {
    /// Who has the win: the next player to move, or the previous one.
    pub outcome: Outcome,
    /// How many moves are left when the winner hurries and the loser delays; absent where that is not known.
    pub remoteness: Option<u32>,
}

/// One move of a game, judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GradedMove {
    /// Who made it.
    pub seat: Seat,
    /// The move.
    pub take: Take,
    /// What it did to the win.
    pub grade: Grade,
    /// How many moves there were to choose from.
    pub legal: u64,
    /// How many of them would have kept the win; none if it was the other player's.
    pub winning: u64,
    /// The position before it.
    pub before: Prospect,
    /// The position after it.
    pub after: Prospect,
}

impl GradedMove {
    /// Whether some moves would have kept the win, and others given it away.
    pub fn is_trial(&self) -> bool {
        (1..self.legal).contains(&self.winning)
    }
}

/// What decided a game that is over: the win was given away there, and never again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurningPoint {
    /// The move with this number, from 0.
    Move(usize),
    /// A player gave up who had the win.
    Resignation,
}

/// A game, judged move by move.
///
/// ```
/// use last_coin::{Convention, Grade, Review, TurningPoint, read_record};
///
/// let game = read_record("13: 2 2 3 1 2 2 1", &"1-3".parse()?, Convention::Misere)?;
/// let review = Review::of(&game)?;
/// let grades: Vec<Grade> = review.moves.iter().map(|graded| graded.grade).collect();
/// assert_eq!(grades[..3], [Grade::CouldNotMatter, Grade::Kept, Grade::CouldNotMatter]);
/// assert_eq!(grades[3], Grade::Kept);
/// assert_eq!(review.turning_point, None); // the first player never had the win
/// let game = read_record("13: 2 3 3 2 2 1", &"1-3".parse()?, Convention::Misere)?;
/// // From 11 coins 3 are taken, which leaves 8: the first player has the win, and keeps it by leaving 5.
/// assert_eq!(Review::of(&game)?.turning_point, Some(TurningPoint::Move(1)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review {
    /// The moves in force, in order.
    pub moves: Vec<GradedMove>,
    /// What decided the game. `None` while it goes on, and if the loser never had the win.
    pub turning_point: Option<TurningPoint>,
}

impl Review {
    /// Judges the moves that are in force.
    ///
    /// # Errors
    /// The position at the beginning cannot be solved, or the game is too long.
    pub fn of(history: &History<Position>) -> Result<Self, TooLarge> {
        let takes: Vec<Take> = history.actions()[..history.played()]
            .iter()
            .filter_map(|action| match *action {
                Action::Move(take) => Some(take),
                Action::Resign(_) => None,
            })
            .collect();
        let judged = judge(history.start(), &takes)?;
        let mut moves = Vec::with_capacity(takes.len());
        for (number, (pair, take)) in judged.windows(2).zip(takes).enumerate() {
            let [before, after] = [pair[0].prospect, pair[1].prospect];
            let grade = match (before.outcome, after.outcome) {
                (Outcome::P, _) => Grade::CouldNotMatter,
                (Outcome::N, Outcome::P) => Grade::Kept,
                (Outcome::N, Outcome::N) => Grade::GaveAway,
            };
            let (legal, winning) = (pair[0].legal, pair[0].winning);
            moves.push(GradedMove {
                seat: Seat::to_move(number),
                take,
                grade,
                legal,
                winning,
                before,
                after,
            });
        }
        let end = judged.last().map(|judged| judged.prospect.outcome);
        let turning_point = turning_point(history, &moves, end);
        Ok(Self { moves, turning_point })
    }

    /// The trials of `seat` against luck, which draws a move uniformly from the legal ones of each position, after the same
    /// moves; a success is a win that was kept.
    ///
    /// ```
    /// use last_coin::{Convention, Luck, Review, Seat, read_record};
    ///
    /// let game = read_record("21: 3 1 2 2 1 3 3 1 2 2 1", &"1-3".parse()?, Convention::Misere)?;
    /// let review = Review::of(&game)?;
    /// assert_eq!(review.draws(Seat::First).count(), 0); // 21 is lost, and stays so
    /// let draws = review.draws(Seat::Second);
    /// assert_eq!((draws.count(), draws.successes()), (5, 5));
    /// // Each time one of three takes kept the win.
    /// let chance = draws.chance()?;
    /// assert!((chance.probability - 1.0 / 243.0).abs() < 1e-15);
    /// assert_eq!(chance.luck, Luck::Hardly);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn draws(&self, seat: Seat) -> Draws {
        let mut draws = Draws::default();
        for graded in self.moves.iter().filter(|graded| graded.seat == seat && graded.is_trial()) {
            draws.push(graded.winning as f64 / graded.legal as f64, graded.grade == Grade::Kept);
        }
        draws
    }
}

/// A position of the game and its moves.
struct Judged {
    prospect: Prospect,
    legal: u64,
    winning: u64,
}

/// Judges each position of a game, from `start` to after the last of the moves.
fn judge(start: &Position, takes: &[Take]) -> Result<Vec<Judged>, TooLarge> {
    let solver = Solver::new(start)?;
    let budget = Budget::new(STEPS);
    let steps = STEPS_PER_COLUMN * start.heaps().count() as u64;
    let mut judged = Vec::with_capacity(takes.len() + 1);
    let mut positions = vec![start.clone()];
    for &take in takes {
        budget.spend(steps)?;
        let before = positions.last().unwrap_or(start);
        // The history has played them before.
        positions.push(before.play(take).map_err(|_| TooLarge)?);
    }
    // From the end, where positions are small: what is searched for one of them serves those before it.
    let mut remoteness = Remoteness::new();
    for position in positions.iter().rev() {
        let prospect =
            Prospect { outcome: solver.outcome(position)?, remoteness: remoteness.of(position).ok() };
        let winning = solver.winning_moves_within(position, &budget)?.len();
        judged.push(Judged { prospect, legal: position.legal_moves().len(), winning });
    }
    judged.reverse();
    Ok(judged)
}

/// What decided the game, whose last position has the outcome `end`.
fn turning_point(
    history: &History<Position>,
    moves: &[GradedMove],
    end: Option<Outcome>,
) -> Option<TurningPoint> {
    let Status::Over { winner, finish } = history.status() else { return None };
    let has_the_win = match end? {
        Outcome::N => history.turn(),
        Outcome::P => history.turn().other(),
    };
    if finish == Finish::Resigned && winner != Some(has_the_win) {
        return Some(TurningPoint::Resignation);
    }
    let last = moves.iter().rposition(|graded| graded.grade == Grade::GaveAway);
    last.map(TurningPoint::Move)
}

/// What one move of a position is worth to the player who makes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveValue {
    /// The move.
    pub take: Take,
    /// Whether the player has the win after it.
    pub wins: bool,
    /// How many moves are left from here, this one included, when from then on the winner hurries and the loser
    /// delays; absent where that is not known.
    pub moves: Option<u32>,
}

/// The value of every move of `position`, by column and then by number of coins.
///
/// ```
/// use last_coin::{Convention, Position, move_values};
///
/// let position = Position::of_heaps(&[6], "1-3".parse()?, Convention::Misere)?;
/// let values: Vec<_> = move_values(&position)?.iter().map(|value| (value.wins, value.moves)).collect();
/// assert_eq!(values, [(true, Some(4)), (false, Some(3)), (false, Some(3))]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// There are more than [`MAX_VALUES`] moves, or the position cannot be solved.
pub fn move_values(position: &Position) -> Result<Vec<MoveValue>, TooLarge> {
    let moves = position.legal_moves();
    if moves.len() > MAX_VALUES {
        return Err(TooLarge);
    }
    let solver = Solver::new(position)?;
    let mut remoteness = Remoteness::new();
    let value = |take| {
        let after = position.play(take).map_err(|_| TooLarge)?;
        let wins = solver.outcome(&after)? == Outcome::P;
        Ok(MoveValue { take, wins, moves: remoteness.of(&after).ok().and_then(|moves| moves.checked_add(1)) })
    };
    moves.iter().map(value).collect()
}
