// A person plays on the page: by mouse and by keyboard alone, from the first coin to the end, and back again.

import assert from "node:assert/strict";
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

/** @param {Frame} frame */
const status = (frame) => frame.locator('[role="status"]');

/** @param {Frame} frame */
const coins = (frame) => frame.locator("[data-coin]");

/** @param {Frame} frame @param {string} name */
const button = (frame, name) => frame.locator(`[data-action="${name}"]`);

/**
 * Waits until the board has as many coins and it is a person's turn, or the game is over.
 *
 * @param {Frame} frame
 * @param {number} count
 */
async function waitForCoins(frame, count) {
  await frame.waitForFunction((wanted) => document.querySelectorAll("[data-coin]").length === wanted, count);
}

/** @param {Frame} frame */
async function waitForTurn(frame) {
  await frame.waitForFunction(
    () =>
      document.querySelector('[data-coin][aria-disabled="false"]') !== null ||
      document.querySelector('[role="status"]')?.getAttribute("data-state") !== "playing",
  );
}

/** @param {Frame} frame */
function focused(frame) {
  return frame.evaluate(() => {
    const { column, coin, action } = /** @type {HTMLElement} */ (document.activeElement).dataset;
    return { column, coin, action };
  });
}

for (const way of WAYS) {
  test(`a game is clicked to its end and won (${way})`, async () => {
    // From 15 coins the first mover wins by leaving 13, 9, 5 and 1.
    const { frame, problems, close } = await openPage(browser, way, {
      hash: "k=3&n=15&rule=misere&first=you&player=perfect&speed=0&lang=en",
    });
    for (const leave of [13, 9, 5, 1]) {
      await waitForTurn(frame);
      await frame.locator(`[data-coin="${leave + 1}"]`).click();
    }
    await frame.locator('[role="status"][data-state="won"][data-winner="first"]').waitFor();
    assert.match((await status(frame).textContent()) ?? "", /You win!/);
    assert.equal(await coins(frame).count(), 0);
    assert.deepEqual(problems, []);
    await close();
  });

  test(`a game is won by keyboard alone (${way})`, async () => {
    const { frame, page, problems, close } = await openPage(browser, way, {
      hash: "k=3&n=6&rule=normal&first=you&player=perfect&speed=0",
    });
    await coins(frame).first().waitFor();
    await page.locator("body").press("Tab");
    for (let presses = 0; (await focused(frame)).coin === undefined; presses++) {
      assert.ok(presses < 20, "the board is reached by the Tab key");
      await page.keyboard.press("Tab");
    }
    assert.deepEqual(await focused(frame), { column: "0", coin: "6", action: undefined });
    await page.keyboard.press("ArrowDown");
    assert.equal((await focused(frame)).coin, "5");
    await page.keyboard.press("Enter");
    await waitForTurn(frame);
    // The computer took some of the four that were left; taking the rest wins.
    assert.equal((await focused(frame)).coin, String(await coins(frame).count()), "the focus is on the top coin");
    await page.keyboard.press("End");
    await page.keyboard.press("Space");
    await frame.locator('[role="status"][data-state="won"]').waitFor();
    assert.equal((await focused(frame)).action, "again", "the focus is not lost with the last coin");
    await page.keyboard.press("Enter");
    await waitForCoins(frame, 6);
    assert.deepEqual(problems, []);
    await close();
  });
}

test("undo goes back to the person's own turn, and beyond the beginning to the game before", async () => {
  const { frame, close } = await openPage(browser, "disk", { hash: "k=3&n=21&first=you&player=greedy&speed=0" });
  assert.equal(await button(frame, "undo").isDisabled(), true);
  await frame.locator('[data-take="1"]').click();
  await waitForCoins(frame, 17);
  await button(frame, "undo").click();
  await waitForCoins(frame, 21);
  await button(frame, "redo").click();
  await waitForCoins(frame, 17);
  await button(frame, "new").click();
  await waitForCoins(frame, 21);
  await button(frame, "undo").click();
  await waitForCoins(frame, 17);
  assert.equal(await status(frame).getAttribute("data-state"), "playing");
  await close();
});

test("coins that may not be taken stay, and say so", async () => {
  const { frame, close } = await openPage(browser, "disk", { hash: "k=3&n=10&first=you&lang=en" });
  const deep = frame.locator('[data-coin="5"]');
  assert.equal(await deep.getAttribute("aria-disabled"), "true");
  await deep.click({ force: true });
  await frame.getByText("may not be taken").first().waitFor();
  assert.equal(await coins(frame).count(), 10);
  await close();
});

