// The state of the page, as plain data, and the functions that change it. Nothing here touches the page itself.
//
// A match is a set-up and the game played from it. Undo brings back an earlier state of the game and, beyond its
// beginning, the match before it. Cursor, preview and the like are in `ui`, which undo leaves alone.

import { computerAt, isSameGame, setupOf, soloSeat } from "./params.js";
import { includes, list, next, size } from "./spans.js";

/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {import("./engine.js").Game} Game */
/** @typedef {import("./engine.js").View} View */
/** @typedef {import("./engine.js").Seat} Seat */
/** @typedef {import("./engine.js").Rule} Rule */
/** @typedef {import("./engine.js").Advice} Advice */
/** @typedef {import("./answers.js").Answers} Answers */
/** @typedef {import("./params.js").Params} Params */
/** @typedef {import("./preferences.js").Pace} Pace */
/** @typedef {import("./messages.js").Values} Values */

/**
 * @typedef {object} Match
 * @property {Params} params
 * @property {Game} game
 * @property {Rule} rule
 */

/** @typedef {{ column: number, count: number }} Pick `count` coins from the top of a column */

/** @typedef {{ id: string, values?: Values }} Notice something to tell once */

/**
 * What was typed into a field of the board or the set-up, where there is something to tell of it: why it was refused, or as which columns
 * it was read.
 *
 * @typedef {{ field: "n" | "rule" | "take", text: string, refusal?: Notice, columns?: number[] }} Typed
 */

/**
 * @typedef {object} Ui
 * @property {Pick} cursor the board's one tab stop; the take buttons take from its column
 * @property {Pick | null} pointed what the mouse points at
 * @property {boolean} isKeyboard whether the last input was a key, so that the cursor shows what Enter would do
 * @property {Notice | null} notice
 * @property {Typed | null} typed
 * @property {boolean} hasOwnColumns whether the field for columns of one's own is open
 * @property {boolean} hasOwnRule whether the field for a rule of one's own is open
 * @property {boolean} isPaused whether computers that play each other wait
 * @property {boolean} isStuck whether the computer whose turn it is could not move
 * @property {boolean} hasKeys whether letters on the board mean undo, redo, new and hint
 * @property {Pace} pace how fast computers play each other
 * @property {Answers} answers when the page says who wins and why
 * @property {boolean} isAnswersFixed whether the address has fixed that
 * @property {{ game: Game, advice: Advice } | null} hint what was advised, and in which game
 * @property {boolean} isRevealed whether answers that come on request were asked for
 * @property {boolean} isTableLong whether the table goes on beyond its usual end
 * @property {number | null} openNumber the number whose row of the table is open
 * @property {boolean} isSideOpen whether the coins were arranged and it is still to be chosen who begins
 */

/**
 * @typedef {object} State
 * @property {Match} match
 * @property {Match[]} earlier the matches that undo goes back to, the latest last
 * @property {Match[]} later the matches that redo goes on to, the next one last
 * @property {View} view
 * @property {Game | null} back the game that undo leads to within the match
 * @property {Ui} ui
 */

/**
 * @param {Engine} engine
 * @param {Params} params
 * @returns {State}
 * @throws {EngineError} where there is no such game
 */
export function createState(engine, params) {
  /** @type {Ui} */
  const ui = {
    cursor: { column: 0, count: 1 },
    pointed: null,
    isKeyboard: false,
    notice: null,
    typed: null,
    hasOwnColumns: false,
    hasOwnRule: false,
    isPaused: false,
    isStuck: false,
    hasKeys: true,
    pace: "normal",
    answers: "always",
    isAnswersFixed: false,
    hint: null,
    isRevealed: false,
    isTableLong: false,
    openNumber: null,
    isSideOpen: false,
  };
  return show(engine, startMatch(engine, params), { earlier: [], later: [], ui });
}

