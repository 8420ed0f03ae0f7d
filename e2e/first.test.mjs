// The usual coins come first, before the script that plays; what is pressed meanwhile is not lost.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { launchBrowser } from "./browser.mjs";
import { collectProblems, openPage, waitUntilReady } from "./pages.mjs";

const ADDRESS = pathToFileURL(fileURLToPath(new URL("../index.html", import.meta.url))).href;

/** @type {import("playwright-core").Browser} */
let browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser.close());

/**
 * Opens the page and holds its large script back until `release` is called.
 *
 * @param {string} hash
 * @param {import("playwright-core").BrowserContextOptions} [options]
 */
async function openHeldBack(hash, options) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const problems = collectProblems(page);
  let release = () => {};
  await page.route("**/last-coin.js", async (route) => {
    await new Promise((resolve) => {
      release = () => resolve(undefined);
    });
    await route.continue();
  });
  const asked = page.waitForRequest("**/last-coin.js");
  await page.goto(`${ADDRESS}${hash === "" ? "" : `#${hash}`}`, { waitUntil: "commit" });
  await asked;
  await page.locator("#help").waitFor({ state: "attached" });
  return {
    page,
    problems,
    async release() {
      release();
      await waitUntilReady(page.mainFrame());
    },
    close: () => context.close(),
  };
}

/** @param {import("playwright-core").Page} page */
const places = (page) =>
  page.locator("[data-coin]").evaluateAll((coins) =>
    coins.map((coin) => {
      const { left, bottom, width } = coin.getBoundingClientRect();
      return [left, bottom, width];
    }),
  );

for (const [width, height, hash, locale] of /** @type {const} */ ([
  [1280, 640, "first=you", "en-GB"],
  [1280, 640, "first=you", "ja-JP"],
  [960, 600, "first=you", "ja-JP"],
  [960, 600, "first=you", "en-GB"],
  [390, 664, "first=you", "zh-CN"],
  [1280, 640, "first=you&n=60", "en-GB"],
  [1280, 400, "first=you&n=60", "en-GB"],
  [844, 390, "first=you&n=60", "en-GB"],
])) {
  test(`the coins stay where they came (${width}×${height}, ${locale}, ${hash})`, async () => {
    const { page, release, close } = await openHeldBack(hash, { viewport: { width, height }, locale });
    const early = await places(page);
    await release();
    const now = (await places(page)).flat();
    assert.equal(early.length, hash.endsWith("60") ? 60 : 21);
    early.flat().forEach((pixels, index) => {
      assert.ok(Math.abs(pixels - now[index]) < 2, `${pixels} became ${now[index]}`);
    });
    await close();
  });
}

test("a coin that is pressed before the page can play is taken", async () => {
  const { page, problems, release, close } = await openHeldBack("k=zzz&first=you&n=21&player=perfect");
  await page.locator('[data-coin="20"]').click();
  await release();
  await page.locator("#moves tbody tr").first().waitFor({ state: "attached" });
  assert.equal(await page.locator('[data-coin="20"]').count(), 0);
  // What the page has to say of its beginning is said all the same.
  assert.match((await page.locator("#notice").textContent()) ?? "", /zzz/);
  assert.deepEqual(problems, []);
  await close();
});

test("where the computer begins, an early press only hurries it", async () => {
  const { page, release, close } = await openHeldBack("player=random&seed=1");
  await page.locator('[data-coin="19"]').click();
  await release();
  await page.locator("#moves tbody tr").first().waitFor({ state: "attached" });
  assert.equal(await page.locator("#moves tbody tr").count(), 1);
  await close();
});

test("the focus stays on the coins", async () => {
  const { page, release, close } = await openHeldBack("first=you");
  await page.locator('[data-coin="21"]').focus();
  await release();
  assert.equal(await page.evaluate(() => document.activeElement?.matches('[data-coin][tabindex="0"]')), true);
  await close();
});

for (const hash of ["n=5,4,3,2,1", "n=0,5,4", "n=61", "n=1000000", "n=x", "n=0", "n="]) {
  test(`no coins are drawn where they are not plain to see (${hash})`, async () => {
    const { page, release, problems, close } = await openHeldBack(hash);
    assert.equal(await page.locator("[data-coin]").count(), 0);
    await release();
    assert.ok((await page.locator("[data-coin]").count()) > 0);
    assert.deepEqual(problems, []);
    await close();
  });
}

test("a game that was kept comes back without a picture of another one, and one that nobody touched is not kept", async () => {
  const { page, release, close } = await openHeldBack("first=you");
  await release();
  await page.unroute("**/last-coin.js");
  const early = () =>
    page.evaluate(() => document.querySelectorAll("[data-coin]").length > 0 && Reflect.get(window, "early"));
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const board = document.querySelector("#board[aria-busy]");
      if (board === null) return;
      observer.disconnect();
      // The script in the page has run by the time that the parser goes on.
      setTimeout(() => Reflect.set(window, "early", board.hasAttribute("aria-busy") && board.childElementCount > 0));
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await waitUntilReady(page.mainFrame());
  const isKept = () => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith("last-coin.games")));
  assert.equal(await isKept(), false);
  await page.locator('[data-take="3"]').click();
  assert.equal(await isKept(), true);
  await page.reload();
  await waitUntilReady(page.mainFrame());
  assert.equal(await early(), false);
  assert.equal(await page.locator('[data-coin="19"]').count(), 0);
  await close();
});

test("plays where scripts inside the page are forbidden", async () => {
  const { frame, close } = await openPage(browser, "frame", {
    policy: "script-src 'self' 'wasm-unsafe-eval'",
    hash: "first=you",
  });
  await frame.locator('[data-take="3"]').click();
  await frame.locator('[data-coin="19"]').waitFor({ state: "detached" });
  await close();
});

for (const [what, answer] of /** @type {const} */ ([
  [
    "late",
    async (/** @type {import("playwright-core").Route} */ route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    },
  ],
  ["missing", (/** @type {import("playwright-core").Route} */ route) => route.abort()],
])) {
  test(`plays with a stylesheet that is ${what}`, async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.route("**/last-coin.css", answer);
    await page.goto(`${ADDRESS}#first=you`);
    await waitUntilReady(page.mainFrame());
    const isDressed = await page.evaluate(
      () => getComputedStyle(document.querySelector("main") ?? document.body).display,
    );
    assert.equal(isDressed, what === "late" ? "grid" : "block");
    await page.locator('[data-take="3"]').click();
    await page.locator('[data-coin="19"]').waitFor({ state: "detached" });
    await context.close();
  });
}

test("an address that changes while the stylesheet is late is followed", async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  let release = () => {};
  const held = new Promise((resolve) => {
    release = () => resolve(undefined);
  });
  await page.route("**/last-coin.css", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${ADDRESS}#first=you`, { waitUntil: "commit" });
  // The script goes on as far as it can before the address changes.
  await page.waitForTimeout(1000);
  await page.evaluate(() => {
    location.hash = "n=30&first=you";
  });
  release();
  await waitUntilReady(page.mainFrame());
  await page.locator('[data-coin="30"]').waitFor({ state: "attached" });
  await context.close();
});

test("without JavaScript, what is needed stands at the top", async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(ADDRESS);
  const told = await page.locator('noscript p[lang="en"]').boundingBox();
  assert.ok(told !== null && told.y < 200, JSON.stringify(told));
  await context.close();
});
