// axe-core finds nothing to complain about, in any state, language or theme, and in the colours of the system all that
// matters can still be told apart.

import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import { launchBrowser } from "./browser.mjs";
import { openPage } from "./pages.mjs";
import { LANGUAGES, STATES, THEMES } from "./states.mjs";

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** @type {import("playwright-core").Browser} */
let browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser.close());

const PHONE = { width: 390, height: 664 };
const WINDOW = { width: 1280, height: 640 };

for (const [name, { hash, reach }] of Object.entries(STATES)) {
  test(`axe finds nothing: ${name}`, async () => {
    for (const viewport of [WINDOW, PHONE]) {
      const { frame, close } = await openPage(browser, "disk", {
        hash,
        context: { viewport, reducedMotion: "reduce" },
      });
      await frame.locator("[data-coin], .again").first().waitFor();
      await frame.locator("header select").waitFor();
      await reach?.(frame);
      await frame.addScriptTag({ path: AXE });
      for (const language of LANGUAGES) {
        await frame.locator("header select").evaluate((select, value) => {
          /** @type {HTMLSelectElement} */ (select).value = value;
          select.dispatchEvent(new Event("change"));
        }, language);
        for (const theme of THEMES) {
          const found = await frame.evaluate(complaints, theme);
          assert.deepEqual(found, [], `${language}, ${theme}, ${viewport.width} px`);
        }
      }
      await close();
    }
  });
}

/**
 * Runs in the page.
 *
 * @param {string} theme
 */
async function complaints(theme) {
  document.documentElement.dataset.theme = theme;
  const { axe } = /** @type {any} */ (globalThis);
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  return violations.flatMap((/** @type {any} */ { id, nodes }) =>
    nodes.map((/** @type {any} */ node) => `${id}: ${node.target.join(" ")} ${node.failureSummary.split("\n")[1]}`),
  );
}

test("in the system's own colours coins, verdicts and focus can be told apart", async () => {
  const { frame, page, close } = await openPage(browser, "disk", {
    hash: "k=3&n=9&first=you&speed=0",
    context: { forcedColors: "active" },
  });
  const top = frame.locator('[data-coin="9"]');
  await top.waitFor();
  const coin = await top.evaluate((each) => getComputedStyle(each, "::before").backgroundImage);
  assert.match(coin, /gradient/, "coins stay brass");
  await frame.locator('[data-n="1"]').waitFor();
  const [lost, won] = await Promise.all(
    [1, 2].map((n) => frame.locator(`[data-n="${n}"]`).evaluate((cell) => getComputedStyle(cell).borderStyle)),
  );
  assert.notEqual(lost, won, "a lost number has a border of its own");
  await top.focus();
  await page.keyboard.press("ArrowDown");
  const focus = await frame.locator("[data-coin]:focus").evaluate((each) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(each);
    return `${outlineStyle} ${outlineWidth}`;
  });
  assert.notEqual(focus, "none 0px", "the focus is seen");
  await close();
});
