// What the page says where games are at their edges: coins that nobody may take, no choice, and the turn of misère.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launchBrowser } from "./browser.mjs";
import { openPage } from "./pages.mjs";

/** @typedef {import("playwright-core").Frame} Frame */

/** @type {import("playwright-core").Browser} */
let browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser.close());

/** @param {string} hash */
const open = (hash) => openPage(browser, "disk", { hash: `${hash}&player=person&answers=always&lang=en&speed=0` });

/** @param {Frame} frame @param {string} name */
const press = (frame, name) => frame.locator(`[data-action="${name}"]`).click();

/** @param {Frame} frame @param {string} selector */
async function said(frame, selector) {
  return ((await frame.locator(selector).textContent()) ?? "").replace(/\s+/g, " ").trim();
}

test("that there is no choice is said where there is one take, and not where the other side has none", async () => {
  for (const [hash, words] of /** @type {const} */ ([
    // 2 and 3 may be taken, and both lose.
    ["k=2,3&n=3", "Nothing wins here. Take 2; then the other side has no move left, and wins."],
    ["k=2,5&n=3", "Nothing wins here, and there is no choice: Take 2."],
  ])) {
    const { frame, close } = await open(`${hash}&rule=misere`);
    await press(frame, "hint");
    assert.ok((await said(frame, ".hint")).includes(words), await said(frame, ".hint"));
    await close();
  }
});

test("near the turn of misère it is not said that the other side mends the nim-sum", async () => {
  const mends = "Every take upsets that, and the other side can mend it again.";
  const turns = "once a single column worth more than 1 is left, leaves an odd number of ones.";
  for (const [hash, words] of /** @type {const} */ ([
    ["n=2,2&rule=misere", turns],
    ["n=1,2,3&rule=misere", turns],
    ["n=2,4,6&rule=misere", mends],
    ["n=2,2&rule=normal", mends],
  ])) {
    const { frame, close } = await open(`k=any&${hash}`);
    await frame.locator("#why .now").getByText(words).waitFor();
    await close();
  }
});

test("where coins may be left that nobody may take, the last take decides, in every language", async () => {
  for (const [rule, convention, words] of /** @type {const} */ ([
    ["2,3", "misere", { en: "last take loses", ja: "最後に取ったら負け", zh: "最后拿的人输" }],
    ["2,3", "normal", { en: "last take wins", ja: "最後に取ったら勝ち", zh: "最后拿的人赢" }],
    ["3", "misere", { en: "last coin loses", ja: "最後の1枚を取ったら負け", zh: "拿最后一枚者输" }],
  ])) {
    const { frame, close } = await open(`k=${rule}&n=8&rule=${convention}`);
    for (const [language, text] of Object.entries(words)) {
      await frame.locator("header select").selectOption(language);
      await frame.locator(".table-rule").getByText(text).waitFor({ state: "attached" });
      assert.match(await said(frame, '[data-part="convention"] option:checked'), new RegExp(text));
    }
    await close();
  }
});

test("the patterns say what their hypotheses mean, and which rows the two rules differ in", async () => {
  const { frame, close } = await open("k=3&n=21&lab=laws");
  const laws = frame.locator('[data-view="laws"]');
  await laws.getByText("The lost numbers go on for ever, always at the same distance.").waitFor();
  await laws.getByText("under some rules at the next numbers too, nothing can be taken on your turn").waitFor();
  await laws.locator('[data-part="laws-own"]').fill("0.0(3)");
  await laws.locator('[data-action="laws-add"]').click();
  const own = laws.locator('[data-rule="0.0(3)"]');
  await own.locator('[data-convention="misere"] h3').getByText("the last take loses").waitFor();
  await laws.locator('[data-rule="1-3"] [data-convention="misere"] h3').getByText("the last coin loses").waitFor();
  await close();
});
