//! Replies that complete K + 1, and chance.

use crate::argument::Argument;
use crate::error::ApiError;
use crate::game::{Game, Seat};
use crate::result::hand_over;
use last_coin::{
    Course as CoreCourse, Luck as CoreLuck, Replies as CoreReplies, RepliesError, Reply as CoreReply,
    Tally as CoreTally,
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
    /// No reply left a choice, so nothing can be said.
    NoChoice,
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

/// The replies of one seat in one game.
#[derive(Serialize, Tsify)]
pub struct GameReplies {
    pub replies: Vec<Reply>,
    /// K + 1.
    pub sum: u32,
    pub course: Course,
    pub tally: Tally,
}

/// The replies in several games, and all of them together.
#[derive(Serialize, Tsify)]
pub struct Replies {
    pub games: Vec<GameReplies>,
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

fn read_replies(argument: &Argument) -> Result<CoreReplies, ApiError> {
    let game = Game::from_argument(&argument.field("game")?)?;
    let seat = Seat::read(&argument.field("seat")?)?;
    Ok(CoreReplies::of(&game.history()?, seat.into())?)
}

fn too_many_games() -> ApiError {
    ApiError::new("too_long", &format_args!("replies are counted in at most {MAX_GAMES} games"))
}

/// The replies of a player in games of one column whose rule is 1-K, and how likely as many completions of K + 1 come by chance.
#[wasm_bindgen]
pub fn replies(
    #[wasm_bindgen(unchecked_param_type = "PlayedGame[]")] games: &JsValue,
) -> Result<Ts<Replies>, ApiError> {
    let games = Argument::new("games", games).items(MAX_GAMES, too_many_games, read_replies)?;
    let mut together = CoreTally::default();
    let mut reports = Vec::with_capacity(games.len());
    for replies in &games {
        let tally = replies.tally();
        reports.push(GameReplies {
            replies: replies.replies.iter().map(Reply::from).collect(),
            sum: replies.sum,
            course: replies.course.into(),
            tally: Tally::of(&tally)?,
        });
        together = together.and(&tally);
    }
    hand_over(&Replies { games: reports, tally: Tally::of(&together)? })
}
