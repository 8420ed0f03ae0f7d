import assert from "node:assert/strict";
import { test } from "node:test";
import { gameOnBoard } from "./host-game.js";

/** @typedef {import("../../state.js").State} State */

test("the game on the board is recorded once for the same players, and again for others", () => {
  const game = { setup: {}, actions: [{ kind: "take", column: 0, count: 2 }], played: 1 };
  const state = /** @type {State} */ (
    /** @type {unknown} */ ({
      match: { game, params: { first: "person", second: "person" } },
      view: { moves: [{}], over: false },
    })
  );
  const words = /** @type {import("../main.js").Messages} */ (/** @type {unknown} */ ({ tell: String }));
  const recorded = gameOnBoard(state, [], ["Ann", "Bob"], words);
  assert.throws(() => gameOnBoard(state, [recorded], ["Ann", "Bob"], words), /match-board-again/);
  for (const people of /** @type {[string, string][]} */ ([
    ["Cid", "Bob"],
    ["Ann", "Cid"],
  ])) {
    assert.deepEqual(
      [gameOnBoard(state, [recorded], people, words)].map(({ first, second }) => [first, second]),
      [people],
    );
  }
});
