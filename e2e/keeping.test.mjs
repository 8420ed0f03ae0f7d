// The game and the settings survive a reload, where there is storage; nothing that is set up anew is lost; and two
// computers that play each other can be watched at one's own pace.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launchBrowser } from "./browser.mjs";
import { failAsNamed, openPage, waitUntilReady } from "./pages.mjs";

/** @typedef {import("playwright-core").Frame} Frame */

/** @type {import("playwright-core").Browser} */
let browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser.close());

/** @param {Frame} frame @param {number} count */
async function waitForCoins(frame, count) {
  await frame.waitForFunction((wanted) => document.querySelectorAll("[data-coin]").length === wanted, count);
}

/** @param {Frame} frame @param {string} name */
const button = (frame, name) => frame.locator(`[data-action="${name}"]`);

test("a game goes on after a reload, and so do undo and redo", async () => {
  const { frame, page, problems, close } = await openPage(browser, "disk", { hash: "k=3&n=21&player=person&lang=en" });
  await frame.locator('[data-take="3"]').click();
  await button(frame, "new").click();
  await waitForCoins(frame, 21);
  await frame.locator('[data-take="2"]').click();
  await frame.locator('[data-take="1"]').click();
  await button(frame, "undo").click();
  await waitForCoins(frame, 19);
  await page.reload();
  await waitForCoins(frame, 19);
  await button(frame, "redo").click();
  await waitForCoins(frame, 18);
  for (const left of [19, 21, 18]) {
    await button(frame, "undo").click();
    await waitForCoins(frame, left);
  }
  assert.deepEqual(problems, []);
  await close();
});

