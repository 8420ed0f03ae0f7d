// What is read has a contrast of 7:1 with what lies behind it, and the edges of controls have 3:1, measured on the page
// as the browser draws it.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launchBrowser } from "./browser.mjs";
import { openPage } from "./pages.mjs";
import { LAB_STATES, STATES, THEMES } from "./states.mjs";

/** @type {import("playwright-core").Browser} */
let browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser.close());

const SIZES = [
  { width: 1280, height: 640 },
  { width: 390, height: 664 },
];

for (const [name, { hash, reach }] of Object.entries(STATES)) {
  for (const colorScheme of THEMES) {
    test(`text has 7:1 and controls 3:1: ${name}, ${colorScheme}`, async () => {
      for (const viewport of SIZES) {
        const { frame, close } = await openPage(browser, "disk", {
          hash: `${hash}&lang=en`,
          context: { viewport, colorScheme, reducedMotion: "reduce" },
        });
        await frame.locator("[data-coin], .again").first().waitFor();
        await frame.locator("header select").waitFor();
        await reach?.(frame);
        await isSeenWell(frame, `${viewport.width} px`);
        await close();
      }
    });
  }
}

for (const [name, { hash, reach }] of Object.entries(LAB_STATES)) {
  for (const colorScheme of THEMES) {
    test(`text has 7:1 and controls 3:1 in the laboratory: ${name}, ${colorScheme}`, async () => {
      for (const viewport of SIZES) {
        const { frame, close } = await openPage(browser, "disk", {
          hash: `${hash}&lang=en`,
          isEarly: true,
          context: { viewport, colorScheme, reducedMotion: "reduce" },
        });
        await frame.locator(".lab-view :is(h2, h3)").first().waitFor();
        await reach(frame);
        await isSeenWell(frame, `${viewport.width} px`);
        await close();
      }
    });
  }
}

/** @param {import("playwright-core").Frame} frame @param {string} where */
async function isSeenWell(frame, where) {
  const { texts, edges } = await frame.evaluate(measure);
  assert.ok(texts.length > 20 && edges.length > 5, "something was measured");
  const faint = texts.filter(({ ratio }) => ratio < 7).concat(edges.filter(({ ratio }) => ratio < 3));
  assert.deepEqual(faint, [], where);
}

/** Runs in the page: the least contrast that each text and each edge of a control has with what it lies on. */
function measure() {
  /** @typedef {[number, number, number, number]} Colour red, green, blue from 0 to 255 and alpha from 0 to 1 */

  /** @param {string} css @returns {Colour[]} */
  function coloursIn(css) {
    // What is mixed from others is told in shares: color(srgb 0.86 0.66 0.25 / 0.22).
    return [...css.matchAll(/(rgba?|color)\((?:srgb )?([^)]*)\)/g)].map(([, kind, inside]) => {
      const [red, green, blue, alpha = 1] = inside.split(/[ ,/]+/).map(Number);
      const full = kind === "color" ? 255 : 1;
      return [red * full, green * full, blue * full, alpha];
    });
  }

  /** @param {Colour} above @param {Colour} below @returns {Colour} */
  function over([red, green, blue, alpha], below) {
    const mix = (/** @type {number} */ a, /** @type {number} */ b) => a * alpha + b * (1 - alpha);
    return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2]), 1];
  }

  /** The colours that may lie behind what is in an element. @param {Element | null} element @returns {Colour[]} */
  function grounds(element) {
    if (element === null) return [[255, 255, 255, 1]];
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    const [colour] = coloursIn(backgroundColor);
    const layers = [...coloursIn(backgroundImage), ...(backgroundImage === "none" ? [colour] : [])];
    if (layers.every(([, , , alpha]) => alpha === 1)) return layers;
    const behind = grounds(isOnTop(element) ? null : element.parentElement);
    return layers.flatMap((layer) => behind.map((ground) => over(layer, ground)));
  }

  /** @param {Element} element */
  function isOnTop(element) {
    return element.matches(":popover-open");
  }

  /** @param {Colour} colour */
  function luminance([red, green, blue]) {
    const [r, g, b] = [red, green, blue].map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  }

  /** @param {Colour} front @param {Colour[]} behind */
  function leastContrast(front, behind) {
    const ratios = behind.map((ground) => {
      const [light, dark] = [luminance(over(front, ground)), luminance(ground)].sort((a, b) => b - a);
      return (light + 0.05) / (dark + 0.05);
    });
    return Math.round(Math.min(...ratios) * 100) / 100;
  }

  /** @param {Element} element */
  function isSeen(element) {
    const { width, height } = element.getBoundingClientRect();
    if (width < 2 || height < 2 || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      return false;
    return element.closest(".unseen, option, [aria-hidden='true'] .ghost") === null;
  }

  /** @param {Element} element */
  function opacity(element) {
    let product = 1;
    for (let each = /** @type {Element | null} */ (element); each !== null; each = each.parentElement) {
      product *= Number(getComputedStyle(each).opacity);
    }
    return product;
  }

  /** @param {Element} element */
  function nameOf(element) {
    const { tagName, className, id } = element;
    return `${tagName.toLowerCase()}${id && `#${id}`}${className && `.${className}`} ${element.textContent?.trim().slice(0, 30)}`;
  }

  const all = [...document.querySelectorAll("body *")].filter(isSeen);
  const texts = all
    .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
    .filter((element) => !element.matches("select[data-part]"))
    .map((element) => {
      const [[red, green, blue, alpha]] = coloursIn(getComputedStyle(element).color);
      const ratio = leastContrast([red, green, blue, alpha * opacity(element)], grounds(element));
      return { what: nameOf(element), ratio };
    });
  const examples = all
    .filter((element) => element.matches(":placeholder-shown"))
    .map((element) => {
      const { color, opacity } = getComputedStyle(element, "::placeholder");
      const [[red, green, blue, alpha]] = coloursIn(color);
      const ratio = leastContrast([red, green, blue, alpha * Number(opacity)], grounds(element));
      return { what: `example in ${nameOf(element)}`, ratio };
    });
  // A control that cannot be used now need not stand out, and what the browser draws by itself does.
  const edges = all
    .filter(
      (element) =>
        element.matches("button, input, select, textarea, .tool, .part, .claims-choice") &&
        !element.matches("[aria-disabled='true'], [type='radio'], [type='checkbox'], .coin"),
    )
    .flatMap((element) => {
      const style = getComputedStyle(element);
      const around = grounds(element.parentElement);
      const border =
        style.borderBottomStyle === "none" || style.borderBottomWidth === "0px"
          ? []
          : coloursIn(style.borderBottomColor);
      const [fill] = coloursIn(style.backgroundColor);
      const marks = [...border, fill].filter(([, , , alpha]) => alpha > 0.2);
      // A control that is words alone is measured as text.
      if (marks.length === 0) return [];
      return [{ what: nameOf(element), ratio: Math.max(...marks.map((mark) => leastContrast(mark, around))) }];
    });
  return { texts: [...texts, ...examples], edges };
}
