// What the page imports that is no JavaScript file: the bundler (scripts/bundle.mjs) makes these modules.
/// <reference path="../wasm/pkg/last_coin_wasm.d.ts" />

declare module "last-coin-package" {
  /** The functions of the wasm package, bound to one instance of it. */
  export type Package = typeof wasm_bindgen;

  /**
   * Makes a fresh instance, which shares nothing with the ones made before, so that a trap in one of them costs no more
   * than calling this again. Rejects where WebAssembly is missing or blocked.
   */
  export function createPackage(): Promise<Package>;
}

declare module "last-coin-texts" {
  /** The names of the messages. */
  export const ids: string[];
  /** What they say in each language, in that order. */
  export const languages: Record<string, import("@fluent/bundle").FluentResource["body"][number]["value"][]>;
}
