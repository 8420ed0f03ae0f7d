// What is said of the turn that is looked at: what was taken, what it did to the win, and why.

import { html, nothing } from "lit-html";
import { isTrap } from "../../engine-error.js";
import { reasonInWords, someOf } from "../../views/reasons.js";
import { GRADE_MARKS } from "../grades.js";
import { refusalInWords } from "../refusal.js";
import { gameAt, isTurningPoint } from "./known.js";
import { turningTag } from "./moves.js";

/** @typedef {import("../engine.js").GradedMove} GradedMove */
/** @typedef {import("./known.js").Look} Look */

/** @param {Look} look @param {boolean} areValuesShown */
export function saidView(look, areValuesShown) {
  const { known, step, words, person } = look;
  const turn = known.turns[step];
  if (turn === undefined)
    return html`<p>${words.tell(known.turns.length === 0 ? "review-empty" : "review-end-how")}</p>`;
  const who = person(turn.seat);
  const tag = isTurningPoint(known, step) ? turningTag(words) : nothing;
  if (turn.take === undefined) return html`<p><strong>${words.tell("review-gave-up", { ...who })}</strong> ${tag}</p>`;
  const { column, count } = turn.take;
  const columns = known.game.setup.columns.length;
  const took = words.tell("review-took", { ...who, count, column: column + 1, columns });
  if (turn.graded === undefined) return html`<p><strong>${took}</strong></p>`;
  const { grade, legal, winning, before } = turn.graded;
  const judged = words.tell(`judged-move-${grade}`, { legal, winning: someOf(winning, legal) });
  /** What stands between two sentences differs from language to language. @param {string} second */
  const after = (second) => words.tell("sentences", { first: "", second });
  const far = before.remoteness === undefined ? "" : words.tell("review-far", { moves: before.remoteness });
  return html`
    <p class="graded" data-grade=${grade}>
      <b class="grade-mark" aria-hidden="true">${GRADE_MARKS[grade]}</b>
      <span><strong>${took}</strong>${after(judged)} ${tag}</span>
    </p>
    <p class="review-why">${reasonOf(look, turn.graded, areValuesShown)}${after(far)}</p>
  `;
}

/**
 * Why; of a mistake only where its answer is on the screen already.
 *
 * @param {Look} look
 * @param {GradedMove} move
 * @param {boolean} areValuesShown
 */
function reasonOf({ engine, known, step, words }, { grade }, areValuesShown) {
  if (grade === "gave_away" && !areValuesShown) return nothing;
  try {
    return reasonInWords(engine.analyse(gameAt(known.game, grade === "could_not_matter" ? step : step + 1)), words);
  } catch (error) {
    if (isTrap(error)) throw error;
    return refusalInWords(error, words, { too_large: "why-unknown" });
  }
}
