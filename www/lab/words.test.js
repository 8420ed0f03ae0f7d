import assert from "node:assert/strict";
import { test } from "node:test";
import { percentOf } from "./words.js";

test("a chance that is nearly certain is said in the numbers of the language", () => {
  const said = (/** @type {string} */ language, /** @type {number} */ chance) =>
    percentOf(chance, /** @type {any} */ ({ language }));
  assert.equal(said("en", 0.995), ">99%");
  assert.equal(said("de", 0.995), ">99\u00a0%");
  assert.equal(said("en", 1), "100%");
  assert.equal(said("en", 0.5), "50%");
});
