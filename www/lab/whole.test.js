import assert from "node:assert/strict";
import { test } from "node:test";
import { range, readWhole } from "./whole.js";

test("a whole number is read, however it is written, and nothing else is", () => {
  assert.equal(readWhole(" ２０ "), 20);
  assert.equal(readWhole("0"), 0);
  for (const text of ["1,000", "1 000", "1\u00a0000", "1\u202f000", "1\u2009000", "１，０００", "１　０００"]) {
    assert.equal(readWhole(text), 1000, text);
  }
  assert.equal(readWhole("12,500,000"), 12_500_000);
  for (const text of ["1,00", "1,0000", "0,500", "1000,000", "1, 000", "3,5"]) {
    assert.equal(readWhole(text), undefined, text);
  }
  for (const text of ["", "-1", "1.5", "ten", "1e3", "0x10", "1234567890"])
    assert.equal(readWhole(text), undefined, text);
});

test("a range has both its ends, and none where the last is before the first", () => {
  assert.deepEqual(range(2, 4), [2, 3, 4]);
  assert.deepEqual(range(3, 3), [3]);
  assert.deepEqual(range(3, 2), []);
});
