// What could not be done, and what was done and can be undone, each told where it happened.

import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { FormError } from "../series.js";
import { errorInWords } from "../words.js";

/** @typedef {import("../main.js").Messages} Messages */

/** @typedef {"form" | "board" | "paper" | "host"} ProblemPlace */
/** @typedef {"paper" | "host" | "match"} DonePlace */
/** @typedef {import("../../engine-error.js").EngineError} EngineError */
/** What was refused is said in the language of the moment. @typedef {{ at: ProblemPlace, error: FormError | EngineError }} Problem */
/** `id` names the message. @typedef {{ at: DonePlace, id: string, values?: Record<string, string | number>, undo(): void }} Done */

/** @param {unknown} error @param {Messages} words */
export function problemInWords(error, words) {
  return error instanceof FormError ? words.tell(error.id) : errorInWords(error, words);
}

/** How a field names the text that says what is wrong with it. @param {ProblemPlace} at */
export function problemId(at) {
  return `match-problem-${at}`;
}

/** @param {Problem | null} problem @param {ProblemPlace} at @param {Messages} words */
export function problemView(problem, at, words) {
  return html`<p class="match-problem" id=${problemId(at)} role="alert">${problem?.at === at ? keyed(problem, html`<i aria-hidden="true">!</i> ${problemInWords(problem.error, words)}`) : nothing}</p>`;
}

/** @param {Done | null} done @param {DonePlace} at @param {Messages} words @param {() => void} undo */
export function doneView(done, at, words, undo) {
  return html`<div class="match-done" role="status">
    ${
      done?.at !== at
        ? nothing
        : html`<span><i aria-hidden="true">✓</i> ${words.tell(done.id, done.values)}</span>
          <button type="button" data-action="match-undo" @click=${undo}>${words.tell("match-undo")}</button>`
    }
  </div>`;
}
