import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { FluentResource } from "@fluent/bundle";

const folder = new URL("./", import.meta.url);
const read = (/** @type {string} */ file) => readFile(new URL(file, folder), "utf8");

/** What is asked for by name in each message. @param {string} text */
function variables(text) {
  return new Map(
    new FluentResource(text).body.map((message) => [
      message.id,
      new Set([...JSON.stringify(message.value).matchAll(/"type":"var","name":"(\w+)"/g)].map(([, name]) => name)),
    ]),
  );
}

for (const view of ["matches", "records"]) {
  test(`the texts of ${view} are there in every language, and each is used`, async () => {
    const english = variables(await read(`locales/en/${view}.ftl`));
    for (const language of ["ja", "zh"]) {
      const other = variables(await read(`locales/${language}/${view}.ftl`));
      assert.deepEqual([...other.keys()], [...english.keys()]);
      for (const [id, names] of other) {
        const known = english.get(id) ?? new Set();
        for (const name of names) assert.ok(known.has(name), `${language}: ${id} asks for $${name}`);
      }
    }
    const files = (await readdir(folder, { recursive: true })).filter((file) => /(?<!\.test)\.js$/.test(file));
    const code = (await Promise.all(files.map(read))).join("\n");
    const families = [...code.matchAll(/`([a-z_-]+-)\$\{/g)].map(([, start]) => start);
    for (const id of english.keys()) {
      const isNamed = code.includes(`"${id}"`) || families.some((start) => id.startsWith(start));
      assert.ok(isNamed || /-named$/.test(id), `${id} is never used`);
    }
  });
}
