// A page that starts badly starts all the same, or says what to do.

import assert from "node:assert/strict";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { launchBrowser } from "./browser.mjs";
import { openPage, serveGame, unpackZip, WAYS, waitUntilReady } from "./pages.mjs";
import { BROWSERS, pageIn } from "./webdriver.mjs";

const HASH = "k=3&n=21&first=you&lang=en";

/** @type {import("playwright-core").Browser} */
let browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser.close());

/** @param {string} name of a file in the ZIP @param {(text: string) => string} change */
async function zipWith(name, change) {
  const files = await unpackZip();
  const text = new TextDecoder().decode(files.get(name));
  return files.set(name, new TextEncoder().encode(change(text)));
}

/** @param {import("playwright-core").Frame | import("playwright-core").Page} page */
async function takesThree(page) {
  await page.locator('[data-take="3"]').click();
  await page.locator('[data-coin="19"]').waitFor({ state: "detached" });
}

// ---- what a host adds, and that hangs ----

const HANGING = {
  "an image": '<img src="/never/a.png">',
  "a script": '<script src="/never/a.js"></script>',
  "a deferred script": '<script src="/never/a.js" defer></script>',
  "a frame": '<iframe src="/never/a.html"></iframe>',
};

/** @param {string} added at the end of the page, and what may be at the beginning too */
const addTo = (added) =>
  zipWith("index.html", (page) => {
    const early = added.includes("<script") && !added.includes("defer") ? "" : added;
    return page.replace("<body>", `<body>${early}`).replace("</body>", `${added}</body>`);
  });

for (const [what, added] of Object.entries(HANGING)) {
  test(`starts beside ${what} that hangs`, async () => {
    const host = await serveGame(await addTo(added));
    const page = await browser.newPage();
    await page.goto(`${host.game}#${HASH}`, { waitUntil: "commit" });
    await waitUntilReady(page.mainFrame());
    assert.notEqual(await page.evaluate(() => document.readyState), "complete");
    assert.equal(await page.locator("#game").evaluate((game) => getComputedStyle(game).display), "grid");
    await takesThree(page);
    await page.close();
    host.close();
  });
}

test("starts without a stylesheet that hangs", async () => {
  const files = await zipWith("index.html", (page) => page.replace("dist/last-coin.css", "/never/a.css"));
  const host = await serveGame(files);
  const page = await browser.newPage();
  await page.goto(`${host.game}#${HASH}`, { waitUntil: "commit" });
  await takesThree(page);
  await page.close();
  host.close();
});

for (const [name, { start, isHere }] of Object.entries(BROWSERS)) {
  test(`waits for its stylesheet alone: ${name}`, { skip: !isHere() && "not installed" }, async () => {
    const files = await addTo('<img src="/never/a.png">');
    const host = await serveGame(files);
    const driver = await start({ pageLoadStrategy: "none" });
    try {
      const page = pageIn(driver);
      await page.open(HASH, host.game);
      await page.see('#board [data-take="3"]');
      assert.equal(await page.run(() => document.readyState), "interactive");
      assert.equal(await page.run(displayOfGame), "grid");
    } finally {
      host.close();
      await driver.close();
    }
  });
}

/** Runs in the window. */
function displayOfGame() {
  return getComputedStyle(/** @type {Element} */ (document.getElementById("game"))).display;
}

// ---- a server that names another encoding ----

for (const encoding of ["ISO-8859-1", "Shift_JIS", "UTF-16"]) {
  test(`plays in Chinese where the server says ${encoding}`, async () => {
    const files = await unpackZip();
    files.set("single.html", await readFile(new URL("../dist/last-coin.html", import.meta.url)));
    const host = await serveGame(files, { encoding });
    for (const name of ["index.html", "single.html"]) {
      const page = await browser.newPage();
      await page.goto(`${host.address}game/${name}#k=3&n=21&first=you&lang=zh`);
      await takesThree(page);
      assert.match((await page.locator("#board [role=status]").textContent()) ?? "", /[一-龥]{2}/);
      await page.locator('[data-action="lab"]').click();
      await page.getByText("记录", { exact: true }).first().waitFor();
      await page.close();
    }
    host.close();
  });
}

// ---- a script that is not what it should be ----

const SCRIPTS = {
  cut: (/** @type {string} */ script) => script.slice(0, script.length / 2),
  empty: () => "",
  "another page": () => "<!doctype html><title>Please log in</title>",
};

for (const [what, change] of Object.entries(SCRIPTS)) {
  test(`says to load again where the script is ${what}`, async () => {
    const host = await serveGame(await zipWith("dist/last-coin.js", change));
    const page = await browser.newPage();
    await page.goto(`${host.game}#${HASH}`);
    await saysToLoadAgain(page.mainFrame());
    // Coins that cannot be taken are not shown.
    assert.equal(await page.locator("[data-coin]").filter({ visible: true }).count(), 0);
    await page.close();
    host.close();
  });
}

test("says to load again where the script is missing, from the ZIP", async () => {
  const files = await unpackZip();
  files.delete("dist/last-coin.js");
  const host = await serveGame(files);
  const page = await browser.newPage();
  await page.goto(`${host.game}#${HASH}`);
  await saysToLoadAgain(page.mainFrame());
  await page.close();
  host.close();
});

