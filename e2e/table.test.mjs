// Two perfect computers play each other on the page, and the winner is the one that the table on the same page names.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launchBrowser } from "./browser.mjs";
import { openPage, WAYS } from "./pages.mjs";

/** @type {import("playwright-core").Browser} */
let browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser.close());

for (const way of WAYS) {
  for (const k of [2, 3, 4]) {
    for (const rule of ["misere", "normal"]) {
      test(`the table holds for K = ${k}, ${rule} (${way})`, async () => {
        const hash = `k=${k}&n=1&rule=${rule}&players=perfect,perfect&speed=0`;
        const { frame, problems, close } = await openPage(browser, way, { hash });
        for (let n = 1; n <= 20; n++) {
          const { verdict, winner } = await frame.evaluate(playToEnd, n);
          assert.equal(winner, verdict === "win" ? "first" : "second", `n = ${n} is ${verdict}`);
        }
        assert.deepEqual(problems, []);
        await close();
      });
    }
  }
}

/**
 * Runs in the page: sets the number of coins in the address, and waits for the end of the game.
 *
 * @param {number} n
 */
async function playToEnd(n) {
  location.hash = location.hash.replace(/n=\d+/, `n=${n}`);
  const deadline = Date.now() + 10_000;
  while (Date.now() < deadline) {
    const field = document.querySelector('[data-part="n"]');
    const status = document.querySelector('[role="status"]');
    // The address is followed a moment later: until then the field and the status are those of the game before.
    const isThisGame = field instanceof HTMLInputElement && field.value === String(n);
    if (isThisGame && status instanceof HTMLElement && status.dataset.state === "over") {
      const cell = document.querySelector(`[data-n="${n}"]`);
      return { verdict: cell?.getAttribute("data-verdict"), winner: status.dataset.winner };
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error(`the game of ${n} coins does not end`);
}
