// The columns of coins. Every coin is a button that takes itself and all coins above it.

import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { hintOf } from "../answers.js";
import { isPersonsTurn, mayTake, preview } from "../state.js";

/** @typedef {import("../messages.js").Messages} Messages */
/** @typedef {import("../state.js").State} State */
/** @typedef {import("../state.js").Pick} Pick */

/** A column of more coins than MOST_DRAWN is drawn as its top coins on a labelled stack. */
const MOST_DRAWN = 60;
const DRAWN_OF_MANY = 20;

/**
 * @param {State} state
 * @param {Messages} words
 */
export function columnsView(state, words) {
  const { columns } = state.view;
  const chosen = preview(state);
  // The scale follows the columns as they were at the start, so that nothing grows or moves while coins are taken.
  const tallest = Math.max(...state.match.game.setup.columns.map(drawnOf));
  const top = Math.max(...columns.map(({ coins }) => drawnOf(coins)));
  // Here and elsewhere the property `.style`: a strict policy forbids the attribute.
  return html`
    <div class="stage">
      <div
        class="columns ${columns.length > 1 ? "several" : ""}"
        role="group"
        aria-label=${words.tell("board")}
        aria-description=${words.tell("board-keys")}
        .style="--tallest: ${tallest}; --top: ${top}; --columns: ${columns.length}"
      >
        ${columns.map((_, column) => guardedColumn(state, words, column, chosen?.column === column ? chosen.count : 0))}
        <div class="flight" aria-hidden="true"></div>
      </div>
    </div>
    <div class="sky" aria-hidden="true"></div>
  `;
}

/**
 * Draws a column again only where something that it shows has changed: sixty columns have thousands of coins.
 *
 * @param {State} state
 * @param {Messages} words
 * @param {number} column
 * @param {number} chosen
 */
function guardedColumn(state, words, column, chosen) {
  const { columns } = state.view;
  const { cursor } = state.ui;
  const cursorHere = cursor.column === column ? cursor.count : 0;
  const seen = [
    words,
    state.match.rule,
    columns.length,
    columns[column].coins,
    isPersonsTurn(state),
    chosen,
    cursorHere,
    hinted(state, column),
  ];
  return guard(seen, () => columnView(state, words, column, chosen));
}

/**
 * How many coins of the column a hint says to take.
 *
 * @param {State} state
 * @param {number} column
 */
function hinted(state, column) {
  const hint = hintOf(state);
  return hint !== null && hint.column === column ? hint.count : 0;
}

/** @param {number} coins */
function drawnOf(coins) {
  // The labelled stack stands as high as eight coins.
  return coins > MOST_DRAWN ? DRAWN_OF_MANY + 8 : coins;
}

/**
 * @param {State} state
 * @param {Messages} words
 * @param {number} column
 * @param {number} chosen how many of its coins are shown as chosen
 */
function columnView(state, words, column, chosen) {
  const { columns } = state.view;
  const { coins } = columns[column];
  const hidden = coins > MOST_DRAWN ? coins - DRAWN_OF_MANY : 0;
  // Beside other columns there is no room for more than the number.
  const more = columns.length > 1 ? `+${words.number(hidden)}` : words.tell("more-coins", { count: hidden });
  const advised = hinted(state, column);
  return html`
    <div class="column ${chosen > 0 || advised > 0 ? "told" : ""}">
      <div class="stack" .style="--drawn: ${drawnOf(coins)}">
        ${hidden > 0 ? html`<div class="many ${advised > coins - hidden ? "hinted" : ""}"><span>${more}</span></div>` : nothing}
        ${Array.from({ length: coins - hidden }, (_, index) => coinView(state, words, column, hidden + index + 1, chosen))}
        ${advised > 0 && chosen === 0 ? bubbleView(state, words, { column, count: advised }, "★ ") : nothing}
        ${chosen > 0 ? bubbleView(state, words, { column, count: chosen }) : nothing}
      </div>
      ${totalView(state, words, column)}
    </div>
  `;
}

/**
 * @param {State} state
 * @param {Messages} words
 * @param {number} column
 * @param {number} coin 1 is the bottom one
 * @param {number} chosen
 */
function coinView(state, words, column, coin, chosen) {
  const { columns } = state.view;
  const { cursor } = state.ui;
  const count = columns[column].coins - coin + 1;
  const isAllowed = mayTake(state, { column, count });
  const values = { columns: columns.length, column: column + 1, coin, count, leaves: coin - 1 };
  const isTabStop = cursor.column === column && cursor.count === count;
  // Chosen coins are lifted, so that the face of the one below them is seen too.
  const looks = [
    count === 1 && "top",
    count <= chosen + 1 && "bare",
    count <= chosen && (mayTake(state, { column, count: chosen }) ? "chosen" : "refused"),
    count <= hinted(state, column) && "hinted",
  ];
  return html`<button
    type="button"
    class="coin ${looks.filter(Boolean).join(" ")}"
    data-column=${column}
    data-coin=${coin}
    aria-disabled=${isAllowed ? "false" : "true"}
    aria-label=${words.tell(isAllowed ? "coin" : "coin-forbidden", values)}
    tabindex=${isTabStop ? 0 : -1}
  ></button>`;
}

/**
 * @param {State} state
 * @param {Messages} words
 * @param {Pick} pick
 * @param {string} [mark]
 */
function bubbleView(state, words, pick, mark = "") {
  const leaves = state.view.columns[pick.column].coins - pick.count;
  const id = mayTake(state, pick) ? "preview" : "preview-forbidden";
  return html`<span class="bubble ${mark === "" ? "" : "advice"}" aria-hidden="true">${mark}${words.tell(id, { count: pick.count, leaves })}</span>`;
}

/**
 * @param {State} state
 * @param {Messages} words
 * @param {number} column
 */
function totalView(state, words, column) {
  const { columns } = state.view;
  const { coins } = columns[column];
  if (columns.length === 1) return html`<span class="total">${words.tell("column-total", { coins })}</span>`;
  return html`<button
    type="button"
    class="total"
    data-choose=${column}
    aria-pressed=${state.ui.cursor.column === column && coins > 0 ? "true" : "false"}
    tabindex="-1"
  >
    <span class="unseen">${words.tell("choose-column", { column: column + 1 })}</span> ${words.number(coins)}
  </button>`;
}
