// Who wins from this start with perfect play, how strong the computer is, and the fair start.

import { html, nothing } from "lit-html";
import { isChoosingSide } from "../answers.js";
import { ofHundred } from "../odds.js";
import { soloSeat } from "../params.js";
import { isShow } from "../state.js";
import { whoAt } from "./phrases.js";

/** @typedef {import("../actions.js").Actions} Actions */
/** @typedef {import("../knowledge.js").Knowledge} Knowledge */
/** @typedef {import("../messages.js").Messages} Messages */
/** @typedef {import("../odds.js").Chance} Chance */
/** @typedef {import("../state.js").State} State */

/** Up to so many columns are named one by one. */
const MOST_NAMED = 6;

/**
 * @param {State} state
 * @param {Knowledge} known
 * @param {Messages} words
 * @param {Actions} on
 */
export function fairnessView(state, { favourite }, words, on) {
  const { params } = state.match;
  if (isShow(state)) return nothing;
  const who = favourite === null ? "" : whoAt(params, favourite);
  return html`
    <p class="soft fairness">
      ${
        favourite === null
          ? nothing
          : words.tell("favourite", { seat: favourite, who, from: startInWords(params.columns, words) })
      }
      <button type="button" class="link" data-action="fair" popovertarget="fair">${words.tell("fair")}</button>
    </p>
    <div id="fair" popover role="dialog" aria-label=${words.tell("fair")}>
      ${isChoosingSide(state) ? sideView(state, words, on) : offerView(state, words, on)}
    </div>
  `;
}

/**
 * "21", "5-4-3-2-1", or of very many columns how many coins there are.
 *
 * @param {readonly number[]} columns
 * @param {Messages} words
 */
function startInWords(columns, words) {
  if (columns.length <= MOST_NAMED) return columns.map(words.number).join("-");
  return words.tell("column-total", { coins: columns.reduce((sum, coins) => sum + coins) });
}

/**
 * @param {State} state
 * @param {Messages} words
 * @param {Actions} on
 */
function offerView({ match }, words, on) {
  // A computer chooses at once; a person is asked next, on the same sheet.
  const offer = soloSeat(match.params) === undefined ? on.letOtherChoose : thenClose(on.letOtherChoose);
  return html`
    <p>${words.tell("fair-what")}</p>
    ${choiceView("lay-out", words.tell("fair-arrange"), on.layOutCoins)}
    ${choiceView("offer", words.tell("fair-offer"), offer)}
  `;
}

/**
 * @param {State} state
 * @param {Messages} words
 * @param {Actions} on
 */
function sideView({ match }, words, on) {
  const begin = thenClose(() => on.chooseSide(true));
  const letBegin = thenClose(() => on.chooseSide(false));
  const choices =
    soloSeat(match.params) === undefined
      ? choiceView("begin", words.tell("close"), begin)
      : [
          choiceView("begin", words.tell("begins-you"), begin),
          choiceView("let-begin", words.tell("begins-other"), letBegin),
        ];
  return html`<p role="alert">${words.tell("fair-side")}</p>${choices}`;
}

/**
 * @param {string} action
 * @param {string} text
 * @param {() => void} choose
 */
function choiceView(action, text, choose) {
  return html`<button type="button" class="wide" data-action=${action} @click=${choose}>${text}</button>`;
}

/**
 * Does it, and puts away the sheet of the fair start and the one of the set-up, so that the board is free.
 *
 * @param {() => void} act
 */
function thenClose(act) {
  return () => {
    act();
    for (const id of ["fair", "setup"]) {
      const sheet = document.getElementById(id);
      if (sheet?.matches(":popover-open")) sheet.hidePopover();
    }
  };
}

/**
 * "wins 91 of 100 against someone who plays at random"
 *
 * @param {Chance} chance
 * @param {Messages} words
 */
export function oddsInWords(chance, words) {
  return words.tell("odds", ofHundred(chance));
}
