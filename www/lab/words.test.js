import assert from "node:assert/strict";
import { test } from "node:test";
import { EngineError } from "../engine-error.js";
import { guarded, percentOf } from "./words.js";

/**
 * A guarded view that is drawn when its context says so.
 *
 * @param {() => unknown} draw
 * @param {() => Promise<void>} restarted
 */
function viewOf(draw, restarted) {
  const words = { has: () => true, tell: (/** @type {string} */ id) => id };
  /** @type {any} */
  const context = { engine: { restarted }, words: () => words, update: () => view() };
  const view = guarded(context, draw);
  return view;
}

/** Until all that waits for a restart has been done. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

for (const [name, restarted] of /** @type {const} */ ([
  ["starts again", () => Promise.resolve()],
  ["cannot start again", () => Promise.reject(new Error("blocked"))],
])) {
  test(`a view that fails is drawn once more, and no more where it fails again: the engine ${name}`, async () => {
    let drawn = 0;
    const view = viewOf(() => {
      drawn += 1;
      throw new EngineError("trap", "unreachable");
    }, restarted);
    view();
    await settled();
    assert.equal(drawn, 2);
  });
}

test("after a good drawing another failure is tried again, too", async () => {
  let drawn = 0;
  const view = viewOf(
    () => {
      drawn += 1;
      if (drawn % 2 === 1) throw new EngineError("trap", "unreachable");
      return "drawn";
    },
    () => Promise.resolve(),
  );
  view();
  await settled();
  assert.equal(drawn, 2);
  view();
  await settled();
  assert.equal(drawn, 4);
  assert.equal(viewOf(() => "drawn", Promise.resolve)(), "drawn");
});

test("a chance that is nearly certain is said in the numbers of the language", () => {
  const said = (/** @type {string} */ language, /** @type {number} */ chance) =>
    percentOf(chance, /** @type {any} */ ({ language }));
  assert.equal(said("en", 0.995), ">99%");
  assert.equal(said("de", 0.995), ">99\u00a0%");
  assert.equal(said("en", 1), "100%");
  assert.equal(said("en", 0.5), "50%");
});
