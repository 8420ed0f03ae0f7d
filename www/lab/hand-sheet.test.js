import assert from "node:assert/strict";
import { test } from "node:test";
import {
  cellsOf,
  FIRST_TABLE,
  isRange,
  keepRows,
  openRows,
  readKeptChoice,
  readKeptRows,
  readLeaves,
  setSheet,
  sheetColumns,
  sheetText,
  toCheck,
  withCells,
} from "./hand-sheet.js";
import { range, readWhole } from "./whole.js";

/** @type {import("./hand-sheet.js").Rows} */
const EMPTY = new Map();

test("numbers are read as people write them", () => {
  for (const text of ["4 3", "4,3", " 4 , 3 ", "４　３", "４、３", "4，3", "4;3"]) {
    assert.deepEqual(readLeaves(text), { kind: "numbers", numbers: [4, 3] }, text);
  }
  for (const text of ["-", "–", "—", "ー", " − "]) assert.deepEqual(readLeaves(text), { kind: "numbers", numbers: [] });
  assert.deepEqual(readLeaves("1, −1"), { kind: "numbers", numbers: [1, -1] });
  assert.deepEqual(readLeaves("  "), { kind: "empty" });
  assert.deepEqual(readLeaves("4 x 3"), { kind: "unreadable", why: "word", word: "x", most: 1000 });
  for (const [text, why] of [
    ["4.5", "word"],
    ["1e3", "word"],
    ["12345678901234567890", "large"],
    ["1 ".repeat(1001), "many"],
  ]) {
    const read = readLeaves(text);
    assert.equal(read.kind === "unreadable" && read.why, why);
  }
  assert.equal(readLeaves("1 ".repeat(1000)).kind, "numbers");
});

test("whole numbers are read in every width", () => {
  assert.deepEqual([" 12 ", "１２", "0", "", "-1", "1.5", "x", "1e3"].map(readWhole), [
    12,
    12,
    0,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  assert.deepEqual(range(2, 4), [2, 3, 4]);
  assert.deepEqual(range(4, 2), []);
});

test("a row is there as long as something stands in it", () => {
  const one = withCells(EMPTY, 4, { leaves: "3 2" });
  const two = withCells(one, 4, { verdict: "lose" });
  assert.deepEqual(cellsOf(two, 4), { leaves: "3 2", verdict: "lose" });
  assert.deepEqual(cellsOf(two, 5), { leaves: "" });
  assert.equal(withCells(withCells(two, 4, { leaves: "" }), 4, { verdict: undefined }).size, 0);
  assert.equal(EMPTY.size, 0);
});

test("only what is shown and can be read is checked", () => {
  let rows = withCells(EMPTY, 1, { leaves: "0" });
  rows = withCells(rows, 2, { leaves: "one", verdict: "win" });
  rows = withCells(rows, 3, { leaves: "x" });
  rows = withCells(rows, 12, { leaves: "11 10", verdict: "win" });
  assert.deepEqual(toCheck(rows, range(1, 10)), {
    rows: [
      { n: 1, leaves: [0], verdict: undefined },
      { n: 2, leaves: undefined, verdict: "win" },
    ],
    unreadable: { n: 2, why: "word", word: "one", most: 1000 },
  });
  assert.equal(openRows(rows, range(1, 10)), 9);
});

test("what is kept comes back, and nothing else does", () => {
  const rows = withCells(withCells(EMPTY, 4, { leaves: "3 half a word" }), 2, { verdict: "win" });
  assert.deepEqual(readKeptRows(keepRows(rows)), rows);
  for (const kept of [null, "", "{", "3", "{}", '[1,"x",[],[-1,"0"],[1.5,"0"],[2000,"0"],[1,3],[1,"","no"]]']) {
    assert.equal(readKeptRows(kept).size, 0, `${kept}`);
  }
  const chosen = { rule: "2,5,7", isOwn: true, convention: /** @type {const} */ ("normal"), first: 0, last: 20 };
  assert.deepEqual(readKeptChoice(JSON.stringify(chosen)), chosen);
  for (const change of [
    { rule: 3 },
    { convention: "x" },
    { first: -1 },
    { last: 1001 },
    { first: 21 },
    { last: 100 },
  ]) {
    assert.deepEqual(readKeptChoice(JSON.stringify({ ...chosen, ...change })), FIRST_TABLE);
  }
  assert.deepEqual(readKeptChoice("damaged"), FIRST_TABLE);
});

test("ranges are small enough for one sheet", () => {
  assert.ok(isRange(0, 0) && isRange(1, 100) && isRange(901, 1000));
  assert.ok(!isRange(0, 100) && !isRange(2, 1) && !isRange(990, 1001) && !isRange(0.5, 2) && !isRange("1", 2));
  for (let length = 1; length <= 100; length++) {
    const columns = sheetColumns(range(1, length));
    assert.deepEqual(columns.flat(), range(1, length));
    assert.ok(columns.length <= 3 && columns.every((column) => column.length <= 34));
  }
});

test("the sheet as a text is blank or filled", () => {
  const rows = withCells(withCells(EMPTY, 1, { leaves: " 0 ", verdict: "lose" }), 2, { verdict: "win" });
  const texts = {
    title: "Who wins?",
    rule: "take 1 or 2",
    heads: /** @type {[string, string, string]} */ (["n", "leaves", "verdict"]),
    verdict: (/** @type {string} */ verdict) => verdict.toUpperCase(),
  };
  const head = "Who wins?\ntake 1 or 2\n\nn | leaves | verdict\n";
  assert.equal(sheetText([1, 2], rows, texts), `${head}1 | 0 | LOSE\n2 | ____________ | WIN`);
  assert.equal(sheetText([1, 2], null, texts), `${head}1 | ____________ | ______\n2 | ____________ | ______`);
});

test("the more is written, the smaller is the type, and what could not be read is cut off", () => {
  /** @param {string} leaves @param {number} count */
  const set = (leaves, count, rule = "take 1 or 2") => {
    const shown = range(1, count);
    return setSheet(sheetColumns(shown), new Map(shown.map((n) => [n, { leaves }])), rule);
  };
  const few = set("20 19 18", 22);
  const many = set("99 98 97 ".repeat(7), 100);
  assert.ok(few.row > many.row && many.row > 2.2);
  assert.equal(many.leaves.get(100), "99 98 97 ".repeat(7).trim());
  const long = set("99 98 97 ".repeat(7), 100, `take ${range(1, 99).join(", ")} or 100`);
  assert.ok(long.row < many.row && long.ruleType === many.ruleType);
  const longest = set("99 98 97 ".repeat(7), 100, `take ${"1,".repeat(2048)}`);
  assert.ok(longest.row < many.row && longest.ruleType < long.ruleType && longest.ruleType > 1.5);
  const sizes = range(101, 130).join(" ");
  for (let length = 1; length < 250; length += 3) {
    assert.equal(set(sizes, 100, `take ${"1,".repeat(length)}`).leaves.get(100), sizes, `a rule of ${length} sizes`);
  }
  const cut = set("99 98 97 ".repeat(300), 100);
  assert.equal(cut.row, 2.2);
  assert.match(cut.leaves.get(100) ?? "", /^99 98 97 .{20,200} …$/);
});
