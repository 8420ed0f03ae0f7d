// Opens the built page in the ways in which people meet it. Tests say what must hold and run it in each way.

import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { fileURLToPath, pathToFileURL } from "node:url";
import { unzipSync } from "fflate";

const ROOT = new URL("../", import.meta.url);

/**
 * The ways to open the page:
 * - `disk`: index.html of the project, from file://
 * - `frame`: the ZIP, unpacked, served over http in `<iframe sandbox="allow-scripts">` on another page
 * - `single`: dist/last-coin.html, from file://
 */
export const WAYS = /** @type {const} */ (["disk", "frame", "single"]);

/** @typedef {typeof WAYS[number]} Way */

/**
 * @typedef {object} Opened
 * @property {import("playwright-core").Frame} frame where the game is: its locators, its `evaluate`
 * @property {import("playwright-core").Page} page the whole window: keyboard, mouse, screenshots
 * @property {string[]} problems what the console and uncaught errors have said so far; a good page leaves it empty
 * @property {() => Promise<void>} close closes the window; closing the browser closes all of them
 */

/**
 * Opens the page in a window of its own, which shares no storage with others.
 *
 * @param {import("playwright-core").Browser} browser
 * @param {Way} way
 * @param {object} [options]
 * @param {string} [options.hash] the set-up in the address, such as `k=3&n=21`
 * @param {import("playwright-core").BrowserContextOptions} [options.context] size, language, colour scheme, touch…
 * @param {() => void} [options.before] runs in the window before the page's own scripts
 * @param {string[]} [options.traps] functions of the core at which its first instance fails
 * @param {string} [options.policy] the Content-Security-Policy under which `frame` is served
 * @param {boolean} [options.isEarly] whether not to wait until the page can play, or says that it cannot
 * @returns {Promise<Opened>}
 */
export async function openPage(
  browser,
  way,
  { hash = "", context: contextOptions = {}, before, traps, policy, isEarly } = {},
) {
  const context = await browser.newContext(contextOptions);
  if (before !== undefined) await context.addInitScript(before);
  if (traps !== undefined) await context.addInitScript(trapFirst, traps);
  const page = await context.newPage();
  const problems = collectProblems(page);
  const fragment = hash === "" ? "" : `#${hash}`;
  const close = () => context.close();

  if (way === "frame") {
    const host = await serveGame(await unpackZip(), { fragment, policy });
    context.on("close", host.close);
    await page.goto(host.address);
    const frame = page.frame({ name: "game" });
    if (frame === null) throw new Error("the host page has no frame");
    if (!isEarly) await waitUntilReady(frame);
    return { frame, page, problems, close };
  }

  const file = way === "disk" ? "index.html" : "dist/last-coin.html";
  await page.goto(pathToFileURL(fileURLToPath(new URL(file, ROOT))).href + fragment);
  if (!isEarly) await waitUntilReady(page.mainFrame());
  return { frame: page.mainFrame(), page, problems, close };
}

/**
 * Runs in the window: the first instance of the wasm package traps at these functions, and those after it do not.
 *
 * @param {string[]} names
 */
function trapFirst(names) {
  const instantiate = WebAssembly.instantiate.bind(WebAssembly);
  const fail = () => {
    throw new WebAssembly.RuntimeError("unreachable");
  };
  let isFirst = true;
  /** @type {any} */ (WebAssembly).instantiate = async (
    /** @type {WebAssembly.Module} */ module,
    /** @type {WebAssembly.Imports} */ imports,
  ) => {
    const instance = await instantiate(module, imports);
    if (!isFirst) return instance;
    isFirst = false;
    const failing = Object.fromEntries(names.map((name) => [name, fail]));
    return { module, instance: { exports: { ...instance.exports, ...failing } } };
  };
}

/**
 * Runs in the window: every instance of a wasm package traps at the functions that the window's `failing` names at the time.
 */
export function failAsNamed() {
  const instantiate = WebAssembly.instantiate.bind(WebAssembly);
  /** @type {any} */ (WebAssembly).instantiate = async (
    /** @type {WebAssembly.Module} */ module,
    /** @type {WebAssembly.Imports} */ imports,
  ) => {
    const instance = await instantiate(module, imports);
    Reflect.set(window, "starts", (Reflect.get(window, "starts") ?? 0) + 1);
    const exports = Object.entries(instance.exports).map(([name, call]) => [
      name,
      typeof call !== "function"
        ? call
        : (/** @type {unknown[]} */ ...values) => {
            if (Reflect.get(window, "failing")?.includes(name)) throw new WebAssembly.RuntimeError("unreachable");
            return call(...values);
          },
    ]);
    return { module, instance: { exports: Object.fromEntries(exports) } };
  };
}

/**
 * Until what fails is not tried again by itself: what a person then does is the next try. Works with `failAsNamed`.
 *
 * @param {import("playwright-core").Frame} frame
 */
export async function untilGivenUp(frame) {
  let before;
  let starts;
  do {
    before = starts;
    await frame.waitForTimeout(1000);
    starts = await frame.evaluate(() => Reflect.get(window, "starts"));
  } while (starts !== before);
}

/**
 * The first coins are only a picture that remembers what was pressed (index.html).
 *
 * @param {import("playwright-core").Frame} frame
 */
export function waitUntilReady(frame) {
  return frame.locator("#board:not([aria-busy])").waitFor({ state: "attached" });
}

/**
 * @param {import("playwright-core").Page} page
 * @returns {string[]}
 */
export function collectProblems(page) {
  /** @type {string[]} */
  const problems = [];
  page.on("pageerror", (error) => problems.push(`uncaught: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") problems.push(message.text());
  });
  return problems;
}

/**
 * The files in dist/last-coin.zip by their names.
 *
 * @returns {Promise<Map<string, Uint8Array>>}
 */
export async function unpackZip() {
  return new Map(Object.entries(unzipSync(await readFile(new URL("dist/last-coin.zip", ROOT)))));
}

/** @type {Record<string, string>} */
const TYPES = { html: "text/html", js: "text/javascript", css: "text/css" };

/**
 * Serves the files under /game/, and at / a page that shows them in a sandboxed frame, as sites that host games do. What is
 * below /never/ hangs for ever.
 *
 * @param {Map<string, Uint8Array>} files
 * @param {object} [options]
 * @param {string} [options.fragment] of the game's address in the frame
 * @param {string} [options.policy]
 * @param {string} [options.encoding] that the server names
 */
export async function serveGame(files, { fragment = "", policy, encoding = "utf-8" } = {}) {
  const hostPage = `<!doctype html><meta charset="utf-8"><title>A host</title>
    <style>body { margin: 0 } iframe { display: block; border: 0; width: 100vw; height: 100dvh }</style>
    <iframe name="game" sandbox="allow-scripts" src="/game/index.html${fragment.replaceAll("&", "&amp;")}"></iframe>`;

  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname);
    const file = files.get(path.replace("/game/", ""));
    if (path === "/") {
      response.writeHead(200, { "Content-Type": TYPES.html }).end(hostPage);
    } else if (path.startsWith("/never/")) {
      // Says nothing.
    } else if (file !== undefined) {
      response.setHeader("Content-Type", `${TYPES[path.split(".").pop() ?? ""]}; charset=${encoding}`);
      if (policy !== undefined) response.setHeader("Content-Security-Policy", policy);
      response.end(file);
    } else {
      // Browsers ask for an icon unasked, and would report its absence as a problem of the page.
      response.writeHead(path === "/favicon.ico" ? 204 : 404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  const address = `http://127.0.0.1:${port}/`;
  return {
    address,
    game: `${address}game/index.html`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
