// The lesson of the laboratory: every step can be done, by mouse, touch and keyboard, and what was done is kept.

import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import { launchBrowser } from "./browser.mjs";
import { openPage } from "./pages.mjs";

/** @typedef {import("playwright-core").Frame} Frame */
/** @typedef {import("playwright-core").Locator} Locator */
/** @typedef {import("./pages.mjs").Opened} Opened */

/** How someone presses what is on the screen. @typedef {(target: Locator) => Promise<void>} Press */

/** @type {import("playwright-core").Browser} */
let browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser.close());

const STEPS = ["blind", "end", "five", "rows", "grow", "three", "four", "answer", "land", "switch", "sides", "beat"];

/**
 * @param {import("./pages.mjs").Way} way
 * @param {import("playwright-core").BrowserContextOptions} [context]
 * @param {() => void} [early] runs in the page before everything else
 */
async function open(way, context = {}, early = undefined) {
  const opened = await openPage(browser, way, {
    hash: "lab=lesson&lang=en",
    isEarly: true,
    ...(early === undefined ? {} : { before: early }),
    context: { viewport: { width: 1280, height: 640 }, reducedMotion: "reduce", ...context },
  });
  await opened.frame.locator(".lesson").waitFor();
  return opened;
}

/** @type {Press} */
const click = (target) => target.click();
/** @type {Press} */
const tap = (target) => target.tap();
/** @param {Opened} opened @returns {Press} */
const enter = (opened) => async (target) => {
  await target.focus();
  await opened.page.keyboard.press("Enter");
};

/** @param {Locator} element */
const textOf = async (element) => `${await element.textContent()}`;

/** @param {Frame} frame */
const coins = (frame) => frame.locator(".lesson-board [data-coin]").count();

/** @param {Frame} frame @param {Press} press @param {number} count */
async function take(frame, press, count) {
  const button = frame.locator(`.lesson-board [data-take="${count}"][aria-disabled="false"]`);
  await button.waitFor();
  await press(button);
}

/** Waits until a person may take, or the game is over. @param {Frame} frame */
async function isOver(frame) {
  const ready = '.lesson-board [data-take][aria-disabled="false"], .lesson-status:not([data-state="playing"])';
  await frame.locator(ready).first().waitFor();
  return (await frame.locator('.lesson-status:not([data-state="playing"])').count()) > 0;
}

/** Plays to the end, and leaves a lost number where that is possible. @param {Frame} frame @param {Press} press @param {number} most @param {number} [rest] */
async function play(frame, press, most, rest = 1) {
  while (!(await isOver(frame))) {
    const before = await coins(frame);
    const wanted = (before + (most + 1) - rest) % (most + 1);
    await take(frame, press, Math.min(before, wanted === 0 ? 1 : wanted));
    await frame.locator(`.lesson-board [data-coin="${before}"]`).waitFor({ state: "detached" });
  }
}

/** @param {Frame} frame @param {string} action */
const button = (frame, action) => frame.locator(`[data-action="lesson-${action}"]`);

/** @param {Frame} frame @param {Press} press @param {number[]} numbers */
async function mark(frame, press, numbers) {
  for (const n of numbers) {
    await press(frame.locator(`[data-number="${n}"]`));
    await press(button(frame, "mark"));
  }
  await press(button(frame, "check"));
}

/** @param {Frame} frame @param {Press} press @param {string} verdicts W or L for each row from 1 on */
async function fill(frame, press, verdicts) {
  for (const [index, letter] of Array.from(verdicts).entries()) {
    await press(frame.locator(`[data-row="${index + 1}"] [data-says="${letter === "W" ? "win" : "lose"}"]`));
  }
  await press(button(frame, "check"));
}

/**
 * What someone does in each step.
 *
 * @type {Record<string, (frame: Frame, press: Press) => Promise<void>>}
 */
