import assert from "node:assert/strict";
import { test } from "node:test";
import { EngineError } from "./engine-error.js";
import { createOdds, ofHundred } from "./odds.js";
import { COMPUTERS, DEFAULTS } from "./params.js";

/** @typedef {import("./engine.js").Player} Player */

test("100 and 0 are said only where they are certain", () => {
  assert.deepEqual(ofHundred({ wins: 1, loses: 0 }), { wins: 100, bound: "exact" });
  assert.deepEqual(ofHundred({ wins: 0, loses: 1 }), { wins: 0, bound: "exact" });
  assert.deepEqual(ofHundred({ wins: 0.9999, loses: 0.0001 }), { wins: 99, bound: "over" });
  assert.deepEqual(ofHundred({ wins: 0.0001, loses: 0.9999 }), { wins: 1, bound: "under" });
  assert.deepEqual(ofHundred({ wins: 0.914, loses: 0.086 }), { wins: 91, bound: "exact" });
  // A chance too small for the other one to differ from 1.
  assert.deepEqual(ofHundred({ wins: 1, loses: 1e-20 }), { wins: 99, bound: "over" });
});

test("each computer's chance is worked out once, from its own seat", () => {
  /** @type {string[]} */
  const asked = [];
  const odds = createOdds({
    win_chance(_, first, second, seat) {
      if (seat === "first") asked.push(`${first.kind} ${second.kind}`);
      return seat === "first" ? 0.25 : 0.75;
    },
  });
  const params = { ...DEFAULTS, first: /** @type {const} */ ("person"), second: /** @type {const} */ ("greedy") };
  while (odds.workOut(params));
  assert.deepEqual(
    asked,
    COMPUTERS.map((kind) => `random ${kind}`),
  );
  assert.deepEqual(odds.of(params, "greedy"), { wins: 0.75, loses: 0.25 });
  assert.equal(odds.workOut({ ...params, second: "perfect" }), false);
  assert.equal(odds.workOut({ ...params, columns: [22] }), true);
});

test("what is too large to know is not asked for again", () => {
  const odds = createOdds({
    win_chance() {
      throw new EngineError("too_large", "too large");
    },
  });
  while (odds.workOut(DEFAULTS));
  assert.equal(odds.of(DEFAULTS, "perfect"), null);
});

test("where the engine fails it is asked once more", () => {
  let asked = 0;
  const odds = createOdds({
    win_chance() {
      asked++;
      throw new EngineError("trap", "unreachable");
    },
  });
  assert.throws(() => odds.workOut(DEFAULTS), EngineError);
  assert.equal(odds.of(DEFAULTS, COMPUTERS[0]), undefined);
  assert.equal(odds.workOut(DEFAULTS), true);
  assert.equal(odds.of(DEFAULTS, COMPUTERS[0]), null);
  assert.equal(asked, 2);
});
