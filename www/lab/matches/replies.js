// What the record of some games says about replies that complete K + 1, by game, by player and by seat. All of it is asked of
// the core.

import { EngineError } from "../../engine-error.js";
import { isTrap } from "../refusal.js";

/** @typedef {import("../../engine.js").Seat} Seat */
/** @typedef {import("../archive.js").RecordedGame} RecordedGame */
/** @typedef {import("../engine.js").Replies} Replies */
/** @typedef {import("../main.js").LabEngine} LabEngine */
/** @typedef {Replies["games"][number]} GameReplies */

/**
 * What is counted; how likely chance does as well is left out where there are too many replies to work that out.
 *
 * @typedef {Omit<Replies["tally"], "chance" | "luck"> & Partial<Replies["tally"]>} Tally
 */

export const SEATS = /** @type {const} */ (["first", "second"]);

/**
 * @typedef {object} Report
 * @property {{ recorded: RecordedGame, first: GameReplies, second: GameReplies }[]} games
 * @property {{ name: string, tally: Tally }[]} players
 * @property {{ first: Tally, second: Tally }} seats
 * @property {number} skipped games of another kind
 */

/**
 * @param {Pick<LabEngine, "replies">} engine
 * @param {readonly RecordedGame[]} recorded
 * @returns {Report}
 */
export function reportOf(engine, recorded) {
  const games = recorded.flatMap((each) => repliesIn(engine, each) ?? []);
  const names = [...new Set(games.flatMap(({ recorded: { first, second } }) => [first, second]))];
  const players = names.map((name) => {
    const tally = together(engine, games, (recorded) => SEATS.filter((seat) => recorded[seat] === name));
    return { name, tally };
  });
  const bySeat = (/** @type {Seat} */ seat) => together(engine, games, () => [seat]);
  return {
    games,
    players,
    seats: { first: bySeat("first"), second: bySeat("second") },
    skipped: recorded.length - games.length,
  };
}

/**
 * What several games come to.
 *
 * @param {Pick<LabEngine, "replies">} engine
 * @param {Report["games"]} games
 * @param {(recorded: RecordedGame) => Seat[]} seatsIn whose replies count in a game
 * @returns {Tally}
 */
function together(engine, games, seatsIn) {
  try {
    return engine.replies(
      games.flatMap(({ recorded }) => seatsIn(recorded).map((seat) => ({ game: recorded.game, seat }))),
    ).tally;
  } catch (error) {
    if (!(error instanceof EngineError) || isTrap(error)) throw error;
    const sum = { unforced: 0, matches: 0, only_wins: 0, forced_matches: 0, expected: 0 };
    for (const { recorded, ...replies } of games) {
      for (const seat of seatsIn(recorded)) {
        const { tally } = replies[seat];
        for (const name of /** @type {(keyof typeof sum)[]} */ (Object.keys(sum))) sum[name] += tally[name];
      }
    }
    return sum;
  }
}

/**
 * @param {Pick<LabEngine, "replies">} engine
 * @param {RecordedGame} recorded
 */
function repliesIn(engine, recorded) {
  const { game } = recorded;
  try {
    const [first, second] = engine.replies(SEATS.map((seat) => ({ game, seat }))).games;
    return { recorded, first, second };
  } catch (error) {
    if (error instanceof EngineError && !isTrap(error)) return undefined;
    throw error;
  }
}
