// What the engine refused, as a sentence that a person reads.

import { EngineError } from "../engine-error.js";

/**
 * @param {unknown} error anything but a refusal is thrown on
 * @param {import("../messages.js").Messages} words
 */
export function refusalInWords(error, words) {
  if (!(error instanceof EngineError)) throw error;
  const id = `error-${error.code}`;
  return words.has(id) ? words.tell(id) : words.tell("error-other", { detail: error.message });
}
