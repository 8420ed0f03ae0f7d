// The fair start: one side arranges the coins, the other chooses who begins.

import { soloSeat } from "./params.js";

/** @typedef {import("./engine.js").Seat} Seat */
/** @typedef {import("./params.js").Params} Params */

/**
 * As many columns as there are, of other coins, so that nobody knows beforehand who wins.
 *
 * @param {readonly number[]} columns
 * @param {() => number} random from 0 to 1
 * @returns {number[]}
 */
export function arrange({ length }, random) {
  const between = (/** @type {number} */ least, /** @type {number} */ most) =>
    least + Math.floor(random() * (most - least + 1));
  return length === 1 ? [between(12, 30)] : Array.from({ length }, () => between(1, 9));
}

/**
 * Whether a computer that is given the choice begins: as often as it plays well it sees who wins, else it guesses.
 *
 * @param {Params} params
 * @param {Seat | null} favourite who wins with perfect play, if that is known
 * @param {() => number} random
 */
export function computerBegins(params, favourite, random) {
  const solo = soloSeat(params);
  const who = solo === "first" ? params.second : params.first;
  const skill = who === "perfect" ? 1 : who === "fallible" ? 1 - params.mistakes : 0;
  return favourite !== null && random() < skill ? favourite === "first" : random() < 0.5;
}

/**
 * The seats as they are when the one person begins, or does not.
 *
 * @param {Params} params
 * @param {boolean} isPersonFirst
 * @returns {Pick<Params, "first" | "second">}
 */
export function seats({ first, second }, isPersonFirst) {
  return (first === "person") === isPersonFirst ? { first, second } : { first: second, second: first };
}
