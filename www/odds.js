// How often each computer beats someone who plays at random, in the set-up at hand: exact, worked out when the page has
// nothing else to do, and remembered.

import { EngineError } from "./engine-error.js";
import { COMPUTERS, computerAt, setupOf, soloSeat } from "./params.js";

/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {import("./params.js").ComputerKind} ComputerKind */
/** @typedef {import("./params.js").Params} Params */

/** @typedef {{ wins: number, loses: number }} Chance probabilities, 0 to 1 */

/** @type {import("./engine.js").Player} */
const RANDOM = { kind: "random" };

/**
 * @param {Pick<Engine, "win_chance">} engine
 */
export function createOdds(engine) {
  /** @type {Map<string, Chance | null>} */
  const known = new Map();
  /** What the engine failed at: it is asked once more. @type {Set<string>} */
  const failed = new Set();

  return {
    /**
     * @param {Params} params
     * @param {ComputerKind} kind
     * @returns {Chance | null | undefined} null where it is too large to know, undefined where it is not yet known
     */
    of: (params, kind) => known.get(keyOf(params, kind)),

    /**
     * Works out one more.
     *
     * @param {Params} params
     * @returns {boolean} whether there was one
     * @throws {EngineError} where the engine failed, and should be asked again
     */
    workOut(params) {
      const kind = COMPUTERS.find((each) => !known.has(keyOf(params, each)));
      if (kind === undefined) return false;
      const key = keyOf(params, kind);
      try {
        known.set(key, chance(engine, params, kind));
      } catch (error) {
        if (!(error instanceof EngineError)) throw error;
        if (error.code === "trap" && !failed.has(key)) {
          failed.add(key);
          throw error;
        }
        // Too large to know, most likely; in no case worth more than leaving it out.
        known.set(key, null);
      }
      return true;
    },
  };
}

/** The seat of the computer, which without a person to play against moves first. @param {Params} params */
function seatOf(params) {
  return soloSeat(params) === "first" ? "second" : "first";
}

/** @param {Params} params @param {ComputerKind} kind */
function keyOf(params, kind) {
  const { columns, rule, convention, mistakes } = params;
  return JSON.stringify([columns, rule, convention, seatOf(params), kind, kind === "fallible" ? mistakes : 0]);
}

/**
 * @param {Pick<Engine, "win_chance">} engine
 * @param {Params} params
 * @param {ComputerKind} kind
 * @returns {Chance | null}
 */
function chance(engine, params, kind) {
  const seat = seatOf(params);
  const player = computerAt({ ...params, [seat]: kind }, seat);
  if (player === undefined) return null;
  const setup = setupOf(params);
  const [first, second] = seat === "first" ? [player, RANDOM] : [RANDOM, player];
  const rival = seat === "first" ? "second" : "first";
  return {
    wins: engine.win_chance(setup, first, second, seat),
    loses: engine.win_chance(setup, first, second, rival),
  };
}

/**
 * The number of wins of 100. It says 100 and 0 only where that is certain.
 *
 * @param {Chance} chance
 * @returns {{ wins: number, bound: "exact" | "over" | "under" }}
 */
export function ofHundred({ wins, loses }) {
  const rounded = Math.round(wins * 100);
  if (rounded === 100 && loses > 0) return { wins: 99, bound: "over" };
  if (rounded === 0 && wins > 0) return { wins: 1, bound: "under" };
  return { wins: rounded, bound: "exact" };
}
