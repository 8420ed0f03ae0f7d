// What a person claims, as it is typed, and what is asked of the engine.

import { readVersioned, writeVersioned } from "../../versions.js";

/** @typedef {import("../../engine.js").Convention} Convention */
/** @typedef {import("../engine.js").Counterexample} Counterexample */
/** @typedef {import("../engine.js").Judgement} Judgement */

/**
 * Texts as they were typed.
 *
 * @typedef {object} Form
 * @property {"numbers" | "nim"} kind about one column, or about several
 * @property {string} rule
 * @property {Convention} convention
 * @property {string} claim such as `1, 5, 9` or `1 mod 4`
 * @property {string} last up to how many coins one column is checked
 * @property {string} columns up to how many coins several columns are checked
 * @property {boolean} exception whether the nim-sum is 1 where no column has more than one coin
 */

/** A conjecture that was checked, and how it came out. @typedef {{ form: Form, kind: Judgement["kind"] }} Tried */

/** @type {Form} */
export const FIRST = {
  kind: "numbers",
  rule: "1-3",
  convention: "misere",
  claim: "",
  last: "30",
  columns: "5 4 3",
  exception: false,
};

/** The engine checks no further. */
export const LARGEST = 10_000;

/** So many conjectures are remembered. */
const MOST_TRIED = 12;

/** What is kept is a person's own typing: no more of it than anyone types. */
const LONGEST = 4096;

/**
 * What was kept, as far as it can be used.
 *
 * @param {string | null} kept
 * @returns {{ form: Form, tried: Tried[] }}
 */
export function readKept(kept) {
  const { form, tried } = readVersioned(kept) ?? {};
  return { form: formOf(form), tried: Array.isArray(tried) ? tried.flatMap(triedOf).slice(0, MOST_TRIED) : [] };
}

/** @param {{ form: Form, tried: Tried[] }} what */
export function writeKept(what) {
  return writeVersioned(what);
}

/** @param {unknown} kept @returns {Form} */
function formOf(kept) {
  /** @type {Record<string, unknown>} */
  const given = typeof kept === "object" && kept !== null ? /** @type {Record<string, unknown>} */ (kept) : {};
  const text = (/** @type {"rule" | "claim" | "last" | "columns"} */ key) => {
    const value = given[key];
    return typeof value === "string" && value.length <= LONGEST ? value : FIRST[key];
  };
  return {
    kind: given.kind === "nim" ? "nim" : "numbers",
    rule: text("rule"),
    convention: given.convention === "normal" ? "normal" : "misere",
    claim: text("claim"),
    last: text("last"),
    columns: text("columns"),
    exception: given.exception === true,
  };
}

/** @param {unknown} kept @returns {Tried[]} */
function triedOf(kept) {
  if (typeof kept !== "object" || kept === null || !("form" in kept) || !("kind" in kept)) return [];
  const { kind } = kept;
  if (kind !== "refuted" && kind !== "verified" && kind !== "proven") return [];
  return [{ form: formOf(kept.form), kind }];
}

/**
 * The latest first, and each once.
 *
 * @param {Tried[]} tried
 * @param {Tried} latest
 */
export function remember(tried, latest) {
  const others = tried.filter(({ form }) => questionOf(form) !== questionOf(latest.form));
  return [latest, ...others].slice(0, MOST_TRIED);
}

/** What two conjectures have alike that ask the same. @param {Form} form */
export function questionOf({ kind, rule, convention, claim, last, columns, exception }) {
  return JSON.stringify([kind, rule, convention, ...(kind === "nim" ? [columns, exception] : [claim, last])]);
}

/** The three conditions, in the order in which they are shown. */
export const CONDITIONS = /** @type {const} */ (["ended", "joined", "stranded"]);

/**
 * What is known of a condition: that it fails, that it holds, or that it holds for all smaller positions.
 *
 * @param {typeof CONDITIONS[number]} condition
 * @param {Judgement} judgement
 * @returns {"fails" | "holds" | "so_far"}
 */
export function conditionOf(condition, judgement) {
  if (judgement.kind !== "refuted") return judgement.kind === "proven" ? "holds" : "so_far";
  return judgement.counterexample.flaw === condition ? "fails" : "so_far";
}

/**
 * The board of a counterexample without columns that have no coin, which nobody plays on.
 *
 * @param {Counterexample} counterexample
 */
export function playableBoard({ board }) {
  const filled = board.filter((coins) => coins > 0);
  return filled.length > 0 ? filled : board.slice(0, 1);
}
