// Bundles the page for release and writes what is published.
//
//   node scripts/build.mjs OUT-FOLDER

import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { minify } from "terser";
import { bundleOptions } from "./bundle.mjs";
import { singleFile, zip } from "./publish.mjs";

const [outFolder] = process.argv.slice(2);
if (outFolder === undefined) throw new Error("no folder to write to was named");

await build(bundleOptions({ packageFolder: "wasm/pkg", labFolder: "wasm/pkg-lab", outFolder }));

const page = await readFile("index.html", "utf8");
const script = await tighten(join(outFolder, "last-coin.js"));
const style = await readFile(join(outFolder, "last-coin.css"), "utf8");
const labScript = await tighten(join(outFolder, "lab.js"));
const labStyle = await readFile(join(outFolder, "lab.css"), "utf8");

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
 * Makes the script some per cent smaller than the bundler's minifier leaves it.
 *
 * @param {string} file
 * @returns {Promise<string>} what it holds now
 */
async function tighten(file) {
  const { code = "" } = await minify(await readFile(file, "utf8"), {
    ecma: 2022,
    compress: { ecma: 2022, passes: 3, keep_fargs: false, pure_getters: true, unsafe_methods: true },
    format: { ecma: 2022, comments: /@license/ },
  });
  await writeFile(file, code);
  return code;
}
