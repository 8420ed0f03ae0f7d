import assert from "node:assert/strict";
import { test } from "node:test";
import { findingText, proofText, readKeptLaws, SIX_TABLES, windowsOf } from "./law-text.js";

test("every finding has a text and a mark of its own", () => {
  const told = [
    findingText({ kind: "holds", proven: false }, []),
    findingText({ kind: "holds", proven: true }, []),
    findingText({ kind: "fails", at: 4 }, [0, 2, 7]),
    findingText({ kind: "too_few_rows" }, []),
    findingText({ kind: "says_nothing" }, []),
  ];
  assert.deepEqual(
    told.map(({ id }) => id),
    ["laws-holds", "laws-proven", "laws-fails", "laws-few", "laws-nothing"],
  );
  assert.deepEqual(told[2].values, { at: 4, isLost: "no" });
  assert.deepEqual(findingText({ kind: "fails", at: 7 }, [0, 2, 7]).values, { at: 7, isLost: "yes" });
  assert.equal(new Set(told.map(({ mark }) => mark)).size, 4);
});

test("the two windows of a proof stand one above the other and are alike", () => {
  const proof = /** @type {const} */ ({ kind: "window", start: 0, length: 3, again: 4, period: 4 });
  const windows = windowsOf(proof, [0, 4, 8]);
  assert.deepEqual(
    windows.map((cells) => cells.map(({ n }) => n)),
    [
      [0, 1, 2],
      [4, 5, 6],
    ],
  );
  assert.deepEqual(
    windows.map((cells) => cells.map(({ verdict }) => verdict)),
    new Array(2).fill(["lose", "win", "win"]),
  );
  assert.deepEqual(windowsOf({ ...proof, length: 500 }, [0]), []);
  assert.deepEqual(windowsOf({ kind: "parity" }, [0]), []);
});

test("every proof has its text", () => {
  const window = proofText({ kind: "window", start: 0, length: 3, again: 4, period: 4 }, "misere");
  assert.deepEqual(window.values, { start: 0, length: 3, again: 4, period: 4, end: 2, end_again: 6 });
  assert.equal(proofText({ kind: "at_least", least: 1 }, "normal").id, "laws-proof-any");
  assert.deepEqual(proofText({ kind: "at_least", least: 3 }, "normal"), {
    id: "laws-proof-least",
    values: { convention: "normal", least: 3, most: 5 },
  });
  assert.equal(proofText({ kind: "parity" }, "normal").id, "laws-proof-parity");
});

test("what is kept comes back, and nothing else does", () => {
  const choice = { from: 1, to: 5, last: 60, own: ["1,3,4"] };
  assert.deepEqual(readKeptLaws(JSON.stringify(choice), 20), choice);
  for (const change of [{ from: 0 }, { from: 6 }, { to: 21 }, { last: -1 }, { last: 10_001 }, { own: "x" }]) {
    assert.deepEqual(readKeptLaws(JSON.stringify({ ...choice, ...change }), 20), SIX_TABLES);
  }
  assert.deepEqual(readKeptLaws("{", 20), SIX_TABLES);
  assert.deepEqual(readKeptLaws(JSON.stringify({ ...choice, own: [3, "odd"] }), 20).own, ["odd"]);
});
