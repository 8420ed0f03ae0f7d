// A finger plays: pressing shows what would be taken, sliding adjusts it, lifting takes, sliding off does not.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launchBrowser } from "./browser.mjs";
import { openPage } from "./pages.mjs";

/** @typedef {import("playwright-core").Frame} Frame */
/** @typedef {import("playwright-core").Page} Page */
/** @typedef {{ x: number, y: number }} Point */

const PHONE = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true };

/** @type {import("playwright-core").Browser} */
let browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser.close());

/** @param {Frame} frame */
const coins = (frame) => frame.locator("[data-coin]");

/**
 * A finger on the screen of a page.
 *
 * @param {Page} page
 */
async function fingerOn(page) {
  const devtools = await page.context().newCDPSession(page);
  /** @param {"touchStart" | "touchMove" | "touchEnd" | "touchCancel"} type @param {Point[]} touchPoints */
  const send = (type, touchPoints) => devtools.send("Input.dispatchTouchEvent", { type, touchPoints });
  return {
    press: (/** @type {Point} */ point) => send("touchStart", [point]),
    slide: (/** @type {Point} */ point) => send("touchMove", [point]),
    lift: () => send("touchEnd", []),
    cancel: () => send("touchCancel", []),
  };
}

/**
 * Where a coin's edge is on the screen.
 *
 * @param {Frame} frame
 * @param {number} coin
 * @returns {Promise<Point>}
 */
async function middleOf(frame, coin) {
  const box = await frame.locator(`[data-coin="${coin}"]`).boundingBox();
  if (box === null) throw new Error(`coin ${coin} is not on the screen`);
  return { x: box.x + box.width / 2, y: box.y + box.height - 3 };
}

/** @param {Frame} frame @param {number} count */
async function waitForCoins(frame, count) {
  await frame.waitForFunction((wanted) => document.querySelectorAll("[data-coin]").length === wanted, count);
}

/**
 * Movements of a finger arrive with the next frame.
 *
 * @param {Frame} frame
 * @param {string | undefined} text undefined for no bubble
 */
async function waitForBubble(frame, text) {
  await frame.waitForFunction((wanted) => document.querySelector(".bubble")?.textContent === wanted, text);
}

/** @param {Frame} frame */
async function waitForTurn(frame) {
  await frame.waitForFunction(
    () =>
      document.querySelector('[data-coin][aria-disabled="false"]') !== null ||
      document.querySelector('[role="status"]')?.getAttribute("data-state") !== "playing",
  );
}

for (const way of /** @type {const} */ (["disk", "frame"])) {
  test(`a game is won by touch alone (${way})`, async () => {
    const { frame, page, problems, close } = await openPage(browser, way, {
      context: PHONE,
      hash: "k=3&n=15&rule=misere&first=you&player=perfect&speed=0",
    });
    const finger = await fingerOn(page);
    for (const leave of [13, 9, 5, 1]) {
      await waitForTurn(frame);
      await finger.press(await middleOf(frame, leave + 1));
      await finger.lift();
    }
    await frame.locator('[role="status"][data-state="won"]').waitFor();
    assert.deepEqual(problems, []);
    await close();
  });
}

test("pressing shows, sliding adjusts, and lifting takes what was shown last", async () => {
  const { frame, page, close } = await openPage(browser, "disk", {
    context: PHONE,
    hash: "k=any&n=9&player=person&lang=en",
  });
  await coins(frame).first().waitFor();
  const finger = await fingerOn(page);
  const start = await middleOf(frame, 8);
  await finger.press(start);
  await waitForBubble(frame, "take 2 → leaves 7");
  assert.equal(await frame.locator(".coin.chosen").count(), 2);
  await finger.slide({ x: start.x + 10, y: start.y + 2 * (await heightOf(frame)) });
  await waitForBubble(frame, "take 4 → leaves 5");
  await finger.slide({ x: start.x, y: start.y - 3 * (await heightOf(frame)) });
  await waitForBubble(frame, "take 1 → leaves 8");
  await finger.slide({ x: start.x, y: start.y + (await heightOf(frame)) });
  assert.equal(await coins(frame).count(), 9);
  await finger.lift();
  await waitForCoins(frame, 6);
  await waitForBubble(frame, undefined);
  await close();
});

