// The hand table of the laboratory: filling it by keyboard alone, by mouse and by touch, what the check says and never says,
// what is kept, and what comes out on paper.

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
 * @param {{ context?: import("playwright-core").BrowserContextOptions, before?: () => void, lang?: string }} [options]
 */
async function openTable(way, { context = {}, before, lang = "en" } = {}) {
  const opened = await openPage(browser, way, { hash: `lab=table&lang=${lang}`, isEarly: true, context, before });
  await opened.frame.locator(".hand-grid").waitFor();
  return opened;
}

/** @param {Frame} frame @param {number} n */
const leaves = (frame, n) => frame.locator(`[data-row="${n}"] input`);

/** @param {Frame} frame @param {number} n @param {"win" | "lose"} verdict */
const verdict = (frame, n, verdict) => frame.locator(`[data-row="${n}"] [data-say="${verdict}"]`);

/** @param {Frame} frame */
const check = (frame) => frame.locator('[data-action="hand-check"]');

/** @param {Frame} frame @param {string} selector */
async function textOf(frame, selector) {
  return (await frame.locator(selector).first().textContent()) ?? "";
}

/** @param {Frame} frame */
const said = (frame) => textOf(frame, ".hand-result");

/** @param {Frame} frame @param {string} part @param {string} value */
const choose = (frame, part, value) => frame.locator(`select[data-part="${part}"]`).selectOption(value);

/** What is right for K = 2 where the last coin loses, n from 1. */
const VERDICTS = "LWWLWWLWWL";

for (const way of WAYS) {
  test(`the table is filled and checked with the keyboard alone: ${way}`, async () => {
    const { frame, page, problems, close } = await openTable(way);
    assert.deepEqual(
      await frame.locator("[data-row]").evaluateAll((rows) => rows.map((row) => Number(row.getAttribute("data-row")))),
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    );
    await leaves(frame, 1).focus();
    for (const [index, letter] of Array.from(VERDICTS).entries()) {
      const n = index + 1;
      await page.keyboard.type(n === 1 ? "0" : `${n - 1} ${n - 2}`);
      await page.keyboard.press("Enter");
      await page.keyboard.press(index % 2 === 0 ? letter.toLowerCase() : letter === "W" ? "ArrowLeft" : "ArrowRight");
      await page.keyboard.press("Enter");
    }
    assert.equal(await frame.evaluate(() => document.activeElement?.getAttribute("data-action")), "hand-check");
    await page.keyboard.press("Enter");
    assert.match(await said(frame), /Every row is right/);
    assert.equal(await frame.evaluate(() => document.activeElement?.getAttribute("data-action")), "hand-check");
    await frame.locator('[data-action="hand-patterns"]').press("Enter");
    await frame.locator(".laws-rule").first().waitFor();
    assert.equal(await frame.evaluate(() => document.activeElement?.id), "laws-title");
    assert.deepEqual(problems, []);
    await close();
  });
}

test("arrows go from cell to cell, and letters, Delete and a second press change a verdict", async () => {
  const { frame, page, close } = await openTable("disk");
  const here = () =>
    frame.evaluate(() => {
      const at = document.activeElement;
      return `${at?.closest("tr")?.dataset.row} ${at?.matches("input") ? "leaves" : at?.getAttribute("data-say")}`;
    });
  await leaves(frame, 1).focus();
  /** @type {[string, string][]} */
  const steps = [
    ["ArrowDown", "2 leaves"],
    ["ArrowUp", "1 leaves"],
    ["ArrowUp", "1 leaves"],
    ["ArrowRight", "1 win"],
    ["ArrowDown", "2 win"],
    ["l", "2 lose"],
    ["ArrowRight", "3 leaves"],
    ["ArrowLeft", "2 lose"],
    ["ArrowLeft", "2 win"],
    ["ArrowLeft", "2 leaves"],
    ["ArrowRight", "2 win"],
    ["L", "2 lose"],
    ["Delete", "2 win"],
  ];
  for (const [key, place] of steps) {
    await page.keyboard.press(key);
    assert.equal(await here(), place, key);
  }
  assert.equal(await frame.locator('[aria-checked="true"]').count(), 0);
  await verdict(frame, 3, "lose").click();
  assert.equal(await verdict(frame, 3, "lose").getAttribute("aria-checked"), "true");
  await verdict(frame, 3, "lose").click();
  assert.equal(await verdict(frame, 3, "lose").getAttribute("aria-checked"), "false");
  // Within a number the arrows move the caret.
  await leaves(frame, 4).fill("32");
  await leaves(frame, 4).press("ArrowLeft");
  await page.keyboard.type(" ");
  assert.equal(await leaves(frame, 4).inputValue(), "3 2");
  await close();
});

