// Everything that is kept goes out as one file and comes in again, and is deleted with one press, which can be undone.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launchBrowser } from "./browser.mjs";
import { action, field, openMatches, press, writePaper } from "./matches.mjs";
import { WAYS } from "./pages.mjs";

/** @typedef {import("playwright-core").Frame} Frame */

/** @type {import("playwright-core").Browser} */
let browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser.close());

/** @param {Frame} frame @param {string} view */
async function goTo(frame, view) {
  await frame.locator(`[data-lab="${view}"]`).click();
  await frame.locator(`[data-view="${view}"]`).waitFor();
}

/** Something of every kind. @param {Frame} frame */
async function fill(frame) {
  await writePaper(frame, "5: 1 3 1");
  await press(frame, "paper-record");
  await field(frame, "a").fill("Ann");
  await goTo(frame, "table");
  await frame.locator('[data-row="1"] input').fill("0");
  await goTo(frame, "claims");
  await frame.locator('[data-claim="claim"]').fill("1 mod 4");
  await frame.locator('[data-action="lab-check"]').click();
  await frame.locator(".claims-tried").waitFor();
  await goTo(frame, "lesson");
  await frame.locator(".lesson-coins [data-step]").nth(3).click();
}

/** What stands in each view. @param {Frame} frame */
async function seen(frame) {
  await goTo(frame, "matches");
  const name = await field(frame, "a").inputValue();
  await goTo(frame, "table");
  const leaves = await frame.locator('[data-row="1"] input').inputValue();
  await goTo(frame, "claims");
  const claims = await frame.locator(".claims-tried li").count();
  await goTo(frame, "records");
  return { name, leaves, claims, records: await frame.locator("[data-record]").count() };
}

const FILLED = { name: "Ann", leaves: "0", claims: 1, records: 1 };
const EMPTY = { name: "", leaves: "", claims: 0, records: 0 };

/** @param {Frame} frame @param {string} text */
async function bringIn(frame, text) {
  await action(frame, "kept-bring-in").press("Enter");
  await field(frame, "records-paste").fill(text);
  await action(frame, "records-take").click();
}

for (const way of WAYS) {
  test(`a backup of everything comes in elsewhere, as text where files are not allowed: ${way}`, async () => {
    const { frame, close, problems } = await openMatches(browser, way);
    await fill(frame);
    await goTo(frame, "records");
    await action(frame, "kept-save").press("Enter");
    const link = action(frame, "records-download");
    assert.equal(await link.getAttribute("download"), "last-coin-backup.json");
    assert.ok(await link.evaluate((element) => element === document.activeElement));
    const text = await field(frame, "records-file").inputValue();
    assert.equal(JSON.parse(text).format, "last-coin-backup");
    await action(frame, "records-close-file").press("Enter");
    assert.ok(await action(frame, "kept-save").evaluate((element) => element === document.activeElement));
    assert.deepEqual(problems, []);
    await close();

    const there = await openMatches(browser, way);
    await goTo(there.frame, "records");
    await bringIn(there.frame, text);
    await there.frame.locator(".match-done").getByText("The backup was brought in: 1 recorded game and").waitFor();
    assert.deepEqual(await seen(there.frame), FILLED);
    await bringIn(there.frame, text);
    await there.frame.getByText("All that is in that backup is here already").waitFor();
    assert.deepEqual(await seen(there.frame), FILLED);
    await action(there.frame, "records-undo").press("Enter");
    assert.deepEqual(await seen(there.frame), EMPTY);
    assert.deepEqual(there.problems, []);
    await there.close();
  });
}

test("a backup that cannot be read says why, and changes nothing", async () => {
  const { frame, close } = await openMatches(browser, "disk");
  await fill(frame);
  await goTo(frame, "records");
  await action(frame, "kept-save").click();
  const text = await field(frame, "records-file").inputValue();
  await action(frame, "kept-delete").click();
  const kept = () => frame.evaluate(() => JSON.stringify({ ...localStorage }));
  const before = await kept();
  for (const [damaged, said] of /** @type {const} */ ([
    [text.slice(0, -9), "no file of games"],
    [text.replace('"version": 1', '"version": 2'), "saved by a newer version"],
    [text.replace(/("lesson": ")[^\n]*"(,?)\n/, '$1{"$2\n'), "The part “lesson” of that backup is damaged"],
    [text.replace('\\"rule\\":\\"1-3\\"', '\\"rule\\":\\"nonsense\\"'), "Game 1 in that file is damaged"],
  ])) {
    await bringIn(frame, damaged);
    await frame.locator(".records-panel .match-problem").getByText(said).waitFor();
    assert.equal(await kept(), before);
    await action(frame, "records-import").click();
  }
  await close();
});

test("everything is deleted in all windows, and one press brings it back", async () => {
  const { frame, page, close } = await openMatches(browser, "disk");
  await frame.locator("header select").selectOption("en");
  await fill(frame);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await goTo(other.mainFrame(), "records");
  await goTo(frame, "records");
  const kept = () => frame.evaluate(() => Object.entries(localStorage).sort());
  const before = await kept();
  await action(frame, "kept-delete").press("Enter");
  assert.deepEqual(await kept(), []);
  await frame.locator(".match-done").getByText("Everything that was kept here was deleted").waitFor();
  assert.ok(await action(frame, "records-undo").evaluate((element) => element === document.activeElement));
  assert.deepEqual(await seen(other.mainFrame()), EMPTY);
  assert.deepEqual(await seen(frame), EMPTY);
  await action(frame, "records-undo").press("Enter");
  const withoutSince = (/** @type {[string, string][]} */ entries) =>
    entries.filter(([key]) => key !== "last-coin.records-since");
  assert.deepEqual(withoutSince(await kept()), withoutSince(before));
  assert.deepEqual(await seen(frame), FILLED);
  assert.deepEqual(await seen(other.mainFrame()), FILLED);
  await action(frame, "kept-delete").press("Enter");
  await page.reload();
  assert.deepEqual(await seen(frame), EMPTY);
  await close();
});

test("where a host gives the game no storage, the page does not say that anything is kept", async () => {
  const { frame, close } = await openMatches(browser, "frame");
  await goTo(frame, "records");
  await frame.locator(".kept-here").getByText("will be gone when you close the page").waitFor();
  assert.equal(await frame.locator(".kept-here").getByText("kept by this browser").count(), 0);
  await close();
});

test("the help says that everything stays on the device", async () => {
  const { frame, close } = await openMatches(browser, "disk");
  for (const [language, said] of [
    ["en", "Everything stays on this device"],
    ["ja", "すべてこの端末の中に残り"],
    ["zh", "一切都留在这台设备上"],
  ]) {
    await frame.locator("header select").selectOption(language);
    await frame.locator('[popovertarget="help"]').first().click();
    assert.ok(await frame.locator("#help").getByText(said).isVisible());
    await frame.locator("#help .close").click();
  }
  await close();
});
