// Why a typed game cannot be read, in the words of the page. The core says it in English, and which turn it is.

/** @typedef {import("./main.js").Messages} Messages */

/** @type {[RegExp, string, string[]][]} */
const KINDS = [
  [/^a colon is needed/, "colon", []],
  [/^a record has at most (\d+)/, "long", ["most"]],
  [/^turn (\d+): "(.*)" is not a take$/s, "no-take", ["turn", "text"]],
  [/^turn (\d+): "(.*)" does not say which column/s, "column", ["turn", "text"]],
  [/^turn (\d+): the rule "(.*)" does not allow to take (\d+)$/, "rule", ["turn", "rule", "count"]],
  [/^turn (\d+): (\d+) cannot be taken from (\d+)$/, "too-many", ["turn", "count", "left"]],
  [/^turn (\d+): the game is over$/, "over", ["turn"]],
];

/** Longer pieces of what was typed are cut short. */
const MOST_SHOWN = 24;

/**
 * @param {string} message of a `bad_record`
 * @param {Messages} words
 */
export function recordErrorInWords(message, words) {
  for (const [pattern, kind, names] of KINDS) {
    const found = pattern.exec(message);
    if (found === null) continue;
    const values = names.map((name, place) => [name, givenAs(name, found[place + 1])]);
    return words.tell(`record-bad-${kind}`, Object.fromEntries(values));
  }
  return words.tell("error-other", { detail: message });
}

/** @param {string} name @param {string} found */
function givenAs(name, found) {
  if (name === "text") return short(found);
  return name === "rule" ? found : Number(found);
}

/** @param {string} text */
function short(text) {
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
}
