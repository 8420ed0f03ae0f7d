// What people type, without the signs that group digits: numbers are typed as the page writes them, "1,000".
//
// Links and kept games go to the engine as they are, since to them "5,100" is a list.

/** @typedef {import("./engine.js").Engine} Engine */

/** @param {Pick<Engine, "ungroup" | "parse_rule">} engine @param {string} text */
export const typedRule = (engine, text) => engine.parse_rule(engine.ungroup(text));

/** @param {Pick<Engine, "ungroup" | "parse_columns">} engine @param {string} text */
export const typedColumns = (engine, text) => engine.parse_columns(engine.ungroup(text));

/** A rule as a field shows it: read again it is the same. @param {string} rule as the core prints it */
export const typable = (rule) => rule.replaceAll(",", ", ");

/** Whether three digits stand after a space or a comma: one number, or two. @param {string} text */
export const isAmbiguous = (text) => /\d[,\s]\d{3}(?!\d)/.test(text.normalize("NFKC"));

/**
 * A text that is one number, in plain digits; any other text as it is, but narrow.
 *
 * @param {string} text
 */
export function plainDigits(text) {
  const narrow = text.normalize("NFKC").trim();
  return /^[1-9]\d{0,2}([,\s]\d{3})+$/.test(narrow) ? narrow.replace(/\D/g, "") : narrow;
}
