import assert from "node:assert/strict";
import { test } from "node:test";
import { EngineError } from "./engine-error.js";
import { DEFAULTS } from "./params.js";
import * as states from "./state.js";

/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {import("./engine.js").Game} Game */

/**
 * A stand-in for the core, for the simplest game there is: any number from one column, and the last coin wins. The
 * computer takes one coin from the first column that has one, or refuses where it has been told to.
 *
 * @param {{ isStuck?: boolean }} [options]
 * @returns {Engine}
 */
function simpleEngine({ isStuck = false } = {}) {
  const rule = /** @type {const} */ ({ text: "any", code: "0.(3)", kind: "any", takes: [], leaves_coins: false });
  /** @param {Game} game @param {Game["actions"][number]} action */
  const play = (game, action) => ({
    ...game,
    actions: [...game.actions.slice(0, game.played), action],
    played: game.played + 1,
  });
  /** @type {Pick<Engine, "new_game" | "take" | "resign" | "ai_move" | "view">} */
  const engine = {
    new_game: (setup) => ({ setup: { ...setup, seed: 1 }, seed: 1, actions: [], played: 0 }),
    take: (game, column, count) => play(game, { kind: "take", column, count }),
    resign: (game, seat) => play(game, { kind: "resign", seat }),
    ai_move(game) {
      if (isStuck) throw new EngineError("too_large", "too large");
      return play(game, {
        kind: "take",
        column: engine.view(game).columns.findIndex(({ coins }) => coins > 0),
        count: 1,
      });
    },
    view(game) {
      const coins = [...game.setup.columns];
      /** @type {import("./engine.js").PlayedMove[]} */
      const moves = [];
      /** @type {import("./engine.js").Seat | undefined} */
      let winner;
      for (const action of game.actions.slice(0, game.played)) {
        if (action.kind === "resign") {
          winner = action.seat === "first" ? "second" : "first";
        } else {
          coins[action.column] -= action.count;
          const total = coins.reduce((sum, each) => sum + each, 0);
          const seat = moves.length % 2 === 0 ? "first" : "second";
          moves.push({ seat, column: action.column, count: action.count, leaves: coins[action.column], total });
          if (total === 0) winner = seat;
        }
      }
      return {
        columns: coins.map((each) => ({
          coins: each,
          rule: { ...rule, takes: [] },
          takes: spansOf(winner ? 0 : each),
        })),
        convention: "normal",
        turn: moves.length % 2 === 0 ? "first" : "second",
        total: coins.reduce((sum, each) => sum + each, 0),
        over: winner !== undefined,
        winner,
        decided: false,
        can_undo: game.played > 0,
        can_redo: game.played < game.actions.length,
        moves,
      };
    },
  };
  const refuse = () => {
    throw new EngineError("too_large", "too large");
  };
  return /** @type {Engine} */ (
    /** @type {unknown} */ ({ ...engine, analyse: refuse, win_table: refuse, parse_rule: () => rule })
  );
}

/** @param {number} coins */
function spansOf(coins) {
  return coins > 0 ? [{ first: 1, last: coins, step: 1 }] : [];
}

const engine = simpleEngine();

/** @param {Partial<import("./params.js").Params>} params */
const start = (params) => states.createState(engine, { ...DEFAULTS, rule: "any", convention: "normal", ...params });

/** @param {states.State} state */
const coins = (state) => state.view.columns.map((column) => column.coins);

test("undo against a computer goes back to the person's own turn, and redo forth to it", () => {
  let state = start({ columns: [9], first: "person", second: "greedy" });
  assert.equal(states.canUndo(state), false);
  state = states.playComputer(engine, states.take(engine, state, 0, 3));
  assert.deepEqual(coins(state), [5]);
  state = states.undo(engine, state);
  assert.deepEqual(coins(state), [9]);
  state = states.redo(engine, state);
  assert.deepEqual(coins(state), [5]);
  assert.equal(states.isPersonsTurn(state), true);
});

test("however long a game is, a step in it asks the engine once to make it and once to show it", () => {
  /** @type {string[]} */
  let asked = [];
  const counting = /** @type {Engine} */ (
    Object.fromEntries(
      Object.entries(engine).map(([name, call]) => [
        name,
        (/** @type {unknown[]} */ ...values) => {
          asked.push(name);
          return /** @type {(...values: unknown[]) => unknown} */ (call)(...values);
        },
      ]),
    )
  );
  let state = start({ columns: [100], first: "person", second: "greedy" });
  const step = (/** @type {(engine: Engine, state: states.State) => states.State} */ make) => {
    asked = [];
    state = make(counting, state);
    return asked;
  };
  for (let turn = 0; turn < 6; turn++) {
    assert.deepEqual(
      step((engine, state) => states.take(engine, state, 0, 1)),
      ["take", "view"],
    );
    assert.deepEqual(step(states.playComputer), ["ai_move", "view"]);
  }
  assert.deepEqual(step(states.undo), ["view"]);
  assert.equal(states.isPersonsTurn(state), true);
  assert.deepEqual(step(states.undo), ["view"]);
  // Only whoever goes on again has to see how far.
  assert.deepEqual(step(states.redo), ["view", "view"]);
  assert.deepEqual([state.match.game.played, states.canRedo(state)], [10, true]);
});

