// The steps of the lesson, as data: which coins lie on the board of each, and what is to be done with them. What is said
// is in the locales, under the name of the step.

/** @typedef {import("../../engine.js").Convention} Convention */
/** @typedef {import("../../engine.js").Player} Player */
/** @typedef {import("../../engine.js").Seat} Seat */

/**
 * What is to be done in a step:
 * - `game`: play a game to its end
 * - `wins`: win from each of the numbers
 * - `tries`: try each first take
 * - `table`: fill the rows of a table
 * - `marks`: mark so many lost numbers
 * - `answers`: leave a lost number so many times
 * - `landings`: from each of the numbers, take so that a lost one is left
 * - `sides`: say for both rules who can be sure of winning
 * - `duel`: win, from a start of one's own choice
 *
 * @typedef {"game" | "wins" | "tries" | "table" | "marks" | "answers" | "landings" | "sides" | "duel"} Kind
 */

/**
 * @typedef {object} Step
 * @property {string} id
 * @property {Kind} kind
 * @property {number} most how many coins may be taken at most
 * @property {Convention} convention
 * @property {number[]} numbers the numbers of coins that can be put on the board
 * @property {Seat} you
 * @property {Player} player the computer
 * @property {number} [needed] how many lost numbers, or answers, it takes
 * @property {string} [keptIn] the step whose work is gone on with
 */

const BEGINNING = { convention: /** @type {const} */ ("misere"), you: /** @type {const} */ ("first") };
const PERFECT = { player: { kind: /** @type {const} */ ("perfect") } };

/** @param {number} last */
const upTo = (last) => Array.from({ length: last }, (_, index) => index + 1);

/** @type {Step[]} */
export const STEPS = [
  { id: "blind", kind: "game", most: 3, numbers: [21], ...BEGINNING, ...PERFECT },
  { id: "end", kind: "wins", most: 3, numbers: [2, 3, 4], ...BEGINNING, ...PERFECT },
  { id: "five", kind: "tries", most: 3, numbers: [5], ...BEGINNING, ...PERFECT },
  { id: "rows", kind: "table", most: 2, numbers: upTo(4), ...BEGINNING, ...PERFECT },
  { id: "grow", kind: "table", most: 2, numbers: upTo(10), keptIn: "rows", ...BEGINNING, ...PERFECT },
  { id: "three", kind: "marks", most: 3, numbers: upTo(14), needed: 3, ...BEGINNING, ...PERFECT },
  { id: "four", kind: "marks", most: 4, numbers: upTo(18), needed: 3, ...BEGINNING, ...PERFECT },
  {
    id: "answer",
    kind: "answers",
    most: 3,
    numbers: [13],
    needed: 3,
    convention: "misere",
    you: "second",
    player: { kind: "random" },
  },
  { id: "land", kind: "landings", most: 3, numbers: [7, 12, 18], ...BEGINNING, ...PERFECT },
  {
    id: "switch",
    kind: "marks",
    most: 3,
    numbers: upTo(14),
    needed: 3,
    ...PERFECT,
    convention: "normal",
    you: "first",
  },
  { id: "sides", kind: "sides", most: 3, numbers: [21], ...BEGINNING, ...PERFECT },
  { id: "beat", kind: "duel", most: 4, numbers: [21], ...BEGINNING, ...PERFECT },
];

/** Between what the start of the duel can be chosen. */
export const DUEL = { most: [2, 3, 4, 5], coins: upTo(24).slice(11) };
