// The review of a game in the laboratory: grades, the turning point, steps, values, the line, and trying again.

import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import { launchBrowser } from "./browser.mjs";
import { failAsNamed, openPage, untilGivenUp, WAYS } from "./pages.mjs";

/** @typedef {import("playwright-core").Frame} Frame */
/** @typedef {import("playwright-core").BrowserContextOptions} Options */

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** @type {import("playwright-core").Browser} */
let browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser.close());

/** From 13 coins, take 1 to 3, the last coin loses: 13 and 9 and 5 and 1 are lost. */
const GAME = "k=3&n=13&player=person&speed=0";

/** Leaves 10, 7, 5, 3, 2, 0: the second player, the first and the second again give the win away. */
const LEFT = [10, 7, 5, 3, 2, 0];

/**
 * @param {import("./pages.mjs").Way} way
 * @param {{ hash?: string, left?: number[], language?: string, context?: Options, before?: () => void }} [what]
 */
async function review(way, { hash = GAME, left = LEFT, language = "en", context, before } = {}) {
  const opened = await openPage(browser, way, { hash: `${hash}&lang=${language}`, context, before });
  const { frame } = opened;
  for (const coins of left) {
    await frame.locator(`[data-coin="${coins + 1}"]`).click({ force: true });
    await frame.waitForFunction((count) => document.querySelectorAll("[data-coin]").length === count, coins);
  }
  await openReview(frame, `${hash}&lang=${language}`);
  return opened;
}

/** @param {Frame} frame @param {string} hash */
async function openReview(frame, hash) {
  await frame.evaluate((address) => {
    location.hash = address;
  }, `${hash}&lab=review`);
  await frame.locator('.lab-view[data-view="review"]').waitFor();
}

/** What stands in the first place of this kind, with single spaces. @param {Frame} frame @param {string} selector */
async function read(frame, selector) {
  const text = await frame.locator(selector).first().textContent();
  return (text ?? "").replace(/\s+/g, " ").trim();
}

/** @param {Frame} frame */
const headline = (frame) => read(frame, "#review-step");

/** @param {Frame} frame */
const said = (frame) => read(frame, ".review-said");

/** @param {Frame} frame */
const focused = (frame) =>
  frame.evaluate(() => {
    const { dataset, tagName } = /** @type {HTMLElement} */ (document.activeElement);
    return dataset.action ?? (dataset.labTake && `take ${dataset.labTake}`) ?? dataset.reviewMove ?? tagName;
  });

for (const way of WAYS) {
  test(`a game is graded, its turning point marked, and a mistake made good: ${way}`, async () => {
    const { frame, problems, close } = await review(way);
    const grades = frame.locator("[data-review-move]");
    assert.deepEqual(
      await grades.evaluateAll((all) => all.map((each) => /** @type {HTMLElement} */ (each).dataset.grade)),
      ["could_not_matter", "gave_away", "kept", "could_not_matter", "gave_away", "gave_away"],
    );
    assert.match(await read(frame, '[data-review-move="5"]'), /✗ gave it away[\s\S]*turning point/);
    assert.match(await read(frame, '[data-review-move="2"]'), /✓ kept the win/);
    assert.match(await read(frame, '[data-review-move="0"]'), /– could not matter/);
    assert.match(
      await read(frame, ".review-summary"),
      /first player won[\s\S]*second player gave the win away with move 6/,
    );

    // It opens at the turning point. There, 1 would have won.
    assert.equal(await headline(frame), "Move 6 of 6");
    assert.doesNotMatch(await read(frame, ".review"), /Taking 1|take 1 ·/i);
    await frame.locator('[data-action="lab-again"]').click();
    assert.equal(await frame.locator(".review-values, .worth").count(), 0, "the answer is not on the screen");
    await frame.locator('[data-lab-take="2"]').click();
    assert.match(await said(frame), /Take 2: after that the other side can win/);
    await frame.locator('[data-lab-take="1"]').click();
    assert.match(await said(frame), /Take 1: that wins! It is the only move that does\.\s+Only the last coin is left/);

    await frame.locator('[data-action="lab-play-on"]').click();
    await frame.locator("#game:not([hidden])").waitFor();
    assert.equal(await frame.locator("[data-coin]").count(), 1, "the game goes on from the better move");
    assert.deepEqual(problems, []);
    await close();
  });
}

