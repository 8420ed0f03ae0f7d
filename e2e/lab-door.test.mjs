// Into the laboratory and out of it: what is selected, where the focus is, what the window is called.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launchBrowser } from "./browser.mjs";
import { openPage, WAYS } from "./pages.mjs";

/** @typedef {import("./pages.mjs").Opened} Opened */

/** @type {import("playwright-core").Browser} */
let browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser.close());

/** Runs in the window: remembers what was selected whenever one of the two places was hidden. */
function watchHiding() {
  /** @type {string[]} */
  const selected = [];
  Reflect.set(globalThis, "selected", selected);
  const { set } = /** @type {PropertyDescriptor} */ (Object.getOwnPropertyDescriptor(HTMLElement.prototype, "hidden"));
  Object.defineProperty(HTMLElement.prototype, "hidden", {
    ...Object.getOwnPropertyDescriptor(HTMLElement.prototype, "hidden"),
    set(isHidden) {
      if (isHidden && this.matches("main")) selected.push(String(getSelection()));
      set?.call(this, isHidden);
    },
  });
}

/** The ways out, each from the view in which it is. @type {Record<string, { view: string, leave: (opened: Opened) => Promise<unknown> }>} */
const EXITS = {
  "by its button": { view: "lesson", leave: ({ frame }) => frame.locator('[data-action="lab-close"]').click() },
  "by the flask": { view: "records", leave: ({ frame }) => frame.locator('[data-action="lab"]').click() },
  "by the browser's way back": { view: "review", leave: ({ frame }) => frame.evaluate(() => history.back()) },
  "with a game to play": {
    view: "claims",
    leave: ({ frame }) => frame.locator('[data-action="lab-play"]').first().click(),
  },
  "with a game to go on with": {
    view: "review",
    leave: ({ frame }) => frame.locator('[data-action="lab-play-on"]').click(),
  },
};

for (const way of WAYS) {
  for (const [name, { view, leave }] of Object.entries(EXITS)) {
    test(`nothing is selected in a place when it is hidden: ${name} (${way})`, async () => {
      const opened = await openPage(browser, way, { hash: "k=3&n=9&player=person&lang=en", before: watchHiding });
      const { frame, page, problems, close } = opened;
      let hasCrashed = false;
      page.on("crash", () => {
        hasCrashed = true;
      });
      await frame.locator('[data-take="2"]').click();
      await frame.locator('[data-take="3"]').click();
      await frame.locator('[data-action="lab"]').click();
      await frame.locator(`[data-lab="${view}"]`).click();
      if (name === "with a game to play") {
        await frame.locator('[data-claim="claim"]').fill("1 mod 5");
        await frame.locator('[data-action="lab-check"]').click();
      }
      if (name === "with a game to go on with") {
        await frame.locator('[data-review-move="1"]').click();
        await frame.locator('[data-action="lab-again"]').first().click();
        await frame.locator('[data-lab-take="2"]').click();
      }
      await frame.locator(".lab-view p:visible").first().dblclick();
      assert.notEqual(await frame.evaluate(() => String(getSelection())), "");
      await leave(opened);
      await frame.locator("#board [data-coin]").first().waitFor();
      const selected = await frame.evaluate(() => Reflect.get(globalThis, "selected"));
      assert.deepEqual([...new Set(selected)], [""]);
      assert.equal(hasCrashed, false);
      assert.deepEqual(problems, []);
      await close();
    });
  }
}

/** Runs in the window: the laboratory's script comes only when `release` is called. */
function holdLaboratory() {
  const { append } = Element.prototype;
  Element.prototype.append = function (...nodes) {
    const held = nodes.find((node) => node instanceof HTMLScriptElement);
    if (held === undefined) return append.apply(this, nodes);
    Reflect.set(globalThis, "release", () => append.call(this, held));
  };
}

/** @param {import("playwright-core").Frame} frame */
async function release(frame) {
  await frame.evaluate(() => Reflect.get(globalThis, "release")());
  await frame.waitForFunction(() => "createLastCoinLab" in globalThis);
}