test("the check names the first row and the slip, and nothing about later rows", async () => {
  const { frame, page, close } = await openTable("disk");
  await check(frame).click();
  assert.match(await said(frame), /Nothing is filled in yet/);
  /** @type {[string, string, string][]} */
  const slips = [
    ["1", "0 -1", "more_than_there_is"],
    ["3", "2 0", "not_allowed"],
    ["3", "2 2", "repeated"],
    ["3", "2", "left_out"],
  ];
  for (const [n, typed, slip] of slips) {
    await leaves(frame, Number(n)).fill(typed);
    await check(frame).click();
    assert.equal(await frame.locator("[data-slip]").getAttribute("data-slip"), slip);
    assert.match(await said(frame), new RegExp(`n = ${n}\\.`));
    await frame.locator('[data-action="hand-go"]').click();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.press("Delete");
    assert.equal(await leaves(frame, Number(n)).inputValue(), "");
    assert.match(await said(frame), /changed/);
  }
  await verdict(frame, 1, "lose").click();
  await verdict(frame, 2, "win").click();
  await verdict(frame, 3, "lose").click();
  await verdict(frame, 4, "win").click();
  await leaves(frame, 4).fill("3 x");
  await check(frame).click();
  assert.equal(await frame.locator(".marked").getAttribute("data-row"), "3");
  assert.equal(await frame.locator("[data-slip]").getAttribute("data-slip"), "against_own_rows");
  await verdict(frame, 3, "win").click();
  await check(frame).click();
  assert.match(await said(frame), /n = 4.*“x” is not a whole number in digits/s);
  assert.equal(await leaves(frame, 4).inputValue(), "3 x", "nothing typed is lost");
  await leaves(frame, 4).fill("３、２");
  await verdict(frame, 4, "lose").click();
  await check(frame).click();
  assert.match(await said(frame), /is right\. 6 rows/);
  await close();
});

test("mixing up the turn, the convention and the start are told apart", async () => {
  const { frame, close } = await openTable("disk");
  /** @param {string} letters @param {number} first */
  async function fill(letters, first) {
    for (const [index, letter] of Array.from(letters).entries()) {
      const button = verdict(frame, first + index, letter === "W" ? "win" : "lose");
      if ((await button.getAttribute("aria-checked")) === "false") await button.click();
    }
    await check(frame).click();
    return frame.locator("[data-slip]").getAttribute("data-slip");
  }
  assert.equal(await fill("WLLWLLWLLW", 1), "turn_mixed_up");
  assert.equal(await fill("WWLWWLWWLW", 1), "other_convention");
  await frame.locator('[data-part="lab-first"]').fill("0");
  await frame.locator('[data-part="lab-first"]').press("Enter");
  assert.equal(await fill("LLWWLWWLWWL", 0), "start_row");
  await close();
});

test("each rule and convention keeps its rows, also when the page is opened again", async () => {
  const { frame, page, close } = await openTable("disk");
  await leaves(frame, 4).fill("3 half a wor");
  await verdict(frame, 2, "win").click();
  await choose(frame, "lab-convention", "normal");
  assert.equal(await leaves(frame, 4).inputValue(), "");
  await leaves(frame, 4).fill("normal");
  await choose(frame, "lab-k", "own");
  await frame.locator('[data-part="lab-rule"]').fill("２，５，７");
  await frame.locator('[data-part="lab-rule"]').press("Enter");
  await leaves(frame, 7).fill("5 2 0");
  await check(frame).click();
  assert.match(await said(frame), /is right/);
  await frame.locator('[data-part="lab-last"]').fill("12");
  await frame.locator('[data-part="lab-last"]').press("Enter");
  assert.equal(await frame.locator("[data-row]").count(), 12);
  assert.equal(await leaves(frame, 7).inputValue(), "5 2 0", "more rows lose nothing");
  await page.reload();
  await frame.locator(".hand-grid").waitFor();
  assert.equal(await leaves(frame, 7).inputValue(), "5 2 0");
  await choose(frame, "lab-k", "1-2");
  assert.equal(await leaves(frame, 4).inputValue(), "normal");
  await choose(frame, "lab-convention", "misere");
  assert.equal(await leaves(frame, 4).inputValue(), "3 half a wor");
  assert.equal(await verdict(frame, 2, "win").getAttribute("aria-checked"), "true");
  // All can be wiped out, and comes back.
  await frame.locator('[data-action="hand-wipe"]').click();
  assert.equal(await leaves(frame, 4).inputValue(), "");
  await frame.locator('[data-action="hand-wipe"]').click();
  assert.equal(await leaves(frame, 4).inputValue(), "3 half a wor");
  await close();
});

