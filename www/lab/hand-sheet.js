// A table filled by hand: what stands in its cells, and how it is kept and written out. What is right in it, only the
// engine knows.

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
 * Reads "4 3", "4, 3", "４、３"; a dash says that nothing can be taken.
 *
 * @param {string} text
 * @returns {{ kind: "empty" } | { kind: "numbers", numbers: number[] } | { kind: "unreadable", word: string }}
 */
export function readLeaves(text) {
  const plain = text
    .normalize("NFKC")
    .replace(/[‐‑‒–—―−ー]/g, "-")
    .trim();
  if (plain === "") return { kind: "empty" };
  if (/^-+$/.test(plain)) return { kind: "numbers", numbers: [] };
  const written = plain.split(/[\s,;、。・，；]+/).filter((word) => word !== "");
  const bad = written.find((word) => !/^-?\d{1,9}$/.test(word)) ?? written[MOST_NUMBERS];
  if (bad !== undefined) return { kind: "unreadable", word: bad };
  return { kind: "numbers", numbers: written.map(Number) };
}

/**
 * What the engine is asked to check, and the first row whose numbers cannot be read.
 *
 * @param {Rows} rows
 * @param {readonly number[]} shown
 * @returns {{ rows: HandRow[], unreadable?: { n: number, word: string } }}
 */
export function toCheck(rows, shown) {
  /** @type {{ n: number, word: string } | undefined} */
  let unreadable;
  const given = shown.flatMap((n) => {
    const { leaves, verdict } = cellsOf(rows, n);
    const read = readLeaves(leaves);
    if (read.kind === "unreadable") unreadable ??= { n, word: read.word };
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
  return JSON.stringify([...rows].map(([n, { leaves, verdict }]) => [n, leaves, verdict ?? ""]));
}

/**
 * @param {string | null} kept whatever the storage holds
 * @returns {Rows}
 */
export function readKeptRows(kept) {
  const list = parse(kept);
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

/**
 * @param {string | null} kept
 * @returns {Chosen}
 */
export function readKeptChoice(kept) {
  const { rule, isOwn, convention, first, last } = parse(kept) ?? {};
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

/** @param {string | null} kept @returns {any} */
function parse(kept) {
  try {
    return JSON.parse(kept ?? "null");
  } catch {
    return null;
  }
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
