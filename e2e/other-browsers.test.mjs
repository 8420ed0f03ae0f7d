// The laboratory in Firefox and in WebKit, from disk, where they are installed: every view is opened, and something is done in
// each. What it all must do is tested in Chromium.

import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { TOO_SOON } from "../www/lab/matches/meant.js";
import { misfits } from "./lab-looks.mjs";
import { BROWSERS, pageIn } from "./webdriver.mjs";

/** As the page writes it, one game on a line: WebKit crashed over that. @param {number} count */
function fileOf(count) {
  const turns = [3, 1, 2, 2, 1, 3, 3, 1, 2, 2, 1].map((take, turn) => ({
    column: 0,
    count: take,
    time: 1_796_041_905_259 + turn,
  }));
  const games = Array.from({ length: count }, (_, place) => ({
    id: `g${place}`,
    name: `Game ${place}`,
    series: "s",
    number: place + 1,
    first: "Ann",
    second: "Bob",
    source: "match",
    recorded: 1_790_000_000_000 + place,
    setup: { columns: [21], rule: "1-3", convention: "misere", seed: 0 },
    turns,
  }));
  const lines = games.map((game) => JSON.stringify(game)).join(",\n");
  return `{"format":"last-coin-games","version":1,"games":[\n${lines}\n]}\n`;
}

for (const [name, { start, isHere }] of Object.entries(BROWSERS)) {
  test(`every view does its work: ${name}`, { skip: !isHere() && "not installed" }, async () => {
    const driver = await start();
    try {
      await useAll(pageIn(driver));
    } finally {
      await driver.close();
    }
  });
}

