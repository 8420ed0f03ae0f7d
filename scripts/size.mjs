// Says what a first visit downloads, and fails when that is too much.

import { readFile } from "node:fs/promises";
import { brotliCompressSync, constants } from "node:zlib";

/** The most that the wasm of a first visit may weigh, and the most that all else may, compressed: 50 KB each. */
const LIMIT = 50 * 1024;

const wasm = await weigh("wasm/pkg/last_coin_wasm_bg.wasm");
const page = await weigh("index.html");
const script = await weigh("dist/last-coin.js");
const style = await weigh("dist/last-coin.css");
const total = { raw: page.raw + script.raw + style.raw, brotli: page.brotli + script.brotli + style.brotli };

print("wasm alone", wasm);
print("page", page);
print("script (wasm inside)", script);
print("stylesheet", style);
print("first visit", total);

hold("The wasm", wasm.brotli);
hold("What is beside the wasm", total.brotli - wasm.brotli);

/** @param {string} file */
async function weigh(file) {
  const bytes = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return { raw: bytes.length, brotli: brotliCompressSync(bytes, { params }).length };
}

/**
 * @param {string} what
 * @param {number} weight
 */
function hold(what, weight) {
  if (weight <= LIMIT) return;
  console.error(`${what} weighs ${weight - LIMIT} bytes more than the limit of ${LIMIT}.`);
  process.exitCode = 1;
}

/**
 * @param {string} what
 * @param {{ raw: number, brotli: number }} size
 */
function print(what, { raw, brotli }) {
  console.log(`${what.padEnd(22)}${String(raw).padStart(8)} bytes, ${String(brotli).padStart(6)} with brotli`);
}
