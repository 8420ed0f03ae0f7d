// The ZIP under a policy that forbids everything inside the page: it plays, and looks the same, in three engines.

import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { launchBrowser } from "./browser.mjs";
import { openPage, serveGame, unpackZip } from "./pages.mjs";
import { BROWSERS, pageIn } from "./webdriver.mjs";

const POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:";
const HASH = "k=3&n=21&first=you&player=perfect&seed=1&speed=0&lang=en";

/** What the walk needs of a page, in whichever browser. @typedef {Pick<ReturnType<typeof pageIn>, "run" | "see" | "click" | "paste">} Page */

/**
 * Plays a whole game and looks into the laboratory.
 *
 * @param {Page} page
 * @returns {Promise<Record<string, unknown>>} the sizes of what is drawn, by the places where they were taken
 */
async function walk({ run, see, click, paste }) {
  /** @type {Record<string, unknown>} */
  const sizes = {};
  const look = async (/** @type {string} */ name) => {
    sizes[name] = await run(sizesOfAll);
    assert.deepEqual(await run(handlers), [], name);
  };
  const view = async (/** @type {string} */ id) => {
    await click(`[data-lab="${id}"]`);
    await see(`.lab-view[data-view="${id}"]`);
  };

  await see("#board .coin.top");
  await look("board");
  const state = () => run(() => document.querySelector("#board [role=status]")?.getAttribute("data-state"));
  while ((await state()) === "playing") await click("#board .coin.top");
  assert.equal(await state(), "lost");
  await look("end");

  await click('[data-action="lab"]');
  await view("lesson");
  await click('.lesson-board [data-take="2"]');
  await look("lesson");
  await view("table");
  await look("table");
  await view("matches");
  await paste('[data-field="a"]', "Ann");
  await paste('[data-field="b"]', "Bob");
  await click("details:not([open]) > summary");
  await paste('[data-field="paper"]', "21: 3 1 2 2 1 3 3 1 2 2 1\n21: 3 1 2 2 3 1 1 3 1 1 2 1");
  await see(".paper-read li");
  await look("paper");
  await click('[data-action="paper-record"]');
  await see(".report-courses");
  await look("report");
  await view("review");
  await click('[data-review-move="3"]');
  await look("review");
  return sizes;
}

/** Runs in the window: how large everything is that has a size of its own, and not what flies by. */
function sizesOfAll() {
  const drawn = [...document.querySelectorAll("[style], .coin, .ribbon, .pile-coin")];
  return drawn
    .filter((each) => each instanceof HTMLElement && !each.matches(".flight *, .sky *"))
    .map((each) => {
      const { className, style, offsetWidth, offsetHeight } = /** @type {HTMLElement} */ (each);
      return `${className} (${style.cssText}): ${offsetWidth} × ${offsetHeight}`;
    });
}

/** Runs in the window: what has an attribute with a script in it. */
function handlers() {
  const all = [...document.querySelectorAll("*")];
  return all
    .filter((each) => each.getAttributeNames().some((name) => name.startsWith("on")))
    .map((each) => each.tagName);
}

test("under a strict policy it plays and looks as without: chromium, in a frame", async () => {
  const browser = await launchBrowser();
  /** @param {string} [policy] */
  async function tour(policy) {
    const { frame, close } = await openPage(browser, "frame", { policy, hash: HASH, before: noteForbidden });
    const find = (/** @type {string} */ selector) => frame.locator(selector).first();
    const sizes = await walk({
      run: (act, ...given) => frame.evaluate(`(${act}).apply(null, ${JSON.stringify(given)})`),
      see: (selector, text = "") => frame.locator(selector, { hasText: text }).first().waitFor(),
      click: (selector) => find(selector).click(),
      paste: (selector, text) => find(selector).fill(text),
    });
    const forbidden = await frame.evaluate(() => Reflect.get(window, "forbidden"));
    await close();
    return { sizes, forbidden };
  }
  const free = await tour();
  const strict = await tour(POLICY);
  await browser.close();
  assert.deepEqual(free.forbidden, []);
  // The pieces inside index.html, and nothing else.
  assert.deepEqual(strict.forbidden, ["style-src-elem inline", "script-src-elem inline", "script-src-elem inline"]);
  assert.deepEqual(strict.sizes, free.sizes);
});

/** Runs in the window, before the page. */
function noteForbidden() {
  /** @type {string[]} */
  const forbidden = [];
  Reflect.set(window, "forbidden", forbidden);
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
    forbidden.push(`${effectiveDirective} ${blockedURI}`),
  );
}

for (const [name, { start, isHere }] of Object.entries(BROWSERS)) {
  test(`under a strict policy it plays and looks as without: ${name}`, {
    skip: !isHere() && "not installed",
  }, async () => {
    const files = await unpackZip();
    const driver = await start();
    try {
      const page = pageIn(driver);
      await page.resize(1280, 760);
      const sizes = [];
      for (const policy of [undefined, POLICY]) {
        const host = await serveGame(files, { policy });
        await page.open(HASH, host.game);
        sizes.push(await walk(page));
        host.close();
      }
      assert.deepEqual(sizes[1], sizes[0]);
    } finally {
      await driver.close();
    }
  });
}

test("no style and no script stands in an attribute", async () => {
  const root = fileURLToPath(new URL("../", import.meta.url));
  const written = (await readdir(`${root}www`, { recursive: true })).filter((name) => name.endsWith(".js"));
  const attribute = /\s(?:style|on[a-z]+)=["'`$]|setAttribute\(\s*["'`](?:style|on)|styleMap/;
  for (const file of ["index.html", ...written.map((name) => `www/${name}`)]) {
    assert.doesNotMatch(await readFile(root + file, "utf8"), attribute, file);
  }
});
