import assert from "node:assert/strict";
import { test } from "node:test";
import { EngineError } from "./engine-error.js";

// The package itself is made by the build; here others stand in for it.
const { register } = await import("node:module");
register(
  `data:text/javascript,${encodeURIComponent(`
    export async function resolve(name, context, next) {
      if (name !== "last-coin-package") return next(name, context);
      return { url: "data:text/javascript,export const createPackage = undefined", shortCircuit: true };
    }
  `)}`,
);
const { startPackage } = await import("./engine.js");

const trapping = {
  ask: () => {
    throw new WebAssembly.RuntimeError("unreachable");
  },
};

/** @param {() => unknown} call */
function assertTraps(call) {
  assert.throws(call, (error) => error instanceof EngineError && error.code === "trap");
}

test("after a trap a fresh instance answers", async () => {
  const instances = [trapping, { ask: () => "an answer" }];
  const engine = await startPackage(async () => instances.shift() ?? trapping, ["ask"]);
  assertTraps(engine.ask);
  assertTraps(engine.ask);
  await engine.restarted();
  assert.equal(engine.ask(), "an answer");
});

test("where no fresh instance can be made, whoever waits for it learns so from the next call", async () => {
  let made = 0;
  const engine = await startPackage(async () => {
    if (made++ > 0) throw new Error("no memory");
    return trapping;
  }, ["ask"]);
  assertTraps(engine.ask);
  await engine.restarted();
  assertTraps(engine.ask);
});
