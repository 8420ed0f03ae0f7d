//! Graded games and valued moves.

use crate::error::ApiError;
use crate::game::{Game, Seat};
use crate::result::{hand_over, to_js};
use crate::rule::Verdict;
use last_coin::{
    Grade as CoreGrade, GradedMove as CoreGradedMove, Prospect as CoreProspect, Review as CoreReview,
    TurningPoint as CoreTurningPoint,
};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

/// What a move did to the win of the player who made it.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "snake_case")]
pub enum Grade {
    Kept,
    GaveAway,
    /// It was the other player's before and is so after.
    CouldNotMatter,
}

impl From<CoreGrade> for Grade {
    fn from(grade: CoreGrade) -> Self {
        match grade {
            CoreGrade::Kept => Self::Kept,
            CoreGrade::GaveAway => Self::GaveAway,
            CoreGrade::CouldNotMatter => Self::CouldNotMatter,
        }
    }
}

/// What perfect play makes of a position.
#[derive(Serialize, Tsify)]
pub struct Prospect {
    /// For whoever is to move there.
    pub verdict: Verdict,
    /// How many moves are left when the winner hurries and the loser delays, where that is known.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub remoteness: Option<u32>,
}

impl From<CoreProspect> for Prospect {
    fn from(prospect: CoreProspect) -> Self {
        Self { verdict: prospect.outcome.into(), remoteness: prospect.remoteness }
    }
}

/// One move of a game, judged.
#[derive(Serialize, Tsify)]
pub struct GradedMove {
    pub seat: Seat,
    pub column: usize,
    pub count: u32,
    pub grade: Grade,
    /// How many moves there were.
    #[tsify(type = "number")]
    pub legal: u64,
    /// How many of them would have kept the win.
    #[tsify(type = "number")]
    pub winning: u64,
    /// Some moves would have kept the win, and others given it away.
    pub trial: bool,
    /// For the player who moved.
    pub before: Prospect,
    /// For the other player.
    pub after: Prospect,
}

impl From<&CoreGradedMove> for GradedMove {
    fn from(graded: &CoreGradedMove) -> Self {
        Self {
            seat: graded.seat.into(),
            column: graded.take.column,
            count: graded.take.count,
            grade: graded.grade.into(),
            legal: graded.legal,
            winning: graded.winning,
            trial: graded.is_trial(),
            before: graded.before.into(),
            after: graded.after.into(),
        }
    }
}

/// Where the win was given away for the last time in a game that is over.
#[derive(Serialize, Tsify)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum TurningPoint {
    /// The move with this number, from 0.
    Move { number: usize },
    /// A player gave up who had the win.
    Resignation,
}

impl From<CoreTurningPoint> for TurningPoint {
    fn from(point: CoreTurningPoint) -> Self {
        match point {
            CoreTurningPoint::Move(number) => Self::Move { number },
            CoreTurningPoint::Resignation => Self::Resignation,
        }
    }
}

/// A game, judged move by move.
#[derive(Serialize, Tsify)]
pub struct Review {
    pub moves: Vec<GradedMove>,
    /// Left out while the game goes on, and if the loser never had the win.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turning_point: Option<TurningPoint>,
}

/// What one move is worth to the player who makes it.
#[derive(Serialize, Tsify)]
pub struct MoveValue {
    pub column: usize,
    pub count: u32,
    /// Whether the player has the win after it.
    pub wins: bool,
    /// How many moves are left from here, this one included, when the winner then hurries and the loser delays, where
    /// that is known.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moves: Option<u32>,
}

/// Judges the moves of a game that are in force.
#[wasm_bindgen]
pub fn review(#[wasm_bindgen(unchecked_param_type = "Game")] game: &JsValue) -> Result<Ts<Review>, ApiError> {
    let review = CoreReview::of(&Game::read(game)?.history()?)?;
    hand_over(&Review {
        moves: review.moves.iter().map(GradedMove::from).collect(),
        turning_point: review.turning_point.map(TurningPoint::from),
    })
}

/// The value of every move in the position of a game, by column and then by number of coins; at most 10000 moves.
#[wasm_bindgen(unchecked_return_type = "MoveValue[]")]
pub fn move_values(
    #[wasm_bindgen(unchecked_param_type = "Game")] game: &JsValue,
) -> Result<JsValue, ApiError> {
    let history = Game::read(game)?.history()?;
    let values = last_coin::move_values(history.position())?;
    let values = values.iter().map(|value| MoveValue {
        column: value.take.column,
        count: value.take.count,
        wins: value.wins,
        moves: value.moves,
    });
    to_js(&values.collect::<Vec<_>>())
}
