// What the record of some games says about replies that complete K + 1, by game, by player and by seat. All of it is asked of
// the core.

import { EngineError } from "../engine-error.js";

/** @typedef {import("../engine.js").Seat} Seat */
/** @typedef {import("./archive.js").RecordedGame} RecordedGame */
/** @typedef {import("./engine.js").Replies} Replies */
/** @typedef {import("./main.js").LabEngine} LabEngine */
/** @typedef {Replies["games"][number]} GameReplies */
/** @typedef {Replies["tally"]} Tally */

export const SEATS = /** @type {const} */ (["first", "second"]);

/**
 * @typedef {object} Report
 * @property {{ recorded: RecordedGame, sum: number, first: GameReplies, second: GameReplies }[]} games `sum` is K + 1
 * @property {{ name: string, tally: Tally, only: number }[]} players `only`: matches that were the only winning reply, too
 * @property {{ first: Tally, second: Tally }} seats
 * @property {number} skipped games of another kind
 */

/**
 * @param {Pick<LabEngine, "replies" | "parse_rule">} engine
 * @param {readonly RecordedGame[]} recorded
 * @returns {Report}
 */
export function reportOf(engine, recorded) {
  const games = recorded.flatMap((each) => repliesIn(engine, each) ?? []);
  const names = [...new Set(games.flatMap(({ recorded: { first, second } }) => [first, second]))];
  const players = names.map((name) => {
    const seated = games.flatMap((each) =>
      SEATS.filter((seat) => each.recorded[seat] === name).map((seat) => ({ each, seat })),
    );
    const asked = seated.map(({ each, seat }) => ({ game: each.recorded.game, seat }));
    const replies = seated.flatMap(({ each, seat }) => each[seat].replies);
    const only = replies.filter(({ matches, only_win, forced }) => matches && only_win && !forced).length;
    return { name, tally: engine.replies(asked).tally, only };
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
 * @param {Pick<LabEngine, "replies" | "parse_rule">} engine
 * @param {RecordedGame} recorded
 */
function repliesIn(engine, recorded) {
  const { game } = recorded;
  try {
    const [first, second] = engine.replies(SEATS.map((seat) => ({ game, seat }))).games;
    const { rule } = game.setup;
    const [most] = engine.parse_rule(typeof rule === "string" ? rule : rule[0]).takes;
    return { recorded, sum: most + 1, first, second };
  } catch (error) {
    if (error instanceof EngineError && error.code !== "trap") return undefined;
    throw error;
  }
}

/**
 * Where the replies that match began, and whether they last to the end. Replies without a choice tell nothing of that.
 *
 * @param {GameReplies} replies
 * @returns {{ kind: "none" | "never" | "lasts" | "broken" | "again", turn: number, again: number }} turns count from 1
 */
export function courseOf({ replies, first, to_the_end, tally }) {
  const turnOf = (/** @type {number | undefined} */ place) => (place === undefined ? 0 : replies[place].number + 1);
  const course = { turn: turnOf(first), again: turnOf(to_the_end) };
  if (tally.unforced === 0) return { kind: "none", ...course };
  if (first === undefined) return { kind: "never", ...course };
  if (first === to_the_end) return { kind: "lasts", ...course };
  return { kind: to_the_end === undefined ? "broken" : "again", ...course };
}

/**
 * How far chance goes as an explanation.
 *
 * @param {Tally} tally
 * @returns {"nothing" | "hardly" | "seldom" | "well"}
 */
export function judge({ unforced, chance }) {
  if (unforced === 0) return "nothing";
  if (chance <= 0.01) return "hardly";
  return chance <= 0.05 ? "seldom" : "well";
}
