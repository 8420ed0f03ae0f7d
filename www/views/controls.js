// The buttons that act on the game as a whole.

import { html, nothing } from "lit-html";
import { canRedo, canUndo, isShow } from "../state.js";

/** @typedef {import("../messages.js").Messages} Messages */
/** @typedef {import("../state.js").State} State */
/** @typedef {import("../actions.js").Actions} Actions */

/**
 * @param {State} state
 * @param {Messages} words
 * @param {Actions} on
 */
export function controlsView(state, words, on) {
  const { over } = state.view;
  return html`
    <button type="button" data-action="undo" aria-disabled=${canUndo(state) ? "false" : "true"} @click=${on.undo}>${words.tell("undo")}</button>
    <button type="button" data-action="redo" aria-disabled=${canRedo(state) ? "false" : "true"} @click=${on.redo}>${words.tell("redo")}</button>
    ${isShow(state) ? pauseButton(state, words, on) : nothing}
    <button type="button" data-action="new" class=${over ? "loud" : ""} @click=${on.newGame}>
      ${words.tell("new-game")}
    </button>
    <button type="button" class="open-setup" data-action="setup" popovertarget="setup">${words.tell("open-setup")}</button>
  `;
}

/**
 * @param {State} state
 * @param {Messages} words
 * @param {Actions} on
 */
function pauseButton(state, words, on) {
  const { isPaused } = state.ui;
  return html`<button type="button" data-action="pause" aria-disabled=${state.view.over ? "true" : "false"} @click=${on.togglePause}>
    ${words.tell(isPaused ? "continue" : "pause")}
  </button>`;
}

/**
 * @param {State} state
 * @param {Messages} words
 * @param {Actions} on
 */
export function noticeView({ ui }, words, on) {
  if (ui.notice === null) return nothing;
  const { id, values } = ui.notice;
  return html`
    <span>${words.tell(words.has(id) ? id : "error-other", values)}</span>
    <button type="button" aria-label=${words.tell("dismiss")} @click=${on.dismiss}>×</button>
  `;
}
