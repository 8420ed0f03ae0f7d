// The keyboard: one stop for the board, arrows for its coins, letters for what one does to the game, and a focus that is
// never lost.

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

/** @param {Frame} frame @param {number} count */
async function waitForCoins(frame, count) {
  await frame.waitForFunction((wanted) => document.querySelectorAll("[data-coin]").length === wanted, count);
}

/** @param {Frame} frame */
function focused(frame) {
  return frame.evaluate(() => {
    const { dataset, tagName } = /** @type {HTMLElement} */ (document.activeElement);
    return dataset.coin
      ? `column ${dataset.column}, coin ${dataset.coin}`
      : (dataset.action ?? dataset.part ?? tagName);
  });
}

test("letters undo, redo, begin anew and hint while the board has the focus, and can be switched off", async () => {
  const { frame, page, close } = await openPage(browser, "disk", { hash: "k=3&n=10&player=person" });
  await frame.locator('[data-coin="10"]').focus();
  await page.keyboard.press("Enter");
  await waitForCoins(frame, 9);
  await page.keyboard.press("u");
  await waitForCoins(frame, 10);
  await page.keyboard.press("r");
  await waitForCoins(frame, 9);
  await page.keyboard.press("n");
  await waitForCoins(frame, 10);
  assert.equal(await focused(frame), "column 0, coin 10");
  await page.keyboard.press("h");
  await frame.locator('[data-action="hint"][aria-pressed="true"]').waitFor();

  await frame.locator('select[data-part="k"]').focus();
  await page.keyboard.press("u");
  assert.equal(await frame.locator("[data-coin]").count(), 10, "elsewhere letters are letters");

  await frame.locator('[popovertarget="help"]').first().click();
  await frame.locator("#help input").uncheck();
  await page.keyboard.press("Escape");
  await frame.locator('[data-coin="10"]').focus();
  await page.keyboard.press("Enter");
  await waitForCoins(frame, 9);
  await page.keyboard.press("u");
  await page.waitForTimeout(50);
  assert.equal(await frame.locator("[data-coin]").count(), 9);
  await page.reload();
  await frame.locator("#help input").waitFor({ state: "attached" });
  assert.equal(await frame.locator("#help input").isChecked(), false, "and that is kept");
  await close();
});

test("a key that is held down, and a double click, take once", async () => {
  const { frame, page, close } = await openPage(browser, "disk", { hash: "k=3&n=10&player=person" });
  await frame.locator('[data-coin="10"]').focus();
  await page.keyboard.down("Enter");
  await page.keyboard.down("Enter");
  await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await waitForCoins(frame, 9);
  await frame.locator('[data-coin="9"]').dblclick();
  await waitForCoins(frame, 8);
  await close();
});

test("keys that belong to an input method do nothing", async () => {
  const { frame, close } = await openPage(browser, "disk", { hash: "k=3&n=10&player=person" });
  const top = frame.locator('[data-coin="10"]');
  await top.focus();
  await top.dispatchEvent("keydown", { key: "n", isComposing: true });
  await top.dispatchEvent("keydown", { key: "ArrowDown", keyCode: 229 });
  assert.equal(await focused(frame), "column 0, coin 10");
  assert.equal(await frame.locator('[data-action="undo"]').getAttribute("aria-disabled"), "true");
  await close();
});

test("arrows walk the columns and their coins, which say what taking them means", async () => {
  const { frame, page, close } = await openPage(browser, "disk", { hash: "k=3&n=5,4,0,3&player=person&lang=en" });
  await frame.locator('[data-column="0"][data-coin="5"]').focus();
  const presses = {
    ArrowDown: "column 0, coin 4",
    ArrowRight: "column 1, coin 3",
    End: "column 1, coin 2",
    Home: "column 1, coin 4",
    ArrowUp: "column 1, coin 4",
    ArrowLeft: "column 0, coin 5",
  };
  for (const [key, where] of Object.entries(presses)) {
    await page.keyboard.press(key);
    assert.equal(await focused(frame), where, key);
  }
  await page.keyboard.press("ArrowDown");
  const coin = frame.locator("[data-coin]:focus");
  assert.equal(await coin.getAttribute("aria-label"), "column 1, take 2, leaves 3");
  assert.equal(await frame.locator(".bubble").textContent(), "take 2 → leaves 3");
  assert.equal(await frame.locator('[data-coin][tabindex="0"]').count(), 1, "the board is one stop");
  await close();
});

test("the focus stays where the play is when what had it is gone", async () => {
  const { frame, page, close } = await openPage(browser, "disk", { hash: "k=3&n=4,2&player=person" });
  await frame.locator('[data-column="1"][data-coin="1"]').focus();
  await page.keyboard.press("Enter");
  await waitForCoins(frame, 4);
  assert.equal(await focused(frame), "column 0, coin 4", "the column is empty: the next one");
  await frame.locator('[data-take="3"]').focus();
  await page.keyboard.press("Enter");
  await waitForCoins(frame, 1);
  assert.equal(await frame.evaluate(() => document.activeElement?.getAttribute("data-take")), "1");
  await page.keyboard.press("Enter");
  await waitForCoins(frame, 0);
  assert.equal(await focused(frame), "again");
  await page.keyboard.press("Enter");
  await waitForCoins(frame, 6);
  assert.equal(await focused(frame), "column 0, coin 4");

  await frame.locator('select[data-part="k"]').selectOption("own");
  await frame.locator('input[data-part="rule"]').fill("1-4");
  await page.keyboard.press("Enter");
  await frame.locator('input[data-part="rule"]').waitFor({ state: "detached" });
  assert.notEqual(await focused(frame), "BODY");
  await close();
});

test("pointing moves nothing on the page", async () => {
  const { frame, close } = await openPage(browser, "disk", { hash: "k=3&n=5,4,3&player=person" });
  await frame.locator("#moves").waitFor();
  const places = () =>
    frame.evaluate(() =>
      [...document.querySelectorAll("button, h2, p, td, .status *")].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height].join();
      }),
    );
  const before = await places();
  for (const coin of [5, 3, 1]) {
    await frame.locator(`[data-column="0"][data-coin="${coin}"]`).hover({ force: true });
    await frame.locator(".bubble").waitFor();
    assert.deepEqual(await places(), before);
  }
  await close();
});

test("arrows and space on the board do not scroll the page around its frame", async () => {
  const { frame, page, close } = await openPage(browser, "frame", {
    hash: "k=3&n=9&player=person&speed=0",
    context: { viewport: { width: 1280, height: 640 } },
  });
  await page.evaluate(() => {
    document.body.style.height = "3000px";
    scrollTo(0, 20);
  });
  const scrolled = () => page.evaluate(() => scrollY);
  for (const place of ['[data-coin][tabindex="0"]', "[data-take]"]) {
    for (const key of ["ArrowDown", "ArrowUp", "ArrowLeft", "ArrowRight", "End", "Home", " "]) {
      await frame.locator(`#board ${place}`).first().focus();
      await page.evaluate(() => scrollTo(0, 20));
      await page.keyboard.press(key);
      await page.waitForTimeout(150);
      assert.equal(await scrolled(), 20, `${key} on ${place}`);
      await frame.locator('[data-action="new"]').click();
    }
  }
  await close();
});
