// How to play, for whoever asks.

import { html } from "lit-html";

/** @typedef {import("../messages.js").Messages} Messages */
/** @typedef {import("../state.js").State} State */
/** @typedef {import("../actions.js").Actions} Actions */

const PARTS = ["mouse", "touch", "keys"];

/**
 * @param {State} state
 * @param {Messages} words
 * @param {Actions} on
 */
export function helpView({ ui }, words, on) {
  return html`
    <h2 id="help-title">${words.tell("help")}</h2>
    <p>${words.tell("help-goal")}</p>
    <dl>
      ${PARTS.map((name) => html`<dt>${words.tell(`help-${name}-title`)}</dt><dd>${words.tell(`help-${name}`)}</dd>`)}
    </dl>
    <p>${words.tell("help-kept")}</p>
    <label><input type="checkbox" .checked=${ui.hasKeys} @change=${on.toggleKeys} />${words.tell("help-letters")}</label>
    <button type="button" class="close" popovertarget="help" popovertargetaction="hide">${words.tell("close")}</button>
  `;
}
