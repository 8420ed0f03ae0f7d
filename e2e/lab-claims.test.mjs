// Conjectures in the laboratory: refuted by a board that can be played, verified so far, or proven with its ground.

import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import { launchBrowser } from "./browser.mjs";
import { openPage, WAYS } from "./pages.mjs";

/** @typedef {import("playwright-core").Frame} Frame */

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** @type {import("playwright-core").Browser} */
let browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser.close());

/**
 * @param {import("./pages.mjs").Way} way
 * @param {{ language?: string, context?: import("playwright-core").BrowserContextOptions }} [what]
 */
async function claims(way, { language = "en", context } = {}) {
  const opened = await openPage(browser, way, { hash: `lab=claims&lang=${language}`, context, isEarly: true });
  await opened.frame.locator('.lab-view[data-view="claims"]').waitFor();
  return opened;
}

/** @param {Frame} frame @param {string} selector */
async function read(frame, selector) {
  const text = await frame.locator(selector).first().textContent();
  return (text ?? "").replace(/\s+/g, " ").trim();
}

/** @param {Frame} frame */
const answer = (frame) => read(frame, ".claims-answer [aria-live]");

/** @param {Frame} frame @param {string} claim @param {string} [last] */
async function check(frame, claim, last) {
  await frame.locator('[data-claim="claim"]').fill(claim);
  if (last !== undefined) await frame.locator('[data-claim="last"]').fill(last);
  await frame.locator('[data-action="lab-check"]').click();
}

/** @param {Frame} frame */
const focused = (frame) =>
  frame.evaluate(() => {
    const { dataset, tagName } = /** @type {HTMLElement} */ (document.activeElement);
    return dataset.claim ?? dataset.action ?? tagName;
  });

for (const way of WAYS) {
  test(`a conjecture is refuted by a board that can be played: ${way}`, async () => {
    const { frame, problems, close } = await claims(way);
    await check(frame, "1 mod 3");
    assert.match(
      await answer(frame),
      /✗ Refuted: with 4 coins it is wrong\. You say that 4 is lost and that 1 is lost too/,
    );
    assert.match(await answer(frame), /take 3, from 4 to 1/);
    assert.equal(await frame.locator(".claims-board .marked").count(), 3);
    assert.equal(
      await read(frame, '.claims-conditions [data-state="fails"]'),
      "No move leads from a lost position to another lost one. ✗ fails here",
    );
    await frame.locator('[data-action="lab-play"]').click();
    await frame.locator("#game:not([hidden]) [data-coin]").first().waitFor();
    assert.equal(await frame.locator("[data-coin]").count(), 4);
    assert.equal(
      await frame.locator('[data-coin="2"]').getAttribute("aria-disabled"),
      "false",
      "the person moves first",
    );
    assert.deepEqual(problems, []);
    await close();
  });
}

test("verified is told apart from proven, and the window is shown as the ground", async () => {
  const { frame, close } = await claims("disk");
  await check(frame, "1, 5, 9", "12");
  assert.match(
    await answer(frame),
    /Verified up to 12 coins, but not proven\. No mistake was found, but that is no proof: 13 or more/,
  );
  await frame.locator('[data-action="lab-further"]').click();
  assert.match(await answer(frame), /Refuted: with 13 coins it is wrong\. You say that 13 is won\. But no move/);
  assert.equal(await frame.locator('[data-claim="last"]').inputValue(), "13");

  await check(frame, "１ mod ４", "20");
  assert.match(
    await answer(frame),
    /✓ Proven for every number of coins\. Why: from 3 on everything repeats, every 4 numbers/,
  );
  const cells = await frame.locator(".claims-strip .window").allTextContents();
  assert.deepEqual(
    cells.map((text) => text.replace(/\s+/g, "")),
    ["3▲win", "4▲win", "5▼lose", "6▲win"],
  );
  assert.equal(await frame.locator('.claims-conditions [data-state="holds"]').count(), 3);

  await check(frame, "0 mod 4");
  assert.match(
    await answer(frame),
    /With 0 coins nothing may be taken any more, so the game is over\. The last take loses/,
  );
  await close();
});

test("several columns: the nim-sum, with and without the exception of misère", async () => {
  const { frame, close } = await claims("disk");
  await frame.locator('[data-claim="kind-nim"]').check();
  await frame.locator('[data-claim="rules"]').selectOption("any");
  await frame.locator('[data-action="lab-check"]').click();
  assert.match(await answer(frame), /Refuted: at 0 · 0 · 0 it is wrong/);
  await frame.locator('[data-action="lab-play"]').click();
  await frame.locator("#game:not([hidden]) [data-coin]").first().waitFor();
  assert.equal(await frame.locator("[data-coin]").count(), 1, "empty columns are left out of the board");

  await frame.evaluate(() => {
    location.hash = `${location.hash}&lab=claims`;
  });
  await frame.locator('.lab-view[data-view="claims"]').waitFor();
  await frame.locator('[data-claim="exception"]').check();
  await frame.locator('[data-action="lab-check"]').click();
  assert.match(await answer(frame), /Proven[\s\S]*this is Nim[\s\S]*1901/);
  await frame.locator('[data-claim="rules"]').selectOption("1-3");
  await frame.locator('[data-claim="columns"]').fill("3 2");
  await frame.locator('[data-action="lab-check"]').click();
  assert.match(await answer(frame), /Verified up to 5 coins, but not proven\. In no position of these columns/);
  await close();
});

