// The game and the settings survive a reload, where there is storage; nothing that is set up anew is lost; and two
// computers that play each other can be watched at one's own pace.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launchBrowser } from "./browser.mjs";
import { openPage, waitUntilReady } from "./pages.mjs";

/** @typedef {import("playwright-core").Frame} Frame */

/** @type {import("playwright-core").Browser} */
let browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser.close());

/** @param {Frame} frame @param {number} count */
async function waitForCoins(frame, count) {
  await frame.waitForFunction((wanted) => document.querySelectorAll("[data-coin]").length === wanted, count);
}

/** @param {Frame} frame @param {string} name */
const button = (frame, name) => frame.locator(`[data-action="${name}"]`);

test("a game goes on after a reload, and so do undo and redo", async () => {
  const { frame, page, problems, close } = await openPage(browser, "disk", { hash: "k=3&n=21&player=person&lang=en" });
  await frame.locator('[data-take="3"]').click();
  await button(frame, "new").click();
  await waitForCoins(frame, 21);
  await frame.locator('[data-take="2"]').click();
  await frame.locator('[data-take="1"]').click();
  await button(frame, "undo").click();
  await waitForCoins(frame, 19);
  await page.reload();
  await waitForCoins(frame, 19);
  await button(frame, "redo").click();
  await waitForCoins(frame, 18);
  for (const left of [19, 21, 18]) {
    await button(frame, "undo").click();
    await waitForCoins(frame, left);
  }
  assert.deepEqual(problems, []);
  await close();
});

test("an address that sets up another game begins that one", async () => {
  const { frame, page, close } = await openPage(browser, "disk", { hash: "k=3&n=21&player=person" });
  await frame.locator('[data-take="3"]').click();
  await waitForCoins(frame, 18);
  const address = page.url().replace("n=21", "n=12");
  await page.goto("about:blank");
  await page.goto(address);
  await waitUntilReady(page.mainFrame());
  await waitForCoins(frame, 12);
  await page.goto("about:blank");
  await page.goto(address.replace(/#.*/, ""));
  await waitUntilReady(page.mainFrame());
  await waitForCoins(frame, 12);
  assert.match((await frame.locator(".status").textContent()) ?? "", /12/);
  await close();
});

test("what was kept by another hand does no harm", async () => {
  for (const kept of ["{", '{"at":3,"games":[]}', '{"at":0,"games":[["n=5",{"setup":{}}]]}']) {
    const { frame, page, problems, close } = await openPage(browser, "disk", { hash: "n=7&player=person" });
    await waitForCoins(frame, 7);
    await frame.evaluate((text) => localStorage.setItem("last-coin.games", text), kept);
    await page.reload();
    await waitForCoins(frame, 7);
    assert.deepEqual(problems, []);
    await close();
  }
});

test("other settings begin another game, and undo brings the old one back", async () => {
  const { frame, close } = await openPage(browser, "disk", { hash: "k=3&n=21&player=person&lang=en" });
  await frame.locator('[data-take="3"]').click();
  await frame.locator('select[data-part="convention"]').selectOption("normal", { force: true });
  await waitForCoins(frame, 21);
  await frame.locator("#notice").getByText("Undo brings the other one back").waitFor();
  await button(frame, "undo").click();
  await waitForCoins(frame, 18);
  assert.equal(await frame.locator('select[data-part="convention"]').inputValue(), "misere");
  await close();
});

test("a failure of the engine in its very first call is told, and the game begins", async () => {
  const { frame, close } = await openPage(browser, "disk", {
    hash: "k=3&n=10&player=person&lang=en",
    traps: ["parse_rule", "new_game"],
  });
  await waitForCoins(frame, 10);
  await frame.locator("#notice").getByText("started again").waitFor();
  await frame.locator('[data-take="2"]').click();
  await waitForCoins(frame, 8);
  await close();
});

test("two computers wait, move one by one, and go on", async () => {
  const { frame, close } = await openPage(browser, "disk", { hash: "k=3&n=21&players=greedy,greedy&lang=en" });
  await button(frame, "pause").click();
  const paused = await frame.locator("[data-coin]").count();
  await button(frame, "step").click();
  await waitForCoins(frame, paused - 3);
  await frame.waitForTimeout(1000);
  await waitForCoins(frame, paused - 3);
  await button(frame, "pace").selectOption("fast");
  await button(frame, "pause").click();
  await frame.locator('[role="status"][data-state="over"]').waitFor();
  await close();
});

test("of twenty columns of fifty coins, a take draws only its own again", async () => {
  const columns = Array(20).fill(50).join(",");
  const { frame, close } = await openPage(browser, "disk", { hash: `k=any&n=${columns}&player=person&answers=hidden` });
  await waitForCoins(frame, 1000);
  const changed = await frame.evaluate(async () => {
    const seen = new Set();
    const observer = new MutationObserver((records) => {
      for (const { target } of records) {
        const column = (target instanceof Element ? target : target.parentElement)?.closest(".column");
        if (column?.contains(target)) seen.add([...document.querySelectorAll(".column")].indexOf(column));
      }
    });
    const board = /** @type {HTMLElement} */ (document.querySelector("#board"));
    observer.observe(board, { attributes: true, childList: true, characterData: true, subtree: true });
    for (const column of [3, 7]) {
      /** @type {HTMLElement} */ (document.querySelector(`[data-column="${column}"][data-coin="30"]`)).click();
    }
    await new Promise((resolve) => setTimeout(resolve));
    return [...seen].sort((a, b) => a - b);
  });
  await waitForCoins(frame, 18 * 50 + 2 * 29);
  // The cursor was on the first one.
  assert.deepEqual(changed, [0, 3, 7]);
  await close();
});
