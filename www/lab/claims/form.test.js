import assert from "node:assert/strict";
import { test } from "node:test";
import { conditionOf, FIRST, playableBoard, questionOf, readKept, remember, writeKept } from "./form.js";

test("what was kept comes back, and what is damaged gives way to the beginning", () => {
  const form = { ...FIRST, kind: /** @type {const} */ ("nim"), claim: "1 mo", columns: "5 4", exception: true };
  const tried = [{ form, kind: /** @type {const} */ ("refuted") }];
  assert.deepEqual(readKept(writeKept({ form, tried })), { form, tried });
  for (const damaged of [
    null,
    "",
    "{",
    "null",
    "[]",
    '{"form":3,"tried":4}',
    '{"form":{"kind":7,"rule":[]},"tried":[null,{}]}',
  ]) {
    assert.deepEqual(readKept(damaged), { form: FIRST, tried: [] }, String(damaged));
  }
  const odd = JSON.stringify({ form: { rule: "x".repeat(9999), claim: "1, 5" }, tried: [{ form: {}, kind: "sure" }] });
  assert.deepEqual(readKept(odd), { form: { ...FIRST, claim: "1, 5" }, tried: [] });
});

test("the latest conjectures are remembered, each once", () => {
  const tried = (/** @type {string} */ claim) => ({
    form: { ...FIRST, claim },
    kind: /** @type {const} */ ("verified"),
  });
  let all = remember([], tried("1"));
  all = remember(all, tried("2"));
  all = remember(all, { ...tried("1"), kind: "refuted" });
  assert.deepEqual(
    all.map(({ form, kind }) => [form.claim, kind]),
    [
      ["1", "refuted"],
      ["2", "verified"],
    ],
  );
  for (let number = 0; number < 30; number++) all = remember(all, tried(`${number} mod 7`));
  assert.equal(all.length, 12);
  assert.equal(all[0].form.claim, "29 mod 7");
});

test("what is not asked about makes no other question", () => {
  assert.equal(questionOf({ ...FIRST, columns: "1 2" }), questionOf(FIRST));
  assert.notEqual(questionOf({ ...FIRST, kind: "nim", columns: "1 2" }), questionOf({ ...FIRST, kind: "nim" }));
});

test("of the three conditions the one that fails is known, and the others as far as it was checked", () => {
  const counterexample = { columns: [4], flaw: /** @type {const} */ ("joined"), board: [4] };
  const states = (/** @type {wasm_bindgen.Judgement} */ judgement) =>
    ["ended", "joined", "stranded"].map((each) => conditionOf(/** @type {"ended"} */ (each), judgement));
  assert.deepEqual(states({ kind: "refuted", counterexample }), ["so_far", "fails", "so_far"]);
  assert.deepEqual(states({ kind: "verified", coins: 9 }), ["so_far", "so_far", "so_far"]);
  assert.deepEqual(states({ kind: "proven", grounds: { kind: "nim" } }), ["holds", "holds", "holds"]);
});

test("empty columns are left out of a board to play on", () => {
  const board = (/** @type {number[]} */ columns) => playableBoard({ columns, flaw: "stranded", board: columns });
  assert.deepEqual(board([0, 4, 0, 1]), [4, 1]);
  assert.deepEqual(board([0, 0]), [0]);
});
