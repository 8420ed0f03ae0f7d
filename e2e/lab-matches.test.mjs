// Matches between people in the laboratory: played by hand and by keyboard, and taken over from the board.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { TOO_SOON } from "../www/lab/matches/meant.js";
import { launchBrowser } from "./browser.mjs";
import { action, calmly, field, openMatches, play, press, writePaper } from "./matches.mjs";
import { openPage, WAYS } from "./pages.mjs";

/** @typedef {import("playwright-core").Frame} Frame */

/** @type {import("playwright-core").Browser} */
let browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser.close());

for (const way of WAYS) {
  test(`a match of two games is played and recorded: ${way}`, async () => {
    const { frame, problems, close } = await openMatches(browser, way);
    await field(frame, "a").fill("Ann");
    await field(frame, "b").fill("Bob");
    await field(frame, "n").fill("6");
    await field(frame, "length").selectOption("2");
    await press(frame, "match-start");
    await frame.locator(".match-status").getByText("Ann to take").waitFor();
    // Who wins is not to be seen.
    assert.equal(await frame.locator(".match-report table, .match-report svg").count(), 0);
    await play(frame, [1, 3]);
    await frame.locator(".match-status").getByText("Ann to take").waitFor();
    assert.match((await frame.locator(".match-left").textContent()) ?? "", /^2\s+coins left/);
    assert.equal(await frame.locator('.match-board [data-take="3"]').getAttribute("aria-disabled"), "true");
    await press(frame, "match-back");
    await play(frame, [2, 1, 1]);
    await frame.locator(".match-status").getByText("Ann to take").waitFor();
    await play(frame, [1]);
    await frame.locator('.match-status[data-over="true"]').getByText("Bob wins this game").waitFor();
    // The end can be taken back, too.
    await press(frame, "match-back");
    await play(frame, [1]);
    assert.match((await frame.locator(".match-score").textContent()) ?? "", /Bob\s+won 1 game/);
    await press(frame, "match-next");
    await frame.locator(".match-status").getByText("Bob to take").waitFor();
    // Nor do the records tell it while the match goes on, unless the answers were asked for.
    const told = action(frame, "record-review");
    await frame.locator('[data-lab="records"]').click();
    await frame.locator("[data-record]").getByText("still being played").waitFor();
    assert.equal(await told.count(), 0);
    await frame.locator('[data-lab="matches"]').click();
    await play(frame, [1, 3, 1, 1]);
    await press(frame, "match-next");
    await frame.locator(".report-courses").waitFor();
    const rows = await frame.locator(".report-courses tbody tr").allInnerTexts();
    assert.equal(rows.length, 4);
    assert.match(rows[1], /Bob\s+second\s+1 of 2\s+from turn 4, but not|Bob\s+second/);
    await frame.locator('[data-lab="records"]').click();
    assert.equal(await frame.locator("[data-record]").count(), 2);
    assert.equal(await told.count(), 2);
    assert.deepEqual(problems, []);
    await close();
  });
}

test("by keyboard alone a match is set up, played and looked at", async () => {
  const { frame, page, close } = await openMatches(browser, "disk");
  await field(frame, "a").focus();
  await page.keyboard.type("Ann");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Bob");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("5");
  await page.keyboard.press("Enter");
  const focused = () =>
    frame.evaluate(
      () => document.activeElement?.getAttribute("data-take") ?? document.activeElement?.getAttribute("data-action"),
    );
  assert.equal(await focused(), "1");
  await page.keyboard.press("3");
  await frame.locator(".match-left strong").getByText("2", { exact: true }).waitFor();
  assert.equal(await focused(), "1");
  // More than there is: that is said, and nothing is taken.
  await page.keyboard.press("3");
  await frame.locator(".match-problem").getByText("may not be taken").waitFor();
  await calmly(frame);
  await page.keyboard.press("Enter");
  await page.keyboard.press("1");
  await frame.locator('.match-status[data-over="true"]').getByText("Bob wins").waitFor();
  assert.equal(await focused(), "match-next");
  await calmly(frame);
  await page.keyboard.press("Enter");
  await frame.locator(".match-status").getByText("Bob to take").waitFor();
  assert.equal(await focused(), "1");
  await action(frame, "match-end").focus();
  await calmly(frame);
  await page.keyboard.press("Enter");
  assert.equal(await focused(), "match-end-no");
  await page.keyboard.press("Tab");
  await calmly(frame);
  await page.keyboard.press("Enter");
  assert.equal(await frame.evaluate(() => document.activeElement?.id), "report-title");
  await frame.locator(".report-courses").waitFor();
  await close();
});

