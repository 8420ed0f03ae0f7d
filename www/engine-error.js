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
