// How www/ becomes classic scripts and stylesheets, with the wasm packages inside the scripts: one of each for the game, and
// one of each for the laboratory, which is loaded when it is first opened.
//
// A module script, or fetching a .wasm file, fails from file:// in every browser and in sandboxed frames; a classic
// script that carries the bytes runs in all of them.

import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { replaceOnce } from "./replace-once.mjs";

/**
 * What esbuild is asked to do: to write `last-coin.js` and `last-coin.css`, `lab.js` and `lab.css`.
 *
 * @param {{ packageFolder: string, labFolder: string, outFolder: string, dev?: boolean }} options the folders are what
 *   `wasm-pack build --target no-modules` wrote
 * @returns {import("esbuild").BuildOptions}
 */
export function bundleOptions({ packageFolder, labFolder, outFolder, dev = false }) {
  return {
    entryPoints: [
      { in: "www/main.js", out: "last-coin" },
      { in: "www/style.css", out: "last-coin" },
      { in: "www/lab/main.js", out: "lab" },
      { in: "www/lab/style.css", out: "lab" },
    ],
    outdir: outFolder,
    bundle: true,
    format: "iife",
    target: "es2022",
    charset: "utf8",
    minify: !dev,
    sourcemap: dev && "inline",
    legalComments: "eof",
    plugins: [
      messages(),
      labMessages(),
      wasmPackage("last-coin-package", packageFolder),
      wasmPackage("last-coin-lab-package", labFolder),
    ],
    logLevel: "warning",
  };
}

/**
 * Reads the laboratory's messages, which are in a file for each view.
 *
 * @returns {import("esbuild").Plugin}
 */
function labMessages() {
  return {
    name: "lab-messages",
    setup(build) {
      build.onLoad({ filter: /\.ftl$/ }, async ({ path }) => {
        const { body } = new FluentResource(await readFile(path, "utf8"));
        return { contents: JSON.stringify({ body: body.map(({ id, value }) => ({ id, value })) }), loader: "json" };
      });
    },
  };
}

/**
 * A part of a message as www/texts.js unpacks it: shorter, because Fluent spells out what each part is.
 *
 * @param {any} part
 * @returns {unknown}
 */
function packed(part) {
  if (Array.isArray(part)) return part.map(packed);
  if (part?.type === "var") return { v: part.name };
  if (part?.type !== "select") return part;
  const { selector, variants, star } = part;
  const keys = variants.map((/** @type {any} */ { key }) => key.value);
  return { s: packed(selector), k: keys, o: variants.map((/** @type {any} */ { value }) => packed(value)), d: star };
}

/** The languages whose texts are in www/locales/. */
const LANGUAGES = ["ja", "en", "zh"];

/**
 * Gives the page its module `last-coin-texts`: the messages as Fluent has read them, so that the reader need not be on the
 * page, and their names once for all languages, since all have the same messages.
 *
 * @returns {import("esbuild").Plugin}
 */
function messages() {
  return {
    name: "messages",
    setup(build) {
      build.onResolve({ filter: /^last-coin-texts$/ }, ({ path }) => ({ path, namespace: "messages" }));
      build.onLoad({ filter: /.*/, namespace: "messages" }, async () => {
        const watchFiles = LANGUAGES.map((language) => resolve(`www/locales/${language}.ftl`));
        const texts = await Promise.all(
          watchFiles.map(async (file) => new FluentResource(await readFile(file, "utf8"))),
        );
        const ids = texts[0].body.map(({ id }) => id);
        const patterns = texts.map(({ body }) =>
          ids.map((id) => packed(body.find((message) => message.id === id)?.value)),
        );
        const languages = Object.fromEntries(LANGUAGES.map((language, place) => [language, patterns[place]]));
        return { contents: JSON.stringify({ ids: ids.join(" "), languages }), loader: "json", watchFiles };
      });
    },
  };
}

/**
 * Gives the page a module that makes instances of a wasm package.
 *
 * @param {string} name
 * @param {string} folder
 * @returns {import("esbuild").Plugin}
 */
function wasmPackage(name, folder) {
  const glueFile = resolve(folder, "last_coin_wasm.js");
  const wasmFile = resolve(folder, "last_coin_wasm_bg.wasm");
  return {
    name,
    setup(build) {
      build.onResolve({ filter: new RegExp(`^${name}$`) }, () => ({ path: glueFile, namespace: name }));
      build.onLoad({ filter: /.*/, namespace: name }, async () => ({
        contents: packageModule(await readFile(glueFile, "utf8"), await readFile(wasmFile)),
      }));
    },
  };
}

/**
 * The glue keeps its instance in variables of its own, so it is wrapped in a function: each call makes another one.
 * `document` is hidden from it, because the glue works out a base address from the document at once, and that throws in
 * pages that have none (srcdoc frames).
 *
 * @param {string} glue
 * @param {Buffer} wasm
 */
function packageModule(glue, wasm) {
  return `
    function makeGlue() {
      const document = undefined;
      ${withoutInitSync(glue)}
      return wasm_bindgen;
    }

    const text = ${JSON.stringify(textOf(wasm))};

    function wasmBytes() {
      const bytes = new Uint8Array(text.length);
      for (let i = 0; i < bytes.length; i++) bytes[i] = text.charCodeAt(i) - ${SHIFT};
      return bytes;
    }

    let compiled;

    export async function createPackage() {
      compiled ??= WebAssembly.compile(wasmBytes());
      const glue = makeGlue();
      await glue({ module_or_path: await compiled });
      return glue;
    }
  `;
}

/**
 * Takes the way to start without waiting, which the page does not use, out of what the glue exports: the minifier then
 * leaves its code out.
 *
 * @param {string} glue
 */
function withoutInitSync(glue) {
  return replaceOnce(
    glue,
    /Object\.assign\(__wbg_init, \{ initSync \}, exports\)/g,
    "Object.assign(__wbg_init, exports)",
  );
}

/** Makes printable characters of the bytes that wasm has most of: zero, the ends of blocks, the common instructions. */
const SHIFT = 35;

/** What would have to be escaped in a string, or might be mistaken for HTML where the script stands in a page. */
const AWKWARD = '\0\x07\b\n\v\f\r\x1b"\\<';

/**
 * One character for each byte: the byte plus `SHIFT`, modulo 256, and 256 higher where that is an awkward character.
 *
 * This is what web servers compress best. Base64 hides from them where bytes begin and end: with it, the whole script came
 * out 18 % larger with brotli. In hexadecimal it came out 2 % larger, and 45 % larger before compression.
 *
 * @param {Buffer} bytes
 */
function textOf(bytes) {
  const characters = Array.from(bytes, (byte) => {
    const character = String.fromCharCode((byte + SHIFT) % 256);
    return AWKWARD.includes(character) ? String.fromCharCode(character.charCodeAt(0) + 256) : character;
  });
  return characters.join("");
}
