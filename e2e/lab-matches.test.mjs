// Matches between people in the laboratory: played by hand and by keyboard, written down from paper, taken over from the board,
// and what their record says.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { TOO_SOON } from "../www/lab/matches/meant.js";
import { launchBrowser } from "./browser.mjs";
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
 * @param {Parameters<typeof openPage>[2]} [options]
 */
async function openMatches(way, options = {}) {
  const opened = await openPage(browser, way, {
    hash: "k=3&n=21&player=person&lang=en&lab=matches",
    ...options,
    isEarly: true,
  });
  await opened.frame.locator('[data-view="matches"]').waitFor();
  return opened;
}

/** @param {Frame} frame @param {string} name */
const field = (frame, name) => frame.locator(`[data-field="${name}"]`);
/** @param {Frame} frame @param {string} name */
const action = (frame, name) => frame.locator(`[data-action="${name}"]`);

/** As people do: what comes sooner after something has changed is a double click. @param {Frame} frame */
const calmly = (frame) => frame.waitForTimeout(TOO_SOON);

/** @param {Frame} frame @param {string} name */
async function press(frame, name) {
  await calmly(frame);
  await action(frame, name).click();
}

/** @param {Frame} frame @param {number[]} takes */
async function play(frame, takes) {
  for (const take of takes) {
    await calmly(frame);
    await frame.locator(`.match-board [data-take="${take}"]`).click();
  }
}

/** @param {Frame} frame @param {string} text */
async function writePaper(frame, text) {
  const details = frame.locator("details", { has: field(frame, "paper") });
  if ((await details.getAttribute("open")) === null) await details.locator("summary").click();
  await field(frame, "paper").fill(text);
}

/** At once, as a test that types a long text would wait for the browser. @param {Frame} frame @param {string} text */
async function pastePaper(frame, text) {
  await writePaper(frame, "");
  await field(frame, "paper").evaluate((area, pasted) => {
    /** @type {HTMLTextAreaElement} */ (area).value = pasted;
    area.dispatchEvent(new Event("input", { bubbles: true }));
  }, text);
}

