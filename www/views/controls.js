// The buttons that act on the game as a whole.

import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { hintOf, mayHint } from "../answers.js";
import { soloSeat } from "../params.js";
import { canRedo, canUndo, isShow } from "../state.js";

/** @typedef {import("../engine.js").Seat} Seat */
/** @typedef {import("../messages.js").Messages} Messages */
/** @typedef {import("../state.js").State} State */
/** @typedef {import("../actions.js").Actions} Actions */

/**
 * @param {State} state
 * @param {Messages} words
 * @param {Actions} on
 */
export function controlsView(state, words, on) {
  return html`
    <button type="button" data-action="undo" aria-disabled=${canUndo(state) ? "false" : "true"} @click=${on.undo}>${words.tell("undo")}</button>
    <button type="button" data-action="redo" aria-disabled=${canRedo(state) ? "false" : "true"} @click=${on.redo}>${words.tell("redo")}</button>
    ${isShow(state) ? nothing : [hintButton(state, words, on), resignButtons(state, words, on)]}
    <button type="button" data-action="new" @click=${on.newGame}>${words.tell("new-game")}</button>
  `;
}

/**
 * @param {State} state
 * @param {Messages} words
 * @param {Actions} on
 */
function hintButton(state, words, on) {
  const isShown = hintOf(state) !== null;
  return html`<button
    type="button"
    data-action="hint"
    aria-disabled=${mayHint(state) ? "false" : "true"}
    aria-pressed=${isShown ? "true" : "false"}
    @click=${on.hint}
  >
    ${words.tell("hint")}
  </button>`;
}

/**
 * Either side may resign at any time, so two persons have a button each.
 *
 * @param {State} state
 * @param {Messages} words
 * @param {Actions} on
 */
function resignButtons(state, words, on) {
  const { match, view } = state;
  const solo = soloSeat(match.params);
  /** @type {Seat[]} */
  const seats = solo === undefined ? ["first", "second"] : [solo];
  return seats.map((seat, index) => {
    const text = solo === undefined ? words.tell("resign-who", { who: `person${index + 1}` }) : words.tell("resign");
    return html`<button
      type="button"
      data-action="resign"
      data-seat=${seat}
      aria-disabled=${view.over ? "true" : "false"}
      @click=${() => on.resign(seat)}
    >
      ${text}
    </button>`;
  });
}

/**
 * @param {State} state
 * @param {Messages} words
 * @param {Actions} on
 */
export function noticeView({ ui }, words, on) {
  if (ui.notice === null) return nothing;
  const { id, values } = ui.notice;
  // What is told again is said again: that takes another element.
  return html`
    ${keyed(ui.notice, html`<span>${words.tell(words.has(id) ? id : "error-other", values)}</span>`)}
    <button type="button" aria-label=${words.tell("dismiss")} @click=${on.dismiss}>×</button>
  `;
}
