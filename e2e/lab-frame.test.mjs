// The frame of the laboratory: it opens, keeps its place in the address, and closes; where answers are hidden it is not offered.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launchBrowser } from "./browser.mjs";
import { openPage, WAYS, waitUntilReady } from "./pages.mjs";
import { LAB_STATES } from "./states.mjs";

/** @type {import("playwright-core").Browser} */
let browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser.close());

const VIEWS = ["lesson", "table", "laws", "claims", "matches", "records", "review"];

for (const way of WAYS) {
  test(`opens every view, and goes back to the game as it was (${way})`, async () => {
    const { frame, page, problems, close } = await openPage(browser, way, {
      hash: "k=3&n=21&player=person",
      context: { viewport: { width: 390, height: 664 } },
    });
    await frame.locator('[data-take="2"]').click();
    await frame.locator('[data-action="lab"]').click();
    for (const view of VIEWS) {
      await frame.locator(`[data-lab="${view}"]`).click();
      await frame.locator(`.lab-view[data-view="${view}"] :is(h2, h3)`).first().waitFor();
      assert.equal(await frame.locator("main:visible").count(), 1);
      if (way !== "frame") assert.match(page.url(), new RegExp(`lab=${view}`));
    }
    await frame.locator('[data-action="lab-close"]').click();
    await frame.locator('[data-coin="19"]').waitFor();
    assert.equal(await frame.locator("#lab").isVisible(), false);
    assert.deepEqual(problems, []);
    await close();
  });
}

test("in a window the view scrolls, and never the page beside it", async () => {
  for (const [name, { hash, reach }] of Object.entries(LAB_STATES)) {
    const { frame, close } = await openPage(browser, "disk", {
      hash: `${hash}&speed=0`,
      context: { viewport: { width: 1280, height: 640 } },
    });
    await reach(frame);
    assert.equal(await frame.evaluate(() => document.documentElement.scrollHeight - innerHeight), 0, name);
    await close();
  }
});

test("the browser's way back leads from the laboratory to the board as it was, in the language of now", async () => {
  const { frame, page, problems, close } = await openPage(browser, "disk", {
    hash: "k=4&n=20&rule=misere&player=person&lang=en",
  });
  await frame.locator('[data-take="2"]').click();
  const board = page.url();
  const open = async () => {
    await frame.locator('[data-action="lab"]').click();
    await frame.locator(".lab-view").waitFor();
  };
  const isOpen = () => frame.locator("#lab").isVisible();
  await open();
  await frame.locator('[data-lab="laws"]').click();
  await frame.locator('[data-lab="records"]').click();
  await frame.locator("header select").selectOption("ja");
  await page.goBack();
  await frame.locator('#board [data-coin="18"]').waitFor();
  assert.equal(await isOpen(), false);
  assert.equal(await frame.locator("#board [data-coin]").count(), 18);
  assert.equal(page.url(), board.replace("lang=en", "lang=ja"));
  assert.equal(await frame.evaluate(() => document.documentElement.lang), "ja");
  assert.equal(await frame.locator("#notice span").count(), 0);
  await page.goForward();
  await frame.locator('.lab-view[data-view="records"]').waitFor();

  // However often it is opened and closed, one step leads out.
  for (let count = 0; count < 3; count++) {
    await frame.locator('[data-action="lab-close"]').click();
    await open();
  }
  await page.goBack();
  await frame.locator('#board [data-coin="18"]').waitFor();
  assert.equal(await isOpen(), false);
  assert.deepEqual(problems, []);
  await close();
});

