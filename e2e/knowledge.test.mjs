// The page explains: who wins from every number, why, what to do, and how strong the players are; and it can keep that
// to itself until the game is over.

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

/** @param {string} hash @param {import("playwright-core").BrowserContextOptions} [context] */
const open = (hash, context) => openPage(browser, "disk", { hash: `${hash}&lang=en&speed=0`, context });

/** @param {Frame} frame @param {string} name */
const button = (frame, name) => frame.locator(`[data-action="${name}"]`);

/** @param {Frame} frame */
async function waitForTurn(frame) {
  await frame.waitForFunction(
    () =>
      document.querySelector('[data-coin][aria-disabled="false"]') !== null ||
      document.querySelector('[role="status"]')?.getAttribute("data-state") !== "playing",
  );
}

/** Takes the coins that the hint marks. @param {Frame} frame */
async function takeHint(frame) {
  await button(frame, "hint").click();
  await frame.locator(".coin.hinted").first().click();
}

test("a number opens its row: what may be taken, what that leaves, and who wins", async () => {
  const { frame, page, close } = await open("k=3&n=20&rule=misere&first=you");
  await frame.locator('[data-n="13"] button').click();
  const row = frame.locator("#row");
  assert.equal(await row.isVisible(), true);
  const cells = await row
    .locator("tbody tr")
    .evaluateAll((rows) =>
      rows.map((each) => [...each.children].map((cell) => (cell.textContent ?? "").replace(/\s+/g, " ").trim())),
    );
  assert.deepEqual(cells, [
    ["13", "1", "12 ▲win", "▼lose"],
    ["2", "11 ▲win"],
    ["3", "10 ▲win"],
  ]);
  await frame.locator('[data-n="14"] button').click();
  await row.getByText("14 coins").waitFor();
  assert.equal(await row.isVisible(), true);
  await page.keyboard.press("Escape");
  assert.equal(await row.isVisible(), false);
  await frame.waitForFunction(() => document.querySelector('[aria-expanded="true"]') === null);
  await close();
});

test("the arrow keys walk from number to number, and the table is one stop for the Tab key", async () => {
  const { frame, page, close } = await open("k=3&n=20&first=you");
  await frame.locator('[data-n="20"] button').focus();
  assert.equal(await frame.locator('.ribbon button[tabindex="0"]').count(), 1);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await frame.locator("#row").getByText("19 coins").waitFor();
  await close();
});

test("the table goes on to 200 without moving the board, and marks the number on the board there too", async () => {
  const { frame, close } = await open("k=3&n=30&rule=misere&first=you");
  await frame.locator('[data-n="20"]').waitFor();
  assert.equal(await frame.locator("[data-n]").count(), 20);
  const place = await frame.locator(".columns").boundingBox();
  await button(frame, "table-length").click();
  assert.equal(await frame.locator("[data-n]").count(), 200);
  assert.deepEqual(await frame.locator(".columns").boundingBox(), place);
  assert.equal(await frame.locator('[data-n="197"]').getAttribute("data-verdict"), "lose");
  const here = frame.locator("[data-n][aria-current]");
  assert.equal(await here.getAttribute("data-n"), "30");
  await frame.waitForFunction(() => {
    const cell = document.querySelector("[data-n][aria-current]")?.getBoundingClientRect();
    const table = document.querySelector("#table")?.getBoundingClientRect();
    return cell && table && cell.left >= table.left && cell.right <= table.right;
  });
  await close();
});

test("the verdicts differ in grey print: by word, shape and border", async () => {
  const { frame, page, close } = await open("k=3&n=20&rule=misere&first=you");
  await frame.locator('[data-n="1"]').waitFor();
  await page.emulateMedia({ media: "print" });
  const looks = await frame.locator('[data-n="4"], [data-n="5"]').evaluateAll((rows) =>
    rows.map((row) => {
      const { backgroundColor, borderTopWidth, borderTopStyle } = getComputedStyle(row);
      return { text: row.querySelector("td")?.textContent?.trim(), backgroundColor, borderTopWidth, borderTopStyle };
    }),
  );
  assert.deepEqual(looks, [
    { text: "▲win", backgroundColor: "rgba(0, 0, 0, 0)", borderTopWidth: "1px", borderTopStyle: "dotted" },
    { text: "▼lose", backgroundColor: "rgba(0, 0, 0, 0)", borderTopWidth: "3px", borderTopStyle: "solid" },
  ]);
  await close();
});

