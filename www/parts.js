// What is drawn is drawn part by part: one that fails leaves the others, and all else that the page does, alone.

/**
 * @param {(error: unknown) => void} tell is told why a part could not be drawn, once until it can be drawn again
 */
export function createParts(tell) {
  /** @type {Set<string>} */
  const broken = new Set();

  /**
   * @template T
   * @param {string} name
   * @param {() => T} draw
   * @returns {T | undefined} undefined where it failed
   */
  return (name, draw) => {
    try {
      const drawn = draw();
      broken.delete(name);
      return drawn;
    } catch (error) {
      const isNew = !broken.has(name);
      broken.add(name);
      if (isNew) tell(error);
      return undefined;
    }
  };
}