/** @param {ReturnType<typeof pageIn>} page */
async function useAll({ run, see, open, click, type, paste, back, reload, resize }) {
  const view = async (/** @type {string} */ id) => {
    await click(`[data-lab="${id}"]`);
    await see(`.lab-view[data-view="${id}"]`);
  };
  await resize(1280, 640);
  await open("k=3&n=21&player=person&lang=en");
  await see("#board [data-coin]");
  await run(collectErrors);
  const entries = await run(() => history.length);
  await click('[data-action="lab"]');

  await view("lesson");
  await click('.lesson-board [data-take="2"]');
  await see(".lesson-status", "19");

  await view("table");
  await type('[data-row="1"] input', "0");
  await click('[data-row="1"] [data-say="lose"]');
  await click('[data-row="2"] [data-say="lose"]');
  await click('[data-action="hand-check"]');
  await see('[data-action="hand-go"]', "2");

  await view("laws");
  await click('[data-suggested="2,5,7"]');
  await see(".laws-rule", "fails first at");

  await view("claims");
  await type('[data-claim="claim"]', "1 mod 3");
  await click('[data-action="lab-check"]');
  await see(".claims-answer", "Refuted: with 4 coins");

  await view("matches");
  // The Enter that ends a word, which WebKit tells after the word's end, starts nothing.
  await see('[data-field="a"]');
  await run(composeName);
  assert.equal(await run(() => document.querySelectorAll(".match-board").length), 0);
  await type('[data-field="a"]', "Ann");
  await type('[data-field="b"]', "Bob");
  await type('[data-field="n"]', "1");
  await click('[data-action="match-start"]');
  await pause(TOO_SOON);
  await click('.match-board [data-take="1"]');
  await see(".match-status", "Bob wins this game");

  await view("records");
  await see("[data-record]", "Bob won after 1 turn");
  await click('[data-action="records-import"]');
  await paste('[data-field="records-paste"]', fileOf(3));
  await click('[data-action="records-take"]');
  await see("#records-title", "4 recorded games");
  // One that differs in its players alone is another game.
  await click('[data-action="records-import"]');
  await paste('[data-field="records-paste"]', fileOf(1).replace("Ann", "José"));
  await click('[data-action="records-take"]');
  await see("#records-title", "5 recorded games");
  await type('[data-field="records-search"]', "jose");
  await see('[data-view="records"]:not(:has([data-record="g1"])) [data-record]', "Game 0");
  await click('[data-action="record-delete"]');
  await type('[data-field="records-search"]', " ");
  await see("#records-title", "4 recorded games");
  await click('[data-action="records-json"]');
  const file = await run(
    () => /** @type {HTMLTextAreaElement} */ (document.querySelector('[data-field="records-file"]')).value,
  );
  assert.equal(JSON.parse(file).games.length, 4);
  await click('[data-action="kept-delete"]');
  await see("#records-title", "Recorded games");
  await click('[data-action="records-undo"]');
  await see("#records-title", "4 recorded games");

  await click('[data-record="g2"] [data-action="record-review"]');
  await see('.lab-view[data-view="review"]');
  await click('[data-review-move="1"]');
  await see(".review-said", "That kept the win");
  assert.equal(await run(() => document.documentElement.dataset.errors), "");

  // All of it is there the next time, and letters of any width and height fit.
  await reload();
  await see(".lab-view");
  await view("claims");
  assert.equal(
    await run(() => /** @type {HTMLInputElement} */ (document.querySelector('[data-claim="claim"]')).value),
    "1 mod 3",
  );
  await view("records");
  await see("#records-title", "4 recorded games");
  await resize(390, 664);
  await run(speakJapanese);
  await see(".lab-back", "ゲームに戻る");
  await click('[data-action="record-rename"]');
  assert.deepEqual(await misfits(/** @type {any} */ ({ evaluate: run })), []);

  // By its button and by the way back: the board again, and nothing is left over in the history.
  assert.equal(await run(() => document.title), "記録 – Last Coin");
  await run(() => getSelection()?.selectAllChildren(/** @type {Element} */ (document.querySelector("#lab"))));
  await click('[data-action="lab-close"]');
  await see("#board [data-coin]");
  assert.equal(await run(() => String(getSelection())), "");
  assert.equal(await run(() => document.title), "Last Coin");
  await click('[data-action="lab"]');
  await see(".lab-view");
  await back();
  await see("#board [data-coin]");
  assert.equal(await run(() => history.length), entries + 1);
  assert.doesNotMatch(await run(() => location.hash), /lab=/);

  // The window goes on with its own game, under one key.
  const keys = () => Object.keys(localStorage).filter((key) => key.startsWith("last-coin.games"));
  await click('[data-take="2"]');
  const own = await run(keys);
  await reload();
  await see("#board:not([aria-busy]) [data-coin]");
  assert.equal(await run(() => document.querySelectorAll("#board [data-coin]").length), 19);
  await click('[data-take="1"]');
  assert.deepEqual(await run(keys), own);
}

/** Runs in the window, as a script of the page: what Marionette runs hears of no errors of the page, and keeps nothing. */
function collectErrors() {
  const script = document.createElement("script");
  script.textContent = `
    const { dataset } = document.documentElement;
    dataset.errors = "";
    addEventListener("error", ({ message }) => { dataset.errors += message; });
    addEventListener("unhandledrejection", ({ reason }) => { dataset.errors += reason; });`;
  document.head.append(script);
}

/** Runs in the window: a word is composed, and ended by Enter as Safari tells of it. */
function composeName() {
  const field = /** @type {HTMLInputElement} */ (document.querySelector('[data-field="a"]'));
  field.focus();
  field.dispatchEvent(new CompositionEvent("compositionstart", { bubbles: true }));
  field.value = "花子";
  field.dispatchEvent(new InputEvent("input", { data: "花子", isComposing: true, bubbles: true }));
  field.dispatchEvent(new CompositionEvent("compositionend", { data: "花子", bubbles: true }));
  field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", keyCode: 229, bubbles: true, cancelable: true }));
}

/** Runs in the window, where letters then are large, too. */
function speakJapanese() {
  document.documentElement.style.fontSize = "150%";
  const languages = /** @type {HTMLSelectElement} */ (document.querySelector("header select"));
  languages.value = "ja";
  languages.dispatchEvent(new Event("change", { bubbles: true }));
}
