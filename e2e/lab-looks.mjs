// What every view of the laboratory must look like: nothing wider than the window, nothing too small for a finger, and nothing
// that axe complains about, with text of 7:1.

import { createRequire } from "node:module";
import { THEMES } from "./states.mjs";

/** @typedef {import("playwright-core").Frame} Frame */

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** From a window to the narrowest phone. */
export const SIZES = [
  { width: 1280, height: 640 },
  { width: 960, height: 600 },
  { width: 390, height: 664 },
  { width: 320, height: 568 },
];

/**
 * By how much the page and the view are wider than there is room, and which controls are too low; none of it in a good view.
 *
 * @param {Frame} frame
 */
export function misfits(frame) {
  return frame.evaluate(() => {
    const view = /** @type {HTMLElement} */ (document.querySelector(".lab-view"));
    const controls = view.querySelectorAll("button, input, select, summary, textarea");
    const low = [...controls].filter((each) => each.checkVisibility() && each.getBoundingClientRect().height < 44);
    const wide = [document.documentElement.scrollWidth - innerWidth, view.scrollWidth - view.clientWidth];
    return [...wide.filter((excess) => excess > 0), ...low.map((each) => each.outerHTML)];
  });
}

/**
 * What axe finds in the view in either theme.
 *
 * @param {Frame} frame
 * @returns {Promise<string[]>}
 */
export async function complaints(frame) {
  await frame.addScriptTag({ path: AXE });
  const found = [];
  for (const theme of THEMES) found.push(...(await frame.evaluate(complaintsIn, theme)));
  return found;
}

/**
 * Runs in the page.
 *
 * @param {string} theme
 */
async function complaintsIn(theme) {
  document.documentElement.dataset.theme = theme;
  const { axe } = /** @type {any} */ (globalThis);
  const rules = { "color-contrast-enhanced": { enabled: true } };
  const { violations } = await axe.run(".lab-view", { resultTypes: ["violations"], rules });
  return violations.flatMap((/** @type {any} */ { id, nodes }) =>
    nodes.map(
      (/** @type {any} */ node) => `${theme} ${id}: ${node.target.join(" ")} ${node.failureSummary.split("\n")[1]}`,
    ),
  );
}
