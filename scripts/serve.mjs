// Serves the page for development: bundled anew, and in memory, at every reload; the core is rebuilt when it changes.
//
//   node scripts/serve.mjs PORT

import { spawn } from "node:child_process";
import { watch } from "node:fs";
import { context } from "esbuild";
import { bundleOptions } from "./bundle.mjs";

const PACKAGE_FOLDER = "target/dev-package";
const LAB_FOLDER = "target/dev-package-lab";
const RUST_SOURCES = ["src", "wasm/src", "Cargo.toml", "wasm/Cargo.toml"];
/** Editors save in several steps; a build waits until they are done, in milliseconds. */
const SETTLE = 100;

const port = Number(process.argv[2]);

await buildPackages();
const bundler = await context({
  ...bundleOptions({ packageFolder: PACKAGE_FOLDER, labFolder: LAB_FOLDER, outFolder: "dist", dev: true }),
  write: false,
});
await bundler.serve({ servedir: ".", host: "127.0.0.1", port });
console.log(`http://127.0.0.1:${port}/  (reload to see a change; Ctrl-C stops)`);

let building = false;
let changed = false;
/** @type {NodeJS.Timeout | undefined} */
let settling;
for (const source of RUST_SOURCES) {
  watch(source, { recursive: true }, () => {
    clearTimeout(settling);
    settling = setTimeout(rebuildPackage, SETTLE);
  });
}

/** Never two builds at once: a change during a build starts another one after it. */
async function rebuildPackage() {
  changed = true;
  if (building) return;
  building = true;
  while (changed) {
    changed = false;
    await buildPackages();
  }
  building = false;
}

async function buildPackages() {
  await buildPackage(PACKAGE_FOLDER);
  await buildPackage(LAB_FOLDER, "--features", "lab");
}

/**
 * Resolves when wasm-pack is done, also when it failed: its own message stands in the terminal then.
 *
 * @param {string} folder
 * @param {string[]} options of cargo
 */
function buildPackage(folder, ...options) {
  const how = ["--dev", "--target", "no-modules", "--no-pack", "--out-dir", `../${folder}`];
  const words = ["build", "wasm", ...how, "--", ...options];
  return new Promise((resolve, reject) => {
    spawn("wasm-pack", words, { stdio: "inherit" }).on("error", reject).on("close", resolve);
  });
}
