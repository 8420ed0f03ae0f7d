// The position that is looked at, and the buttons that go through the game.

import { html, nothing } from "lit-html";
import { pilesView } from "../piles.js";
import { latest } from "./exercise.js";
import { exerciseView } from "./exercise-view.js";
import { saidView } from "./said.js";
import { valuesAt, valuesView } from "./values.js";

/** @typedef {import("./exercise.js").Exercise} Exercise */
/** @typedef {import("./known.js").Look} Look */

/**
 * @typedef {object} BoardState
 * @property {Exercise} [exercise] that is being tried
 * @property {number} pointed how many coins are pointed at in it
 * @property {boolean} areValuesShown
 */

/**
 * @typedef {object} BoardActions
 * @property {(step: number) => void} go
 * @property {() => void} toggleValues
 * @property {(number: number) => void} tryAgain
 * @property {() => unknown} backToGame the button that leads to the game
 */

/**
 * @param {Look} look
 * @param {BoardState} state
 * @param {BoardActions & import("./exercise-view.js").ExerciseActions} on
 */
export function boardView(look, state, on) {
  const { known, view, words } = look;
  const { exercise } = state;
  const found = state.areValuesShown && known.review !== undefined ? valuesAt(look) : { values: [], sentence: "" };
  const take = exercise === undefined ? undefined : on.take;
  return html`
    <section class="review-board" aria-labelledby="review-step">
      <div class="review-head">
        <h2 id="review-step">${headline(look, exercise)}</h2>
        <span class="review-turn">${turnInWords(look)}</span>
      </div>
      ${pilesView({ piles: view.columns, sizes: known.sizes, taken: takenIn(look, state), values: found.values, take }, words)}
      ${valuesView(look, found)}
      ${exercise === undefined ? steppingView(look, state, on) : exerciseView(look, exercise, on)}
    </section>
  `;
}

/** The coins that are marked. @param {Look} look @param {BoardState} state */
function takenIn({ known, step }, { exercise, pointed }) {
  if (exercise === undefined) return known.turns[step]?.take;
  return pointed > 0 ? { column: exercise.column, count: pointed } : latest(exercise);
}

/** @param {Look} look @param {Exercise | undefined} exercise */
function headline({ known, step, words }, exercise) {
  const { turns, view } = known;
  if (exercise !== undefined) return words.tell("exercise-title", { number: step + 1 });
  if (turns.length === 0) return words.tell("review-start");
  if (step === turns.length) return words.tell("review-end");
  if (turns[step].take === undefined) return words.tell("review-resignation");
  return words.tell("review-move", { number: step + 1, all: view.moves.length });
}

/** @param {Look} look */
function turnInWords({ view, words, person }) {
  const left = words.tell("column-total", { coins: view.total });
  return view.over ? left : words.tell("review-turn", { ...person(view.turn), left });
}

/** @param {Look} look @param {BoardState} state @param {BoardActions} on */
function steppingView(look, { areValuesShown }, on) {
  const { known, step, words } = look;
  const all = known.turns.length;
  const button = (/** @type {string} */ action, /** @type {string} */ sign, /** @type {number} */ to) => {
    const isOpen = to >= 0 && to <= all && to !== step;
    return html`<button
      type="button"
      data-action="lab-${action}"
      aria-disabled=${isOpen ? "false" : "true"}
      aria-label=${words.tell(`step-${action}`)}
      title=${words.tell(`step-${action}`)}
      @click=${() => isOpen && on.go(to)}
    >${sign}</button>`;
  };
  return html`
    <div class="review-said" aria-live="polite">${saidView(look, areValuesShown)}</div>
    <div class="review-controls">
      ${
        all === 0
          ? on.backToGame()
          : html`<div class="steps" role="group" aria-label=${words.tell("steps")}>
              ${button("first", "«", 0)}${button("previous", "‹", step - 1)}${button("next", "›", step + 1)}${button("last", "»", all)}
            </div>`
      }
      ${
        known.review === undefined
          ? nothing
          : html`<button
              type="button"
              data-action="lab-values"
              aria-pressed=${areValuesShown ? "true" : "false"}
              @click=${on.toggleValues}
            >${words.tell("values")}</button>`
      }
      ${
        known.turns[step]?.graded?.grade === "gave_away"
          ? html`<button type="button" class="strong" data-action="lab-again" @click=${() => on.tryAgain(step)}>${words.tell("review-again")}</button>`
          : nothing
      }
    </div>
  `;
}
