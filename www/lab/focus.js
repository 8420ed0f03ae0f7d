// The focus goes on with what a person did, where the element that had it is gone.

/** @typedef {import("./main.js").Context} Context */

/**
 * @param {Pick<Context, "host">} context
 * @param {string} selector
 * @param {FocusOptions} [options]
 * @returns {HTMLElement | undefined} what has the focus now; undefined where there is no such element
 */
export function focusOn({ host }, selector, options) {
  const found = host.place.querySelector(selector);
  if (!(found instanceof HTMLElement)) return undefined;
  found.focus(options);
  return found;
}
