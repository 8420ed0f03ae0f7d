// What is said of an exercise, and what can be done in it.

import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { reasonInWords } from "../../views/reasons.js";
import { refusalInWords } from "../refusal.js";
import { isSolved, latest, takesView } from "./exercise.js";

/** @typedef {import("./exercise.js").Exercise} Exercise */
/** @typedef {import("./known.js").Look} Look */

/**
 * @typedef {object} ExerciseActions
 * @property {(column: number, count: number) => void} take
 * @property {(text: string) => void} type
 * @property {(column: number) => void} choose
 * @property {(count: number) => void} point
 * @property {() => void} leave
 * @property {(exercise: Exercise) => void} playOn
 * @property {(exercise: Exercise) => boolean} mayPlayOn
 */

/** @param {Look} look @param {Exercise} exercise @param {ExerciseActions} on */
export function exerciseView(look, exercise, on) {
  const { words, person } = look;
  const { refused, view } = exercise;
  return html`
    <div class="review-said" aria-live="polite">
      ${latest(exercise) === undefined ? html`<p>${words.tell("exercise-what", { ...person(view.turn) })}</p>` : triedView(look, exercise)}
      ${refused === undefined ? nothing : keyed(refused, html`<p role="alert">${refusalInWords(refused, words, { bad_argument: "error-illegal_take" })}</p>`)}
    </div>
    ${takesView(exercise, on, words)}
    <div class="review-controls">
      ${
        isSolved(exercise) && on.mayPlayOn(exercise)
          ? html`<button type="button" class="strong" data-action="lab-play-on" @click=${() => on.playOn(exercise)}>${words.tell("exercise-play-on")}</button>`
          : nothing
      }
      <button type="button" data-action="lab-leave" @click=${on.leave}>${words.tell("exercise-leave")}</button>
    </div>
  `;
}

/** @param {Look} look @param {Exercise} exercise */
function triedView({ words }, exercise) {
  const made = latest(exercise);
  if (made === undefined) return nothing;
  const { column, count, isRight, winning, after } = made;
  const took = words.tell("exercise-took", { columns: exercise.view.columns.length, column: column + 1, count });
  if (!isRight) {
    return html`<p class="graded" data-grade="gave_away">
      <b class="grade-mark" aria-hidden="true">✗</b> <span><strong>${took}</strong> ${words.tell("exercise-wrong")}</span>
    </p>`;
  }
  return html`
    <p class="graded" data-grade="kept">
      <b class="grade-mark" aria-hidden="true">✓</b>
      <span><strong>${took}</strong> ${words.tell("exercise-right", { winning })}</span>
    </p>
    <p class="review-why">${reasonInWords(after, words)}</p>
  `;
}
