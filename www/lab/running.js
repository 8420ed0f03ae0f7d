// The match that is being played, whose games tell nobody yet who could have won.

/** @typedef {import("./main.js").Context} Context */

/** @type {WeakMap<Context, () => string | undefined>} */
const running = new WeakMap();

/**
 * @param {Context} context
 * @param {() => string | undefined} series the match whose verdicts are hidden, if there is one
 */
export function hideRunning(context, series) {
  running.set(context, series);
}

/**
 * Whether what its moves were worth is to be hidden.
 *
 * @param {Context} context
 * @param {{ series: string }} recorded
 */
export function isRunning(context, { series }) {
  return running.get(context)?.() === series;
}
