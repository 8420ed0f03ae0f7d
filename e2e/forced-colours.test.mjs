// Where the system's own few colours take the place of the page's, each state can still be told from the usual one: by its
// ground, its border or its outline, and not by the colour of its text.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launchBrowser } from "./browser.mjs";
import { openPage } from "./pages.mjs";
import { LAB_STATES, STATES } from "./states.mjs";

/** @type {import("playwright-core").Browser} */
let browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser.close());

/** In a state of the page, what is special, and what is as usual. @type {[string, string, string, string][]} */
const PAIRS = [
  ["beginning", "a disabled button", '[data-action="undo"]', '[data-action="hint"]'],
  ["beginning", "a lost number", '[data-n="1"]', '[data-n="2"]'],
  ["beginning", "the board's number", '[data-n="21"]', '[data-n="17"]'],
  ["hidden", "the board's number", '[data-n="12"]', '[data-n="11"]'],
  ["pointing", "coins to be taken", '[data-coin="11"]', '[data-coin="10"]'],
  ["pointing", "a take that is shown", '[data-take="3"]', '[data-take="2"]'],
  ["refused", "coins that may not be taken", '[data-coin="5"]', '[data-coin="4"]'],
  ["columns", "the chosen column", '[data-choose="0"]', '[data-choose="1"]'],
  ["hint", "a pressed button", '[data-action="hint"]', '[data-action="new"]'],
  ["hint", "coins of a hint", '[data-coin="7"]', '[data-coin="5"]'],
  ["row", "a lost number that is left", ".mark[data-verdict='lose']", ".mark[data-verdict='win']"],
  ["flips", "a bit that a hint flips", ".flipped", ".bits > :not(.lit, .flipped)"],
  ["lesson", "the open view", '[data-lab="lesson"]', '[data-lab="table"]'],
  ["lesson", "the laboratory's button", '[data-action="lab"]', '[data-action="theme"]'],
  ["lesson", "the step", '.lesson-coins [aria-current="step"] span', '.lesson-coins [aria-current="false"] span'],
  ["lesson", "a step back from the first", '[data-action="lesson-previous"]', '[data-action="lesson-again"]'],
  ["lesson, rows to fill", "won", '.win[aria-pressed="true"]', '.win[aria-pressed="false"]'],
  ["lesson, rows to fill", "lost", '.lose[aria-pressed="true"]', '.lose[aria-pressed="false"]'],
  ["lesson, rows to fill", "the row on the board", 'tr[data-row][aria-current="true"]', 'tr[aria-current="false"]'],
  ["lesson, numbers to mark", "a marked number", '[data-number="5"]', '[data-number="4"]'],
  ["table", "a verdict", '[data-say][aria-checked="true"]', '[data-say][aria-checked="false"]'],
  ["table", "what cannot be read", '[aria-invalid="true"]', '[data-row="4"] input'],
  ["claims", "what is chosen", ".claims-choice:has(:checked)", ".claims-choice:not(:has(:checked))"],
  ["claims", "a refuted claim", '[data-judgement="refuted"] .claims-mark', '[data-judgement="proven"] .claims-mark'],
  ["a match", "whose turn it is", '.match-score [data-turn="true"]', '.match-score [data-turn="false"]'],
  ["a match from paper", "the first in the chart", ".chart-key .first", ".chart-key .second"],
  ["review", "the move", '[aria-current="step"]', '.review-entry[aria-current="false"]'],
  ["review", "a win given away", '[data-grade="gave_away"] .grade-mark', '[data-grade="kept"] .grade-mark'],
];

const ALL = { ...STATES, ...LAB_STATES };

for (const name of new Set(PAIRS.map(([name]) => name))) {
  for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
    test(`in the system's own colours states can be told apart: ${name}, ${colorScheme}`, async () => {
      const { hash, reach } = ALL[name];
      const { frame, close } = await openPage(browser, "disk", {
        hash: `${hash}&lang=en`,
        isEarly: name in LAB_STATES,
        context: { forcedColors: "active", colorScheme, reducedMotion: "reduce" },
      });
      await frame
        .locator(name in LAB_STATES ? ".lab-view :is(h2, h3)" : "header select")
        .first()
        .waitFor();
      await reach?.(frame);
      for (const [of, what, special, usual] of PAIRS) {
        if (of !== name) continue;
        const [its, others] = await Promise.all(
          [special, usual].map((each) => frame.locator(each).first().evaluate(look)),
        );
        assert.notEqual(its, others, what);
      }
      await close();
    });
  }
}

/**
 * Runs in the page: how an element and what is drawn before it look, apart from the colour of text and edges. What has the
 * colour of the page's ground is not seen.
 *
 * @param {Element} element
 */
function look(element) {
  const ground = getComputedStyle(document.documentElement).backgroundColor;
  return [undefined, "::before"]
    .map((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      if (pseudo !== undefined && style.content === "none") return "";
      const filled = style.backgroundColor === "rgba(0, 0, 0, 0)" ? ground : style.backgroundColor;
      const seen = (/** @type {string} */ colour, /** @type {string} */ looks) => (colour === ground ? "none" : looks);
      return [
        filled,
        style.backgroundImage,
        seen(style.borderTopColor, `${style.borderStyle} ${style.borderWidth}`),
        seen(style.outlineColor, `${style.outlineStyle} ${style.outlineWidth}`),
        style.boxShadow.startsWith(ground) ? "none" : style.boxShadow,
      ].join("; ");
    })
    .join(" | ");
}
