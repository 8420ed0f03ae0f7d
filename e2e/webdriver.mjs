// Firefox and WebKit, as people have them: started here and told what to do by the commands of WebDriver, which Firefox
// takes over a socket (Marionette) and WebKit over HTTP.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createConnection, createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath, pathToFileURL } from "node:url";

/** @typedef {(name: keyof typeof COMMANDS, given?: Record<string, unknown>) => Promise<any>} Command */
/** `none`: opening a page waits for nothing. @typedef {{ pageLoadStrategy?: "none" }} Capabilities */
/** @typedef {{ command: Command, close: () => Promise<void> }} Driver */

/** The commands by their names in Marionette, with what they are over HTTP. */
const COMMANDS = /** @type {const} */ ({
  NewSession: ["POST", "/session"],
  DeleteSession: ["DELETE", ""],
  Navigate: ["POST", "/url"],
  Back: ["POST", "/back"],
  Refresh: ["POST", "/refresh"],
  SetWindowRect: ["POST", "/window/rect"],
  ExecuteScript: ["POST", "/execute/sync"],
  FindElement: ["POST", "/element"],
  ElementClick: ["POST", "/element/{id}/click"],
  ElementClear: ["POST", "/element/{id}/clear"],
  ElementSendKeys: ["POST", "/element/{id}/value"],
});

const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
const PATIENCE = 15_000;

/** The preferences of a Firefox that talks to nobody, and takes every file on disk for an origin of its own, as it does unasked. */
const PREFERENCES = {
  "marionette.port": 0,
  "security.fileuri.strict_origin_policy": true,
  "app.update.disabledForTesting": true,
  "browser.shell.checkDefaultBrowser": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "services.settings.server": "data:,#remote-settings-dummy/v1",
  "toolkit.telemetry.reportingpolicy.firstRun": false,
};

const WEBKIT_PROGRAMS = ["WebKitWebDriver", "xvfb-run"];
const MINI_BROWSERS = ["4.1", "6.0", "4.0"].map(
  (version) =>
    `/usr/lib/${process.arch === "arm64" ? "aarch64" : "x86_64"}-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
);

/** How each browser is started, where it is installed. */
export const BROWSERS = {
  firefox: { start: startFirefox, isHere: () => findProgram("firefox") !== undefined },
  webkit: {
    start: startWebKit,
    isHere: () => WEBKIT_PROGRAMS.every((name) => findProgram(name) !== undefined) && MINI_BROWSERS.some(existsSync),
  },
};

/** @param {string} name */
function findProgram(name) {
  return (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(existsSync);
}

/**
 * The page from disk in a browser, and what a person does there.
 *
 * @param {Driver} driver
 */
export function pageIn({ command }) {
  /**
   * Runs a function in the window.
   *
   * @template T
   * @param {(...given: any[]) => T} act
   * @param {...unknown} args
   * @returns {Promise<T>}
   */
  const run = (act, ...args) => command("ExecuteScript", { script: `return (${act}).apply(null, arguments)`, args });

  /** @param {() => Promise<unknown>} holds @param {string} what */
  async function until(holds, what) {
    const end = Date.now() + PATIENCE;
    while (!(await holds().catch(falseWhileUnloading))) {
      if (Date.now() > end) throw new Error(`waited in vain for ${what}`);
      await pause(50);
    }
  }

  /** A page that is being left answers no question; the one that comes will. @param {unknown} error */
  function falseWhileUnloading(error) {
    if (error instanceof Error && error.message.includes("unload")) return false;
    throw error;
  }

  /** Waits until an element can be seen, and with a text in it where one is given. @param {string} selector @param {string} [text] */
  const see = (selector, text = "") => until(() => run(isSeen, selector, text), `${selector} ${text}`);

  /** @param {string} selector */
  async function find(selector) {
    await see(selector);
    return (await command("FindElement", { using: "css selector", value: selector }))[ELEMENT];
  }

  return {
    run,
    see,
    /** @param {string} hash the set-up in the address @param {string} [page] the one on disk unless another is named */
    async open(hash, page = pathToFileURL(fileURLToPath(new URL("../index.html", import.meta.url))).href) {
      await command("Navigate", { url: `${page}#${hash}` });
    },
    /** @param {string} selector */
    async click(selector) {
      await command("ElementClick", { id: await find(selector) });
    },
    /** @param {string} selector @param {string} text */
    async type(selector, text) {
      const id = await find(selector);
      await command("ElementClear", { id });
      await command("ElementSendKeys", { id, text });
    },
    /** At once, as a test that types a long text would wait for the browser. @param {string} selector @param {string} text */
    async paste(selector, text) {
      await see(selector);
      await run(pasted, selector, text);
    },
    back: () => command("Back"),
    reload: () => command("Refresh"),
    /** The window with its frame: what the page gets is less. @param {number} width @param {number} height */
    resize: (width, height) => command("SetWindowRect", { width, height }),
  };
}