test("a resignation before the computer's first move can be undone", async () => {
  const { frame, close } = await openPage(browser, "disk", { hash: "k=3&n=21&first=other&player=random" });
  await frame.locator('[data-action="resign"]').click();
  await frame.locator('[role="status"][data-state="lost"]').waitFor();
  await frame.locator('[data-action="undo"]').click();
  await frame.locator('[role="status"][data-state="playing"]').waitFor();
  await close();
});

test("many columns do not make the page scroll", async () => {
  const { frame, close } = await openPage(browser, "disk", {
    hash: `k=any&n=${Array(20).fill(50)}&first=you`,
    context: { viewport: { width: 1280, height: 640 } },
  });
  await frame.locator('[data-coin="50"]').first().waitFor();
  await frame.waitForFunction(() => document.querySelector(".binary") !== null);
  assert.equal(await frame.evaluate(() => document.documentElement.scrollHeight), 640);
  await close();
});

test("a person resigns, and that can be undone", async () => {
  const { frame, close } = await openPage(browser, "disk", { hash: "n=9&first=you&lang=en" });
  await button(frame, "resign").click();
  await frame.locator('[role="status"][data-state="lost"][data-winner="second"]').waitFor();
  await button(frame, "undo").click();
  await frame.locator('[role="status"][data-state="playing"]').waitFor();
  await close();
});

test("two persons play columns of their own, typed in full width", async () => {
  const { frame, page, close } = await openPage(browser, "disk", { hash: "player=person&k=any&rule=misere&lang=en" });
  await frame.locator('select[data-part="columns"]').selectOption("own", { force: true });
  await frame.locator('input[data-part="n"]').fill("２　１");
  await page.keyboard.press("Enter");
  await waitForCoins(frame, 3);
  assert.match(page.url(), /n=2,1&/);
  await frame.locator('[data-column="0"][data-coin="1"]').click();
  await waitForCoins(frame, 1);
  assert.match((await status(frame).textContent()) ?? "", /Second player.*One coin is left/s);
  assert.equal(await status(frame).getAttribute("data-state"), "playing", "a decided game goes on");
  await frame.locator('[data-column="1"][data-coin="1"]').click();
  await frame.locator('[role="status"][data-state="over"][data-winner="first"]').waitFor();
  await close();
});

test("a rule of one's own decides what may be taken, and the table follows it", async () => {
  const { frame, page, close } = await openPage(browser, "disk", { hash: "n=9&first=you&rule=normal&lang=en" });
  await frame.locator('select[data-part="k"]').selectOption("own", { force: true });
  await frame.locator('input[data-part="rule"]').fill("2、5,７".replace("、", ","));
  await page.keyboard.press("Enter");
  await frame.locator('[data-n="1"][data-verdict="lose"]').waitFor();
  const allowed = await frame
    .locator('[data-coin][aria-disabled="false"]')
    .evaluateAll((buttons) => buttons.map((each) => Number(each.getAttribute("data-coin"))));
  assert.deepEqual(
    allowed.sort((a, b) => a - b),
    [3, 5, 8],
  );
  await close();
});

test("the table marks the number on the board", async () => {
  const { frame, close } = await openPage(browser, "disk", { hash: "k=3&n=20&player=person" });
  const here = frame.locator('[data-n][aria-current="true"]');
  assert.equal(await here.getAttribute("data-n"), "20");
  await frame.locator('[data-take="3"]').click();
  await waitForCoins(frame, 17);
  assert.equal(await here.getAttribute("data-n"), "17");
  assert.equal(await here.getAttribute("data-verdict"), "lose");
  await close();
});

test("the page speaks the browser's language, and another one on request", async () => {
  const { frame, close } = await openPage(browser, "disk", { context: { locale: "ja-JP" }, hash: "first=you" });
  await frame.getByText("あなたの番です").waitFor();
  assert.equal(await frame.locator("html").getAttribute("lang"), "ja");
  await frame.locator("header select").selectOption("zh");
  await frame.getByText("轮到你了").waitFor();
  assert.equal(await frame.locator("html").getAttribute("lang"), "zh-Hans");
  assert.match(frame.url(), /lang=zh/);
  await close();
});

test("what is wrong in an address is told, and the rest of it holds", async () => {
  const { frame, problems, close } = await openPage(browser, "disk", {
    hash: "k=0&n=12&rule=both&mistakes=7&first=you&player=person&lang=en",
  });
  await frame.locator("#notice").getByText("k=0, rule=both, mistakes=7").waitFor();
  assert.equal(await coins(frame).count(), 12);
  assert.equal(await frame.locator('[data-coin][aria-disabled="false"]').count(), 3);
  assert.deepEqual(problems, []);
  await close();
});

