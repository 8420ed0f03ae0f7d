// What came of a check of the hand table, in words that never say what belongs there.

import { html, nothing } from "lit-html";
import { refusalInWords } from "../refusal.js";

/** @typedef {import("../engine.js").Difference} Difference */
/** @typedef {import("../main.js").Messages} Messages */

/**
 * What came of the last check.
 *
 * @typedef {{ kind: "nothing" } | ({ kind: "unreadable", n: number } & import("../hand-sheet.js").Unreadable)
 *   | { kind: "differs", difference: Difference } | { kind: "right", open: number } | { kind: "changed" }
 *   | { kind: "refused", error: unknown }} Result
 */

/**
 * @param {Result | null} result
 * @param {import("../hand-sheet.js").Chosen} choice
 * @param {Messages} words
 * @param {() => void} lookForPatterns
 */
export function resultView(result, choice, words, lookForPatterns) {
  const { tell } = words;
  switch (result?.kind) {
    case "nothing":
      return html`<p>${tell("hand-nothing", { first: choice.first })}</p>`;
    case "changed":
      return html`<p class="soft">${tell("hand-changed")}</p>`;
    case "refused":
      return html`<p>${refusalInWords(result.error, words)}</p>`;
    case "right":
      return result.open > 0
        ? html`<p class="hand-good"><i aria-hidden="true">✓</i> ${tell("hand-right-so-far", { open: result.open })}</p>`
        : html`<p class="hand-good"><i aria-hidden="true">★</i> ${tell("hand-all-right")}</p>
            <button type="button" data-action="hand-patterns" @click=${lookForPatterns}>${tell("hand-patterns")}</button>`;
    case "unreadable":
      return html`
        <p class="hand-bad"><i aria-hidden="true">✎</i> <b>${tell("hand-differs", { n: result.n })}</b></p>
        <p>${tell("hand-unreadable", { why: result.why, word: result.word, most: result.most })}</p>
      `;
    case "differs":
      return differenceView(result.difference, choice, words);
    default:
      return html`<p class="soft">${tell("hand-when-ready")}</p>`;
  }
}

/**
 * @param {Difference} difference
 * @param {import("../hand-sheet.js").Chosen} choice
 * @param {Messages} words
 */
function differenceView({ n, slip, rest_follows }, choice, { tell }) {
  const number = "number" in slip ? slip.number : 0;
  return html`
    <p class="hand-bad"><i aria-hidden="true">✎</i> <b>${tell("hand-differs", { n })}</b></p>
    <p data-slip=${slip.kind}>${tell(`hand-slip-${slip.kind}`, { n, number, convention: choice.convention })}</p>
    ${rest_follows ? html`<p class="soft">${tell("hand-rest-follows")}</p>` : nothing}
  `;
}

/** Whether it is the verdict of its row that differs. @param {Difference} difference */
export function isAboutVerdict({ slip }) {
  return !["more_than_there_is", "not_allowed", "repeated", "left_out"].includes(slip.kind);
}