test("any winning move is accepted", async () => {
  const hash = "k=any&n=3,3,1&rule=normal&player=person&speed=0";
  const { frame, close } = await openPage(browser, "disk", { hash: `${hash}&lang=en` });
  // The nim-sum is 1. Taking a whole column of 3 gives that away, and 1 from any column would have kept the win.
  await frame.locator('[data-column="0"][data-coin="1"]').click({ force: true });
  await openReview(frame, `${hash}&lang=en`);
  await frame.locator('[data-review-move="0"]').click();
  for (const column of [0, 1, 2]) {
    await frame.locator('[data-action="lab-again"]').click();
    await frame.locator(`[data-lab-column="${column}"]`).click();
    await frame.locator('[data-lab-take="1"]').click();
    assert.match(await said(frame), /that wins! It is one of 3 moves/);
    await frame.locator('[data-action="lab-leave"]').click();
  }
  await frame.locator('[data-action="lab-again"]').click();
  await frame.locator('[data-pile="1"][data-count="2"]').click();
  assert.match(
    await said(frame),
    /Take 2 from column 2: after that the other side can win/,
    "coins can be clicked too",
  );
  await close();
});

test("after a winning move that ends the game there is nothing to play on", async () => {
  const hash = "k=3&n=3&rule=normal&player=person&speed=0";
  const { frame, close } = await review("disk", { hash, left: [2] });
  await frame.locator('[data-review-move="0"]').click();
  await frame.locator('[data-action="lab-again"]').click();
  await frame.locator('[data-lab-take="3"]').click();
  assert.match(await said(frame), /that wins!/);
  assert.equal(await frame.locator('[data-action="lab-play-on"]').count(), 0);
  await frame.locator('[data-action="lab-leave"]').waitFor();
  await close();
});

test("with the keyboard alone: step, list, values, try again, and the focus stays", async () => {
  const { frame, page, close } = await review("disk");
  await frame.locator('[data-lab="review"]').focus();
  await page.keyboard.press("ArrowLeft");
  assert.equal(await headline(frame), "Move 5 of 6");
  for (let count = 0; count < 9; count++) await page.keyboard.press("ArrowLeft");
  assert.equal(await headline(frame), "Move 1 of 6");
  for (let count = 0; count < 9; count++) await page.keyboard.press("ArrowRight");
  assert.equal(await headline(frame), "After the last move");

  await frame.locator('[data-action="lab-previous"]').focus();
  await page.keyboard.press("Enter");
  assert.equal(await headline(frame), "Move 6 of 6");
  assert.equal(await focused(frame), "lab-previous");
  await page.keyboard.press("Home");
  assert.equal(await headline(frame), "Move 1 of 6");
  await page.keyboard.press("Enter");
  assert.equal(await focused(frame), "lab-previous", "at the beginning it stays where it is");
  assert.equal(await headline(frame), "Move 1 of 6");

  await frame.locator('[data-review-move="1"]').focus();
  await page.keyboard.press("Enter");
  assert.equal(await headline(frame), "Move 2 of 6");
  await page.keyboard.press("ArrowRight");
  assert.equal(await focused(frame), "2", "in the list the focus goes along");

  await page.keyboard.press("ArrowLeft");
  await frame.locator('[data-action="lab-again"]').focus();
  await page.keyboard.press("Enter");
  assert.equal(await focused(frame), "take 1");
  await page.keyboard.press("Enter");
  assert.match(await said(frame), /that wins/);
  assert.equal(await focused(frame), "take 1");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  assert.equal(await focused(frame), "lab-leave");
  await page.keyboard.press("Enter");
  assert.equal(await focused(frame), "lab-again");
  await close();
});

test("the values of all moves stand on the coins when asked for, and are told to whoever listens", async () => {
  const { frame, close } = await review("disk");
  await frame.locator('[data-review-move="1"]').click();
  assert.equal(await frame.locator(".worth").count(), 0);
  await frame.locator('[data-action="lab-values"]').click();
  const worths = await frame.locator(".worth").allTextContents();
  assert.deepEqual(
    worths.map((text) => text.replace(/\s+/g, " ").trim()),
    ["take 1 ▲ win 6", "take 2 ▼ lose 5", "take 3 ▼ lose 5"],
  );
  assert.deepEqual(await frame.locator(".review-board li").allTextContents(), [
    "take 1: wins, 6 moves to the end",
    "take 2: loses, 5 moves to the end",
    "take 3: loses, 5 moves to the end",
  ]);
  assert.match(await said(frame), /7 = 1 × 4 \+ 3/, "with the answers on the screen the reason is given too");
  await close();
});

