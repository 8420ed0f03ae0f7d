// Into the laboratory and out of it: what is selected, where the focus is, what the window is called.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launchBrowser } from "./browser.mjs";
import { openPage, WAYS } from "./pages.mjs";

/** @typedef {import("./pages.mjs").Opened} Opened */

/** @type {import("playwright-core").Browser} */
let browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser.close());

/** Runs in the window: remembers what was selected whenever one of the two places was hidden. */
function watchHiding() {
  /** @type {string[]} */
  const selected = [];
  Reflect.set(globalThis, "selected", selected);
  const { set } = /** @type {PropertyDescriptor} */ (Object.getOwnPropertyDescriptor(HTMLElement.prototype, "hidden"));
  Object.defineProperty(HTMLElement.prototype, "hidden", {
    ...Object.getOwnPropertyDescriptor(HTMLElement.prototype, "hidden"),
    set(isHidden) {
      if (isHidden && this.matches("main")) selected.push(String(getSelection()));
      set?.call(this, isHidden);
    },
  });
}

/** The ways out, each from the view in which it is. @type {Record<string, { view: string, leave: (opened: Opened) => Promise<unknown> }>} */
const EXITS = {
  "by its button": { view: "lesson", leave: ({ frame }) => frame.locator('[data-action="lab-close"]').click() },
  "by the flask": { view: "records", leave: ({ frame }) => frame.locator('[data-action="lab"]').click() },
  "by the browser's way back": { view: "review", leave: ({ frame }) => frame.evaluate(() => history.back()) },
  "with a game to play": {
    view: "claims",
    leave: ({ frame }) => frame.locator('[data-action="lab-play"]').first().click(),
  },
  "with a game to go on with": {
    view: "review",
    leave: ({ frame }) => frame.locator('[data-action="lab-play-on"]').click(),
  },
};

for (const way of WAYS) {
  for (const [name, { view, leave }] of Object.entries(EXITS)) {
    test(`nothing is selected in a place when it is hidden: ${name} (${way})`, async () => {
      const opened = await openPage(browser, way, { hash: "k=3&n=9&player=person&lang=en", before: watchHiding });
      const { frame, page, problems, close } = opened;
      let hasCrashed = false;
      page.on("crash", () => {
        hasCrashed = true;
      });
      await frame.locator('[data-take="2"]').click();
      await frame.locator('[data-take="3"]').click();
      await frame.locator('[data-action="lab"]').click();
      await frame.locator(`[data-lab="${view}"]`).click();
      if (name === "with a game to play") {
        await frame.locator('[data-claim="claim"]').fill("1 mod 5");
        await frame.locator('[data-action="lab-check"]').click();
      }
      if (name === "with a game to go on with") {
        await frame.locator('[data-review-move="1"]').click();
        await frame.locator('[data-action="lab-again"]').first().click();
        await frame.locator('[data-lab-take="2"]').click();
      }
      await frame.locator(".lab-view p").first().dblclick();
      assert.notEqual(await frame.evaluate(() => String(getSelection())), "");
      await leave(opened);
      await frame.locator("#board [data-coin]").first().waitFor();
      const selected = await frame.evaluate(() => Reflect.get(globalThis, "selected"));
      assert.deepEqual([...new Set(selected)], [""]);
      assert.equal(hasCrashed, false);
      assert.deepEqual(problems, []);
      await close();
    });
  }
}
