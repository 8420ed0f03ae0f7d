// A table filled by hand: what stands in its cells, and how it is kept and written out. What is right in it, only the
// engine knows.

import { readVersioned, writeVersioned } from "../versions.js";

/** @typedef {import("../engine.js").Convention} Convention */
/** @typedef {import("./engine.js").HandRow} HandRow */
/** @typedef {"win" | "lose"} Verdict */

/** A row as it was typed; "" and undefined where nothing was. @typedef {{ leaves: string, verdict?: Verdict }} Cells */

/** The rows by their number of coins; those in which nothing stands are absent. @typedef {Map<number, Cells>} Rows */

/** The largest number of coins in a row. */
export const MOST_COINS = 1000;

/** How many rows a table has at most, so that it prints on one sheet. */
export const MOST_ROWS = 100;

/** How many numbers a cell holds at most. */
const MOST_NUMBERS = 1000;

/** @type {Cells} */
const NOTHING = Object.freeze({ leaves: "" });

/**
 * @param {Rows} rows
 * @param {number} n
 */
export function cellsOf(rows, n) {
  return rows.get(n) ?? NOTHING;
}

/**
 * The rows with other cells in one of them.
 *
 * @param {Rows} rows
 * @param {number} n
 * @param {Partial<Cells>} change
 * @returns {Rows}
 */
export function withCells(rows, n, change) {
  const cells = { ...cellsOf(rows, n), ...change };
  const next = new Map(rows);
  if (cells.leaves === "" && cells.verdict === undefined) next.delete(n);
  else next.set(n, cells);
  return next;
}

/**
 * Why a cell cannot be read: a word is no number, or too large a one, or one too many.
 *
 * @typedef {{ why: "word" | "large" | "many", word: string, most: number }} Unreadable
 */

/**
 * Reads "4 3", "4, 3", "４、３"; a dash says that nothing can be taken.
 *
 * @param {string} text
 * @returns {{ kind: "empty" } | { kind: "numbers", numbers: number[] } | ({ kind: "unreadable" } & Unreadable)}
 */
export function readLeaves(text) {
  const plain = text
    .normalize("NFKC")
    .replace(/[‐‑‒–—―−ー]/g, "-")
    .trim();
  if (plain === "") return { kind: "empty" };
  if (/^-+$/.test(plain)) return { kind: "numbers", numbers: [] };
  const written = plain.split(/[\s,;、。・，；]+/).filter((word) => word !== "");
  const unreadable = (/** @type {Unreadable["why"]} */ why, /** @type {string} */ word) =>
    /** @type {const} */ ({ kind: "unreadable", why, word, most: MOST_NUMBERS });
  const bad = written.find((word) => !/^-?\d{1,9}$/.test(word));
  if (bad !== undefined) return unreadable(/^-?\d+$/.test(bad) ? "large" : "word", bad);
  if (written.length > MOST_NUMBERS) return unreadable("many", written[MOST_NUMBERS]);
  return { kind: "numbers", numbers: written.map(Number) };
}

/**
 * What the engine is asked to check, and the first row whose numbers cannot be read.
 *
 * @param {Rows} rows
 * @param {readonly number[]} shown
 * @returns {{ rows: HandRow[], unreadable?: { n: number } & Unreadable }}
 */
export function toCheck(rows, shown) {
  /** @type {({ n: number } & Unreadable) | undefined} */
  let unreadable;
  const given = shown.flatMap((n) => {
    const { leaves, verdict } = cellsOf(rows, n);
    const read = readLeaves(leaves);
    if (read.kind === "unreadable") unreadable ??= { n, why: read.why, word: read.word, most: read.most };
    const numbers = read.kind === "numbers" ? read.numbers : undefined;
    return numbers === undefined && verdict === undefined ? [] : [{ n, leaves: numbers, verdict }];
  });
  return { rows: given, unreadable };
}

/**
 * How many of the rows have no verdict yet.
 *
 * @param {Rows} rows
 * @param {readonly number[]} shown
 */
export function openRows(rows, shown) {
  return shown.filter((n) => cellsOf(rows, n).verdict === undefined).length;
}

