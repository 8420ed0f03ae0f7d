// Browsers can translate pages: they put elements and nodes of their own in the place of the page's texts. What the page says
// must stay true all the same.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { launchBrowser } from "./browser.mjs";
import { collectProblems, openPage, WAYS, waitUntilReady } from "./pages.mjs";

/** @typedef {import("playwright-core").Frame} Frame */

/** @type {import("playwright-core").Browser} */
let browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser.close());

for (const way of WAYS) {
  test(`what the page says stays true under a translator (${way})`, async () => {
    const { frame, problems, close } = await openPage(browser, way, { hash: "k=3&n=21&player=person&lang=en" });
    await playTranslated(frame);
    assert.deepEqual(problems, []);
    await close();
  });
}

test("what the page says stays true under a translator (srcdoc)", async () => {
  const single = await readFile(new URL("../dist/last-coin.html", import.meta.url), "utf8");
  const page = await browser.newPage();
  const problems = collectProblems(page);
  await page.setContent('<iframe name="game" sandbox="allow-scripts" style="width: 1200px; height: 700px"></iframe>');
  await page.locator("iframe").evaluate((frame, html) => frame.setAttribute("srcdoc", html), single);
  const frame = page.frame({ name: "game" });
  assert.ok(frame);
  await waitUntilReady(frame);
  await playTranslated(frame);
  assert.deepEqual(problems, []);
  await page.close();
});

/** Plays, and uses the laboratory, while everything that may be translated is. @param {Frame} frame */
async function playTranslated(frame) {
  const status = frame.locator(".status");
  await translate(frame);
  const before = await status.textContent();
  await frame.locator('[data-take="2"]').click();
  assert.notEqual(await status.textContent(), before);
  assert.doesNotMatch((await frame.locator(".total").textContent()) ?? "", /21/);

  await frame.locator('[data-action="lab"]').click();
  await frame.locator(".lesson-status").waitFor();
  await translate(frame);
  await frame.locator('.lesson-board [data-take="2"]').click();
  await frame.locator(".lesson-status", { hasText: "19" }).waitFor();
}

/**
 * Does to every text that may be translated what Chromium does (a `<font>` takes its place) and what Firefox does (whatever
 * else its element held is gone).
 *
 * @param {Frame} frame
 */
function translate(frame) {
  return frame.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) texts.push(/** @type {Text} */ (walker.currentNode));
    for (const text of texts) {
      const element = text.parentElement;
      if (!element?.translate || text.data.trim() === "" || element.matches("script, style")) continue;
      const font = document.createElement("font");
      font.textContent = `«${text.data}»`;
      for (const node of [...element.childNodes]) if (node.nodeType === Node.COMMENT_NODE) node.remove();
      text.replaceWith(font);
    }
  });
}
