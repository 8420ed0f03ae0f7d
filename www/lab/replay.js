// A recorded game, step by step, with what every move did to the win.

import { html, nothing } from "lit-html";
import { EngineError } from "../engine-error.js";
import { coinsView } from "./coins.js";
import { GRADE_MARKS } from "./grades.js";
import { clockInWords, dayInWords, errorInWords, gameInWords, titleOf } from "./words.js";

/** @typedef {import("../engine.js").Game} Game */
/** @typedef {import("./archive.js").RecordedGame} RecordedGame */
/** @typedef {import("./engine.js").GradedMove} GradedMove */
/** @typedef {import("./engine.js").Review} Review */
/** @typedef {import("./main.js").LabEngine} LabEngine */
/** @typedef {import("./main.js").Messages} Messages */

/** @type {WeakMap<Game, Review | EngineError>} */
const reviews = new WeakMap();

/**
 * @param {LabEngine} engine
 * @param {Game} game
 * @returns {Review | EngineError} the refusal, where it is too large to judge
 */
function reviewOf(engine, game) {
  let review = reviews.get(game);
  if (review === undefined) {
    try {
      review = engine.review(game);
    } catch (error) {
      if (!(error instanceof EngineError) || error.code === "trap") throw error;
      review = error;
    }
    reviews.set(game, review);
  }
  return review;
}

/**
 * @param {RecordedGame} recorded
 * @param {number} at how many turns have been made, from 0
 * @param {LabEngine} engine
 * @param {Messages} words
 * @param {{ step(at: number): void, close(): void }} on
 */
export function replayView(recorded, at, engine, words, on) {
  const { tell, number } = words;
  const { game } = recorded;
  const review = reviewOf(engine, game);
  const graded = review instanceof EngineError ? [] : review.moves;
  const last = game.actions.length;
  const view = engine.view({ ...game, played: at });
  const whole = engine.view(game);
  const step = (/** @type {string} */ action, /** @type {string} */ mark, /** @type {number} */ to) => {
    const isAllowed = to >= 0 && to <= last && to !== at;
    return html`<button
      type="button"
      data-action=${action}
      aria-label=${tell(action)}
      aria-disabled=${isAllowed ? "false" : "true"}
      @click=${() => isAllowed && on.step(to)}
    >${mark}</button>`;
  };
  return html`
    <section class="lab-card replay" aria-labelledby="replay-title" @keydown=${walk(at, last, on.step)}>
      <div class="replay-head">
        <h2 id="replay-title" tabindex="-1">${titleOf(recorded, words)}</h2>
        <button type="button" data-action="replay-close" @click=${on.close}>${tell("replay-close")}</button>
      </div>
      <p class="match-rule">${gameInWords(recorded, engine, words)} · ${dayInWords(recorded.recorded)}</p>
      <div class="replay-body">
        <div class="match-table">
          <p class="replay-step" role="status">${stepInWords(recorded, at, view, words)}</p>
          <p class="match-left"><strong>${view.columns.map(({ coins }) => number(coins)).join(" · ")}</strong> ${tell("match-left", { count: view.total })}</p>
          ${coinsView(view.columns.map(({ coins }) => coins))}
          <p class="replay-verdict">${verdictView(recorded, at, graded, view, words)}</p>
          <div class="lab-row replay-steps" role="group" aria-label=${tell("replay-steps")}>
            ${step("replay-first", "|◀", at === 0 ? -1 : 0)} ${step("replay-back", "◀", at - 1)}
            <span class="replay-at">${tell("replay-at", { at, last })}</span>
            ${step("replay-on", "▶", at + 1)} ${step("replay-last", "▶|", at === last ? -1 : last)}
          </div>
        </div>
        <div class="lab-scroll match-turns">
          ${review instanceof EngineError ? html`<p>${errorInWords(review, words)}</p>` : nothing}
          ${movesView(recorded, whole, graded, review instanceof EngineError ? undefined : review.turning_point, at, words, on)}
        </div>
      </div>
    </section>
  `;
}

/**
 * @param {RecordedGame} recorded
 * @param {number} at
 * @param {import("../engine.js").View} view
 * @param {Messages} words
 */
