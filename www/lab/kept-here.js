// What is kept on this device, said in one place, with what saves it, brings it in and deletes it.

import { html } from "lit-html";
import { isGamesKey } from "../keeping.js";
import { allKept, bringIn, incoming, writeBackup } from "./backup.js";
import { tellChanged, tellDeleted } from "./windows.js";

/** @typedef {import("./archive.js").Archive} Archive */
/** @typedef {import("./backup.js").Kept} Kept */
/** @typedef {import("./main.js").Context} Context */

/** What was done, told in the language of the page, and how it is undone. @typedef {{ said: () => string, undo(): void }} Done */

/**
 * @param {Context} context
 * @param {Archive} archive
 */
export function createKeptHere({ storage, words }, archive) {
  /** @param {Kept} kept @returns {Done & { isNew: boolean }} */
  function take(kept) {
    const coming = incoming(kept, storage, archive);
    const keys = Object.keys(coming.texts);
    const { here, left, unreadable } = coming;
    const count = { games: coming.games.length, others: keys.length + (unreadable === "" ? 0 : 1), here, left };
    const isNew = count.games + count.others > 0;
    const takeBack = bringIn(coming, storage, archive);
    tellChanged(keys);
    return {
      isNew,
      said: () => words().tell(isNew ? "backup-came-in" : "backup-nothing-new", count),
      undo() {
        takeBack();
        tellChanged(keys);
      },
    };
  }

  return {
    take,

    /** All of it, as the text of a file. */
    text: () => writeBackup(allKept(storage, archive)),

    /** @returns {Done} */
    deleteAll() {
      const kept = allKept(storage, archive);
      const games = archive.games();
      for (const key of storage.keys()) storage.remove(key);
      tellDeleted(storage);
      return {
        said: () => words().tell("kept-deleted"),
        undo() {
          take(kept);
          // Those that were not kept beside a newer version's.
          const here = new Set(archive.games().map(({ id }) => id));
          const missing = games.filter(({ id }) => !here.has(id));
          if (missing.length > 0) archive.add(missing);
        },
      };
    },

    /** @param {{ save(): void, bringIn(): void, deleteAll(): void }} on */
    view(on) {
      const { tell } = words();
      const keys = storage.keys();
      const counts = {
        boards: keys.filter(isGamesKey).length,
        records: archive.games().length,
        tables: keys.filter((key) => key.startsWith("lab-table.")).length,
      };
      return html`<section class="lab-card kept-here" aria-labelledby="kept-title">
        <h2 id="kept-title">${tell("kept-title")}</h2>
        <p>${tell(storage.isLasting ? "kept-what" : "lab-not-kept")}</p>
        <p class="match-rule">${tell("kept-count", counts)}</p>
        <div class="lab-row">
          <button type="button" data-action="kept-save" @click=${on.save}>${tell("kept-save")}</button>
          <button type="button" data-action="kept-bring-in" @click=${on.bringIn}>${tell("kept-bring-in")}</button>
          <button type="button" data-action="kept-delete" @click=${on.deleteAll}>${tell("kept-delete")}</button>
        </div>
      </section>`;
    },
  };
}
