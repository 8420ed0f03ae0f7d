// Calling the functions of a wasm package without the page, and values to harm it with.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { inspect } from "node:util";

/** @typedef {Record<string, (...values: unknown[]) => unknown>} Callable */
/** @typedef {{ answer: unknown } | { code: string, message: string }} Result */
/** @typedef {(string | number)[]} Path */

/** What a thrown error may say in its code. @type {wasm_bindgen.ErrorCode[]} */
export const CODES = [
  "bad_argument",
  "bad_rule",
  "bad_columns",
  "unsupported_rule",
  "too_many_coins",
  "too_many_columns",
  "illegal_take",
  "game_over",
  "nothing_to_undo",
  "nothing_to_redo",
  "too_large",
  "too_long",
  "random_unavailable",
];

/**
 * An instance of the package in `wasm/` that has this name.
 *
 * @param {"pkg" | "pkg-lab"} name
 * @param {string[]} codes what a thrown error may say in its code
 */
export async function loadPackage(name, codes) {
  const folder = new URL(`../wasm/${name}/`, import.meta.url);
  const glue = await readFile(new URL("last_coin_wasm.js", folder), "utf8");
  const compiled = new WebAssembly.Module(await readFile(new URL("last_coin_wasm_bg.wasm", folder)));

  // As the bundle does it: a function around the glue, without a document.
  const bindings = /** @type {typeof wasm_bindgen} */ (
    new Function("document", `${glue}\nreturn wasm_bindgen;`).call(undefined)
  );
  const instance = bindings.initSync({ module: compiled });
  const callable = /** @type {Callable} */ (/** @type {unknown} */ (bindings));

  /**
   * A failure that a call is allowed to end in.
   *
   * @param {unknown} thrown
   * @param {string} call for the message
   * @returns {{ code: string, message: string }}
   */
  function refusal(thrown, call) {
    assert.ok(thrown instanceof Error && Object.getPrototypeOf(thrown) === Error.prototype, `${call} threw ${thrown}`);
    const code = "code" in thrown ? String(thrown.code) : "";
    assert.ok(codes.includes(code), `${call} threw the code "${code}": ${thrown.message}`);
    assert.match(thrown.message, /^\S.* .*\S$/s, call);
    assert.doesNotMatch(thrown.message, /\[object|undefined|unreachable/, call);
    return { code, message: thrown.message };
  }

  /**
   * Calls a function, and checks that it answers or refuses, and leaves its arguments as they were.
   *
   * @param {string} name
   * @param {unknown[]} values
   * @returns {Result}
   */
  function attempt(name, values) {
    const before = picture(values);
    try {
      return { answer: callable[name](...values) };
    } catch (error) {
      return refusal(error, `${name}(${before.slice(1, -1)})`);
    } finally {
      assert.equal(picture(values), before, `${name} changed its arguments`);
    }
  }

  /**
   * @param {string} name
   * @param {unknown[]} values
   * @param {string} code
   * @param {RegExp} [message]
   */
  function assertRefused(name, values, code, message = /./) {
    const result = attempt(name, values);
    const call = `${name}(${picture(values).slice(1, -1)})`;
    if ("answer" in result) assert.fail(`${call} answered ${inspect(result.answer)}`);
    assert.equal(result.code, code, `${call}: ${result.message}`);
    assert.match(result.message, message, call);
  }

  /** How much memory the instance has taken, in bytes. */
  const memory = () => instance.memory.buffer.byteLength;

  return { bindings, callable, attempt, assertRefused, memory };
}

/** What there is to see of values, without running what may lurk in them. @param {unknown} values */
export const picture = (values) =>
  inspect(values, { depth: 8, showProxy: true, maxArrayLength: 100, maxStringLength: 100 });

/** @template T @param {T} value @returns {T} */
export function deepFrozen(value) {
  if (typeof value === "object" && value !== null) Object.values(value).forEach(deepFrozen);
  return Object.freeze(value);
}

export const throws = () => {
  throw new Error("a trap");
};

/** A value whose every use throws. */
const everythingThrows = () =>
  new Proxy(
    {},
    {
      get: throws,
      has: throws,
      ownKeys: throws,
      getPrototypeOf: throws,
      set: throws,
      getOwnPropertyDescriptor: throws,
    },
  );

function cyclic() {
  /** @type {Record<string, unknown>} */
  const value = { kind: "perfect" };
  for (const name of ["setup", "columns", "actions", "rule", "kind"]) value[name] = value;
  return value;
}

function cyclicArray() {
  /** @type {unknown[]} */
  const value = [];
  value.push(value, value);
  return value;
}

/** An object in which reading any field that is asked for throws this. @param {unknown} thrown */
function throwingGetters(thrown) {
  const names =
    "setup actions played columns rule convention seed kind mistakes game seat n leaves verdict length".split(" ");
  const descriptor = {
    get: () => {
      throw thrown;
    },
    enumerable: true,
  };
  return Object.defineProperties({}, Object.fromEntries(names.map((name) => [name, descriptor])));
}

function revoked() {
  const { proxy, revoke } = Proxy.revocable([], {});
  revoke();
  return proxy;
}

/** What no function accepts in any place. @type {(() => unknown)[]} */
export const NEVER = [
  () => Number.NaN,
  () => Number.POSITIVE_INFINITY,
  () => -1,
  () => 2.5,
  () => 2 ** 53,
  () => -Number.MIN_VALUE,
  () => null,
  () => true,
  () => 3n,
  () => 2n ** 80n,
  () => Symbol("any"),
  () => Symbol.iterator,
  () => () => 1,
  () => class {},
  () => new Date(0),
  () => new Number(1),
  () => new String("any"),
  () => new Uint32Array([5, 4]),
  () => new Map([["columns", [1]]]),
  () => Object.create(null),
  () => everythingThrows(),
  () => new Proxy([1], { get: throws }),
  () => new Proxy(() => 1, { apply: throws }),
  () => cyclic(),
  () => cyclicArray(),
  () => throwingGetters(new Error("a trap")),
  () => throwingGetters(null),
  () => throwingGetters(undefined),
  () => revoked(),
  () => ({ [Symbol.toPrimitive]: throws }),
  () => new Array(3),
  () => [undefined],
  () => [[[]]],
];

/**
 * Where anything stands in these arguments, outer places before inner ones.
 *
 * @param {unknown} value
 * @param {Path} [path]
 * @returns {Generator<Path>}
 */
export function* places(value, path = []) {
  if (path.length > 0) yield path;
  if (typeof value !== "object" || value === null) return;
  const keys = Array.isArray(value) ? value.keys() : Object.keys(value);
  for (const key of keys) {
    yield* places(/** @type {Record<string | number, unknown>} */ (value)[key], [...path, key]);
  }
}

/** What is said of a name that is not known. */
export const UNKNOWN = /^[a-z_.[\]0-9]+\.sed is unknown; expected ([a-z]+, )*([a-z]+ or )?[a-z]+$/;

/**
 * Good arguments, with a misspelt name in one of the objects among them, which nobody may read.
 *
 * @param {Good} good
 * @returns {Generator<[name: string, values: unknown[]]>}
 */
export function* misspelt(good) {
  for (const [name, make] of Object.entries(good)) {
    for (const path of places(make())) {
      const values = make();
      const { holder, key } = locate(values, path);
      const object = holder[key];
      if (typeof object !== "object" || object === null || Array.isArray(object)) continue;
      Object.defineProperty(object, "sed", { get: () => assert.fail("it was read"), enumerable: true });
      yield [name, values];
    }
  }
}

/**
 * The object or array in which a place is, and its name there.
 *
 * @param {unknown} root
 * @param {Path} path
 * @returns {{ holder: Record<string | number, unknown>, key: string | number }}
 */
export function locate(root, path) {
  const key = path[path.length - 1];
  let holder = /** @type {Record<string | number, unknown>} */ (root);
  for (const step of path.slice(0, -1)) holder = /** @type {typeof holder} */ (holder[step]);
  return { holder, key };
}

/** Always the same numbers from 0 to 1 (mulberry32). @param {number} state */
export function generator(state) {
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** @param {() => number} random @template T @param {readonly T[]} list */
export const pick = (random, list) => list[Math.floor(random() * list.length)];

/** @typedef {Record<string, () => unknown[]>} Good for each function arguments that it answers */

/**
 * Good arguments, spoilt in some places; or nothing but nonsense.
 *
 * @param {() => number} random
 * @param {Good} good
 * @param {string} name
 * @param {(() => unknown)[]} sometimes what may be right in one place and is wrong in others
 */
export function nonsense(random, good, name, sometimes) {
  const any = () => pick(random, random() < 0.5 ? NEVER : sometimes)();
  if (random() < 0.1) return Array.from({ length: Math.floor(random() * 6) }, any);
  /** Most often something of the same type, which gets past the first checks. @param {unknown} value */
  const other = (value) => {
    const alike = sometimes.map((make) => make()).filter((each) => typeof each === typeof value);
    return random() < 0.7 && alike.length > 0 ? pick(random, alike) : any();
  };
  const values = good[random() < 0.1 ? pick(random, Object.keys(good)) : name]();
  const everywhere = [...places(values)];
  const chosen = Array.from({ length: Math.floor(random() * 4) }, () => pick(random, everywhere));
  // The innermost first: what stands further out may not let itself be read afterwards.
  for (const path of chosen.sort((one, other) => other.length - one.length)) {
    const { holder, key } = locate(values, path);
    if (random() < 0.1) delete holder[key];
    else holder[key] = other(holder[key]);
  }
  return values;
}
