// What the record of some games says, by game and by person: whether the win was kept where it could be given away, and
// which replies complete K + 1. All of it is asked of the core.

import { EngineError, isTrap } from "../../engine-error.js";

/** @typedef {import("../../engine.js").Seat} Seat */
/** @typedef {import("../archive.js").RecordedGame} RecordedGame */
/** @typedef {import("../engine.js").Replies} Replies */
/** @typedef {import("../engine.js").GradedMove} GradedMove */
/** @typedef {import("../main.js").LabEngine} LabEngine */
/** @typedef {Replies["games"][number]} GameReplies */

/**
 * What is counted; how likely chance does as well is left out where there is too much to work that out.
 *
 * @template {{ chance: number, luck: string }} T
 * @typedef {Omit<T, "chance" | "luck"> & Partial<T>} Counted
 */

/** @typedef {Counted<Replies["skill"]>} Skill */
/** @typedef {Counted<Replies["tally"]>} Tally */

/**
 * What one person did in some games.
 *
 * @typedef {object} Standing
 * @property {number} games
 * @property {Skill} skill
 * @property {Tally} tally
 */

export const SEATS = /** @type {const} */ (["first", "second"]);

/** The takes of more games are not listed one by one. */
const MOST_LISTED = 60;

/**
 * @typedef {object} Report
 * @property {{ recorded: RecordedGame, first: GameReplies, second: GameReplies }[]} games
 * @property {GradedMove[][]} moves of each game; none where there are too many games
 * @property {{ name: string, all: Standing, first: Standing, second: Standing }[]} players
 * @property {number} skipped games of another kind
 */

/**
 * @param {Pick<LabEngine, "replies" | "review">} engine
 * @param {readonly RecordedGame[]} recorded
 * @returns {Report}
 */
export function reportOf(engine, recorded) {
  const games = recorded.flatMap((each) => repliesIn(engine, each) ?? []);
  const names = [...new Set(games.flatMap(({ recorded: { first, second } }) => [first, second]))];
  const players = names.map((name) => {
    const standing = (/** @type {readonly Seat[]} */ seats) =>
      together(
        engine,
        games.flatMap((game) =>
          seats
            .filter((seat) => game.recorded[seat] === name)
            .map((seat) => ({ game: game.recorded.game, seat, did: game[seat] })),
        ),
      );
    return { name, all: standing(SEATS), first: standing(["first"]), second: standing(["second"]) };
  });
  const moves = games.length > MOST_LISTED ? [] : games.map(({ recorded: { game } }) => engine.review(game).moves);
  return { games, moves, players, skipped: recorded.length - games.length };
}

/**
 * What several games come to.
 *
 * @param {Pick<LabEngine, "replies">} engine
 * @param {{ game: RecordedGame["game"], seat: Seat, did: GameReplies }[]} played
 * @returns {Standing}
 */
function together(engine, played) {
  const games = played.length;
  try {
    const { skill, tally } = engine.replies(played.map(({ game, seat }) => ({ game, seat })));
    return { games, skill, tally };
  } catch (error) {
    if (!(error instanceof EngineError) || isTrap(error)) throw error;
    const skill = { trials: 0, kept: 0, expected: 0 };
    const tally = { unforced: 0, matches: 0, only_wins: 0, forced_matches: 0, expected: 0 };
    for (const { did } of played) {
      add(skill, did.skill);
      add(tally, did.tally);
    }
    return { games, skill, tally };
  }
}

/**
 * @template {Record<string, number>} T
 * @param {T} sum
 * @param {T} part
 */
function add(sum, part) {
  for (const name of /** @type {(keyof T)[]} */ (Object.keys(sum)))
    sum[name] = /** @type {any} */ (sum[name] + part[name]);
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
