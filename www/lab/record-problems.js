// What is wrong with a game that was typed or brought in, in the words of the page.

/** @typedef {import("./engine.js").RecordProblem} RecordProblem */
/** @typedef {import("./engine.js").RefusedTurn} RefusedTurn */
/** @typedef {import("./main.js").Messages} Messages */

/** Longer pieces of what was typed are cut short. */
const MOST_SHOWN = 24;

/**
 * @param {RecordProblem} problem
 * @param {Messages} words
 */
export function recordProblemInWords(problem, words) {
  if (problem.kind === "refused") return refusedInWords(problem, words);
  const values = "text" in problem ? { ...problem, text: short(problem.text) } : problem;
  return words.tell(`record-bad-${problem.kind}`, values);
}

/**
 * @param {RefusedTurn} refused
 * @param {Messages} words
 */
export function refusedInWords({ turn, refusal }, words) {
  return words.tell(`record-bad-${refusal.kind}`, { ...refusal, turn });
}

/** @param {string} text */
function short(text) {
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
}
