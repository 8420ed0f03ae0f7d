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

/** @param {Frame} frame */
async function recordFromPaper(frame) {
  await frame.locator('[data-field="a"]').fill("Ann");
  await frame.locator('[data-field="b"]').fill("Bob");
  await frame.locator("details:not([open]) > summary").first().click();
  await frame.locator('[data-field="paper"]').fill("21: 3 1 2 2 1 3 3 1 2 2 1\n21: 3 1 2 2 3 1 1 3 1 1 2 1");
  await frame.locator('[data-action="paper-record"]').click();
  await frame.locator(".report-courses").waitFor();
}

/** @param {Frame} frame @param {string} view */
async function goToView(frame, view) {
  await frame.locator(`[data-lab="${view}"]`).click();
  await frame.locator(`.lab-view[data-view="${view}"]`).waitFor();
}

/** @param {Frame} frame @param {string} claim */
async function checkClaim(frame, claim) {
  await frame.locator('[data-claim="claim"]').fill(claim);
  await frame.locator('[data-action="lab-check"]').click();
}

/**
 * The views of the laboratory, each with something in it. The address says which view is open, and the rest is done there.
 *
 * @type {Record<string, { hash: string, reach: (frame: Frame) => Promise<void> }>}
 */
export const LAB_STATES = {
  lesson: {
    hash: "lab=lesson",
    reach: (frame) => frame.locator('.lesson-board [data-take="2"]').click(),
  },
  "lesson, rows to fill": {
    hash: "lab=lesson",
    reach: async (frame) => {
      await frame.locator('.lesson-coins [data-step="rows"]').click();
      await frame.locator('[data-row="1"] [data-says="lose"]').click();
      await frame.locator('[data-row="2"] [data-says="win"]').click();
      await frame.locator('[data-action="lesson-check"]').click();
    },
  },
  "lesson, numbers to mark": {
    hash: "lab=lesson",
    reach: async (frame) => {
      await frame.locator('.lesson-coins [data-step="three"]').click();
      await frame.locator('[data-number="5"]').click();
      await frame.locator('[data-action="lesson-mark"]').click();
    },
  },
  table: {
    hash: "lab=table",
    reach: async (frame) => {
      await frame.locator('[data-row="1"] [data-say="lose"]').click();
      await frame.locator('[data-row="2"] [data-say="win"]').click();
      await frame.locator('[data-row="3"] input').fill("2 x");
      await frame.locator('[data-action="hand-check"]').click();
    },
  },
  laws: {
    hash: "lab=laws",
    reach: async (frame) => {
      await frame.locator('[data-suggested="2,5,7"]').click();
      await frame.locator('[data-part="laws-shift"]').fill("1");
      await frame.locator('[data-action="laws-tell"]').click();
    },
  },
  claims: {
    hash: "lab=claims",
    reach: async (frame) => {
      await checkClaim(frame, "1 mod 4");
      await checkClaim(frame, "1 mod 3");
    },
  },
  "a match": {
    hash: "k=3&n=21&lab=matches",
    reach: async (frame) => {
      await frame.locator('[data-field="a"]').fill("Ann");
      await frame.locator('[data-field="b"]').fill("Bob");
      await frame.locator('[data-action="match-start"]').click();
      await frame.locator('.match-board [data-take="2"]').click();
    },
  },
  "a match from paper": { hash: "k=3&n=21&lab=matches", reach: recordFromPaper },
  records: {
    hash: "k=3&n=21&lab=matches",
    reach: async (frame) => {
      await recordFromPaper(frame);
      await goToView(frame, "records");
      await frame.locator('[data-action="records-csv"]').click();
    },
  },
  review: {
    hash: "k=3&n=21&lab=matches",
    reach: async (frame) => {
      await recordFromPaper(frame);
      await goToView(frame, "records");
      await frame.locator('[data-action="record-review"]').first().click();
      await frame.locator('[data-review-move="1"]').click();
    },
  },
};

export const LANGUAGES = /** @type {const} */ (["en", "ja", "zh"]);
export const THEMES = /** @type {const} */ (["light", "dark"]);