test("what cannot be meant is said, and stays to be mended", async () => {
  const { frame, problems, close } = await openTable("disk");
  const rule = frame.locator('[data-part="lab-rule"]');
  await choose(frame, "lab-k", "own");
  for (const [typed, sentence] of [
    ["1-", /That is no rule/],
    ["0.77", /does more than take coins/],
  ]) {
    await rule.fill(String(typed));
    await rule.press("Enter");
    assert.match(await textOf(frame, ".hand-problem"), /** @type {RegExp} */ (sentence));
    assert.equal(await rule.inputValue(), typed);
    assert.equal(await frame.locator("[data-row]").count(), 10);
  }
  const last = frame.locator('[data-part="lab-last"]');
  for (const typed of ["0", "x", "200", "1001"]) {
    await last.fill(typed);
    await last.press("Enter");
    assert.match(await textOf(frame, ".hand-problem"), /at most 100/);
    assert.equal(await last.inputValue(), typed);
  }
  assert.deepEqual(problems, []);
  await close();
});

test("storage that is full or damaged loses nothing on the screen, and is told", async () => {
  const { frame, close } = await openTable("disk", {
    before: () => {
      localStorage.setItem("last-coin.lab-table", '{"rule":"1-","convention":"misere","first":1,"last":3}');
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key, value) {
        if (key.includes("lab-table.")) throw new DOMException("full", "QuotaExceededError");
        setItem.call(this, key, value);
      };
    },
  });
  assert.equal(await frame.locator("[data-row]").count(), 10);
  await leaves(frame, 1).fill("0");
  assert.match(await textOf(frame, ".hand-check"), /storage is full, or blocked here/);
  assert.equal(await leaves(frame, 1).inputValue(), "0");
  await frame.locator('[data-part="lab-last"]').fill("12");
  await frame.locator('[data-part="lab-last"]').press("Enter");
  assert.equal(await frame.locator("[data-row]").count(), 12);
  assert.equal(await leaves(frame, 1).inputValue(), "0");
  await choose(frame, "lab-convention", "normal");
  assert.equal(await leaves(frame, 1).inputValue(), "");
  assert.equal(await textOf(frame, ".lab-not-kept"), "");
  await choose(frame, "lab-convention", "misere");
  assert.equal(await leaves(frame, 1).inputValue(), "0");
  assert.match(await textOf(frame, ".lab-not-kept"), /storage is full/);
  await close();
});

for (const paper of ["filled", "blank"]) {
  test(`the table prints on one sheet: ${paper}`, async () => {
    const { frame, page, close } = await openTable("disk", {
      before: () => {
        window.print = () => {
          window.dispatchEvent(new Event("beforeprint"));
          Reflect.set(window, "printed", document.querySelector(".hand-sheet")?.textContent?.replace(/\s+/g, " "));
        };
      },
    });
    await frame.locator('[data-part="lab-last"]').fill("100");
    await frame.locator('[data-part="lab-last"]').press("Enter");
    await leaves(frame, 100).fill("99 98");
    await verdict(frame, 100, "lose").click();
    await frame.locator(`[data-action="print-${paper}"]`).click();
    const printed = await frame.evaluate(() => Reflect.get(window, "printed"));
    assert.equal(/99 98 ?▼ lose/.test(printed), paper === "filled");
    assert.equal(await frame.locator(".hand-text").count(), 0);
    for (const format of ["A4", "Letter"]) {
      const pdf = (
        await page.pdf({ format, margin: { top: "1cm", bottom: "1cm", left: "1cm", right: "1cm" } })
      ).toString("latin1");
      assert.equal([...pdf.matchAll(/\/Type\s*\/Page\b/g)].length, 1, format);
    }
    await frame.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
    await page.emulateMedia({ media: "print" });
    assert.ok(await frame.locator(".hand-sheet").isVisible());
    for (const hidden of ["header", ".lab-tabs", ".hand"])
      assert.ok(!(await frame.locator(hidden).isVisible()), hidden);
    await close();
  });
}

