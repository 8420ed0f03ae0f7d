// What a person can do while two computers play each other: let them wait, let one of them move, and set the pace.

import { html } from "lit-html";
import { PACES } from "../preferences.js";

/** @typedef {import("../messages.js").Messages} Messages */
/** @typedef {import("../preferences.js").Pace} Pace */
/** @typedef {import("../state.js").State} State */
/** @typedef {import("../actions.js").Actions} Actions */

/**
 * @param {State} state
 * @param {Messages} words
 * @param {Actions} on
 */
export function showView({ view, ui }, words, on) {
  const isOver = view.over ? "true" : "false";
  return html`
    <div class="takes" role="group" aria-label=${words.tell("show-label")}>
      <button type="button" data-action="pause" aria-disabled=${isOver} @click=${on.togglePause}>
        ${words.tell(ui.isPaused ? "continue" : "pause")}
      </button>
      <button type="button" data-action="step" aria-disabled=${isOver} @click=${on.playOne}>${words.tell("one-move")}</button>
      <select
        data-action="pace"
        aria-label=${words.tell("pace")}
        @change=${(/** @type {Event & { target: HTMLSelectElement }} */ { target }) => on.setPace(/** @type {Pace} */ (target.value))}
      >
        ${Object.keys(PACES).map(
          (pace) => html`<option value=${pace} .selected=${pace === ui.pace}>${words.tell(`pace-${pace}`)}</option>`,
        )}
      </select>
    </div>
  `;
}
