// What the record of some games says about replies that complete K + 1, by game, by player and by seat. All of it is asked of
// the core.

import { EngineError } from "../../engine-error.js";

/** @typedef {import("../../engine.js").Seat} Seat */
/** @typedef {import("../archive.js").RecordedGame} RecordedGame */
/** @typedef {import("../engine.js").Replies} Replies */
/** @typedef {import("../main.js").LabEngine} LabEngine */
/** @typedef {Replies["games"][number]} GameReplies */
/** @typedef {Replies["tally"]} Tally */

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
    const asked = games.flatMap(({ recorded }) =>
      SEATS.filter((seat) => recorded[seat] === name).map((seat) => ({ game: recorded.game, seat })),
    );
    return { name, tally: engine.replies(asked).tally };
  });
  const bySeat = (/** @type {Seat} */ seat) =>
    engine.replies(games.map(({ recorded: { game } }) => ({ game, seat }))).tally;
  return {
    games,
    players,
    seats: { first: bySeat("first"), second: bySeat("second") },
    skipped: recorded.length - games.length,
  };
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
    if (error instanceof EngineError && error.code !== "trap") return undefined;
    throw error;
  }
}