/**
 * The state that was kept.
 *
 * @param {Engine} engine
 * @param {Match} match
 * @param {{ earlier: Match[], later: Match[] }} rest
 * @returns {State}
 */
export function resumeState(engine, match, rest) {
  const { ui } = createState(engine, match.params);
  return show(engine, match, { ...rest, ui });
}

/**
 * @param {Engine} engine
 * @param {Params} params
 * @returns {Match}
 */
function startMatch(engine, params) {
  return { params, game: engine.new_game(setupOf(params)), rule: engine.parse_rule(params.rule) };
}

/**
 * @param {Engine} engine
 * @param {Match} match
 * @param {{ earlier: Match[], later: Match[], ui: Ui }} rest
 * @returns {State}
 */
function show(engine, match, { earlier, later, ui }) {
  const view = engine.view(match.game);
  return {
    match,
    earlier,
    later,
    view,
    back: stepBack(match, view),
    ui: { ...ui, cursor: settle(view, ui.cursor), pointed: null, isStuck: false },
  };
}

/**
 * Undo against a computer goes back to the person's own turn: past the computer's reply and the person's own take.
 *
 * @param {Match} match
 * @param {View} view
 * @returns {Game | null} null where there was no such turn before
 */
function stepBack({ params, game }, view) {
  const own = soloSeat(params);
  const turns = turnsIn(view).slice(0, game.played);
  const played = own === undefined ? turns.length - 1 : turns.lastIndexOf(own);
  if (played >= 0) return { ...game, played };
  // Who resigned before their first turn gets the game back all the same.
  return view.over && game.played > 0 ? { ...game, played: 0 } : null;
}

/** Whose turn it was each time. Who gave up had the turn after the last move, or would have had it. @param {View} view */
function turnsIn({ moves, turn }) {
  return [...moves.map(({ seat }) => seat), turn];
}

/**
 * Redo against a computer goes on to the person's own turn, or as far as it can.
 *
 * @param {Engine} engine
 * @param {Match} match
 * @returns {Game}
 */
function stepForward(engine, { params, game }) {
  const own = soloSeat(params);
  const next = game.played + 1;
  if (own === undefined) return { ...game, played: next };
  // A long game takes a while to be read: once for all that is ahead.
  const end = game.actions.length;
  const turns = turnsIn(engine.view({ ...game, played: end }));
  const played = turns.indexOf(own, next);
  return { ...game, played: played < 0 ? end : played };
}

/**
 * @param {Engine} engine
 * @param {State} state
 * @param {Game} game
 */
function withGame(engine, state, game) {
  return show(engine, { ...state.match, game }, state);
}

/**
 * @param {Engine} engine
 * @param {State} state
 * @param {number} column
 * @param {number} count
 * @returns {State}
 */
export function take(engine, state, column, count) {
  const game = engine.take(state.match.game, column, count);
  const ui = { ...state.ui, cursor: { column, count: 1 } };
  return withGame(engine, { ...state, later: [], ui }, game);
}

/**
 * @param {Engine} engine
 * @param {State} state
 * @param {Seat} seat
 * @returns {State}
 */
export function resign(engine, state, seat) {
  return withGame(engine, { ...state, later: [] }, engine.resign(state.match.game, seat));
}

/**
 * The computer whose turn it is plays. Call it only then.
 *
 * @param {Engine} engine
 * @param {State} state
 * @returns {State}
 */
export function playComputer(engine, state) {
  const player = computerAt(state.match.params, state.view.turn);
  if (player === undefined) return state;
  // A person may have come back to this turn from a later match, and that one is not lost by it.
  return withGame(engine, state, engine.ai_move(state.match.game, player));
}

/**
 * @param {Engine} engine
 * @param {State} state
 * @returns {State}
 */
export function undo(engine, state) {
  // Computers that play each other would at once play again what was undone.
  const ui = { ...state.ui, isPaused: true };
  if (state.back !== null) return withGame(engine, { ...state, ui }, state.back);
  const match = state.earlier.at(-1);
  if (match === undefined) return state;
  return show(engine, match, { earlier: state.earlier.slice(0, -1), later: [...state.later, state.match], ui });
}