test("closing the laboratory goes the browser's way back, and what was done in it stays on the board", async () => {
  const { frame, page, problems, close } = await openPage(browser, "disk", {
    hash: "k=3&n=9&rule=misere&player=person&lang=en",
  });
  const board = page.url();
  await page.goto("about:blank");
  await page.goto(board);
  await waitUntilReady(frame);
  const places = () => frame.evaluate(() => history.length);
  const before = await places();
  const isOnBoard = () => frame.locator("#board [data-coin]").first().waitFor();
  const open = async () => {
    await frame.locator('[data-action="lab"]').click();
    await frame.locator(".lab-view").waitFor();
  };
  /** @param {() => Promise<unknown>} act */
  const leaving = async (act) => {
    await frame.evaluate(() => {
      const way = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
      Reflect.set(globalThis, "way", way);
    });
    await act();
    await frame.evaluate(() => Reflect.get(globalThis, "way"));
    await isOnBoard();
  };
  const closers = ['[data-action="lab-close"]', '[data-action="lab"]'];

  // By its own button and by the flask, also after a reload, and after it was come forward to again.
  for (const closer of closers) {
    await open();
    await frame.locator('[data-lab="claims"]').click();
    await leaving(() => frame.locator(closer).click());
    assert.equal(page.url(), board);
    await page.goForward();
    await frame.locator('.lab-view[data-view="claims"]').waitFor();
    await page.reload();
    await frame.locator('.lab-view[data-view="claims"]').waitFor();
    await leaving(() => frame.locator(closer).click());
    assert.equal(page.url(), board);
    assert.equal(await places(), before + 1);
  }

  // Whoever opens it again at once stays in it, and one step still leads out.
  await open();
  await frame.evaluate(async (buttons) => {
    const way = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
    for (const button of buttons) {
      /** @type {HTMLElement} */ (document.querySelector(button)).click();
      await undefined;
    }
    await way;
  }, closers);
  await frame.locator('.lab-view[data-view="claims"]').waitFor();
  assert.match(page.url(), /lab=claims$/);
  await page.goBack();
  await isOnBoard();
  assert.equal(page.url(), board);

  // A game that was set up there comes along, with what the page says about it.
  await frame.locator('#board [data-take="2"]').click();
  await open();
  await frame.locator('[data-claim="claim"]').fill("1 mod 5");
  await frame.locator('[data-action="lab-check"]').click();
  await leaving(() => frame.locator('[data-action="lab-play"]').first().click());
  const played = page.url();
  assert.match(played, /player=perfect/);
  assert.equal(await frame.locator("#notice span").count(), 1);
  assert.equal(await places(), before + 1);

  // The next step back is the one before the page.
  await page.goBack();
  assert.equal(page.url(), "about:blank");
  await page.goForward();
  await waitUntilReady(frame);
  assert.equal(page.url(), played);
  assert.deepEqual(problems, []);
  await close();
});

test("closing a view that the address opened stays on the page", async () => {
  const { frame, page, close } = await openPage(browser, "disk", { hash: "k=3&n=9&player=person&lab=laws" });
  await frame.locator('[data-action="lab-close"]').click();
  await frame.locator("#board [data-coin]").first().waitFor();
  const board = page.url();
  assert.doesNotMatch(board, /lab=/);
  // Once more from the board: now there is an entry to go back to.
  await frame.locator('[data-action="lab"]').click();
  await frame.locator('.lab-view[data-view="laws"]').waitFor();
  await frame.locator('[data-action="lab-close"]').click();
  await frame.locator("#board [data-coin]").first().waitFor();
  assert.equal(page.url(), board);
  await close();
});

test("where the browser refuses to change the history, a game still leads out of the laboratory", async () => {
  const { frame, problems, close } = await openPage(browser, "disk", { hash: "k=3&n=9&player=person&lang=en" });
  await frame.locator('[data-action="lab"]').click();
  await frame.locator('[data-lab="claims"]').click();
  await frame.locator('[data-claim="claim"]').fill("1 mod 5");
  await frame.locator('[data-action="lab-check"]').click();
  await frame.locator('[data-action="lab-play"]').first().waitFor();
  await frame.evaluate(() => {
    history.replaceState = () => {
      throw new DOMException("too many changes", "SecurityError");
    };
  });
  await frame.locator('[data-action="lab-play"]').first().click();
  await frame.locator("#board [data-coin]").first().waitFor();
  assert.equal(await frame.locator("#lab").isVisible(), false);
  assert.ok((await frame.locator("#board [data-coin]").count()) < 9);
  assert.deepEqual(problems, []);
  await close();
});

