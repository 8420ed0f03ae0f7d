// Where everything is kept. Storage is handed to whoever needs it, so that tests and frames without it lose nothing but
// the memory.

import { versionIn } from "./versions.js";

/**
 * `write` answers whether what was written outlives the page; where it does not, it is for the one who wrote it to say so.
 * What a newer version of the page has kept is not written over.
 *
 * @typedef {object} Keep
 * @property {(key: string) => string | null} read
 * @property {(key: string, value: string) => boolean} write
 * @property {(key: string) => void} remove
 * @property {() => string[]} keys of all that is kept
 * @property {boolean} isLasting whether it outlives the page as long as there is room
 */

export const PREFIX = "last-coin.";

/**
 * The browser's storage, or a twin in memory where it is refused: reading `window.localStorage` already throws in a
 * sandboxed frame. Writing throws where there is no room, or where it is forbidden; what was kept before can be read then.
 *
 * @param {() => Storage} open
 * @returns {Keep}
 */
export function openStorage(open = () => window.localStorage) {
  try {
    const storage = open();
    storage.getItem(PREFIX);
    return guarded({
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
      remove: (key) => storage.removeItem(PREFIX + key),
      keys() {
        const all = Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? "");
        return all.filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length));
      },
      isLasting: true,
    });
  } catch {
    return memoryStorage();
  }
}

/** @returns {Keep} */
export function memoryStorage() {
  /** @type {Map<string, string>} */
  const kept = new Map();
  return guarded({
    read: (key) => kept.get(key) ?? null,
    write(key, value) {
      kept.set(key, value);
      return false;
    },
    remove: (key) => void kept.delete(key),
    keys: () => [...kept.keys()],
    isLasting: false,
  });
}

/** @param {Keep} storage @returns {Keep} */
function guarded(storage) {
  return {
    ...storage,
    write(key, value) {
      const version = versionIn(value);
      const isOlder = version > 0 && version < versionIn(storage.read(key));
      return !isOlder && storage.write(key, value);
    },
  };
}
