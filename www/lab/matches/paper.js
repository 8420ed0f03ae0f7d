// Games that were written down on paper: a line is a game, and beside it stands how it was read.

import { html, nothing } from "lit-html";
import { EngineError, isTrap } from "../../engine-error.js";
import { freshId } from "../../fresh-id.js";
import { ruleUpTo } from "../../views/phrases.js";
import { recordProblemInWords } from "../record-problems.js";
import { FormError, ruleOf, typedNames } from "../series.js";
import { readWhole } from "../whole.js";
import { problemInWords } from "./notices.js";

/** @typedef {import("../../engine.js").Convention} Convention */
/** @typedef {import("../../engine.js").Game} Game */
/** @typedef {import("../archive.js").RecordedGame} RecordedGame */
/** @typedef {import("../main.js").LabEngine} LabEngine */
/** @typedef {import("../main.js").Messages} Messages */
/** @typedef {import("../series.js").MatchForm} MatchForm */

/** @typedef {import("../engine.js").RecordProblem} RecordProblem */
/** @typedef {FormError | EngineError} Refusal */

/** A line that was read, or why not. @typedef {{ game: Game } | { problem: RecordProblem } | { refusal: Refusal }} PaperLine */

/** Of a longer text the reader is shown only so many lines, and besides them so many of those that cannot be right. */
const MOST_SHOWN = 40;

/** A longer text is not kept: it would be read anew at every visit, and take the room of the records. */
export const LONGEST_KEPT = 100_000;

/**
 * Reads each line once, as drawing asks for all of them again and again.
 *
 * @param {LabEngine} engine
 */
export function createReader(engine) {
  /** @type {PaperLine[]} */
  let lines = [];
  /** What was read. */
  let [text, rules] = ["", ""];
  /** @type {Map<string, PaperLine>} */
  let known = new Map();
  return (/** @type {string} */ paper, /** @type {MatchForm} */ { k, convention }) => {
    const asked = JSON.stringify([k, convention]);
    if (asked === rules && paper === text) return lines;
    const before = asked === rules ? known : new Map();
    known = new Map();
    lines = readLines(engine, paper, k, (line, rule) => {
      const read = known.get(line) ?? before.get(line) ?? readLine(engine, line, rule, convention);
      known.set(line, read);
      return read;
    });
    [text, rules] = [paper, asked];
    return lines;
  };
}

/**
 * @param {LabEngine} engine
 * @param {string} paper
 * @param {string} k
 * @param {(line: string, rule: string) => PaperLine} read
 * @returns {PaperLine[]}
 */
function readLines(engine, paper, k, read) {
  const written = paper.split("\n").filter((line) => line.trim() !== "");
  if (written.length === 0) return [];
  try {
    const rule = ruleOf(engine, k);
    return written.map((line) => read(line, rule));
  } catch (error) {
    return [{ refusal: refusalOf(error) }];
  }
}

/** @param {LabEngine} engine @param {string} line @param {string} rule @param {Convention} convention @returns {PaperLine} */
function readLine(engine, line, rule, convention) {
  try {
    const read = engine.read_record(engine.ungroup(line), rule, convention);
    return "problem" in read ? { problem: read.problem } : { game: read.game };
  } catch (error) {
    return { refusal: refusalOf(error) };
  }
}

/** What is read is kept: a failure of the engine must not be. @param {unknown} error */
function refusalOf(error) {
  if (error instanceof FormError || (error instanceof EngineError && !isTrap(error))) return error;
  throw error;
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
  return lines.map((line, place) => {
    if (!("game" in line)) throw new FormError("paper-wrong");
    const { game } = line;
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
 * @param {LabEngine} engine
 * @param {Messages} words
 * @param {{ fold(isOpen: boolean): void, begin(player: 0 | 1): void, write(text: string): void, record(): void }} on
 */
export function paperView({ text, lines, form, usual, begins, isOpen, notices }, engine, words, on) {
  const { tell } = words;
  const names = typedNames(form, usual);
  const k = readWhole(form.k) ?? 0;
  const rule = k > 0 ? ruleUpTo(k, words) : form.k;
  const shown = shownOf(lines);
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
        <ol id="paper-read" class="paper-read" .style="--digits: ${String(lines.length).length}" aria-live=${lines.length > MOST_SHOWN ? "off" : "polite"}>${shown.map(
          (place) =>
            html`<li class=${isWrong(lines[place]) ? "match-problem" : ""} value=${place + 1}>${lineInWords(lines[place], names[(begins + place) % 2], names[1 - ((begins + place) % 2)], engine, words)}</li>`,
        )}</ol>
      </div>
      <p class="paper-rest" role="status">
        ${
          shown.length === lines.length
            ? nothing
            : tell("paper-more", { count: lines.length - shown.length, wrong: lines.filter(isWrong).length })
        }
        ${text.length > LONGEST_KEPT ? tell("paper-not-kept", { most: LONGEST_KEPT }) : nothing}
      </p>
      <button type="button" class=${lines.length > 0 ? "strong" : ""} data-action="paper-record" @click=${on.record}>
        ${tell("paper-record", { count: lines.length })}
      </button>
      ${notices}
    </details>
  `;
}

/** @param {PaperLine} line */
const isWrong = (line) => !("game" in line);

/** The places of the lines that are shown. @param {PaperLine[]} lines */
function shownOf(lines) {
  const places = [...lines.keys()];
  const wrong = places.slice(MOST_SHOWN).filter((place) => isWrong(lines[place]));
  return [...places.slice(0, MOST_SHOWN), ...wrong.slice(0, MOST_SHOWN)];
}

/**
 * @param {PaperLine} line
 * @param {string} first
 * @param {string} second
 * @param {LabEngine} engine
 * @param {Messages} words
 */
function lineInWords(line, first, second, engine, words) {
  if ("refusal" in line) return problemInWords(line.refusal, words);
  if ("problem" in line) return recordProblemInWords(line.problem, words);
  const { moves, total, over, winner } = engine.view(line.game);
  const values = { first, turns: moves.length, left: total };
  if (!over) return words.tell("paper-open", values);
  return words.tell("paper-over", { ...values, winner: winner === "first" ? first : second });
}