/** Runs in the window. @param {string} selector @param {string} text */
function isSeen(selector, text) {
  return [...document.querySelectorAll(selector)].some(
    (each) => each.checkVisibility({ visibilityProperty: true }) && (each.textContent ?? "").includes(text),
  );
}

/** Runs in the window. @param {string} selector @param {string} text */
function pasted(selector, text) {
  const field = /** @type {HTMLTextAreaElement} */ (document.querySelector(selector));
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** @param {Capabilities} [capabilities] @returns {Promise<Driver>} */
async function startFirefox(capabilities = {}) {
  const profile = await mkdtemp(join(tmpdir(), "last-coin-firefox-"));
  const preferences = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, "user.js"), preferences.join("\n"));
  const browser = spawn("firefox", ["--headless", "--marionette", "--no-remote", "--profile", profile], {
    stdio: "ignore",
  });
  const ended = once(browser, "exit");
  async function stop() {
    browser.kill();
    await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
  /** @type {number} */
  let port;
  try {
    port = await whenReady(async () => Number(await readFile(join(profile, "MarionetteActivePort"), "utf8")));
  } catch (error) {
    await stop();
    throw error;
  }
  const socket = createConnection(port, "127.0.0.1");
  /** @type {Map<number, { resolve: (result: any) => void, reject: (error: Error) => void }>} */
  const asked = new Map();
  listenToMessages(socket, (message) => {
    // The first one only says hello.
    if (!Array.isArray(message)) return;
    const [, id, error, result] = message;
    const waiting = asked.get(id);
    asked.delete(id);
    if (error === null) waiting?.resolve(result);
    else waiting?.reject(new Error(error.message));
  });

  let count = 0;
  /** @type {Command} */
  const command = async (name, given = {}) => {
    const id = ++count;
    /** @type {Promise<any>} */
    const answer = new Promise((resolve, reject) => asked.set(id, { resolve, reject }));
    const message = Buffer.from(JSON.stringify([0, id, `WebDriver:${name}`, given]));
    socket.write(`${message.length}:`);
    socket.write(message);
    const result = await answer;
    return result !== null && "value" in result ? result.value : result;
  };
  await command("NewSession", capabilities);
  return {
    command,
    async close() {
      socket.destroy();
      await stop();
    },
  };
}

/**
 * Messages of Marionette are JSON with the number of bytes and a colon before it.
 *
 * @param {import("node:net").Socket} socket
 * @param {(message: any) => void} take
 */
function listenToMessages(socket, take) {
  let bytes = Buffer.alloc(0);
  socket.on("data", (more) => {
    bytes = Buffer.concat([bytes, more]);
    for (;;) {
      const colon = bytes.indexOf(":");
      const end = colon + 1 + Number(bytes.subarray(0, Math.max(colon, 0)).toString());
      if (colon < 0 || bytes.length < end) return;
      const message = JSON.parse(bytes.subarray(colon + 1, end).toString());
      bytes = bytes.subarray(end);
      take(message);
    }
  });
}

/** @param {Capabilities} [capabilities] @returns {Promise<Driver>} */
async function startWebKit(capabilities = {}) {
  const port = await freePort();
  // In a group of its own, so that the screen and all that the browser started end with it.
  const driver = spawn("xvfb-run", ["-a", "-s", "-screen 0 1400x1000x24", "WebKitWebDriver", `--port=${port}`], {
    stdio: "ignore",
    detached: true,
  });
  const ended = once(driver, "exit");
  let session = "";
  /** @type {Command} */
  const command = async (name, { id, ...given } = {}) => {
    const [method, path] = COMMANDS[name];
    const response = await fetch(`http://127.0.0.1:${port}${session}${path.replace("{id}", String(id))}`, {
      method,
      ...(method === "POST" && { body: JSON.stringify(given) }),
    });
    const { value } = /** @type {any} */ (await response.json());
    if (!response.ok) throw new Error(value.message || value.error);
    return value;
  };
  async function stop() {
    process.kill(-(/** @type {number} */ (driver.pid)));
    await ended;
  }
  const alwaysMatch = {
    ...capabilities,
    "webkitgtk:browserOptions": { binary: MINI_BROWSERS.find(existsSync), args: ["--automation"] },
  };
  try {
    const { sessionId } = await whenReady(() => command("NewSession", { capabilities: { alwaysMatch } }));
    session = `/session/${sessionId}`;
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    command,
    async close() {
      // One that has crashed has no session any more.
      await command("DeleteSession").catch(() => {});
      await stop();
    },
  };
}

/** @returns {Promise<number>} */
async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  server.close();
  await once(server, "close");
  return port;
}

/**
 * Tries until it succeeds: the browser is still starting.
 *
 * @template T
 * @param {() => Promise<T>} attempt
 */
async function whenReady(attempt) {
  for (const end = Date.now() + PATIENCE; ; await pause(100)) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}
