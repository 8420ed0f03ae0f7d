import assert from "node:assert/strict";
import { test } from "node:test";
import { EngineError } from "./engine-error.js";
import { openGames } from "./keeping.js";
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

/** The windows of a browser, whose clock goes on with everything that is kept. */
function openBrowser() {
  const storage = memoryStorage();
  let now = 0;
  const open = (session = memoryStorage()) => openGames(storage, session, () => ++now);
  return { storage, open };
}

/** @param {ReturnType<typeof openGames>} games @param {typeof params | null} [wanted] */
const read = (games, wanted = null) => /** @type {import("./state.js").State} */ (games.read(engine, wanted));

/** @param {number} count @param {Partial<typeof params>} [part] */
const afterTaking = (count, part) => take(engine, createState(engine, { ...params, ...part }), 0, count);

test("kept games come back with what undo and redo lead to", () => {
  const { open } = openBrowser();
  open().keep(threeGames());
  const state = read(open());
  assert.equal(coins(state), 7);
  assert.equal(coins(redo(engine, state)), 6);
  // Back to the beginning of this one, and then to the one before.
  assert.equal(coins(undo(engine, undo(engine, state))), 8);
});

test("of kept games the damaged ones are left out", () => {
  for (const damaged of [null, 7, ["n=8&k=any&player=person"], { actions: ["x"] }, { setup: {} }]) {
    const { storage, open } = openBrowser();
    open().keep(threeGames());
    const [key] = storage.keys();
    const kept = JSON.parse(storage.read(key) ?? "");
    const isWhole = damaged === null || typeof damaged === "number" || Array.isArray(damaged);
    const [address, game] = kept.games[0];
    kept.games[0] = isWhole ? damaged : [address, { ...game, ...damaged }];
    storage.write(key, JSON.stringify(kept));
    const state = read(open());
    assert.equal(coins(state), 7);
    assert.deepEqual(state.earlier, []);
    assert.equal(coins(redo(engine, state)), 6);
  }
});

test("a failure of the engine is no damage, and what could not be read is not written over", () => {
  const { storage, open } = openBrowser();
  const session = memoryStorage();
  const before = open(session);
  before.keep(threeGames());
  before.leave();
  const view = () => {
    throw new EngineError("trap", "unreachable");
  };
  const games = open(session);
  assert.throws(() => games.read({ ...engine, view }, null), /unreachable/);
  games.leaveUnread();
  games.leave();
  // Nothing was done meanwhile: the next reload finds it.
  const again = open(session);
  assert.equal(coins(read(again)), 7);
  again.leaveUnread();
  again.keep(afterTaking(1));
  assert.equal(storage.keys().length, 2);
  again.leave();
  assert.equal(coins(read(open(session))), 8);
});

test("each window goes on with its own game, and a new one with the latest of its set-up, of which it has a copy", () => {
  const { open } = openBrowser();
  const [one, other] = [memoryStorage(), memoryStorage()];
  const [games, others] = [open(one), open(other)];
  games.keep(afterTaking(1));
  others.keep(afterTaking(2));
  for (const each of [games, others]) each.leave();
  const again = open(one);
  assert.equal(coins(read(again)), 8);
  assert.equal(coins(read(open(other))), 7);
  again.keep(afterTaking(4));
  const third = open();
  const copy = read(third, params);
  assert.equal(coins(copy), 5);
  third.keep(take(engine, copy, 0, 6));
  again.leave();
  assert.equal(coins(read(open(one))), 5);
  assert.equal(coins(read(open())), 3);
});

test("the copy of a tab goes on with a copy of its game", () => {
  const { open } = openBrowser();
  const session = memoryStorage();
  const games = open(session);
  games.keep(afterTaking(1));
  open().keep(afterTaking(2));
  // The tab is still open.
  const copied = memoryStorage();
  copied.write("window", session.read("window") ?? "");
  const copy = open(copied);
  const state = read(copy);
  assert.equal(coins(state), 8);
  copy.keep(afterTaking(3));
  for (const each of [games, copy]) each.leave();
  assert.equal(coins(read(open(session))), 8);
  assert.equal(coins(read(open(copied))), 6);
});

test("two windows that came to one key do not write over each other", () => {
  const { open, storage } = openBrowser();
  const session = memoryStorage();
  const before = open(session);
  before.keep(afterTaking(1));
  before.leave();
  const copied = memoryStorage();
  copied.write("window", session.read("window") ?? "");
  const [games, copy] = [open(session), open(copied)];
  for (const each of [games, copy]) read(each);
  games.keep(afterTaking(2));
  copy.keep(afterTaking(3));
  games.keep(afterTaking(4));
  assert.equal(storage.keys().length, 2);
  for (const each of [games, copy]) each.leave();
  assert.equal(coins(read(open(session))), 5);
  assert.equal(coins(read(open(copied))), 6);
});

test("another set-up in the same window leaves its game as it is", () => {
  const { open } = openBrowser();
  const session = memoryStorage();
  const other = { ...params, columns: [5] };
  const before = open(session);
  before.keep(afterTaking(1));
  before.leave();
  const games = open(session);
  assert.equal(games.read(engine, other), null);
  games.keep(afterTaking(2, other));
  games.leave();
  assert.equal(coins(read(open(session), other)), 3);
  assert.equal(coins(read(open(session), params)), 8);
});

test("the game that was kept before windows had keys of their own is there, and stays until twenty are later", () => {
  const { storage, open } = openBrowser();
  open().keep(threeGames());
  const [key] = storage.keys();
  const { at, games } = JSON.parse(storage.read(key) ?? "");
  storage.remove(key);
  storage.write("games", JSON.stringify({ at, games }));
  const copy = open();
  assert.equal(coins(read(copy, params)), 7);
  copy.keep(afterTaking(1));
  for (let count = 2; count < 20; count += 1) open().keep(afterTaking(5));
  assert.equal(storage.keys().length, 20);
  assert.notEqual(storage.read("games"), null);
  // A game that a newer version has kept is neither read nor forgotten.
  storage.write("games.newer", '{"version":2,"saved":1}');
  for (let count = 0; count < 3; count += 1) open().keep(afterTaking(6));
  assert.equal(storage.read("games"), null);
  assert.equal(storage.keys().length, 21);
  assert.ok(open().hasNewer());
  assert.equal(coins(read(open())), 3);
});