test("several columns are shown in binary with their nim-sum, and a hint with the bits that it flips", async () => {
  const { frame, close } = await open("k=any&n=5,4,3,2,1&rule=misere&first=you");
  const bits = () =>
    frame
      .locator(".binary tr")
      .evaluateAll((rows) =>
        rows.slice(1).map((row) => (row.querySelector(".bits .unseen")?.textContent ?? "").trim()),
      );
  await frame.locator(".binary").waitFor();
  assert.deepEqual(await bits(), ["101", "100", "011", "010", "001", "001"]);
  assert.equal(await frame.locator("tfoot tr").getAttribute("data-sum"), "1");
  // The bits that are left over: in the 5, the 3, the 1, and the sum.
  assert.equal(await frame.locator(".lit").count(), 4);
  await button(frame, "hint").click();
  assert.equal(await frame.locator(".flipped").count(), 1);
  assert.equal(await frame.locator(".coin.hinted").count(), 1);
  await frame.locator(".coin.hinted").click();
  await frame.locator('.judged[data-judgement="right"]').waitFor();
  await close();
});

test("misère's turn to parity is explained when it comes", async () => {
  const { frame, close } = await open("k=any&n=3,1,1&rule=misere&first=you&player=perfect");
  await frame.locator("#why").getByText("more than 1").waitFor();
  assert.equal(await frame.locator("tfoot tr").getAttribute("data-sum"), "2");
  await takeHint(frame);
  await frame.locator(".judged").getByText("odd number of ones").waitFor();
  await close();
});

test("hint and judgement name the column that the reason names", async () => {
  const { frame, close } = await open("k=2&n=9,5&rule=misere&first=you&player=perfect");
  await frame.locator("#why").getByText("Only column 2 is worth more than 1").waitFor();
  await button(frame, "hint").click();
  assert.match((await frame.locator(".hint").textContent()) ?? "", /Take 1 from column 2: that leaves a single one/);
  // Leaves values 0 and 0, from which the other side wins.
  await frame.locator('[data-column="1"][data-coin="4"]').click();
  await frame.locator('.judged[data-judgement="wrong"]').getByText("Taking 1 from column 2 would have won").waitFor();
  await close();
});

for (const game of [
  "k=3&n=14&rule=misere",
  "k=4&n=12&rule=normal",
  "k=any&n=5,4,3,2,1&rule=misere",
  "k=2,5&n=14&rule=misere",
]) {
  test(`who follows the hints from a won position wins (${game})`, async () => {
    const { frame, problems, close } = await open(`${game}&first=you&player=perfect`);
    for (let moves = 0; moves < 20; moves++) {
      await waitForTurn(frame);
      if ((await frame.locator('[role="status"]').getAttribute("data-state")) !== "playing") break;
      await takeHint(frame);
    }
    assert.equal(await frame.locator('[role="status"]').getAttribute("data-state"), "won");
    assert.deepEqual(problems, []);
    await close();
  });
}

test("a hint gives the reason in the game's own numbers, and goes when asked again", async () => {
  const { frame, close } = await open("k=3&n=10&rule=misere&first=you");
  await button(frame, "hint").click();
  const hint = frame.locator(".hint");
  assert.match(
    ((await hint.textContent()) ?? "").replaceAll("\u00a0", " "),
    /Take 1: that leaves 9 = 2 × 4 \+ 1. Then answer x with 4 − x/,
  );
  assert.equal(await frame.locator('[data-coin="10"].hinted').count(), 1);
  await button(frame, "hint").click();
  assert.equal(await hint.count(), 0);
  await close();
});

test("in a lost position the page says so, why, and what is hardest for the other side", async () => {
  const { frame, close } = await open("k=3&n=13&rule=misere&first=you");
  const now = ((await frame.locator(".now").textContent()) ?? "").replaceAll("\u00a0", " ");
  assert.match(now, /You will lose from here if the other side makes no mistake/);
  assert.match(now, /13 = 3 × 4 \+ 1 is a lost number.*4 − x leaves 9/);
  await button(frame, "hint").click();
  await frame.locator(".hint").getByText("only one of 3 answers").waitFor();
  await close();
});

test("after every move of a person it is told whether it was good, and why", async () => {
  const { frame, close } = await open("k=3&n=10&rule=misere&player=person");
  const judged = frame.locator(".judged");
  await frame.locator('[data-take="3"]').click();
  assert.equal(await judged.getAttribute("data-judgement"), "wrong");
  assert.match((await judged.textContent()) ?? "", /gave the win away.*Taking 1 would have won/s);
  await frame.locator('[data-take="2"]').click();
  assert.equal(await judged.getAttribute("data-judgement"), "right");
  await frame.locator('[data-take="1"]').click();
  assert.equal(await judged.getAttribute("data-judgement"), "lost");
  await close();
});

