// "Try again from here": the position before a mistake, in which every move that wins is right. What would have been right
// is not said before it was found.

import { html, nothing } from "lit-html";
import { list, size } from "../../spans.js";
import { readWhole } from "../whole.js";

/** @typedef {import("../../engine.js").Analysis} Analysis */
/** @typedef {import("../../engine.js").Game} Game */
/** @typedef {import("../../engine.js").View} View */
/** @typedef {import("../../messages.js").Messages} Messages */
/** @typedef {import("../engine.js").LabEngine} LabEngine */

/**
 * @typedef {object} Try
 * @property {number} column
 * @property {number} count
 * @property {boolean} isRight
 * @property {number} winning how many moves would have been right
 * @property {Analysis} after
 * @property {Game} game the game with this move
 */

/**
 * @typedef {object} Exercise
 * @property {number} number of the move that is made again, from 0
 * @property {Game} game as it stood before it
 * @property {View} view
 * @property {number} column the one from which is taken
 * @property {Try[]} tries the latest last
 * @property {string} typed what stands in the field for a number
 * @property {unknown} [refused] why what was tried last was not taken
 */

/** Up to so many takes have a button each. */
const MOST_BUTTONS = 10;

/**
 * @param {LabEngine} engine
 * @param {Game} game
 * @param {number} number
 * @returns {Exercise}
 */
export function startExercise(engine, game, number) {
  const before = { ...game, actions: game.actions.slice(0, number), played: number };
  const view = engine.view(before);
  const column = Math.max(
    0,
    view.columns.findIndex(({ takes }) => takes.length > 0),
  );
  return { number, game: before, view, column, tries: [], typed: "" };
}

/**
 * @param {LabEngine} engine
 * @param {Exercise} exercise
 * @param {number} column
 * @param {number} count
 * @returns {Exercise}
 * @throws {EngineError} where that may not be taken
 */
export function answer(engine, exercise, column, count) {
  const game = engine.take(exercise.game, column, count);
  const graded = engine.review(game).moves[exercise.number];
  const made = {
    column,
    count,
    isRight: graded.grade === "kept",
    winning: graded.winning,
    after: engine.analyse(game),
    game,
  };
  return { ...exercise, column, tries: [...exercise.tries, made], typed: "", refused: undefined };
}

/** @param {Exercise} exercise */
export function latest({ tries }) {
  return tries.at(-1);
}

/** @param {Exercise} exercise */
export function isSolved(exercise) {
  return latest(exercise)?.isRight === true;
}

/**
 * @param {Exercise} exercise
 * @param {object} on
 * @param {(column: number, count: number) => void} on.take
 * @param {(text: string) => void} on.type
 * @param {(column: number) => void} on.choose
 * @param {(count: number) => void} on.point
 * @param {Messages} words
 */
export function takesView(exercise, on, words) {
  const { view, column } = exercise;
  const { takes } = view.columns[column];
  const many = view.columns.length > 1;
  return html`
    ${
      many
        ? html`<div class="exercise-columns" role="group" aria-label=${words.tell("exercise-columns")}>
            ${view.columns.map(
              ({ coins, takes }, index) => html`<button
                type="button"
                data-lab-column=${index}
                aria-pressed=${index === column ? "true" : "false"}
                aria-disabled=${takes.length === 0 ? "true" : "false"}
                aria-label=${words.tell("exercise-column", { column: index + 1, coins })}
                @click=${() => takes.length > 0 && on.choose(index)}
              >${words.tell("takes-column", { column: index + 1 })}</button>`,
            )}
          </div>`
        : nothing
    }
    <div
      class="exercise-takes"
      role="group"
      aria-label=${many ? words.tell("takes-from", { column: column + 1 }) : words.tell("takes-label")}
    >
      <span>${words.tell("takes-label")}</span>
      ${size(takes) <= MOST_BUTTONS ? list(takes).map((count) => takeButton(exercise, count, on, words)) : field(exercise, on, words)}
    </div>
  `;
}

/**
 * @param {Exercise} exercise
 * @param {number} count
 * @param {Parameters<typeof takesView>[1]} on
 * @param {Messages} words
 */
function takeButton(exercise, count, on, words) {
  const { view, column, tries } = exercise;
  const tried = tries.find((each) => each.column === column && each.count === count);
  const values = {
    columns: view.columns.length,
    column: column + 1,
    count,
    leaves: view.columns[column].coins - count,
  };
  const isOpen = tried === undefined && !isSolved(exercise);
  return html`<button
    type="button"
    data-lab-take=${count}
    aria-disabled=${isOpen ? "false" : "true"}
    aria-label=${words.tell("coin", values)}
    @click=${() => isOpen && on.take(column, count)}
    @focus=${() => on.point(count)}
    @blur=${() => on.point(0)}
    @pointerenter=${() => on.point(count)}
    @pointerleave=${() => on.point(0)}
  >${words.number(count)}${tried === undefined ? nothing : html` <b aria-hidden="true">${tried.isRight ? "✓" : "✗"}</b>`}</button>`;
}

/**
 * @param {Exercise} exercise
 * @param {Parameters<typeof takesView>[1]} on
 * @param {Messages} words
 */
function field(exercise, on, words) {
  const { column, typed } = exercise;
  const take = () => {
    // The engine refuses zero as it refuses what is no number.
    if (!isSolved(exercise)) on.take(column, readWhole(typed) ?? 0);
  };
  // No form: sandboxed frames block them.
  return html`<input
      type="text"
      inputmode="numeric"
      autocomplete="off"
      data-lab-number
      aria-label=${words.tell("take-number")}
      .value=${typed}
      @keydown=${(/** @type {KeyboardEvent} */ { key }) => key === "Enter" && take()}
      @input=${(/** @type {Event & { target: HTMLInputElement }} */ { target }) => on.type(target.value)}
    />
    <button type="button" data-lab-enter aria-disabled=${isSolved(exercise) ? "true" : "false"} @click=${take}>${words.tell("take")}</button>`;
}
