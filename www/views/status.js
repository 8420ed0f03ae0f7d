// Whose turn it is, what happened last, and how the game ended, in words.

import { html } from "lit-html";
import { isComputersTurn, isShow, standing } from "../state.js";
import { movesInWords, tookInWords, whoAt } from "./phrases.js";

/** @typedef {import("../messages.js").Messages} Messages */
/** @typedef {import("../state.js").State} State */

/**
 * @param {State} state
 * @param {Messages} words
 */
export function statusView(state, words) {
  const { winner } = state.view;
  return html`
    <div class="status" role="status" data-state=${standing(state)} data-winner=${winner ?? ""}>
      <strong>${headline(state, words)}</strong>
      <span>${explanation(state, words)}</span>
    </div>
  `;
}

/**
 * @param {State} state
 * @param {Messages} words
 */
function headline(state, words) {
  const { match, view, ui } = state;
  if (view.winner !== undefined) return words.tell("won", { who: whoAt(match.params, view.winner) });
  const who = whoAt(match.params, view.turn);
  if (isComputersTurn(state) && ui.isStuck) return words.tell("turn-stuck", { who });
  if (isShow(state) && ui.isPaused) return words.tell("turn-paused", { who });
  return words.tell("turn", { who, what: movesInWords(state, words) });
}

/**
 * @param {State} state
 * @param {Messages} words
 */
function explanation({ match, view }, words) {
  const last = view.moves.at(-1);
  const columns = view.columns.length;
  const withTake = (/** @type {string} */ second) =>
    last === undefined ? second : words.tell("sentences", { first: tookInWords(match.params, view, words), second });
  if (view.ending === "resigned") return words.tell("ended-resigned", { who: whoAt(match.params, loserOf(view)) });
  if (view.over && view.total > 0) return withTake(words.tell("ended-stuck"));
  if (view.over && last !== undefined) return words.tell("ended-last-coin", { who: whoAt(match.params, last.seat) });
  if (view.decided) return withTake(words.tell("decided", { who: whoAt(match.params, view.turn) }));
  if (last === undefined) return words.tell("opening", { total: view.total, columns });
  return words.tell("happened", {
    who: whoAt(match.params, last.seat),
    count: last.count,
    column: last.column + 1,
    columns,
    total: view.total,
  });
}

/**
 * @param {import("../engine.js").View} view
 * @returns {import("../engine.js").Seat}
 */
function loserOf({ winner }) {
  return winner === "first" ? "second" : "first";
}