test("a game that was given up out of turn is undone to one's own turn before, or to its beginning", () => {
  let state = start({ columns: [9], first: "greedy", second: "person" });
  assert.equal(states.undo(engine, states.resign(engine, state, "second")).match.game.played, 0);
  state = states.playComputer(engine, states.take(engine, states.playComputer(engine, state), 0, 1));
  state = states.take(engine, state, 0, 1);
  state = states.undo(engine, states.resign(engine, state, "second"));
  assert.equal(state.match.game.played, 3);
  assert.equal(states.isPersonsTurn(state), true);
});

test("there is nothing to undo where only the computer has moved", () => {
  const state = states.playComputer(engine, start({ columns: [9], first: "greedy", second: "person" }));
  assert.equal(states.isPersonsTurn(state), true);
  assert.equal(states.canUndo(state), false);
});

test("a resignation is undone to the turn in which it was made", () => {
  let state = start({ columns: [9], first: "person", second: "greedy" });
  state = states.resign(engine, state, "first");
  assert.equal(states.standing(state), "lost");
  state = states.undo(engine, state);
  assert.equal(states.standing(state), "playing");
  assert.equal(states.isPersonsTurn(state), true);
});

test("a new game and a new set-up can be undone, and a game that nobody has begun is not kept", () => {
  let state = start({ columns: [9], first: "person", second: "person" });
  state = states.newGame(engine, state);
  assert.equal(states.canUndo(state), false);
  state = states.take(engine, state, 0, 2);
  state = states.changeParams(engine, state, { columns: [3, 3] });
  assert.deepEqual(coins(state), [3, 3]);
  state = states.undo(engine, state);
  assert.deepEqual(coins(state), [7]);
  state = states.redo(engine, state);
  assert.deepEqual(coins(state), [3, 3]);
});

test("a computer that goes on in an earlier game leaves the later ones to redo", () => {
  let state = start({ columns: [9], first: "person", second: "greedy" });
  state = states.newGame(engine, states.take(engine, state, 0, 3));
  state = states.undo(engine, state);
  assert.equal(states.isComputersTurn(state), true);
  state = states.playComputer(engine, state);
  assert.deepEqual(coins(state), [5]);
  assert.deepEqual(coins(states.redo(engine, state)), [9]);
  state = states.take(engine, state, 0, 1);
  assert.equal(states.canRedo(state), false);
});

test("another computer goes on with the game", () => {
  let state = start({ columns: [9], first: "person", second: "greedy" });
  state = states.playComputer(engine, states.take(engine, state, 0, 3));
  state = states.changeParams(engine, state, { second: "perfect" });
  assert.deepEqual(coins(state), [5]);
  assert.equal(state.match.params.second, "perfect");
});

test("a refused set-up leaves the state as it was", () => {
  const state = start({ columns: [9], first: "person", second: "person" });
  const picky = { ...engine, new_game: () => assert.fail("refused") };
  assert.throws(() => states.changeParams(picky, state, { columns: [2] }), /refused/);
  assert.deepEqual(coins(state), [9]);
});

test("who won is told from the one person's side, or is just over", () => {
  const mine = states.take(engine, start({ columns: [2], first: "person", second: "greedy" }), 0, 2);
  assert.equal(states.standing(mine), "won");
  const ours = states.take(engine, start({ columns: [2], first: "person", second: "person" }), 0, 2);
  assert.equal(states.standing(ours), "over");
});

test("the cursor stays on a coin, and walks over columns that are empty", () => {
  let state = start({ columns: [2, 1, 3], first: "person", second: "person" });
  state = states.moveCursorAlong(state, 1);
  assert.deepEqual(state.ui.cursor, { column: 0, count: 2 });
  assert.deepEqual(states.moveCursorAlong(state, 1).ui.cursor, { column: 0, count: 2 });
  assert.deepEqual(states.moveCursorAcross(state, 1).ui.cursor, { column: 1, count: 1 });
  state = states.take(engine, state, 1, 1);
  assert.notEqual(state.ui.cursor.column, 1);
  state = states.placeCursor(state, { column: 0, count: 1 });
  state = states.moveCursorAcross(state, 1);
  assert.deepEqual(state.ui.cursor, { column: 2, count: 1 });
  state = states.moveCursorToEnd(state, "largest");
  assert.deepEqual(state.ui.cursor, { column: 2, count: 3 });
});

test("a computer that cannot move leaves the game as it is", () => {
  const stuck = simpleEngine({ isStuck: true });
  const state = start({ columns: [9], first: "perfect", second: "person" });
  assert.throws(() => states.playComputer(stuck, state), EngineError);
});
