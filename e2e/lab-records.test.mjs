// The recorded games in the laboratory: replayed, renamed, deleted and brought back, found, and carried out and in as files.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { launchBrowser } from "./browser.mjs";
import { openPage, WAYS } from "./pages.mjs";

/** @typedef {import("playwright-core").Frame} Frame */

/** @type {import("playwright-core").Browser} */
let browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser.close());

/** A file of games such as the page writes. @param {number} count @param {(place: number) => object} [part] */
function fileOf(count, part = () => ({})) {
  // 21 18 17 15 13 12 9 8 5 4 2 1 0: the second player wins all the way, and gives it away in the last game.
  const takes = [3, 1, 2, 2, 1, 3, 1, 3, 1, 2, 1, 1];
  const games = Array.from({ length: count }, (_, place) => ({
    id: `g${place}`,
    name: "",
    series: `s${Math.floor(place / 5)}`,
    number: (place % 5) + 1,
    first: place % 2 === 0 ? "Ann" : "Bob",
    second: place % 2 === 0 ? "Bob" : "Ann",
    source: "paper",
    recorded: 1_790_000_000_000 + place * 60_000,
    setup: { columns: [21], rule: "1-3", convention: "misere", seed: 0 },
    turns: takes.map((take, turn) => ({
      column: 0,
      count: take,
      time: 1_790_000_000_000 + place * 60_000 + turn * 1000,
    })),
    ...part(place),
  }));
  return JSON.stringify({ format: "last-coin-games", version: 1, games });
}

/** @param {import("./pages.mjs").Way} way @param {Parameters<typeof openPage>[2]} [options] */
async function openRecords(way, options = {}) {
  const opened = await openPage(browser, way, {
    hash: "k=3&n=21&player=person&lang=en&lab=records",
    ...options,
    isEarly: true,
  });
  await opened.frame.locator('[data-view="records"]').waitFor();
  return opened;
}

/** @param {Frame} frame @param {string} name */
const field = (frame, name) => frame.locator(`[data-field="${name}"]`);
/** @param {Frame} frame @param {string} name */
const action = (frame, name) => frame.locator(`[data-action="${name}"]`);

/** @param {Frame} frame @param {string} text */
async function bringIn(frame, text) {
  if ((await field(frame, "records-paste").count()) === 0) await action(frame, "records-import").click();
  await field(frame, "records-paste").fill(text);
  await action(frame, "records-take").click();
}

