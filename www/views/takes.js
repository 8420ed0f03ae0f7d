// Buttons that take coins from the chosen column: one for each take, or a number to step through where there are many.

import { html, nothing } from "lit-html";
import { countIn } from "../actions.js";
import { handOn } from "../hand-on.js";
import { fewTakes, isPersonsTurn, isShow, mayTake, standing, textIn } from "../state.js";
import { showView } from "./show.js";
import { isRefused, noteId, typedNote } from "./typed.js";

/** @typedef {import("../messages.js").Messages} Messages */
/** @typedef {import("../state.js").State} State */
/** @typedef {import("../actions.js").Actions} Actions */

/** More buttons than this do not fit a phone. */
const MOST_BUTTONS = 5;

/**
 * @param {State} state
 * @param {Messages} words
 * @param {Actions} on
 */
export function takesView(state, words, on) {
  if (state.view.over) return endingView(state, words, on);
  if (isShow(state)) return showView(state, words, on);
  const { columns } = state.view;
  const { column } = state.ui.cursor;
  const label = columns.length === 1 ? words.tell("takes-label") : words.tell("takes-from", { column: column + 1 });
  const short = columns.length === 1 ? label : words.tell("takes-column", { column: column + 1 });
  return html`
    <div class="takes" role="group" aria-label=${label}>
      <span class="takes-label">${short}</span>
      ${choices(state, words, on)}
    </div>
  `;
}

/**
 * Where nothing is left to take, what comes next is to hand.
 *
 * @param {State} state
 * @param {Messages} words
 * @param {Actions} on
 */
function endingView(state, words, on) {
  return html`
    <div class="takes">
      ${standing(state) === "lost" ? html`<button type="button" @click=${on.undo}>${words.tell("take-back")}</button>` : nothing}
      <button type="button" class="again" data-action="again" @click=${on.newGame}>${words.tell("play-again")}</button>
    </div>
  `;
}

/**
 * @param {State} state
 * @param {Messages} words
 * @param {Actions} on
 */
function choices(state, words, on) {
  const { column, count } = state.ui.cursor;
  const counts = fewTakes(state, column, MOST_BUTTONS);
  if (counts !== undefined) return counts.map((each) => takeButton(state, words, each, words.number(each)));
  const text = textIn(state, "take", String(count));
  const isWrong = isRefused(state, "take");
  return html`
    <button type="button" class="step" aria-label=${words.tell("take-less")} @click=${() => on.step(-1)}>−</button>
    <input
      type="text"
      inputmode="numeric"
      autocomplete="off"
      aria-label=${words.tell("take-number")}
      aria-invalid=${isWrong ? "true" : "false"}
      aria-describedby=${isWrong ? noteId("take") : nothing}
      .value=${text}
      @change=${handOn(text, (typed) => on.typeCount(column, typed))}
    />
    <button type="button" class="step" aria-label=${words.tell("take-more")} @click=${() => on.step(1)}>+</button>
    ${takeButton(state, words, isWrong ? countIn(text) : count, words.tell("take"))}
    ${typedNote(state, "take", words)}
  `;
}

/**
 * @param {State} state
 * @param {Messages} words
 * @param {number} count
 * @param {string} text
 */
function takeButton(state, words, count, text) {
  const { columns } = state.view;
  const { column } = state.ui.cursor;
  const { pointed } = state.ui;
  const values = { columns: columns.length, column: column + 1, count, leaves: columns[column].coins - count };
  const isAllowed = isPersonsTurn(state) && mayTake(state, { column, count });
  const isPointed = pointed !== null && pointed.column === column && pointed.count === count;
  return html`<button
    type="button"
    class=${isPointed ? "pointed" : ""}
    data-take=${count}
    aria-disabled=${isAllowed ? "false" : "true"}
    aria-label=${words.tell("coin", values)}
  >
    ${text}
  </button>`;
}
