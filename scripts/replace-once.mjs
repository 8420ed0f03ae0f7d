// A change of what somebody else wrote must not silently change nothing.

/**
 * @param {string} text
 * @param {RegExp} pattern with the flag `g`
 * @param {string} replacement
 * @returns {string}
 * @throws {Error} unless the pattern is found exactly once
 */
export function replaceOnce(text, pattern, replacement) {
  const count = text.match(pattern)?.length ?? 0;
  if (count !== 1) throw new Error(`${pattern} must be found once, not ${count} times`);
  return text.replace(pattern, () => replacement);
}