// The single file has the script in it, which does not let itself be waited for.
for (const way of /** @type {const} */ (["disk", "frame"])) {
  test(`opened by its address it says that it is loading, and closed meanwhile it stays closed (${way})`, async () => {
    for (const closer of ['#lab [data-action="lab-close"]', '[data-action="lab"]']) {
      const { frame, page, problems, close } = await openPage(browser, way, {
        hash: "lab=laws&lang=en&player=person",
        before: holdLaboratory,
      });
      await frame.locator("#lab", { hasText: /The laboratory is loading….*Back to the game/s }).waitFor();
      const flask = frame.locator('[data-action="lab"]');
      assert.equal(await flask.getAttribute("aria-busy"), "true");
      await frame.locator("header select").selectOption("zh");
      await frame.getByText("正在载入实验室……").waitFor();
      await frame.locator(closer).click();
      assert.equal(await flask.getAttribute("aria-busy"), "false");
      await release(frame);
      await page.waitForTimeout(300);
      assert.equal(await frame.locator("#board").isVisible(), true);
      assert.equal(await frame.locator("#lab").isVisible(), false);
      // And it can be opened again.
      await flask.click();
      await frame.locator('.lab-view[data-view="lesson"]').waitFor();
      assert.equal(await frame.locator(".lab-loading").count(), 0);
      assert.deepEqual(problems, []);
      await close();
    }
  });
}

test("the flask shows that it loads, and pressed once more it does not open", async () => {
  const { frame, page, problems, close } = await openPage(browser, "disk", {
    hash: "n=9&lang=en&player=person",
    before: holdLaboratory,
  });
  const flask = frame.locator('[data-action="lab"]');
  await flask.click();
  assert.equal(await flask.getAttribute("aria-busy"), "true");
  assert.equal(await flask.getAttribute("aria-label"), "The laboratory is loading…");
  await frame.locator('[data-take="2"]').click();
  assert.equal(await frame.locator("[data-coin]").count(), 7, "the game goes on meanwhile");
  await flask.click();
  assert.equal(await flask.getAttribute("aria-busy"), "false");
  await release(frame);
  await page.waitForTimeout(300);
  assert.equal(await frame.locator("#board").isVisible(), true);
  await flask.click();
  await frame.locator(".lab-view").waitFor();
  assert.equal(await flask.getAttribute("aria-busy"), "false");
  assert.equal(await flask.getAttribute("aria-label"), "Laboratory");
  assert.deepEqual(problems, []);
  await close();
});

test("an address that leads to the board while the laboratory loads leads there", async () => {
  const { frame, page, close } = await openPage(browser, "disk", { hash: "lab=laws&n=9", before: holdLaboratory });
  await frame.evaluate(() => {
    location.hash = "n=8";
  });
  await frame.locator('[data-coin="8"]').waitFor();
  await release(frame);
  await page.waitForTimeout(300);
  assert.equal(await frame.locator("#board").isVisible(), true);
  await close();
});

test("the laboratory opens without its stylesheet, whether that is missing or does not come", async () => {
  const spoil = {
    missing: () => {
      const { append } = Element.prototype;
      Element.prototype.append = function (...nodes) {
        for (const node of nodes) if (node instanceof HTMLLinkElement) node.href = "missing.css";
        append.apply(this, nodes);
      };
    },
    held: () => {
      const { append } = Element.prototype;
      Element.prototype.append = function (...nodes) {
        append.apply(
          this,
          nodes.filter((node) => !(node instanceof HTMLLinkElement)),
        );
      };
    },
  };
  for (const before of Object.values(spoil)) {
    const { frame, close } = await openPage(browser, "disk", { hash: "n=9", before });
    await frame.locator('[data-action="lab"]').click();
    await frame.locator(".lesson").waitFor();
    assert.equal(await frame.locator("#notice span").count(), 0);
    await close();
  }
});

