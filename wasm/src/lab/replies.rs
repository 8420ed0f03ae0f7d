//! Replies that complete K + 1, and chance.

use crate::argument::Argument;
use crate::error::ApiError;
use crate::game::{Game, Seat};
use crate::result::hand_over;
use last_coin::{Replies as CoreReplies, RepliesError, Reply as CoreReply, Tally as CoreTally};
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

/// How the replies that were not forced came out, against chance.
#[derive(Serialize, Tsify)]
pub struct Tally {
    /// How many there were.
    pub unforced: usize,
    /// How many of them completed K + 1.
    pub matches: usize,
    /// How many would have on average, had each been chosen uniformly from its legal takes.
    pub expected: f64,
    /// How likely at least as many would have then.
    pub chance: f64,
}

impl Tally {
    fn of(tally: &CoreTally) -> Result<Self, ApiError> {
        Ok(Self {
            unforced: tally.unforced(),
            matches: tally.matches(),
            expected: tally.expected(),
            chance: tally.chance()?,
        })
    }
}

/// The replies of one seat in one game.
#[derive(Serialize, Tsify)]
pub struct GameReplies {
    pub replies: Vec<Reply>,
    /// The place in `replies` of the first that completes K + 1 and is not forced.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first: Option<usize>,
    /// The place in `replies` of the first of an unbroken run that lasts to the end; replies that could not complete
    /// K + 1 do not break it, and forced ones neither begin nor break it.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to_the_end: Option<usize>,
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
            first: replies.first,
            to_the_end: replies.to_the_end,
            tally: Tally::of(&tally)?,
        });
        together = together.and(&tally);
    }
    hand_over(&Replies { games: reports, tally: Tally::of(&together)? })
}