test("more moves than coins that are drawn are told in words", async () => {
  const hash = "k=any&n=300&rule=normal&player=person";
  const { frame, close } = await openPage(browser, "disk", { hash: `${hash}&lang=en` });
  await openReview(frame, `${hash}&lang=en`);
  assert.match(await said(frame), /No coin has been taken yet/);
  await frame.locator('[data-action="lab-values"]').click();
  await frame.locator(".review-values summary").click();
  const told = frame.locator(".review-values li");
  const texts = await told.allTextContents();
  assert.equal(texts[0], "▲ take 300: wins, 1 move to the end");
  assert.match(texts.at(-1) ?? "", /and 100 more/);

  const large = "k=any&n=1000000&rule=normal&player=person";
  await openReview(frame, `${large}&lang=en`);
  assert.match(await read(frame, ".review-board [role=alert]"), /too many moves/);
  await close();
});

test("where there are many takes a number is typed, in a sandboxed frame too", async () => {
  const hash = "k=20&n=50&rule=normal&player=person&speed=0";
  const { frame, page, close } = await openPage(browser, "frame", { hash: `${hash}&lang=en` });
  // 50 = 2 × 21 + 8: taking 8 would keep the win.
  await frame.locator('[data-coin="50"]').click({ force: true });
  await openReview(frame, `${hash}&lang=en`);
  await frame.locator('[data-review-move="0"]').click();
  await frame.locator('[data-action="lab-again"]').click();
  await page.keyboard.type("21");
  await page.keyboard.press("Enter");
  assert.match(await read(frame, ".review-said [role=alert]"), /may not be taken/);
  assert.equal(await frame.locator("[data-lab-number]").inputValue(), "21", "what was typed is still there");
  await frame.locator("[data-lab-number]").fill("8e0");
  await frame.locator("[data-lab-enter]").click();
  assert.match(await read(frame, ".review-said [role=alert]"), /may not be taken/, "that is no whole number");
  await frame.locator("[data-lab-number]").fill("８");
  await frame.locator("[data-lab-enter]").click();
  assert.match(await said(frame), /Take 8: that wins!/);
  await close();
});

test("the line says who was winning, in words too, and leads to a move", async () => {
  const { frame, close } = await review("disk");
  const plot = frame.locator(".line-plot");
  assert.equal(
    await plot.getAttribute("aria-label"),
    "Who was winning: from move 1 on: Second, from move 3 on: First, from move 6 on: Second, at the end: First",
  );
  assert.equal(await frame.locator(".line-mark").count(), 3);
  assert.equal(await frame.locator(".line-mark.turning").count(), 1);
  const { width = 0 } = (await plot.boundingBox()) ?? {};
  await plot.click({ position: { x: width * 0.34, y: 20 } });
  assert.equal(await headline(frame), "Move 3 of 6");
  await close();
});

test("answers that come on request, or not at all, wait here too", async () => {
  const hash = `${GAME}&answers=request`;
  const asked = await review("disk", { hash, left: LEFT.slice(0, 2) });
  assert.equal(await asked.frame.locator("[data-grade]").count(), 0);
  await asked.frame.locator('[data-action="lab-reveal"]').click();
  assert.equal(await asked.frame.locator("[data-review-move]").count(), 2);
  assert.notEqual(await focused(asked.frame), "BODY");
  await asked.close();

  const before = () => localStorage.setItem("last-coin.answers", "hidden");
  const hidden = await review("disk", { before, left: LEFT.slice(0, 2) });
  assert.equal(await hidden.frame.locator("[data-grade], [data-action=lab-reveal]").count(), 0);
  assert.match(await read(hidden.frame, ".lab-view"), /until the game is over/);
  await hidden.close();
});