/** @param {Rows} rows */
export function keepRows(rows) {
  return writeVersioned({ rows: [...rows].map(([n, { leaves, verdict }]) => [n, leaves, verdict ?? ""]) });
}

/**
 * @param {string | null} kept whatever the storage holds
 * @returns {Rows}
 */
export function readKeptRows(kept) {
  const read = readVersioned(kept);
  // Before there were versions, the list was all.
  const list = Array.isArray(read) ? read : read?.rows;
  if (!Array.isArray(list)) return new Map();
  /** @type {[number, Cells][]} */
  const entries = list.flatMap((entry) => {
    if (!Array.isArray(entry)) return [];
    const [n, leaves, verdict] = entry;
    if (!Number.isInteger(n) || n < 0 || n > MOST_COINS || typeof leaves !== "string") return [];
    const isVerdict = verdict === "win" || verdict === "lose";
    if (leaves === "" && !isVerdict) return [];
    return [/** @type {[number, Cells]} */ ([n, isVerdict ? { leaves, verdict } : { leaves }])];
  });
  return new Map(entries);
}

/**
 * Which table was open last.
 *
 * @typedef {{ rule: string, isOwn: boolean, convention: Convention, first: number, last: number }} Chosen
 */

/** Small enough to be filled with pencil and coins. @type {Chosen} */
export const FIRST_TABLE = { rule: "1-2", isOwn: false, convention: "misere", first: 1, last: 10 };

/** @param {Chosen} choice */
export function keepChoice(choice) {
  return writeVersioned(choice);
}

/**
 * @param {string | null} kept
 * @returns {Chosen}
 */
export function readKeptChoice(kept) {
  const { rule, isOwn, convention, first, last } = readVersioned(kept) ?? {};
  const isGood =
    typeof rule === "string" && (convention === "misere" || convention === "normal") && isRange(first, last);
  return isGood ? { rule, isOwn: isOwn === true, convention, first, last } : FIRST_TABLE;
}

/**
 * Whether these can be the first and the last row.
 *
 * @param {unknown} first
 * @param {unknown} last
 */
export function isRange(first, last) {
  if (typeof first !== "number" || typeof last !== "number") return false;
  return (
    [first, last].every(Number.isInteger) &&
    first >= 0 &&
    last >= first &&
    last <= MOST_COINS &&
    last - first < MOST_ROWS
  );
}

/**
 * The rows side by side, so that all are on one sheet of paper.
 *
 * @param {readonly number[]} shown
 * @returns {number[][]}
 */
export function sheetColumns(shown) {
  const count = shown.length <= 22 ? 1 : shown.length <= 56 ? 2 : 3;
  const each = Math.ceil(shown.length / count);
  return Array.from({ length: count }, (_, index) => shown.slice(index * each, (index + 1) * each));
}

/** A sheet of A4 and of Letter has this much room for rows, in millimetres: between the margins, and below the heading. */
const PAPER = { width: 189, height: 195, gap: 6 };

/** The rule above them: the size of its type and how high it is at most, in millimetres, and its lines in sizes of the type. */
const RULE = { type: 3.88, height: 60, line: 1.5 };

/** The length of a space, in sizes of the type. */
const SPACE = 0.36;

/** How high a row is at most, and how low the lowest that can still be read, in millimetres. */
const ROW = { most: 9.5, least: 2.2 };

/** What the stylesheet has for paper (styles/table.css), in parts of a table, in rows and in millimetres. */
const CELL = { share: 0.54, padding: 3, type: 0.55, largestType: 4.23, line: 1.1, border: 0.3 };

/**
 * How the rows are set so that all are on one sheet: what stands in the cells, and the height of a row in millimetres. The
 * more is written, the smaller the type. What would be too small to read is cut off.
 *
 * @param {readonly (readonly number[])[]} columns
 * @param {Rows} rows
 * @param {string} rule what stands above them
 * @returns {{ ruleType: number, row: number, leaves: Map<number, string> }} `ruleType` is the size of the type of the rule
 */
