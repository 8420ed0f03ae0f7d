// The game outlives a reload: what is played, and what undo and redo lead to, is kept where there is storage.

import { readAddress, writeAddress } from "./address.js";
import { EngineError } from "./engine-error.js";
import { isSameGame, setupOf } from "./params.js";
import { resumeState } from "./state.js";

/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {import("./engine.js").Game} Game */
/** @typedef {import("./params.js").Params} Params */
/** @typedef {import("./state.js").Match} Match */
/** @typedef {import("./state.js").State} State */
/** @typedef {import("./storage.js").Keep} Keep */

/** So many games before and after the present one are kept. */
const MOST_KEPT = 8;

/** @param {Keep} storage @param {State} state */
export function keepGames(storage, { earlier, match, later }) {
  const before = earlier.slice(-MOST_KEPT);
  const after = later.slice(-MOST_KEPT).reverse();
  const games = [...before, match, ...after].map(({ params, rule, game }) => [
    writeAddress(params, rule, { isFast: false }),
    game,
  ]);
  storage.write("games", JSON.stringify({ at: before.length, games }));
}

/**
 * The state as it was kept. Whoever comes with an address that sets up another game gets that one.
 *
 * @param {Keep} storage
 * @param {Engine} engine
 * @param {Params | null} wanted what the address sets up
 * @returns {State | null} null where nothing fitting was kept
 */
export function readKeptGames(storage, engine, wanted) {
  try {
    const { at, games } = JSON.parse(storage.read("games") ?? "null") ?? {};
    const present = soundMatch(engine, games[at]);
    if (present === null || (wanted !== null && !isSameGame(wanted, present.params))) return null;
    const sound = (/** @type {unknown[]} */ some) => some.flatMap((each) => soundMatch(engine, each) ?? []);
    const rest = { earlier: sound(games.slice(0, at)), later: sound(games.slice(at + 1)).reverse() };
    return resumeState(engine, { ...present, params: wanted ?? present.params }, rest);
  } catch (error) {
    return nullUnlessTrap(error);
  }
}

/**
 * @param {Engine} engine
 * @param {unknown} kept
 * @returns {Match | null} null where the game is damaged
 */
function soundMatch(engine, kept) {
  try {
    const [address, game] = /** @type {[string, Game]} */ (kept);
    const match = matchOf(engine, address, game);
    engine.view(game);
    return match;
  } catch (error) {
    return nullUnlessTrap(error);
  }
}

/**
 * What another version kept, or somebody changed, is no game of ours. A failure of the engine is another matter.
 *
 * @param {unknown} error
 */
function nullUnlessTrap(error) {
  if (error instanceof EngineError && error.code === "trap") throw error;
  return null;
}

/**
 * @param {Engine} engine
 * @param {string} address
 * @param {Game} game
 * @returns {Match}
 */
function matchOf(engine, address, game) {
  const { params } = readAddress(address, engine, []);
  const { columns, rule, convention } = setupOf(params);
  const isOfThese =
    game.setup.columns.join() === columns.join() && game.setup.rule === rule && game.setup.convention === convention;
  if (!isOfThese) throw new RangeError("the game is another one than its address says");
  return { params, game, rule: engine.parse_rule(params.rule) };
}
