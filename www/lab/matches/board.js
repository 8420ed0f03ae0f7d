// A match in play: who is to take, the coins, what may be taken, and the turns so far. Who is winning is not to be seen.

import { html, nothing } from "lit-html";
import { includes, list, size } from "../../spans.js";
import { ruleInWords } from "../../views/phrases.js";
import { playerAt } from "../series.js";
import { readWhole } from "../whole.js";
import { clockInWords, onEnter } from "../words.js";
import { columnView } from "./column.js";

/** @typedef {import("../../engine.js").View} View */
/** @typedef {import("../main.js").Messages} Messages */
/** @typedef {import("../series.js").Match} Match */

/** Up to so many takes have a button each. */
const MOST_BUTTONS = 12;

/**
 * @typedef {object} Board
 * @property {Match} match
 * @property {View} view
 * @property {View} beginning its first position
 * @property {number} pointed the take that is looked at; 0 for none
 * @property {string} typedCount
 * @property {boolean} isEnding whether the end of the match waits for a yes
 * @property {unknown} problem
 */

/**
 * @typedef {object} BoardActions
 * @property {(count: number) => void} take
 * @property {(count: number) => void} point looks at a take; 0 at none
 * @property {(text: string) => void} type
 * @property {() => void} takeBack
 * @property {() => void} goOn
 * @property {() => void} end
 * @property {() => void} ask asks whether to end, or takes the question back
 */

/** @param {Board} board @param {Messages} words @param {BoardActions} on */
export function boardView(board, words, on) {
  const { match, view, beginning } = board;
  const { tell, number } = words;
  const [{ rule, coins, takes }] = view.columns;
  const column = { coins, takes, tallest: beginning.total, pointed: view.over ? 0 : board.pointed };
  return html`
    <section
      class="match-board"
      aria-labelledby="match-title"
      @keydown=${(/** @type {KeyboardEvent} */ event) => pressed(event, board, on)}
    >
      <div class="match-felt">
        ${scoreView(match, view, words)}
        <div class="match-state">
          <p class="match-status" role="status" data-over=${view.over}>${statusInWords(match, view, words)}</p>
          <p class="match-left"><strong>${number(view.total)}</strong> ${tell("match-left", { count: view.total })}</p>
        </div>
        ${columnView(column, words, view.over ? undefined : on)}
        ${view.over ? nextView(match, words, on) : takesView(board, words, on)}
        ${board.problem}
      </div>
      <div class="match-side">
        <div class="lab-card">
          <h2 id="match-title">${tell("match-game", { number: match.number, length: match.length })}</h2>
          <p class="match-games" aria-hidden="true">
            ${Array.from({ length: match.length }, (_, place) => html`<i class=${gameLooks(place + 1, match, view)}></i>`)}
          </p>
          <p class="match-rule">${ruleInWords(rule, words)} · ${tell(`convention-${view.convention}`)}</p>
          ${endingView(board, words, on)}
        </div>
        <div class="lab-card match-log">${turnsView(match, view, words)}</div>
      </div>
    </section>
  `;
}

/** @param {number} number @param {Match} match @param {View} view */
function gameLooks(number, match, view) {
  if (number < match.number || (number === match.number && view.over)) return "played";
  return number === match.number ? "present" : "";
}

/** @param {Match} match @param {View} view @param {Messages} words */
function scoreView(match, { over, turn }, { tell }) {
  return html`<p class="match-score">
    ${match.players.map(
      (name, place) =>
        html`<span data-turn=${!over && playerAt(match, turn) === place}><b>${name}</b> <small>${tell("match-won", { count: match.won[place] })}</small></span>`,
    )}
  </p>`;
}

/** @param {Match} match @param {View} view @param {Messages} words */
function statusInWords(match, { over, winner, turn }, { tell }) {
  const name = (/** @type {typeof turn} */ seat) => match.players[playerAt(match, seat)];
  if (over && winner !== undefined) return tell("match-winner", { name: name(winner) });
  return tell("match-turn", { name: name(turn) });
}

