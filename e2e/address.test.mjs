// What an address says is used, told, or left alone.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { launchBrowser } from "./browser.mjs";
import { openPage, waitUntilReady } from "./pages.mjs";

const PAGE = pathToFileURL(fileURLToPath(new URL("../index.html", import.meta.url))).href;

/** @type {import("playwright-core").Browser} */
let browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser.close());

test("what cannot be used is named, also where another address is followed", async () => {
  const { frame, close } = await openPage(browser, "disk", {
    hash: "player=person&n=9&answer=hidden&K=3&n=8&lab=Records&lang=en",
  });
  const notice = frame.locator("#notice span");
  assert.match((await notice.textContent()) ?? "", /left out: answer=hidden, K=3, n=8, …$/);
  assert.equal(await frame.locator("[data-coin]").count(), 9);
  await frame.evaluate(() => {
    location.hash = "player=person&n=7&Answers=hidden";
  });
  await notice.getByText("Answers=hidden").waitFor();
  assert.equal(await frame.locator("[data-coin]").count(), 7);
  await close();
});

test("a set-up behind a question mark is moved behind the hash, and what others put there stays", async () => {
  const page = await browser.newPage();
  await page.goto(`${PAGE}?v=17&n=9&k=5&player=person&lang=ja#utm_source=x`);
  assert.equal(await page.locator("[data-coin]").count(), 9, "the first coins, before the script");
  await waitUntilReady(page.mainFrame());
  await page.locator('[data-take="5"]').click();
  const { search, hash } = new URL(page.url());
  assert.equal(search, "?v=17");
  assert.equal(hash, "#k=5&n=9&rule=misere&player=person&lang=ja&utm_source=x");
  await page.reload();
  await waitUntilReady(page.mainFrame());
  assert.equal(await page.locator("[data-coin]").count(), 4, "the game goes on");
  assert.equal(await page.locator("#notice span").count(), 0);
  await page.close();
});

test("a laboratory behind a question mark opens, and is left again", async () => {
  const page = await browser.newPage();
  await page.goto(`${PAGE}?lab=table&player=person&lang=en`);
  await page.locator('[data-view="table"]').waitFor();
  await page.locator('[data-action="lab-close"]').click();
  await page.locator("#board [data-coin]").first().waitFor();
  assert.doesNotMatch(page.url(), /lab=/);
  await page.close();
});

test("an address in which only others say something is no set-up: the latest game goes on", async () => {
  const { frame, page, close } = await openPage(browser, "disk", { hash: "k=3&n=10&player=person" });
  await frame.locator('[data-take="3"]').click();
  await page.goto(`${PAGE}?gclid=1#fbclid=x`);
  await waitUntilReady(page.mainFrame());
  assert.equal(await page.locator("[data-coin]").count(), 7);
  assert.match(page.url(), /\?gclid=1#.*fbclid=x/);
  await close();
});
