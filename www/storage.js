// Where preferences are kept. Storage is handed to whoever needs it, so that tests and frames without it lose nothing
// but the memory.

/**
 * `write` answers whether what was written outlives the page; where it does not, it is for the one who wrote it to say so.
 *
 * @typedef {{ read(key: string): string | null, write(key: string, value: string): boolean }} Keep
 */

export const PREFIX = "last-coin.";

/**
 * The browser's storage, or a twin in memory where it is refused. Reading `window.localStorage` already throws in a
 * sandboxed frame, and writing throws where the quota is used up.
 *
 * @param {() => Storage} open
 * @returns {Keep}
 */
export function openStorage(open = () => window.localStorage) {
  try {
    const storage = open();
    const probe = `${PREFIX}probe`;
    storage.setItem(probe, probe);
    storage.removeItem(probe);
    return {
      read: (key) => storage.getItem(PREFIX + key),
      write(key, value) {
        try {
          storage.setItem(PREFIX + key, value);
          return true;
        } catch {
          // Full: the page plays on, and only the memory of this is lost.
          return false;
        }
      },
    };
  } catch {
    return memoryStorage();
  }
}

/** @returns {Keep} */
export function memoryStorage() {
  /** @type {Map<string, string>} */
  const kept = new Map();
  return {
    read: (key) => kept.get(key) ?? null,
    write(key, value) {
      kept.set(key, value);
      return false;
    },
  };
}
