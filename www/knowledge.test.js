import assert from "node:assert/strict";
import { test } from "node:test";
import { hiddenBecause, hintOf, mayHint, showsAnswers } from "./answers.js";
import { EngineError } from "./engine-error.js";
import { createKnowledge } from "./knowledge.js";
import { DEFAULTS } from "./params.js";

/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {import("./state.js").State} State */

const params = { ...DEFAULTS, columns: [9], first: /** @type {const} */ ("person") };

/**
 * A game of nine coins after the moves of which it is told who made them.
 *
 * @param {import("./engine.js").Seat[]} seats
 * @param {Partial<import("./state.js").Ui>} [ui]
 * @returns {State}
 */
function stateAfter(seats, ui = {}) {
  const game = { setup: { columns: [9], rule: "1-3", convention: "misere" }, actions: [], played: seats.length };
  const moves = seats.map((seat) => ({ seat, column: 0, count: 1, leaves: 0, total: 0 }));
  const view = { moves, over: false, turn: seats.length % 2 === 0 ? "first" : "second", total: 9 };
  const state = { match: { params: { ...params, second: "perfect" }, game, rule: {} }, view, ui: { ...usual, ...ui } };
  return /** @type {State} */ (/** @type {unknown} */ (state));
}

const usual = {
  answers: "always",
  isRevealed: false,
  isSideOpen: false,
  hint: null,
  isTableLong: false,
  openNumber: null,
};

/** Says of a position only after how many moves it came, and counts how often it was asked. */
function countingEngine() {
  const asked = { analyse_after: 0, win_table: 0 };
  const engine = /** @type {Engine} */ (
    /** @type {unknown} */ ({
      analyse_after(/** @type {unknown} */ _, /** @type {number[]} */ numbers) {
        asked.analyse_after++;
        return numbers.map((played) => ({ outcome: "P", legal: played }));
      },
      win_table() {
        asked.win_table++;
        throw new EngineError("too_large", "too large");
      },
    })
  );
  return { engine, asked };
}

test("of a game it is known how it started, how it stands, and what the person's latest move did", () => {
  const knowledge = createKnowledge(countingEngine().engine);
  const { start, favourite, now, last } = knowledge(stateAfter(["first", "second", "first", "second"]));
  assert.equal(start?.legal, 0);
  assert.equal(favourite, "second");
  assert.equal(now?.legal, 4);
  assert.deepEqual([last?.before.legal, last?.after.legal], [2, 3]);
});

test("the core is asked once for each game and each table", () => {
  const { engine, asked } = countingEngine();
  const knowledge = createKnowledge(engine);
  const state = stateAfter(["first"]);
  knowledge(state);
  knowledge({ ...state, ui: { ...state.ui, isKeyboard: true } });
  assert.deepEqual(asked, { analyse_after: 1, win_table: 1 });
});

test("what is too large to know is left out", () => {
  assert.equal(createKnowledge(countingEngine().engine)(stateAfter([])).table, null);
});

test("where the engine fails it is asked once more, and that is no answer", () => {
  const { engine } = countingEngine();
  let failures = 1;
  /** @type {Engine["analyse_after"]} */
  const analyse_after = (game, numbers) => {
    if (failures-- > 0) throw new EngineError("trap", "unreachable");
    return engine.analyse_after(game, numbers);
  };
  const knowledge = createKnowledge({ ...engine, analyse_after });
  assert.throws(() => knowledge(stateAfter([])), EngineError);
  assert.equal(knowledge(stateAfter([])).now?.legal, 0);
  failures = Number.POSITIVE_INFINITY;
  const state = stateAfter(["first"]);
  assert.throws(() => knowledge(state), EngineError);
  const { now, isFailed } = knowledge(state);
  assert.deepEqual({ now, isFailed }, { now: null, isFailed: true });
});

test("what may not be shown is not even asked for", () => {
  const { engine, asked } = countingEngine();
  const known = createKnowledge(engine)(stateAfter(["first"], { answers: "hidden" }));
  assert.equal(known.now, null);
  assert.deepEqual(asked, { analyse_after: 0, win_table: 0 });
});

test("answers are shown always, on request, or only when the game is over", () => {
  const over = (/** @type {State} */ state) => ({ ...state, view: { ...state.view, over: true } });
  assert.equal(showsAnswers(stateAfter([])), true);
  assert.equal(showsAnswers(stateAfter([], { answers: "request" })), false);
  assert.equal(showsAnswers(stateAfter([], { answers: "request", isRevealed: true })), true);
  assert.equal(showsAnswers(stateAfter([], { answers: "hidden", isRevealed: true })), false);
  assert.equal(showsAnswers(over(stateAfter([], { answers: "hidden" }))), true);
});

test("a game that was given up reveals nothing that a link hides, for that can be taken back", () => {
  const ended = (/** @type {Partial<import("./state.js").Ui>} */ ui, /** @type {"resigned" | "no_move"} */ ending) => {
    const state = stateAfter(["first"], { answers: "hidden", ...ui });
    return { ...state, view: { ...state.view, over: true, ending } };
  };
  const resigned = ended({ isAnswersFixed: true }, "resigned");
  assert.equal(showsAnswers(resigned), false);
  assert.equal(hiddenBecause(resigned), "answers-resigned");
  assert.equal(showsAnswers(ended({ isAnswersFixed: true }, "no_move")), true);
  assert.equal(showsAnswers(ended({ isAnswersFixed: false }, "resigned")), true);
});

test("whoever is to choose a side sees nothing before the first move", () => {
  assert.equal(showsAnswers(stateAfter([], { isSideOpen: true })), false);
  assert.equal(hiddenBecause(stateAfter([], { isSideOpen: true })), "answers-after-side");
  assert.equal(mayHint(stateAfter([], { isSideOpen: true })), false);
  assert.equal(showsAnswers(stateAfter(["first"], { isSideOpen: true })), true);
});

test("a hint is for the game in which it was asked for, on the person's turn", () => {
  const state = stateAfter([]);
  const advice = /** @type {import("./engine.js").Advice} */ ({ column: 0, count: 1, wins: true });
  const hint = { game: state.match.game, advice };
  assert.equal(hintOf({ ...state, ui: { ...state.ui, hint } }), advice);
  assert.equal(hintOf({ ...stateAfter([]), ui: { ...state.ui, hint } }), null);
  assert.equal(hintOf({ ...state, ui: { ...state.ui, hint, answers: "hidden" } }), null);
  assert.equal(mayHint(stateAfter(["first"])), false);
});
