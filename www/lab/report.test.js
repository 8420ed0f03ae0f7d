import assert from "node:assert/strict";
import { test } from "node:test";
import { courseOf, judge } from "./report.js";

/** Unforced replies in turns 2, 4, 6 … @param {number} count @param {number} [first] @param {number} [to_the_end] */
const replies = (count, first, to_the_end) =>
  /** @type {any} */ ({
    replies: Array.from({ length: count }, (_, place) => ({ number: 2 * place + 1 })),
    first,
    to_the_end,
    tally: { unforced: count },
  });

test("the course of a player's replies is told by turns", () => {
  assert.deepEqual(courseOf(replies(0)), { kind: "none", turn: 0, again: 0 });
  const forced = { ...replies(1), tally: { unforced: 0, matches: 0, expected: 0, chance: 1 } };
  assert.deepEqual(courseOf(forced), { kind: "none", turn: 0, again: 0 });
  assert.deepEqual(courseOf(replies(3)), { kind: "never", turn: 0, again: 0 });
  assert.deepEqual(courseOf(replies(3, 0, 0)), { kind: "lasts", turn: 2, again: 2 });
  assert.deepEqual(courseOf(replies(3, 1)), { kind: "broken", turn: 4, again: 0 });
  assert.deepEqual(courseOf(replies(3, 0, 2)), { kind: "again", turn: 2, again: 6 });
});

test("chance explains much or little", () => {
  const kinds = [0.001, 0.01, 0.03, 0.5].map((chance) => judge({ unforced: 5, matches: 3, expected: 1, chance }));
  assert.deepEqual(kinds, ["hardly", "hardly", "seldom", "well"]);
  assert.equal(judge({ unforced: 0, matches: 0, expected: 0, chance: 1 }), "nothing");
});
