import assert from "node:assert/strict";
import { test } from "node:test";
import { includes, list, next, size } from "./spans.js";

const ODD = [{ first: 1, last: 7, step: 2 }];
const SET = [
  { first: 5, last: 5, step: 1 },
  { first: 2, last: 2, step: 1 },
];

test("spans hold their first and last takes and every step between", () => {
  assert.deepEqual(list(ODD), [1, 3, 5, 7]);
  assert.deepEqual(list(SET), [2, 5]);
  assert.deepEqual(list([]), []);
  for (let count = 0; count <= 9; count++) {
    assert.equal(includes(ODD, count), list(ODD).includes(count));
    assert.equal(includes(SET, count), list(SET).includes(count));
  }
});

test("a span of a thousand million takes is counted at once", () => {
  assert.equal(size([{ first: 1, last: 1e9, step: 1 }]), 1e9);
  assert.equal(size([{ first: 1, last: 1e9 - 1, step: 2 }]), 5e8);
});

test("the next take is the nearest one on that side", () => {
  for (const spans of [ODD, SET]) {
    const takes = list(spans);
    for (let count = -1; count <= 9; count++) {
      assert.equal(
        next(spans, count, 1),
        takes.find((take) => take > count),
      );
      assert.equal(
        next(spans, count, -1),
        takes.findLast((take) => take < count),
      );
    }
  }
});