test("a game against the computer speaks of you, and ends as it ended", async () => {
  const hash = "k=3&n=6&first=you&player=perfect&speed=0";
  const { frame, close } = await openPage(browser, "disk", { hash: `${hash}&lang=en` });
  await frame.locator('[data-coin="6"]').click({ force: true });
  await frame.waitForFunction(() => document.querySelectorAll("[data-coin]").length < 5);
  await frame.locator('[data-action="resign"]').first().click();
  await openReview(frame, `${hash}&lang=en`);
  assert.match(await read(frame, ".review-summary"), /You gave up\. The computer won\./);
  assert.match(await read(frame, ".review-summary"), /The computer was winning from beginning to end|turning point/);
  assert.match(await read(frame, ".line-side.up"), /You/);
  await close();
});

test("sentences stand apart as the language has it", async () => {
  for (const [language, words] of /** @type {const} */ ([
    ["en", /took 3\. It could not/],
    ["zh", /拿了 3 枚。\S/],
    ["ja", /3枚取りました。\S/],
  ])) {
    const { frame, close } = await review("disk", { language });
    await frame.locator('[data-review-move="0"]').click();
    assert.match(await said(frame), words);
    await close();
  }
});

test("after a failure of the engine that lasts it can be tried again", async () => {
  const { frame, close } = await review("disk", { before: failAsNamed });
  await frame.locator('[data-action="lab-close"]').click();
  await frame.locator('[data-action="undo"]').click();
  await frame.evaluate(() => Reflect.set(window, "failing", ["review"]));
  await frame.locator('[data-action="lab"]').click();
  await frame.locator(".review-empty").getByText("started again").waitFor();
  await untilGivenUp(frame);
  await frame.evaluate(() => Reflect.set(window, "failing", []));
  await frame.locator('[data-action="lab-retry"]').click();
  await frame.locator(".review-board").waitFor();
  assert.equal(await frame.evaluate(() => document.activeElement?.getAttribute("data-action")), "lab-next");
  await close();
});

test("an exercise outlives the game that goes on meanwhile, and going elsewhere from it", async () => {
  const hash = "players=random,random&n=90&k=3&seed=1";
  const { frame, problems, close } = await openPage(browser, "disk", { hash: `${hash}&lang=en` });
  const listed = frame.locator("[data-review-move]");
  await openReview(frame, `${hash}&lang=en`);
  const mistake = frame.locator('[data-review-move][data-grade="gave_away"]').first();
  await mistake.click({ timeout: 60_000 });
  const title = await headline(frame);
  const number = await listed.count();
  await listed.nth(number).waitFor();
  assert.equal((await headline(frame)).replace(/ of .*/, ""), title.replace(/ of .*/, ""), "an earlier move stays");

  await frame.locator('[data-action="lab-again"]').click();
  const exercise = await headline(frame);
  assert.notEqual(exercise, title);
  assert.match(await focused(frame), /^take/);
  await listed.nth((await listed.count()) + 1).waitFor();
  assert.equal(await headline(frame), exercise);
  assert.match(await focused(frame), /^take/);

  // The button that leads away is pressed without the focus moving there first.
  await frame.locator('[data-action="lab-leave"]').evaluate((button) => /** @type {HTMLElement} */ (button).click());
  assert.match(await headline(frame), /^Move/);
  await frame.locator('[data-action="lab-again"]').click();
  await frame.evaluate(() => {
    location.hash = "lang=en&lab=laws";
  });
  await frame.locator('.lab-view[data-view="laws"]').waitFor();
  assert.equal(await frame.locator("#lab").isVisible(), true);
  assert.deepEqual(problems, []);
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
      const { frame, problems, close } = await review("disk", {
        language,
        context: { viewport: { width, height }, hasTouch: width < 500 },
      });
      await frame.locator('[data-action="lab-values"]').click();
      assert.deepEqual(problems, []);
      await assertSound(frame);
      await frame.locator('[data-action="lab-again"]').click();
      await frame.locator('[data-lab-take="1"]').click();
      await assertSound(frame);
      assert.doesNotMatch(await read(frame, ".review"), /\b(review|exercise|grade|values?|step)-[a-z]/);
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
    [...document.querySelectorAll(".lab-view button")].filter((each) => each.getBoundingClientRect().height < 43.5)
      .length,
  ]);
  assert.equal(wide, false, "nothing is wider than the page");
  assert.equal(small, 0, "every button can be touched");
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
