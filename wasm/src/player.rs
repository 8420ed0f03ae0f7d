//! Computer players and what they would advise.

use crate::argument::Argument;
use crate::error::ApiError;
use crate::game::{Game, Seat, Setup};
use crate::report::Analysis;
use crate::result::hand_over;
use last_coin::{
    Action, Beginner, Budget, Decision, Fallible, Greedy, History, Outcome, Perfect, Player, Position,
    Random, Solver,
};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** A computer player. */
export type Player =
  /** Wins whenever it can. In a lost position it holds out as long as it can where that is known: always where each column
      allows 1 to K or any number. Among equal takes it chooses by the seed. */
  | { kind: "perfect" }
  /** Perfect, but with probability `mistakes`, 0 to 1, it makes a move that loses; 0.3 if left out. */
  | { kind: "fallible"; mistakes?: number }
  /** Any column, then any take. */
  | { kind: "random" }
  /** Random, but with one or two columns left it never misses an easy ending that wins. */
  | { kind: "beginner" }
  /** As many as it may, from the largest column that has a take. */
  | { kind: "greedy" };
"#;

#[derive(Clone, Copy)]
enum Kind {
    Perfect,
    Fallible,
    Random,
    Beginner,
    Greedy,
}

/// The computer player that the caller means.
fn read_player(argument: &Argument) -> Result<Box<dyn Player<Position>>, ApiError> {
    const NAMES: [&str; 5] = ["perfect", "fallible", "random", "beginner", "greedy"];
    let kind = argument
        .field("kind")?
        .word(&NAMES, &[Kind::Perfect, Kind::Fallible, Kind::Random, Kind::Beginner, Kind::Greedy])?;
    match kind {
        Kind::Fallible => argument.only(&["kind", "mistakes"])?,
        _ => argument.only(&["kind"])?,
    }
    Ok(match kind {
        Kind::Perfect => Box::new(Perfect),
        Kind::Fallible => Box::new(read_fallible(argument)?),
        Kind::Random => Box::new(Random),
        Kind::Beginner => Box::new(Beginner),
        Kind::Greedy => Box::new(Greedy),
    })
}

fn read_fallible(argument: &Argument) -> Result<Fallible, ApiError> {
    let Some(mistakes) = argument.optional("mistakes")? else { return Ok(Fallible::default()) };
    mistakes.number("a number from 0 to 1", Fallible::new)
}

/// What perfect play would do, and how the position after it is for the opponent.
#[derive(Serialize, Tsify)]
pub struct Advice {
    pub column: usize,
    pub count: u32,
    pub wins: bool,
    pub after: Analysis,
}

/// Lets a computer player move, or give up, for the seat to move. The same game gives the same move.
#[wasm_bindgen]
pub fn ai_move(
    #[wasm_bindgen(unchecked_param_type = "Game")] game: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Player")] player: &JsValue,
) -> Result<Ts<Game>, ApiError> {
    let game = Game::read(game)?;
    let player = read_player(&Argument::new("player", player))?;
    let history = going_on(&game)?;
    let action = match player.decide(history.position(), game.seed(), history.moves())? {
        Decision::Move(take) => Action::Move(take),
        Decision::Resign => Action::Resign(history.turn()),
    };
    game.with_action(history, action)
}

/// What perfect play would do for the seat to move, always the same: a take that wins is the one that the reason in `analyse`
/// speaks of.
#[wasm_bindgen]
pub fn advise(#[wasm_bindgen(unchecked_param_type = "Game")] game: &JsValue) -> Result<Ts<Advice>, ApiError> {
    let game = Game::read(game)?;
    let history = going_on(&game)?;
    let position = history.position();
    let take = Perfect.advice(position)?;
    let after =
        last_coin::Game::play(position, take).map_err(|error| ApiError::new("illegal_take", &error))?;
    let solver = Solver::new(position)?;
    let wins = solver.outcome(position)? == Outcome::N;
    let after = Analysis::of(&solver, &after)?;
    hand_over(&Advice { column: take.column, count: take.count, wins, after })
}

/// What working out a chance may cost: some hundredths of a second.
const ODDS_STEPS: u64 = 4_000_000;

/// About how many positions a game may have for its chances to be worth trying.
const ODDS_POSITIONS: f64 = 20_000.0;

/// The probability, 0 to 1, that `seat` wins when `first` moves first against `second`: worked out from every game that
/// there is, to the precision of a number. What is certain for one seat is exactly 0 for the other.
#[wasm_bindgen]
pub fn win_chance(
    #[wasm_bindgen(unchecked_param_type = "Setup")] setup: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Player")] first: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Player")] second: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Seat")] seat: &JsValue,
) -> Result<f64, ApiError> {
    let position = Setup::read(&Argument::new("setup", setup))?.position()?;
    let first = read_player(&Argument::new("first", first))?;
    let second = read_player(&Argument::new("second", second))?;
    let seat = Seat::read(&Argument::new("seat", seat))?;
    if position.followers() > ODDS_POSITIONS {
        return Err(last_coin::TooLarge.into());
    }
    let odds = last_coin::odds(&position, [&*first, &*second], &Budget::new(ODDS_STEPS))?;
    Ok(match seat {
        Seat::First => odds.win,
        Seat::Second => odds.loss,
    })
}

/// The game's history, if it is not over.
fn going_on(game: &Game) -> Result<History<Position>, ApiError> {
    let history = game.history()?;
    match history.status() {
        last_coin::Status::Playing(_) => Ok(history),
        last_coin::Status::Over { .. } => Err(game_over()),
    }
}

fn game_over() -> ApiError {
    ApiError::new("game_over", &"the game is over")
}