test("sliding off the column takes nothing, and neither does a touch that the browser takes over", async () => {
  const { frame, page, close } = await openPage(browser, "disk", { context: PHONE, hash: "k=3&n=9&player=person" });
  await coins(frame).first().waitFor();
  const finger = await fingerOn(page);
  const start = await middleOf(frame, 8);
  await finger.press(start);
  await finger.slide({ x: start.x + 40, y: start.y });
  await finger.slide({ x: 380, y: start.y });
  await waitForBubble(frame, undefined);
  await finger.lift();
  await finger.press(start);
  await finger.cancel();
  await waitForBubble(frame, undefined);
  await page.waitForTimeout(100);
  assert.equal(await coins(frame).count(), 9);
  await close();
});

test("a finger that was down while the computer moved takes nothing", async () => {
  const { frame, page, close } = await openPage(browser, "disk", { context: PHONE, hash: "k=3&n=12&player=greedy" });
  await coins(frame).first().waitFor();
  const finger = await fingerOn(page);
  await finger.press(await middleOf(frame, 8));
  await waitForCoins(frame, 9);
  await finger.lift();
  await page.waitForTimeout(100);
  assert.equal(await coins(frame).count(), 9);
  await finger.press(await middleOf(frame, 9));
  await finger.lift();
  await frame.waitForFunction(() => document.querySelectorAll("[data-coin]").length < 9);
  await close();
});

test("a press on a coin that the computer takes away does not swallow the next one", async () => {
  const { frame, page, close } = await openPage(browser, "disk", { context: PHONE, hash: "k=3&n=12&player=greedy" });
  await coins(frame).first().waitFor();
  const finger = await fingerOn(page);
  await finger.press(await middleOf(frame, 12));
  await waitForCoins(frame, 9);
  await finger.lift();
  await finger.press(await middleOf(frame, 9));
  await finger.lift();
  await frame.waitForFunction(() => document.querySelectorAll("[data-coin]").length < 9);
  await close();
});

test("a coin that may not be taken says so under the finger, and stays", async () => {
  const { frame, page, close } = await openPage(browser, "disk", {
    context: PHONE,
    hash: "k=3&n=9&player=person&lang=en",
  });
  await coins(frame).first().waitFor();
  const finger = await fingerOn(page);
  await finger.press(await middleOf(frame, 4));
  await waitForBubble(frame, "6 may not be taken");
  await finger.lift();
  await frame.locator("#notice").getByText("may not be taken").waitFor();
  assert.equal(await coins(frame).count(), 9);
  await close();
});

test("the buttons below take from the column that was chosen", async () => {
  const { frame, page, close } = await openPage(browser, "disk", {
    context: PHONE,
    hash: "k=any&n=5,4,3,2,1&player=person&lang=en",
  });
  await frame.locator('[data-choose="2"]').tap();
  await frame.getByText("Column 3").first().waitFor();
  await frame.locator('[data-take="2"]').tap();
  await waitForCoins(frame, 13);
  assert.equal(await frame.locator('[data-column="2"][data-coin]').count(), 1);
  const sizes = await frame.locator(".takes button").evaluateAll((buttons) =>
    buttons.map((button) => {
      const { width, height } = button.getBoundingClientRect();
      return Math.min(width, height);
    }),
  );
  for (const size of sizes) assert.ok(size >= 44, `${size} px`);
  assert.ok(page.url().includes("n=5,4,3,2,1"));
  await close();
});

/** @param {Frame} frame */
async function heightOf(frame) {
  return frame.locator('[data-coin="1"]').evaluate((coin) => coin.getBoundingClientRect().height);
}
