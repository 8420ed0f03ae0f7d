// Whatever is pressed is large enough for a finger, whatever is read has at least 12 px, and who has chosen larger letters in
// the browser gets all of the page in them.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launchBrowser } from "./browser.mjs";
import { openPage } from "./pages.mjs";
import { LAB_STATES, LANGUAGES, STATES } from "./states.mjs";

/** @typedef {import("playwright-core").Browser} Browser */
/** @typedef {import("playwright-core").Frame} Frame */

const SIZES = [
  { width: 1280, height: 640 },
  { width: 768, height: 1024 },
  { width: 390, height: 664 },
];

/** The letters that a reader has chosen, in pixels; 16 is usual. */
const LARGE = 24;

/** @type {Browser} */
let browser;
/** @type {Browser} */
let largeBrowser;
before(async () => {
  browser = await launchBrowser();
  largeBrowser = await launchBrowser([`--blink-settings=defaultFontSize=${LARGE}`]);
});
after(() => Promise.all([browser.close(), largeBrowser.close()]));

for (const [name, { hash, reach }] of Object.entries({ ...STATES, ...LAB_STATES })) {
  test(`large enough to press and to read: ${name}`, async () => {
    for (const viewport of SIZES) {
      const { frame, close } = await open(browser, name, `${hash}&lang=en`, viewport);
      await reach?.(frame);
      assert.deepEqual(await frame.evaluate(tooSmall), [], `${viewport.width} px`);
      await close();
    }
  });

  test(`nothing is cut off in large letters: ${name}`, async () => {
    for (const [place, viewport] of SIZES.entries()) {
      const language = LANGUAGES[place];
      const { frame, close } = await open(largeBrowser, name, `${hash}&lang=${language}`, viewport);
      await reach?.(frame);
      assert.equal(await frame.evaluate(() => getComputedStyle(document.body).fontSize), `${LARGE}px`);
      assert.deepEqual(await frame.evaluate(cutOff), [], `${viewport.width} px, ${language}`);
      await close();
    }
  });
}

/** @param {Browser} browser @param {string} name @param {string} hash @param {{ width: number, height: number }} viewport */
async function open(browser, name, hash, viewport) {
  const isEarly = name in LAB_STATES;
  const context = /** @type {const} */ ({ viewport, reducedMotion: "reduce" });
  const opened = await openPage(browser, "disk", { hash, isEarly, context });
  const first = isEarly ? ".lab-view :is(h2, h3)" : "header select";
  await opened.frame.locator(first).first().waitFor();
  return opened;
}

/** Runs in the page: what can be pressed and is lower than 44 px, cells narrower than 24 px, and letters below 12 px. */
function tooSmall() {
  const found = [];
  const isSeen = (/** @type {Element} */ each) =>
    each.checkVisibility({ visibilityProperty: true }) && each.getBoundingClientRect().width > 1;

  // A coin may be lower, because all of its column takes the press.
  const CONTROLS = "button:not([data-coin]), select, input, textarea, summary, a[href], [role=radio]";
  for (const control of [...document.querySelectorAll(CONTROLS)].filter(isSeen)) {
    // Its label or its cell can be pressed just as well.
    const pressed = control.closest("label:has([type=checkbox], [type=radio]), .ribbon tr") ?? control;
    pressed.scrollIntoView({ block: "center", inline: "center" });
    const { top, bottom, left, right, height } = pressed.getBoundingClientRect();
    // None lies over the edge of another one.
    const covering = [top + 3, bottom - 3]
      .map((y) => document.elementFromPoint((left + right) / 2, y)?.closest(CONTROLS) ?? control)
      .find((other) => !pressed.contains(other) && other.closest("[popover]") === control.closest("[popover]"));
    if (height < 43.99) found.push(`${height.toFixed(1)} px high: ${control.outerHTML.slice(0, 160)}`);
    if (covering) found.push(`${control.outerHTML.slice(0, 160)} lies under ${covering.outerHTML.slice(0, 160)}`);
  }

  for (const cell of [...document.querySelectorAll(".ribbon [data-n]")].filter(isSeen)) {
    const { width } = cell.getBoundingClientRect();
    if (width < 24) found.push(`${width.toFixed(1)} px wide: ${cell.outerHTML.slice(0, 160)}`);
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const small = new Set();
  while (walker.nextNode()) {
    const element = /** @type {Element} */ (walker.currentNode.parentElement);
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    if (walker.currentNode.textContent?.trim() && size > 0 && size < 12 && isSeen(element))
      small.add(`${size} px: ${element.outerHTML.slice(0, 160)}`);
  }
  return [...found, ...small];
}

/** Runs in the page: what reaches out of the window or of the box around it without a way to scroll there. */
function cutOff() {
  const found = [];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} px wide`);
  for (const element of document.querySelectorAll("body *")) {
    if (!(element instanceof HTMLElement) || !element.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest(".unseen, .flight, .sky, script, style, noscript") !== null) continue;
    // The glow behind an ending may reach out of the board; its words and buttons may not.
    if (element.id === "board") {
      const edge = element.getBoundingClientRect();
      for (const each of element.querySelectorAll(".status > *, .takes > *")) {
        const { top, bottom, left, right, width } = each.getBoundingClientRect();
        if (width === 0) continue;
        const isOut = top < edge.top || bottom > edge.bottom || left < edge.left || right > edge.right;
        if (isOut) found.push(`out of the board: ${each.outerHTML.slice(0, 160)}`);
      }
      continue;
    }
    const { overflowX, overflowY } = getComputedStyle(element);
    const isCut = (/** @type {string} */ overflow) => overflow === "hidden" || overflow === "clip";
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
    // Letters that reach over the edge of a button by less than a pixel are no loss.
    const isWide = scrollWidth > clientWidth + 1 && clientWidth > 0;
    const isHigh = scrollHeight > clientHeight + 1 && clientHeight > 0;
    const isWindow = element.matches(".lab-view");
    const isControl = element.matches("button, select, input:not([type=file])");
    if ((isWide && (isCut(overflowX) || isControl || isWindow)) || (isHigh && (isCut(overflowY) || isControl))) {
      found.push(`${scrollWidth - clientWidth}, ${scrollHeight - clientHeight} px: ${element.outerHTML.slice(0, 160)}`);
    }
  }
  return found;
}
