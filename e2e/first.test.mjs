// The coins come first, before the script that plays; what is pressed meanwhile is not lost.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launchBrowser } from "./browser.mjs";
import { openPage, waitUntilReady } from "./pages.mjs";

/** @type {import("playwright-core").Browser} */
let browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser.close());

const SIZES = { window: { width: 1280, height: 640 }, phone: { width: 390, height: 664 } };

/**
 * Opens the page and holds its large script back until `release` is called.
 *
 * @param {string} hash
 * @param {import("playwright-core").BrowserContextOptions} context
 */
async function openHeldBack(hash, context) {
  const opened = await openPage(browser, "disk", { hash, context, before: holdScriptsBack, isEarly: true });
  await opened.frame.locator("[data-coin]").first().waitFor();
  const release = async () => {
    await opened.frame.evaluate(() => Reflect.get(window, "release")());
    await waitUntilReady(opened.frame);
  };
  return { ...opened, release };
}

/** Runs in the page: what asks for a script is put into it only when the test says so. */
function holdScriptsBack() {
  const append = Element.prototype.append;
  Element.prototype.append = function (...nodes) {
    if (!(nodes[0] instanceof HTMLScriptElement)) return append.apply(this, nodes);
    const isReleased = new Promise((resolve) => Reflect.set(window, "release", resolve));
    isReleased.then(() => append.apply(this, nodes));
  };
}

for (const [name, viewport] of Object.entries(SIZES)) {
  test(`the coins stay where they came (${name})`, async () => {
    const { frame, release, close } = await openHeldBack("first=you", { viewport });
    const places = () =>
      frame.locator("[data-coin]").evaluateAll((coins) =>
        coins.map((coin) => {
          const { left, bottom, width } = coin.getBoundingClientRect();
          return [left, bottom, width];
        }),
      );
    const early = await places();
    await release();
    const now = (await places()).flat();
    assert.equal(early.length, 21);
    early.flat().forEach((pixels, index) => {
      assert.ok(Math.abs(pixels - now[index]) < 1, `${pixels} became ${now[index]}`);
    });
    await close();
  });
}

test("a coin that is pressed before the page can play is taken", async () => {
  const { frame, release, close } = await openHeldBack("first=you&k=3&n=21&player=perfect", {});
  await frame.locator('[data-coin="20"]').click();
  await release();
  await frame.locator("#moves tbody tr").first().waitFor({ state: "attached" });
  assert.equal(await frame.locator('[data-coin="20"]').count(), 0);
  await close();
});

test("columns of the address come first too", async () => {
  const { frame, release, close } = await openHeldBack("first=you&k=any&n=5,4,3,2,1", {});
  assert.equal(await frame.locator("[data-coin]").count(), 15);
  await release();
  assert.equal(await frame.locator("[data-coin]").count(), 15);
  await close();
});

for (const hash of ["n=1000000", "n=x", "n=99999999999999999999999", "n=0", "n="]) {
  test(`waits for the script where the coins are not plain to see (${hash})`, async () => {
    const { frame, problems, close } = await openPage(browser, "disk", { hash });
    assert.ok((await frame.locator("[data-coin]").count()) > 0);
    assert.deepEqual(problems, []);
    await close();
  });
}
