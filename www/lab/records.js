// All recorded games: found, renamed, deleted and brought back, and carried from one browser to another.

import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { repeat } from "lit-html/directives/repeat.js";
import { EngineError, isTrap } from "../engine-error.js";
import { archiveOf, KEY } from "./archive.js";
import { DamagedPartError, FullError, readBackup } from "./backup.js";
import { writeCsv } from "./csv.js";
import { focusOn } from "./focus.js";
import {
  ArchiveError,
  DamagedGameError,
  LONGEST_NAME,
  PartError,
  SOURCES,
  TurnError,
  writeFile,
} from "./games-file.js";
import { openReview } from "./handed.js";
import { keptView, offerExport } from "./kept.js";
import { createKeptHere } from "./kept-here.js";
import { readName } from "./names.js";
import { refusedInWords } from "./record-problems.js";
import { createFilePanel } from "./records-file.js";
import { finderOf, searchableText } from "./records-search.js";
import { turnRows } from "./records-table.js";
import { isRunning } from "./running.js";
import { dayInWords, errorInWords, gameInWords, onEnter, titleOf } from "./words.js";

/** @typedef {import("./archive.js").RecordedGame} RecordedGame */
/** @typedef {import("./main.js").LabView} LabView */

/** What is told, in the language in which the page is drawn. @typedef {() => string} Said */

/** So many games are listed at first, and so many more at a time. */
const STEP = 50;

