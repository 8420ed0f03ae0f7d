// Why a position is won or lost, why a move was good or bad, and what to do now, in this game's own numbers.

import { size } from "../spans.js";
import { whoAt } from "./phrases.js";

/** @typedef {import("../engine.js").Advice} Advice */
/** @typedef {import("../engine.js").Analysis} Analysis */
/** @typedef {import("../engine.js").Reason} Reason */
/** @typedef {import("../knowledge.js").Judged} Judged */
/** @typedef {import("../messages.js").Messages} Messages */
/** @typedef {import("../state.js").State} State */

/**
 * @param {Analysis} analysis
 * @param {Messages} words
 */
export function reasonInWords({ reason, outcome, legal, winning }, words) {
  if (reason.kind === "stuck") return words.tell("reason-stuck");
  if (reason.kind === "remainder") return remainderInWords(reason, outcome, words);
  // One column under any other rule: the takes themselves are the plainest reason.
  if (reason.values.length === 1)
    return words.tell("reason-takes", { outcome, legal, winning: someOf(winning, legal) });
  switch (reason.kind) {
    case "nim_sum":
      return words.tell("reason-nim", {
        outcome: reason.near_turn && outcome === "P" ? "turn" : outcome,
        sum: reason.nim_sum,
      });
    case "ones":
      return words.tell("reason-ones", { ones: reason.ones });
    default:
      return words.tell("reason-parity", { column: reason.column + 1, ones: reason.ones });
  }
}

/**
 * How many, as the messages are told: all of them are no number there.
 *
 * @param {number} count
 * @param {number} all
 */
export function someOf(count, all) {
  return count === all ? "all" : count;
}

/**
 * @param {Extract<Reason, { kind: "remainder" }>} reason
 * @param {"N" | "P"} outcome
 * @param {Messages} words
 */
function remainderInWords({ coins, divisor, quotient, remainder, lost_remainder }, outcome, words) {
  const values = { coins, divisor, quotient, remainder, lost: lost_remainder, next: coins - divisor };
  if (outcome === "N") return words.tell(quotient === 0 ? "reason-won-at-once" : "reason-won-number", values);
  return words.tell(quotient === 0 ? "reason-last" : "reason-lost-number", values);
}

/**
 * @param {State} state
 * @param {Analysis} now
 * @param {Messages} words
 */
export function verdictInWords({ match, view }, now, words) {
  const verdict = words.tell("verdict-now", { who: whoAt(match.params, view.turn), outcome: now.outcome });
  return words.tell("sentences", { first: verdict, second: reasonInWords(now, words) });
}

/** @typedef {"right" | "wrong" | "lost"} Judgement */

/**
 * @param {Judged} judged
 * @returns {Judgement}
 */
export function judgementOf({ before, after }) {
  if (before.outcome === "P") return "lost";
  return after.outcome === "P" ? "right" : "wrong";
}

/**
 * @param {State} state
 * @param {Judged} judged
 * @param {Messages} words
 */
export function judgementInWords({ match, view }, judged, words) {
  const { move, before, after } = judged;
  const judgement = judgementOf(judged);
  return words.tell(`judged-${judgement}`, {
    who: whoAt(match.params, move.seat),
    count: move.count,
    column: move.column + 1,
    columns: view.columns.length,
    reason: reasonInWords(judgement === "lost" ? before : after, words),
    better: before.explained?.count ?? 0,
    from: (before.explained?.column ?? 0) + 1,
  });
}

/**
 * @param {State} state
 * @param {Advice} advice
 * @param {Messages} words
 */
export function hintInWords({ view }, { column, count, wins, after }, words) {
  const what = words.tell("hint-take", { columns: view.columns.length, column: column + 1, count });
  const { reason, legal, winning } = after;
  if (!wins) {
    const choices = view.columns.reduce((sum, { takes }) => sum + size(takes), 0);
    return words.tell("hint-lost", { what, choices, legal, winning: someOf(winning, legal) });
  }
  const leaves = view.columns[column].coins - count;
  switch (reason.kind) {
    case "stuck":
      return words.tell("hint-stuck", { what });
    case "remainder":
      return words.tell("hint-number", { what, ...reason });
    default:
      if (view.columns.length === 1) return words.tell("hint-leave", { what, leaves });
      return words.tell(reason.kind === "nim_sum" ? "hint-nim" : "hint-ones", {
        what,
        ones: reason.kind === "ones" ? reason.ones : 0,
      });
  }
}