test("an address opens a view, and one that there is not is told on the board", async () => {
  const view = await openPage(browser, "disk", { hash: "lab=laws" });
  await view.frame.locator('.lab-view[data-view="laws"]').waitFor();
  assert.equal(await view.frame.locator("#board").isVisible(), false);
  await view.close();
  const { frame, close } = await openPage(browser, "disk", { hash: "lab=Laws" });
  await frame.locator("#notice").getByText("lab=Laws").waitFor();
  assert.equal(await frame.locator("#board").isVisible(), true);
  await close();
});

test("the language is that of the page", async () => {
  const { frame, close } = await openPage(browser, "disk", { hash: "lab=laws&lang=en" });
  await frame.getByText("Back to the game").waitFor();
  await frame.locator("header select").selectOption("zh");
  await frame.getByText("回到游戏").waitFor();
  await close();
});

test("where the address hides answers, the laboratory is closed until the game is over", async () => {
  const { frame, close } = await openPage(browser, "disk", {
    hash: "k=3&n=2&player=person&answers=hidden&lab=laws",
  });
  assert.equal(await frame.locator("#lab").isVisible(), false);
  assert.equal(await frame.locator('[data-action="lab"]').count(), 0);
  await frame.locator('[data-take="2"]').click();
  await frame.locator('[data-action="lab"]').waitFor();
  // Who asked for it in vain sees how the game ended.
  assert.equal(await frame.locator("#board").isVisible(), true);
  await close();
});

test("a view begins at its top, and the flask opens the one that was left", async () => {
  const { frame, close } = await openPage(browser, "disk", {
    hash: "lab=laws",
    context: { viewport: { width: 1280, height: 640 } },
  });
  const top = () => frame.locator(".lab-view").evaluate((view) => view.scrollTop);
  await frame.locator(".lab-view").evaluate((view) => view.scrollTo(0, 300));
  assert.ok((await top()) > 0);
  await frame.locator('[data-lab="claims"]').click();
  assert.equal(await top(), 0);
  await frame.locator('[data-action="lab-close"]').click();
  await frame.locator('[data-action="lab"]').click();
  await frame.locator('.lab-view[data-view="claims"]').waitFor();
  await close();
});

/** What is done in a view, so that there is something to keep. @type {Record<string, [string, string]>} */
const DEEDS = {
  lesson: ["[data-take='1']", "click"],
  laws: ["[data-part='laws-last']", "30"],
  claims: ["[data-claim='claim']", "1"],
  table: ["[data-row='1'] input", "0"],
};

for (const [view, [place, typed]] of Object.entries(DEEDS)) {
  test(`where the storage is full, it says quietly and once that nothing is kept: ${view}`, async () => {
    for (const isFull of [true, false]) {
      const { frame, problems, close } = await openPage(browser, "disk", {
        hash: `lab=${view}&lang=en`,
        isEarly: true,
        before: isFull ? fillStorage : undefined,
      });
      const deed = frame.locator(`.lab-view ${place}`);
      if (typed === "click") await deed.click();
      else await deed.fill(typed);
      await deed.blur();
      const note = frame.locator(".lab-not-kept");
      assert.equal(await note.count(), 1);
      assert.equal(await note.getAttribute("role"), "status");
      if (isFull) assert.match((await note.textContent()) ?? "", /storage is full, or blocked here/);
      else assert.equal(await note.textContent(), "");
      assert.equal(await note.isVisible(), isFull);
      assert.deepEqual(problems, []);
      await close();
    }
  });
}

/** Runs in the window: only the small test whether there is storage at all goes through. */
function fillStorage() {
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (key, value) {
    if (!key.endsWith(".probe")) throw new DOMException("full", "QuotaExceededError");
    setItem.call(this, key, value);
  };
}

test("says so when its files are missing, and the game goes on", async () => {
  const { frame, close } = await openPage(browser, "disk", {
    hash: "first=you&lang=en",
    before: () => {
      const { append } = Element.prototype;
      Element.prototype.append = function (...nodes) {
        for (const node of nodes) if (node instanceof HTMLScriptElement) node.src = "missing.js";
        append.apply(this, nodes);
      };
    },
  });
  await frame.locator('[data-action="lab"]').click();
  await frame.getByText("The laboratory could not be loaded.").waitFor();
  assert.equal(await frame.locator("#board").isVisible(), true);
  await close();
});
