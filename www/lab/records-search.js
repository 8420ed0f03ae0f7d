// Finding games by what stands in their rows.
//
// All words must stand in the row, wherever. A number belongs to the word before it, since a row holds many of them: "game 3"
// stands in no row of game 2, though both say "take 1 to 3".

import { withoutTurns } from "./names.js";

/** @param {readonly string[]} parts of a row */
export function searchableText(parts) {
  return parts.map(folded).join("\n");
}

/**
 * @param {string} sought
 * @returns {(text: string) => boolean}
 */
export function finderOf(sought) {
  const pieces = folded(sought).match(/\S+(?: \d+(?!\S))?/g) ?? [];
  const tests = pieces.map((piece) => new RegExp(wholeNumbers(literal(piece))));
  return (text) => tests.every((test) => test.test(text));
}

/** As it is compared: neither case nor width matters, nor what cannot be seen. @param {string} text */
function folded(text) {
  return withoutTurns(text.normalize("NFKC")).toLowerCase().replace(/\s+/g, " ");
}

/** Each number ends where it ends in the text, and one at the beginning begins there. @param {string} pattern */
function wholeNumbers(pattern) {
  return pattern.replace(/\d+/g, "$&(?!\\d)").replace(/^\d/, "(?:^|\\D)$&");
}

/** @param {string} text */
function literal(text) {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}