const DO = {
  blind: (frame, press) => play(frame, press, 3),
  end: async (frame, press) => {
    for (const n of [2, 3, 4]) {
      await press(frame.locator(`[data-goal="${n}"]`));
      await play(frame, press, 3);
    }
  },
  five: async (frame, press) => {
    for (const first of [1, 2, 3]) {
      await press(button(frame, "again"));
      await take(frame, press, first);
      await frame.locator('.lesson-board [data-coin="5"]').waitFor({ state: "detached" });
      await play(frame, press, 3);
      await frame
        .locator(".lesson-tries .tried")
        .nth(first - 1)
        .waitFor();
    }
  },
  rows: (frame, press) => fill(frame, press, "LWWL"),
  grow: (frame, press) => fill(frame, press, "LWWLWWLWWL"),
  three: (frame, press) => mark(frame, press, [1, 5, 9]),
  four: (frame, press) => mark(frame, press, [6, 11, 16]),
  answer: async (frame, press) => {
    for (const left of [9, 5, 1]) {
      await frame.locator('.lesson-board [data-take="1"][aria-disabled="false"]').waitFor();
      await take(frame, press, (await coins(frame)) - left);
    }
  },
  land: async (frame, press) => {
    for (const [n, left] of [
      [7, 5],
      [12, 9],
      [18, 17],
    ]) {
      await press(frame.locator(`[data-goal="${n}"]`));
      await take(frame, press, n - left);
    }
  },
  switch: (frame, press) => mark(frame, press, [4, 8, 12]),
  sides: async (frame, press) => {
    await press(frame.locator('[data-side="misere"] [data-seat="second"]'));
    await press(frame.locator('[data-side="normal"] [data-seat="first"]'));
    await press(button(frame, "check"));
  },
  beat: async (frame, press) => {
    await frame.locator('[data-choice="you"]').selectOption("second");
    await play(frame, press, 4);
  },
};

/** @param {Opened} opened @param {Press} press */
async function doAll({ frame }, press) {
  for (const [at, id] of STEPS.entries()) {
    const lesson = frame.locator(`.lesson[data-step="${id}"]`);
    await lesson.waitFor();
    assert.equal(await lesson.getAttribute("data-done"), "no", id);
    assert.equal(await frame.locator(".lesson-said.found").count(), 0, `${id}: nothing is told before it is found`);
    await DO[id](frame, press);
    await frame.locator(`.lesson[data-step="${id}"][data-done="yes"] .lesson-said.found`).waitFor({ timeout: 5000 });
    assert.equal(await frame.locator(".lesson-coins .done").count(), at + 1);
    if (at < STEPS.length - 1) await press(button(frame, "next"));
  }
  assert.match(await textOf(frame.locator(".lesson-party")), /All 12 coins are yours/);
}

test("by mouse, from disk, every step can be done; it goes on where it was left, and can be begun anew", async () => {
  const opened = await open("disk");
  const { frame, page, problems, close } = opened;
  await doAll(opened, click);
  await page.reload();
  await frame.locator('.lesson[data-step="beat"][data-done="yes"] .lesson-party').waitFor();
  assert.equal(await frame.locator(".lesson-coins .done").count(), 12);
  for (const onward of await frame.locator("[data-onward]").all()) {
    assert.equal(await frame.locator(`.lab-tab[data-lab="${await onward.getAttribute("data-onward")}"]`).count(), 1);
  }
  await button(frame, "anew").click();
  await frame.locator('.lesson[data-step="blind"][data-done="no"]').waitFor();
  assert.equal(await frame.locator(".lesson-coins .done").count(), 0);
  await button(frame, "back").click();
  assert.equal(await frame.locator(".lesson-coins .done").count(), 12);
  assert.deepEqual(problems, []);
  await close();
});

test("by keyboard, in a sandboxed frame, every step can be done", async () => {
  const opened = await open("frame");
  await doAll(opened, enter(opened));
  assert.deepEqual(opened.problems, []);
  await opened.close();
});

test("by touch, on a narrow phone, in the single file, every step can be done", async () => {
  const opened = await open("single", { viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true });
  await doAll(opened, tap);
  assert.deepEqual(opened.problems, []);
  await opened.close();
});

test("Tab reaches the coins, arrows choose, Enter takes, and the focus stays on the board", async () => {
  const { frame, page, close } = await open("disk");
  await frame.locator("#lesson-title").focus();
  const focused = () => frame.evaluate(() => document.activeElement?.getAttribute("data-coin"));
  for (let presses = 0; (await focused()) === null && presses < 6; presses++) await page.keyboard.press("Tab");
  assert.equal(await focused(), "21");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  assert.equal(await focused(), "19");
  assert.match(await textOf(frame.locator(".lesson-board .bubble")), /take 3 → leaves 18/);
  await page.keyboard.press("Enter");
  assert.equal(await focused(), "18");
  // While the computer thinks, nothing can be taken, and after its take the focus is on the top coin that is left.
  await page.keyboard.press("Enter");
  await frame.locator('.lesson-board [data-coin="18"]').waitFor({ state: "detached" });
  assert.equal(await focused(), "17");
  await page.keyboard.press("End");
  assert.equal(await focused(), "1");
  await page.keyboard.press("Enter");
  assert.equal(await coins(frame), 17, "17 coins may not be taken at once");
  await close();
});

