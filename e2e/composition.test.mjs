// Japanese and Chinese words are typed by input methods: the Enter that ends a word means nothing to the page, in any field.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launchBrowser } from "./browser.mjs";
import { action, calmly, field, openMatches, press, writePaper } from "./matches.mjs";
import { openPage } from "./pages.mjs";

/** @typedef {import("playwright-core").Frame} Frame */
/** @typedef {import("playwright-core").Locator} Locator */

/** @type {import("playwright-core").Browser} */
let browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser.close());

/** Enter as browsers tell of it, before the end of the word or, in Safari, after it. */
const ENTERS = {
  within: { key: "Enter", keyCode: 229, isComposing: true },
  after: { key: "Enter", keyCode: 229, isComposing: false },
};

/**
 * Composes a word in the field, and ends it by a key.
 *
 * @param {Locator} input
 * @param {string} word
 * @param {KeyboardEventInit} key
 */
async function compose(input, word, key) {
  await input.focus();
  await input.evaluate(
    (element, { word, key }) => {
      const field = /** @type {HTMLInputElement} */ (element);
      const say = (/** @type {Event} */ event) => field.dispatchEvent(event);
      const end = () => say(new CompositionEvent("compositionend", { data: word, bubbles: true }));
      const press = () => say(new KeyboardEvent("keydown", { ...key, bubbles: true, cancelable: true }));
      say(new CompositionEvent("compositionstart", { bubbles: true }));
      field.value = word;
      say(new InputEvent("input", { data: word, isComposing: true, bubbles: true }));
      if (key.isComposing) press();
      end();
      if (!key.isComposing) press();
    },
    /** @type {{ word: string, key: any }} */ ({ word, key }),
  );
}

/** @param {Locator} input @param {string} word */
async function composeBoth(input, word) {
  for (const key of Object.values(ENTERS)) await compose(input, word, key);
}

/** @param {Frame} frame @param {number} count */
async function waitForCoins(frame, count) {
  await frame.waitForFunction((wanted) => document.querySelectorAll("[data-coin]").length === wanted, count);
}

test("the number of coins to take, and the coins and rules of the set-up", async () => {
  const { frame, page, close } = await openPage(browser, "disk", { hash: "n=30&k=10&player=person" });
  const input = frame.locator(".takes input");
  await composeBoth(input, "７");
  assert.equal(await frame.locator("[data-coin]").count(), 30);
  await page.keyboard.press("Enter");
  await waitForCoins(frame, 23);
  await frame.locator('[data-action="undo"]').click();
  await waitForCoins(frame, 30);

  const client = await page.context().newCDPSession(page);
  const columns = frame.locator('input[data-part="n"]');
  await columns.fill("");
  await client.send("Input.imeSetComposition", { text: "１２", selectionStart: 2, selectionEnd: 2 });
  await client.send("Input.dispatchKeyEvent", { type: "keyDown", key: "Enter", windowsVirtualKeyCode: 229 });
  assert.equal(await frame.locator("[data-coin]").count(), 30);
  await client.send("Input.insertText", { text: "１２" });
  assert.equal(await frame.locator("[data-coin]").count(), 30);
  await page.keyboard.press("Enter");
  await waitForCoins(frame, 12);
  await close();
});

test("names of a match, and a number that is taken in it", async () => {
  const { frame, page, close } = await openMatches(browser, "disk");
  await composeBoth(field(frame, "a"), "花子");
  assert.equal(await frame.locator(".match-board").count(), 0);
  await field(frame, "k").fill("20");
  await page.keyboard.press("Enter");
  const take = frame.locator('[data-take="typed"]');
  await take.waitFor();
  await calmly(frame);
  await composeBoth(take, "３");
  assert.equal((await frame.locator(".match-left strong").textContent())?.trim(), "21");
  await page.keyboard.press("Enter");
  await frame.locator(".match-left strong", { hasText: "18" }).waitFor();
  await close();
});

test("the name of a recorded game", async () => {
  const { frame, page, close } = await openMatches(browser, "disk");
  await writePaper(frame, "21: 3 1 2");
  await press(frame, "paper-record");
  await frame.locator('[data-lab="records"]').click();
  await action(frame, "record-rename").click();
  const name = field(frame, "record-name");
  await composeBoth(name, "花火");
  await compose(name, "花火", { key: "Escape", keyCode: 229 });
  assert.equal(await name.inputValue(), "花火");
  await page.keyboard.press("Enter");
  await frame.locator("[data-record] b", { hasText: "花火" }).waitFor();
  await close();
});

test("a conjecture", async () => {
  const { frame, page, close } = await openPage(browser, "disk", { hash: "lab=claims&player=person", isEarly: true });
  const claim = frame.locator('[data-claim="claim"]');
  await composeBoth(claim, "１、５");
  assert.equal(await frame.locator("[data-judgement]").count(), 0);
  await page.keyboard.press("Enter");
  await frame.locator(".claims-tried [data-judgement]").waitFor();
  await close();
});

test("a rule among the patterns, and a table that is filled by hand", async () => {
  const { frame, page, close } = await openPage(browser, "disk", { hash: "lab=laws&player=person", isEarly: true });
  const rule = frame.locator('[data-part="laws-own"]');
  const rules = frame.locator(".laws-rule");
  await rule.waitFor();
  const count = await rules.count();
  await composeBoth(rule, "２、５");
  assert.equal(await rules.count(), count);
  await page.keyboard.press("Enter");
  await frame.locator('[data-rule="2,5"]').waitFor();

  await frame.locator('[data-lab="table"]').click();
  const cell = frame.locator('[data-row="3"] input');
  await composeBoth(cell, "２　１");
  assert.ok(await cell.evaluate((element) => element === document.activeElement));
  await page.keyboard.press("Enter");
  assert.ok(await cell.evaluate((element) => element !== document.activeElement));
  await close();
});

test("a number that is tried again in a review", async () => {
  const hash = "k=20&n=50&rule=normal&player=person&speed=0";
  const { frame, page, close } = await openPage(browser, "disk", { hash });
  await frame.locator('[data-coin="50"]').click({ force: true });
  await frame.evaluate((address) => {
    location.hash = address;
  }, `${hash}&lab=review`);
  await frame.locator('[data-review-move="0"]').click();
  await frame.locator('[data-action="lab-again"]').click();
  const number = frame.locator("[data-lab-number]");
  await composeBoth(number, "８");
  assert.equal(await number.inputValue(), "８");
  await page.keyboard.press("Enter");
  await number.waitFor();
  assert.equal(await number.inputValue(), "");
  await close();
});
