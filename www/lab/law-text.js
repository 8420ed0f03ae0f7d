// What the engine finds about the lost numbers, sorted for the screen. It says nothing that the engine has not said.

import { readVersioned, writeVersioned } from "../versions.js";

/** @typedef {import("./engine.js").Finding} Finding */
/** @typedef {import("./engine.js").Proof} Proof */
/** @typedef {import("../engine.js").Convention} Convention */
/** @typedef {"win" | "lose"} Verdict */

/** Up to so many lost numbers are listed; the others can be asked for. */
export const LISTED = 40;

/** A window with more verdicts than these is told in words alone. */
const MOST_IN_WINDOW = 60;

/**
 * Which message tells a finding, and with what.
 *
 * @param {Finding} finding
 * @param {readonly number[]} lost the numbers that the finding is about
 * @returns {{ mark: string, tone: "good" | "bad" | "open", id: string, values: Record<string, string | number> }}
 */
export function findingText(finding, lost) {
  switch (finding.kind) {
    case "holds":
      return { mark: "✓", tone: "good", id: finding.proven ? "laws-proven" : "laws-holds", values: {} };
    case "fails": {
      const isLost = lost.includes(finding.at) ? "yes" : "no";
      return { mark: "✗", tone: "bad", id: "laws-fails", values: { at: finding.at, isLost } };
    }
    case "too_few_rows":
      return { mark: "…", tone: "open", id: "laws-few", values: {} };
    default:
      return { mark: "–", tone: "open", id: "laws-nothing", values: {} };
  }
}

/**
 * The two windows of a proof, one above the other: each number with its verdict.
 *
 * @param {Proof} proof
 * @param {readonly number[]} lost
 * @returns {{ n: number, verdict: Verdict }[][]} empty where there is no window, or one too long to look at
 */
export function windowsOf(proof, lost) {
  if (proof.kind !== "window" || proof.length > MOST_IN_WINDOW) return [];
  const isLost = new Set(lost);
  return [proof.start, proof.again].map((start) =>
    Array.from({ length: proof.length }, (_, index) => {
      const n = start + index;
      return { n, verdict: isLost.has(n) ? "lose" : "win" };
    }),
  );
}

/**
 * Which message tells a proof, and with what.
 *
 * @param {Proof} proof
 * @param {Convention} convention
 * @returns {{ id: string, values: Record<string, string | number> }}
 */
export function proofText(proof, convention) {
  switch (proof.kind) {
    case "window": {
      const { start, length, again, period } = proof;
      const values = { start, length, again, period, end: start + length - 1, end_again: again + length - 1 };
      return { id: "laws-proof-window", values };
    }
    case "at_least": {
      const { least } = proof;
      return { id: `laws-proof-${least === 1 ? "any" : "least"}`, values: { convention, least, most: 2 * least - 1 } };
    }
    default:
      return { id: "laws-proof-parity", values: { convention } };
  }
}

/**
 * What was looked at last.
 *
 * @typedef {{ from: number, to: number, last: number, own: string[] }} Choice
 */

/** The largest number of coins that is looked at. */
export const MOST_ROWS = 10_000;

/** How many rules of one's own there may be. */
export const MOST_OWN = 12;

/** Three limits under both conventions. @type {Choice} */
export const SIX_TABLES = { from: 2, to: 4, last: 24, own: [] };

/**
 * @param {string | null} kept whatever the storage holds
 * @param {number} mostK
 * @returns {Choice}
 */
export function readKeptLaws(kept, mostK) {
  const { from, to, last, own } = readVersioned(kept) ?? {};
  const isIn = (/** @type {unknown} */ value, /** @type {number} */ least, /** @type {number} */ most) =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
  const isGood = isIn(from, 1, mostK) && isIn(to, from, mostK) && isIn(last, 0, MOST_ROWS) && Array.isArray(own);
  if (!isGood) return SIX_TABLES;
  return {
    from,
    to,
    last,
    own: own.filter((/** @type {unknown} */ text) => typeof text === "string").slice(0, MOST_OWN),
  };
}

/** @param {Choice} choice */
export function writeKeptLaws(choice) {
  return writeVersioned(choice);
}