test("after a failure of the engine the computer moves all the same", async () => {
  const { frame, close } = await open("disk", {}, () => {
    const instantiate = WebAssembly.instantiate.bind(WebAssembly);
    /** @type {any} */ (WebAssembly).instantiate = async (
      /** @type {WebAssembly.Module} */ module,
      /** @type {WebAssembly.Imports} */ imports,
    ) => {
      const instance = await instantiate(module, imports);
      const { ai_move } = /** @type {any} */ (instance.exports);
      const failing = (/** @type {unknown[]} */ ...values) => {
        const failures = Reflect.get(globalThis, "failures") ?? 0;
        Reflect.set(globalThis, "failures", failures + 1);
        if (failures < (Reflect.get(globalThis, "toFail") ?? 1)) throw new WebAssembly.RuntimeError("unreachable");
        return ai_move(...values);
      };
      return { module, instance: { exports: { ...instance.exports, ai_move: failing } } };
    };
  });
  await take(frame, click, 1);
  await frame.locator('.lesson-board [data-take][aria-disabled="false"]').first().waitFor();
  assert.ok((await coins(frame)) < 20);
  assert.equal(await frame.locator(".lesson-said.again").count(), 0);

  // A failure that lasts is told, and not tried for ever.
  await frame.evaluate(() => {
    Reflect.set(globalThis, "toFail", 100);
    Reflect.set(globalThis, "failures", 0);
  });
  await take(frame, click, 1);
  await frame.waitForFunction(() => Reflect.get(globalThis, "failures") === 2);
  await frame.locator(".lesson-said.again").getByText("started again").waitFor();
  await frame.waitForTimeout(1500);
  assert.equal(await frame.evaluate(() => Reflect.get(globalThis, "failures")), 2);
  const before = await coins(frame);
  await frame.evaluate(() => Reflect.set(globalThis, "toFail", 0));
  await frame.locator('.lesson-feedback [data-action="lab-retry"]').click();
  await frame.locator('.lesson-board [data-take][aria-disabled="false"]').first().waitFor();
  assert.ok((await coins(frame)) < before);
  assert.equal(await frame.locator(".lesson-said.again").count(), 0);
  await close();
});

test("what is wrong gets a kind answer that gives nothing away", async () => {
  const { frame, close } = await open("disk");
  const go = (/** @type {string} */ id) => frame.locator(`.lesson-coins [data-step="${id}"]`).click();
  const said = () => textOf(frame.locator(".lesson-feedback"));

  await go("rows");
  await button(frame, "check").click();
  assert.match(await said(), /row for 1 is still empty/);
  await fill(frame, click, "LLWL");
  assert.match(await said(), /Look at 2 once more/);
  await fill(frame, click, "WWWL");
  assert.match(await said(), /Look at 1 once more/);

  await go("three");
  await button(frame, "check").click();
  assert.match(await said(), /Nothing is marked yet/);
  await mark(frame, click, [5, 6, 9]);
  assert.match(await said(), /6 is not lost/);
  await frame.locator('[data-number="6"]').click();
  await button(frame, "mark").click();
  await button(frame, "check").click();
  assert.match(await said(), /Right so far: 2 of 3/);

  await go("answer");
  await frame.locator('.lesson-board [data-take="1"][aria-disabled="false"]').waitFor();
  const total = await coins(frame);
  await take(frame, click, total - 9 === 1 ? 2 : 1);
  assert.match(await said(), /not lost\. Your coins are back/);
  assert.equal(await coins(frame), total);

  await go("land");
  await take(frame, click, 1);
  assert.match(await said(), /6 is not lost/);

  await go("sides");
  await button(frame, "check").click();
  assert.match(await said(), /each of the two rules/);
  for (const side of ["misere", "normal"]) await frame.locator(`[data-side="${side}"] [data-seat="second"]`).click();
  await button(frame, "check").click();
  assert.match(await said(), /Not quite/);

  await go("beat");
  await play(frame, click, 4);
  assert.match(await said(), /nobody can beat it/);
  await frame.locator('[data-choice="coins"]').selectOption("12");
  await frame.locator('.lesson-board [data-coin="12"]').waitFor();
  await take(frame, click, 2);
  await frame.locator('.lesson-board [data-coin="10"]').waitFor({ state: "detached" });
  await play(frame, click, 4, 3);
  assert.match(await said(), /This start was good/);
  assert.equal(await frame.locator(".lesson-coins .done").count(), 0);
  await close();
});

