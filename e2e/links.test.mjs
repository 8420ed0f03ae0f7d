// A link opens what it was made from, whatever was set up: read and written by the page, with the engine it has.

import assert from "node:assert/strict";
import { test } from "node:test";
import { readAddress, writeAddress } from "../www/address.js";
import { EngineError } from "../www/engine-error.js";
import { COMPUTERS, DEFAULTS } from "../www/params.js";
import { CODES, loadPackage } from "./calls.mjs";

const { bindings } = await loadPackage("pkg", CODES);

/** As the page asks it: what is refused is an EngineError (www/engine.js). */
const engine = /** @type {Pick<import("../www/engine.js").Engine, "parse_rule" | "parse_columns" | "new_game">} */ ({
  parse_rule: (text) => asked(() => bindings.parse_rule(text)),
  parse_columns: (text) => asked(() => bindings.parse_columns(text)),
  new_game: (setup) => asked(() => bindings.new_game(setup)),
});

/** @template T @param {() => T} ask */
function asked(ask) {
  try {
    return ask();
  } catch (error) {
    const { code, message } = /** @type {Error & { code: string }} */ (error);
    throw new EngineError(code, message);
  }
}

const LANGUAGES = ["ja", "en", "zh"];
const MOST = 1_000_000_000;

/** Numbers that look random and are the same each time (mulberry32). @param {number} seed */
function dice(seed) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  /** From 0 to `most`. @param {number} most */
  const upTo = (most) => Math.floor(next() * (most + 1));
  return {
    upTo,
    /** Small numbers as often as large ones. @param {number} most */
    scaled: (most) => Math.max(1, Math.min(most, upTo(10 ** upTo(9)))),
    /** @template T @param {readonly T[]} some @returns {T} */
    oneOf: (some) => some[upTo(some.length - 1)],
    /** @template T @param {number} length @param {() => T} make */
    list: (length, make) => Array.from({ length }, make),
  };
}

/** @param {ReturnType<typeof dice>} roll */
function anyRule({ oneOf, list, scaled, upTo }) {
  const digits = (/** @type {number} */ most) => list(upTo(most), () => oneOf(["0", "3"])).join("");
  const range = () => {
    const ends = [scaled(MOST), scaled(MOST)].sort((a, b) => a - b);
    return ends.join("-");
  };
  return oneOf([
    () => "any",
    () => "odd",
    () => `1-${scaled(MOST)}`,
    () => String(scaled(MOST)),
    () => list(1 + upTo(12), () => scaled(2000)).join(","),
    () => list(1 + upTo(5), () => oneOf([range, () => String(scaled(MOST))])()).join(" "),
    () => `0.${digits(90)}3`,
    () => `0.${digits(9)}(${digits(6)}3)`,
    () => `0.${"30".repeat(2000 + upTo(47))}`,
  ])();
}

/** @param {ReturnType<typeof dice>} roll @returns {import("../www/params.js").Params} */
function anyParams(roll) {
  const { oneOf, list, scaled, upTo } = roll;
  const seats = /** @type {const} */ (["person", ...COMPUTERS]);
  const [first, second] = [oneOf(seats), oneOf(seats)];
  const hasMistakes = first === "fallible" || second === "fallible";
  return {
    rule: engine.parse_rule(anyRule(roll)).text,
    columns: [...list(oneOf([0, 1, 4, 63]), () => oneOf([0, scaled(20), scaled(MOST)])), scaled(MOST)],
    convention: oneOf(["misere", "normal"]),
    first,
    second,
    mistakes: hasMistakes ? upTo(1_000_000) / 1_000_000 : DEFAULTS.mistakes,
    ...(oneOf([true, false]) ? { seed: upTo(Number.MAX_SAFE_INTEGER) } : {}),
  };
}

test("a link opens the game that it was made from", () => {
  for (let seed = 1; seed <= 2000; seed += 1) {
    const roll = dice(seed);
    const params = anyParams(roll);
    const extras = {
      language: roll.oneOf([undefined, ...LANGUAGES]),
      answers: roll.oneOf([undefined, .../** @type {const} */ (["always", "request", "hidden"])]),
      isFast: roll.oneOf([true, false]),
      lab: roll.oneOf([undefined, "records"]),
      foreign: roll.oneOf([[], [/** @type {[string, string]} */ (["utm_source", "a & b=c"])]]),
    };
    const link = writeAddress(params, engine.parse_rule(params.rule), extras);
    const {
      params: opened,
      problems,
      isEmpty,
      ...others
    } = readAddress(new URL(link, "https://x/").hash, engine, LANGUAGES);
    assert.deepEqual(
      { problems, opened, others },
      { problems: [], opened: params, others: extras },
      `${seed}: ${link}`,
    );
    assert.equal(isEmpty, false);
  }
});

test("a take of exactly so many is written short", () => {
  const link = writeAddress({ ...DEFAULTS, rule: "100" }, engine.parse_rule("100"), { isFast: false });
  assert.match(link, /^#k=100-100&/);
});
