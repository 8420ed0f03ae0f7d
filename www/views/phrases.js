// Phrases that several views share: who someone is, and what a rule allows.

import { soloSeat } from "../params.js";
import { list, size } from "../spans.js";
import { fewTakes } from "../state.js";

/** @typedef {import("../engine.js").Rule} Rule */
/** @typedef {import("../engine.js").Seat} Seat */
/** @typedef {import("../messages.js").Messages} Messages */
/** @typedef {import("../params.js").Params} Params */
/** @typedef {import("../engine.js").View} View */
/** @typedef {import("../state.js").State} State */

/** Up to so many takes are named one by one. */
const FEW = 4;

/**
 * What the messages call `$who`.
 *
 * @param {Params} params
 * @param {Seat} seat
 */
export function whoAt(params, seat) {
  const solo = soloSeat(params);
  if (solo !== undefined) return seat === solo ? "you" : "computer";
  const kind = params.first === "person" ? "person" : "computer";
  return seat === "first" ? `${kind}1` : `${kind}2`;
}

/**
 * The latest move: "The computer took 2."
 *
 * @param {Params} params
 * @param {View} view of a game in which something was taken
 * @param {Messages} words
 */
export function tookInWords(params, { moves, columns }, words) {
  const { seat, count, column } = moves[moves.length - 1];
  return words.tell("took", { who: whoAt(params, seat), count, column: column + 1, columns: columns.length });
}

/**
 * What decides the game, as the messages are told: the last coin, or the last take where coins may be left that nobody may take.
 *
 * @param {import("../engine.js").Convention} convention
 * @param {readonly Pick<Rule, "leaves_coins">[]} rules of the columns
 */
export function endOf(convention, rules) {
  return rules.some((rule) => rule.leaves_coins) ? /** @type {const} */ (`${convention}-take`) : convention;
}

/**
 * A rule in few words: "take 1 to 3".
 *
 * @param {Rule} rule
 * @param {Messages} words
 */
export function ruleInWords({ kind, takes, text }, words) {
  switch (kind) {
    case "up_to":
      return ruleUpTo(takes[0], words);
    case "any":
      return words.tell("rule-any");
    case "odd":
      return words.tell("rule-odd");
    case "set":
      return words.tell("rule-set", { list: takes.length <= FEW * 2 ? words.either(takes) : text });
    default:
      return words.tell("rule-code", { rule: text });
  }
}

/**
 * @param {number} most
 * @param {Messages} words
 */
export function ruleUpTo(most, words) {
  return words.tell("rule-up-to", { most });
}

/**
 * What whoever moves may do now: "take 1, 2 or 3", "take any number from one column".
 *
 * @param {State} state
 * @param {Messages} words
 */
export function movesInWords(state, words) {
  const { columns } = state.view;
  const left = columns.flatMap(({ takes }, column) => (size(takes) > 0 ? [column] : []));
  if (left.length === 1) {
    const counts = fewTakes(state, left[0], FEW);
    if (counts !== undefined) return words.tell("what-list", { list: words.either(counts) });
  }
  const what = allowance(columns[left[0]].rule, words);
  return columns.length === 1 ? what : words.tell("what-from-column", { what });
}

/**
 * @param {Rule} rule
 * @param {Messages} words
 */
function allowance({ kind, takes, text }, words) {
  switch (kind) {
    case "up_to": {
      const most = takes[0];
      if (most > FEW) return words.tell("what-up-to", { most });
      return words.tell("what-list", { list: words.either(list([{ first: 1, last: most, step: 1 }])) });
    }
    case "any":
      return words.tell("what-any");
    case "odd":
      return words.tell("what-odd");
    case "set":
      return words.tell("what-set", { list: takes.length <= FEW * 2 ? words.either(takes) : text });
    default:
      return words.tell("what-code", { rule: text });
  }
}
