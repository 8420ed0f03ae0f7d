// What could not be done, and what was done and can be undone, each told where it happened.

import { html, nothing } from "lit-html";
import { FormError } from "../series.js";
import { errorInWords } from "../words.js";

/** @typedef {import("../main.js").Messages} Messages */

/** @typedef {"form" | "board" | "paper" | "host"} ProblemPlace */
/** @typedef {"paper" | "host" | "match"} DonePlace */
/** @typedef {{ at: ProblemPlace, text: string }} Problem */
/** @typedef {{ at: DonePlace, text: string, undo(): void }} Done */

/** @param {unknown} error @param {Messages} words */
export function problemInWords(error, words) {
  return error instanceof FormError ? words.tell(error.id) : errorInWords(error, words);
}

/** @param {Problem | null} problem @param {ProblemPlace} at */
export function problemView(problem, at) {
  return html`<p class="match-problem" role="alert">${problem?.at === at ? html`<i aria-hidden="true">!</i> ${problem.text}` : nothing}</p>`;
}

/** @param {Done | null} done @param {DonePlace} at @param {Messages} words @param {() => void} undo */
export function doneView(done, at, words, undo) {
  return html`<div class="match-done" role="status">
    ${
      done?.at !== at
        ? nothing
        : html`<span><i aria-hidden="true">✓</i> ${done.text}</span>
          <button type="button" data-action="match-undo" @click=${undo}>${words.tell("match-undo")}</button>`
    }
  </div>`;
}
