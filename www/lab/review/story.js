// How a game went: who had the win in each of its positions, and how far the end was.

import { otherSeat } from "../../params.js";

/** @typedef {import("../../engine.js").Seat} Seat */
/** @typedef {import("../engine.js").Review} Review */

/**
 * A position of a game: that before the first move is number 0.
 *
 * @typedef {object} Stand
 * @property {Seat} winner who wins with perfect play
 * @property {number} [remoteness] how many moves are left when the winner hurries and the loser delays
 */

/** @typedef {{ x: number, y: number, number: number }} Point in per cent of the picture, from its upper left corner */

/** More points than this are not drawn. */
const MOST_POINTS = 600;

/** How far from the middle line the farthest point is. */
const REACH = 42;

/**
 * All positions of a game, one more than there are moves; none where there is no move.
 *
 * @param {Review} review
 * @returns {Stand[]}
 */
export function standsOf({ moves }) {
  const stands = moves.map(({ seat, before }) => stand(seat, before));
  const last = moves.at(-1);
  return last === undefined ? [] : [...stands, stand(otherSeat(last.seat), last.after)];
}

/**
 * @param {Seat} turn
 * @param {wasm_bindgen.Prospect} prospect
 * @returns {Stand}
 */
function stand(turn, { verdict, remoteness }) {
  return { winner: verdict === "win" ? turn : otherSeat(turn), remoteness };
}

/**
 * The stretches in which the same seat had the win.
 *
 * @param {Stand[]} stands
 * @returns {{ from: number, winner: Seat }[]} `from` is the number of a position
 */
export function stretchesOf(stands) {
  return stands.flatMap(({ winner }, from) => (winner === stands[from - 1]?.winner ? [] : [{ from, winner }]));
}

/**
 * The line over the game. It runs above the middle while `up` has the win, else below, the farther away the farther the
 * end is.
 *
 * @param {Stand[]} stands
 * @param {Seat} up
 * @returns {Point[]}
 */
export function lineOf(stands, up) {
  const farthest = Math.max(1, ...stands.map(({ remoteness = 0 }) => remoteness));
  const last = Math.max(1, stands.length - 1);
  const points = stands.map(({ winner, remoteness }, number) => {
    const distance = (remoteness ?? farthest / 2) / farthest;
    return { x: (number / last) * 100, y: 50 - (winner === up ? 1 : -1) * distance * REACH, number };
  });
  // What is left out of a long game is never where the win changes hands.
  const every = Math.ceil(points.length / MOST_POINTS);
  const turns = new Set(stretchesOf(stands).flatMap(({ from }) => [from - 1, from]));
  const isKept = (/** @type {number} */ number) => number % every === 0 || number === last || turns.has(number);
  return points.filter(({ number }) => isKept(number));
}

/**
 * Where a game is opened: at its turning point, or else at its end; at its beginning where it is too large to grade.
 *
 * @param {number} turns how many there are, a resignation too
 * @param {Review} [review]
 */
export function openingStep(turns, review) {
  if (review === undefined) return 0;
  const { moves, turning_point: point } = review;
  if (point === undefined) return turns;
  return point.kind === "move" ? point.number : moves.length;
}

/**
 * The turns that are listed: all of a usual game, of a long one those around a step.
 *
 * @param {number} turns how many there are
 * @param {number} step
 * @param {number} [most]
 * @returns {{ from: number, to: number }} the first, and the one after the last
 */
export function listedAround(turns, step, most = 100) {
  const from = Math.max(0, Math.min(step - Math.floor(most / 2), turns - most));
  return { from, to: Math.min(turns, from + most) };
}
