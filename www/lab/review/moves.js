// The turns of a game as a list: who took what, when, and what it did.

import { html, nothing } from "lit-html";
import { GRADE_MARKS } from "../grades.js";
import { clockInWords } from "../words.js";
import { isTurningPoint } from "./known.js";
import { listedAround } from "./story.js";

/** @typedef {import("../../messages.js").Messages} Messages */
/** @typedef {import("./known.js").Look} Look */

/**
 * @param {Look} look
 * @param {readonly (number | null)[]} times when each turn was made, where that is known
 * @param {(step: number) => void} go
 */
export function movesView(look, times, go) {
  const { known, step, words } = look;
  const all = known.turns.length;
  if (all === 0) return nothing;
  const { from, to } = listedAround(all, step);
  return html`
    <section class="lab-card review-moves" aria-labelledby="review-moves">
      <h2 id="review-moves">${words.tell("moves")}</h2>
      ${to - from < all ? html`<p class="soft">${words.tell("review-listed", { from: from + 1, to, all })}</p>` : nothing}
      <ol start=${from + 1}>
        ${known.turns.slice(from, to).map((_, index) => turnView(look, from + index, times[from + index] ?? null, go))}
      </ol>
    </section>
  `;
}

/**
 * @param {Look} look
 * @param {number} number
 * @param {number | null} time
 * @param {(step: number) => void} go
 */
function turnView({ known, step, words, person }, number, time, go) {
  const { seat, take, graded } = known.turns[number];
  const columns = known.game.setup.columns.length;
  const did =
    take === undefined
      ? words.tell("review-resigned")
      : words.tell("move-took", { count: take.count, column: take.column + 1, columns });
  return html`<li>
    <button
      type="button"
      class="review-entry"
      data-review-move=${number}
      data-grade=${graded?.grade ?? nothing}
      aria-current=${number === step ? "step" : "false"}
      @click=${() => go(number)}
    >
      <span class="entry-number">${words.number(number + 1)}</span>
      <span class="entry-who">${person(seat).short}</span>
      <span class="entry-took">${did}</span>
      <span class="entry-grade">
        ${graded === undefined ? nothing : html`<b class="grade-mark" aria-hidden="true">${GRADE_MARKS[graded.grade]}</b> ${words.tell(`grade-${graded.grade}`)}`}
        ${isTurningPoint(known, number) ? turningTag(words) : nothing}
      </span>
      ${time === null ? nothing : html`<span class="entry-time">${clockInWords(time)}</span>`}
    </button>
  </li>`;
}

/** @param {Messages} words */
export function turningTag(words) {
  return html`<em class="turning-tag"><span aria-hidden="true">★</span> ${words.tell("turning-point")}</em>`;
}