/**
 * @param {Engine} engine
 * @param {State} state
 * @returns {State}
 */
export function redo(engine, state) {
  if (state.view.can_redo) return withGame(engine, state, stepForward(engine, state.match));
  const match = state.later.at(-1);
  if (match === undefined) return state;
  return show(engine, match, {
    earlier: [...state.earlier, state.match],
    later: state.later.slice(0, -1),
    ui: state.ui,
  });
}

/** @param {State} state */
export function canUndo({ back, earlier }) {
  return back !== null || earlier.length > 0;
}

/** @param {State} state */
export function canRedo({ view, later }) {
  return view.can_redo || later.length > 0;
}

/**
 * A new game from the same set-up. The old one can be undone back to.
 *
 * @param {Engine} engine
 * @param {State} state
 * @returns {State}
 */
export function newGame(engine, state) {
  return begin(engine, state, state.match.params);
}

/**
 * Another set-up. Where only the computer is another one the game goes on, else a new one begins.
 *
 * @param {Engine} engine
 * @param {State} state
 * @param {Partial<Params>} change
 * @returns {State}
 * @throws {EngineError} where there is no such game
 */
export function changeParams(engine, state, change) {
  return setParams(engine, state, { ...state.match.params, ...change });
}

/**
 * @param {Engine} engine
 * @param {State} state
 * @param {Params} params
 * @returns {State}
 * @throws {EngineError} where there is no such game
 */
export function setParams(engine, state, params) {
  if (isSameGame(params, state.match.params)) return show(engine, { ...state.match, params }, state);
  return begin(engine, state, params);
}

/**
 * @param {Engine} engine
 * @param {State} state
 * @param {Params} params
 * @returns {State}
 */
function begin(engine, state, params) {
  const match = startMatch(engine, params);
  const ui = { ...state.ui, cursor: { column: 0, count: 1 }, isPaused: false, isRevealed: false, isSideOpen: false };
  if (!isWorthKeeping(state)) return show(engine, match, { ...state, later: [], ui });
  const notice = state.view.over ? ui.notice : { id: "game-replaced" };
  return show(engine, match, { earlier: [...state.earlier, state.match], later: [], ui: { ...ui, notice } });
}

/**
 * A game that was begun elsewhere. The old one can be undone back to.
 *
 * @param {Engine} engine
 * @param {State} state
 * @param {Partial<Params>} change
 * @param {Game} game
 * @returns {State}
 */
export function playOn(engine, state, change, game) {
  const begun = begin(engine, state, { ...state.match.params, ...change });
  return withGame(engine, begun, game);
}

/** A game in which no person has done anything yet is no loss. @param {State} state */
export function isWorthKeeping({ match, view }) {
  const own = soloSeat(match.params);
  if (own === undefined) return view.can_undo;
  return view.over || view.moves.some(({ seat }) => seat === own);
}

/** @param {State} state */
export function isPersonsTurn({ match, view }) {
  return !view.over && match.params[view.turn] === "person";
}

/** @param {State} state */
export function isComputersTurn({ match, view }) {
  return !view.over && match.params[view.turn] !== "person";
}

/** Whether two computers play each other. @param {State} state */
export function isShow({ match }) {
  return match.params.first !== "person" && match.params.second !== "person";
}

/**
 * How the game stands: won or lost for the one person who plays a computer, else just over.
 *
 * @param {State} state
 * @returns {"playing" | "won" | "lost" | "over"}
 */
export function standing({ match, view }) {
  if (!view.over) return "playing";
  const own = soloSeat(match.params);
  if (own === undefined) return "over";
  return view.winner === own ? "won" : "lost";
}

/**
 * Whether these coins may be taken now, by a person.
 *
 * @param {State} state
 * @param {Pick} pick
 */
