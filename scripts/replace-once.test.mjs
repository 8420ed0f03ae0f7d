import assert from "node:assert/strict";
import { test } from "node:test";
import { replaceOnce } from "./replace-once.mjs";

test("what is found once is replaced by the very text", () => {
  assert.equal(replaceOnce("a b c", /b/g, "$&$&"), "a $&$& c");
});

test("what is not found once is an error", () => {
  assert.throws(() => replaceOnce("a c", /b/g, "x"), /must be found once, not 0 times/);
  assert.throws(() => replaceOnce("b b", /b/g, "x"), /must be found once, not 2 times/);
});
