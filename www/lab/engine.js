// The laboratory's door to its wasm package, which can all that the game's can, and more.

import { createPackage } from "last-coin-lab-package";
import { CALLS, startPackage } from "../engine.js";

/** @typedef {wasm_bindgen.Law} Law */
/** @typedef {wasm_bindgen.Finding} Finding */
/** @typedef {wasm_bindgen.Proof} Proof */
/** @typedef {wasm_bindgen.HandRow} HandRow */
/** @typedef {wasm_bindgen.Difference} Difference */
/** @typedef {wasm_bindgen.Slip} Slip */
/** @typedef {wasm_bindgen.Judgement} Judgement */
/** @typedef {wasm_bindgen.CheckedClaim} CheckedClaim */
/** @typedef {wasm_bindgen.Counterexample} Counterexample */
/** @typedef {wasm_bindgen.Replies} Replies */
/** @typedef {wasm_bindgen.Review} Review */
/** @typedef {wasm_bindgen.GradedMove} GradedMove */
/** @typedef {wasm_bindgen.MoveValue} MoveValue */
/** @typedef {wasm_bindgen.RecordProblem} RecordProblem */
/** @typedef {wasm_bindgen.RefusedTurn} RefusedTurn */

const LAB_CALLS = /** @type {const} */ ([
  ...CALLS,
  "undo",
  "law",
  "review",
  "move_values",
  "replies",
  "check_claim",
  "check_nim_sum",
  "check_hand_table",
  "read_record",
  "check_game",
]);

/** @typedef {Awaited<ReturnType<typeof startLabEngine>>} LabEngine */

export function startLabEngine() {
  return startPackage(createPackage, [...LAB_CALLS]);
}
