// A table as text that spreadsheets open as it is meant: UTF-8 with its mark, CRLF, and no cell that is a formula.

/** What a spreadsheet takes for the beginning of a formula, after any blanks. */
const FORMULA = /^[\s\u3000]*[=+\-@＝＋－＠\t\r]/;

const MONTH =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?";

/** What a spreadsheet takes for a number, a date, a time or a truth value: 007, 3-12, 12:30, 1e5, Mar 3, TRUE. */
const VALUE = new RegExp(
  [
    "true|false",
    "[-+(.$¥€£]*\\d[\\d\\s.,:/%()年月日時时分秒-]*(?:e[-+]?\\d+)?\\s*(?:[ap]m?)?",
    `${MONTH}[\\s./-]*\\d[\\d\\s,./-]*`,
    `\\d+[\\s./-]*${MONTH}[\\s,./-]*\\d*`,
  ]
    .map((each) => `^(?:${each})$`)
    .join("|"),
  "i",
);

/**
 * A name as a spreadsheet leaves it, whatever it looks like.
 *
 * @param {string} name
 */
export function verbatim(name) {
  return VALUE.test(name.normalize("NFKC").trim()) ? `'${name}` : name;
}

/**
 * @param {readonly (readonly (string | number | null)[])[]} rows
 * @returns {string}
 */
export function writeCsv(rows) {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;
}

/** @param {string | number | null} value */
function cell(value) {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/**
 * A moment as spreadsheets read it, in the time of the place: 2026-11-30 14:05:09.
 *
 * @param {number} time in milliseconds since 1970
 */
export function moment(time) {
  const date = new Date(time);
  const two = (/** @type {number} */ part) => String(part).padStart(2, "0");
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join("-");
  return `${day} ${[date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(":")}`;
}
