// The set-up in the address: #k=3&n=21&rule=misere&first=other&player=fallible&mistakes=0.3&lang=en
//
//   k         1 to 20 and more: take 1 to k; exactly 5 is 5-5; or any, odd, or another rule as the core reads it
//   n         coins, one number a column: 21 or 5,4,3,2,1
//   rule      misere (the last coin loses) or normal (the last coin wins)
//   first     you or other: who moves first
//   player    whom you play: perfect, fallible, random, beginner, greedy, or person
//   players   two of these, the first mover first, instead of first and player
//   mistakes  the share of mistakes of a fallible computer, 0 to 1
//   seed      a whole number from which the computers' choices follow
//   speed     0: the computers move without a pause
//   answers   always, request (when asked for) or hidden (until the game is over); then the page cannot change it
//   lang      ja, en or zh
//   lab       the view of the laboratory that is open
//
// The same may stand behind a question mark, and is moved. What the hash says holds before that.

import { ANSWERS } from "./answers.js";
import { nullIfRefused } from "./engine-error.js";
import { COMPUTERS, DEFAULTS, soloSeat } from "./params.js";

/** @typedef {import("./answers.js").Answers} Answers */
/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {import("./engine.js").Rule} Rule */
/** @typedef {import("./engine.js").Seat} Seat */
/** @typedef {import("./params.js").Params} Params */
/** @typedef {import("./params.js").Who} Who */

/**
 * What the address says besides the set-up; `foreign` is what others put there.
 *
 * @typedef {{ language?: string, answers?: Answers, isFast: boolean, lab?: string, foreign?: [string, string][] }} Extras
 */

/** @typedef {{ key: string, value: string }} Problem a key or a value that cannot be used */

const KEYS = ["k", "n", "rule", "first", "player", "players", "mistakes", "seed", "speed", "answers", "lang", "lab"];

/** The views of the laboratory (lab/views.js), which is not there yet when an address is read. */
export const LAB_VIEWS = ["lesson", "table", "laws", "claims", "matches", "records", "review"];

/** What others hang on to links, to see where people come from. */
const FOREIGN = /^(utm_.*|.*clk?id|[gw]braid|gad_.*|_.*|mc_[ce]id|igsh(id)?|ref|goog.*)$/i;

/**
 * Reads an address. What it does not say, or says wrongly, is as usual.
 *
 * @param {string} hash with or without the leading #
 * @param {Pick<Engine, "parse_rule" | "parse_columns" | "new_game">} engine
 * @param {readonly string[]} languages
 * @param {string} [search] what stands behind a question mark
 * @returns {Extras & { params: Params, problems: Problem[], isEmpty: boolean }} `isEmpty` where nothing in it is meant for the game
 */
export function readAddress(hash, engine, languages, search = "") {
  const { values, foreign, problems } = gather(hash, search);

  /**
   * @template T
   * @param {string} key
   * @param {(value: string) => T | undefined} understand
   * @returns {T | undefined}
   */
  function read(key, understand) {
    const value = values.get(key);
    if (value === undefined) return undefined;
    const understood = nullIfRefused(() => understand(value.trim())) ?? undefined;
    if (understood === undefined) problems.push({ key, value });
    return understood;
  }

  const seed = read("seed", wholeNumber);
  const params = {
    rule: read("k", (text) => playable(engine, text)) ?? DEFAULTS.rule,
    columns: read("n", (text) => engine.parse_columns(text)) ?? DEFAULTS.columns,
    convention: read("rule", oneOf(["misere", "normal"])) ?? DEFAULTS.convention,
    mistakes: read("mistakes", share) ?? DEFAULTS.mistakes,
    ...readSeats(read),
    ...(seed === undefined ? {} : { seed }),
  };
  const isFast = read("speed", oneOf(["0", "1"])) === "0";
  const answers = read("answers", oneOf(ANSWERS));
  const lab = read("lab", oneOf(LAB_VIEWS));
  const language = read("lang", oneOf(languages));
  const isEmpty = values.size === 0 && problems.length === 0;
  return { params, language, answers, isFast, lab, foreign, problems, isEmpty };
}

/**
 * What stands in an address by its keys. Of a key that is there twice the first one holds.
 *
 * @param {string} hash
 * @param {string} search
 */
function gather(hash, search) {
  /** @type {Map<string, string>} */
  const values = new Map();
  /** @type {Problem[]} */
  const problems = [];
  const pairs = pairsIn(hash);
  const own = [...pairs.filter(([key]) => !FOREIGN.test(key)), ...pairsIn(search).filter(([key]) => isMeant(key))];
  for (const [key, value] of own) {
    const before = values.get(key);
    if (!KEYS.includes(key) || (before !== undefined && before !== value)) problems.push({ key, value });
    else values.set(key, value);
  }
  return { values, problems, foreign: pairs.filter(([key]) => FOREIGN.test(key)) };
}

