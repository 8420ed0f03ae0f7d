// The page opens wherever it is put, and says so where it cannot.

import assert from "node:assert/strict";
import { copyFile, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { launchBrowser } from "./browser.mjs";
import { openPage, unpackZip, WAYS } from "./pages.mjs";

/** @type {import("playwright-core").Browser} */
let browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser.close());

for (const way of WAYS) {
  test(`opens without a complaint (${way})`, async () => {
    const { frame, problems, close } = await openPage(browser, way);
    const status = frame.locator('[role="status"][data-state]');
    await status.waitFor();
    assert.notEqual(((await status.textContent()) ?? "").trim(), "");
    assert.equal(await frame.getByText("./build.sh").filter({ visible: true }).count(), 0);
    assert.deepEqual(problems, []);
    await close();
  });

  test(`says that WebAssembly is missing (${way})`, async () => {
    const { frame, close } = await openPage(browser, way, {
      before: () => {
        Reflect.deleteProperty(globalThis, "WebAssembly");
      },
    });
    await frame.getByText("WebAssembly").filter({ visible: true }).first().waitFor();
    await close();
  });
}

test("says that WebAssembly is blocked by the site's policy", async () => {
  // No 'wasm-unsafe-eval'.
  const { frame, close } = await openPage(browser, "frame", { policy: "script-src * 'unsafe-inline'" });
  await frame.getByText("WebAssembly").filter({ visible: true }).first().waitFor();
  await close();
});

test("says how to build it when it is not built", async () => {
  const folder = await mkdtemp(join(tmpdir(), "last-coin-"));
  await copyFile(new URL("../index.html", import.meta.url), join(folder, "index.html"));
  const page = await browser.newPage();
  await page.goto(pathToFileURL(join(folder, "index.html")).href);
  await page.getByText("./build.sh").filter({ visible: true }).first().waitFor();
  await page.close();
  await rm(folder, { recursive: true });
});

test("the ZIP has few files, plainly named, with index.html at its root", async () => {
  const names = [...(await unpackZip()).keys()];
  assert.ok(names.includes("index.html"));
  assert.ok(names.length <= 20);
  for (const name of names) assert.match(name, /^[a-z0-9./-]+$/);
});

test("the single file carries the notices of the libraries in it", async () => {
  const root = new URL("../", import.meta.url);
  const whole = await readFile(new URL("dist/last-coin.html", root), "utf8");
  for (const notice of ["THIRD-PARTY.md", "LICENSE-APACHE", "LICENSE-MIT"]) {
    assert.ok(whole.includes(await readFile(new URL(notice, root), "utf8")), notice);
  }
});
