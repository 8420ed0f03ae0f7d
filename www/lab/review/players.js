// Who played the game that is looked at, and who plays when it is played on.

import { otherSeat, soloSeat } from "../../params.js";
import { whoAt } from "../../views/phrases.js";

/** @typedef {import("../../engine.js").Game} Game */
/** @typedef {import("../../engine.js").Seat} Seat */
/** @typedef {import("../../params.js").Params} Params */
/** @typedef {import("../handed.js").Handed} Handed */
/** @typedef {import("../main.js").Messages} Messages */
/** @typedef {import("./known.js").Person} Person */

/**
 * @param {Seat} seat
 * @param {Handed | undefined} handed the game, where it is none of the page's
 * @param {Params} params of the page's game
 * @param {Messages} words
 * @returns {Person}
 */
export function personAt(seat, handed, params, words) {
  const handedWho = seat === "first" ? "person1" : "person2";
  const who = handed === undefined ? whoAt(params, seat) : handedWho;
  const own = handed?.names?.[seat];
  return { who, name: own ?? words.tell("name", { who }), short: own ?? words.tell("name-short", { who }) };
}

/**
 * Whose win is drawn above the middle: that of the one person who plays a computer.
 *
 * @param {Handed | undefined} handed
 * @param {Params} params
 * @returns {Seat}
 */
export function upperSeat(handed, params) {
  return (handed === undefined ? soloSeat(params) : undefined) ?? "first";
}

/**
 * The set-up in which a person moves on from a position. A rule of its own for each column has no place in it.
 *
 * @param {Game} game
 * @param {Seat} seat of whoever tries again
 * @param {Handed | undefined} handed
 * @param {Params} params
 * @returns {Partial<Params> | undefined}
 */
export function paramsToPlayOn({ setup }, seat, handed, params) {
  if (typeof setup.rule !== "string") return undefined;
  const { columns, rule, convention } = setup;
  const rival = params[otherSeat(seat)];
  const isAlone = handed !== undefined || soloSeat(params) !== undefined;
  /** @type {Pick<Params, "first" | "second">} */
  const sides = { first: "person", second: "person" };
  if (isAlone) sides[otherSeat(seat)] = rival === "person" ? "perfect" : rival;
  return { columns, rule, convention, ...sides };
}
