// The two forms of the finished page that people upload and send: the ZIP and the single HTML file.

import { Script } from "node:vm";
import { zipSync } from "fflate";
import { replaceOnce } from "./replace-once.mjs";

/** Before a text, it makes browsers read UTF-8 whatever encoding a server names: another one would change the wasm inside the scripts. */
export const BYTE_ORDER_MARK = "\ufeff";

/** Every entry bears this date, so that the same page always makes the same ZIP. */
const ZIP_DATE = new Date(1980, 0, 1);

/**
 * The page as it is published: what it says to whoever has not built it yet is left out.
 *
 * @param {string} page
 */
export function publishedPage(page) {
  return replaceOnce(page, /\n *<div id="unbuilt">[\s\S]*?<\/div>/g, "");
}

/**
 * Packs texts, given by the names of their files, into a ZIP.
 *
 * @param {Record<string, string>} files
 * @returns {Uint8Array}
 */
export function zip(files) {
  const encoder = new TextEncoder();
  const entries = Object.entries(files).map(([name, text]) => [name, encoder.encode(BYTE_ORDER_MARK + text)]);
  return zipSync(Object.fromEntries(entries), { level: 9, mtime: ZIP_DATE });
}

/**
 * Puts the scripts and the stylesheet into the page that asks for them. The laboratory's script stands there as a text, which
 * the page runs when the laboratory is opened. The notices that licences ask for come last: a page must name its encoding
 * within its first kilobyte.
 *
 * @param {{ page: string, script: string, style: string, labScript: string, notices: string }} parts
 * @returns {string}
 */
export function singleFile({ page, script, style, labScript, notices }) {
  const noted = replaceOnce(page, /(?=<\/html>)/g, `<!--\n${safeComment(notices)}-->\n`);
  const styled = replaceOnce(
    noted,
    /<link\b[^>]*\bhref="dist\/last-coin\.css"[^>]*>/g,
    `<style media="print" id="style">\n${safeStyle(style)}</style>`,
  );
  const whole = replaceOnce(
    styled,
    /<script\b[^>]*\bsrc="dist\/last-coin\.js"[^>]*><\/script>/g,
    [
      `<script>\n${safeScript(script)}</script>\n`,
      `<script type="text/plain" id="lab-script">\n${safeScript(labScript)}</script>`,
    ].join(""),
  );
  return BYTE_ORDER_MARK + whole;
}

/**
 * Inside a page, `</script` would end the script wherever it stands, and `<!--` followed by `<script` would hide its end.
 * Both occur in strings and regular expressions only, where `\x3c` means the same as `<`; should one ever stand in code,
 * the script no longer parses and the build stops here.
 *
 * @param {string} script
 */
function safeScript(script) {
  const safe = script.replace(/<(?=!--|\/?script)/gi, "\\x3c");
  new Script(safe);
  return safe;
}

/** @param {string} style */
function safeStyle(style) {
  if (/<\/style/i.test(style)) throw new Error("the stylesheet contains </style, which would end it inside a page");
  return style;
}

/** @param {string} text */
function safeComment(text) {
  if (/--!?>|<!--/.test(text)) throw new Error("the notices contain what begins or ends a comment");
  return text;
}
