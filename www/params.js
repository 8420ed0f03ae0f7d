// What a person sets up: which game, and who plays it.

/** @typedef {import("./engine.js").Convention} Convention */
/** @typedef {import("./engine.js").Player} Player */
/** @typedef {import("./engine.js").Seat} Seat */
/** @typedef {import("./engine.js").Setup} Setup */

/** @typedef {Player["kind"]} ComputerKind */
/** @typedef {"person" | ComputerKind} Who */

/**
 * @typedef {object} Params
 * @property {number[]} columns coins in each column
 * @property {string} rule which takes one column allows, as the core prints it
 * @property {Convention} convention
 * @property {Who} first who sits in the seat that moves first
 * @property {Who} second
 * @property {number} mistakes the share of mistakes of a fallible computer, 0 to 1
 * @property {number} [seed] what the computers' choices follow from; without it every game is another one
 */

/** @type {readonly ComputerKind[]} */
export const COMPUTERS = ["fallible", "perfect", "beginner", "random", "greedy"];

/** From 21 coins the second player wins, so the person who begins to learn sits there. @type {Params} */
export const DEFAULTS = {
  columns: [21],
  rule: "1-3",
  convention: "misere",
  first: "fallible",
  second: "person",
  mistakes: 0.3,
};

/**
 * @param {Params} params
 * @returns {Setup}
 */
export function setupOf({ columns, rule, convention, seed }) {
  return seed === undefined ? { columns, rule, convention } : { columns, rule, convention, seed };
}

/**
 * @param {Params} params
 * @param {Seat} seat
 * @returns {Player | undefined} undefined for a person
 */
export function computerAt(params, seat) {
  const who = params[seat];
  if (who === "person") return undefined;
  return who === "fallible" ? { kind: who, mistakes: params.mistakes } : { kind: who };
}

/**
 * The seat of the one person who plays against a computer.
 *
 * @param {Params} params
 * @returns {Seat | undefined} undefined where two persons or two computers play
 */
export function soloSeat({ first, second }) {
  if ((first === "person") === (second === "person")) return undefined;
  return first === "person" ? "first" : "second";
}

/** @param {Seat} seat @returns {Seat} */
export function otherSeat(seat) {
  return seat === "first" ? "second" : "first";
}

/**
 * Whether two set-ups start the same game, whoever the computers are: the game that is being played may go on.
 *
 * @param {Params} a
 * @param {Params} b
 */
export function isSameGame(a, b) {
  return (
    a.rule === b.rule &&
    a.convention === b.convention &&
    a.seed === b.seed &&
    a.columns.join() === b.columns.join() &&
    (a.first === "person") === (b.first === "person") &&
    (a.second === "person") === (b.second === "person")
  );
}
