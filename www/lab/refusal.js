// What the engine refused, in a sentence.

import { EngineError } from "../engine-error.js";

/** @typedef {import("../messages.js").Messages} Messages */

/**
 * @param {unknown} error
 * @param {Messages} words
 * @param {Record<string, string>} [own] the message of a code where a view has better words for it
 */
export function refusalInWords(error, words, own = {}) {
  if (!(error instanceof EngineError)) throw error;
  const id = own[error.code] ?? `error-${error.code}`;
  return words.has(id) ? words.tell(id) : words.tell("error-other", { detail: error.message });
}

/** Whether another instance of the engine is on its way. @param {unknown} error */
export function isTrap(error) {
  return error instanceof EngineError && error.code === "trap";
}
