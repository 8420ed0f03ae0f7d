// Everything can be seen and reached, from the narrowest phone to a low window, and nothing lies on what it is not about.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launchBrowser } from "./browser.mjs";
import { openPage } from "./pages.mjs";

/** @typedef {import("playwright-core").Frame} Frame */
/** @typedef {import("playwright-core").Locator} Locator */

/** @type {import("playwright-core").Browser} */
let browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser.close());

/** @param {string} size such as 320x568 @param {string} hash @param {"reduce" | "no-preference"} [reducedMotion] */
async function open(size, hash, reducedMotion = "reduce") {
  const [width, height] = size.split("x").map(Number);
  const opened = await openPage(browser, "disk", { hash, context: { viewport: { width, height }, reducedMotion } });
  await opened.frame.locator("#controls button").first().waitFor();
  return opened;
}

/** @param {Locator} elements */
function boxesOf(elements) {
  return elements.evaluateAll((all) =>
    all
      .map((each) => each.getBoundingClientRect())
      .filter(({ width }) => width > 0)
      .map(({ left, top, right, bottom }) => ({ left, top, right, bottom })),
  );
}

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Box */

/** @param {Box} a @param {Box} b */
function doOverlap(a, b) {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

test("on a narrow phone no button is cut off, and all are in sight at once", async () => {
  for (const [size, hash] of [
    ["320x568", "k=20&n=100&first=you"],
    ["320x568", "k=any&n=9,8,7&players=perfect,perfect"],
    ["360x640", "k=3&n=21&player=person"],
  ]) {
    for (const lang of ["en", "ja", "zh"]) {
      const { frame, page, close } = await open(size, `${hash}&lang=${lang}`);
      const [board] = await boxesOf(frame.locator("#board"));
      for (const { left, right, bottom } of await boxesOf(frame.locator(".takes > *"))) {
        assert.ok(left >= board.left && right <= board.right && bottom <= board.bottom, `${size} ${hash} ${lang}`);
      }
      const { width, height } = /** @type {{ width: number, height: number }} */ (page.viewportSize());
      for (const { right, bottom } of await boxesOf(frame.locator("#controls button, header .tool"))) {
        assert.ok(right <= width && bottom <= height, `${size} ${hash} ${lang}`);
      }
      await close();
    }
  }
});

test("a low window does not scroll, and crops no column", async () => {
  for (const [size, hash] of [
    ["821x520", "k=any&n=9,8,7&players=perfect,fallible&lang=en"],
    ["960x600", `k=any&n=${Array(20).fill(50)}&first=you&lang=en`],
    ["960x600", "k=any&n=1000000000,1000000000,5&player=person&lang=ja"],
  ]) {
    const { frame, page, close } = await open(size, hash);
    await frame.locator(".binary").waitFor();
    assert.equal(await frame.evaluate(() => document.documentElement.scrollHeight), page.viewportSize()?.height);
    const [stage] = await boxesOf(frame.locator(".stage"));
    for (const { top } of await boxesOf(frame.locator(".stack"))) assert.ok(top >= stage.top, `${size} ${hash}`);
    await close();
  }
});

test("a hint's words lie on no coin, and the button shows that it is there", async () => {
  const { frame, close } = await open("1280x640", "k=any&n=3,5,5&rule=normal&first=you&lang=en");
  const button = frame.locator('[data-action="hint"]');
  const ground = () => button.evaluate((each) => getComputedStyle(each).backgroundColor);
  const usual = await ground();
  await button.click();
  assert.notEqual(await ground(), usual);
  const [bubble] = await boxesOf(frame.locator(".bubble"));
  for (const coin of await boxesOf(frame.locator(".coin"))) assert.equal(doOverlap(bubble, coin), false);
  await close();
});

test("what the computer took gives way to a hint", async () => {
  const { frame, close } = await open("1280x640", "k=any&n=9,8,7&first=other&player=greedy", "no-preference");
  await frame.locator(".ghost-label").waitFor({ state: "visible" });
  await frame.locator('[data-action="hint"]').click();
  await frame.locator(".bubble.advice").waitFor();
  assert.equal(await frame.locator(".ghost-label").filter({ visible: true }).count(), 0);
  await close();
});

test("what the computer took is not cut off beside the columns at the edges", async () => {
  for (const [size, lang, column] of [
    ["1280x640", "en", 0],
    ["1280x640", "en", 4],
    ["390x664", "ja", 1],
    ["390x664", "zh", 0],
  ]) {
    // The one column with a coin that may be taken.
    const columns = [0, 0, 0, 0, 0].with(Number(column), 9);
    const { frame, close } = await open(
      String(size),
      `k=2&n=${columns}&first=other&player=perfect&lang=${lang}`,
      "no-preference",
    );
    await frame.locator(".ghost-label").waitFor();
    const [stage] = await boxesOf(frame.locator(".stage"));
    const [label] = await boxesOf(frame.locator(".ghost-label"));
    assert.ok(label.left >= stage.left && label.right <= stage.right, `${size} ${lang} ${column}`);
    await close();
  }
});

test("coins fly from where they were, also where many columns are scrolled", async () => {
  const { frame, close } = await open("390x664", `k=any&n=${Array(14).fill(3)}&first=you`, "no-preference");
  await frame.locator(".columns").evaluate((columns) => columns.scrollTo(columns.scrollWidth, 0));
  const top = frame.locator('[data-column="12"][data-coin="3"]');
  const [{ left }] = await boxesOf(top);
  await top.click();
  const ghost = frame.locator(".ghost").first();
  const from = await ghost.evaluate((each) => {
    const { offsetLeft, offsetParent } = /** @type {HTMLElement} */ (each);
    return offsetLeft + (offsetParent?.getBoundingClientRect().left ?? 0);
  });
  assert.ok(Math.abs(from - left) < 2, `${from} and not ${left}`);
  await close();
});

test("what the computer took goes with its game, and with the next turn", async () => {
  for (const next of ["new", "undo"]) {
    const { frame, close } = await open("1280x640", "k=3&n=21&first=you&player=perfect", "no-preference");
    await frame.locator('[data-take="1"]').click();
    await frame.locator(".ghost-label").waitFor();
    const label = await frame.locator(".ghost-label").elementHandle();
    await frame.locator(`[data-action="${next}"]`).click();
    assert.equal(await label?.evaluate((each) => each.isConnected), false, next);
    await close();
  }
});

test("reasons that do not fit fade at the edge, as long as there is more", async () => {
  const fade = (/** @type {Frame} */ frame) =>
    frame.locator("#side").evaluate((side) => Number(getComputedStyle(side, "::after").opacity));
  const hash = "k=3&n=21&first=you&lang=en";
  const { frame, close } = await open("1280x560", hash);
  assert.equal(await fade(frame), 1);
  await frame.locator("#side").evaluate((side) => side.scrollTo(0, side.scrollHeight));
  await frame.waitForFunction(
    () => getComputedStyle(/** @type {Element} */ (document.querySelector("#side")), "::after").opacity === "0",
  );
  await close();
  const roomy = await open("1280x1000", hash);
  assert.equal(await fade(roomy.frame), 0);
  await roomy.close();
});

test("a notice covers no button", async () => {
  for (const size of ["320x568", "390x664", "821x520"]) {
    const { frame, close } = await open(size, "k=0&rule=both&n=21&player=person&lang=en");
    const [notice] = await boxesOf(frame.locator("#notice"));
    for (const each of await boxesOf(frame.locator("header .tool, .takes button, #controls button"))) {
      assert.equal(doOverlap(notice, each), false, size);
    }
    await close();
  }
});

test("on a phone an ending offers each way on once", async () => {
  const { frame, close } = await open("390x664", "k=3&n=1&first=you&speed=0&lang=en");
  await frame.locator("[data-take]").click();
  await frame.locator('[role="status"][data-state="lost"]').waitFor();
  const ways = await frame.locator("#board button, #controls button").filter({ visible: true }).allTextContents();
  assert.equal(ways.filter((text) => /Undo|Take that back/.test(text)).length, 1);
  assert.equal(ways.filter((text) => /New game|Play again/.test(text)).length, 1);
  assert.equal(await frame.evaluate(() => document.activeElement?.getAttribute("data-action")), "new");
  await close();
});

test("an ending is celebrated when it comes, and not when it is looked at again", async () => {
  const { frame, page, close } = await open("1280x640", "k=3&n=2&first=you&player=perfect&seed=1", "no-preference");
  const isMoving = () =>
    frame.locator(".status").evaluate((status) => status.getAnimations({ subtree: true }).length > 0);
  await frame.locator('[data-take="1"]').click();
  await frame.locator('[role="status"][data-state="won"]').waitFor();
  assert.equal(await isMoving(), true);
  await page.reload();
  await frame.locator('[role="status"][data-state="won"]').waitFor();
  assert.equal(await isMoving(), false);
  await frame.locator('[data-action="new"]').click();
  await frame.locator('[role="status"][data-state="playing"]').waitFor();
  await frame.locator('[data-action="undo"]').click();
  await frame.locator('[role="status"][data-state="won"]').waitFor();
  assert.equal(await isMoving(), false);
  assert.equal(await frame.locator(".drop").count(), 0);
  await close();
});

test("the table has the number of coins at the start where it is little more than twenty", async () => {
  const { frame, close } = await open("390x664", "k=3&n=21&rule=misere&first=you");
  const here = frame.locator(".ribbon [aria-current]");
  assert.equal(await here.getAttribute("data-n"), "21");
  assert.equal(await here.getAttribute("data-verdict"), "lose");
  const tops = new Set((await boxesOf(frame.locator("[data-n]"))).map(({ top }) => top));
  assert.equal(tops.size, 2, "in two rows on a phone");
  await frame.locator('[data-take="3"]').click();
  await frame.waitForFunction(() => document.querySelector("[aria-current]")?.getAttribute("data-n") === "18");
  assert.equal(await frame.locator("[data-n]").count(), 21);
  await close();
});
