//! Computer players and what they would advise.

use crate::argument::read;
use crate::error::ApiError;
use crate::game::Game;
use crate::report::Analysis;
use last_coin::{
    Action, Beginner, Choice, Decision, Fallible, Greedy, History, MoveSet, Outcome, Perfect,
    Player as CorePlayer, Position, Random, Solver,
};
use serde::{Deserialize, Serialize};
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

/// A computer player.
#[derive(Clone, Copy, Debug, Deserialize, Tsify)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Player {
    /// Wins whenever it can, and holds out as long as it can.
    Perfect,
    /// Perfect, but with probability `mistakes`, 0 to 1, it makes a move that loses; 0.3 if left out.
    Fallible {
        #[tsify(optional)]
        mistakes: Option<f64>,
    },
    /// Any column, then any take.
    Random,
    /// Random, but it never misses an easy ending.
    Beginner,
    /// As many as it may, from the largest column.
    Greedy,
}

impl Player {
    fn decide(self, history: &History<Position>, seed: u64) -> Result<Decision<last_coin::Take>, ApiError> {
        let decide =
            |player: &dyn CorePlayer<Position>| player.decide(history.position(), seed, history.moves());
        Ok(match self {
            Player::Perfect => decide(&Perfect),
            Player::Fallible { mistakes: None } => decide(&Fallible::default()),
            Player::Fallible { mistakes: Some(mistakes) } => {
                let player = Fallible::new(mistakes).ok_or_else(|| {
                    ApiError::bad_argument("player.mistakes: expected a number from 0 to 1")
                })?;
                decide(&player)
            }
            Player::Random => decide(&Random),
            Player::Beginner => decide(&Beginner),
            Player::Greedy => decide(&Greedy),
        }?)
    }
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
    let player: Player = read("player", player)?;
    let history = going_on(&game)?;
    let action = match player.decide(&history, game.seed())? {
        Decision::Move(take) => Action::Move(take),
        Decision::Resign => Action::Resign(history.turn()),
    };
    game.with_action(action)
}

/// What perfect play would do for the seat to move; among equal moves always the same.
#[wasm_bindgen]
pub fn advise(#[wasm_bindgen(unchecked_param_type = "Game")] game: &JsValue) -> Result<Ts<Advice>, ApiError> {
    let game = Game::read(game)?;
    let history = going_on(&game)?;
    let position = history.position();
    let policy = Perfect.policy(position)?;
    let best = policy.choices().iter().find_map(|(_, choice)| match choice {
        Choice::OneOf(moves) => moves.nth(0),
        Choice::Resign => None,
    });
    let take = best.ok_or_else(game_over)?;
    let after =
        last_coin::Game::play(position, take).map_err(|error| ApiError::new("illegal_take", error))?;
    let wins = Solver::new(position)?.outcome(position)? == Outcome::N;
    Ok(Advice { column: take.column, count: take.count, wins, after: Analysis::of(&after)? }.into_ts()?)
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
    ApiError::new("game_over", "the game is over")
}