test("from a lost number the computer does not always take 1", async () => {
  const { frame, close } = await open("disk");
  await frame.locator('.lesson-coins [data-step="beat"]').click();
  await frame.locator('[data-choice="coins"]').selectOption("12");
  await frame.locator('.lesson-board [data-coin="12"]').waitFor();
  let left = 10;
  // It leaves 10, 9, 8 or 7 of 11, by a chance of its own in each game.
  for (let games = 0; left === 10; games++) {
    assert.ok(games < 20, "it took 1 in each of 20 games");
    await button(frame, "again").click();
    await take(frame, click, 1);
    await frame.locator('.lesson-board [data-coin="11"]').waitFor({ state: "detached" });
    await isOver(frame);
    left = await coins(frame);
  }
  await close();
});

test("a game and a half-filled table wait for whoever comes back, in another language too", async () => {
  const { frame, page, close } = await open("disk");
  await take(frame, click, 2);
  await frame.locator('.lesson-board [data-coin="19"]').waitFor({ state: "detached" });
  const total = await coins(frame);
  await frame.locator('.lesson-coins [data-step="grow"]').click();
  await frame.locator('[data-row="8"] [data-says="win"]').click();
  await page.goto(page.url().replace(/#.*/, "#lab=lesson&lang=ja"));
  await page.reload();
  await frame.locator('.lesson[data-step="grow"] [data-row="8"] [data-says="win"][aria-pressed="true"]').waitFor();
  assert.match(await textOf(frame.locator("#lesson-title")), /表をのばす/);
  await frame.locator('.lesson-coins [data-step="blind"]').click();
  assert.equal(await coins(frame), total);
  await close();
});

test("progress that is damaged does no harm", async () => {
  const { frame, page, problems, close } = await open("disk");
  for (const game of [
    {},
    { setup: { columns: [21], rule: "1-3", convention: "misere" }, actions: 3, played: -1 },
    [],
  ]) {
    const kept = JSON.stringify({ at: 0, done: ["end"], work: { blind: { game } } });
    await frame.evaluate((text) => localStorage.setItem("last-coin.lesson", text), kept);
    await page.reload();
    await frame.locator('.lesson-board [data-coin="21"]').waitFor();
    assert.equal(await frame.locator(".lesson-coins .done").count(), 1);
  }
  assert.deepEqual(problems, []);
  await close();
});

test("axe finds nothing, and texts stand out seven to one, in both themes", async () => {
  const { frame, close } = await open("disk");
  await frame.addScriptTag({ path: createRequire(import.meta.url).resolve("axe-core/axe.min.js") });
  for (const id of STEPS) {
    await frame.locator(`.lesson-coins [data-step="${id}"]`).click();
    if (["rows", "grow"].includes(id)) await fill(frame, click, "LWWL");
    if (["three", "switch"].includes(id)) await mark(frame, click, [4, 8, 12]);
    for (const theme of ["light", "dark"])
      assert.deepEqual(await frame.evaluate(complaints, theme), [], `${id} ${theme}`);
  }
  await close();
});

/** Runs in the page. @param {string} theme */
async function complaints(theme) {
  document.documentElement.dataset.theme = theme;
  const { axe } = /** @type {any} */ (globalThis);
  const rules = { "color-contrast-enhanced": { enabled: true } };
  const { violations } = await axe.run(document.querySelector(".lesson"), { resultTypes: ["violations"], rules });
  return violations.flatMap((/** @type {any} */ { id, nodes }) =>
    nodes.map((/** @type {any} */ node) => `${id}: ${node.target.join(" ")} ${node.failureSummary.split("\n")[1]}`),
  );
}

for (const size of ["1280x640", "960x600", "390x664", "320x568"]) {
  test(`nothing scrolls sideways, and everything that is pressed is large enough: ${size}`, async () => {
    const [width, height] = size.split("x").map(Number);
    const { frame, page, close } = await open("disk", { viewport: { width, height } });
    for (const lang of ["en", "ja", "zh"]) {
      await page.goto(page.url().replace(/#.*/, `#lab=lesson&lang=${lang}`));
      for (const id of STEPS) {
        await frame.locator(`.lesson-coins [data-step="${id}"]`).click();
        const wide = await frame.evaluate(() =>
          [document.documentElement, ...document.querySelectorAll(".lab-view, .lesson *")]
            .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
            .filter((each) => !each.matches(".unseen, select, .coin"))
            .map((each) => `${each.tagName} ${each.className}`),
        );
        assert.deepEqual(wide, [], `${id} ${lang}`);
        const small = await frame.locator(".lesson :is(button:not(.coin), select)").evaluateAll((all) =>
          all
            .map((each) => ({ name: each.outerHTML.slice(0, 80), box: each.getBoundingClientRect() }))
            .filter(({ box }) => box.height < 43.9 || box.width < 43.9)
            .map(({ name }) => name),
        );
        assert.deepEqual(small, [], `${id} ${lang}`);
      }
    }
    await close();
  });
}