/** @param {import("playwright-core").Frame} frame */
async function saysToLoadAgain(frame) {
  for (const text of ["load this page again", "読み込み直して", "重新载入"]) {
    await frame.getByText(text).filter({ visible: true }).waitFor();
  }
  assert.equal(await frame.getByText("./build.sh").filter({ visible: true }).count(), 0);
}

test("says to load again where the script is late, and no more when it has come", async () => {
  const files = await unpackZip();
  const host = await serveGame(files);
  const page = await browser.newPage();
  let release = () => {};
  const held = new Promise((resolve) => {
    release = () => resolve(undefined);
  });
  await page.route("**/last-coin.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${host.game}#${HASH}`, { waitUntil: "commit" });
  await page.locator('[data-coin="21"]').waitFor();
  assert.equal(await page.getByText("load this page again").filter({ visible: true }).count(), 0);
  await saysToLoadAgain(page.mainFrame());
  // It may come yet: what is pressed till then is not lost.
  await page.locator('[data-coin="20"]').click();
  release();
  await page.locator('[data-coin="20"]').waitFor({ state: "detached" });
  assert.equal(await page.getByText("load this page again").filter({ visible: true }).count(), 0);
  await page.close();
  host.close();
});

for (const [name, { start, isHere }] of Object.entries(BROWSERS)) {
  test(`says to load again: ${name}`, { skip: !isHere() && "not installed" }, async () => {
    const driver = await start({ pageLoadStrategy: "none" });
    const cut = await serveGame(await zipWith("dist/last-coin.js", SCRIPTS.cut));
    const late = await serveGame(
      await zipWith("index.html", (page) => page.replace("dist/last-coin.js", "/never/a.js")),
    );
    try {
      const page = pageIn(driver);
      for (const { game } of [cut, late]) {
        await page.open(HASH, game);
        await page.see("#unloaded p", "load this page again");
      }
      // The coins stay, as the script may come yet.
      await page.see("[data-coin]");
    } finally {
      cut.close();
      late.close();
      await driver.close();
    }
  });
}

test("under a strict policy it is said too", async () => {
  const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:";
  const host = await serveGame(await zipWith("dist/last-coin.js", SCRIPTS.cut), { policy });
  const page = await browser.newPage();
  await page.goto(`${host.game}#${HASH}`);
  await saysToLoadAgain(page.mainFrame());
  await page.close();
  host.close();
});

test("index.html without the rest of the ZIP says to unpack it, and speaks of no build", async () => {
  const folder = await mkdtemp(join(tmpdir(), "last-coin-"));
  const page = await browser.newPage();
  await writeFile(join(folder, "index.html"), (await unpackZip()).get("index.html") ?? "");
  await page.goto(pathToFileURL(join(folder, "index.html")).href);
  await page.getByText("unpack all of it").filter({ visible: true }).waitFor();
  assert.equal(await page.getByText("./build.sh").count(), 0);
  await page.close();
  await rm(folder, { recursive: true });
});

// ---- a copy that a browser saved ----

for (const way of WAYS) {
  test(`a copy that a browser saved draws everything once (${way})`, async () => {
    const { frame, close } = await openPage(browser, way, { hash: HASH });
    await frame.locator('[data-take="3"]').click();
    await frame.locator('[data-action="lab"]').click();
    await frame.locator(".lab-view").waitFor();
    const saved = await frame.content();
    await close();

    const folder = await mkdtemp(join(tmpdir(), "last-coin-"));
    await cp(fileURLToPath(new URL("../dist", import.meta.url)), join(folder, "dist"), { recursive: true });
    await writeFile(join(folder, "saved.html"), saved);
    const page = await browser.newPage();
    await page.goto(`${pathToFileURL(join(folder, "saved.html")).href}#k=3&n=2&first=you&lang=en`);
    await waitUntilReady(page.mainFrame());
    await page.locator('[data-coin="2"]').waitFor();
    for (const one of ["#top h1", "#board [role=status]", ".columns", ".ribbon", '[data-action="new"]', "#moves h2"]) {
      assert.equal(await page.locator(one).count(), 1, one);
    }
    assert.equal(await page.locator("[data-coin]").count(), 2);
    assert.equal(await page.locator("#lab *").count(), 0);
    await page.locator('[data-action="lab"]').click();
    await page.locator(".lab-view").waitFor();
    assert.equal(await page.locator(".lab-view").count(), 1);
    await page.close();
    await rm(folder, { recursive: true });
  });
}

test("a copy without its files says so", async () => {
  const { frame, close } = await openPage(browser, "disk", { hash: HASH });
  const saved = await frame.content();
  await close();
  const folder = await mkdtemp(join(tmpdir(), "last-coin-"));
  await writeFile(join(folder, "saved.html"), saved);
  const page = await browser.newPage();
  await page.goto(pathToFileURL(join(folder, "saved.html")).href);
  await page.getByText("The files of the game are missing").filter({ visible: true }).waitFor();
  assert.equal(await page.locator("[data-coin]").filter({ visible: true }).count(), 0);
  await page.close();
  await rm(folder, { recursive: true });
});
