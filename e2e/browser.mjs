// Finds and launches the browser of the tests.

import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright-core";

/** The names under which systems install Chromium and its kin; build.sh looks for the same. */
const NAMES = ["chromium", "chromium-browser", "google-chrome"];

/** Quiet: a browser under test talks to nobody but the tests. */
const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * @param {string[]} [more] arguments beside the usual ones
 * @returns {Promise<import("playwright-core").Browser>}
 */
export function launchBrowser(more = []) {
  return chromium.launch({ executablePath: findBrowser(), args: [...ARGUMENTS, ...more], headless: true });
}

function findBrowser() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const found = NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
  if (found === undefined) throw new Error(`none of ${NAMES.join(", ")} is on PATH; ./build.sh test installs one`);
  return found;
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
