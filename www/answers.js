// When the page says who wins and why: always, when asked, or not before the game is over.

import { isPersonsTurn } from "./state.js";

/** @typedef {import("./engine.js").Advice} Advice */
/** @typedef {import("./state.js").State} State */
/** @typedef {typeof ANSWERS[number]} Answers */

export const ANSWERS = /** @type {const} */ (["always", "request", "hidden"]);

/** Whoever is to choose a side sees no answers: that choice is what makes the start fair. @param {State} state */
export function showsAnswers(state) {
  const { view, ui } = state;
  if (isGivenUp(state)) return false;
  if (view.over) return true;
  if (isChoosingSide(state)) return false;
  return ui.answers === "always" || (ui.answers === "request" && ui.isRevealed);
}

/**
 * Whether answers that the address hides stay hidden although the game is over: by resigning and taking that back one could
 * look at them in the middle of a game.
 *
 * @param {State} state
 */
function isGivenUp({ view, ui }) {
  return view.ending === "resigned" && ui.isAnswersFixed && ui.answers === "hidden";
}

/** Whether the laboratory is open: where the address hides answers it opens with them. @param {State} state */
export function mayExperiment(state) {
  return showsAnswers(state) || !(state.ui.isAnswersFixed && state.ui.answers === "hidden");
}

/** Whether it is still to be chosen who begins; who takes coins has chosen. @param {State} state */
export function isChoosingSide({ view, ui }) {
  return ui.isSideOpen && view.moves.length === 0;
}

/** The message that says why there are no answers now. @param {State} state */
export function hiddenBecause(state) {
  if (isChoosingSide(state)) return "answers-after-side";
  if (isGivenUp(state)) return "answers-resigned";
  return state.ui.answers === "hidden" ? "answers-later" : "answers-asked";
}

/** @param {State} state */
export function mayHint(state) {
  return isPersonsTurn(state) && !isChoosingSide(state) && state.ui.answers !== "hidden";
}

/**
 * What was advised, as long as the game stands as it did then.
 *
 * @param {State} state
 * @returns {Advice | null}
 */
export function hintOf(state) {
  const { hint } = state.ui;
  return hint !== null && hint.game === state.match.game && mayHint(state) ? hint.advice : null;
}
