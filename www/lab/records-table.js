// The recorded games as rows for a spreadsheet, one a turn.

import { moment } from "./csv.js";
import { titleOf } from "./words.js";

/** @typedef {import("./archive.js").RecordedGame} RecordedGame */
/** @typedef {import("./main.js").LabEngine} LabEngine */
/** @typedef {import("./main.js").Messages} Messages */

const HEADINGS = [
  "game",
  "number",
  "turn",
  "player",
  "seat",
  "what",
  "taken",
  "column",
  "left",
  "time",
  "coins",
  "rule",
  "last",
  "winner",
];

/**
 * @param {readonly RecordedGame[]} games
 * @param {Pick<LabEngine, "view">} engine
 * @param {Messages} words
 * @returns {(string | number | null)[][]}
 */
export function turnRows(games, engine, words) {
  const { tell } = words;
  const rows = games.flatMap((recorded) => {
    const { number, times, game } = recorded;
    const { columns, rule, convention } = game.setup;
    const { moves, winner, total } = engine.view(game);
    const about = [
      columns.join(" "),
      typeof rule === "string" ? rule : rule.join(" / "),
      tell(`convention-${convention}`),
      winner === undefined ? null : recorded[winner],
    ];
    return game.actions.map((action, turn) => {
      const seat = action.kind === "take" ? moves[turn].seat : action.seat;
      const did =
        action.kind === "take"
          ? [tell("csv-took"), action.count, action.column + 1]
          : [tell("csv-resigned"), null, null];
      const left = action.kind === "take" ? moves[turn].total : total;
      const time = times[turn];
      return [
        titleOf(recorded, words),
        number,
        turn + 1,
        recorded[seat],
        tell("report-seat", { seat }),
        ...did,
        left,
        time === null ? null : moment(time),
        ...about,
      ];
    });
  });
  return [HEADINGS.map((each) => tell(`csv-${each}`)), ...rows];
}
