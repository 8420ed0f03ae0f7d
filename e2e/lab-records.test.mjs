// The recorded games in the laboratory: reviewed, renamed, deleted and brought back, found, and carried out and in as files.

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

/** @param {Frame} frame */
const focused = (frame) =>
  frame.evaluate(() => document.activeElement?.getAttribute("data-action") ?? document.activeElement?.id);

/** What stands there, with single spaces. @param {Frame} frame @param {string} selector */
async function read(frame, selector) {
  return ((await frame.locator(selector).textContent()) ?? "").replace(/\s+/g, " ").trim();
}

test("by keyboard alone a game is reviewed, renamed, deleted and brought back", async () => {
  const { frame, page, close } = await openRecords("disk");
  await bringIn(frame, fileOf(2));
  const first = frame.locator("[data-record='g1']");
  await first.locator("[data-action='record-review']").focus();
  await page.keyboard.press("Enter");
  // The button went with its view, and reading goes on at the heading of the other one.
  assert.equal(await focused(frame), "review-title");
  assert.equal(await read(frame, "#review-title"), "Bob – Ann, game 2");
  await action(frame, "lab-first").focus();
  await page.keyboard.press("Enter");
  assert.match(await read(frame, ".review-said"), /^– Bob took 3\. It could not matter/);
  await page.keyboard.press("ArrowRight");
  assert.match(await read(frame, ".review-said"), /^✓ Ann took 1\. That kept the win/);
  await page.keyboard.press("End");
  assert.equal(await read(frame, "#review-step"), "After the last move");
  await action(frame, "review-back").focus();
  await page.keyboard.press("Enter");
  assert.equal(await focused(frame), "record-review");
  assert.equal(await first.locator(":focus").count(), 1);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.type("The turning");
  await page.keyboard.press("Enter");
  await first.locator("b").getByText("The turning").waitFor();
  assert.equal(await focused(frame), "record-rename");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Something else");
  await page.keyboard.press("Escape");
  await first.locator("b").getByText("The turning").waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await frame.locator(".match-done").getByText("“The turning” was deleted").waitFor();
  assert.equal(await focused(frame), "records-undo");
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

test("a recorded game is reviewed with its players' names and times, and its end by giving up", async () => {
  const { frame, close } = await openRecords("frame", { context: { timezoneId: "UTC" } });
  const at = Date.UTC(2026, 8, 21, 10, 15, 0);
  const turns = [
    { column: 0, count: 2, time: at },
    { column: 0, count: 2 },
    { resigned: "first", time: at + 7000 },
  ];
  // Any text can be the name of a game in a file.
  await bringIn(
    frame,
    fileOf(1, () => ({ id: 'a "game" \\', turns })),
  );
  await action(frame, "record-review").click();
  assert.match(await read(frame, ".review-summary"), /Ann gave up\. Bob won\./);
  const entries = (await frame.locator(".review-entry").allTextContents()).map((text) => text.replace(/\s+/g, " "));
  assert.equal(entries.length, 3);
  assert.match(entries[0], /^ ?1 Ann took 2 – could not matter/);
  // That of the second turn was not written down.
  assert.deepEqual(await frame.locator(".entry-time").allTextContents(), ["10:15:00", "10:15:07"]);
  assert.match(entries[2], /^ ?3 Ann gave up/);

  await frame.locator('[data-review-move="1"]').click();
  await action(frame, "lab-next").click();
  assert.equal(await read(frame, "#review-step"), "Giving up");
  assert.match(await read(frame, ".review-turn"), /17 coins.*Ann/);
  assert.equal(await read(frame, ".review-said"), "Ann gave up.");
  await action(frame, "lab-next").click();
  assert.equal(await read(frame, "#review-step"), "After the last move");
  assert.equal(await action(frame, "lab-next").getAttribute("aria-disabled"), "true");

  await action(frame, "review-back").click();
  assert.equal(await focused(frame), "record-review");
  // A game of the page came from no list.
  await frame.locator('[data-lab="review"]').click();
  await action(frame, "lab-subject").click();
  assert.equal(await action(frame, "review-back").count(), 0);
  await close();
});

for (const [width, size] of [
  [1280, "100%"],
  [640, "200%"],
  [390, "100%"],
  [320, "100%"],
]) {
  test(`long names stay in their places of the list, and nothing leaves the page: ${width}, letters ${size}`, async () => {
    const viewport = { width: Number(width), height: 640 };
    const { frame, close } = await openRecords("disk", { context: { viewport } });
    await bringIn(
      frame,
      fileOf(1, () => ({ first: "Computer 1", second: "Wilhelmina Featherstonehaugh" })),
    );
    await frame.addStyleTag({ content: `:root { font-size: ${size} !important }` });
    await action(frame, "record-review").click();
    await frame.locator(".review-moves").waitFor();
    const outside = await frame.evaluate(() => {
      const isOutside = (/** @type {Element} */ each) => each.scrollWidth > each.clientWidth + 1;
      const parts = [...document.querySelectorAll(".review-entry, .review-entry > span, .review-moves, .review")];
      return parts.filter(isOutside).map((each) => `${each.className}: ${each.textContent}`);
    });
    assert.deepEqual(outside, []);
    await close();
  });
}

test("what was done and what is wrong is told in the language of the page, whichever it was then", async () => {
  const { frame, close } = await openRecords("disk");
  const speak = (/** @type {string} */ language) => frame.locator("header select").selectOption(language);
  await bringIn(frame, fileOf(2));
  await frame.locator("[data-record='g0'] [data-action='record-delete']").click();
  await frame.locator(".match-done").getByText("“Ann – Bob, game 1” was deleted").waitFor();
  await bringIn(frame, "hello");
  await frame.locator(".match-problem").getByText("no file of games").waitFor();
  await speak("ja");
  assert.doesNotMatch(await read(frame, ".match-done"), /deleted|game/);
  assert.doesNotMatch(await read(frame, ".match-problem"), /file/);
  await action(frame, "record-review").click();
  assert.doesNotMatch(await read(frame, "#review-title"), /game/);
  await speak("en");
  assert.equal(await read(frame, "#review-title"), "Bob – Ann, game 2");
  await close();
});

test("games are found by the words in their rows, and numbers stand for themselves", async () => {
  const { frame, close } = await openRecords("disk");
  await bringIn(frame, fileOf(10));
  for (const [sought, count] of /** @type {const} */ ([
    ["game 3", 2],
    ["bob – ann, game 4", 1],
    ["ann game 4", 2],
    ["paper", 10],
    ["won after 12 turns", 10],
    ["game 1 2", 0],
    ["cleo", 0],
  ])) {
    await field(frame, "records-search").fill(sought);
    assert.equal(await frame.locator("[data-record]").count(), count, sought);
  }
  await close();
});

test("names that are written from right to left leave the sentences around them in order", async () => {
  const { frame, page, close } = await openRecords("disk");
  await bringIn(
    frame,
    fileOf(1, () => ({ id: 'a "game" \\', first: "علي", second: "سارة" })),
  );
  const title = frame.locator("[data-record] b");
  assert.equal(await title.textContent(), "\u2068علي\u2069 – \u2068سارة\u2069, game 1");
  // As it is seen: the first player at the left of the second.
  const [first, second] = await title.evaluate((element) => {
    const text = /** @type {Text} */ ([...element.childNodes].find((each) => each.textContent?.includes("علي")));
    return ["علي", "سارة"].map((name) => {
      const range = document.createRange();
      const start = text.data.indexOf(name);
      range.setStart(text, start);
      range.setEnd(text, start + name.length);
      return range.getBoundingClientRect().left;
    });
  });
  assert.ok(first < second, `${first} ${second}`);

  await action(frame, "records-csv").click();
  assert.match(await field(frame, "records-file").inputValue(), /"علي – سارة, game 1"/);
  await action(frame, "records-close-file").click();
  await action(frame, "record-rename").click();
  await field(frame, "record-name").evaluate((input) => {
    input.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", isComposing: true, bubbles: true }));
  });
  assert.equal(await field(frame, "record-name").count(), 1, "a word that is being composed is no end");
  await page.keyboard.press("Escape");
  assert.equal(await focused(frame), "record-rename");
  await action(frame, "record-rename").click();
  await page.keyboard.press("Enter");
  assert.equal(await title.textContent(), "علي – سارة, game 1");
  await close();
});

test("giving up a game that could be won is a turn and the turning point", async () => {
  const { frame, close } = await openRecords("disk");
  const turns = [{ column: 0, count: 3 }, { resigned: "second" }];
  await bringIn(
    frame,
    fileOf(1, () => ({ turns })),
  );
  await action(frame, "record-review").click();
  assert.equal(await read(frame, "#review-step"), "Giving up");
  assert.match(await read(frame, ".review-said"), /^Bob gave up\. ★ turning point$/);
  assert.match(await read(frame, ".review-summary"), /Bob could still have won/);
  await close();
});

test("a game that is too large to grade is gone through all the same, and that is said", async () => {
  const { frame, page, problems, close } = await openRecords("disk", { context: { hasTouch: true } });
  const setup = { columns: [1_000_000_000], rule: "1,900000000", convention: "misere", seed: 0 };
  const turns = [900_000_000, 1, 1].map((count) => ({ column: 0, count }));
  await bringIn(
    frame,
    fileOf(1, () => ({ setup, turns })),
  );
  await action(frame, "record-review").press("Enter");
  await frame.locator(".review-summary").getByText("too large to say exactly").waitFor();
  assert.equal(await read(frame, ".review-result"), "The game was not finished.");
  assert.equal(await frame.locator(".review [role=alert], [data-grade], .review-line, .review-tally").count(), 0);
  assert.equal(await action(frame, "lab-values").count(), 0);
  assert.equal(await read(frame, "#review-step"), "Move 1 of 3");
  assert.match(await read(frame, ".review-turn"), /^1,000,000,000 coins/);
  assert.equal(await read(frame, ".review-said"), "Ann took 900,000,000.");
  await action(frame, "lab-next").tap();
  assert.match(await read(frame, ".review-turn"), /^100,000,000 coins/);
  assert.equal(await read(frame, ".review-said"), "Bob took 1.");
  await page.keyboard.press("ArrowRight");
  assert.match(await read(frame, ".review-turn"), /^99,999,999 coins/);
  await frame.locator('[data-review-move="0"]').tap();
  await page.keyboard.press("End");
  assert.match(await read(frame, ".review-turn"), /^99,999,998 coins/);
  await action(frame, "review-back").tap();
  assert.equal(await focused(frame), "record-review");
  assert.deepEqual(problems, []);
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
