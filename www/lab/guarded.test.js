import assert from "node:assert/strict";
import { test } from "node:test";
import { EngineError } from "../engine-error.js";
import { guarded } from "./guarded.js";

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
  const view = guarded(context, { id: "lesson", create: () => draw });
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

test("a view that could not be made is made by the fresh engine, and once", async () => {
  let made = 0;
  /** @type {unknown[]} */
  const shown = [];
  /** @type {any} */
  const context = {
    engine: { restarted: () => Promise.resolve() },
    words: () => ({ has: () => true, tell: String }),
    update: () => shown.push(view()),
  };
  const create = () => {
    made += 1;
    if (made <= 2) throw new EngineError("trap", "unreachable");
    return () => "drawn";
  };
  const view = guarded(context, { id: "lesson", create });
  view();
  await settled();
  assert.deepEqual([made, shown, view()], [3, ["drawn"], "drawn"]);
});
