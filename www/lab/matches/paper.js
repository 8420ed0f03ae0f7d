// Games that were written down on paper: a line is a game, and beside it stands how it was read.

import { html } from "lit-html";
import { EngineError } from "../../engine-error.js";
import { ruleUpTo } from "../../views/phrases.js";
import { freshId } from "../archive.js";
import { recordProblemInWords } from "../record-problems.js";
import { FormError, ruleOf, typedNames } from "../series.js";
import { readWhole } from "../whole.js";
import { problemInWords } from "./notices.js";

/** @typedef {import("../../engine.js").Game} Game */
/** @typedef {import("../../engine.js").View} View */
/** @typedef {import("../archive.js").RecordedGame} RecordedGame */
/** @typedef {import("../main.js").LabEngine} LabEngine */
/** @typedef {import("../main.js").Messages} Messages */
/** @typedef {import("../series.js").MatchForm} MatchForm */

/** A line that was read, or why not. @typedef {{ game?: Game, view?: View, problem?: string }} PaperLine */

/**
 * Reads the lines again only when something has changed: drawing asks for them again and again.
 *
 * @param {LabEngine} engine
 */
export function createReader(engine) {
  /** What was read, and from what. @type {{ asked: string, lines: PaperLine[] } | undefined} */
  let last;
  return (/** @type {string} */ paper, /** @type {MatchForm} */ form, /** @type {Messages} */ words) => {
    const asked = JSON.stringify([paper, form.k, form.convention, words.language]);
    if (last?.asked !== asked) last = { asked, lines: readLines(engine, paper, form, words) };
    return last.lines;
  };
}

/** @param {LabEngine} engine @param {string} paper @param {MatchForm} form @param {Messages} words @returns {PaperLine[]} */
function readLines(engine, paper, { k, convention }, words) {
  /** @template T @param {() => T} read @returns {T | { problem: string }} */
  const orProblem = (read) => {
    try {
      return read();
    } catch (error) {
      // What is read is kept: a failure of the engine must not be.
      if (error instanceof EngineError && error.code === "trap") throw error;
      return { problem: problemInWords(error, words) };
    }
  };
  const lines = paper.split("\n").filter((line) => line.trim() !== "");
  if (lines.length === 0) return [];
  const rule = orProblem(() => ruleOf(engine, k));
  if (typeof rule !== "string") return [rule];
  return lines.map((line) =>
    orProblem(() => {
      const read = engine.read_record(line, rule, convention);
      if ("problem" in read) return { problem: recordProblemInWords(read.problem, words) };
      return { game: read.game, view: engine.view(read.game) };
    }),
  );
}

/**
 * The games for the archive, as one match.
 *
 * @param {PaperLine[]} lines
 * @param {[string, string]} players
 * @param {0 | 1} begins who began the first game
 * @returns {RecordedGame[]}
 * @throws {FormError}
 */
export function gamesFrom(lines, players, begins) {
  if (lines.length === 0) throw new FormError("paper-empty");
  const series = freshId();
  const now = Date.now();
  return lines.map(({ game }, place) => {
    if (game === undefined) throw new FormError("paper-wrong");
    const first = (begins + place) % 2;
    return {
      id: freshId(),
      name: "",
      series,
      number: place + 1,
      first: players[first],
      second: players[1 - first],
      source: /** @type {const} */ ("paper"),
      recorded: now + place,
      times: game.actions.map(() => null),
      game,
    };
  });
}

/**
 * @typedef {object} Paper
 * @property {string} text
 * @property {PaperLine[]} lines
 * @property {MatchForm} form
 * @property {[string, string]} usual the names of those who gave none
 * @property {0 | 1} begins
 * @property {boolean} isOpen
 * @property {unknown} notices what could not be done, or was
 */

/**
 * @param {Paper} paper
 * @param {Messages} words
 * @param {{ fold(isOpen: boolean): void, begin(player: 0 | 1): void, write(text: string): void, record(): void }} on
 */
export function paperView({ text, lines, form, usual, begins, isOpen, notices }, words, on) {
  const { tell } = words;
  const names = typedNames(form, usual);
  const k = readWhole(form.k) ?? 0;
  const rule = k > 0 ? ruleUpTo(k, words) : form.k;
  return html`
    <details
      class="lab-card match-paper"
      .open=${isOpen}
      @toggle=${(/** @type {{ target: HTMLDetailsElement }} */ { target }) => on.fold(target.open)}
    >
      <summary><h2>${tell("paper-title")}</h2></summary>
      <p>${tell("paper-how")}</p>
      <p class="match-rule">${tell("paper-rule", { a: names[0], b: names[1], rule, convention: form.convention })}</p>
      <div class="lab-row match-begins">
        <label>
          <span>${tell("paper-begins")}</span>
          <select
            data-field="begins"
            @change=${(/** @type {{ target: HTMLSelectElement }} */ { target }) => on.begin(target.value === "1" ? 1 : 0)}
          >
            ${names.map((name, place) => html`<option value=${place} .selected=${begins === place}>${name}</option>`)}
          </select>
        </label>
      </div>
      <div class="paper-sheet">
        <textarea
          data-field="paper"
          rows="5"
          spellcheck="false"
          autocapitalize="off"
          placeholder="21: 3 1 2 2 1 3 3 1 2 2 1"
          aria-label=${tell("paper-label")}
          aria-describedby="paper-read"
          .value=${text}
          @input=${(/** @type {{ target: HTMLTextAreaElement }} */ { target }) => on.write(target.value)}
        ></textarea>
        <ol id="paper-read" class="paper-read" aria-live="polite">${lines.map(
          (line, place) =>
            html`<li class=${line.problem === undefined ? "" : "match-problem"}>${lineInWords(line, names[(begins + place) % 2], names[1 - ((begins + place) % 2)], words)}</li>`,
        )}</ol>
      </div>
      <button type="button" class=${lines.length > 0 ? "strong" : ""} data-action="paper-record" @click=${on.record}>
        ${tell("paper-record", { count: lines.length })}
      </button>
      ${notices}
    </details>
  `;
}

/** @param {PaperLine} line @param {string} first @param {string} second @param {Messages} words */
function lineInWords({ view, problem }, first, second, { tell }) {
  if (view === undefined) return problem;
  const values = { first, turns: view.moves.length, left: view.total };
  if (!view.over) return tell("paper-open", values);
  return tell("paper-over", { ...values, winner: view.winner === "first" ? first : second });
}