test("an address that sets up another game begins that one", async () => {
  const { frame, page, close } = await openPage(browser, "disk", { hash: "k=3&n=21&player=person" });
  await frame.locator('[data-take="3"]').click();
  await waitForCoins(frame, 18);
  const address = page.url().replace("n=21", "n=12");
  await page.goto("about:blank");
  await page.goto(address);
  await waitUntilReady(page.mainFrame());
  await waitForCoins(frame, 12);
  await page.goto("about:blank");
  await page.goto(address.replace(/#.*/, ""));
  await waitUntilReady(page.mainFrame());
  await waitForCoins(frame, 12);
  assert.match((await frame.locator(".status").textContent()) ?? "", /12/);
  await close();
});

test("what was kept by another hand does no harm", async () => {
  for (const kept of ["{", '{"at":3,"games":[]}', '{"at":0,"games":[["n=5",{"setup":{}}]]}']) {
    const { frame, page, problems, close } = await openPage(browser, "disk", { hash: "n=7&player=person" });
    await waitForCoins(frame, 7);
    await frame.evaluate((text) => localStorage.setItem("last-coin.games", text), kept);
    await page.reload();
    await waitForCoins(frame, 7);
    assert.deepEqual(problems, []);
    await close();
  }
});

test("other settings begin another game, and undo brings the old one back", async () => {
  const { frame, close } = await openPage(browser, "disk", { hash: "k=3&n=21&player=person&lang=en" });
  await frame.locator('[data-take="3"]').click();
  await frame.locator('select[data-part="convention"]').selectOption("normal", { force: true });
  await waitForCoins(frame, 21);
  await frame.locator("#notice").getByText("Undo brings the other one back").waitFor();
  await button(frame, "undo").click();
  await waitForCoins(frame, 18);
  assert.equal(await frame.locator('select[data-part="convention"]').inputValue(), "misere");
  await close();
});

/** @param {Frame} frame @param {string} action @param {number} left */
async function pressFor(frame, action, left) {
  await button(frame, action).click();
  await waitForCoins(frame, left);
}

/** @param {import("playwright-core").Page} page @param {number} count */
async function take(page, count) {
  const before = await page.locator("[data-coin]").count();
  await page.locator(`[data-take="${count}"]`).click();
  await waitForCoins(page.mainFrame(), before - count);
}

/** @param {import("playwright-core").BrowserContext} context @param {string} address */
async function openWindow(context, address) {
  const page = await context.newPage();
  await page.goto(address);
  await waitUntilReady(page.mainFrame());
  return page;
}

test("each window keeps its own game, and a new one goes on with the latest of its set-up", async () => {
  const { page: one, close } = await openPage(browser, "disk", { hash: "k=3&n=21&player=person" });
  const same = one.url();
  await take(one, 2);
  await take(one, 3);
  const other = await openWindow(one.context(), same.replace("k=3&n=21", "k=5&n=40"));
  await take(other, 4);
  await one.reload();
  await waitForCoins(one.mainFrame(), 16);
  await pressFor(one.mainFrame(), "undo", 19);
  await pressFor(one.mainFrame(), "redo", 16);

  const twin = await openWindow(one.context(), same);
  await waitForCoins(twin.mainFrame(), 16);
  await take(twin, 1);
  await one.reload();
  await waitForCoins(one.mainFrame(), 16);
  await take(one, 3);
  await twin.reload();
  await waitForCoins(twin.mainFrame(), 15);
  await pressFor(twin.mainFrame(), "undo", 16);
  // The latest of this set-up is the one of the window in which something was done last.
  const third = await openWindow(one.context(), same);
  await waitForCoins(third.mainFrame(), 16);
  const fourth = await openWindow(one.context(), other.url());
  await waitForCoins(fourth.mainFrame(), 36);
  await close();
});

test("the copy of a tab has a game of its own, from where the tab was", async () => {
  const { page, close } = await openPage(browser, "disk", { hash: "k=3&n=21&player=person" });
  await take(page, 2);
  const later = await openWindow(page.context(), page.url());
  await take(later, 1);
  // What a window opens has a copy of its sessionStorage, as the copy of a tab has.
  const [copy] = await Promise.all([
    page.context().waitForEvent("page"),
    page.evaluate(() => void window.open(location.href)),
  ]);
  await waitUntilReady(copy.mainFrame());
  await waitForCoins(copy.mainFrame(), 19);
  await take(copy, 3);
  await take(page, 1);
  for (const [each, left] of /** @type {const} */ ([
    [page, 18],
    [copy, 16],
    [later, 18],
  ])) {
    await each.reload();
    await waitForCoins(each.mainFrame(), left);
  }
  await close();
});

test("where a window has no storage for itself, it goes on with the latest game of its set-up", async () => {
  const { page, close, problems } = await openPage(browser, "disk", {
    hash: "k=3&n=21&player=person",
    before: () =>
      Object.defineProperty(window, "sessionStorage", {
        get() {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      }),
  });
  await take(page, 2);
  await page.reload();
  await waitForCoins(page.mainFrame(), 19);
  await take(page, 3);
  await page.reload();
  await waitForCoins(page.mainFrame(), 16);
  assert.deepEqual(problems, []);
  await close();
});

test("what was kept is there where nothing can be written any more, and that is told once", async () => {
  const { page, close } = await openPage(browser, "disk", { hash: "k=3&n=21&player=person&lang=en" });
  await take(page, 2);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.reload();
  await waitForCoins(page.mainFrame(), 19);
  const notice = page.locator("#notice");
  await notice.getByText("what is played from here will be gone").waitFor();
  await notice.locator("button").click();
  await take(page, 1);
  await waitForCoins(page.mainFrame(), 18);
  assert.equal((await notice.textContent())?.trim(), "");
  await close();
});

test("what was kept before windows had games of their own, and each preference a key, is taken over", async () => {
  const { page, close } = await openPage(browser, "disk", { hash: "k=3&n=21&player=person" });
  await take(page, 2);
  await page.evaluate(() => {
    const [key] = Object.keys(localStorage).filter((each) => each.startsWith("last-coin.games"));
    const { at, games } = JSON.parse(localStorage.getItem(key) ?? "");
    localStorage.clear();
    sessionStorage.clear();
    localStorage.setItem("last-coin.games", JSON.stringify({ at, games }));
    localStorage.setItem("last-coin.theme", "dark");
    localStorage.setItem("last-coin.language", "zh");
  });
  const later = await openWindow(page.context(), page.url());
  await waitForCoins(later.mainFrame(), 19);
  assert.equal(await later.locator("html").getAttribute("data-theme"), "dark");
  assert.equal(await later.locator("html").getAttribute("lang"), "zh-Hans");
  await later.locator("header select").selectOption("ja");
  await later.reload();
  await waitUntilReady(later.mainFrame());
  assert.equal(await later.locator("html").getAttribute("lang"), "ja");
  assert.equal(await later.locator("html").getAttribute("data-theme"), "dark");
  await close();
});

test("a game that the engine could not read is not lost, and the person is told", async () => {
  const { page, close } = await openPage(browser, "disk", {
    hash: "k=3&n=21&player=person&lang=en",
    before: failAsNamed,
  });
  await take(page, 2);
  const kept = () => page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.includes(".games.")));
  const before = await kept();
  await page.addInitScript(() => {
    // Two instances fail, and the third does not.
    if (sessionStorage.getItem("failing") === null) return;
    Reflect.set(window, "failing", ["view"]);
    const { instantiate } = WebAssembly;
    let instances = 0;
    /** @type {any} */ (WebAssembly).instantiate = (/** @type {[any, any]} */ ...given) => {
      instances += 1;
      if (instances === 3) Reflect.set(window, "failing", []);
      return instantiate(...given);
    };
  });
  await page.evaluate(() => sessionStorage.setItem("failing", "yes"));
  const unread = page.locator("#notice").getByText("could not be read just now");
  await page.reload();
  await unread.waitFor();
  await waitForCoins(page.mainFrame(), 21);
  assert.deepEqual(await kept(), before);
  await page.evaluate(() => sessionStorage.removeItem("failing"));
  await page.reload();
  await waitForCoins(page.mainFrame(), 19);

  await page.evaluate(() => sessionStorage.setItem("failing", "yes"));
  await page.reload();
  await unread.waitFor();
  const now = Object.fromEntries(await kept());
  await take(page, 1);
  assert.equal((await kept()).length, 2);
  for (const [key, text] of Object.entries(now)) assert.equal(Object.fromEntries(await kept())[key], text);
  await close();
});

test("what a newer version has kept stays as it is, and is named", async () => {
  const { page, close } = await openPage(browser, "disk", { hash: "k=3&n=21&player=person&lang=en" });
  const newer = {
    "last-coin.games.newer": '{"version":2,"saved":9e15,"columns":"of another form"}',
    "last-coin.preferences": '{"version":2,"theme":"sepia"}',
  };
  for (const [key, text] of Object.entries(newer)) {
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [key, text]);
    await page.reload();
    await page.locator("#notice").getByText("A newer version of this page").waitFor();
    await waitForCoins(page.mainFrame(), 21);
    await page.locator('[data-action="theme"]').click();
    await take(page, 2);
    assert.equal(await page.evaluate((key) => localStorage.getItem(key), key), text);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }
  await close();
});

