// How views of recorded games say things: errors as sentences, names, dates and chances.

import { endOf, ruleInWords } from "../views/phrases.js";
import { refusalInWords } from "./refusal.js";

/** @typedef {import("./archive.js").RecordedGame} RecordedGame */
/** @typedef {import("./main.js").Context} Context */
/** @typedef {import("./main.js").LabEngine} LabEngine */
/** @typedef {import("./main.js").Messages} Messages */

/**
 * @param {unknown} error
 * @param {Messages} words
 * @returns {string}
 * @throws what is no refusal of the engine
 */
export function errorInWords(error, words) {
  return refusalInWords(error, words, { bad_argument: "record-error-bad_argument" });
}

/**
 * The Enter key in a field does what the button beside it does. A form would do so too, but sandboxed frames block forms.
 *
 * @param {() => void} act
 */
export function onEnter(act) {
  return (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    act();
  };
}

/** @param {RecordedGame} recorded @param {Messages} words */
export function titleOf({ name, first, second, number }, words) {
  return name === "" ? words.tell("record-name", { first, second, number }) : name;
}

/**
 * What was played: "21 coins, take 1 to 3, last coin loses".
 *
 * @param {Pick<RecordedGame, "game">} recorded
 * @param {LabEngine} engine
 * @param {Messages} words
 */
export function gameInWords({ game }, engine, words) {
  const { columns, rule, convention } = game.setup;
  const rules = [...new Set(typeof rule === "string" ? [rule] : rule)].map((each) => engine.parse_rule(each));
  const said = rules.map((each) => ruleInWords(each, words)).join(" / ");
  return words.tell("record-game", { coins: columns.join("-"), rule: said, convention: endOf(convention, rules) });
}

/** The BCP 47 tag of the page's language: "en" alone would write dates as in America. */
const tag = () => document.documentElement.lang;

/** @param {number} time */
export function dayInWords(time) {
  return new Date(time).toLocaleString(tag(), { dateStyle: "medium", timeStyle: "short" });
}

/** @param {number} time */
export function clockInWords(time) {
  return new Date(time).toLocaleTimeString(tag());
}

/** So small a chance is said as "less than". */
const TINY = 1e-9;

/**
 * A probability in words: "4.5%, about 1 in 22".
 *
 * @param {number} chance
 * @param {Messages} words
 */
export function chanceInWords(chance, words) {
  if (chance < TINY) return words.tell("chance-tiny", { of: words.number(1 / TINY) });
  const percent = percentOf(chance, words);
  return chance > 0.4 ? percent : words.tell("chance-one-in", { percent, of: words.number(Math.round(1 / chance)) });
}

/** @param {number} chance @param {Messages} words */
export function percentOf(chance, { language }) {
  const said = (/** @type {number} */ part) =>
    part.toLocaleString(language, { style: "percent", maximumSignificantDigits: 2 });
  return chance > 0.99 && chance < 1 ? `>${said(0.99)}` : said(chance);
}