for (const way of WAYS) {
  test(`games come in as text and go out as text: ${way}`, async () => {
    const { frame, problems, close } = await openRecords(way);
    await frame.getByText("Nothing is recorded yet").waitFor();
    await bringIn(
      frame,
      fileOf(3, (place) => (place === 1 ? { name: '=HYPERLINK("x")', first: "@me" } : {})),
    );
    await frame.locator("#records-title").getByText("3 recorded games").waitFor();
    // What a frame does not keep is told, and the export offered.
    assert.equal(await frame.locator(".lab-unkept p").count(), way === "frame" ? 1 : 0);
    await action(frame, "records-csv").click();
    const csv = await field(frame, "records-file").inputValue();
    const rows = csv.trim().split("\n");
    assert.equal(rows.length, 1 + 3 * 12);
    assert.match(rows[1], /^"Ann – Bob, game 1",1,1,"Ann","first","took",3,1,18,"2026-/);
    assert.match(rows[1], /"21","take 1 to 3","/);
    assert.match(rows[13], /^"'=HYPERLINK\(""x""\)",2,1,"'@me"/);
    await action(frame, "records-close-file").click();
    await action(frame, "records-json").click();
    const json = await field(frame, "records-file").inputValue();
    await action(frame, "records-close-file").click();
    await bringIn(frame, json);
    await frame.getByText("All 3 games of it are here already").waitFor();
    await frame.locator("[data-record='g1'] [data-action='record-delete']").click();
    await bringIn(frame, json);
    await frame.locator(".match-done").getByText("1 game was added, 2 were here already.").waitFor();
    assert.deepEqual(problems, []);
    await close();
  });
}

test("files are saved and chosen", async () => {
  const { frame, page, close } = await openRecords("disk");
  await bringIn(frame, fileOf(2));
  await action(frame, "records-csv").click();
  const [saved] = await Promise.all([page.waitForEvent("download"), action(frame, "records-download").click()]);
  assert.equal(saved.suggestedFilename(), "last-coin-games.csv");
  const bytes = await readFile(await saved.path());
  assert.deepEqual([...bytes.subarray(0, 3)], [0xef, 0xbb, 0xbf]);
  await action(frame, "records-json").click();
  const [kept] = await Promise.all([page.waitForEvent("download"), action(frame, "records-download").click()]);
  await action(frame, "records-import").click();
  await field(frame, "records-import").setInputFiles(await saved.path());
  await frame.locator(".match-problem").getByText("That is a table").waitFor();
  await field(frame, "records-import").setInputFiles({
    name: "more.json",
    mimeType: "application/json",
    buffer: Buffer.from((await readFile(await kept.path(), "utf8")).replaceAll('"g1"', '"g9"')),
  });
  await frame.locator(".match-done").getByText("1 game was added, 1 was here already.").waitFor();
  await close();
});

test("a file that is damaged says what is wrong, and changes nothing", async () => {
  const { frame, close } = await openRecords("disk");
  await bringIn(frame, fileOf(2));
  const good = fileOf(4);
  /** @type {[string, string][]} */
  const cases = [
    ["", "There is nothing in it"],
    ["hello", "no file of games"],
    [good.slice(0, -20), "its end is missing"],
    ["{}", "something else"],
    [good.replace('"version":1', '"version":7'), "a newer version"],
    [
      good.replace('"count":3', '"count":4'),
      "Game 1 in that file is damaged. Turn 1: taking 4 is not allowed here. Nothing",
    ],
    [
      good.replace(/"rule":"1-3"(?!.*"rule":"1-3")/, '"rule":"nonsense"'),
      "Game 4 in that file is damaged. That is no rule",
    ],
    [
      good.replace('"count":3', '"count":-1'),
      "Game 1 in that file is damaged. It holds a number or a word that no game has.",
    ],
    [good.replace('"first":', '"fist":'), "Game 1 in that file is damaged. Its part “first” is missing or wrong."],
  ];
  for (const [text, words] of cases) {
    await bringIn(frame, text);
    await frame.locator(".match-problem").getByText(words).waitFor();
    assert.equal(await field(frame, "records-paste").inputValue(), text);
    assert.equal(await frame.locator("[data-record]").count(), 2);
  }
  await close();
});

test("by keyboard alone a game is replayed, renamed, deleted and brought back", async () => {
  const { frame, page, close } = await openRecords("disk");
  await bringIn(frame, fileOf(2));
  const focused = () =>
    frame.evaluate(() => document.activeElement?.getAttribute("data-action") ?? document.activeElement?.id);
  const first = frame.locator("[data-record='g1']");
  await first.locator("[data-action='record-replay']").focus();
  await page.keyboard.press("Enter");
  assert.equal(await focused(), "replay-title");
  await frame.locator(".replay-step").getByText("Bob begins").waitFor();
  await frame.locator(".replay-verdict").getByText("Bob is to move and will lose").waitFor();
  await page.keyboard.press("ArrowRight");
  await frame.locator(".replay-step").getByText("Bob took 3.").waitFor();
  await frame.locator(".replay-verdict").getByText("Ann is to move and can win").waitFor();
  await page.keyboard.press("End");
  await frame.locator(".replay-at").getByText("12 of 12").waitFor();
  const grades = await frame.locator(".replay-grade").allInnerTexts();
  assert.match(grades[0], /no take could win/);
  assert.match(grades[1], /kept the win/);
  assert.equal(grades.filter((text) => /turning point/.test(text)).length, 1);
  await action(frame, "replay-close").focus();
  await page.keyboard.press("Enter");
  assert.equal(await focused(), "record-replay");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.type("The turning");
  await page.keyboard.press("Enter");
  await first.locator("b").getByText("The turning").waitFor();
  assert.equal(await focused(), "record-rename");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Something else");
  await page.keyboard.press("Escape");
  await first.locator("b").getByText("The turning").waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await frame.locator(".match-done").getByText("“The turning” was deleted").waitFor();
  assert.equal(await focused(), "records-undo");
  await page.keyboard.press("Enter");
  await first.locator("b").getByText("The turning").waitFor();
  assert.deepEqual(
    await frame.locator("[data-record]").evaluateAll((all) => all.map((each) => each.getAttribute("data-record"))),
    ["g1", "g0"],
  );
  await page.reload();
  await frame.locator("[data-record='g1'] b").getByText("The turning").waitFor();
  await close();
});

test("where storage is full nothing on the screen is lost, and the export is offered", async () => {
  const { frame, close } = await openRecords("disk", {
    before: () => {
      const setItem = Storage.prototype.setItem;
      Storage.prototype.setItem = function (key, value) {
        if (value.length > 200) throw new DOMException("full", "QuotaExceededError");
        setItem.call(this, key, value);
      };
    },
  });
  await bringIn(frame, fileOf(2));
  await frame.locator(".lab-unkept").getByText("does not keep the records").waitFor();
  assert.equal(await frame.locator("[data-record]").count(), 2);
  // However few are looked for, all are saved.
  await field(frame, "records-search").fill("nobody");
  await action(frame, "records-save").click();
  assert.equal(JSON.parse(await field(frame, "records-file").inputValue()).games.length, 2);
  await action(frame, "records-download").getByText("Save 2 games").waitFor();
  await close();
});

test("what was kept by another hand is shown, not thrown away", async () => {
  const { frame, page, close } = await openRecords("disk");
  await frame.evaluate(() => localStorage.setItem("last-coin.records", "{ this is no archive"));
  await page.reload();
  await frame.locator("summary").getByText("could not be read").click();
  const text = frame.locator('details textarea[rows="4"]');
  assert.equal(await text.inputValue(), "{ this is no archive");
  await bringIn(frame, fileOf(1));
  await page.reload();
  await frame.locator("summary").getByText("could not be read").click();
  assert.equal(await text.inputValue(), "{ this is no archive");
  await action(frame, "records-txt").click();
  const [saved] = await Promise.all([page.waitForEvent("download"), action(frame, "records-download").click()]);
  assert.equal(await readFile(await saved.path(), "utf8"), "{ this is no archive");
  await action(frame, "records-forget").click();
  await frame.locator(".match-done").getByText("was forgotten").waitFor();
  assert.equal(await text.count(), 0);
  await action(frame, "records-undo").click();
  await frame.locator("summary").getByText("could not be read").click();
  await action(frame, "records-forget").click();
  await page.reload();
  await frame.locator("[data-record='g0']").waitFor();
  assert.equal(await text.count(), 0);
  await close();
});

test("a recorded game is reviewed under its players' names", async () => {
  const { frame, close } = await openRecords("disk");
  await bringIn(frame, fileOf(1));
  await action(frame, "record-review").press("Enter");
  await frame.locator('.lab-view[data-view="review"]').getByText("Ann").first().waitFor();
  // The button went with its view, and the focus to the tab of the other one.
  assert.equal(await frame.evaluate(() => document.activeElement?.getAttribute("aria-current")), "page");
  await close();
});

test("of a thousand games some are drawn, and all are searched", async () => {
  const { frame, page, close } = await openRecords("disk");
  await frame.evaluate(
    (text) => localStorage.setItem("last-coin.records", text),
    fileOf(1000, (place) => (place < 200 ? { first: "Cleo" } : {})),
  );
  await page.reload();
  await frame
    .locator("#records-title")
    .getByText("1000 recorded games")
    .or(frame.getByText("1,000 recorded games"))
    .waitFor();
  // However many there are, a screenful of them is drawn.
  assert.ok((await frame.locator("[data-record]").count()) <= 50);
  await field(frame, "records-search").fill("ｃleo");
  await action(frame, "records-delete-found").click();
  await frame.locator("#records-title").getByText("800 recorded games").waitFor();
  await action(frame, "records-undo").click();
  await action(frame, "records-more").click();
  assert.ok((await frame.locator("[data-record]").count()) > 50);
  await close();
});
