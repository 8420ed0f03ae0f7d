// Where something fails that should not, the rest goes on: a part of the page that cannot be drawn, a view of the
// laboratory, a computer that finds no move.

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

/** Runs in the window: dates cannot be written as long as `broken` is set. */
function breakDates() {
  const written = Date.prototype.toLocaleString;
  Date.prototype.toLocaleString = function (/** @type {[]} */ ...given) {
    if (Reflect.get(globalThis, "broken")) throw new TypeError("no dates");
    return written.apply(this, given);
  };
}

/** @param {Frame} frame @param {boolean} isBroken */
const setBroken = (frame, isBroken) => frame.evaluate((broken) => Reflect.set(globalThis, "broken", broken), isBroken);

test("a view of the laboratory that cannot be drawn says so, and everything else goes on", async () => {
  const { frame, page, problems, close } = await openPage(browser, "disk", {
    hash: "k=3&n=9&first=you&player=perfect&seed=1&lang=en",
    before: breakDates,
  });
  const open = (/** @type {string} */ view) => frame.locator(`[data-lab="${view}"]`).click();
  await frame.locator('[data-action="lab"]').click();
  await open("matches");
  await frame.locator("summary", { hasText: "paper" }).click();
  await frame.locator('[data-field="paper"]').fill("9: 1 3 1 3 1");
  await frame.locator('[data-action="paper-record"]').click();
  await open("records");
  await frame.locator('[data-action="lab-close"]').click();
  await frame.locator('#board [data-take="1"]').waitFor();

  // The computer answers, and the game is kept, while a view that fails is open.
  await setBroken(frame, true);
  await frame.locator('#board [data-take="3"]').click();
  await frame.locator('[data-action="lab"]').click();
  await frame.getByText("This view could not be shown.").waitFor();
  assert.match(page.url(), /lab=records/);
  await frame.waitForFunction(() => {
    const [, kept] = Object.entries(localStorage).find(([key]) => key.startsWith("last-coin.games")) ?? [];
    const { at, games } = JSON.parse(kept ?? "{}");
    return games?.[at][1].actions.length === 2;
  });
  assert.deepEqual(
    problems.map((problem) => /no dates/.test(problem)),
    [true],
    "and it is told once",
  );

  // One laboratory, which hears each key once.
  assert.equal(await frame.locator(".lab-tabs").count(), 1);
  await open("review");
  await frame.locator('[data-review-move="0"]').click();
  await page.keyboard.press("ArrowRight");
  assert.match((await frame.locator("#review-step").textContent()) ?? "", /Move 2/);

  await open("records");
  await frame.locator('[data-action="lab-retry"]').click();
  await frame.getByText("This view could not be shown.").waitFor();
  await setBroken(frame, false);
  await frame.locator('[data-action="lab-retry"]').click();
  await frame.locator(".records-list li").waitFor();
  assert.equal(await frame.locator(".lab-view").count(), 1);
  await close();
});

test("a part of the page that cannot be drawn is told once, and the game goes on", async () => {
  const { frame, page, problems, close } = await openPage(browser, "disk", {
    hash: "k=3&n=9&first=you&player=perfect&seed=1&lang=en",
    before: () => {
      Element.prototype.animate = () => {
        throw new TypeError("no motion");
      };
    },
  });
  await frame.locator('[data-take="3"]').click();
  await frame.getByText("Part of the page could not be drawn.").waitFor();
  await frame.locator('[data-action="undo"][aria-disabled="false"]').waitFor();
  await frame.locator('.status[data-state="playing"]').waitFor();
  await frame.waitForFunction(() => document.querySelectorAll("[data-coin]").length < 6);
  await page.reload();
  await frame.waitForFunction(() => document.querySelectorAll("[data-coin]").length < 6);
  assert.equal(problems.filter((problem) => /no motion/.test(problem)).length, 1);
  await close();
});

/** Runs in the window: no instance of the package can choose a computer's move. */
function confuseComputers() {
  const instantiate = WebAssembly.instantiate.bind(WebAssembly);
  const ai_move = () => {
    throw new WebAssembly.RuntimeError("unreachable");
  };
  /** @type {any} */ (WebAssembly).instantiate = async (
    /** @type {WebAssembly.Module} */ module,
    /** @type {WebAssembly.Imports} */ imports,
  ) => {
    const instance = await instantiate(module, imports);
    return { module, instance: { exports: { ...instance.exports, ai_move } } };
  };
}

test("a computer that cannot choose a move is not said to be choosing one", async () => {
  const { frame, close } = await openPage(browser, "disk", {
    hash: "k=3&n=9&first=you&speed=0&lang=en",
    before: confuseComputers,
  });
  await frame.locator('#board [data-take="3"]').click();
  await frame.locator(".status", { hasText: "The computer could not decide on a move." }).waitFor();
  await frame.locator('[data-action="undo"]').click();
  await frame.locator(".status", { hasText: "Your turn" }).waitFor();

  await frame.locator('[data-action="lab"]').click();
  await frame.locator('.lesson-board [data-take="1"]').click();
  await frame.locator(".lesson-status", { hasText: "The computer could not decide on a move." }).waitFor();
  await close();
});

test("computers that wait are not said to be choosing", async () => {
  const { frame, close } = await openPage(browser, "disk", { hash: "n=21&players=random,random&lang=en" });
  await frame.locator('[data-action="pause"]').click();
  assert.match((await frame.locator(".status strong").textContent()) ?? "", /^(First|Second) computer’s turn\.$/);
  await frame.locator('[data-action="pause"]').click();
  await frame.locator(".status", { hasText: "computer is choosing…" }).waitFor();
  await close();
});