for (const paper of ["filled", "blank"]) {
  test(`the sheet is there when the browser itself prints: ${paper}`, async () => {
    const { frame, problems, close } = await openTable("disk", {
      before: () => {
        addEventListener("beforeprint", () => {
          Reflect.set(window, "rows", document.querySelectorAll(".hand-sheet tbody tr").length);
        });
      },
    });
    await frame.locator(`[data-action="print-${paper}"]`).click();
    assert.equal(await frame.evaluate(() => Reflect.get(window, "rows")), 10);
    assert.deepEqual(problems, []);
    await close();
  });
}

/** As they are listed, since three in a row would be written as a range. */
const SIZES_30 = Array.from({ length: 30 }, (_, index) => 101 + 3 * index);
const SIZES_1000 = Array.from({ length: 1000 }, (_, index) => 2 * index + 1).filter((size) => size % 3 > 0);

for (const [what, rule, leavesOf] of /** @type {[string, string, (n: number) => number[]][]} */ ([
  ["a rule of 30 takes", SIZES_30.join(), (n) => SIZES_30.map((take) => n - take).filter((left) => left >= 0)],
  ["a rule as long as can be", SIZES_1000.join(), (n) => [n - 1, n - 2]],
  ["20 takes in each of a hundred rows", "1-20", (n) => Array.from({ length: 20 }, (_, take) => n - take - 1)],
  ["every take in each of a hundred rows", "any", (n) => Array.from({ length: n }, (_, take) => n - take - 1)],
])) {
  test(`the table prints on one sheet: ${what}`, async () => {
    const { frame, page, close } = await openTable("disk");
    const rows = Array.from({ length: 100 }, (_, index) => [901 + index, leavesOf(901 + index).join(" "), "lose"]);
    await frame.evaluate(
      ([rows, choice, rule]) => {
        localStorage.setItem("last-coin.lab-table", choice);
        localStorage.setItem(`last-coin.lab-table.${rule}.misere`, rows);
      },
      [
        JSON.stringify(rows),
        JSON.stringify({ rule, isOwn: false, convention: "misere", first: 901, last: 1000 }),
        rule,
      ],
    );
    await page.reload();
    await frame.locator('[data-row="1000"]').waitFor();
    assert.equal(await leaves(frame, 1000).inputValue(), leavesOf(1000).join(" "));
    for (const format of ["A4", "Letter"]) {
      const pdf = (
        await page.pdf({ format, margin: { top: "1cm", bottom: "1cm", left: "1cm", right: "1cm" } })
      ).toString("latin1");
      assert.equal([...pdf.matchAll(/\/Type\s*\/Page\b/g)].length, 1, format);
    }
    await close();
  });
}

test("where nothing can be printed, the same stands there as a text", async () => {
  const { frame, problems, close } = await openTable("frame");
  await leaves(frame, 2).fill("1 0");
  await verdict(frame, 2, "win").click();
  await frame.locator('[data-action="print-filled"]').click();
  const area = frame.locator(".hand-text textarea");
  assert.match(await area.inputValue(), /take 1 or 2, last coin loses\n\nCoins \|.*\n2 \| 1 0 \| win\n3 \| _+/s);
  assert.match(await textOf(frame, ".hand-text"), /cannot print from here/);
  const selected = await area.evaluate((each) => {
    const { selectionStart, selectionEnd, value } = /** @type {HTMLTextAreaElement} */ (each);
    return selectionStart === 0 && selectionEnd === value.length && document.activeElement === each;
  });
  assert.ok(selected);
  await frame.locator('[data-action="print-blank"]').click();
  assert.doesNotMatch(await area.inputValue(), /1 0/);
  await frame.locator('[data-action="hand-text-close"]').click();
  assert.equal(await frame.evaluate(() => document.activeElement?.getAttribute("data-action")), "hand-text");
  // That it was ignored is all that the browser says.
  assert.ok(problems.length === 2 && problems.every((problem) => /print\(\)/.test(problem)), problems.join("\n"));
  await close();
});

test("it fits every screen in every language, for every finger and eye", async () => {
  for (const viewport of SIZES) {
    for (const lang of ["en", "ja", "zh"]) {
      const { frame, close } = await openTable("disk", { lang, context: { viewport, hasTouch: true } });
      await leaves(frame, 3).fill("x");
      await verdict(frame, 3, "lose").tap();
      await verdict(frame, 1, "win").tap();
      await check(frame).tap();
      await frame.locator('[data-action="hand-text"]').tap();
      assert.deepEqual(await misfits(frame), [], `${lang}, ${viewport.width} px`);
      if (lang === "en") {
        assert.deepEqual(await complaints(frame), [], `${lang}, ${viewport.width} px`);
      }
      await close();
    }
  }
});
