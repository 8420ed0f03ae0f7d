// What the mathematics says of the game at hand. The core is asked once for each game, and only for what may be shown.

import { showsAnswers } from "./answers.js";
import { EngineError, nullIfRefused } from "./engine-error.js";

/** @typedef {import("./engine.js").Analysis} Analysis */
/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {import("./engine.js").Game} Game */
/** @typedef {import("./engine.js").PlayedMove} PlayedMove */
/** @typedef {import("./engine.js").Seat} Seat */
/** @typedef {import("./engine.js").WinRow} WinRow */
/** @typedef {import("./engine.js").WinTable} WinTable */
/** @typedef {import("./state.js").State} State */

/**
 * A move, which is the `number`th of its game, with the position in which it was made and the one that it left.
 *
 * @typedef {{ move: PlayedMove, number: number, before: Analysis, after: Analysis }} Judged
 */

/**
 * Each is null where it may not be shown, and where it is too large to know.
 *
 * @typedef {object} Knowledge
 * @property {Analysis | null} start
 * @property {Seat | null} favourite who wins from the start with perfect play
 * @property {Analysis | null} now
 * @property {Judged | null} last the latest move of a person
 * @property {WinTable | null} table
 * @property {WinRow | null} row the row of the table that is open
 * @property {boolean} isFailed whether the engine failed when it was asked
 */

/** How many numbers the table has, and how many where it goes on. */
export const TABLE_LENGTH = 20;
export const LONG_TABLE_LENGTH = 200;

/** Columns of a few more coins than that have them all in the table. */
const MOST_LENGTH = 24;

/** How many numbers the table has now: as many in the whole of a game. @param {State} state */
export function tableLength({ match, ui }) {
  if (ui.isTableLong) return LONG_TABLE_LENGTH;
  const coins = match.game.setup.columns[0];
  return coins > TABLE_LENGTH && coins <= MOST_LENGTH ? coins : TABLE_LENGTH;
}

/** @type {Knowledge} */
const NOTHING = { start: null, favourite: null, now: null, last: null, table: null, row: null, isFailed: false };

/** @type {Knowledge} */
export const FAILED = { ...NOTHING, isFailed: true };

/**
 * What it makes throws where the engine fails, and may then be called again.
 *
 * @param {Engine} engine
 * @returns {(state: State) => Knowledge}
 */
export function createKnowledge(engine) {
  const ofGame = rememberLast((/** @type {Game} */ game, /** @type {State} */ { match, view }) => {
    const index = view.moves.findLastIndex(({ seat }) => match.params[seat] === "person");
    // A long game takes a while to be read: once for all that is asked of it.
    const asked = [0, game.played, ...(index < 0 ? [] : [index, index + 1])];
    const known = nullIfRefused(() => engine.analyse_after(game, asked)) ?? [];
    const [start = null, now = null, before = null, after = null] = known;
    return {
      start,
      favourite: start && /** @type {Seat} */ (start.outcome === "N" ? "first" : "second"),
      now,
      last: before && after && { move: view.moves[index], number: index + 1, before, after },
    };
  });

  const ofTable = rememberLast((/** @type {string} */ _, /** @type {State} */ state) => {
    const { rule, convention } = state.match.params;
    const { openNumber } = state.ui;
    return {
      table: nullIfRefused(() => engine.win_table(rule, convention, tableLength(state))),
      row: openNumber === null ? null : nullIfRefused(() => engine.win_row(rule, convention, openNumber)),
    };
  });

  return (state) => {
    if (!showsAnswers(state)) return NOTHING;
    const { rule, convention } = state.match.params;
    return {
      ...NOTHING,
      ...ofGame(state.match.game, state),
      ...ofTable([rule, convention, tableLength(state), state.ui.openNumber].join(), state),
    };
  };
}

/**
 * Asks again only when the key is another one, or once more when the engine failed.
 *
 * @template K
 * @param {(key: K, state: State) => Partial<Knowledge>} ask
 * @returns {(key: K, state: State) => Partial<Knowledge>}
 */
function rememberLast(ask) {
  /** @type {{ key: K, answer: Partial<Knowledge> } | undefined} */
  let last;
  /** @type {K | undefined} */
  let failed;
  return (key, state) => {
    if (last?.key === key) return last.answer;
    try {
      last = { key, answer: ask(key, state) };
    } catch (error) {
      if (!(error instanceof EngineError) || failed !== key) {
        failed = key;
        throw error;
      }
      last = { key, answer: { isFailed: true } };
    }
    return last.answer;
  };
}