/** @param {Frame} frame @param {number} left */
async function leftInMatch(frame, left) {
  assert.match((await frame.locator(".match-left strong").textContent()) ?? "", new RegExp(`^${left}$`));
}

test("a double click takes once, and no game or record goes by unseen", async () => {
  const { frame, page, close } = await openMatches(browser, "disk", { context: { hasTouch: true } });
  await field(frame, "n").fill("6");
  await field(frame, "length").selectOption("2");
  await action(frame, "match-start").dblclick();
  await leftInMatch(frame, 6);
  await calmly(frame);
  await frame.locator('.match-board [data-take="1"]').dblclick();
  await leftInMatch(frame, 5);
  // A slow double click is one, too.
  await calmly(frame);
  await frame.locator('.match-board [data-take="1"]').dblclick({ delay: 150 });
  await leftInMatch(frame, 4);
  // Two taps of a finger are told apart by their time alone.
  await calmly(frame);
  const one = await frame.locator('.match-board [data-take="1"]').boundingBox();
  assert.ok(one);
  for (const pause of [90, 0]) {
    await page.touchscreen.tap(one.x + one.width / 2, one.y + one.height / 2);
    await frame.waitForTimeout(pause);
  }
  await leftInMatch(frame, 3);
  await calmly(frame);
  await frame.locator(".match-board .coin.open").last().dblclick();
  await leftInMatch(frame, 2);
  // Where the takes were, the next game is offered now.
  await calmly(frame);
  await frame.locator('.match-board [data-take="2"]').dblclick();
  await frame.locator('.match-status[data-over="true"]').waitFor();
  await calmly(frame);
  await action(frame, "match-next").dblclick();
  await frame.locator("#match-title").getByText("Game 2 of 2").waitFor();
  await leftInMatch(frame, 6);
  // A turn that is taken back may be taken back as fast as one likes.
  await play(frame, [1, 2, 1]);
  await action(frame, "match-back").dblclick();
  await leftInMatch(frame, 5);
  await play(frame, [3]);
  // A key that is held down presses a button once.
  await calmly(frame);
  await frame.locator('.match-board [data-take="1"]').focus();
  await page.keyboard.down("Enter");
  await page.keyboard.down("Enter");
  await frame.waitForTimeout(TOO_SOON);
  await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await leftInMatch(frame, 1);
  await play(frame, [1]);
  await calmly(frame);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await frame.locator(".report-courses").waitFor();
  await close();
});

for (const [width, height] of [
  [1280, 640],
  [390, 664],
]) {
  test(`who finishes a match sees what its record says, ${width} px wide`, async () => {
    const { frame, page, close } = await openMatches(browser, "disk", { context: { viewport: { width, height } } });
    await field(frame, "n").fill("5");
    await field(frame, "length").selectOption("1");
    await press(frame, "match-start");
    await play(frame, [1, 3, 1]);
    await press(frame, "match-next");
    const verdict = frame.locator(".report-verdict").first();
    await verdict.waitFor();
    const box = await verdict.boundingBox();
    assert.ok(box !== null && box.y >= 0 && box.y + box.height <= height, JSON.stringify(box));
    assert.equal(await frame.evaluate(() => document.activeElement?.id), "report-title");
    // To undo it is at hand, but not what the next key does.
    await calmly(frame);
    await page.keyboard.press("Enter");
    await frame.locator(".report-courses").waitFor();
    await press(frame, "match-undo");
    await frame.locator('.match-status[data-over="true"]').waitFor();
    await close();
  });
}

test("whoever gave no name, and what was done or refused, are said in the language that is chosen", async () => {
  const { frame, close } = await openMatches(browser, "disk");
  const speak = (/** @type {string} */ language) => frame.locator("header select").selectOption(language);
  await field(frame, "n").fill("5");
  await field(frame, "k").fill("three");
  await press(frame, "match-start");
  await frame.locator(".match-problem").getByText("K must be").waitFor();
  await speak("ja");
  await frame.locator(".match-problem").getByText("Kには1以上の整数").waitFor();
  await field(frame, "k").fill("3");
  await press(frame, "match-start");
  await frame.locator(".match-status").getByText("Aさんの番です").waitFor();
  await speak("en");
  await frame.locator(".match-status").getByText("Player A to take").waitFor();
  assert.match((await frame.locator(".match-score").textContent()) ?? "", /Player A.*Player B/s);
  await play(frame, [1, 3, 1]);
  await press(frame, "match-next");
  // A name that stands in a record stays, so that the games of a match have the same players.
  await speak("ja");
  await frame.locator(".match-status").getByText("Player Bの番です").waitFor();
  await press(frame, "match-end");
  await press(frame, "match-end-yes");
  await frame.locator(".match-done").getByText("対戦が終わりました").waitFor();
  await speak("zh");
  await frame.locator(".match-done").getByText("对局结束").waitFor();
  for (const name of ["a", "b"]) assert.equal(await field(frame, name).inputValue(), "");
  assert.equal(await field(frame, "a").getAttribute("placeholder"), "甲");
  await close();
});

