// What the tests of matches between people do again and again.

import { TOO_SOON } from "../www/lab/matches/meant.js";
import { openPage } from "./pages.mjs";

/** @typedef {import("playwright-core").Frame} Frame */

/**
 * @param {import("playwright-core").Browser} browser
 * @param {import("./pages.mjs").Way} way
 * @param {Parameters<typeof openPage>[2]} [options]
 */
export async function openMatches(browser, way, options = {}) {
  const opened = await openPage(browser, way, {
    hash: "k=3&n=21&player=person&lang=en&lab=matches",
    ...options,
    isEarly: true,
  });
  await opened.frame.locator('[data-view="matches"]').waitFor();
  return opened;
}

/** @param {Frame} frame @param {string} name */
export const field = (frame, name) => frame.locator(`[data-field="${name}"]`);
/** @param {Frame} frame @param {string} name */
export const action = (frame, name) => frame.locator(`[data-action="${name}"]`);

/** As people do: what comes sooner after something has changed is a double click. @param {Frame} frame */
export const calmly = (frame) => frame.waitForTimeout(TOO_SOON);

/** @param {Frame} frame @param {string} name */
export async function press(frame, name) {
  await calmly(frame);
  await action(frame, name).click();
}

/** @param {Frame} frame @param {number[]} takes */
export async function play(frame, takes) {
  for (const take of takes) {
    await calmly(frame);
    await frame.locator(`.match-board [data-take="${take}"]`).click();
  }
}

/** @param {Frame} frame @param {string} text */
export async function writePaper(frame, text) {
  const details = frame.locator("details", { has: field(frame, "paper") });
  if ((await details.getAttribute("open")) === null) await details.locator("summary").click();
  await field(frame, "paper").fill(text);
}

/** At once, as a test that types a long text would wait for the browser. @param {Frame} frame @param {string} text */
export async function pastePaper(frame, text) {
  await writePaper(frame, "");
  await field(frame, "paper").evaluate((area, pasted) => {
    /** @type {HTMLTextAreaElement} */ (area).value = pasted;
    area.dispatchEvent(new Event("input", { bubbles: true }));
  }, text);
}
