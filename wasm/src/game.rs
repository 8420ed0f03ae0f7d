//! Games as plain data: making, playing, taking back.

use crate::argument::{Argument, MAX_SAFE};
use crate::error::ApiError;
use crate::plain_take;
use crate::result::hand_over;
use last_coin::{
    Action as CoreAction, History, MAX_COINS, MAX_COMPONENTS, Position, PositionError, Seat as CoreSeat,
    Take as CoreTake, TakeRule,
};
#[cfg(feature = "lab")]
use last_coin::{ActionError, IllegalTake};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

/// The most actions that a game holds.
const MAX_ACTIONS: usize = 100_000;

/// Who wins when no move is left: `normal`, whoever moved last; `misere`, whoever would have to move.
#[derive(Clone, Copy, Debug, Serialize, Tsify)]
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
#[derive(Clone, Copy, Debug, Serialize, Tsify)]
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
#[derive(Clone, Debug, Serialize, Tsify)]
#[serde(untagged)]
pub enum Rules {
    Common(String),
    Each(Vec<String>),
}

/// How a game begins. A game that is made without a seed gets one at random.
#[derive(Clone, Debug, Serialize, Tsify)]
pub struct Setup {
    /// The coins of each column: up to 64 columns of up to 10⁹.
    columns: Vec<u32>,
    rule: Rules,
    pub convention: Convention,
    /// From it follows every choice that computers make in this game: 0 to 2⁵³ − 1.
    #[tsify(optional, type = "number")]
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<u64>,
}

/// What a player did: took coins in its turn, or gave up.
#[derive(Clone, Debug, Serialize, Tsify)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Action {
    Take { column: usize, count: u32 },
    Resign { seat: Seat },
}

/// A game. The first `played` of its actions are in force; the rest were taken back and can be done again.
#[derive(Clone, Debug, Serialize, Tsify)]
pub struct Game {
    pub setup: Setup,
    actions: Vec<Action>,
    played: usize,
}

impl Convention {
    pub fn read(argument: &Argument) -> Result<Self, ApiError> {
        argument.word(&["normal", "misere"], &[Self::Normal, Self::Misere])
    }
}

impl Seat {
    pub fn read(argument: &Argument) -> Result<Self, ApiError> {
        argument.word(&["first", "second"], &[Self::First, Self::Second])
    }
}

impl Rules {
    fn read(argument: &Argument) -> Result<Self, ApiError> {
        if argument.is_array()? {
            argument.items(MAX_COMPONENTS, too_many_columns, |rule| rule.text()).map(Self::Each)
        } else {
            argument.text().map(Self::Common)
        }
    }
}

impl Action {
    fn read(argument: &Argument) -> Result<Self, ApiError> {
        if let Some(take) = Self::read_plain(argument) {
            return Ok(take);
        }
        let is_take = argument.field("kind")?.word(&["take", "resign"], &[true, false])?;
        if is_take {
            argument.only(&["kind", "column", "count"])?;
            let column = read_column(&argument.field("column")?)?;
            Ok(Self::Take { column, count: read_coins(&argument.field("count")?)? })
        } else {
            argument.only(&["kind", "seat"])?;
            Ok(Self::Resign { seat: Seat::read(&argument.field("seat")?)? })
        }
    }

    /// A take within the limits, as this package writes it; whatever else there is has time to be read by its names.
    fn read_plain(argument: &Argument) -> Option<Self> {
        let (column, count) = plain_take::numbers_of(argument.value())?;
        let (place, coins) = (column as usize, count as u32);
        let is_within = place < MAX_COMPONENTS && coins <= MAX_COINS;
        let is_whole = place as f64 == column && f64::from(coins) == count;
        (is_within && is_whole).then_some(Self::Take { column: place, count: coins })
    }
}

/// A number of coins: in range, so it fits.
fn read_coins(argument: &Argument) -> Result<u32, ApiError> {
    argument.whole(MAX_COINS.into()).map(|coins| coins as u32)
}

/// The place of a column: in range, so it fits.
fn read_column(argument: &Argument) -> Result<usize, ApiError> {
    argument.whole(MAX_COMPONENTS as u64 - 1).map(|column| column as usize)
}

impl Setup {
    pub fn read(argument: &Argument) -> Result<Self, ApiError> {
        argument.only(&["columns", "rule", "convention", "seed"])?;
        Ok(Self {
            columns: argument.field("columns")?.items(MAX_COMPONENTS, too_many_columns, read_coins)?,
            rule: Rules::read(&argument.field("rule")?)?,
            convention: Convention::read(&argument.field("convention")?)?,
            seed: argument.optional("seed")?.map(|seed| seed.whole(MAX_SAFE)).transpose()?,
        })
    }

    pub fn position(&self) -> Result<Position, ApiError> {
        let rules: Vec<TakeRule> = match &self.rule {
            Rules::Common(rule) => vec![rule.parse()?],
            Rules::Each(rules) => rules.iter().map(|rule| rule.parse()).collect::<Result<_, _>>()?,
        };
        Ok(Position::of_heaps_with_rules(&self.columns, rules, self.convention.into())?)
    }
}

impl From<&Action> for CoreAction<CoreTake> {
    fn from(action: &Action) -> Self {
        match *action {
            Action::Take { column, count } => Self::Move(CoreTake { column, count }),
            Action::Resign { seat } => Self::Resign(seat.into()),
        }
    }
}

impl From<&CoreAction<CoreTake>> for Action {
    fn from(action: &CoreAction<CoreTake>) -> Self {
        match *action {
            CoreAction::Move(CoreTake { column, count }) => Self::Take { column, count },
            CoreAction::Resign(seat) => Self::Resign { seat: seat.into() },
        }
    }
}

