import assert from "node:assert/strict";
import { test } from "node:test";
import { EngineError } from "../engine-error.js";
import {
  afterTurn,
  beforeTurn,
  FormError,
  namesOf,
  nextGame,
  playerAt,
  readKept,
  recordOf,
  score,
  setupOf,
  startMatch,
  USUAL_FORM,
} from "./series.js";

/** Reads what these tests write. */
const engine = /** @type {any} */ ({
  parse_rule(/** @type {string} */ text) {
    if (!/^[\d,-]*\d$/.test(text)) throw new EngineError("bad_rule", text);
    return { text, kind: /^1-\d+$/.test(text) ? "up_to" : "set" };
  },
  parse_columns(/** @type {string} */ text) {
    if (!/^[\d ]+$/.test(text)) throw new EngineError("bad_columns", text);
    return text.split(" ").map(Number);
  },
  view: (/** @type {any} */ game) => ({ moves: game.actions }),
});

/** @param {number} taken @returns {import("../engine.js").Game} */
const game = (taken) => ({
  setup: { columns: [21], rule: "1-3", convention: "misere", seed: 0 },
  actions: Array.from({ length: taken }, () => ({ kind: "take", column: 0, count: 1 })),
  played: taken,
});

test("who begins alternates from game to game", () => {
  const begins = [1, 2, 3, 4, 5].map((number) => playerAt({ number }, "first"));
  assert.deepEqual(begins, [0, 1, 0, 1, 0]);
  assert.equal(playerAt({ number: 2 }, "second"), 0);
});

test("a match is played game by game, and every turn has its time", () => {
  let match = startMatch(game(0), ["Ann", "Bob"], 5);
  match = afterTurn(match, game(1), 1000);
  match = afterTurn(match, game(2), 2000);
  match = beforeTurn(match, { ...game(2), played: 1 });
  assert.deepEqual([match.times, match.game.actions.length], [[1000], 1]);
  assert.deepEqual(score(score(match, 1, 1), 1, -1).won, [0, 0]);
  const second = nextGame(match, game(0));
  assert.notEqual(second.record, match.record);
  const { first, second: other, number, series, times } = recordOf(afterTurn(second, game(1), 3000), 4000);
  assert.deepEqual([first, other, number, series, times], ["Bob", "Ann", 2, match.id, [3000]]);
});

test("what cannot be played is refused with the message that says so", () => {
  const refused = (/** @type {Partial<typeof USUAL_FORM>} */ part, /** @type {string} */ id) =>
    assert.throws(
      () => setupOf(engine, { ...USUAL_FORM, ...part }),
      (error) => error instanceof FormError && error.id === id,
    );
  refused({ k: "" }, "match-bad-k");
  refused({ k: "three" }, "match-bad-k");
  refused({ k: "3,5" }, "match-bad-k");
  refused({ n: "" }, "match-bad-n");
  refused({ n: "5 4" }, "match-bad-n");
  assert.deepEqual(setupOf(engine, USUAL_FORM), { columns: [21], rule: "1-3", convention: "misere", seed: 0 });
});

test("players have names that differ", () => {
  assert.deepEqual(namesOf({ ...USUAL_FORM, a: " Ann " }, ["A", "B"]), ["Ann", "B"]);
  assert.deepEqual(namesOf({ a: "\u200B", b: " \u2060 " }, ["A", "B"]), ["A", "B"], "nobody sees such names");
  for (const a of ["B", "B\u200B"]) assert.throws(() => namesOf({ ...USUAL_FORM, a }, ["A", "B"]), FormError);
});

test("a match that was kept goes on, and what is damaged is left out", () => {
  const match = afterTurn(startMatch(game(0), ["Ann", "Bob"], 5), game(1), 1000);
  const text = JSON.stringify({ form: { ...USUAL_FORM, a: "Ann" }, match, paper: "21: 3" });
  const kept = readKept(text, engine);
  assert.deepEqual([kept.match, kept.form.a, kept.paper], [match, "Ann", "21: 3"]);
  for (const damage of [{ times: [] }, { players: ["Ann"] }, { length: 0 }, { game: null }, { won: [0, -1] }]) {
    assert.equal(readKept(JSON.stringify({ match: { ...match, ...damage } }), engine).match, null);
  }
  for (const other of [null, "{", "3", '{"form":{"a":3,"length":99}}']) {
    assert.deepEqual(readKept(other, engine), { form: USUAL_FORM, match: null, paper: "" });
  }
});