/** @param {Board} board @param {Messages} words @param {BoardActions} on */
function takesView({ view, beginning, typedCount }, words, on) {
  const { tell, number } = words;
  const [{ takes }] = view.columns;
  // The buttons keep their places while those that are too many go out.
  const offered = beginning.columns[0].takes;
  if (size(offered) > MOST_BUTTONS) return typedTake(typedCount, words, on);
  return html`
    <div class="takes" role="group" aria-label=${tell("takes-label")} @focusout=${() => on.point(0)}>
      <span class="takes-label">${tell("takes-label")}</span>
      ${list(offered).map((count) => {
        const isAllowed = includes(takes, count);
        return html`<button
          type="button"
          data-take=${count}
          aria-label=${tell("match-take", { count })}
          aria-disabled=${isAllowed ? "false" : "true"}
          @click=${() => isAllowed && on.take(count)}
          @pointerenter=${(/** @type {PointerEvent} */ { pointerType }) => pointerType === "mouse" && on.point(count)}
          @pointerleave=${() => on.point(0)}
          @focus=${(/** @type {{ target: Element }} */ { target }) => target.matches(":focus-visible") && on.point(count)}
        >${number(count)}</button>`;
      })}
    </div>
    <p class="match-keys">${tell("match-keys", { most: Math.min(9, size(offered)) })}</p>
  `;
}

/** @param {string} typed @param {Messages} words @param {BoardActions} on */
function typedTake(typed, { tell }, on) {
  const take = () => on.take(readWhole(typed) ?? Number.NaN);
  return html`<div class="takes" @keydown=${onEnter(take)}>
    <label>
      <span class="takes-label">${tell("take-number")}</span>
      <input
        type="text"
        inputmode="numeric"
        autocomplete="off"
        data-take="typed"
        .value=${typed}
        @input=${(/** @type {{ target: HTMLInputElement }} */ { target }) => on.type(target.value)}
      />
    </label>
    <button type="button" class="again" data-action="match-take" @click=${take}>${tell("take")}</button>
  </div>`;
}

/** The keys 1 to 9 take. @param {KeyboardEvent} event @param {Board} board @param {BoardActions} on */
function pressed(event, { view }, on) {
  const { key, target, altKey, ctrlKey, metaKey, repeat } = event;
  if (altKey || ctrlKey || metaKey || repeat || view.over || !/^[1-9]$/.test(key)) return;
  if (target instanceof HTMLElement && target.matches("input, select, textarea")) return;
  event.preventDefault();
  on.take(Number(key));
}

/** @param {Match} match @param {Messages} words @param {BoardActions} on */
function nextView(match, { tell }, on) {
  const begins = match.players[playerAt({ number: match.number + 1 }, "first")];
  const isLast = match.number >= match.length;
  return html`<div class="takes">
    <button type="button" class="again" data-action="match-next" @click=${isLast ? on.end : on.goOn}>
      ${isLast ? tell("match-finish") : tell("match-next", { name: begins })}
    </button>
  </div>`;
}

/** @param {Board} board @param {Messages} words @param {BoardActions} on */
function endingView({ match, view, isEnding }, { tell }, on) {
  if (isEnding) {
    return html`<div class="match-end" role="group" aria-label=${tell("match-end")}>
      <p>${tell("match-end-sure")}</p>
      <button type="button" data-action="match-end-no" @click=${on.ask}>${tell("match-end-no")}</button>
      <button type="button" data-action="match-end-yes" @click=${on.end}>${tell("match-end")}</button>
    </div>`;
  }
  const isLast = match.number >= match.length;
  return html`<div class="match-end">
    <button
      type="button"
      data-action="match-back"
      aria-disabled=${view.can_undo ? "false" : "true"}
      @click=${() => view.can_undo && on.takeBack()}
    >${tell("match-back")}</button>
    ${view.over && isLast ? nothing : html`<button type="button" data-action="match-end" @click=${on.ask}>${tell("match-end")}</button>`}
  </div>`;
}

/** @param {Match} match @param {View} view @param {Messages} words */
function turnsView(match, { moves }, words) {
  const { tell, number } = words;
  if (moves.length === 0) {
    return html`<p class="match-none">${tell("match-first", { name: match.players[playerAt(match, "first")] })}</p>`;
  }
  return html`<div class="match-turns" tabindex="0" role="region" aria-label=${tell("moves")}>
    <table>
      <thead>
        <tr>
          <th scope="col">${tell("match-col-turn")}</th>
          <th scope="col">${tell("move-who")}</th>
          <th scope="col">${tell("move-take")}</th>
          <th scope="col">${tell("move-left")}</th>
          <th scope="col">${tell("match-col-time")}</th>
        </tr>
      </thead>
      <tbody>
        ${moves
          .map(
            ({ seat, count, total }, turn) => html`<tr>
              <td>${turn + 1}</td>
              <th scope="row">${match.players[playerAt(match, seat)]}</th>
              <td>${number(count)}</td>
              <td>${number(total)}</td>
              <td>${clockInWords(match.times[turn])}</td>
            </tr>`,
          )
          .reverse()}
      </tbody>
    </table>
  </div>`;
}
