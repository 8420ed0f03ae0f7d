//! Games as plain data: making, playing, taking back.

use crate::argument::{MAX_SAFE, Whole, read, read_whole};
use crate::error::ApiError;
use last_coin::{
    Action as CoreAction, History, MAX_COINS, MAX_COMPONENTS, Position, Seat as CoreSeat, Take as CoreTake,
    TakeRule,
};
use serde::{Deserialize, Serialize};
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

/// The most actions that a game holds.
const MAX_ACTIONS: usize = 100_000;

/// Who wins when no move is left: `normal`, whoever moved last; `misere`, whoever would have to move.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, Tsify)]
#[serde(rename_all = "snake_case")]
pub enum Convention {
    Normal,
    Misere,
}

impl From<Convention> for last_coin::Convention {
    fn from(convention: Convention) -> Self {
        match convention {
            Convention::Normal => Self::Normal,
            Convention::Misere => Self::Misere,
        }
    }
}

/// A player, by who moves first.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, Tsify)]
#[serde(rename_all = "snake_case")]
pub enum Seat {
    First,
    Second,
}

impl From<Seat> for CoreSeat {
    fn from(seat: Seat) -> Self {
        match seat {
            Seat::First => Self::First,
            Seat::Second => Self::Second,
        }
    }
}

impl From<CoreSeat> for Seat {
    fn from(seat: CoreSeat) -> Self {
        match seat {
            CoreSeat::First => Self::First,
            CoreSeat::Second => Self::Second,
        }
    }
}

/// One rule for all columns, or one for each.
#[derive(Clone, Debug, Serialize, Deserialize, Tsify)]
#[serde(untagged)]
pub enum Rules {
    Common(String),
    Each(Vec<String>),
}

/// How a game begins. A game that is made without a seed gets one at random.
#[derive(Clone, Debug, Serialize, Deserialize, Tsify)]
pub struct Setup {
    /// The coins of each column: up to 64 columns of up to 10⁹.
    #[tsify(type = "number[]")]
    columns: Vec<Whole<{ MAX_COINS as u64 }>>,
    rule: Rules,
    pub convention: Convention,
    /// From it follows every choice that computers make in this game: 0 to 2⁵³ − 1.
    #[tsify(optional, type = "number")]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seed: Option<Whole<MAX_SAFE>>,
}

/// What a player did: took coins in its turn, or gave up.
#[derive(Clone, Debug, Serialize, Deserialize, Tsify)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Action {
    Take {
        #[tsify(type = "number")]
        column: Whole<{ MAX_COMPONENTS as u64 - 1 }>,
        #[tsify(type = "number")]
        count: Whole<{ MAX_COINS as u64 }>,
    },
    Resign {
        seat: Seat,
    },
}

/// A game. The first `played` of its actions are in force; the rest were taken back and can be done again.
#[derive(Clone, Debug, Serialize, Deserialize, Tsify)]
pub struct Game {
    pub setup: Setup,
    actions: Vec<Action>,
    #[tsify(type = "number")]
    played: Whole<{ MAX_ACTIONS as u64 }>,
}

impl Setup {
    fn position(&self) -> Result<Position, ApiError> {
        let coins: Vec<u32> = self.columns.iter().map(|coins| coins.0 as u32).collect();
        let rules: Vec<TakeRule> = match &self.rule {
            Rules::Common(rule) => vec![rule.parse()?],
            Rules::Each(rules) => rules.iter().map(|rule| rule.parse()).collect::<Result<_, _>>()?,
        };
        Ok(Position::of_heaps_with_rules(&coins, rules, self.convention.into())?)
    }
}

impl From<&Action> for CoreAction<CoreTake> {
    fn from(action: &Action) -> Self {
        match *action {
            Action::Take { column, count } => {
                Self::Move(CoreTake { column: column.0 as usize, count: count.0 as u32 })
            }
            Action::Resign { seat } => Self::Resign(seat.into()),
        }
    }
}

impl From<&CoreAction<CoreTake>> for Action {
    fn from(action: &CoreAction<CoreTake>) -> Self {
        match *action {
            CoreAction::Move(CoreTake { column, count }) => {
                Self::Take { column: Whole(column as u64), count: Whole(u64::from(count)) }
            }
            CoreAction::Resign(seat) => Self::Resign { seat: seat.into() },
        }
    }
}

