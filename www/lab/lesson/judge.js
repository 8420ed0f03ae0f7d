// What is said of that which someone filled in. Whether it is right, the engine knows.

/** @typedef {import("../engine.js").LabEngine} LabEngine */
/** @typedef {import("./progress.js").Sides} Sides */
/** @typedef {import("./progress.js").Verdict} Verdict */
/** @typedef {import("./progress.js").Work} Work */
/** @typedef {import("./steps.js").Step} Step */

/** A message and its values. @typedef {{ id: string, values?: Record<string, string | number> }} Said */

/** Slips for which there is a sentence of its own. */
const NAMED_SLIPS = ["turn_mixed_up", "other_convention", "against_own_rows"];

/**
 * The notation of the rule to take 1 to so many.
 *
 * @param {number} most
 */
export function ruleOf(most) {
  return `1-${most}`;
}

/**
 * How many coins that rule of a set-up allows to take.
 *
 * @param {import("../../engine.js").Setup} setup
 */
export function mostOf({ rule }) {
  return Number(String(rule).split("-")[1]);
}

/**
 * What is still wrong, or is missing, in that which was filled in; undefined where all is right.
 *
 * @param {LabEngine} engine
 * @param {Step} step
 * @param {Work} work
 * @returns {Said | undefined}
 */
export function judge(engine, step, work) {
  switch (step.kind) {
    case "table":
      return judgeTable(engine, step, work.verdicts);
    case "marks":
      return judgeMarks(engine, step, work.marks);
    default:
      return judgeSides(engine, step, work.sides);
  }
}

/**
 * @param {LabEngine} engine
 * @param {Step} step
 * @param {Record<number, Verdict>} verdicts
 * @returns {Said | undefined}
 */
function judgeTable(engine, { most, convention, numbers }, verdicts) {
  const filled = numbers.filter((n) => verdicts[n] !== undefined);
  const rows = filled.map((n) => ({ n, verdict: verdicts[n] }));
  const difference = engine.check_hand_table(ruleOf(most), convention, rows);
  if (difference !== undefined) {
    const { kind } = difference.slip;
    const slip = NAMED_SLIPS.includes(kind) ? kind : "other";
    return { id: `lesson-slip-${slip}`, values: { n: difference.n } };
  }
  const missing = numbers.find((n) => verdicts[n] === undefined);
  return missing === undefined ? undefined : { id: "lesson-row-missing", values: { n: missing } };
}

/**
 * @param {LabEngine} engine
 * @param {Step} step
 * @param {number[]} marks
 * @returns {Said | undefined}
 */
function judgeMarks(engine, { most, convention, numbers, needed = 0 }, marks) {
  const { rows } = engine.win_table(ruleOf(most), convention, numbers.length);
  const wrong = rows.find(({ n, verdict }) => verdict === "win" && marks.includes(n));
  if (wrong !== undefined) return { id: "lesson-mark-wrong", values: { n: wrong.n } };
  if (marks.length < needed) return { id: "lesson-marks-few", values: { count: marks.length, needed } };
  return undefined;
}

/**
 * @param {LabEngine} engine
 * @param {Step} step
 * @param {Sides} sides
 * @returns {Said | undefined}
 */
function judgeSides(engine, { most, numbers }, sides) {
  if (sides.misere === undefined || sides.normal === undefined) return { id: "lesson-sides-missing" };
  const isRight = /** @type {const} */ (["misere", "normal"]).every((convention) => {
    const game = engine.new_game({ columns: numbers, rule: ruleOf(most), convention });
    return sides[convention] === (engine.analyse(game).outcome === "N" ? "first" : "second");
  });
  return isRight ? undefined : { id: "lesson-sides-wrong" };
}
