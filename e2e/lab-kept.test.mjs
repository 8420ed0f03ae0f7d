// What the laboratory keeps: it is read where nothing can be written, it is not lost where the engine fails at reading it, and
// what a newer version has kept stays as it is.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launchBrowser } from "./browser.mjs";
import { action, field, openMatches, play, press, writePaper } from "./matches.mjs";
import { failAsNamed, untilGivenUp } from "./pages.mjs";

/** @type {import("playwright-core").Browser} */
let browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser.close());

/** A recorded game, and a match of which two takes are played. @param {Parameters<typeof openMatches>[2]} [options] */
async function openKept(options) {
  const opened = await openMatches(browser, "disk", options);
  const { frame } = opened;
  await writePaper(frame, "5: 1 3 1");
  await press(frame, "paper-record");
  await press(frame, "match-start");
  await play(frame, [3, 2]);
  await frame.locator(".match-left strong").getByText("16", { exact: true }).waitFor();
  return opened;
}

/** @param {import("playwright-core").Page} page @param {string} key */
const keptAs = (page, key) => page.evaluate((key) => localStorage.getItem(`last-coin.${key}`), key);

/**
 * Loads the page at another address, as a reload does it: Chromium may lose what was written just before another page came.
 *
 * @param {import("playwright-core").Page} page
 * @param {string} address
 */
async function openAnew(page, address) {
  await page.evaluate((to) => history.replaceState(null, "", to), address);
  await page.reload();
}

test("a match and records are there where nothing can be written any more", async () => {
  const { frame, page, close } = await openKept();
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.reload();
  await frame.locator(".match-left strong").getByText("16", { exact: true }).waitFor();
  await frame.locator('[data-lab="records"]').click();
  await frame.locator("[data-record]").waitFor();
  await close();
});

test("records that the engine could not read are not said to be none, and none is lost", async () => {
  const { frame, page, close } = await openKept({ before: failAsNamed });
  const records = await keptAs(page, "records");
  await page.addInitScript(() => Reflect.set(window, "failing", ["check_game"]));
  await page.reload();
  const unread = frame.locator(".lab-unread");
  await unread.getByText("could not be read or worked out just now").waitFor();
  await frame.locator('[data-lab="records"]').click();
  await unread.waitFor();
  assert.equal(await frame.locator("#records-title").count(), 0);
  await frame.locator("header select").selectOption("ja");
  await unread.getByText("ここに残してあるものは、失われても変わってもいません").waitFor();
  await frame.locator("header select").selectOption("en");
  await action(frame, "lab-retry").click();
  await unread.waitFor();
  assert.equal(await keptAs(page, "records"), records);
  await untilGivenUp(frame);
  await frame.evaluate(() => Reflect.set(window, "failing", []));
  await action(frame, "lab-retry").click();
  await frame.locator("[data-record]").waitFor();
  await close();
});

test("a game that ends while the records cannot be read is not over before it is recorded", async () => {
  const { frame, page, close } = await openKept({ before: failAsNamed });
  await play(frame, [3, 3, 3, 3, 3]);
  await frame.locator(".match-left strong").getByText("1", { exact: true }).waitFor();
  // Another window wrote meanwhile, so that they are read again.
  await frame.evaluate(() => {
    const records = localStorage.getItem("last-coin.records") ?? "";
    localStorage.setItem("last-coin.records", records.replaceAll('"name":""', '"name":"Renamed"'));
    Reflect.set(window, "failing", ["check_game"]);
  });
  await play(frame, [1]);
  await frame.locator(".match-problem").getByText("started again").waitFor();
  await frame.evaluate(() => Reflect.set(window, "failing", []));
  await play(frame, [1]);
  await action(frame, "match-next").waitFor();
  assert.equal(JSON.parse((await keptAs(page, "records")) ?? "").games.length, 2);
  await close();
});

