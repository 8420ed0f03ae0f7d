// What the page imports that is no JavaScript file: the bundler (scripts/bundle.mjs) makes these modules.
// The package of the laboratory has everything that the other one has, and what is named here.
/// <reference path="../wasm/pkg-lab/last_coin_wasm.d.ts" />

declare module "last-coin-package" {
  type LabFunction =
    | "law"
    | "review"
    | "move_values"
    | "replies"
    | "check_claim"
    | "check_nim_sum"
    | "check_hand_table"
    | "read_record"
    | "check_game";

  /** The functions of the wasm package, bound to one instance of it. */
  export type Package = Omit<typeof wasm_bindgen, LabFunction>;

  /**
   * Makes a fresh instance, which shares nothing with the ones made before, so that a trap in one of them costs no more
   * than calling this again. Rejects where WebAssembly is missing or blocked.
   */
  export function createPackage(): Promise<Package>;
}

declare module "last-coin-lab-package" {
  /** The functions of the game's package and those of the laboratory. */
  export type LabPackage = typeof wasm_bindgen;

  /** As for the game's package. */
  export function createPackage(): Promise<LabPackage>;
}

declare module "last-coin-texts" {
  /** The names of the messages. */
  export const ids: string;
  /** What they say in each language, in that order, packed (texts.js). */
  export const languages: Record<string, unknown[]>;
}

declare module "*.ftl" {
  const resource: import("@fluent/bundle").FluentResource;
  export default resource;
}
