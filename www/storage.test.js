import assert from "node:assert/strict";
import { test } from "node:test";
import { memoryStorage, openStorage } from "./storage.js";
import { readVersioned, versionIn, writeVersioned } from "./versions.js";

test("where storage throws, what is written is remembered all the same", () => {
  const storage = openStorage(() => {
    throw new Error("SecurityError");
  });
  assert.equal(storage.read("language"), null);
  assert.equal(storage.write("language", "ja"), false);
  assert.equal(storage.read("language"), "ja");
});

test("a storage that is full loses what is written, and says so to the one who wrote it", () => {
  /** @type {Map<string, string>} */
  const kept = new Map();
  let isFull = false;
  const browser = /** @type {Storage} */ (
    /** @type {unknown} */ ({
      getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
      setItem(/** @type {string} */ key, /** @type {string} */ value) {
        if (isFull) throw new Error("QuotaExceededError");
        kept.set(key, value);
      },
      removeItem: (/** @type {string} */ key) => kept.delete(key),
    })
  );
  const storage = openStorage(() => browser);
  assert.equal(storage.write("theme", "dark"), true);
  isFull = true;
  assert.equal(storage.write("theme", "light"), false);
  assert.equal(storage.read("theme"), "dark");
  assert.deepEqual([storage.isLasting, memoryStorage().isLasting], [true, false]);
});

test("where nothing can be written, what was kept before is read", () => {
  const browser = /** @type {Storage} */ (
    /** @type {unknown} */ ({
      getItem: (/** @type {string} */ key) => (key === "last-coin.theme" ? "dark" : null),
      setItem() {
        throw new Error("QuotaExceededError");
      },
      removeItem() {},
    })
  );
  const storage = openStorage(() => browser);
  assert.equal(storage.read("theme"), "dark");
  assert.equal(storage.write("theme", "light"), false);
});

test("what a newer version has kept is not written over by an older one", () => {
  const storage = memoryStorage();
  const newer = '{"version":2,"at":"somewhere else"}';
  storage.write("lesson", newer);
  storage.write("lesson", writeVersioned({ at: 0 }));
  assert.equal(storage.read("lesson"), newer);
  // Texts without a version are no data of this kind.
  storage.write("records-unreadable", newer);
  storage.write("records-unreadable", "");
  assert.equal(storage.read("records-unreadable"), "");
});

test("versions are found wherever they are written, and what has none is read", () => {
  assert.equal(versionIn(writeVersioned({ a: 1 })), 1);
  assert.equal(versionIn('{"format":"last-coin-games","version":12,"games":[]}'), 12);
  for (const text of [null, "", "dark", "[1]", '{"a":{"version":3}}']) assert.equal(versionIn(text), 0, `${text}`);
  assert.deepEqual(readVersioned('{"a":1}'), { a: 1 });
  assert.deepEqual(readVersioned(writeVersioned({ a: 1 })), { version: 1, a: 1 });
  for (const text of [null, "{", '{"version":2,"a":1}']) assert.equal(readVersioned(text), null, `${text}`);
});
