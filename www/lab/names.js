// Names as people type them or files bring them in: what cannot be seen in them names nobody, and what is written from right
// to left leaves the sentence around it in order.

const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Cc}\u2800]/gu;

/** Marks that turn the direction of writing. Letters bring theirs along. */
const TURNING = /\p{Bidi_Control}/gu;

/** The blocks of Unicode for writing from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFE\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** @param {string} text @returns {string} "" where nothing of it can be seen */
export function readName(text) {
  return seen(text) === "" ? "" : withoutTurns(text).trim();
}

/** Whether two names look the same. @param {string} a @param {string} b */
export function lookAlike(a, b) {
  return seen(a) === seen(b);
}

/** @param {string} text */
function seen(text) {
  return text.replace(INVISIBLE, "").normalize();
}

/** A text as data, without the marks that it has in a sentence. @param {string} text */
export function withoutTurns(text) {
  return text.replace(TURNING, "");
}

/** A text as a part of a sentence. @param {string} text */
export function isolated(text) {
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
}

/** What is put into a message. @param {import("../messages.js").Values} values */
export function isolatedIn(values) {
  const given = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === "string" ? isolated(value) : value,
  ]);
  return Object.fromEntries(given);
}