export function setSheet(columns, rows, rule) {
  const ruleWords = rule.split(/\s+/).map(lengthOf);
  const heightOf = (/** @type {number} */ type) => linesIn(ruleWords, PAPER.width / type) * type * RULE.line;
  let ruleType = RULE.type;
  while (heightOf(ruleType) > RULE.height) ruleType *= 0.95;
  // There is room for one line of it besides the rows.
  const room = PAPER.height - Math.max(0, heightOf(ruleType) - RULE.type * RULE.line);
  const leaves = new Map(columns.flat().map((n) => [n, cellsOf(rows, n).leaves.trim()]));
  const words = new Map([...leaves].map(([n, text]) => [n, text.split(/\s+/).map(lengthOf)]));
  const width = ((PAPER.width - PAPER.gap * (columns.length - 1)) / columns.length) * CELL.share - CELL.padding;
  const count = columns[0].length + 1;

  /** @param {number} row @param {number} [most] how many lines of a cell are set */
  function doesFit(row, most = Number.POSITIVE_INFINITY) {
    return columns.every((column) => {
      const lines = column.map((n) => Math.min(most, linesIn(words.get(n) ?? [], width / typeOf(row))));
      const heights = lines.map((count) => Math.max(row, count * lineOf(row)) + CELL.border);
      return heights.reduce((sum, height) => sum + height, row) <= room;
    });
  }

  const largest = Math.min(ROW.most, room / count) - CELL.border;
  for (let row = largest; row > ROW.least; row *= 0.95) if (doesFit(row)) return { ruleType, row, leaves };

  const row = Math.min(ROW.least, largest);
  if (doesFit(row)) return { ruleType, row, leaves };
  let most = 1;
  while (doesFit(row, most + 1)) most += 1;
  for (const [n, text] of leaves) leaves.set(n, cutTo(most, text, width / typeOf(row)));
  return { ruleType, row, leaves };
}

/** The size of the type in a row of this height. @param {number} row */
function typeOf(row) {
  return Math.min(CELL.largestType, row * CELL.type);
}

/** @param {number} row */
function lineOf(row) {
  return typeOf(row) * CELL.line;
}

/**
 * How many lines words take, set as browsers do: one that does not fit goes into the next line, and a longer one is broken.
 *
 * @param {readonly number[]} words their lengths
 * @param {number} room the length of a line, in sizes of the type as theirs are
 */
function linesIn(words, room) {
  let lines = 1;
  let used = 0;
  for (const length of words) {
    if (used > 0 && used + length > room) {
      lines += 1;
      used = 0;
    }
    const broken = Math.max(0, Math.ceil(length / room) - 1);
    lines += broken;
    used += length - broken * room + SPACE;
  }
  return lines;
}

/** Digits and signs are narrow in every font; of other letters none is wider than the type is high. @param {string} word */
function lengthOf(word) {
  const narrow = word.match(/[\d,.;-]/g)?.length ?? 0;
  return narrow * 0.66 + (word.length - narrow) * 1.1;
}

/**
 * @param {number} most how many lines
 * @param {string} text
 * @param {number} room
 */
function cutTo(most, text, room) {
  const fits = (/** @type {string} */ part) => linesIn(part.split(/\s+/).map(lengthOf), room) <= most;
  if (fits(text)) return text;
  let [good, tooLong] = [0, text.length];
  while (tooLong - good > 1) {
    const middle = Math.floor((good + tooLong) / 2);
    if (fits(`${text.slice(0, middle)} …`)) good = middle;
    else tooLong = middle;
  }
  return `${text.slice(0, good).trim()} …`;
}

/**
 * The sheet as a text, where it cannot be printed.
 *
 * @param {readonly number[]} shown
 * @param {Rows | null} rows null for a blank sheet
 * @param {{ title: string, rule: string, heads: [string, string, string], verdict: (verdict: Verdict) => string }} texts
 */
export function sheetText(shown, rows, { title, rule, heads, verdict }) {
  const lines = shown.map((n) => {
    const cells = rows === null ? NOTHING : cellsOf(rows, n);
    const said = cells.verdict === undefined ? "______" : verdict(cells.verdict);
    return [String(n), cells.leaves.trim() || "____________", said].join(" | ");
  });
  return [title, rule, "", heads.join(" | "), ...lines].join("\n");
}