/** @type {LabView} */
export const recordsView = {
  id: "records",
  create(context) {
    const { engine, host, update, words } = context;
    const archive = archiveOf(context);
    const file = createFilePanel(context);
    const keptHere = createKeptHere(context, archive);
    let sought = "";
    let source = "";
    let shown = STEP;
    /** @type {{ id: string, name: string } | null} */
    let renaming = null;
    /** What was done, the latest last, and how it is undone. @type {{ said: Said, undo(): void }[]} */
    let done = [];
    let isImporting = false;
    let pasted = "";
    /** @type {Said | null} */
    let problem = null;
    /** @type {Said | null} */
    let imported = null;
    /** What is told where the engine failed. @type {Said | null} */
    let failure = null;

    offerExport(context, () => write("json", archive.games()));

    /** What a game is found by, which takes some time to write for thousands. @type {WeakMap<RecordedGame, { language: string, text: string }>} */
    const searchable = new WeakMap();

    /** @param {RecordedGame} recorded */
    function textOf(recorded) {
      const { language } = words();
      const known = searchable.get(recorded);
      if (known?.language === language) return known.text;
      const { first, second } = recorded;
      const parts = [titleOf(recorded, words()), first, second, resultInWords(recorded), aboutInWords(recorded)];
      const text = searchableText(parts);
      searchable.set(recorded, { language, text });
      return text;
    }

    /** The games that are looked for, the latest first. */
    function found() {
      const isSought = finderOf(sought);
      return archive
        .games()
        .filter((each) => source === "" || each.source === source)
        .filter((each) => sought.trim() === "" || isSought(textOf(each)))
        .reverse();
    }

    /**
     * Does something, or says why it could not be done: then nothing was.
     *
     * @param {() => void} act
     */
    function attempt(act) {
      failure = null;
      try {
        act();
      } catch (error) {
        if (!isTrap(error) && !(error instanceof FullError)) throw error;
        failure = () => problemInWords(error);
        if (isTrap(error)) engine.restarted().then(update);
        update();
      }
    }

    /** @param {readonly RecordedGame[]} games */
    function remove(games) {
      attempt(() => {
        const { removed, putBack } = archive.remove(new Set(games.map(({ id }) => id)));
        const said = () =>
          removed.length === 1
            ? words().tell("records-deleted", { name: titleOf(removed[0], words()) })
            : words().tell("records-deleted-many", { count: removed.length });
        done = [...done, { said, undo: putBack }];
        update();
        focusOn(context, '[data-action="records-undo"]');
      });
    }

    function undo() {
      attempt(() => {
        done.at(-1)?.undo();
        done = done.slice(0, -1);
        update();
        focusOn(context, done.length > 0 ? '[data-action="records-undo"]' : "#records-title");
      });
    }

    /** @param {string} id */
    function rename(id) {
      attempt(() => {
        if (renaming?.id !== id) return;
        archive.alter(id, { name: readName(renaming.name).slice(0, LONGEST_NAME) });
        stopRenaming(id);
      });
    }

    /** @param {string} id */
    function stopRenaming(id) {
      renaming = null;
      update();
      focusOn(context, `${rowOf(id)} [data-action="record-rename"]`);
    }

    /** @param {RecordedGame} recorded */
    function review(recorded) {
      const { id, game, first, second, times } = recorded;
      const title = () => titleOf(recorded, words());
      const back = () => {
        context.go("records");
        focusOn(context, `${rowOf(id)} [data-action="record-review"]`);
      };
      openReview(context, { game, title, names: { first, second }, times, back });
    }

    /**
     * The list shows the latest first, a file tells them in order.
     *
     * @param {"json" | "csv"} kind
     * @param {readonly RecordedGame[]} [games] those that are looked for, unless it is said which
     */
    function write(kind, games = found().reverse()) {
      attempt(() => {
        const text = kind === "json" ? writeFile(games) : writeCsv(turnRows(games, engine, words()));
        openFile(kind, text, games.length);
      });
    }

    /** @param {"json" | "csv" | "txt"} kind @param {string} text @param {number} count */
    function openFile(kind, text, count) {
      isImporting = false;
      const said = () =>
        kind === "txt" ? words().tell("records-unreadable-save") : words().tell("records-save", { kind, count });
      file.open({ kind, name: "last-coin-games", said, text, from: `records-${kind}` });
    }

    /** @param {string} text */
    function take(text) {
      problem = null;
      imported = null;
      try {
        const backup = readBackup(text);
        const hasCome = backup === null ? takeGames(text) : takeBackup(backup);
        if (hasCome) pasted = "";
        isImporting = !hasCome;
      } catch (error) {
        const kinds = [ArchiveError, DamagedGameError, DamagedPartError, FullError, EngineError];
        if (!kinds.some((kind) => error instanceof kind)) throw error;
        if (isTrap(error)) engine.restarted().then(update);
        problem = () => problemInWords(error);
      }
      update();
      if (problem === null && !isImporting) focusOn(context, '[data-action="records-undo"]');
    }

    /** @param {string} text @returns {boolean} whether there was anything new */
    function takeGames(text) {
      const { fresh, here } = archive.read(text);
      imported = () => words().tell("records-nothing-new", { here });
      if (fresh.length === 0) return false;
      archive.add(fresh);
      const ids = new Set(fresh.map(({ id }) => id));
      const said = () => words().tell("records-imported", { count: fresh.length, here });
      done = [...done, { said, undo: () => archive.remove(ids) }];
      return true;
    }

    /** @param {import("./backup.js").Kept} kept @returns {boolean} whether there was anything new */
    function takeBackup(kept) {
      const came = keptHere.take(kept);
      imported = came.said;
      if (came.isNew) done = [...done, came];
      return came.isNew;
    }

    function saveAll() {
      attempt(() => {
        isImporting = false;
        const said = () => words().tell("backup-save");
        file.open({ kind: "json", name: "last-coin-backup", said, text: keptHere.text(), from: "kept-save" });
      });
    }

    function deleteAll() {
      attempt(() => {
        done = [...done, keptHere.deleteAll()];
        update();
        focusOn(context, '[data-action="records-undo"]');
      });
    }

    /** @param {unknown} error */
    function problemInWords(error) {
      const { tell } = words();
      if (error instanceof ArchiveError) return tell(`archive-${error.code}`);
      if (error instanceof DamagedPartError) return tell("backup-part", { part: error.key });
      if (error instanceof FullError) return tell("backup-full");
      if (error instanceof DamagedGameError) {
        return tell("archive-damaged", { place: error.place, cause: causeInWords(error.cause) });
      }
      return errorInWords(error, words());
    }

    /** @param {DamagedGameError["cause"]} cause */
    function causeInWords(cause) {
      const { tell } = words();
      if (cause instanceof PartError) return tell("archive-part", { part: cause.part });
      if (cause instanceof TurnError) return refusedInWords(cause.refused, words());
      return cause.code === "bad_argument" ? tell("archive-argument") : errorInWords(cause, words());
    }

    /** @param {{ target: HTMLInputElement }} event */
    async function takeFile({ target }) {
      const chosen = target.files?.[0];
      if (chosen === undefined) return;
      /** @type {string} */
      let text;
      try {
        text = await chosen.text();
      } catch {
        problem = () => words().tell("archive-unread", { name: chosen.name });
        update();
        return;
      } finally {
        // The same file may be chosen again once it was mended.
        target.value = "";
      }
      take(text);
    }

    // ---- what is drawn ----

    function draw() {
      const { tell } = words();
      const all = archive.games();
      const games = found();
      return html`
        ${keptView(archive.isKept(), context, [KEY])} ${unreadableView()}
        <section class="lab-card" aria-labelledby="records-title">
          <div class="records-head">
            <h2 id="records-title" tabindex="-1">${tell("records-title", { count: all.length })}</h2>
            <div class="lab-row">
              <button type="button" data-action="records-import" aria-expanded=${isImporting} @click=${toggleImport}>${tell("records-import")}</button>
              ${
                all.length === 0
                  ? nothing
                  : html`<button type="button" data-action="records-json" @click=${() => write("json")}>${tell("records-export", { kind: "json" })}</button>
                    <button type="button" data-action="records-csv" @click=${() => write("csv")}>${tell("records-export", { kind: "csv" })}</button>`
              }
            </div>
          </div>
          <div role="alert">${failure === null ? nothing : keyed(failure, html`<p class="match-problem"><i aria-hidden="true">!</i> ${failure()}</p>`)}</div>
          ${isImporting ? importView() : nothing} ${file.view()} ${doneView()}
          ${all.length === 0 ? emptyView() : listView(all, games)}
        </section>
        ${keptHere.view({ save: saveAll, bringIn: openImport, deleteAll })}
      `;
    }

    function openImport() {
      if (!isImporting) toggleImport();
      focusOn(context, '[data-field="records-import"]');
    }

    function toggleImport() {
      isImporting = !isImporting;
      problem = null;
      imported = null;
      update();
    }

    function unreadableView() {
      const text = archive.unreadable();
      if (text === "") return nothing;
      const { tell } = words();
      return html`<details class="lab-card">
        <summary>${tell("records-unreadable")}</summary>
        <textarea readonly rows="4" aria-label=${tell("records-unreadable")} .value=${text}></textarea>
        <div class="lab-row">
          <button type="button" data-action="records-txt" @click=${() => openFile("txt", text, 0)}>${tell("records-unreadable-save")}</button>
          <button type="button" data-action="records-forget" @click=${forget}>${tell("records-unreadable-forget")}</button>
        </div>
      </details>`;
    }

    function forget() {
      attempt(() => {
        const undo = archive.forgetUnreadable();
        done = [...done, { said: () => words().tell("records-unreadable-forgotten"), undo }];
        update();
        focusOn(context, '[data-action="records-undo"]');
      });
    }

    function importView() {
      const { tell } = words();
      return html`<div class="records-panel">
        <p>${tell("records-import-what")}</p>
        <div class="lab-row">
          <label class="records-choose">
            <span>${tell("records-choose")}</span>
            <input type="file" data-field="records-import" accept=".json,application/json" @change=${takeFile} />
          </label>
        </div>
        <label class="records-paste">
          <span>${tell("records-paste")}</span>
          <textarea
            rows="3"
            spellcheck="false"
            data-field="records-paste"
            .value=${pasted}
            @input=${(/** @type {{ target: HTMLTextAreaElement }} */ { target }) => {
              pasted = target.value;
              problem = null;
              update();
            }}
          ></textarea>
        </label>
        <div class="lab-row">
          <button type="button" class=${pasted.trim() === "" ? "" : "strong"} data-action="records-take" @click=${() => take(pasted)}>${tell("records-take")}</button>
        </div>
        <p class="match-problem" role="alert">${problem === null ? nothing : keyed(problem, html`<i aria-hidden="true">!</i> ${problem()}`)}</p>
        <p role="status">${imported?.() ?? nothing}</p>
      </div>`;
    }

    function doneView() {
      const latest = done.at(-1);
      return html`<div class="match-done" role="status">
        ${
          latest === undefined
            ? nothing
            : html`<span><i aria-hidden="true">✓</i> ${latest.said()}</span>
              <button type="button" data-action="records-undo" @click=${undo}>${words().tell("match-undo")}</button>`
        }
      </div>`;
    }

    function emptyView() {
      const { tell } = words();
      return html`<div class="records-empty">
        <p>${tell("records-empty")}</p>
        <button type="button" class="strong" data-action="records-to-matches" @click=${() => context.go("matches")}>${tell("records-to-matches")}</button>
      </div>`;
    }

    /** @param {readonly RecordedGame[]} all @param {RecordedGame[]} games */
    function listView(all, games) {
      const { tell } = words();
      const isFiltered = games.length < all.length;
      return html`
        <div class="lab-row records-filter">
          <label>
            <span>${tell("records-search")}</span>
            <input
              type="search"
              data-field="records-search"
              autocomplete="off"
              .value=${sought}
              @input=${(/** @type {{ target: HTMLInputElement }} */ { target }) => {
                sought = target.value;
                shown = STEP;
                update();
              }}
            />
          </label>
          <label>
            <span>${tell("records-source")}</span>
            <select
              data-field="records-source"
              @change=${(/** @type {{ target: HTMLSelectElement }} */ { target }) => {
                source = target.value;
                shown = STEP;
                update();
              }}
            >
              ${["", ...SOURCES].map((each) => html`<option value=${each} .selected=${each === source}>${tell("records-from", { source: each === "" ? "all" : each })}</option>`)}
            </select>
          </label>
          <span role="status">${isFiltered ? tell("records-found", { count: games.length, all: all.length }) : nothing}</span>
          ${isFiltered && games.length > 1 ? html`<button type="button" data-action="records-delete-found" @click=${() => remove(games)}>${tell("records-delete-found", { count: games.length })}</button>` : nothing}
        </div>
        <ul class="records-list">
          ${repeat(games.slice(0, shown), ({ id }) => id, recordView)}
        </ul>
        ${
          games.length > shown
            ? html`<button type="button" data-action="records-more" @click=${() => showMore(games)}>${tell("records-more", { count: Math.min(STEP, games.length - shown) })}</button>`
            : nothing
        }
      `;
    }

    /** @param {RecordedGame[]} games */
    function showMore(games) {
      const next = games[shown];
      shown += STEP;
      update();
      focusOn(context, `${rowOf(next.id)} button`);
    }

    /** @param {RecordedGame} recorded */
    function recordView(recorded) {
      const { tell } = words();
      const { id } = recorded;
      const name = titleOf(recorded, words());
      const isHidden = isRunning(context, recorded);
      const button = (/** @type {string} */ action, /** @type {() => void} */ act) =>
        html`<button type="button" data-action=${action} aria-label=${tell(`${action}-named`, { name })} @click=${act}>${tell(action)}</button>`;
      return html`<li data-record=${id}>
        <div class="record-text">
          ${renaming?.id === id ? renameView(recorded) : html`<b>${name}</b>`}
          <span>${resultInWords(recorded)}</span>
          <span class="match-rule">${aboutInWords(recorded)}</span>
          ${isHidden ? html`<span class="match-rule">${tell("record-hidden")}</span>` : nothing}
        </div>
        <div class="record-actions">
          ${isHidden ? nothing : button("record-review", () => review(recorded))}
          ${button("record-rename", () => {
            renaming = { id, name };
            update();
            const input = host.place.querySelector('[data-field="record-name"]');
            if (input instanceof HTMLInputElement) input.select();
          })}
          ${button("record-delete", () => remove([recorded]))}
        </div>
      </li>`;
    }

    /** @param {RecordedGame} recorded */
    function renameView({ id }) {
      const { tell } = words();
      const leave = (/** @type {KeyboardEvent} */ { key }) => key === "Escape" && stopRenaming(id);
      return html`<div class="lab-row" @keydown=${leave}>
        <input
          type="text"
          data-field="record-name"
          @keydown=${onEnter(() => rename(id))}
          maxlength=${LONGEST_NAME}
          autocomplete="off"
          aria-label=${tell("record-name-label")}
          .value=${renaming?.name ?? ""}
          @input=${(/** @type {{ target: HTMLInputElement }} */ { target }) => {
            renaming = { id, name: target.value };
          }}
        />
        <button type="button" class="strong" data-action="record-name-keep" @click=${() => rename(id)}>${tell("record-name-keep")}</button>
        <button type="button" @click=${() => stopRenaming(id)}>${tell("record-name-leave")}</button>
      </div>`;
    }

    /** @param {RecordedGame} recorded */
    function aboutInWords(recorded) {
      const from = words().tell("records-from", { source: recorded.source });
      return [gameInWords(recorded, engine, words()), from, dayInWords(recorded.recorded)].join(" · ");
    }

    /** @param {RecordedGame} recorded */
    function resultInWords(recorded) {
      const { tell } = words();
      const { winner, moves, total } = engine.view(recorded.game);
      const turns = moves.length;
      if (winner === undefined) return tell("record-open", { turns, left: total });
      return tell("record-won", { winner: recorded[winner], turns });
    }

    return draw;
  },
};

/** The row of a game. A name from a file can hold any character. @param {string} id */
function rowOf(id) {
  return `[data-record="${CSS.escape(id)}"]`;
}
