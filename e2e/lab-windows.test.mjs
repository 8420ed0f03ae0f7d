// Two windows of one browser: what is done in one of them is neither lost nor overwritten by the other.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { TOO_SOON } from "../www/lab/matches/meant.js";
import { launchBrowser } from "./browser.mjs";
import { openPage } from "./pages.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** @type {import("playwright-core").Browser} */
let browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser.close());

/** @param {string} view */
async function openTwo(view) {
  const { page: one, close } = await openPage(browser, "disk", { hash: `lang=en&lab=${view}`, isEarly: true });
  const opened = one.locator(`[data-view="${view}"]`);
  await opened.waitFor();
  const other = await one.context().newPage();
  await other.goto(one.url());
  await other.locator(`[data-view="${view}"]`).waitFor();
  return { one, other, close };
}

/** @param {Page} page @param {string} field @param {string} value */
async function hasValue(page, field, value) {
  await page.waitForFunction(
    ([selector, wanted]) => {
      const input = document.querySelector(selector);
      return input instanceof HTMLInputElement && input.value === wanted;
    },
    [field, value],
  );
}

/** @param {Page} page @param {string} action */
async function press(page, action) {
  await page.waitForTimeout(TOO_SOON);
  await page.locator(`[data-action="${action}"]`).click();
}

/** @param {Page} page @param {number} count */
async function take(page, count) {
  await page.waitForTimeout(TOO_SOON);
  await page.locator(`.match-board [data-take="${count}"]`).click();
}

test("a match goes on in both windows, and each game is recorded once", async () => {
  const { one, other, close } = await openTwo("matches");
  const field = (/** @type {Page} */ page, /** @type {string} */ name) => page.locator(`[data-field="${name}"]`);
  await field(one, "a").fill("Ann");
  await field(other, "b").focus();
  await field(one, "b").fill("Bob");
  await field(one, "n").fill("5");
  await hasValue(other, '[data-field="n"]', "5");
  // The field in which somebody is typing keeps what stands there.
  assert.equal(await field(other, "b").inputValue(), "");
  await field(other, "b").fill("Cid");
  await hasValue(one, '[data-field="b"]', "Cid");
  await press(one, "match-start");
  await other.locator(".match-status").getByText("Ann to take").waitFor();
  await take(other, 1);
  await one.locator(".match-left strong").getByText("4", { exact: true }).waitFor();
  await take(one, 3);
  await other.locator(".match-left strong").getByText("1", { exact: true }).waitFor();
  await take(other, 1);
  await press(one, "match-end");
  await press(one, "match-end-yes");
  for (const page of [one, other]) {
    await page.locator(".report-courses tbody tr").first().waitFor();
    await page.locator('[data-lab="records"]').click();
    assert.equal(await page.locator("[data-record]").count(), 1);
  }
  await one.locator('[data-action="record-delete"]').click();
  await other.locator(".records-empty").waitFor();
  await close();
});

test("a match that the storage did not take is not taken off the screen by another window", async () => {
  const { one, other, close } = await openTwo("matches");
  await one.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await press(one, "match-start");
  await take(one, 2);
  const heard = one.evaluate(
    () => new Promise((resolve) => addEventListener("storage", () => resolve(true), { once: true })),
  );
  await other.locator('[data-field="n"]').fill("9");
  assert.equal(await heard, true);
  assert.equal(await one.locator(".match-left strong").textContent(), "19");
  await close();
});

test("conjectures that were checked in both windows are remembered in both", async () => {
  const { one, other, close } = await openTwo("claims");
  for (const [page, claim] of /** @type {const} */ ([
    [one, "1 mod 4"],
    [other, "0 mod 4"],
  ])) {
    await page.locator('[data-claim="claim"]').fill(claim);
    await page.locator('[data-action="lab-check"]').click();
  }
  for (const page of [one, other]) {
    await page.locator(".claims-tried").getByText("0 mod 4").waitFor();
    await page.locator(".claims-tried").getByText("1 mod 4").waitFor();
  }
  await close();
});

test("rules that were added in both windows stand in both", async () => {
  const { one, other, close } = await openTwo("laws");
  for (const [page, rule] of /** @type {const} */ ([
    [one, "1,3,4"],
    [other, "2,5,7"],
  ])) {
    await page.locator('[data-part="laws-own"]').fill(rule);
    await page.locator('[data-part="laws-own"]').press("Enter");
  }
  for (const page of [one, other]) {
    await page.waitForFunction(() => document.querySelectorAll(".laws-rule").length === 5);
  }
  await close();
});

test("rows of a table that were filled in both windows stand in both", async () => {
  const { one, other, close } = await openTwo("table");
  const leaves = (/** @type {number} */ n) => `[data-row="${n}"] input`;
  await other.locator(leaves(2)).focus();
  await one.locator(leaves(2)).fill("7");
  await one.locator(leaves(1)).fill("0");
  await hasValue(other, leaves(1), "0");
  assert.equal(await other.locator(leaves(2)).inputValue(), "");
  await other.locator(leaves(2)).fill("1 0");
  await other.locator(leaves(3)).fill("2 1");
  for (const page of [one, other]) {
    await hasValue(page, leaves(2), "1 0");
    await hasValue(page, leaves(3), "2 1");
  }
  await close();
});

test("a step of the lesson that is done in one window is done in the other, which stays at its own step", async () => {
  const { one, other, close } = await openTwo("lesson");
  const steps = other.locator(".lesson-coins [data-step]");
  await steps.nth(1).click();
  await one.locator(".lesson-coins [data-step]").first().click();
  const able = one.locator('.lesson-board [data-take="1"][aria-disabled="false"]');
  const over = one.locator('.lesson-status:not([data-state="playing"])');
  while (true) {
    await able.or(over).first().waitFor();
    if ((await able.count()) === 0) break;
    await able.click();
  }
  await other.locator(".lesson-coins [data-step].done").waitFor();
  assert.equal(await steps.nth(1).getAttribute("aria-current"), "step");
  await close();
});