test("answers that a link hides stay hidden until the game is over, and the page cannot change that", async () => {
  const { frame, page, close } = await open("k=3&n=2&rule=misere&first=you&answers=hidden");
  await frame.getByText("hidden until the game is over").waitFor();
  assert.equal(await frame.locator('[data-part="answers"]').count(), 0);
  assert.equal(await frame.locator("[data-verdict]").count(), 0);
  assert.equal(await frame.locator("#setup").getByText("perfect play").count(), 0);
  await button(frame, "hint").click({ force: true });
  assert.equal(await frame.locator(".hint, .hinted").count(), 0);
  assert.match(page.url(), /answers=hidden/);
  await frame.locator('[data-take="1"]').click();
  await frame.locator('[role="status"][data-state="won"]').waitFor();
  await frame.locator('[data-n="1"][data-verdict="lose"]').waitFor();
  await frame.locator('.judged[data-judgement="right"]').waitFor();
  await button(frame, "new").click();
  await frame.getByText("hidden until the game is over").waitFor();
  await close();
});

test("how strong a computer is would tell the answer, so it is hidden too", async () => {
  const { frame, close } = await open("n=21&k=3&first=you&player=perfect&answers=hidden");
  await frame.locator('[data-part="player"]').waitFor();
  await frame.waitForTimeout(1000);
  assert.doesNotMatch((await frame.locator('[data-part="player"]').textContent()) ?? "", /of 100/);
  await close();
});

test("answers on request come when they are asked for, and the choice is kept", async () => {
  const { frame, page, close } = await open("k=3&n=20&first=you");
  await frame.locator('[data-part="answers"]').selectOption("request", { force: true });
  assert.equal(await frame.locator("[data-verdict]").count(), 0);
  await button(frame, "reveal").click();
  assert.equal(await frame.locator(".ribbon [data-verdict]").count(), 20);
  assert.doesNotMatch(page.url(), /answers=/);
  await page.reload();
  await button(frame, "reveal").waitFor();
  assert.equal(await frame.locator("[data-verdict]").count(), 0);
  await close();
});

test("the set-up says who wins with perfect play", async () => {
  const { frame, close } = await open("k=3&n=21&rule=misere&first=other");
  await frame.locator("#setup").getByText("whoever moves second wins from 21: that is you").waitFor();
  await close();
});

test("a fair start: the computer lays out, and the person chooses who begins", async () => {
  const { frame, close } = await open("k=3&n=21&first=other");
  await button(frame, "fair").click();
  await button(frame, "lay-out").click();
  await frame.getByText("First choose who begins").waitFor();
  assert.equal(await frame.locator("[data-verdict]").count(), 0);
  await button(frame, "let-begin").click();
  await frame.getByText("The computer took").first().waitFor();
  assert.ok((await frame.locator(".ribbon [data-verdict]").count()) >= 20);
  assert.equal(await frame.locator("#fair").isVisible(), false);
  await close();
});

test("a fair start: the person lays out, and a perfect computer chooses the winning side", async () => {
  for (const [n, choice] of [
    [21, "you begin"],
    [20, "the computer begins"],
  ]) {
    const { frame, close } = await open(`k=3&n=${n}&rule=misere&first=you&player=perfect`);
    await button(frame, "fair").click();
    await button(frame, "offer").click();
    await frame.locator("#notice").getByText(String(choice)).waitFor();
    await close();
  }
});

test("the choice of opponents says how strong they are, and never claims what is not certain", async () => {
  /** @param {string} first */
  async function said(first) {
    const { frame, close } = await open(`k=any&n=5,4,3,2,1&rule=misere&first=${first}&player=random`);
    await frame.waitForFunction(() => {
      const options = [...document.querySelectorAll('[data-part="player"] option')];
      return options.filter((each) => each.textContent?.includes("of 100")).length === 5;
    });
    const text = await frame.locator('[data-part="player"]').textContent();
    await close();
    return text ?? "";
  }

  const computerFirst = await said("other");
  assert.match(computerFirst, /wins 85 of 100 against someone who plays at random/);
  assert.match(computerFirst, /wins 50 of 100/);
  // From there whoever moves can win for certain, so against the perfect computer only who moves first has a chance.
  assert.match(computerFirst, /wins 100 of 100/);
  const personFirst = await said("you");
  assert.match(personFirst, /wins over 99 of 100/);
  assert.doesNotMatch(personFirst, /wins 100 of 100/);
});