impl Game {
    pub fn read(value: &JsValue) -> Result<Self, ApiError> {
        Self::from_argument(&Argument::new("game", value))
    }

    pub fn from_argument(argument: &Argument) -> Result<Self, ApiError> {
        argument.only(&["setup", "actions", "played"])?;
        let setup = argument.field("setup")?;
        setup.field("seed")?;
        let setup = Setup::read(&setup)?;
        let actions = argument.field("actions")?.items(MAX_ACTIONS, too_long, Action::read)?;
        // In range, so it fits.
        let played = argument.field("played")?.whole(actions.len() as u64)? as usize;
        Ok(Self { setup, actions, played })
    }

    /// The game that was written down, as far as `history` goes. No computer plays in it, so that any seed will do.
    #[cfg(feature = "lab")]
    pub fn recorded(history: &History<Position>, rule: String, convention: Convention) -> Self {
        let columns = history.start().heaps().map(|heap| heap.coins()).collect();
        let setup = Setup { columns, rule: Rules::Common(rule), convention, seed: Some(0) };
        Self { setup, actions: Vec::new(), played: 0 }.following(history)
    }

    pub fn seed(&self) -> u64 {
        self.setup.seed.unwrap_or_default()
    }

    pub fn history(&self) -> Result<History<Position>, ApiError> {
        let actions = self.actions.iter().map(CoreAction::from).collect();
        History::replay(self.setup.position()?, actions, self.played).map_err(|(place, error)| {
            let error = ApiError::from(error);
            error.at(&format!("game.actions[{place}]"))
        })
    }

    /// The place of the first action that is refused, and why, as data. `history` says it in words: to make those from these
    /// would cost the play screen's package weight that only the laboratory needs.
    #[cfg(feature = "lab")]
    pub fn refused(&self) -> Result<Option<(usize, ActionError<IllegalTake>)>, ApiError> {
        let actions = self.actions.iter().map(CoreAction::from).collect();
        Ok(History::replay(self.setup.position()?, actions, self.played).err())
    }

    /// The same game, as far as `history` goes.
    fn following(self, history: &History<Position>) -> Self {
        let actions = history.actions().iter().map(Action::from).collect();
        Self { actions, played: history.played(), ..self }
    }

    /// The same, for the caller.
    pub fn with(self, history: &History<Position>) -> Result<Ts<Self>, ApiError> {
        hand_over(&self.following(history))
    }

    /// The game after one more action than `history`, its own.
    pub fn with_action(
        self,
        mut history: History<Position>,
        action: CoreAction<CoreTake>,
    ) -> Result<Ts<Self>, ApiError> {
        if history.played() == MAX_ACTIONS {
            return Err(too_long());
        }
        history.act(action)?;
        self.with(&history)
    }
}

fn too_many_columns() -> ApiError {
    PositionError::TooManyColumns.into()
}

fn too_long() -> ApiError {
    ApiError::new("too_long", &format_args!("a game has at most {MAX_ACTIONS} moves"))
}

/// A new game. Without a seed it gets one at random.
#[wasm_bindgen]
pub fn new_game(
    #[wasm_bindgen(unchecked_param_type = "Setup")] setup: &JsValue,
) -> Result<Ts<Game>, ApiError> {
    let mut setup = Setup::read(&Argument::new("setup", setup))?;
    setup.position()?;
    if setup.seed.is_none() {
        let random = getrandom::u64()
            .map_err(|_| ApiError::new("random_unavailable", &"the browser provides no random numbers"))?;
        setup.seed = Some(random & MAX_SAFE);
    }
    hand_over(&Game { setup, actions: Vec::new(), played: 0 })
}

/// Takes `count` coins from the column at place `column`, from 0, for the seat to move.
#[wasm_bindgen]
pub fn take(
    #[wasm_bindgen(unchecked_param_type = "Game")] game: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] column: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] count: &JsValue,
) -> Result<Ts<Game>, ApiError> {
    let game = Game::read(game)?;
    let column = read_column(&Argument::new("column", column))?;
    let count = read_coins(&Argument::new("count", count))?;
    let history = game.history()?;
    game.with_action(history, CoreAction::Move(CoreTake { column, count }))
}

/// Gives up, for either seat.
#[wasm_bindgen]
pub fn resign(
    #[wasm_bindgen(unchecked_param_type = "Game")] game: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Seat")] seat: &JsValue,
) -> Result<Ts<Game>, ApiError> {
    let seat = Seat::read(&Argument::new("seat", seat))?;
    let game = Game::read(game)?;
    let history = game.history()?;
    game.with_action(history, CoreAction::Resign(seat.into()))
}

/// Takes the last action back.
#[wasm_bindgen]
pub fn undo(#[wasm_bindgen(unchecked_param_type = "Game")] game: &JsValue) -> Result<Ts<Game>, ApiError> {
    step(game, History::undo, ("nothing_to_undo", "no move has been made"))
}

/// Does again what was taken back last.
#[wasm_bindgen]
pub fn redo(#[wasm_bindgen(unchecked_param_type = "Game")] game: &JsValue) -> Result<Ts<Game>, ApiError> {
    step(game, History::redo, ("nothing_to_redo", "no move has been taken back"))
}

/// Goes one step through the history, or says why there is none.
fn step(
    game: &JsValue,
    go: fn(&mut History<Position>) -> bool,
    (code, message): (&'static str, &str),
) -> Result<Ts<Game>, ApiError> {
    let game = Game::read(game)?;
    let mut history = game.history()?;
    if go(&mut history) { game.with(&history) } else { Err(ApiError::new(code, &message)) }
}
