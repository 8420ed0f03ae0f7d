import assert from "node:assert/strict";
import { test } from "node:test";
import { readAddress, writeAddress } from "./address.js";
import { EngineError } from "./engine-error.js";
import { DEFAULTS } from "./params.js";

/** Understands as much as these tests write. */
const engine = {
  /** @param {string} text @returns {import("./engine.js").Rule} */
  parse_rule(text) {
    const most = /^1-([1-9]\d*)$/.exec(text)?.[1];
    if (most !== undefined) return { text, code: "", kind: "up_to", takes: [Number(most)] };
    if (text === "any") return { text, code: "0.(3)", kind: "any", takes: [] };
    if (text === "0.03") return { text: "2", code: "0.03", kind: "set", takes: [2] };
    if (text === "0.77") return { text, code: text, kind: "code", takes: [] };
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

/** @param {string} hash */
const read = (hash) => readAddress(hash, engine, LANGUAGES);

/** @param {string} hash */
function rewrite(hash) {
  const address = read(hash);
  const { rule } = address.params;
  return writeAddress(address.params, engine.parse_rule(rule === "2" ? "0.03" : rule), address);
}

test("an empty address is the usual game", () => {
  assert.deepEqual(read(""), {
    params: DEFAULTS,
    language: undefined,
    answers: undefined,
    isFast: false,
    lab: undefined,
    problems: [],
  });
});

test("an address that is read and written again stays as it is", () => {
  for (const hash of [
    "#k=3&n=21&rule=misere&first=other&player=fallible&mistakes=0.3",
    "#k=any&n=5,4,3,2,1&rule=normal&first=you&player=perfect&answers=hidden&lang=ja",
    "#k=0.03&n=10&rule=misere&player=person&seed=7",
    "#k=4&n=20&rule=normal&players=perfect,greedy&speed=0&lang=zh",
    "#k=4&n=20&rule=normal&players=perfect,fallible&mistakes=1",
  ]) {
    assert.equal(rewrite(hash), hash);
  }
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

test("broken escapes and repeated keys break nothing", () => {
  assert.equal(read("#n=%E0%A4%A&k=3").problems.length, 1);
  assert.deepEqual(read("#n=3&n=4").params.columns, [3]);
});