test("a failure of the engine in its very first call is told, and the game begins", async () => {
  const { frame, close } = await openPage(browser, "disk", {
    hash: "k=3&n=10&player=person&lang=en",
    traps: ["parse_rule", "new_game"],
  });
  await waitForCoins(frame, 10);
  await frame.locator("#notice").getByText("started again").waitFor();
  await frame.locator('[data-take="2"]').click();
  await waitForCoins(frame, 8);
  await close();
});

test("two computers wait, move one by one, and go on", async () => {
  const { frame, close } = await openPage(browser, "disk", { hash: "k=3&n=21&players=greedy,greedy&lang=en" });
  await button(frame, "pause").click();
  const paused = await frame.locator("[data-coin]").count();
  await button(frame, "step").click();
  await waitForCoins(frame, paused - 3);
  await frame.waitForTimeout(1000);
  await waitForCoins(frame, paused - 3);
  await button(frame, "pace").selectOption("fast");
  await button(frame, "pause").click();
  await frame.locator('[role="status"][data-state="over"]').waitFor();
  await close();
});

test("of twenty columns of fifty coins, a take draws only its own again", async () => {
  const columns = Array(20).fill(50).join(",");
  const { frame, close } = await openPage(browser, "disk", { hash: `k=any&n=${columns}&player=person&answers=hidden` });
  await waitForCoins(frame, 1000);
  const changed = await frame.evaluate(async () => {
    const seen = new Set();
    const observer = new MutationObserver((records) => {
      for (const { target } of records) {
        const column = (target instanceof Element ? target : target.parentElement)?.closest(".column");
        if (column?.contains(target)) seen.add([...document.querySelectorAll(".column")].indexOf(column));
      }
    });
    const board = /** @type {HTMLElement} */ (document.querySelector("#board"));
    observer.observe(board, { attributes: true, childList: true, characterData: true, subtree: true });
    for (const column of [3, 7]) {
      /** @type {HTMLElement} */ (document.querySelector(`[data-column="${column}"][data-coin="30"]`)).click();
    }
    await new Promise((resolve) => setTimeout(resolve));
    return [...seen].sort((a, b) => a - b);
  });
  await waitForCoins(frame, 18 * 50 + 2 * 29);
  // The cursor was on the first one.
  assert.deepEqual(changed, [0, 3, 7]);
  await close();
});