for (const way of WAYS) {
  test(`a match of two games is played and recorded: ${way}`, async () => {
    const { frame, problems, close } = await openMatches(way);
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
  const { frame, page, close } = await openMatches("disk");
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
  const { frame, page, close } = await openMatches("disk", { context: { hasTouch: true } });
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
    const { frame, page, close } = await openMatches("disk", { context: { viewport: { width, height } } });
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

test("games from paper are read line by line, and what cannot be right is said in words", async () => {
  const { frame, close } = await openMatches("disk");
  await field(frame, "a").fill("Ann");
  await field(frame, "b").fill("Bob");
  /** @type {[string, RegExp][]} */
  const lines = [
    ["5: 3 1 1", /Ann begins\. After 3 turns Bob wins/],
    ["２１：３　１", /Bob begins\. 2 turns so far, and 17 coins are left/],
    ["21 3 1", /A colon is missing/],
    ["21: 3 4", /Turn 2: taking 4 is not allowed/],
    ["3: 2 2", /Turn 2: 2 cannot be taken, because only 1 is left/],
    ["3: 2 1 1", /Turn 3: the game was over/],
    ["21: 3 one", /Turn 2: “one” is not a number of coins/],
    ["5 4: 3", /Turn 1: “3” does not say from which column/],
    ["x: 3", /no columns of coins/],
    [`21: ${"1 ".repeat(3000)}`, /too long: at most 4,096/],
  ];
  await writePaper(frame, lines.map(([line]) => line).join("\n"));
  const said = await frame.locator(".paper-read li").allInnerTexts();
  for (const [place, [line, words]] of lines.entries()) assert.match(said[place], words, line.slice(0, 20));
  await press(frame, "paper-record");
  await frame.locator(".match-problem").getByText("Nothing was recorded yet").waitFor();
  assert.match(await field(frame, "paper").inputValue(), /^5: 3 1 1/);

  for (const [language, words] of /** @type {const} */ ([
    ["ja", /2手目：4枚取ることはできない/],
    ["zh", /第 2 步：规则不允许拿 4 枚/],
  ])) {
    await frame.locator("header select").selectOption(language);
    assert.match((await frame.locator(".paper-read li").nth(3).textContent()) ?? "", words);
  }
  await frame.locator("header select").selectOption("en");

  await writePaper(frame, "5: 3 1 1\n5: 1 3 1");
  await field(frame, "begins").selectOption("1");
  await press(frame, "paper-record");
  await frame.locator(".match-done").getByText("2 games are in the records").waitFor();
  assert.equal(await field(frame, "paper").inputValue(), "");
  const rows = await frame.locator(".report-courses tbody tr").allInnerTexts();
  assert.match(rows[0], /^1\s+Bob\s+first/);
  await press(frame, "match-undo");
  assert.equal(await field(frame, "paper").inputValue(), "5: 3 1 1\n5: 1 3 1");
  assert.equal(await frame.locator(".report-courses").count(), 0);
  await close();
});

test("of a long text some lines are shown and all that cannot be right, and it is recorded in one go", async () => {
  const { frame, close } = await openMatches("disk");
  const lines = Array.from({ length: 5000 }, (_, place) => (place === 1233 ? "21 3 1" : `${place + 100}: 3 1 2 1 1 2`));
  await pastePaper(frame, lines.join("\n"));
  const shown = frame.locator(".paper-read li");
  assert.equal(await shown.count(), 41);
  assert.equal(await shown.last().evaluate((line) => /** @type {HTMLLIElement} */ (line).value), 1234);
  await shown.last().getByText("A colon is missing").waitFor();
  const rest = frame.locator(".match-paper");
  await rest.getByText(/4,959 more lines are not shown here\. One line in all cannot be right\./).waitFor();
  assert.equal(await frame.locator(".paper-read").getAttribute("aria-live"), "off");
  lines[1233] = "21: 3 1";
  await pastePaper(frame, lines.join("\n"));
  await rest.getByText("All lines can be read.").waitFor();
  await press(frame, "paper-record");
  await frame.locator(".match-done").getByText("5,000 games are in the records").waitFor();
  await close();

  const junk = await openMatches("disk");
  await pastePaper(junk.frame, "1: 1\n".repeat(19_999));
  assert.equal(await junk.frame.locator(".match-paper").getByText("100,000").count(), 0);
  await pastePaper(junk.frame, "1: 1\n".repeat(20_001));
  await junk.frame.locator(".match-paper").getByText("more than 100,000 characters is gone").waitFor();
  await junk.page.reload();
  await junk.frame.locator('[data-view="matches"]').waitFor();
  assert.equal(await field(junk.frame, "paper").inputValue(), "");
  await junk.close();
});

test("the record tells intent from chance", async () => {
  const { frame, close } = await openMatches("disk");
  await field(frame, "a").fill("Ann");
  await field(frame, "b").fill("Bob");
  await writePaper(frame, "21: 3 1 2 2 1 3 3 1 2 2 1\n21: 3 1 2 2 3 1 1 3 1 1 2 1");
  await press(frame, "paper-record");
  const bob = frame.locator(".report-player", { hasText: "Bob" });
  await bob.getByText(/Bob made 4 with \d of \d+ replies/).waitFor();
  const [first, second, , ann] = await frame.locator(".report-courses tbody tr").allInnerTexts();
  assert.match(first, /Ann\s+first\s+0 of 4\s+never\s+100%/);
  // Five of five where each had a chance of 1 in 3.
  assert.match(second, /Bob\s+second\s+5 of 5\s+from turn 2 to the end\s+0\.41%/);
  assert.match(ann, /Ann\s+second\s+\d of \d\s+from turn 2/);
  const chart = await frame.locator(".reply-chart svg").getAttribute("aria-label");
  assert.match(chart ?? "", /Game 1: first player 0 of 4, second player 5 of 5\./);
  assert.match(
    (await frame.locator(".match-report").textContent()) ?? "",
    /picks each reply from all allowed takes alike/,
  );
  await frame.locator(".report-list summary").click();
  const replies = await frame.locator(".report-list tbody tr").allInnerTexts();
  assert.match(replies[0], /^1\s+2\s+Bob\s+3 \+ 1 = 4\s+3\s+makes 4, the only winning take/);
  assert.match(replies[9], /no choice/);
  await close();
});

test("whoever gave no name, and what was done or refused, are said in the language that is chosen", async () => {
  const { frame, close } = await openMatches("disk");
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
  const { frame, close } = await openMatches("disk");
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

test("where nobody made K + 1, there is nothing for luck to explain", async () => {
  const { frame, close } = await openMatches("disk");
  await field(frame, "a").fill("Ann");
  await writePaper(frame, "21: 3 2 1 1");
  await press(frame, "paper-record");
  const ann = frame.locator(".report-player", { hasText: "Ann" });
  await ann.getByText("No sign of the trick").waitFor();
  await ann.getByText("made 4 with 0 of 1 reply").waitFor();
  assert.equal(await ann.getByText("Luck could").count(), 0);
  await close();
});

test("replies that complete K + 1 without a choice are told apart from the others", async () => {
  const { frame, close } = await openMatches("disk");
  await field(frame, "a").fill("Ann");
  await field(frame, "b").fill("Bob");
  // At the end Bob takes 3 of 4 coins, and Ann the last one, since nothing else is left.
  await writePaper(frame, "9: 2 2 1 3 1");
  await press(frame, "paper-record");
  const forced = "One more was made where there was no choice.";
  await frame.locator(".report-player", { hasText: "Ann" }).getByText(forced).waitFor();
  assert.equal(await frame.locator(".report-player", { hasText: "Bob" }).getByText(forced).count(), 0);
  for (const [language, words] of /** @type {const} */ ([
    ["ja", "ほかに1回は、選ぶ余地がなくそうなりました。"],
    ["zh", "另有 1 次是没得选才凑成的。"],
  ])) {
    await frame.locator("header select").selectOption(language);
    await frame.locator(".report-player", { hasText: "Ann" }).getByText(words).waitFor();
  }
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
  const { frame, close } = await openMatches("disk");
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
  const { frame, close } = await openMatches("disk");
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
  const { frame, page, close } = await openMatches("disk");
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
  const { frame, close } = await openMatches("disk", {
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

test("where the report cannot be made, that is said in its place, and nothing else is lost", async () => {
  const { frame, close } = await openMatches("disk", {
    before: () => {
      const instantiate = WebAssembly.instantiate.bind(WebAssembly);
      /** @type {any} */ (WebAssembly).instantiate = async (
        /** @type {WebAssembly.Module} */ module,
        /** @type {WebAssembly.Imports} */ imports,
      ) => {
        Reflect.set(globalThis, "instances", (Reflect.get(globalThis, "instances") ?? 0) + 1);
        const instance = await instantiate(module, imports);
        const replies = () => {
          throw new WebAssembly.RuntimeError("unreachable");
        };
        return { module, instance: { exports: { ...instance.exports, replies } } };
      };
    },
  });
  const instances = () => frame.evaluate(() => Reflect.get(globalThis, "instances"));
  const before = await instances();
  await writePaper(frame, "5: 1 3 1");
  await press(frame, "paper-record");
  await frame.locator(".report-refused").getByText("started again").waitFor();
  await frame.waitForTimeout(300);
  assert.equal(await instances(), before + 2, "the fresh engine is asked once");
  assert.equal(await field(frame, "series").count(), 1);
  await press(frame, "match-start");
  await play(frame, [3]);
  await frame.locator(".match-left strong").getByText("18").waitFor();
  assert.equal(await instances(), before + 2);
  await close();
});

test("in more games than chance is worked out for, only the chance is left out", async () => {
  const { frame, close } = await openMatches("disk");
  await field(frame, "a").fill("Ann");
  await field(frame, "b").fill("Bob");
  await pastePaper(frame, "21: 3 1 2 2 1 3 3 1 2 2 1\n".repeat(1001));
  await press(frame, "paper-record");
  const bob = frame.locator(".report-player", { hasText: "Bob" });
  await bob.getByText("Too many replies to work out how likely luck is").waitFor();
  await bob
    .getByText("Bob made 4 with 2,505 of 4,505 replies. Somebody choosing blindly makes 1,501.7 on average.")
    .waitFor();
  assert.equal(await bob.getByText("probability").count(), 0);
  const rows = frame.locator(".report-courses tbody tr");
  assert.match((await rows.nth(1).allInnerTexts())[0], /Bob\s+second\s+5 of 5\s+from turn 2 to the end\s+0\.41%/);
  assert.match(
    (await frame.locator(".report-courses tfoot tr").nth(1).allInnerTexts())[0],
    /second\s+5,005 of 5,005\s+–/,
  );
  await frame.locator(".match-report").getByText("1 more game is counted, but not listed.").waitFor();
  assert.ok(await frame.locator(".reply-chart svg").isVisible());
  await close();
});

test("where the records are not kept, one press offers them as a file", async () => {
  const { frame, close } = await openMatches("disk", {
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
      const { frame, close } = await openMatches("disk", {
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
