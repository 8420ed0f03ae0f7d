// The moves so far, the latest first.

import { html } from "lit-html";
import { whoAt } from "./phrases.js";

/** @typedef {import("../messages.js").Messages} Messages */
/** @typedef {import("../state.js").State} State */

/** Of a very long game the latest moves are listed. */
const MOST_LISTED = 100;

/**
 * @param {State} state
 * @param {Messages} words
 */
export function movesView({ match, view }, words) {
  const { moves, columns } = view;
  const from = Math.max(moves.length - MOST_LISTED, 0);
  const listed = moves.slice(from).map((move, index) => ({ ...move, number: from + index + 1 }));
  return html`
    <h2 id="moves-title">${words.tell("moves")}</h2>
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
