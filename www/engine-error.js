/** A call that was refused, or that failed. Its code is stable and names the message that a person reads. */
export class EngineError extends Error {
  /**
   * @param {string} code
   * @param {string} message in English, for what the page has no words of its own
   */
  constructor(code, message) {
    super(message);
    this.name = "EngineError";
    this.code = code;
  }
}

/** Whether the engine failed, so that it said nothing at all; another instance of it is on its way. @param {unknown} error */
export function isTrap(error) {
  return error instanceof EngineError && error.code === "trap";
}

/**
 * What is asked, or null where the engine refuses it.
 *
 * @template T
 * @param {() => T} ask
 * @returns {T | null}
 */
export function nullIfRefused(ask) {
  try {
    return ask();
  } catch (error) {
    if (error instanceof EngineError && !isTrap(error)) return null;
    throw error;
  }
}

/**
 * What is asked, or null where that is refused or damaged. A failure of the engine is no such answer, and goes on: what
 * could not be read just now may be there all the same.
 *
 * @template T
 * @param {() => T} ask
 * @returns {T | null}
 */
export function nullUnlessTrap(ask) {
  try {
    return ask();
  } catch (error) {
    if (isTrap(error)) throw error;
    return null;
  }
}
