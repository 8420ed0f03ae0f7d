// What build.sh does about the tools it needs, with stand-ins for them and for cargo.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, test } from "node:test";
import { fileURLToPath } from "node:url";

const SCRIPT = fileURLToPath(new URL("../build.sh", import.meta.url));

/** Notes how it was called, and makes an executable where cargo would. */
const CARGO = `#!/bin/sh
echo "$CARGO_TARGET_DIR $CARGO_PROFILE_RELEASE_OPT_LEVEL $2 $4" >>"$NOTES"
mkdir -p "\${9}/bin" && echo made >"\${9}/bin/$6" && chmod +x "\${9}/bin/$6"
`;

/** @type {string} */
let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "last-coin-"));
  mkdirSync(join(folder, "bin"));
  standIn("cargo", CARGO);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** @param {string} name @param {string} text */
function standIn(name, text) {
  writeFileSync(join(folder, "bin", name), text);
  chmodSync(join(folder, "bin", name), 0o755);
}

/** Asks build.sh for both tools. @returns {{ found: string[], notes: string[] }} where they then are, and cargo's notes */
function install() {
  const notes = join(folder, "notes");
  const env = { ...process.env, PATH: `${join(folder, "bin")}:/usr/bin:/bin`, XDG_CACHE_HOME: folder, NOTES: notes };
  const steps = `source "$1" help >/dev/null
    install_tool wasm-pack 1.2.3 wasm-pack >/dev/null
    install_tool wasm-bindgen-cli 4.5.6 wasm-bindgen >/dev/null
    command -v wasm-pack wasm-bindgen`;
  const printed = execFileSync("bash", ["-c", steps, "bash", SCRIPT], { env, encoding: "utf8" });
  return {
    found: printed.trim().split("\n"),
    notes: existsSync(notes) ? readFileSync(notes, "utf8").trim().split("\n") : [],
  };
}

test("tools of the right version on PATH are used", () => {
  standIn("wasm-pack", "#!/bin/sh\necho wasm-pack 1.2.3\n");
  standIn("wasm-bindgen", "#!/bin/sh\necho wasm-bindgen 4.5.6\n");
  const { found, notes } = install();
  assert.deepEqual(found, [join(folder, "bin/wasm-pack"), join(folder, "bin/wasm-bindgen")]);
  assert.deepEqual(notes, []);
});

test("tools of another version are compiled, without optimisation and into one folder, and nothing else is left", () => {
  standIn("wasm-pack", "#!/bin/sh\necho wasm-pack 1.2.2\n");
  const { found, notes } = install();
  const cache = join(folder, "last-coin");
  assert.deepEqual(found, [
    join(cache, "wasm-pack-1.2.3/wasm-pack"),
    join(cache, "wasm-bindgen-cli-4.5.6/wasm-bindgen"),
  ]);
  const [target] = notes[0].split(" ");
  assert.ok(target.startsWith(cache));
  assert.deepEqual(notes, [`${target} 0 wasm-pack 1.2.3`, `${target} 0 wasm-bindgen-cli 4.5.6`]);
  assert.deepEqual(readdirSync(cache), ["wasm-bindgen-cli-4.5.6", "wasm-pack-1.2.3"]);
});

test("tools that were compiled before are not compiled again", () => {
  install();
  assert.equal(install().notes.length, 2);
});
