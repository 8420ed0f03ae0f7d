// The lost numbers in the laboratory: the six tables, the three hypotheses and what is proven, rules of one's own, and a law
// that is not told before it is asked for.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launchBrowser } from "./browser.mjs";
import { complaints, misfits, SIZES } from "./lab-looks.mjs";
import { openPage, WAYS } from "./pages.mjs";

/** @typedef {import("playwright-core").Frame} Frame */

/** @type {import("playwright-core").Browser} */
let browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser.close());

/**
 * @param {import("./pages.mjs").Way} way
 * @param {{ context?: import("playwright-core").BrowserContextOptions, lang?: string }} [options]
 */
async function openLaws(way, { context = {}, lang = "en" } = {}) {
  const opened = await openPage(browser, way, { hash: `lab=laws&lang=${lang}`, isEarly: true, context });
  await opened.frame.locator(".laws-rule").first().waitFor();
  return opened;
}

/** @param {Frame} frame @param {string} selector */
async function textOf(frame, selector) {
  const text = (await frame.locator(selector).first().textContent()) ?? "";
  return text.replace(/\s+/g, " ").trim();
}

/** @param {string} rule @param {string} convention */
const side = (rule, convention) => `[data-rule="${rule}"] [data-convention="${convention}"]`;

/** @param {Frame} frame @param {string} rule @param {string} convention */
const numbers = (frame, rule, convention) => frame.locator(`${side(rule, convention)} .laws-number`).allTextContents();

/** What is found, by the letters of the hypotheses. @param {Frame} frame @param {string} place */
async function findings(frame, place) {
  const found = await frame
    .locator(`${place} [data-finding]`)
    .evaluateAll((all) => all.map((each) => [each.getAttribute("data-hypothesis"), each.getAttribute("data-finding")]));
  return Object.fromEntries(found);
}

/** @param {Frame} frame @param {string} last */
async function goTo(frame, last) {
  await frame.locator('[data-part="laws-last"]').fill(last);
  await frame.locator('[data-part="laws-last"]').press("Enter");
}

for (const way of WAYS) {
  test(`the six tables, smallest first from 0, and all proven: ${way}`, async () => {
    const { frame, problems, close } = await openLaws(way);
    assert.equal(await frame.locator(".laws-side").count(), 6);
    assert.deepEqual(await numbers(frame, "1-2", "misere"), ["1", "4", "7", "10", "13", "16", "19", "22"]);
    assert.deepEqual(await numbers(frame, "1-3", "normal"), ["0", "4", "8", "12", "16", "20", "24"]);
    assert.deepEqual(await numbers(frame, "1-4", "misere"), ["1", "6", "11", "16", "21"]);
    for (const rule of ["1-2", "1-3", "1-4"]) {
      assert.deepEqual(await findings(frame, `[data-rule="${rule}"]`), { ab: "laws-proven", c: "laws-proven" });
    }
    assert.deepEqual(problems, []);
    await close();
  });
}

test("the window of verdicts stands there twice, one above the other", async () => {
  const { frame, page, close } = await openLaws("disk");
  const proof = frame.locator(`${side("1-3", "misere")} details`);
  await proof.locator("summary").focus();
  await page.keyboard.press("Enter");
  const rows = await proof.locator("tr").allTextContents();
  assert.deepEqual(
    rows.map((row) => row.replace(/\s+/g, " ").trim()),
    ["0 ▲ win 1 ▼ lose 2 ▲ win", "4 ▲ win 5 ▼ lose 6 ▲ win"],
  );
  assert.match(
    await textOf(frame, `${side("1-3", "misere")} details p`),
    /0 to 2 comes again from 4 to 6.*every 4 rows/,
  );
  await close();
});

test("with few rows nothing is said too early", async () => {
  const { frame, close } = await openLaws("disk");
  const steps = /** @type {const} */ ([
    ["0", { ab: "laws-few" }],
    ["4", { a: "laws-few", b: "laws-holds" }],
    ["6", { a: "laws-few", b: "laws-proven" }],
    ["8", { ab: "laws-proven" }],
  ]);
  for (const [last, expected] of steps) {
    await goTo(frame, last);
    assert.deepEqual(await findings(frame, side("1-3", "normal")), expected, `n = ${last}`);
  }
  await goTo(frame, "10000");
  assert.equal((await numbers(frame, "1-2", "normal")).length, 40);
  assert.match(await textOf(frame, `${side("1-2", "normal")} .laws-more summary`), /3,294 more/);
  for (const typed of ["10001", "-1", "x", ""]) {
    await goTo(frame, typed);
    assert.match(await textOf(frame, ".laws-problem"), /10,000 at most/);
    assert.equal(await frame.locator('[data-part="laws-last"]').inputValue(), typed);
  }
  await close();
});

