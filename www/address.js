// The set-up in the address: #k=3&n=21&rule=misere&first=other&player=fallible&mistakes=0.3&lang=en
//
//   k         1 to 20 and more: take 1 to k; or any, odd, or another rule as the core reads it
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

import { ANSWERS } from "./answers.js";
import { EngineError } from "./engine-error.js";
import { COMPUTERS, DEFAULTS, soloSeat } from "./params.js";

/** @typedef {import("./answers.js").Answers} Answers */
/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {import("./engine.js").Rule} Rule */
/** @typedef {import("./engine.js").Seat} Seat */
/** @typedef {import("./params.js").Params} Params */
/** @typedef {import("./params.js").Who} Who */

/**
 * What the address says besides the set-up.
 *
 * @typedef {{ language?: string, answers?: Answers, isFast: boolean, lab?: string }} Extras
 */

/** @typedef {{ key: string, value: string }} Problem a value that cannot be used */

/**
 * Reads an address. What it does not say, or says wrongly, is as usual.
 *
 * @param {string} hash with or without the leading #
 * @param {Pick<Engine, "parse_rule" | "parse_columns" | "new_game">} engine
 * @param {readonly string[]} languages
 * @returns {Extras & { params: Params, problems: Problem[] }}
 */
export function readAddress(hash, engine, languages) {
  const values = new URLSearchParams(hash.replace(/^#/, ""));
  /** @type {Problem[]} */
  const problems = [];

  /**
   * @template T
   * @param {string} key
   * @param {(value: string) => T | undefined} understand
   * @returns {T | undefined}
   */
  function read(key, understand) {
    const value = values.get(key);
    if (value === null) return undefined;
    const understood = unlessRefused(() => understand(value.trim()));
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
  const lab = values.get("lab") ?? undefined;
  return { params, language: read("lang", oneOf(languages)), answers, isFast, lab, problems };
}

/**
 * @param {Pick<Engine, "parse_rule" | "new_game">} engine
 * @param {string} text a rule, or a number that stands for 1 to that number
 * @returns {string}
 * @throws {EngineError} also where it is a rule that cannot be played yet
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
 */
export function languageIn(hash, languages) {
  return oneOf(languages)(new URLSearchParams(hash.replace(/^#/, "")).get("lang") ?? "");
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
export function writeAddress(params, rule, { language, answers, isFast, lab }) {
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
  ];
  const told = pairs.filter(([, value]) => value !== undefined);
  return `#${told.map(([key, value]) => `${key}=${encodeURIComponent(String(value)).replaceAll("%2C", ",")}`).join("&")}`;
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
 * A bare number means "1 to that number", so the rule of one single take needs its code.
 *
 * @param {Rule} rule
 */
function shortRule({ kind, takes, text, code }) {
  if (kind === "up_to") return takes[0];
  return /^\d+$/.test(text) ? code : text;
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

/**
 * @template T
 * @param {() => T} ask
 * @returns {T | undefined}
 */
function unlessRefused(ask) {
  try {
    return ask();
  } catch (error) {
    if (error instanceof EngineError && error.code !== "trap") return undefined;
    throw error;
  }
}
