// What is to be filled in or chosen beside the board of a step.

import { html, nothing } from "lit-html";
import { ruleUpTo } from "../../views/phrases.js";
import { mostOf } from "./judge.js";
import { DUEL } from "./steps.js";

/** @typedef {import("../../engine.js").Convention} Convention */
/** @typedef {import("../../engine.js").Seat} Seat */
/** @typedef {import("../../engine.js").Setup} Setup */
/** @typedef {import("../../messages.js").Messages} Messages */
/** @typedef {import("./progress.js").Start} Start */
/** @typedef {import("./progress.js").Work} Work */
/** @typedef {import("./steps.js").Step} Step */

/**
 * @typedef {object} Exercise
 * @property {Step} step
 * @property {Work} work
 * @property {{ setup: Setup, you: Seat }} start how the board begins
 * @property {number[]} goals what is to be solved one by one
 * @property {(n: number) => number[]} leaves what the takes from a row leave
 */

/** @typedef {(changes: Partial<Work>) => void} Act */

/** @typedef {{ fill: Act, layOut: Act }} ExerciseActions */

/**
 * Whether what was filled in is judged when that is asked for.
 *
 * @param {Step} step
 */
export function hasCheck({ kind }) {
  return kind === "table" || kind === "marks" || kind === "sides";
}

/**
 * @param {Exercise} exercise
 * @param {Messages} words
 * @param {ExerciseActions} on
 */
export function exerciseView(exercise, words, on) {
  switch (exercise.step.kind) {
    case "wins":
    case "landings":
      return numbersView(exercise, words, on);
    case "tries":
      return triesView(exercise, words);
    case "table":
      return tableView(exercise, words, on);
    case "marks":
      return marksView(exercise, words, on);
    case "sides":
      return sidesView(exercise, words, on);
    case "duel":
      return duelView(exercise, words, on);
    default:
      return nothing;
  }
}

/** @param {Exercise} exercise @param {Messages} words @param {ExerciseActions} on */
function numbersView({ goals, work, start }, words, on) {
  return html`<div class="lab-row lesson-goals" role="group" aria-label=${words.tell("lesson-goals")}>
    ${goals.map((number) => {
      const isSolved = work.solved.includes(number);
      return html`<button
        type="button"
        class=${isSolved ? "solved" : ""}
        data-goal=${number}
        aria-pressed=${start.setup.columns[0] === number ? "true" : "false"}
        @click=${() => on.layOut({ number })}
      >
        ${words.tell("column-total", { coins: number })}
        ${isSolved ? html`<span aria-hidden="true">✓</span><span class="unseen">${words.tell("lesson-solved")}</span>` : nothing}
      </button>`;
    })}
  </div>`;
}

/** @param {Exercise} exercise @param {Messages} words */
function triesView({ goals, work }, words) {
  return html`<ul class="lesson-tries">
    ${goals.map((count) => {
      const isTried = work.solved.includes(count);
      return html`<li class=${isTried ? "tried" : ""}>
        <span aria-hidden="true">${isTried ? "▼" : "○"}</span>
        ${words.tell("lesson-try", { count, tried: isTried ? "yes" : "no" })}
      </li>`;
    })}
  </ul>`;
}

