import assert from "node:assert/strict";
import { test } from "node:test";
import { arrange, computerBegins, seats } from "./fair.js";
import { DEFAULTS } from "./params.js";

test("as many columns are laid out as there were", () => {
  for (const random of [() => 0, () => 0.999]) {
    const [one] = arrange([21], random);
    assert.ok(one >= 12 && one <= 30);
    const three = arrange([5, 4, 3], random);
    assert.equal(three.length, 3);
    assert.ok(three.every((coins) => coins >= 1 && coins <= 9));
  }
});

test("a computer chooses a side as well as it plays", () => {
  const against = (/** @type {import("./params.js").Who} */ first) => ({ ...DEFAULTS, first, mistakes: 0.3 });
  assert.equal(
    computerBegins(against("perfect"), "first", () => 0.99),
    true,
  );
  assert.equal(
    computerBegins(against("perfect"), "second", () => 0.99),
    false,
  );
  assert.equal(
    computerBegins(against("fallible"), "second", () => 0.69),
    false,
  );
  // It guesses where it errs, where it plays without thinking, and where nobody knows.
  assert.equal(
    computerBegins(against("random"), "second", () => 0.4),
    true,
  );
  assert.equal(
    computerBegins(against("perfect"), null, () => 0.4),
    true,
  );
});

test("seats are changed only where they must be", () => {
  const params = { ...DEFAULTS, first: /** @type {const} */ ("perfect"), second: /** @type {const} */ ("person") };
  assert.deepEqual(seats(params, false), { first: "perfect", second: "person" });
  assert.deepEqual(seats(params, true), { first: "person", second: "perfect" });
});
