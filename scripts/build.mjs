// Bundles the page for release and writes what is published.
//
//   node scripts/build.mjs OUT-FOLDER

import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { minify } from "terser";
import { bundleOptions } from "./bundle.mjs";
import { BYTE_ORDER_MARK, publishedPage, singleFile, zip } from "./publish.mjs";

const [outFolder] = process.argv.slice(2);
if (outFolder === undefined) throw new Error("no folder to write to was named");

await build(bundleOptions({ packageFolder: "wasm/pkg", labFolder: "wasm/pkg-lab", outFolder }));

const page = publishedPage(await readFile("index.html", "utf8"));
const script = await finish("last-coin.js", tighten);
const style = await finish("last-coin.css");
const labScript = await finish("lab.js", tighten);
const labStyle = await finish("lab.css");

const apache = await readFile("LICENSE-APACHE", "utf8");
const mit = await readFile("LICENSE-MIT", "utf8");
const thirdParty = await readFile("THIRD-PARTY.md", "utf8");

// Whoever unpacks the ZIP reads the licences by a click, so they bear an ending that every system opens.
await writeFile(
  join(outFolder, "last-coin.zip"),
  zip({
    "index.html": page,
    "dist/last-coin.js": script,
    "dist/last-coin.css": style,
    "dist/lab.js": labScript,
    "dist/lab.css": labStyle,
    "license-apache.txt": apache,
    "license-mit.txt": mit,
    "third-party.txt": thirdParty,
  }),
);
await writeFile(
  join(outFolder, "last-coin.html"),
  singleFile({
    page,
    script,
    style: `${style}${labStyle}`,
    labScript,
    notices: ["Last Coin\n", mit, thirdParty, apache].join("\n"),
  }),
);

/**
 * Changes what the bundler has written, and puts a byte order mark before it.
 *
 * @param {string} name of a file in the folder
 * @param {(text: string) => string | Promise<string>} [change]
 * @returns {Promise<string>} the text without the mark
 */
async function finish(name, change = (text) => text) {
  const file = join(outFolder, name);
  const text = await change(await readFile(file, "utf8"));
  await writeFile(file, BYTE_ORDER_MARK + text);
  return text;
}

/**
 * Makes a script some per cent smaller than the bundler's minifier leaves it.
 *
 * @param {string} script
 */
async function tighten(script) {
  const { code = "" } = await minify(script, {
    ecma: 2022,
    compress: { ecma: 2022, passes: 3, keep_fargs: false, pure_getters: true, unsafe_methods: true },
    format: { ecma: 2022, comments: /@license/ },
  });
  return code;
}
