// The recorded games as rows for a spreadsheet, one a turn.

import { endOf, ruleInWords } from "../views/phrases.js";
import { moment, verbatim } from "./csv.js";
import { withoutTurns } from "./names.js";
import { titleOf } from "./words.js";

/** @typedef {import("../engine.js").Rule} Rule */
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
 * @param {Pick<LabEngine, "view" | "parse_rule">} engine
 * @param {Messages} words
 * @returns {(string | number | null)[][]}
 */
export function turnRows(games, engine, words) {
  const { tell } = words;
  // Messages take their time, so each is told once.
  const seats = { first: tell("report-seat", { seat: "first" }), second: tell("report-seat", { seat: "second" }) };
  const [took, resigned] = [tell("csv-took"), tell("csv-resigned")];
  const ends = new Map(
    /** @type {const} */ (["misere", "normal", "misere-take", "normal-take"]).map((end) => [
      end,
      tell(`convention-${end}`),
    ]),
  );
  /** Spreadsheets would take 1-3 for a date. @type {Map<string, { rule: Rule, said: string }>} */
  const known = new Map();
  const ruleOf = (/** @type {string} */ text) => {
    let found = known.get(text);
    if (found === undefined) {
      const rule = engine.parse_rule(text);
      found = { rule, said: ruleInWords(rule, words) };
      known.set(text, found);
    }
    return found;
  };
  const rows = games.flatMap((recorded) => {
    const title = verbatim(withoutTurns(titleOf(recorded, words)));
    const { number, times, game } = recorded;
    const { columns, rule, convention } = game.setup;
    const { moves, winner, total } = engine.view(game);
    const rules = (typeof rule === "string" ? [rule] : rule).map(ruleOf);
    const about = [
      columns.join(" "),
      rules.map(({ said }) => said).join(" / "),
      ends.get(
        endOf(
          convention,
          rules.map((each) => each.rule),
        ),
      ) ?? null,
      winner === undefined ? null : verbatim(recorded[winner]),
    ];
    return game.actions.map((action, turn) => {
      const seat = action.kind === "take" ? moves[turn].seat : action.seat;
      const did = action.kind === "take" ? [took, action.count, action.column + 1] : [resigned, null, null];
      const left = action.kind === "take" ? moves[turn].total : total;
      const time = times[turn];
      return [
        title,
        number,
        turn + 1,
        verbatim(recorded[seat]),
        seats[seat],
        ...did,
        left,
        time === null ? null : moment(time),
        ...about,
      ];
    });
  });
  return [HEADINGS.map((each) => tell(`csv-${each}`)), ...rows];
}
