import assert from "node:assert/strict";
import { test } from "node:test";
import { EngineError } from "./engine-error.js";
import { keepGames, readKeptGames } from "./keeping.js";
import { DEFAULTS } from "./params.js";
import { createState, redo, take, undo } from "./state.js";
import { memoryStorage } from "./storage.js";

/** Columns of which anything may be taken; a game whose actions are not a list of takes is refused. */
const engine = /** @type {import("./engine.js").Engine} */ (
  /** @type {unknown} */ ({
    parse_rule: () => ({ text: "any", code: "0.(3)", kind: "any", takes: [] }),
    parse_columns: (/** @type {string} */ text) => text.split(",").map(Number),
    new_game: (/** @type {any} */ setup) => ({ setup: { ...setup, seed: 1 }, actions: [], played: 0 }),
    take: (/** @type {any} */ game, /** @type {number} */ _, /** @type {number} */ count) => ({
      ...game,
      actions: [count],
      played: 1,
    }),
    undo: (/** @type {any} */ game) => ({ ...game, played: 0 }),
    redo: (/** @type {any} */ game) => ({ ...game, played: 1 }),
    view(/** @type {any} */ { setup, actions, played }) {
      if (!actions.every(Number.isInteger)) throw new EngineError("bad_argument", "no actions");
      const coins = setup.columns[0] - (played > 0 ? actions[0] : 0);
      return {
        columns: [{ coins, takes: [{ first: 1, last: coins, step: 1 }] }],
        moves: actions.slice(0, played).map(() => ({ seat: "first" })),
        turn: "first",
        over: false,
        can_undo: played > 0,
        can_redo: played < actions.length,
      };
    },
  })
);

const person = /** @type {const} */ ("person");
const params = { ...DEFAULTS, columns: [9], rule: "any", first: person, second: person };

/** Three games: one that stands at 8 coins, the present one at 7, and a later one at 6. */
function threeGames() {
  const start = createState(engine, params);
  const [eight, seven, six] = [1, 2, 3].map((count) => take(engine, start, 0, count));
  return { ...seven, earlier: [eight.match], later: [six.match] };
}

/** @param {import("./state.js").State | null} state */
const coins = (state) => state?.view.columns[0].coins;

test("kept games come back with what undo and redo lead to", () => {
  const storage = memoryStorage();
  keepGames(storage, threeGames());
  const state = /** @type {import("./state.js").State} */ (readKeptGames(storage, engine, null));
  assert.equal(coins(state), 7);
  assert.equal(coins(redo(engine, state)), 6);
  // Back to the beginning of this one, and then to the one before.
  assert.equal(coins(undo(engine, undo(engine, state))), 8);
});

test("of kept games the damaged ones are left out", () => {
  for (const damaged of [null, 7, ["n=8&k=any&player=person"], { actions: ["x"] }, { setup: {} }]) {
    const storage = memoryStorage();
    keepGames(storage, threeGames());
    const kept = JSON.parse(storage.read("games") ?? "");
    const isWhole = damaged === null || typeof damaged === "number" || Array.isArray(damaged);
    const [address, game] = kept.games[0];
    kept.games[0] = isWhole ? damaged : [address, { ...game, ...damaged }];
    storage.write("games", JSON.stringify(kept));
    const state = /** @type {import("./state.js").State} */ (readKeptGames(storage, engine, null));
    assert.equal(coins(state), 7);
    assert.deepEqual(state.earlier, []);
    assert.equal(coins(redo(engine, state)), 6);
  }
});

test("a failure of the engine is no damage", () => {
  const storage = memoryStorage();
  keepGames(storage, threeGames());
  const view = () => {
    throw new EngineError("trap", "unreachable");
  };
  assert.throws(() => readKeptGames(storage, { ...engine, view }, null), /unreachable/);
});
