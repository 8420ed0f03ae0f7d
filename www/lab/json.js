// What the storage holds, where it is JSON.

/**
 * @param {string | null} text
 * @returns {any} null where there is none, or it is damaged
 */
export function readJson(text) {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