test("a game keeps the name it was given in the records when its end is taken back", async () => {
  const { frame, close } = await openMatches(browser, "disk");
  await field(frame, "n").fill("5");
  await press(frame, "match-start");
  const rename = async (/** @type {string} */ name) => {
    await frame.locator('[data-lab="records"]').click();
    await action(frame, "record-rename").click();
    await field(frame, "record-name").fill(name);
    await action(frame, "record-name-keep").click();
    await frame.locator('[data-lab="matches"]').click();
  };
  const isNamed = async (/** @type {string} */ name) => {
    await frame.locator('[data-lab="records"]').click();
    await frame.locator("[data-record] b").getByText(name, { exact: true }).waitFor();
    assert.equal(await frame.locator("[data-record]").count(), 1);
    await frame.locator('[data-lab="matches"]').click();
  };
  await play(frame, [1]);
  await press(frame, "match-end");
  await press(frame, "match-end-yes");
  await rename("Semifinal");
  await press(frame, "match-undo");
  await play(frame, [3, 1]);
  await isNamed("Semifinal");
  await rename("Final");
  await press(frame, "match-back");
  await play(frame, [1]);
  await isNamed("Final");
  await close();
});

test("the game on the page's board is recorded once", async () => {
  const { frame, close } = await openPage(browser, "disk", { hash: "k=3&n=9&first=you&player=greedy&speed=0&lang=en" });
  await frame.locator('[data-take="1"]').click();
  await frame.locator('#board [data-coin="5"]').waitFor();
  await frame.evaluate(() => {
    location.hash = `${location.hash}&lab=matches`;
  });
  await field(frame, "a").fill("Ann");
  await press(frame, "match-host");
  await frame.locator(".match-done").getByText("Ann against greedy computer is in the records").waitFor();
  await press(frame, "match-host");
  await frame.locator(".match-problem").getByText("in the records already").waitFor();
  await close();
});

test("what is wrong in the form is said, and what was typed stays", async () => {
  const { frame, close } = await openMatches(browser, "disk");
  const focused = () => frame.evaluate(() => document.activeElement?.getAttribute("data-field"));
  /** Each field with the text that says what is wrong with it. @param {Element[]} fields */
  const explained = (fields) =>
    fields.map((field) => {
      const text = document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent;
      return [field.getAttribute("data-field"), text];
    });
  for (const [name, value, words] of [
    ["k", "three", "K must be a whole number"],
    ["n", "5 4", "one number of coins"],
    ["n", "1000000001", "1,000,000,000"],
  ]) {
    const usual = await field(frame, name).inputValue();
    await field(frame, name).fill(value);
    await press(frame, "match-start");
    await frame.locator(".match-problem").getByText(words).waitFor();
    assert.equal(await field(frame, name).inputValue(), value);
    assert.equal(await focused(), name);
    const [[wrong, why], ...others] = await frame.locator(".match-form [aria-invalid=true]").evaluateAll(explained);
    assert.deepEqual([wrong, others], [name, []]);
    assert.ok(why?.includes(words), why ?? "no text");
    await field(frame, name).fill(usual);
    assert.equal(await frame.locator(".match-form [aria-invalid=true]").count(), 0);
  }
  await field(frame, "a").fill("Bob");
  await field(frame, "b").fill("Bob");
  await press(frame, "match-start");
  await frame.locator(".match-problem").getByText("the same name").waitFor();
  assert.equal(await focused(), "b");
  await close();
});

test("a large K has a field in place of buttons", async () => {
  const { frame, close } = await openMatches(browser, "disk");
  await field(frame, "k").fill("５０");
  await field(frame, "n").fill("100");
  await press(frame, "match-start");
  await frame.locator('[data-take="typed"]').fill("４９");
  await press(frame, "match-take");
  await frame.locator(".match-left strong").getByText("51").waitFor();
  await frame.locator('[data-take="typed"]').fill("1e1");
  await press(frame, "match-take");
  await frame.locator(".match-problem").getByText("whole number of coins").waitFor();
  await frame.locator('[data-take="typed"]').fill("many");
  await press(frame, "match-take");
  await frame.locator(".match-problem").getByText("whole number of coins").waitFor();
  assert.equal(await frame.locator('[data-take="typed"]').inputValue(), "many");
  await close();
});

