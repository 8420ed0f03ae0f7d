// How far someone has come in the lesson, and what they have done in each step, as it is kept between visits.

import { readVersioned, writeVersioned } from "../../versions.js";
import { DUEL, STEPS } from "./steps.js";

/** @typedef {import("../../engine.js").Convention} Convention */
/** @typedef {import("../../engine.js").Game} Game */
/** @typedef {import("../../engine.js").Seat} Seat */
/** @typedef {"win" | "lose"} Verdict */

/** Who can be sure of winning, under each rule. @typedef {Partial<Record<Convention, Seat>>} Sides */

/** The start of the duel. @typedef {{ most: number, coins: number, convention: Convention, you: Seat }} Start */

/**
 * What was done in a step; each kind of step needs some of it.
 *
 * @typedef {object} Work
 * @property {number} [number] the coins at the start of the board
 * @property {Convention} [convention] the rule of the board, where both are tried
 * @property {Game} [game] what is on the board
 * @property {number[]} solved what was won from, tried, or landed from
 * @property {Record<number, Verdict>} verdicts the rows of the table
 * @property {number[]} marks
 * @property {Sides} sides
 * @property {Start} [start]
 */

/**
 * @typedef {object} Progress
 * @property {number} at the place of the open step in STEPS
 * @property {string[]} done the steps in which what was to be done was done
 * @property {Record<string, Work>} work
 */

/** @returns {Progress} */
export function beginning() {
  return { at: 0, done: [], work: {} };
}

/** @returns {Work} */
export function noWork() {
  return { solved: [], verdicts: {}, marks: [], sides: {} };
}

/**
 * What was kept. Of a text that is damaged, what can be understood is used.
 *
 * @param {string | null} text
 * @returns {Progress}
 */
export function readProgress(text) {
  const { at, done, work } = fields(readVersioned(text));
  return {
    at: STEPS[Number(at)] === undefined ? 0 : Number(at),
    done: STEPS.map(({ id }) => id).filter((id) => Array.isArray(done) && done.includes(id)),
    work: Object.fromEntries(
      STEPS.flatMap(({ id }) => {
        const kept = fields(work)[id];
        return kept === undefined ? [] : [[id, readWork(kept)]];
      }),
    ),
  };
}

/** @param {Progress} progress */
export function writeProgress(progress) {
  return writeVersioned(progress);
}

/** @param {Progress} progress @param {string} id @returns {Progress} */
export function withDone(progress, id) {
  return progress.done.includes(id) ? progress : { ...progress, done: [...progress.done, id] };
}

/** @param {unknown} kept @returns {Work} */
function readWork(kept) {
  const { number, convention, game, solved, verdicts, marks, sides, start } = fields(kept);
  return {
    ...(isCount(number) && { number }),
    ...(isConvention(convention) && { convention }),
    // Whether it is a game is for the engine to say.
    ...(typeof game === "object" && game !== null && { game: /** @type {Game} */ (game) }),
    solved: counts(solved),
    verdicts: Object.fromEntries(
      Object.entries(fields(verdicts)).flatMap(([n, verdict]) =>
        isCount(Number(n)) && (verdict === "win" || verdict === "lose") ? [[n, verdict]] : [],
      ),
    ),
    marks: counts(marks),
    sides: Object.fromEntries(
      Object.entries(fields(sides)).filter(([rule, seat]) => isConvention(rule) && isSeat(seat)),
    ),
    ...(isStart(start) && { start }),
  };
}

/** @param {unknown} value @returns {Record<string, unknown>} */
function fields(value) {
  return typeof value === "object" && value !== null ? /** @type {Record<string, unknown>} */ (value) : {};
}

/** @param {unknown} value @returns {value is number} */
function isCount(value) {
  return typeof value === "number" && Number.isInteger(value) && value > 0 && value < 100;
}

/** @param {unknown} value @returns {number[]} */
function counts(value) {
  return Array.isArray(value) ? [...new Set(value.filter(isCount))] : [];
}

/** @param {unknown} value @returns {value is Convention} */
function isConvention(value) {
  return value === "misere" || value === "normal";
}

/** @param {unknown} value @returns {value is Seat} */
function isSeat(value) {
  return value === "first" || value === "second";
}

/** @param {unknown} value @returns {value is Start} */
function isStart(value) {
  const { most, coins, convention, you } = fields(value);
  return includes(DUEL.most, most) && includes(DUEL.coins, coins) && isConvention(convention) && isSeat(you);
}

/** @param {number[]} choices @param {unknown} value */
function includes(choices, value) {
  return choices.some((each) => each === value);
}
