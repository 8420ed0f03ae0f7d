// What is typed into the fields of the board and the set-up: numbers as the page writes them, and what is refused.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launchBrowser } from "./browser.mjs";
import { field as matchField, openMatches, press, writePaper } from "./matches.mjs";
import { openPage } from "./pages.mjs";

/** @typedef {import("playwright-core").Frame} Frame */

/** @type {import("playwright-core").Browser} */
let browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser.close());

/** @param {Frame} frame @param {string} left as the page writes it */
async function waitForTotal(frame, left) {
  await frame.locator(".total", { hasText: left }).first().waitFor();
}

/** @param {Frame} frame @param {string} part @param {string} text */
async function enter(frame, part, text) {
  const field = frame.locator(`input[data-part="${part}"]`);
  await field.fill(text);
  await field.press("Enter");
  return field;
}

test("a number of coins to take that may not be taken stays in its field, with the reason beside it", async () => {
  const { frame, page, close } = await openPage(browser, "disk", { hash: "n=30&k=10&player=person&lang=en" });
  const field = frame.locator(".takes input");
  const problem = frame.locator(".takes .field-problem");
  const total = () => frame.locator("[data-coin]").count();
  for (const text of ["99", "x"]) {
    await field.fill(text);
    await page.keyboard.press("Enter");
    await problem.getByText("may not be taken").waitFor();
    assert.equal(await field.inputValue(), text);
    assert.equal(await field.getAttribute("aria-invalid"), "true");
  }
  // Nothing else is taken instead, whatever is pressed.
  await page.keyboard.press("Enter");
  await frame.locator(".takes [data-take]").hover({ force: true });
  await frame.locator(".takes [data-take]").click({ force: true });
  assert.deepEqual([await total(), await field.inputValue()], [30, "x"]);
  await field.fill("７");
  await page.keyboard.press("Enter");
  await frame.locator('[data-coin="23"][tabindex="0"]').waitFor();
  assert.deepEqual([await total(), await problem.count()], [23, 0]);
  await close();
});

test("a set-up that is refused stays in its field, with the reason beside it", async () => {
  const { frame, close } = await openPage(browser, "disk", { hash: "k=3&n=21,20&player=person&lang=en" });
  const columns = await enter(frame, "n", "21 x");
  await frame.locator("#setup .field-problem").getByText("no columns of coins").waitFor();
  assert.deepEqual([await columns.inputValue(), await columns.getAttribute("aria-invalid")], ["21 x", "true"]);
  assert.equal(await frame.locator("[data-coin]").count(), 41);
  assert.equal(await frame.locator("#notice span").count(), 0);
  await frame.locator('select[data-part="k"]').selectOption("own", { force: true });
  await frame.locator("#setup .field-note").getByText("3 for exactly 3").waitFor();
  const rule = await enter(frame, "rule", "0.77");
  await frame.locator("#setup .field-problem").getByText("does more than take coins").waitFor();
  assert.equal(await rule.inputValue(), "0.77");
  await enter(frame, "rule", "1-4");
  await frame.locator('input[data-part="rule"]').waitFor({ state: "detached" });
  assert.equal(await frame.locator("#setup .field-problem").count(), 0);
  await close();
});

test("columns are typed as the page writes numbers, and it is said how they were read", async () => {
  const { frame, close } = await openPage(browser, "disk", { hash: "k=any&n=21&player=person&lang=en" });
  const note = frame.locator("#setup .field-note[role=status]");
  for (const [text, total, said] of [
    ["1,000", "1,000", "one column of 1,000"],
    ["12,500", "12,500", "one column of 12,500"],
    ["１，２００", "1,200", "one column of 1,200"],
    ["1 000", "1,000", "one column of 1,000"],
    ["1\u00a0300", "1,300", "one column of 1,300"],
  ]) {
    await enter(frame, "n", text);
    await waitForTotal(frame, total);
    await note.getByText(`Read as ${said}.`).waitFor();
  }
  await frame.locator('select[data-part="columns"]').selectOption("own", { force: true });
  await enter(frame, "n", "12 500");
  await note.getByText("Read as 2 columns: 12 · 500.").waitFor();
  assert.equal(await frame.locator(".column").count(), 2);
  await enter(frame, "n", "5, 4, 3");
  await frame.locator('[data-column="2"][data-coin="3"]').waitFor();
  assert.equal(await note.count(), 0, "there is only one way to read that");
  await close();
});

test("rules and takes are typed as the page writes numbers", async () => {
  const { frame, page, close } = await openPage(browser, "disk", { hash: "k=3&n=5000&player=person&lang=en" });
  await frame.locator('select[data-part="k"]').selectOption("own", { force: true });
  const rule = await enter(frame, "rule", "1-1,000");
  await frame.locator('[role="status"]', { hasText: "take 1 to 1,000" }).waitFor();
  await enter(frame, "rule", "2, 500");
  await frame.locator('[role="status"]', { hasText: "take 2 or 500" }).waitFor();
  assert.match(page.url(), /#k=2,500&/);
  assert.equal(await rule.inputValue(), "2, 500");
  await enter(frame, "rule", "any");
  await frame.locator(".takes input").fill("1,200");
  await page.keyboard.press("Enter");
  await waitForTotal(frame, "3,800");
  await close();
});

test("in the laboratory too", async () => {
  const { frame, page, close } = await openMatches(browser, "disk");
  await matchField(frame, "k").fill("1,000");
  await matchField(frame, "n").fill("12 500");
  await writePaper(frame, "1,000: 12 900\n12,500: 1,000 5");
  await frame.locator(".paper-read li, .paper-read tr").nth(1).waitFor();
  assert.equal(await frame.locator(".paper-read .match-problem").count(), 0);
  await press(frame, "match-start");
  await frame.locator('[data-take="typed"]').fill("1 000");
  await press(frame, "match-take");
  await frame.locator(".match-left strong", { hasText: "11,500" }).waitFor();

  await frame.locator('[data-lab="claims"]').click();
  await frame.locator('[data-claim="claim"]').fill("1, 1,001");
  await frame.locator('[data-claim="last"]').fill("1,200");
  await page.keyboard.press("Enter");
  await frame.locator(".claims-tried [data-judgement]").waitFor();
  await frame.locator(".claims-answer").getByText("1, 1001").first().waitFor();

  await frame.locator('[data-lab="laws"]').click();
  await frame.locator('[data-part="laws-own"]').fill("1-1,000");
  await page.keyboard.press("Enter");
  await frame.locator('[data-rule="1-1000"]').waitFor();
  await frame.locator('[data-part="laws-last"]').fill("1,000");
  await page.keyboard.press("Enter");
  assert.equal((await frame.locator(".laws-problem").first().textContent())?.trim(), "");

  await frame.locator('[data-lab="table"]').click();
  await frame.locator('select[data-part="lab-k"]').selectOption("own", { force: true });
  await frame.locator('[data-part="lab-rule"]').fill("1-2,000");
  await page.keyboard.press("Enter");
  await frame.locator('[data-part="lab-last"]').fill("20");
  await page.keyboard.press("Enter");
  await frame.locator('[data-row="20"]').waitFor();
  assert.equal((await frame.locator(".hand-problem").textContent())?.trim(), "");
  await close();
});
