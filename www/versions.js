// The form of what is kept has a number, which stands at its beginning. What was kept before there were such numbers has
// none, and counts as 0. What a newer version of the page has kept is not understood, and is left as it is.

/** The number of the forms that this version of the page knows. */
const VERSION = 1;

/** At the beginning, so that long texts need not be read to find it; the records name their format before it. */
const NUMBER = /^\{(?:"format":"[^"]*",)?"version":(\d{1,9})[,}]/;

/** @param {string | null} text @returns {number} */
export function versionIn(text) {
  return Number(NUMBER.exec(text ?? "")?.[1] ?? 0);
}

/** Whether a newer version of the page has kept this. @param {string | null} text */
export function isNewer(text) {
  return versionIn(text) > VERSION;
}

/**
 * @param {string | null} text
 * @returns {any} null where there is nothing, or it is damaged or newer
 */
export function readVersioned(text) {
  if (isNewer(text)) return null;
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

/** @param {object} value */
export function writeVersioned(value) {
  return JSON.stringify({ version: VERSION, ...value });
}
