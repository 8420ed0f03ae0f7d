import assert from "node:assert/strict";
import { test } from "node:test";
import { openStorage } from "./storage.js";

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
});