test("a match goes on after a reload, and so does what was typed", async () => {
  const { frame, page, close } = await openMatches(browser, "disk");
  await writePaper(frame, "21: 3 1");
  await field(frame, "a").fill("Ann");
  await press(frame, "match-start");
  await play(frame, [3, 2]);
  await page.reload();
  await frame.locator(".match-left strong").getByText("16").waitFor();
  await frame.locator(".match-status").getByText("Ann to take").waitFor();
  await press(frame, "match-end");
  await press(frame, "match-end-yes");
  assert.equal(await field(frame, "paper").inputValue(), "21: 3 1");
  await frame.locator('[data-lab="records"]').click();
  await frame.locator("[data-record]").getByText("Not finished: 2 turns, 16 left").waitFor();
  await close();
});

test("a failure of the engine is told, and the match goes on", async () => {
  const { frame, close } = await openMatches(browser, "disk", {
    before: () => {
      const instantiate = WebAssembly.instantiate.bind(WebAssembly);
      /** @type {any} */ (WebAssembly).instantiate = async (
        /** @type {WebAssembly.Module} */ module,
        /** @type {WebAssembly.Imports} */ imports,
      ) => {
        const instance = await instantiate(module, imports);
        const { take } = /** @type {any} */ (instance.exports);
        const once = (/** @type {unknown[]} */ ...values) => {
          if (!Reflect.get(globalThis, "failNow")) return take(...values);
          Reflect.set(globalThis, "failNow", false);
          throw new WebAssembly.RuntimeError("unreachable");
        };
        return { module, instance: { exports: { ...instance.exports, take: once } } };
      };
    },
  });
  await press(frame, "match-start");
  await frame.evaluate(() => Reflect.set(globalThis, "failNow", true));
  await play(frame, [3]);
  await frame.locator(".match-board .match-problem").getByText("started again").waitFor();
  await frame.locator(".match-left strong").getByText("21").waitFor();
  await play(frame, [3]);
  await frame.locator(".match-left strong").getByText("18").waitFor();
  await close();
});

test("where the records are not kept, one press offers them as a file", async () => {
  const { frame, close } = await openMatches(browser, "disk", {
    before: () => {
      const setItem = Storage.prototype.setItem;
      Storage.prototype.setItem = function (key, value) {
        if (key === "last-coin.records") throw new DOMException("full", "QuotaExceededError");
        setItem.call(this, key, value);
      };
    },
  });
  await writePaper(frame, "5: 1 3 1");
  await press(frame, "paper-record");
  await press(frame, "records-save");
  await action(frame, "records-download").getByText("Save 1 game").waitFor();
  assert.equal(JSON.parse(await field(frame, "records-file").inputValue()).games.length, 1);
  assert.equal(await frame.evaluate(() => document.activeElement?.getAttribute("data-action")), "records-download");
  await close();
});

test("nothing is wider than the screen, and all is large enough for a finger", async () => {
  for (const [width, height] of [
    [1280, 640],
    [960, 600],
    [390, 664],
    [320, 568],
  ]) {
    for (const language of ["en", "ja", "zh"]) {
      const { frame, close } = await openMatches(browser, "disk", {
        hash: `k=3&n=21&player=person&lang=${language}&lab=matches`,
        context: { viewport: { width, height } },
      });
      await field(frame, "a").fill("Wolfeschlegelsteinhausenbergerdorff");
      await writePaper(frame, "21: 3 1 2 2 1 3 3 1 2 2 1\n21: 3 4");
      assert.deepEqual(await frame.evaluate(tooLargeOrSmall), [], `${language}, ${width} px, form`);
      await writePaper(frame, "21: 3 1 2 2 1 3 3 1 2 2 1");
      await press(frame, "paper-record");
      await press(frame, "match-start");
      await play(frame, [3, 2]);
      await press(frame, "report-show");
      assert.deepEqual(await frame.evaluate(tooLargeOrSmall), [], `${language}, ${width} px, board`);
      await close();
    }
  }
});

/** Runs in the page. */
function tooLargeOrSmall() {
  const view = /** @type {HTMLElement} */ (document.querySelector(".lab-view"));
  const wide = [document.documentElement, view].filter((each) => each.scrollWidth > each.clientWidth);
  const controls = [
    .../** @type {NodeListOf<HTMLElement>} */ (view.querySelectorAll("button, input, select, summary, a")),
  ];
  const small = controls.filter((each) => each.offsetHeight > 0 && (each.offsetHeight < 44 || each.offsetWidth < 44));
  return [...wide, ...small].map((each) => each.outerHTML.slice(0, 80));
}