export function mayTake(state, { column, count }) {
  return isPersonsTurn(state) && includes(state.view.columns[column].takes, count);
}

/**
 * The coins that the board shows as chosen: those pointed at, else those at the cursor of whoever plays by keyboard.
 *
 * @param {State} state
 * @returns {Pick | null}
 */
export function preview(state) {
  const { pointed, isKeyboard, cursor } = state.ui;
  if (!isPersonsTurn(state)) return null;
  return pointed ?? (isKeyboard ? cursor : null);
}

/** What stands in a field: what is to be told of, or what holds. @param {State} state @param {Typed["field"]} field @param {string} holds */
export function textIn({ ui }, field, holds) {
  return ui.typed?.field === field ? ui.typed.text : holds;
}

/**
 * @param {State} state
 * @param {Partial<Ui>} change
 * @returns {State}
 */
export function withUi(state, change) {
  return { ...state, ui: { ...state.ui, ...change } };
}

/**
 * @param {State} state
 * @param {Pick} cursor
 * @returns {State}
 */
export function placeCursor(state, cursor) {
  // What was typed was for where the cursor stood.
  const typed = state.ui.typed?.field === "take" ? null : state.ui.typed;
  return withUi(state, { cursor: settle(state.view, cursor), typed });
}

/**
 * To the next column that has coins, in the direction of `toward`.
 *
 * @param {State} state
 * @param {1 | -1} toward
 * @returns {State}
 */
export function moveCursorAcross(state, toward) {
  const { columns } = state.view;
  const { column, count } = state.ui.cursor;
  for (let index = column + toward; index >= 0 && index < columns.length; index += toward) {
    if (columns[index].coins > 0) return placeCursor(state, { column: index, count });
  }
  return state;
}

/**
 * To the next larger (1) or smaller (-1) take, or where nothing may be taken to the next coin.
 *
 * @param {State} state
 * @param {1 | -1} toward
 * @returns {State}
 */
export function moveCursorAlong(state, toward) {
  const { column, count } = state.ui.cursor;
  const { takes } = state.view.columns[column];
  const reached = size(takes) > 0 ? next(takes, count, toward) : count + toward;
  return reached === undefined ? state : placeCursor(state, { column, count: reached });
}

/**
 * The smallest or the largest take of the cursor's column.
 *
 * @param {State} state
 * @param {"smallest" | "largest"} which
 * @returns {State}
 */
export function moveCursorToEnd(state, which) {
  const { column } = state.ui.cursor;
  const { coins, takes } = state.view.columns[column];
  const counts = takes.flatMap(({ first, last }) => [first, last]);
  const all = counts.length > 0 ? counts : [1, coins];
  return placeCursor(state, { column, count: which === "smallest" ? Math.min(...all) : Math.max(...all) });
}

/**
 * The nearest place for the cursor where something may be taken, or else where there is a coin.
 *
 * @param {View} view
 * @param {Pick} cursor
 * @returns {Pick}
 */
function settle({ columns }, { column, count }) {
  const nearest = columns
    .map(({ coins, takes }, index) => ({
      coins,
      index,
      isStuck: takes.length === 0,
      distance: Math.abs(index - column),
    }))
    .filter(({ coins }) => coins > 0)
    .sort((a, b) => Number(a.isStuck) - Number(b.isStuck) || a.distance - b.distance)[0];
  if (nearest === undefined) return { column: 0, count: 1 };
  return { column: nearest.index, count: Math.min(Math.max(count, 1), nearest.coins) };
}

/**
 * The takes of a column as single numbers, where there are few enough to show them so.
 *
 * @param {State} state
 * @param {number} column
 * @param {number} most
 * @returns {number[] | undefined}
 */
export function fewTakes(state, column, most) {
  const { takes } = state.view.columns[column];
  return size(takes) <= most ? list(takes) : undefined;
}