test("what cannot be read is said beside its field, and nothing typed is lost", async () => {
  const { frame, close } = await claims("disk");
  await check(frame, "one, two");
  assert.equal(
    await read(frame, "#claims-problem"),
    "! That cannot be read as numbers. Write single ones such as 2, 6, 7, or 2 mod 5 for all that leave 2 when divided by 5.",
  );
  assert.equal(await focused(frame), "claim");
  assert.match(await read(frame, ".claims-answer"), /Nothing has been checked yet/);
  assert.equal(await frame.locator('[data-claim="claim"]').inputValue(), "one, two");
  for (const last of ["many", "10001"]) {
    await check(frame, "1", last);
    assert.match(await read(frame, "#claims-problem"), /from 0 to 10,000/);
    assert.equal(await focused(frame), "last");
  }
  await check(frame, "1", "9");
  await frame.locator('[data-claim="rules"]').selectOption("");
  assert.equal(await focused(frame), "rule");
  await frame.locator('[data-claim="rule"]').fill("1-");
  await frame.locator('[data-action="lab-check"]').click();
  assert.match(await read(frame, "#claims-problem"), /no rule for taking coins/);
  assert.match(await read(frame, ".claims-answer"), /next conjecture that you check/);
  await frame.locator('[data-claim="rule"]').fill("1,4");
  await frame.locator('[data-action="lab-check"]').click();
  assert.equal(await frame.locator("#claims-problem").count(), 0);
  await close();
});

test("with the keyboard alone, and what was typed and tried is there the next time", async () => {
  const { frame, page, close } = await claims("disk");
  await frame.locator('[data-claim="kind-numbers"]').focus();
  await page.keyboard.press("Tab");
  assert.equal(await focused(frame), "rules");
  await page.keyboard.press("Tab");
  assert.equal(await focused(frame), "convention-misere");
  await page.keyboard.press("ArrowRight");
  assert.equal(await focused(frame), "convention-normal");
  await page.keyboard.press("Tab");
  await page.keyboard.type("0 mod 4");
  await page.keyboard.press("Enter");
  assert.match(await answer(frame), /Proven/);
  assert.equal(await focused(frame), "claim");
  await page.keyboard.type(", 2");
  assert.match(await answer(frame), /Claimed to be lost: 0 mod 4/, "the answer is still that to what was asked");

  await page.reload();
  await frame.locator('.lab-view[data-view="claims"]').waitFor();
  assert.equal(await frame.locator('[data-claim="claim"]').inputValue(), "0 mod 4, 2");
  assert.equal(
    await read(frame, ".claims-tried li"),
    "✓ Claimed to be lost: 0 mod 4 proven · take 1 to 3, last coin wins",
  );
  await frame.locator(".claims-tried li button").focus();
  await page.keyboard.press("Enter");
  assert.match(await answer(frame), /Proven/);
  assert.equal(await frame.locator('[data-claim="claim"]').inputValue(), "0 mod 4");
  await frame.locator('[data-action="lab-forget"]').focus();
  await page.keyboard.press("Enter");
  assert.equal(await frame.locator(".claims-tried").count(), 0);
  assert.equal(await focused(frame), "lab-check");
  await close();
});

for (const [width, height] of [
  [1280, 640],
  [960, 600],
  [390, 664],
  [320, 568],
]) {
  test(`it fits, can be touched and is accessible: ${width}x${height}`, async () => {
    for (const language of ["en", "ja", "zh"]) {
      const context = { viewport: { width, height }, hasTouch: width < 500 };
      const { frame, problems, close } = await claims("disk", { language, context });
      await check(frame, "1 mod 4");
      assert.deepEqual(problems, []);
      await assertSound(frame);
      await check(frame, "1 mod 3, 1234567");
      await assertSound(frame);
      await check(frame, "?");
      await assertSound(frame);
      assert.doesNotMatch(await read(frame, ".claims"), /claims-[a-z]/);
      await close();
    }
  });
}

/** @param {Frame} frame */
async function assertSound(frame) {
  const [wide, small] = await frame.evaluate(() => [
    [document.documentElement, ...document.querySelectorAll(".lab-view")].some(
      (each) => each.scrollWidth > each.clientWidth,
    ),
    [...document.querySelectorAll(".lab-view :is(button, label, select)")].filter(
      (each) => each.getBoundingClientRect().height < 43.5,
    ).length,
  ]);
  assert.equal(wide, false, "nothing is wider than the page");
  assert.equal(small, 0, "every control can be touched");
  await frame.addScriptTag({ path: AXE });
  for (const theme of ["light", "dark"]) {
    assert.deepEqual(await frame.evaluate(complaints, theme), []);
  }
}

/** Runs in the page. @param {string} theme */
async function complaints(theme) {
  document.documentElement.dataset.theme = theme;
  const axe = Reflect.get(window, "axe");
  const { violations } = await axe.run("#lab", {
    rules: { "color-contrast-enhanced": { enabled: true }, "target-size": { enabled: true } },
  });
  return violations.map((/** @type {{ id: string, nodes: { html: string, failureSummary: string }[] }} */ each) =>
    [each.id, ...each.nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`)].join("\n"),
  );
}
