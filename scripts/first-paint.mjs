// Says how long the built page takes until its first coins are on the screen, compared with a bare page of twenty lines that
// draws the same coins as plain buttons; and until it can play: what was pressed on the first coins is taken then. Run by
// hand, on a quiet machine:
//
//   node scripts/first-paint.mjs [LOADS]

import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { launchBrowser } from "../e2e/browser.mjs";

const BARE_PAGE = `<!doctype html>
<meta charset="utf-8">
<title>Coins</title>
<style>button { display: block; width: 6rem }</style>
<p id="said"></p>
<div id="coins"></div>
<script>
  let left = 21;
  function draw() {
    said.textContent = left + " coins are left: take 1, 2 or 3.";
    coins.textContent = "";
    for (let coin = left; coin >= 1; coin--) {
      const button = document.createElement("button");
      button.dataset.coin = coin;
      button.ariaDisabled = String(left - coin >= 3);
      button.onclick = () => { left = coin - 1; draw(); };
      coins.append(button);
    }
  }
  draw();
</script>
`;

const loads = Number(process.argv[2] ?? 20);
const folder = await mkdtemp(join(tmpdir(), "last-coin-"));
const bareFile = join(folder, "bare.html");
await writeFile(bareFile, BARE_PAGE);
const pages = {
  "bare page": pathToFileURL(bareFile).href,
  "index.html": `${pathToFileURL(fileURLToPath(new URL("../index.html", import.meta.url))).href}#first=you`,
};
/** @type {Record<string, number[]>} */
const times = { "bare page": [], "index.html": [] };

const browser = await launchBrowser();
for (let load = 0; load < loads; load++) {
  for (const [name, address] of Object.entries(pages)) times[name].push(await firstPaint(address));
}
/** @type {number[]} */
const playable = [];
for (let load = 0; load < loads; load++) playable.push(await untilPlayable(pages["index.html"]));
await browser.close();
await rm(folder, { recursive: true });

for (const [name, each] of Object.entries(times)) console.log(`${name.padEnd(12)}${median(each).toFixed(1)} ms`);
console.log(`ratio       ${(median(times["index.html"]) / median(times["bare page"])).toFixed(2)}`);
console.log(`it can play ${median(playable).toFixed(1)} ms`);

/**
 * The first content that both pages paint are their coins: until then they show nothing.
 *
 * @param {string} address
 * @returns {Promise<number>} milliseconds from the start of the load to the frame that shows coins
 */
async function firstPaint(address) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(address);
  const time = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const observer = new PerformanceObserver((entries) => {
          for (const { startTime } of entries.getEntriesByName("first-contentful-paint")) resolve(startTime);
        });
        observer.observe({ type: "paint", buffered: true });
      }),
  );
  await context.close();
  return time;
}

/**
 * In loads of its own, since watching the page makes it slower.
 *
 * @param {string} address
 * @returns {Promise<number>} milliseconds from the start of the load to the board that the page itself has drawn
 */
async function untilPlayable(address) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector("#board:not([aria-busy]) [data-coin]") === null) return;
      Reflect.set(window, "playableAt", performance.now());
      observer.disconnect();
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await page.goto(address);
  const time = await page.waitForFunction(() => Reflect.get(window, "playableAt"));
  const milliseconds = await time.jsonValue();
  await context.close();
  return milliseconds;
}

/** @param {number[]} numbers */
function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = (sorted.length - 1) / 2;
  return (sorted[Math.floor(half)] + sorted[Math.ceil(half)]) / 2;
}