impl Game {
    pub fn read(argument: &JsValue) -> Result<Self, ApiError> {
        let game: Self = read("game", argument)?;
        if game.setup.seed.is_none() {
            return Err(ApiError::bad_argument("game.setup.seed: a game needs one; new_game gives it"));
        }
        if game.actions.len() > MAX_ACTIONS {
            return Err(ApiError::new("too_long", format!("a game has at most {MAX_ACTIONS} moves")));
        }
        Ok(game)
    }

    pub fn seed(&self) -> u64 {
        self.setup.seed.map_or(0, |seed| seed.0)
    }

    pub fn history(&self) -> Result<History<Position>, ApiError> {
        let actions = self.actions.iter().map(CoreAction::from).collect();
        History::replay(self.setup.position()?, actions, self.played.0 as usize).map_err(|(place, error)| {
            let error = ApiError::from(error);
            error.at(&format!("game.actions[{place}]"))
        })
    }

    /// The same game, as far as `history` goes.
    pub fn with(self, history: &History<Position>) -> Result<Ts<Self>, ApiError> {
        let actions = history.actions().iter().map(Action::from).collect();
        Ok(Self { actions, played: Whole(history.played() as u64), ..self }.into_ts()?)
    }

    /// The game after one more action.
    pub fn with_action(self, action: CoreAction<CoreTake>) -> Result<Ts<Self>, ApiError> {
        let mut history = self.history()?;
        if history.played() == MAX_ACTIONS {
            return Err(ApiError::new("too_long", format!("a game has at most {MAX_ACTIONS} moves")));
        }
        history.act(action)?;
        self.with(&history)
    }
}

/// A new game. Without a seed it gets one at random.
#[wasm_bindgen]
pub fn new_game(
    #[wasm_bindgen(unchecked_param_type = "Setup")] setup: &JsValue,
) -> Result<Ts<Game>, ApiError> {
    let mut setup: Setup = read("setup", setup)?;
    setup.position()?;
    if setup.seed.is_none() {
        let random = getrandom::u64().map_err(|error| ApiError::new("random_unavailable", error))?;
        setup.seed = Some(Whole(random & MAX_SAFE));
    }
    Ok(Game { setup, actions: Vec::new(), played: Whole(0) }.into_ts()?)
}

/// Takes `count` coins from the column at place `column`, from 0, for the seat to move.
#[wasm_bindgen]
pub fn take(
    #[wasm_bindgen(unchecked_param_type = "Game")] game: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] column: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] count: &JsValue,
) -> Result<Ts<Game>, ApiError> {
    let game = Game::read(game)?;
    let column = read_whole("column", column, MAX_COMPONENTS as u32 - 1)? as usize;
    let count = read_whole("count", count, MAX_COINS)?;
    game.with_action(CoreAction::Move(CoreTake { column, count }))
}

/// Gives up, for either seat.
#[wasm_bindgen]
pub fn resign(
    #[wasm_bindgen(unchecked_param_type = "Game")] game: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Seat")] seat: &JsValue,
) -> Result<Ts<Game>, ApiError> {
    let seat: Seat = read("seat", seat)?;
    Game::read(game)?.with_action(CoreAction::Resign(seat.into()))
}

/// Takes the last action back.
#[wasm_bindgen]
pub fn undo(#[wasm_bindgen(unchecked_param_type = "Game")] game: &JsValue) -> Result<Ts<Game>, ApiError> {
    let game = Game::read(game)?;
    let mut history = game.history()?;
    if history.undo() {
        game.with(&history)
    } else {
        Err(ApiError::new("nothing_to_undo", "no move has been made"))
    }
}

/// Does again what was taken back last.
#[wasm_bindgen]
pub fn redo(#[wasm_bindgen(unchecked_param_type = "Game")] game: &JsValue) -> Result<Ts<Game>, ApiError> {
    let game = Game::read(game)?;
    let mut history = game.history()?;
    if history.redo() {
        game.with(&history)
    } else {
        Err(ApiError::new("nothing_to_redo", "no move has been taken back"))
    }
}