/**
 * Links that were copied from the source of a page have &amp; where & was meant.
 *
 * @param {string} part of an address, with or without # or ? before it
 */
function pairsIn(part) {
  return [...new URLSearchParams(part.replace(/^[#?]/, "").replaceAll("&amp;", "&"))];
}

/** Behind a question mark sites write what they need, so only what looks like a key of the game is one. @param {string} key */
function isMeant(key) {
  const plain = (/** @type {string} */ word) => word.toLowerCase().replace(/s$/, "");
  return KEYS.some((each) => plain(each) === plain(key));
}

/**
 * What stands behind a question mark, without what is meant for the game.
 *
 * @param {string} search
 */
export function othersIn(search) {
  const others = pairsIn(search).filter(([key]) => !isMeant(key));
  if (others.length === pairsIn(search).length) return search;
  return others.length === 0 ? "" : `?${new URLSearchParams(others)}`;
}

/**
 * @param {Pick<Engine, "parse_rule" | "new_game">} engine
 * @param {string} text a rule, or a number that stands for 1 to that number
 * @returns {string}
 * @throws {EngineError} also where it is a rule that does more than take coins
 */
function playable(engine, text) {
  const rule = engine.parse_rule(/^\d+$/.test(text) ? `1-${text}` : text).text;
  engine.new_game({ columns: [1], rule, convention: "normal", seed: 0 });
  return rule;
}

/**
 * The language that an address asks for, which can be known before the engine is there to read the rest.
 *
 * @param {string} hash
 * @param {readonly string[]} languages
 * @param {string} [search]
 */
export function languageIn(hash, languages, search = "") {
  return oneOf(languages)(gather(hash, search).values.get("lang")?.trim() ?? "");
}

/**
 * @param {<T>(key: string, understand: (value: string) => T | undefined) => T | undefined} read
 * @returns {{ first: Who, second: Who }}
 */
function readSeats(read) {
  const who = oneOf(["person", ...COMPUTERS]);
  const both = read("players", (text) => {
    const [first, second, ...more] = text.split(",").map((name) => who(name.trim()));
    return first && second && more.length === 0 ? { first, second } : undefined;
  });
  const rival = read("player", who) ?? DEFAULTS.first;
  const begins = read("first", oneOf(["you", "other"]));
  if (both !== undefined) return both;
  return begins === "you" ? { first: "person", second: rival } : { first: rival, second: "person" };
}

/**
 * @param {Params} params
 * @param {Rule} rule the rule of these params
 * @param {Extras} extras
 * @returns {string} with the leading #
 */
export function writeAddress(params, rule, { language, answers, isFast, lab, foreign = [] }) {
  const solo = soloSeat(params);
  /** @type {[string, string | number | undefined][]} */
  const pairs = [
    ["k", shortRule(rule)],
    ["n", params.columns.join(",")],
    ["rule", params.convention],
    ...seatPairs(params, solo),
    ["mistakes", [params.first, params.second].includes("fallible") ? params.mistakes : undefined],
    ["seed", params.seed],
    ["speed", isFast ? 0 : undefined],
    ["answers", answers],
    ["lang", language],
    ["lab", lab],
    ...foreign,
  ];
  const told = pairs.filter(([, value]) => value !== undefined);
  return `#${told.map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(String(value)).replaceAll("%2C", ",")}`).join("&")}`;
}

/**
 * @param {Params} params
 * @param {Seat | undefined} solo
 * @returns {[string, string][]}
 */
function seatPairs({ first, second }, solo) {
  if (solo !== undefined) {
    return [
      ["first", solo === "first" ? "you" : "other"],
      ["player", solo === "first" ? second : first],
    ];
  }
  return first === "person" ? [["player", "person"]] : [["players", `${first},${second}`]];
}

/**
 * A bare number means "1 to that number", so exactly 5 is written as 5-5.
 *
 * @param {Rule} rule
 */
function shortRule({ kind, takes, text }) {
  if (kind === "up_to") return takes[0];
  return /^\d+$/.test(text) ? `${text}-${text}` : text;
}

/**
 * @template {string} T
 * @param {readonly T[]} choices
 * @returns {(value: string) => T | undefined}
 */
function oneOf(choices) {
  return (value) => choices.find((choice) => choice === value);
}

/** @param {string} text a number from 0 to 1, written as a plain decimal and short enough to be written so again */
function share(text) {
  const number = /^\d*\.?\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  return number <= 1 ? number : undefined;
}

/** @param {string} text a whole number that a number holds exactly */
function wholeNumber(text) {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(number) ? number : undefined;
}
