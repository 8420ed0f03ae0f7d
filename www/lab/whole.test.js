import assert from "node:assert/strict";
import { test } from "node:test";
import { range, readWhole } from "./whole.js";

test("a whole number is read, however it is written, and nothing else is", () => {
  assert.equal(readWhole(" ２０ "), 20);
  assert.equal(readWhole("0"), 0);
  for (const text of ["", "-1", "1.5", "ten", "1e3", "0x10", "1234567890"])
    assert.equal(readWhole(text), undefined, text);
});

test("a range has both its ends, and none where the last is before the first", () => {
  assert.deepEqual(range(2, 4), [2, 3, 4]);
  assert.deepEqual(range(3, 3), [3]);
  assert.deepEqual(range(3, 2), []);
});
