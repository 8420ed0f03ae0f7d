// How views of recorded games say things: errors as sentences, names, dates and chances.

import { html } from "lit-html";
import { EngineError, isTrap } from "../engine-error.js";
import { endOf, ruleInWords } from "../views/phrases.js";
import { unreadView } from "./kept.js";
import { refusalInWords, secondTry } from "./refusal.js";

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
 * A view that outlives a failure of the engine: it says so, and is drawn again by the fresh one. Where that fails, too, it
 * goes on saying so.
 *
 * @param {Context} context
 * @param {() => unknown} draw
 */
export function guarded(context, draw) {
  const { engine, words, update } = context;
  const retry = secondTry(engine, update);
  const again = () => {
    retry.renew();
    update();
  };
  return () => {
    try {
      const drawn = draw();
      retry.renew();
      return drawn;
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      retry.after(error);
      if (isTrap(error)) return unreadView(context, again);
      return html`<p class="lab-card" role="alert">${errorInWords(error, words())}</p>`;
    }
  };
}

/**
 * A view whose kept data is read when it is made. Where the engine fails at that, the view is made later, and nothing can be
 * written in it before.
 *
 * @param {Context} context
 * @param {(context: Context) => () => unknown} create
 */
export function onceRead(context, create) {
  /** @type {(() => unknown) | undefined} */
  let draw;
  try {
    draw = create(context);
  } catch (error) {
    if (!isTrap(error)) throw error;
  }
  return guarded(context, () => {
    draw ??= create(context);
    return draw();
  });
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