test("any range of K, and rules of one's own, which are kept", async () => {
  const { frame, page, close } = await openLaws("disk");
  await frame.locator('select[data-part="laws-to"]').selectOption("7");
  await frame.locator('select[data-part="laws-from"]').selectOption("5");
  const names = () =>
    frame.locator(".laws-rule").evaluateAll((all) => all.map((each) => each.getAttribute("data-rule")));
  assert.deepEqual(await names(), ["1-5", "1-6", "1-7"]);
  const own = frame.locator('[data-part="laws-own"]');
  await own.fill("1-");
  await own.press("Enter");
  assert.match(await textOf(frame, ".laws-own .laws-problem"), /That is no rule/);
  assert.equal(await own.inputValue(), "1-");
  await own.fill("１，３，４");
  await own.press("Enter");
  assert.equal(await own.inputValue(), "");
  assert.equal(await textOf(frame, ".laws-own .laws-problem"), "");
  assert.deepEqual(await findings(frame, '[data-rule="1,3,4"]'), {
    a: "laws-fails",
    b: "laws-fails",
    c: "laws-proven",
  });
  assert.match(await textOf(frame, `${side("1,3,4", "normal")} [data-hypothesis="a"]`), /first at n = 4, .*is not/);
  assert.match(await textOf(frame, `${side("1,3,4", "normal")} [data-hypothesis="b"]`), /first at n = 2, .*should not/);
  await frame.locator('[data-suggested="odd"]').click();
  await frame.locator('[data-suggested="any"]').press("Enter");
  assert.equal(await frame.evaluate(() => document.activeElement?.getAttribute("data-action")), "laws-add");
  assert.match(await textOf(frame, `${side("odd", "misere")} details p`), /turns even into odd/);
  assert.match(await textOf(frame, `${side("any", "misere")} details p`), /leave just 1/);
  assert.deepEqual(await findings(frame, '[data-rule="any"]'), { ab: "laws-nothing", c: "laws-proven" });
  await page.reload();
  await frame.locator('[data-rule="any"]').waitFor();
  assert.deepEqual(await names(), ["1-5", "1-6", "1-7", "1,3,4", "odd", "any"]);
  await frame.locator('[data-rule="odd"] .laws-remove').click();
  assert.deepEqual(await names(), ["1-5", "1-6", "1-7", "1,3,4", "any"]);
  assert.equal(await frame.evaluate(() => document.activeElement?.getAttribute("data-part")), "laws-own");
  await close();
});

test("the general law can be found, and is told only when asked for", async () => {
  const { frame, close } = await openLaws("disk");
  await frame.locator('[data-suggested="2,5,7"]').click();
  assert.equal((await findings(frame, '[data-rule="2,5,7"]')).c, "laws-fails");
  assert.doesNotMatch(await textOf(frame, ".laws"), /n \+ a|smallest take/);
  const fits = () =>
    frame.locator("[data-fits]").evaluateAll((all) => all.map((each) => each.getAttribute("data-fits")).join(" "));
  await frame.locator('[data-part="laws-shift"]').fill("1");
  assert.equal(await fits(), "yes yes yes no");
  await frame.locator('[data-part="laws-shift"]').fill("2");
  assert.equal(await fits(), "no no no yes");
  const tell = frame.locator('[data-action="laws-tell"]');
  assert.equal(await tell.getAttribute("aria-expanded"), "false");
  await tell.focus();
  await tell.press("Enter");
  assert.equal(await tell.getAttribute("aria-expanded"), "true");
  assert.match(await textOf(frame, ".laws-told"), /n \+ a is lost.*take 2, 5 or 7: a = 2/);
  await tell.press("Enter");
  assert.equal(await frame.locator(".laws-told").count(), 0);
  await close();
});

test("it fits every screen in every language, for every finger and eye", async () => {
  for (const viewport of SIZES) {
    for (const lang of ["en", "ja", "zh"]) {
      const { frame, close } = await openLaws("disk", { lang, context: { viewport, hasTouch: true } });
      for (const rule of ["2,5,7", "any"]) await frame.locator(`[data-suggested="${rule}"]`).tap();
      await goTo(frame, "300");
      await frame.locator(`${side("2,5,7", "normal")} .laws-proof summary`).tap();
      await frame.locator('[data-part="laws-shift"]').fill("1");
      await frame.locator('[data-action="laws-tell"]').tap();
      assert.deepEqual(await misfits(frame), [], `${lang}, ${viewport.width} px`);
      if (lang === "en") {
        assert.deepEqual(await complaints(frame), [], `${lang}, ${viewport.width} px`);
      }
      await close();
    }
  }
});
