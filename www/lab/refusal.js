// What the engine refused, in a sentence; and what is done when it failed.

import { EngineError, isTrap } from "../engine-error.js";

/** @typedef {import("../messages.js").Messages} Messages */
/** @typedef {import("./main.js").LabEngine} LabEngine */

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

/**
 * After a failure of the engine something is done once more, by the fresh one. Where that fails, too, it is left at that:
 * trying for ever would help nobody.
 *
 * @param {Pick<LabEngine, "restarted">} engine
 * @param {() => void} again
 * @param {() => void} [leave] what is done with the fresh engine where it failed again
 */
export function secondTry(engine, again, leave = () => {}) {
  let failures = 0;
  let isWaiting = false;
  return {
    /** @param {unknown} error */
    after(error) {
      // Until the fresh engine is there, every call fails.
      if (isWaiting || failures === 2 || !isTrap(error)) return;
      failures++;
      isWaiting = true;
      const goOn = failures === 1 ? again : leave;
      const go = () => {
        isWaiting = false;
        goOn();
      };
      engine.restarted().then(go, go);
    },
    /** The next failure has nothing to do with those before it. */
    renew() {
      failures = 0;
    },
  };
}
