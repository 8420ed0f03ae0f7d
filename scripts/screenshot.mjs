// Takes the pictures of the README from the built page. Run by hand after ./build.sh, when the page has changed its looks:
//
//   node scripts/screenshot.mjs

import { fileURLToPath } from "node:url";
import { launchBrowser } from "../e2e/browser.mjs";
import { openPage } from "../e2e/pages.mjs";
import { LAB_STATES } from "../e2e/states.mjs";

/** @typedef {import("playwright-core").Frame} Frame */

/** Games that the person can win from the beginning, against a computer that holds out as long as it can. */
const PICTURES = [
  { file: "screenshot.png", width: 1280, height: 640, hash: "k=3&n=21&first=other" },
  { file: "screenshot-phone.png", width: 390, height: 664, hash: "k=any&n=5,4,3,2,1&first=you" },
];

/**
 * The views of the laboratory with something in them, after one more `step`, from the element `top` on.
 *
 * @type {{ view: string, state?: string, step?: string, top?: string }[]}
 */
const LAB_PICTURES = [
  { view: "lesson", state: "lesson, rows to fill" },
  { view: "table" },
  { view: "laws" },
  { view: "claims" },
  { view: "matches", state: "a match from paper", top: ".match-report" },
  { view: "records", step: '[data-action="records-close-file"]' },
  { view: "review", step: '[data-action="lab-values"]' },
];

const browser = await launchBrowser();
for (const { file, width, height, hash } of PICTURES) {
  const { frame, page, close } = await openPage(browser, "disk", {
    hash: `${hash}&player=perfect&seed=3&speed=0&lang=en`,
    context: { viewport: { width, height }, colorScheme: "light", reducedMotion: "reduce" },
  });
  await askForHint(frame);
  await frame.locator(".coin.hinted").first().click();
  await askForHint(frame);
  await page.mouse.move(0, 0);
  await page.screenshot({ path: fileURLToPath(new URL(`../docs/${file}`, import.meta.url)) });
  await close();
}

for (const { view, state = view, step, top = ".lab-view :is(section, .lab-card)" } of LAB_PICTURES) {
  const { hash, reach } = LAB_STATES[state];
  const { frame, page, close } = await openPage(browser, "disk", {
    hash: `${hash}&speed=0&lang=en`,
    context: { viewport: { width: 1080, height: 600 }, colorScheme: "light", reducedMotion: "reduce" },
  });
  await frame.locator(".lab-view").waitFor();
  await reach(frame);
  if (step !== undefined) await frame.locator(step).click();
  await frame.locator(".lab-view").evaluate((view, top) => {
    view.scrollTop = 0;
    if (top !== undefined) view.querySelector(top)?.scrollIntoView();
  }, top);
  await page.mouse.move(0, 0);
  await page.screenshot({ path: fileURLToPath(new URL(`../docs/lab-${view}.png`, import.meta.url)) });
  await close();
}
await browser.close();

/** Waits for the person's turn, and lets the page show a winning take and its reason. @param {Frame} frame */
async function askForHint(frame) {
  await frame.locator('[data-action="hint"][aria-disabled="false"][aria-pressed="false"]').click();
  await frame.locator(".coin.hinted").first().waitFor();
}
