import assert from "node:assert/strict";
import { test } from "node:test";
import { openStorage } from "./storage.js";

test("where storage throws, what is written is remembered all the same", () => {
  const storage = openStorage(() => {
    throw new Error("SecurityError");
  });
  assert.equal(storage.read("language"), null);
  storage.write("language", "ja");
  assert.equal(storage.read("language"), "ja");
});

test("a storage that is full loses what is written, and says nothing", () => {
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
  storage.write("theme", "dark");
  isFull = true;
  storage.write("theme", "light");
  assert.equal(storage.read("theme"), "dark");
});
