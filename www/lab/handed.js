// A game that one view hands to another to be looked at.

/** @typedef {import("./main.js").Context} Context */
/** @typedef {import("../engine.js").Game} Game */
/** @typedef {import("../engine.js").Seat} Seat */

/**
 * @typedef {object} Handed
 * @property {Game} game its moves in force are looked at
 * @property {() => string} [title] what it is called, in the language of the page
 * @property {Partial<Record<Seat, string>>} [names] who played, where they have names
 * @property {readonly (number | null)[]} [times] when each turn was made; null where that is not known
 * @property {() => void} [back] leads back to where it was chosen
 */

/** @type {WeakMap<Context, Handed>} */
const handed = new WeakMap();

/**
 * Opens the review with a game, which stays there until another one is handed over or the game of the page is chosen.
 *
 * @param {Context} context
 * @param {Handed} what
 */
export function openReview(context, what) {
  handed.set(context, what);
  context.go("review");
}

/** @param {Context} context @returns {Handed | undefined} */
export function handedTo(context) {
  return handed.get(context);
}
