// Why: what the last move was worth, how the game stands now, and on request what to do.

import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { ANSWERS, hiddenBecause, hintOf, showsAnswers } from "../answers.js";
import { hintInWords, judgementInWords, judgementOf, reasonInWords, verdictInWords } from "./reasons.js";
import { part } from "./setup.js";

/** @typedef {import("../actions.js").Actions} Actions */
/** @typedef {import("../answers.js").Answers} Answers */
/** @typedef {import("../knowledge.js").Judged} Judged */
/** @typedef {import("../knowledge.js").Knowledge} Knowledge */
/** @typedef {import("../messages.js").Messages} Messages */
/** @typedef {import("../state.js").State} State */

/** A mark of its own shape for each judgement of a move. */
const MARKS = { right: "✓", wrong: "✗", lost: "▼" };

/**
 * @param {State} state
 * @param {Knowledge} known
 * @param {Messages} words
 * @param {Actions} on
 */
export function whyView(state, known, words, on) {
  const { ui, view } = state;
  const hint = hintOf(state);
  return html`
    <div class="why-head">
      <h2>${words.tell("why")}</h2>
      ${ui.isAnswersFixed ? nothing : answersPart(ui.answers, words, on)}
      ${ui.answers === "request" && !view.over ? revealButton(ui.isRevealed, words, on) : nothing}
    </div>
    <div aria-live="polite">
      ${hint === null ? slip(state, known, words) : html`<p class="reason hint"><i aria-hidden="true">★</i> ${hintInWords(state, hint, words)}</p>`}
    </div>
    ${showsAnswers(state) ? explanation(state, known, hint === null, words) : html`<p class="reason soft">${words.tell(hiddenBecause(state))}</p>`}
  `;
}

/**
 * A take that gave the win away is said aloud, each of them once; of the others the reason is there to be read.
 *
 * @param {State} state
 * @param {Knowledge} known
 * @param {Messages} words
 */
function slip(state, { now, last }, words) {
  if (now === null || last === null || judgementOf(last) !== "wrong") return nothing;
  return keyed(last.number, judgedView(state, last, words));
}

/**
 * @param {State} state
 * @param {Judged} last
 * @param {Messages} words
 */
function judgedView(state, last, words) {
  const judgement = judgementOf(last);
  return html`<p class="reason judged" data-judgement=${judgement}>
    <i aria-hidden="true">${MARKS[judgement]}</i> ${judgementInWords(state, last, words)}
  </p>`;
}

/**
 * @param {State} state
 * @param {Knowledge} known
 * @param {boolean} isLookingBack who asks for a hint looks ahead
 * @param {Messages} words
 */
function explanation(state, { now, last, isFailed }, isLookingBack, words) {
  if (now === null) return html`<p class="reason soft">${words.tell(isFailed ? "error-trap" : "why-unknown")}</p>`;
  return html`
    ${last === null || !isLookingBack || judgementOf(last) === "wrong" ? nothing : judgedView(state, last, words)}
    ${state.view.over ? nothing : html`<p class="reason now" data-outcome=${now.outcome}>${verdictInWords(state, now, words)}</p>`}
    ${state.view.over && last === null ? html`<p class="reason">${reasonInWords(now, words)}</p>` : nothing}
  `;
}

/**
 * @param {Answers} chosen
 * @param {Messages} words
 * @param {Actions} on
 */
function answersPart(chosen, words, on) {
  const options = ANSWERS.map((value) => ({ value, text: words.tell(`answers-${value}`) }));
  const choose = (/** @type {string} */ value) => on.setAnswers(/** @type {Answers} */ (value));
  return part("answers", words.tell("answers-label"), options, chosen, choose);
}

/**
 * @param {boolean} isRevealed
 * @param {Messages} words
 * @param {Actions} on
 */
function revealButton(isRevealed, words, on) {
  return html`<button type="button" class="small" data-action="reveal" @click=${on.toggleRevealed}>
    ${words.tell(isRevealed ? "answers-hide" : "answers-show")}
  </button>`;
}
