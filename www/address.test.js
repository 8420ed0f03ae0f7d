import assert from "node:assert/strict";
import { test } from "node:test";
import { LAB_VIEWS, languageIn, othersIn, readAddress, writeAddress } from "./address.js";
import { EngineError } from "./engine-error.js";
import { DEFAULTS } from "./params.js";

/** Understands as much as these tests write. */
const engine = {
  /** @param {string} text @returns {import("./engine.js").Rule} */
  parse_rule(text) {
    const most = /^1-([1-9]\d*)$/.exec(text)?.[1];
    if (most !== undefined) return { text, code: "", kind: "up_to", takes: [Number(most)], leaves_coins: false };
    if (text === "any") return { text, code: "0.(3)", kind: "any", takes: [], leaves_coins: false };
    if (text === "2-2" || text === "0.03")
      return { text: "2", code: "0.03", kind: "set", takes: [2], leaves_coins: false };
    if (text === "0.77") return { text, code: text, kind: "code", takes: [], leaves_coins: false };
    throw new EngineError("bad_rule", "no rule");
  },
  /** @param {import("./engine.js").Setup} setup @returns {import("./engine.js").Game} */
  new_game(setup) {
    if (setup.rule === "0.77") throw new EngineError("unsupported_rule", "not yet");
    return { setup, actions: [], played: 0 };
  },
  /** @param {string} text */
  parse_columns(text) {
    if (!/^[\d,]+$/.test(text)) throw new EngineError("bad_columns", "no columns");
    return text.split(",").map(Number);
  },
};

const LANGUAGES = ["ja", "en", "zh"];

/** @param {string} hash @param {string} [search] */
const read = (hash, search = "") => readAddress(hash, engine, LANGUAGES, search);

/** @param {string} hash */
function rewrite(hash) {
  const address = read(hash);
  const { rule } = address.params;
  return writeAddress(address.params, engine.parse_rule(rule === "2" ? "2-2" : rule), address);
}

test("an empty address is the usual game", () => {
  assert.deepEqual(read(""), {
    params: DEFAULTS,
    language: undefined,
    answers: undefined,
    isFast: false,
    lab: undefined,
    foreign: [],
    problems: [],
    isEmpty: true,
  });
});

test("an address that is read and written again stays as it is", () => {
  for (const hash of [
    "#k=3&n=21&rule=misere&first=other&player=fallible&mistakes=0.3",
    "#k=any&n=5,4,3,2,1&rule=normal&first=you&player=perfect&answers=hidden&lang=ja",
    "#k=2-2&n=10&rule=misere&player=person&seed=7",
    "#k=4&n=20&rule=normal&players=perfect,greedy&speed=0&lang=zh",
    "#k=4&n=20&rule=normal&players=perfect,fallible&mistakes=1",
  ]) {
    assert.equal(rewrite(hash), hash);
  }
});

test("exactly 2 is 2-2, and its code of before is still read", () => {
  assert.equal(rewrite("#k=0.03&n=10&rule=misere&player=person"), "#k=2-2&n=10&rule=misere&player=person");
});

test("what is wrong is named, and the rest holds", () => {
  const wrong = {
    k: ["0", "nine", "0.77"],
    n: ["x"],
    rule: ["both"],
    first: ["me"],
    player: ["nobody"],
    players: ["perfect", "perfect,", "perfect,perfect,perfect"],
    mistakes: ["1.5", "-1", "", "NaN", "0x1", "1e-1", "0.00000001", "."],
    seed: ["-1", "1.5", "1e400", "9007199254740993"],
    speed: ["fast"],
    answers: ["never"],
    lang: ["de"],
    lab: ["Records", ""],
    K: ["3"],
    Answers: ["hidden"],
    answer: ["hidden"],
    board: [""],
  };
  for (const [key, values] of Object.entries(wrong)) {
    for (const value of values) {
      const { params, problems } = read(`#${key}=${value}`);
      assert.deepEqual(problems, [{ key, value }]);
      assert.deepEqual(params, DEFAULTS);
    }
  }
  assert.equal(read("#rule=both&n=7").params.columns[0], 7);
});

test("broken escapes break nothing", () => {
  assert.equal(read("#n=%E0%A4%A&k=3").problems.length, 1);
});

test("of a key that is there twice the first one holds, and the other is told where it says something else", () => {
  assert.deepEqual(read("#n=3&n=4").params.columns, [3]);
  assert.deepEqual(read("#n=3&n=4").problems, [{ key: "n", value: "4" }]);
  assert.deepEqual(read("#n=3&n=3").problems, []);
});

test("a link that was copied with &amp; is understood", () => {
  const { params, problems } = read("#k=5&amp;n=9&amp;rule=normal");
  assert.deepEqual(problems, []);
  assert.deepEqual([params.rule, params.columns, params.convention], ["1-5", [9], "normal"]);
});

test("a set-up behind a question mark is read, and what the hash says holds before it", () => {
  const { params, language, isEmpty, problems } = read("", "?k=5&amp;n=9&lang=ja");
  assert.deepEqual([params.rule, params.columns, language, isEmpty, problems], ["1-5", [9], "ja", false, []]);
  assert.equal(languageIn("", LANGUAGES, "?lang=zh"), "zh");
  assert.deepEqual(read("#n=7&k=4", "?n=7&k=5").problems, [{ key: "k", value: "5" }]);
  assert.equal(read("#n=7&k=4", "?n=7&k=5").params.rule, "1-4");
  assert.deepEqual(read("#n=7", "?answer=hidden&N=3").problems, [
    { key: "answer", value: "hidden" },
    { key: "N", value: "3" },
  ]);
});

test("what others put into an address is left alone, and stays", () => {
  const { problems, isEmpty } = read("#utm_source=a%26b&fbclid=x", "?gclid=1&v=17&html5=1");
  assert.deepEqual([problems, isEmpty], [[], true]);
  const hash = "#k=3&n=21&rule=misere&first=you&player=perfect&utm_source=a%26b&fbclid=x";
  assert.equal(rewrite(hash), hash);
  assert.equal(othersIn("?v=17&a=%26"), "?v=17&a=%26");
  assert.equal(othersIn("?v=17&n=3&answer=hidden&b=1"), "?v=17&b=1");
  assert.equal(othersIn("?n=3"), "");
});

test("the views of the laboratory are those that it has", async () => {
  assert.deepEqual(
    (await import("./lab/views.js")).VIEWS.map(({ id }) => id),
    LAB_VIEWS,
  );
});