test("a rule that does more than take coins is told, and the rest of the address holds", async () => {
  const { frame, page, close } = await openPage(browser, "disk", {
    hash: "k=0.77&n=12,5&rule=normal&player=person&lang=en",
  });
  await frame.locator("#notice").getByText("k=0.77").waitFor();
  assert.equal(await coins(frame).count(), 17);
  assert.equal(await frame.locator('select[data-part="convention"]').inputValue(), "normal");
  await page.goto(page.url().replace(/#.*/, "#k=0.77&n=9&player=person&lang=en"));
  await waitForCoins(frame, 9);
  await frame.locator("#notice").getByText("k=0.77").waitFor();
  await close();
});

test("a computer that cannot work out its move says so, and another one goes on", async () => {
  const { frame, close } = await openPage(browser, "disk", {
    hash: "n=1000000000&k=1,300000000&first=you&player=perfect&speed=0&lang=en",
  });
  await frame.locator('[data-take="1"]').click();
  await frame.locator("#notice").getByText("too large").waitFor();
  await frame.locator('select[data-part="player"]').selectOption("greedy", { force: true });
  await frame.getByText("The computer took 300,000,000").waitFor();
  await close();
});

test("a failure in the core is told, and the game goes on", async () => {
  const { frame, close } = await openPage(browser, "disk", {
    hash: "k=3&n=10&player=person&lang=en",
    traps: ["take"],
  });
  await frame.locator('[data-take="2"]').click();
  await frame.locator("#notice").getByText("started again").waitFor();
  assert.equal(await coins(frame).count(), 10);
  await frame.locator('[data-take="2"]').click();
  await waitForCoins(frame, 8);
  await close();
});

for (const name of ["analyse_after", "win_table", "win_chance"]) {
  test(`a failure in ${name} is told as what it is, and the next instance is asked`, async () => {
    const { frame, problems, close } = await openPage(browser, "disk", {
      hash: "k=3&n=10&first=you&player=perfect&lang=en",
      traps: [name],
    });
    await frame.locator("#notice").getByText("started again").waitFor();
    await frame.locator('[data-n="9"][data-verdict="lose"]').waitFor();
    await frame.locator("#why").getByText("You can win from here").waitFor();
    await frame.waitForFunction(
      () =>
        [...document.querySelectorAll('[data-part="player"] option')].filter((each) =>
          each.textContent?.includes("of 100"),
        ).length === 5,
    );
    assert.deepEqual(problems, []);
    await close();
  });
}

test("a failure while another address is read is told, and the game goes on", async () => {
  const { frame, problems, close } = await openPage(browser, "disk", {
    hash: "k=3&n=10&player=person&lang=en",
    before: () => {
      const instantiate = WebAssembly.instantiate.bind(WebAssembly);
      /** @type {any} */ (WebAssembly).instantiate = async (
        /** @type {WebAssembly.Module} */ module,
        /** @type {WebAssembly.Imports} */ imports,
      ) => {
        const { exports } = await instantiate(module, imports);
        const parse_columns = (/** @type {unknown[]} */ ...values) => {
          if (location.hash.includes("n=13")) throw new WebAssembly.RuntimeError("unreachable");
          return /** @type {any} */ (exports).parse_columns(...values);
        };
        return { module, instance: { exports: { ...exports, parse_columns } } };
      };
    },
  });
  await waitForCoins(frame, 10);
  await frame.evaluate(() => {
    location.hash = "n=13&player=person";
  });
  await frame.locator("#notice").getByText("started again").waitFor();
  await frame.locator('[data-take="2"]').click();
  await waitForCoins(frame, 8);
  await frame.evaluate(() => {
    location.hash = "n=12&player=person";
  });
  await waitForCoins(frame, 12);
  assert.deepEqual(problems, []);
  await close();
});

test("a million coins are a labelled stack, and any number of them can be typed", async () => {
  const { frame, close } = await openPage(browser, "disk", { hash: "n=1000000&k=any&player=person&lang=en" });
  await frame.getByText("999,980 more").waitFor();
  const field = frame.locator(".takes input");
  await field.fill("999998");
  await field.blur();
  await frame.locator('[data-take="999998"]').click();
  await waitForCoins(frame, 2);
  await close();
});

test("nothing runs out of a phone's width", async () => {
  for (const lang of ["ja", "en", "zh"]) {
    const { frame, close } = await openPage(browser, "disk", {
      context: { viewport: { width: 390, height: 664 } },
      hash: `lang=${lang}&n=5,4,3,2,1&k=any&first=you`,
    });
    await coins(frame).first().waitFor();
    assert.equal(await frame.evaluate(() => document.documentElement.scrollWidth), 390);
    await close();
  }
});