test("a match that the engine could not read is not lost", async () => {
  const { frame, page, close } = await openKept({ before: failAsNamed });
  const match = await keptAs(page, "match");
  const [address] = page.url().split("&lab=");
  await openAnew(page, address);
  await frame.locator('[data-action="lab"]').waitFor();
  await frame.evaluate(() => Reflect.set(window, "failing", ["view"]));
  await frame.locator('[data-action="lab"]').click();
  await frame.locator('[data-lab="matches"]').click();
  await frame.locator(".lab-unread").getByText("could not be read or worked out just now").waitFor();
  await field(frame, "a").waitFor({ state: "detached" });
  assert.equal(await keptAs(page, "match"), match);
  await untilGivenUp(frame);
  await frame.evaluate(() => Reflect.set(window, "failing", []));
  await action(frame, "lab-retry").click();
  await frame.locator(".match-left strong").getByText("16", { exact: true }).waitFor();
  assert.equal(await keptAs(page, "match"), match);
  assert.match(await frame.evaluate(() => document.activeElement?.tagName ?? ""), /^H[23]$/);
  await close();
});

test("what was chosen for the table is there after the engine failed at its rule", async () => {
  const { frame, page, close } = await openMatches(browser, "disk", { before: failAsNamed });
  await frame.evaluate(() =>
    localStorage.setItem(
      "last-coin.lab-table",
      '{"rule":"1-4","isOwn":false,"convention":"normal","first":3,"last":7}',
    ),
  );
  await page.addInitScript(() => Reflect.set(window, "failing", ["check_hand_table"]));
  await page.reload();
  await frame.locator('[data-lab="table"]').click();
  await frame.locator(".lab-unread").waitFor();
  await untilGivenUp(frame);
  await frame.evaluate(() => Reflect.set(window, "failing", []));
  await action(frame, "lab-retry").click();
  await frame.locator('[data-row="7"]').waitFor();
  assert.equal(await frame.locator('[data-part="lab-convention"]').inputValue(), "normal");
  await close();
});

for (const [view, keys, note] of /** @type {const} */ ([
  ["matches", ["match", "records"], "newer version of this page has kept its records"],
  ["records", ["records"], "newer version of this page has kept its records"],
  ["table", ["lab-table", "lab-table.1-2.misere"], "newer version of this page has kept its data"],
  ["laws", ["lab-laws"], "newer version of this page has kept its data"],
  ["claims", ["lab-claims"], "newer version of this page has kept its data"],
  ["lesson", ["lesson"], "newer version of this page has kept its data"],
])) {
  test(`what a newer version has kept stays as it is, and is named: ${view}`, async () => {
    const { frame, page, close } = await openMatches(browser, "disk");
    const newer = { ...Object.fromEntries(keys.map((key) => [key, '{"version":2,"form":[7]}'])) };
    if ("records" in newer) newer.records = '{"format":"last-coin-games","version":2,"games":{}}';
    await page.addInitScript((newer) => {
      for (const [key, text] of Object.entries(newer)) localStorage.setItem(`last-coin.${key}`, text);
    }, newer);
    const address = page.url().replace("lab=matches", `lab=${view}`);
    await openAnew(page, address);
    await frame.locator(`[data-view="${view}"]`).getByText(note).waitFor();
    const change = {
      matches: () => press(frame, "match-start"),
      records: async () => {
        await frame.locator('[data-lab="matches"]').click();
        await writePaper(frame, "5: 1 3 1");
        await press(frame, "paper-record");
        await frame.locator('[data-lab="records"]').click();
        await frame.locator("[data-record]").waitFor();
      },
      table: () => frame.locator('[data-row="1"] input').fill("0"),
      laws: () => frame.locator('[data-part="laws-to"]').selectOption("6", { force: true }),
      claims: () => frame.locator('[data-claim="claim"]').fill("1, 5"),
      lesson: () => frame.locator(".lesson-coins [data-step]").nth(2).click(),
    };
    await change[view]();
    for (const [key, text] of Object.entries(newer)) assert.equal(await keptAs(page, key), text, key);
    await frame.locator(`[data-view="${view}"]`).getByText(note).waitFor();
    await close();
  });
}