/** @param {Exercise} exercise @param {Messages} words @param {ExerciseActions} on */
function tableView({ step, work, start, leaves }, words, on) {
  const verdicts = /** @type {const} */ (["win", "lose"]);
  return html`<div class="lab-card lesson-fill">
    <table>
      <caption class="unseen">${words.tell("lesson-table")}</caption>
      <thead>
        <tr>
          <th scope="col">${words.tell("table-number")}</th>
          <th scope="col">${words.tell("lesson-leaves")}</th>
          <th scope="col">${words.tell("table-verdict")}</th>
        </tr>
      </thead>
      <tbody>
        ${step.numbers.map(
          (n) => html`<tr data-row=${n} aria-current=${start.setup.columns[0] === n ? "true" : "false"}>
            <th scope="row">
              <button type="button" class="lesson-number" aria-label=${words.tell("lesson-lay", { n })} @click=${() => on.fill({ number: n })}>
                ${words.number(n)}
              </button>
            </th>
            <td>${leaves(n).join(words.tell("list-comma"))}</td>
            <td>
              <div class="lesson-pair" role="group" aria-label=${words.tell("column-total", { coins: n })}>
                ${verdicts.map(
                  (verdict) => html`<button
                    type="button"
                    class=${verdict}
                    data-says=${verdict}
                    aria-pressed=${work.verdicts[n] === verdict ? "true" : "false"}
                    @click=${() => on.fill({ number: n, verdicts: { ...work.verdicts, [n]: verdict } })}
                  >
                    <span aria-hidden="true">${verdict === "win" ? "▲" : "▼"}</span> ${words.tell(`verdict-${verdict}`)}
                  </button>`,
                )}
              </div>
            </td>
          </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** @param {Exercise} exercise @param {Messages} words @param {ExerciseActions} on */
function marksView({ step, work, start }, words, on) {
  const [here] = start.setup.columns;
  const isMarked = (/** @type {number} */ n) => work.marks.includes(n);
  const marks = isMarked(here) ? work.marks.filter((n) => n !== here) : [...work.marks, here];
  return html`<div class="lab-card">
    <div class="lesson-marks" role="group" aria-label=${words.tell("lesson-lay-one")}>
      ${step.numbers.map(
        (n) => html`<button
          type="button"
          class=${isMarked(n) ? "lose" : ""}
          data-number=${n}
          aria-current=${n === here ? "true" : "false"}
          @click=${() => on.fill({ number: n })}
        >
          ${words.number(n)}
          <span class="lesson-word">${isMarked(n) ? html`<i aria-hidden="true">▼</i>${words.tell("verdict-lose")}` : nothing}</span>
        </button>`,
      )}
    </div>
    <button type="button" class="lesson-mark" data-action="lesson-mark" @click=${() => on.fill({ number: here, marks })}>
      ${words.tell("lesson-mark", { n: here, marked: isMarked(here) ? "yes" : "no" })}
    </button>
  </div>`;
}

/** @param {Exercise} exercise @param {Messages} words @param {ExerciseActions} on */
function sidesView({ work }, words, on) {
  const conventions = /** @type {const} */ (["misere", "normal"]);
  const seats = /** @type {const} */ (["first", "second"]);
  return html`<div class="lab-card">
    ${conventions.map(
      (convention) => html`<fieldset class="lesson-side" data-side=${convention}>
        <legend>${words.tell(`convention-${convention}`)}</legend>
        <div class="lesson-pair">
          ${seats.map(
            (seat) => html`<button
              type="button"
              data-seat=${seat}
              aria-pressed=${work.sides[convention] === seat ? "true" : "false"}
              @click=${() => on.fill({ convention, sides: { ...work.sides, [convention]: seat } })}
            >${words.tell(`lesson-side-${seat}`)}</button>`,
          )}
        </div>
      </fieldset>`,
    )}
  </div>`;
}

/** @param {Exercise} exercise @param {Messages} words @param {ExerciseActions} on */
function duelView({ start }, words, on) {
  const { setup, you } = start;
  /** @type {Start} */
  const chosen = { most: mostOf(setup), coins: setup.columns[0], convention: setup.convention, you };
  const choices = /** @type {const} */ ([
    ["most", "rule-label", DUEL.most, (/** @type {number} */ most) => ruleUpTo(most, words)],
    ["coins", "columns-label", DUEL.coins, (/** @type {number} */ coins) => words.tell("column-total", { coins })],
    [
      "convention",
      "convention-label",
      ["misere", "normal"],
      (/** @type {Convention} */ convention) => words.tell(`convention-${convention}`),
    ],
    [
      "you",
      "begins-label",
      ["first", "second"],
      (/** @type {Seat} */ seat) => words.tell(seat === "first" ? "begins-you" : "begins-other"),
    ],
  ]);
  return html`<div class="lab-card lesson-duel">
    ${choices.map(([name, label, values, inWords]) => {
      const all = /** @type {readonly (string | number)[]} */ (values);
      const tell = /** @type {(value: string | number) => string} */ (inWords);
      const choose = (/** @type {{ target: HTMLSelectElement }} */ { target }) =>
        on.layOut({ start: { ...chosen, [name]: all[target.selectedIndex] } });
      return html`<label>
        <span>${words.tell(label)}</span>
        <select data-choice=${name} @change=${choose}>
          ${all.map((value) => html`<option value=${value} .selected=${chosen[name] === value}>${tell(value)}</option>`)}
        </select>
      </label>`;
    })}
  </div>`;
}
