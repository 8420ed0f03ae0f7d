// What is kept on this device, said in one place, with what saves it, brings it in and deletes it.

import { html } from "lit-html";
import { isGamesKey } from "../keeping.js";

/** @typedef {import("./archive.js").Archive} Archive */
/** @typedef {import("./main.js").Context} Context */

/**
 * @param {Context} context
 * @param {Archive} archive
 * @param {{ save(): void, bringIn(): void, deleteAll(): void }} on
 */
export function keptHereView({ storage, words }, archive, on) {
  const { tell } = words();
  const keys = storage.keys();
  const counts = {
    boards: keys.filter(isGamesKey).length,
    records: archive.games().length,
    tables: keys.filter((key) => key.startsWith("lab-table.")).length,
  };
  return html`<section class="lab-card kept-here" aria-labelledby="kept-title">
    <h2 id="kept-title">${tell("kept-title")}</h2>
    <p>${tell("kept-what")}</p>
    <p class="match-rule">${tell("kept-count", counts)}</p>
    <div class="lab-row">
      <button type="button" data-action="kept-save" @click=${on.save}>${tell("kept-save")}</button>
      <button type="button" data-action="kept-bring-in" @click=${on.bringIn}>${tell("kept-bring-in")}</button>
      <button type="button" data-action="kept-delete" @click=${on.deleteAll}>${tell("kept-delete")}</button>
    </div>
  </section>`;
}
