// What every move at a position is worth, when that is asked for.

import { html, nothing } from "lit-html";
import { isTrap } from "../../engine-error.js";
import { areAllDrawn, valueInWords } from "../piles.js";
import { refusalInWords } from "../refusal.js";
import { gameAt } from "./known.js";

/** @typedef {import("../engine.js").MoveValue} MoveValue */
/** @typedef {import("./known.js").Look} Look */

/** So many of the values that find no coin are listed. */
const MOST_LISTED = 200;

/**
 * @param {Look} look
 * @returns {{ values: MoveValue[], sentence: string }} the sentence says why there are none
 */
export function valuesAt({ engine, known, step, words }) {
  try {
    const values = engine.move_values(gameAt(known.game, step));
    return { values, sentence: values.length === 0 ? words.tell("values-none") : "" };
  } catch (error) {
    if (isTrap(error)) throw error;
    return { values: [], sentence: refusalInWords(error, words, { too_large: "values-too-many" }) };
  }
}

/** What is to be known of values beside those on the coins. @param {Look} look @param {ReturnType<typeof valuesAt>} found */
export function valuesView({ view, words }, { values, sentence }) {
  return html`
    ${values.length === 0 ? nothing : html`<p class="review-legend">${words.tell("values-legend")}</p>`}
    ${areAllDrawn(view.columns, values) ? nothing : listView(values, view.columns.length, words)}
    ${sentence === "" ? nothing : html`<p class="review-legend" role="alert">${sentence}</p>`}
  `;
}

/** All of them, those that win first. @param {MoveValue[]} values @param {number} columns @param {Look["words"]} words */
function listView(values, columns, words) {
  const sorted = [...values].sort((a, b) => Number(b.wins) - Number(a.wins));
  const more = sorted.length - MOST_LISTED;
  return html`<details class="review-values">
    <summary>${words.tell("values-all", { count: values.length })}</summary>
    <ul>
      ${sorted
        .slice(0, MOST_LISTED)
        .map(
          (value) =>
            html`<li><b aria-hidden="true">${value.wins ? "▲" : "▼"}</b> ${valueInWords(value, columns, words)}</li>`,
        )}
      ${more > 0 ? html`<li>${words.tell("values-more", { count: more })}</li>` : nothing}
    </ul>
  </details>`;
}
