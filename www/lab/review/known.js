// What is known of a game that is looked at: its turns, and what they were worth where that can be said.

import { EngineError } from "../../engine-error.js";
import { otherSeat } from "../../params.js";
import { isSame } from "../archive.js";
import { sizesOf } from "../piles.js";
import { standsOf } from "./story.js";

/** @typedef {import("../../engine.js").Game} Game */
/** @typedef {import("../../engine.js").Seat} Seat */
/** @typedef {import("../../engine.js").View} View */
/** @typedef {import("../engine.js").GradedMove} GradedMove */
/** @typedef {import("../engine.js").Review} Review */
/** @typedef {import("../main.js").LabEngine} LabEngine */
/** @typedef {import("../main.js").Messages} Messages */
/** @typedef {import("../piles.js").Taken} Taken */

/**
 * A turn: a take, or a resignation, which is the last one.
 *
 * @typedef {object} Turn
 * @property {Seat} seat
 * @property {Taken} [take] left out of a resignation
 * @property {GradedMove} [graded] left out of a resignation and where the game is too large to grade
 */

/**
 * @typedef {object} Known
 * @property {Game} game
 * @property {Turn[]} turns
 * @property {Review} [review] left out where the game is too large to grade
 * @property {ReturnType<typeof standsOf>} stands none where there is no review
 * @property {View} view of the game as it stands
 * @property {ReturnType<typeof sizesOf>} sizes
 */

/**
 * Who sits in a seat.
 *
 * @typedef {object} Person
 * @property {string} who which message names them
 * @property {string} name
 * @property {string} short
 */

/**
 * What is looked at, as each part of the review is given it.
 *
 * @typedef {object} Look
 * @property {LabEngine} engine
 * @property {Messages} words
 * @property {Known} known
 * @property {number} step how many turns were made
 * @property {View} view of the position there
 * @property {(seat: Seat) => Person} person
 */

/**
 * @param {LabEngine} engine
 * @param {Game} game
 * @returns {Known}
 */
export function knowledgeOf(engine, game) {
  const view = engine.view(game);
  const review = reviewOf(engine, game);
  const start = engine.view(gameAt(game, 0));
  /** @type {Turn[]} */
  const turns = view.moves.map(({ seat, column, count }, number) => ({
    seat,
    take: { column, count },
    graded: review?.moves[number],
  }));
  if (view.ending === "resigned") turns.push({ seat: otherSeat(view.winner ?? "first") });
  const stands = review === undefined ? [] : standsOf(review);
  return { game, turns, review, stands, view, sizes: sizesOf(start.columns) };
}

/** @param {LabEngine} engine @param {Game} game */
function reviewOf(engine, game) {
  try {
    return engine.review(game);
  } catch (error) {
    if (error instanceof EngineError && error.code === "too_large") return undefined;
    throw error;
  }
}

/**
 * A game as it stood when so many turns had been made.
 *
 * @param {Game} game
 * @param {number} step
 * @returns {Game}
 */
export function gameAt(game, step) {
  return { ...game, actions: game.actions.slice(0, step), played: step };
}

/** Whether a game is another one, or goes on from it. @param {Game} game @param {Game} beginning */
export function isBegunBy(game, beginning) {
  return game.played >= beginning.played && isSame(gameAt(game, beginning.played), beginning);
}

/** Whether the game was decided by the turn with this number. @param {Known} known @param {number} number */
export function isTurningPoint({ review, turns }, number) {
  const point = review?.turning_point;
  if (point === undefined) return false;
  return number === (point.kind === "move" ? point.number : turns.length - 1);
}