function stepInWords(recorded, at, view, { tell }) {
  const action = recorded.game.actions[at - 1];
  if (action === undefined) return tell("replay-start", { name: recorded.first });
  const ended = view.winner === undefined ? "" : tell("match-winner", { name: recorded[view.winner] });
  const did =
    action.kind === "resign"
      ? tell("replay-resigned", { name: recorded[action.seat] })
      : tell("replay-took", {
          name: recorded[view.moves[at - 1].seat],
          count: action.count,
          column: action.column + 1,
          columns: view.columns.length,
        });
  return tell("sentences", { first: did, second: ended });
}

/**
 * How it stands there for whoever is to move, and what the last move was.
 *
 * @param {RecordedGame} recorded
 * @param {number} at
 * @param {GradedMove[]} graded
 * @param {import("../engine.js").View} view
 * @param {Messages} words
 */
function verdictView(recorded, at, graded, view, { tell }) {
  if (view.over) return nothing;
  const verdict = (graded[at]?.before ?? graded[at - 1]?.after)?.verdict;
  if (verdict === undefined) return nothing;
  return html`<span class="lab-${verdict}">
    <i aria-hidden="true">${verdict === "win" ? "▲" : "▼"}</i> ${tell(`replay-can-${verdict}`, { name: recorded[view.turn] })}
  </span>`;
}

/**
 * @param {RecordedGame} recorded
 * @param {import("../engine.js").View} whole
 * @param {GradedMove[]} graded
 * @param {Review["turning_point"]} turning
 * @param {number} at
 * @param {Messages} words
 * @param {{ step(at: number): void }} on
 */
function movesView(recorded, whole, graded, turning, at, words, on) {
  const { tell, number } = words;
  const { actions } = recorded.game;
  if (actions.length === 0) return html`<p>${tell("moves-empty")}</p>`;
  const isTurning = (/** @type {number} */ turn) =>
    turning?.kind === "move"
      ? turning.number === turn
      : turning?.kind === "resignation" && actions[turn].kind === "resign";
  return html`<table>
    <thead>
      <tr>
        <th scope="col">${tell("match-col-turn")}</th>
        <th scope="col">${tell("move-who")}</th>
        <th scope="col">${tell("move-take")}</th>
        <th scope="col">${tell("move-left")}</th>
        <th scope="col">${tell("replay-col-grade")}</th>
        ${recorded.times.some((time) => time !== null) ? html`<th scope="col">${tell("match-col-time")}</th>` : nothing}
      </tr>
    </thead>
    <tbody>
      ${actions.map((action, turn) => {
        const grade = graded[turn]?.grade;
        const isTake = action.kind === "take";
        const time = recorded.times[turn];
        return html`<tr aria-current=${turn + 1 === at ? "step" : "false"} data-grade=${grade ?? nothing}>
          <td>
            <button type="button" data-step=${turn + 1} aria-label=${tell("replay-to", { turn: turn + 1 })} @click=${() => on.step(turn + 1)}>${turn + 1}</button>
          </td>
          <th scope="row">${recorded[isTake ? whole.moves[turn].seat : action.seat]}</th>
          <td>${isTake ? tookOf(action, whole.columns.length, words) : tell("csv-resigned")}</td>
          <td>${number(isTake ? whole.moves[turn].total : whole.total)}</td>
          <td class="replay-grade">
            ${grade === undefined ? nothing : html`<span class="grade-${grade}"><i aria-hidden="true">${GRADE_MARKS[grade]}</i> ${tell("replay-grade", { grade })}</span>`}
            ${isTurning(turn) ? html`<b class="replay-turning">${tell("replay-turning")}</b>` : nothing}
          </td>
          ${time === null || time === undefined ? nothing : html`<td>${clockInWords(time)}</td>`}
        </tr>`;
      })}
    </tbody>
  </table>`;
}

/** @param {{ column: number, count: number }} take @param {number} columns @param {Messages} words */
function tookOf({ column, count }, columns, { tell, number }) {
  return columns === 1 ? number(count) : tell("move-took", { count, column: column + 1, columns });
}

/** The arrow keys step through the game. @param {number} at @param {number} last @param {(at: number) => void} step */
function walk(at, last, step) {
  return (/** @type {KeyboardEvent} */ event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    step(Math.min(Math.max(to, 0), last));
  };
}
