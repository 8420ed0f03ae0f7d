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

/** Letters that are no base with a mark, as keyboards without them write them. @type {Record<string, string>} */
const PLAIN = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", ı: "i" };

/**
 * As it is compared: neither case, width nor accents matter, nor what groups digits, nor what cannot be seen. The marks of Japanese
 * letters stay, which make other letters of them.
 *
 * @param {string} text
 */
function folded(text) {
  const bare = withoutTurns(text)
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .toLowerCase();
  return bare
    .replace(/[ßæœøłđðþı]/g, (letter) => PLAIN[letter])
    .replace(/(\d),(?=\d{3}(?!\d))/g, "$1")
    .replace(/\s+/g, " ");
}

/** Each number ends where it ends in the text, and one at the beginning begins there. @param {string} pattern */
function wholeNumbers(pattern) {
  return pattern.replace(/\d+/g, "$&(?!\\d)").replace(/^\d/, "(?:^|\\D)$&");
}

/** @param {string} text */
function literal(text) {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}
