// What is said aloud: everything that happened, and what is told again again.

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

/**
 * What has come anew into a live region while something was done.
 *
 * @param {Frame} frame
 * @param {string} region
 * @param {() => Promise<unknown>} act
 */
async function saidIn(frame, region, act) {
  await frame.evaluate((selector) => {
    /** @type {string[]} */
    const said = [];
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) said.push(node.textContent?.trim() ?? "");
    }).observe(/** @type {Element} */ (document.querySelector(selector)), { childList: true, subtree: true });
    Reflect.set(globalThis, "said", said);
  }, region);
  await act();
  return frame.evaluate(() => Reflect.get(globalThis, "said").join(" "));
}

test("a refusal that is the same as the one before is said again", async () => {
  const { frame, close } = await openPage(browser, "disk", { hash: "k=3&n=9&player=person&lang=en" });
  const refused = () => frame.locator('[data-coin="2"]').click({ force: true });
  await refused();
  assert.match(await saidIn(frame, "#notice", refused), /That many coins may not be taken/);
  assert.equal(await saidIn(frame, "#notice", () => frame.locator('[data-coin="7"]').hover()), "", "and only then");

  await frame.locator('[data-action="lab"]').click();
  await frame.locator('[data-lab="claims"]').click();
  await frame.locator('[data-claim="claim"]').fill("nonsense");
  const check = () => frame.locator('[data-action="lab-check"]').click();
  await check();
  assert.notEqual(await saidIn(frame, ".claims-form", check), "");
  await close();
});

test("the take is said, too, where one coin is left and where none may be taken", async () => {
  const one = await openPage(browser, "disk", {
    hash: "k=3&n=4&rule=misere&player=perfect&first=other&seed=1&speed=0&lang=en",
  });
  await one.frame
    .locator(".status", { hasText: "The computer took 3. One coin is left, and you must take it." })
    .waitFor();
  await one.close();
  const stuck = await openPage(browser, "disk", { hash: "k=2,3&n=4&rule=normal&player=person&lang=en" });
  await stuck.frame.locator('[data-take="3"]').click();
  await stuck.frame.locator(".status", { hasText: "took 3. No coin may be taken any more." }).waitFor();
  await stuck.close();
});

test("that a take gave the win away is said, once and only where answers may be shown", async () => {
  const hash = "k=3&n=8&rule=misere&player=person&lang=en";
  const live = '#why [aria-live="polite"]';
  const open = await openPage(browser, "disk", { hash });
  const said = await saidIn(open.frame, live, () => open.frame.locator('[data-take="1"]').click());
  assert.match(said, /You took 1\. That gave the win away|The first player took 1\. That gave the win away/);
  const later = await saidIn(open.frame, live, () => open.frame.locator('[data-coin="6"]').hover());
  assert.equal(later, "");
  await open.close();
  for (const answers of ["hidden", "request"]) {
    const { frame, close } = await openPage(browser, "disk", { hash: `${hash}&answers=${answers}` });
    assert.equal(await saidIn(frame, live, () => frame.locator('[data-take="1"]').click()), "");
    assert.equal(
      await frame
        .locator(live)
        .textContent()
        .then((text) => text?.trim()),
      "",
    );
    await close();
  }
});
