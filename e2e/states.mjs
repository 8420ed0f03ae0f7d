// The states in which the page is looked at: by the tests of contrast and accessibility.

/** @typedef {import("playwright-core").Frame} Frame */

/** @param {Frame} frame @param {number} count */
async function leave(frame, count) {
  await frame.locator(`[data-coin="${count + 1}"]`).click({ force: true });
}

/** On a phone the set-up is a sheet of its own. @param {Frame} frame */
async function openFairStart(frame) {
  const setup = frame.locator(".open-setup");
  if (await setup.isVisible()) await setup.click();
  await frame.locator('[data-action="fair"]').click();
}

/**
 * Each has an address, and what a person does there.
 *
 * @type {Record<string, { hash: string, reach?: (frame: Frame) => Promise<void> }>}
 */
export const STATES = {
  beginning: { hash: "k=3&n=21&first=you&speed=0" },
  pointing: {
    hash: "k=3&n=13&first=you&speed=0",
    reach: (frame) => frame.locator('[data-coin="11"]').hover({ force: true }),
  },
  refused: { hash: "k=3&n=13&first=you&speed=0", reach: (frame) => leave(frame, 4) },
  columns: { hash: "k=any&n=5,4,3,2,1&player=person" },
  stepper: {
    hash: "k=20&n=1000000&player=person",
    reach: async (frame) => {
      await frame.locator('[data-action="hint"]').click();
    },
  },
  show: { hash: "k=3&n=21&players=perfect,perfect", reach: (frame) => frame.locator('[data-action="pause"]').click() },
  hint: { hash: "k=3&n=7&first=you&speed=0", reach: (frame) => frame.locator('[data-action="hint"]').click() },
  won: { hash: "k=3&n=2&first=you&player=perfect&speed=0", reach: (frame) => leave(frame, 1) },
  lost: { hash: "k=3&n=1&first=you&player=perfect&speed=0", reach: (frame) => leave(frame, 0) },
  resigned: {
    hash: "k=any&n=5,4,3&player=person",
    reach: (frame) => frame.locator('[data-action="resign"]').first().click(),
  },
  hidden: { hash: "k=3&n=12&first=you&answers=hidden" },
  request: { hash: "k=3&n=12&first=you&answers=request" },
  row: { hash: "k=3&n=12&first=you", reach: (frame) => frame.locator('[data-n="9"] button').click() },
  "long table": { hash: "k=3&n=30&first=you", reach: (frame) => frame.locator('[data-action="table-length"]').click() },
  flips: { hash: "k=3&n=7,5,4&first=you", reach: (frame) => frame.locator('[data-action="hint"]').click() },
  parity: { hash: "k=any&n=3,1,1&first=you", reach: (frame) => frame.locator('[data-action="hint"]').click() },
  judged: { hash: "k=3&n=10&player=person", reach: (frame) => leave(frame, 8) },
  fair: { hash: "k=3&n=12&first=you", reach: openFairStart },
  side: {
    hash: "k=3&n=12&first=you",
    reach: async (frame) => {
      await openFairStart(frame);
      await frame.locator('[data-action="lay-out"]').click();
    },
  },
  help: { hash: "k=3&n=21&first=you", reach: (frame) => frame.locator('[popovertarget="help"]').first().click() },
};

export const LANGUAGES = /** @type {const} */ (["en", "ja", "zh"]);
export const THEMES = /** @type {const} */ (["light", "dark"]);
