// The moves so far, the latest first, and the end that a player may make of them.

import { html, nothing } from "lit-html";
import { soloSeat } from "../params.js";
import { isShow } from "../state.js";
import { whoAt } from "./phrases.js";

/** @typedef {import("../actions.js").Actions} Actions */
/** @typedef {import("../engine.js").Seat} Seat */
/** @typedef {import("../messages.js").Messages} Messages */
/** @typedef {import("../state.js").State} State */

/** Of a very long game the latest moves are listed. */
const MOST_LISTED = 100;

/**
 * @param {State} state
 * @param {Messages} words
 * @param {Actions} on
 */
export function movesView(state, words, on) {
  const { match, view } = state;
  const { moves, columns } = view;
  const from = Math.max(moves.length - MOST_LISTED, 0);
  const listed = moves.slice(from).map((move, index) => ({ ...move, number: from + index + 1 }));
  return html`
    <div class="moves-head">
      <h2 id="moves-title">${words.tell("moves")}</h2>
      ${isShow(state) ? nothing : resignButtons(state, words, on)}
    </div>
    ${
      moves.length === 0
        ? html`<p class="soft">${words.tell("moves-empty")}</p>`
        : html`
          <table aria-labelledby="moves-title">
            <thead class="unseen">
              <tr>
                <th scope="col">${words.tell("move-number")}</th>
                <th scope="col">${words.tell("move-who")}</th>
                <th scope="col">${words.tell("move-take")}</th>
                <th scope="col">${words.tell("move-left")}</th>
              </tr>
            </thead>
            <tbody>
              ${listed.reverse().map(
                (move) => html`
                  <tr>
                    <td>${words.number(move.number)}</td>
                    <td>${words.tell("name-short", { who: whoAt(match.params, move.seat) })}</td>
                    <td>${words.tell("move-took", { count: move.count, column: move.column + 1, columns: columns.length })}</td>
                    <td>${words.number(move.total)}</td>
                  </tr>
                `,
              )}
            </tbody>
          </table>
        `
    }
  `;
}

/**
 * Either side may resign at any time, so two persons have a button each.
 *
 * @param {State} state
 * @param {Messages} words
 * @param {Actions} on
 */
function resignButtons(state, words, on) {
  const { match, view } = state;
  const solo = soloSeat(match.params);
  /** @type {Seat[]} */
  const seats = solo === undefined ? ["first", "second"] : [solo];
  return seats.map((seat, index) => {
    const text = solo === undefined ? words.tell("resign-who", { who: `person${index + 1}` }) : words.tell("resign");
    return html`<button
      type="button"
      data-action="resign"
      data-seat=${seat}
      aria-disabled=${view.over ? "true" : "false"}
      @click=${() => on.resign(seat)}
    >
      ${text}
    </button>`;
  });
}
