// The one door to the wasm package. Everything the page knows about any game comes through it.

import { createPackage } from "last-coin-package";
import { EngineError } from "./engine-error.js";

/** @typedef {import("last-coin-package").Package} Package */
/** @typedef {wasm_bindgen.Setup} Setup */
/** @typedef {wasm_bindgen.Game} Game */
/** @typedef {wasm_bindgen.View} View */
/** @typedef {wasm_bindgen.Column} Column */
/** @typedef {wasm_bindgen.Rule} Rule */
/** @typedef {wasm_bindgen.Span} Span */
/** @typedef {wasm_bindgen.Seat} Seat */
/** @typedef {wasm_bindgen.Convention} Convention */
/** @typedef {wasm_bindgen.Player} Player */
/** @typedef {wasm_bindgen.PlayedMove} PlayedMove */
/** @typedef {wasm_bindgen.WinTable} WinTable */
/** @typedef {wasm_bindgen.WinRow} WinRow */
/** @typedef {wasm_bindgen.Analysis} Analysis */
/** @typedef {wasm_bindgen.Reason} Reason */
/** @typedef {wasm_bindgen.Advice} Advice */

/**
 * What the page calls. The functions are pure: games go in as data and come out as data.
 *
 * @typedef {Pick<Package, "new_game" | "take" | "resign" | "ai_move" | "view" | "analyse" | "analyse_after" | "advise"
 *   | "win_table" | "win_row" | "win_chance" | "parse_rule" | "parse_columns" | "ungroup"> & {
 *   restarted(): Promise<void>,
 * }} Engine `restarted` is fulfilled when the fresh instance after a trap is there, or could not be made
 */

/** @type {Exclude<keyof Engine, "restarted">[]} */
export const CALLS = [
  "new_game",
  "take",
  "resign",
  "ai_move",
  "view",
  "analyse",
  "analyse_after",
  "advise",
  "win_table",
  "win_row",
  "win_chance",
  "parse_rule",
  "parse_columns",
  "ungroup",
];

/**
 * Starts the package of the game. Rejects where WebAssembly is missing or blocked.
 *
 * @param {() => Promise<Package>} [create]
 * @returns {Promise<Engine>}
 */
export function startEngine(create = createPackage) {
  return startPackage(create, CALLS);
}

/**
 * Starts a package and binds the functions of it that are named.
 *
 * A trap leaves an instance in an unknown state, so the instance is thrown away and another one made; nothing is lost
 * with it, since it keeps no game.
 *
 * @template {object} P
 * @template {keyof P & string} N
 * @param {() => Promise<P>} create
 * @param {N[]} names
 * @returns {Promise<Pick<P, N> & { restarted(): Promise<void> }>}
 */
export async function startPackage(create, names) {
  /** @type {P | null} */
  let instance = await create();
  let restarted = Promise.resolve();

  /**
   * @param {N} name
   * @param {unknown[]} values
   */
  function call(name, values) {
    if (instance === null) throw new EngineError("trap", "the engine is starting again");
    try {
      return /** @type {(...values: unknown[]) => unknown} */ (instance[name])(...values);
    } catch (error) {
      // An exhausted stack is a RangeError to some browsers.
      if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError) {
        instance = null;
        restarted = create().then(
          (fresh) => {
            instance = fresh;
          },
          // Without a fresh instance every further call fails as this one did, which whoever waited will see.
          () => {},
        );
        throw new EngineError("trap", error.message);
      }
      throw refusal(error);
    }
  }

  const engine = /** @type {Pick<P, N>} */ (
    /** @type {unknown} */ (
      Object.fromEntries(names.map((name) => [name, (/** @type {unknown[]} */ ...values) => call(name, values)]))
    )
  );
  return { ...engine, restarted: () => restarted };
}

/**
 * @param {unknown} error
 * @returns {unknown} an EngineError where the package refused the call, else the error as it was
 */
function refusal(error) {
  if (error instanceof Error && "code" in error && typeof error.code === "string") {
    return new EngineError(error.code, error.message);
  }
  return error;
}
