//! What games say about a player: did the moves from won positions keep the win, which replies completed K + 1, and could it
//! be luck?

use crate::argument::Argument;
use crate::error::ApiError;
use crate::game::{Game, Seat};
use crate::result::hand_over;
use last_coin::{
    Course as CoreCourse, Draws, Luck as CoreLuck, Replies as CoreReplies, RepliesError, Reply as CoreReply,
    Review, Tally as CoreTally,
};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

/// The most games whose replies are counted together.
const MAX_GAMES: usize = 1000;

/// A move that answers the other player's.
#[derive(Serialize, Tsify)]
pub struct Reply {
    /// The number of the move in the game, from 0.
    pub number: usize,
    /// What the other player had just taken.
    pub answered: u32,
    pub taken: u32,
    /// How many takes were legal.
    pub legal: u32,
    /// There was no other legal take.
    pub forced: bool,
    /// One of the legal takes completed K + 1.
    pub can_match: bool,
    /// The two moves together take K + 1.
    pub matches: bool,
    /// It wins, and no other legal take would have.
    pub only_win: bool,
}

impl From<&CoreReply> for Reply {
    fn from(reply: &CoreReply) -> Self {
        Self {
            number: reply.number,
            answered: reply.answered,
            taken: reply.taken,
            legal: reply.legal,
            forced: reply.is_forced(),
            can_match: reply.can_match,
            matches: reply.is_match,
            only_win: reply.is_only_win,
        }
    }
}

/// How far luck goes as an explanation.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "snake_case")]
pub enum Luck {
    /// There was no choice, so nothing can be said.
    NoChoice,
    /// There was no success, so nothing is to be explained.
    Nothing,
    /// Even if all had succeeded, the chance would have been higher than 1 in 20.
    TooFew,
    /// The chance is at most 1 in 100.
    Hardly,
    /// It is at most 1 in 20.
    Seldom,
    Well,
}

impl From<CoreLuck> for Luck {
    fn from(luck: CoreLuck) -> Self {
        match luck {
            CoreLuck::NoChoice => Self::NoChoice,
            CoreLuck::Nothing => Self::Nothing,
            CoreLuck::TooFew => Self::TooFew,
            CoreLuck::Hardly => Self::Hardly,
            CoreLuck::Seldom => Self::Seldom,
            CoreLuck::Well => Self::Well,
        }
    }
}

/// Where the replies that complete K + 1 began, by the numbers of moves from 0, and whether they last to the end. Forced
/// ones count for neither, and replies that could not complete K + 1 do not break a run.
#[derive(Serialize, Tsify)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Course {
    /// No reply left a choice.
    NoChoice,
    Never,
    /// From this move to the end.
    Lasting {
        first: usize,
    },
    /// From this move, but not to the end.
    Broken {
        first: usize,
    },
    /// From `first`, broken, and from `again` to the end.
    Resumed {
        first: usize,
        again: usize,
    },
}

impl From<CoreCourse> for Course {
    fn from(course: CoreCourse) -> Self {
        match course {
            CoreCourse::NoChoice => Self::NoChoice,
            CoreCourse::Never => Self::Never,
            CoreCourse::Lasting(first) => Self::Lasting { first },
            CoreCourse::Broken(first) => Self::Broken { first },
            CoreCourse::Resumed { first, again } => Self::Resumed { first, again },
        }
    }
}

/// How the replies came out, against chance.
#[derive(Serialize, Tsify)]
pub struct Tally {
    /// How many replies were not forced.
    pub unforced: usize,
    /// How many of them completed K + 1.
    pub matches: usize,
    /// How many of these were the only reply that wins.
    pub only_wins: usize,
    /// How many forced replies completed K + 1, besides.
    pub forced_matches: usize,
    /// How many would have on average, had each been chosen uniformly from its legal takes.
    pub expected: f64,
    /// How likely at least as many would have then.
    pub chance: f64,
    pub luck: Luck,
}

impl Tally {
    fn of(tally: &CoreTally) -> Result<Self, ApiError> {
        let chance = tally.chance()?;
        Ok(Self {
            unforced: tally.unforced(),
            matches: tally.matches(),
            only_wins: tally.only_wins(),
            forced_matches: tally.forced_matches(),
            expected: tally.expected(),
            chance: chance.probability,
            luck: chance.luck.into(),
        })
    }
}

/// How the moves came out that could have kept the win or given it away, the first of a game included, against chance.
#[derive(Serialize, Tsify)]
pub struct Skill {
    /// How many such moves there were.
    pub trials: usize,
    /// How many kept the win.
    pub kept: usize,
    /// How many would have on average, had each been chosen uniformly from the legal moves.
    pub expected: f64,
    /// How likely at least as many would have then.
    pub chance: f64,
    pub luck: Luck,
}

impl Skill {
    fn of(draws: &Draws) -> Result<Self, ApiError> {
        let chance = draws.chance()?;
        Ok(Self {
            trials: draws.count(),
            kept: draws.successes(),
            expected: draws.expected(),
            chance: chance.probability,
            luck: chance.luck.into(),
        })
    }
}

/// The moves of one seat in one game.
#[derive(Serialize, Tsify)]
pub struct GameReplies {
    pub skill: Skill,
    pub replies: Vec<Reply>,
    /// K + 1.
    pub sum: u32,
    pub course: Course,
    pub tally: Tally,
}

/// The moves in several games, and all of them together.
#[derive(Serialize, Tsify)]
pub struct Replies {
    pub games: Vec<GameReplies>,
    pub skill: Skill,
    pub tally: Tally,
}

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** A game and the player in it whose replies are meant. */
export interface PlayedGame {
  game: Game;
  seat: Seat;
}
"#;

impl From<RepliesError> for ApiError {
    fn from(error: RepliesError) -> Self {
        match error {
            RepliesError::TooLarge(error) => error.into(),
            error => Self::new("no_replies", &error),
        }
    }
}

fn read_moves(argument: &Argument) -> Result<(CoreReplies, Draws), ApiError> {
    argument.only(&["game", "seat"])?;
    let game = Game::from_argument(&argument.field("game")?)?;
    let seat = Seat::read(&argument.field("seat")?)?.into();
    let history = game.history()?;
    Ok((CoreReplies::of(&history, seat)?, Review::of(&history)?.draws(seat)))
}

fn too_many_games() -> ApiError {
    ApiError::new("too_long", &format_args!("replies are counted in at most {MAX_GAMES} games"))
}

/// The moves of a player in games of one column whose rule is 1-K: which kept the win where it could have been given away, which
/// replies completed K + 1, and how likely as many come by chance.
#[wasm_bindgen]
pub fn replies(
    #[wasm_bindgen(unchecked_param_type = "PlayedGame[]")] games: &JsValue,
) -> Result<Ts<Replies>, ApiError> {
    let games = Argument::new("games", games).items(MAX_GAMES, too_many_games, read_moves)?;
    let mut all_draws = Draws::default();
    let mut all_replies = CoreTally::default();
    let mut reports = Vec::with_capacity(games.len());
    for (replies, draws) in &games {
        let tally = replies.tally();
        reports.push(GameReplies {
            skill: Skill::of(draws)?,
            replies: replies.replies.iter().map(Reply::from).collect(),
            sum: replies.sum,
            course: replies.course.into(),
            tally: Tally::of(&tally)?,
        });
        all_draws = all_draws.and(draws);
        all_replies = all_replies.and(&tally);
    }
    let (skill, tally) = (Skill::of(&all_draws)?, Tally::of(&all_replies)?);
    hand_over(&Replies { games: reports, skill, tally })
}