test("something else in the place of its script is told, and the next try begins anew", async () => {
  const { frame, close } = await openPage(browser, "disk", {
    hash: "n=9&lang=en",
    before: () => {
      const { append } = Element.prototype;
      let tries = 0;
      Element.prototype.append = function (...nodes) {
        for (const node of nodes) {
          if (!(node instanceof HTMLScriptElement)) continue;
          tries += 1;
          if (tries === 1) node.src = "data:text/javascript,0";
        }
        append.apply(this, nodes);
      };
    },
  });
  await frame.locator('[data-action="lab"]').click();
  await frame.getByText("The laboratory could not be loaded.").waitFor();
  assert.equal(await frame.locator('[data-action="lab"]').getAttribute("aria-busy"), "false");
  await frame.locator('[data-action="lab"]').click();
  await frame.locator(".lesson").waitFor();
  assert.equal(await frame.locator('link[href="dist/lab.css"]').count(), 1);
  await close();
});

const VIEWS = ["lesson", "table", "laws", "claims", "matches", "records", "review"];

/** @param {import("playwright-core").Frame} frame what has the focus: the text of a heading, else what it does */
const focused = (frame) =>
  frame.evaluate(() => {
    const { dataset, tagName, textContent } = /** @type {HTMLElement} */ (document.activeElement);
    return dataset.action ?? dataset.coin ?? (/^H\d$/.test(tagName) ? `heading ${textContent?.trim()}` : tagName);
  });

for (const way of WAYS) {
  test(`a view that is opened has the focus at its heading and names the window; closing gives both back (${way})`, async () => {
    const { frame, page, problems, close } = await openPage(browser, way, { hash: "n=9&player=person&lang=en" });
    const title = () => frame.evaluate(() => document.title);
    const heading = async (/** @type {string} */ view) => {
      const first = frame.locator(`.lab-view[data-view="${view}"] :is(h2, h3)`).first();
      return `heading ${(await first.textContent())?.trim()}`;
    };
    assert.equal(await title(), "Last Coin");
    await frame.locator('[data-action="lab"]').focus();
    await page.keyboard.press("Enter");
    await frame.locator(".lab-view").waitFor();
    for (const view of VIEWS) {
      const tab = frame.locator(`[data-lab="${view}"]`);
      await tab.focus();
      await page.keyboard.press("Enter");
      assert.equal(await focused(frame), await heading(view));
      assert.equal(await title(), `${await tab.textContent()} – Last Coin`);
    }
    await frame.locator('[data-lab="records"]').click();
    assert.equal(await title(), "Records – Last Coin");
    await frame.locator("header select").selectOption("ja");
    assert.equal(await title(), "記録 – Last Coin");
    await frame.locator("header select").selectOption("zh");
    assert.equal(await title(), "记录 – Last Coin");
    await frame.locator('[data-action="lab-close"]').focus();
    await page.keyboard.press("Enter");
    assert.equal(await frame.locator("#board").isVisible(), true);
    assert.equal(await focused(frame), "lab");
    assert.equal(await title(), "Last Coin");
    assert.deepEqual(problems, []);
    await close();
  });
}

test("the browser's way back and forward brings the focus along, and a game that is set up has it on its coins", async () => {
  const { frame, page, close } = await openPage(browser, "disk", { hash: "k=4&n=9&player=person&lang=en" });
  await frame.locator('[data-action="lab"]').click();
  await frame.locator('[data-lab="claims"]').click();
  // Whoever reads has the focus nowhere.
  await frame.locator(".claims-ask p").first().click();
  await page.goBack();
  await frame.locator("#game:not([hidden])").waitFor();
  assert.equal(await focused(frame), "lab");
  await page.goForward();
  await frame.locator('.lab-view[data-view="claims"]').waitFor();
  await frame.waitForFunction(() => document.activeElement?.matches("h2"));
  await frame.locator('[data-claim="claim"]').fill("1 mod 5");
  await frame.locator('[data-action="lab-check"]').click();
  await frame.locator('[data-action="lab-play"]').first().click();
  await frame.waitForFunction(() => document.activeElement?.matches('#board [data-coin][tabindex="0"]'));
  await close();
});

test("a laboratory in a frame that nobody is in takes no focus from the page around it", async () => {
  const { frame, page, close } = await openPage(browser, "frame", { hash: "lab=laws", isEarly: true });
  await page.evaluate(() => {
    const field = document.createElement("input");
    document.body.prepend(field);
    field.focus();
  });
  await frame.locator('.lab-view[data-view="laws"]').waitFor();
  assert.equal(await page.evaluate(() => document.activeElement?.tagName), "INPUT");
  await close();
});
