import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { FluentResource } from "@fluent/bundle";

const folder = new URL("./", import.meta.url);

/** @param {string} path */
const ids = async (path) => new FluentResource(await readFile(new URL(path, folder), "utf8")).body.map(({ id }) => id);

/** @param {string} language */
async function idsIn(language) {
  const files = (await readdir(new URL(`locales/${language}/`, folder))).sort();
  return (await Promise.all(files.map((file) => ids(`locales/${language}/${file}`)))).flat();
}

test("every language has the same messages, each once, and none has the name of one of the page's", async () => {
  const english = (await idsIn("en")).sort();
  const taken = new Set(await ids("../locales/en.ftl"));
  assert.equal(new Set(english).size, english.length);
  assert.deepEqual(
    english.filter((id) => taken.has(id)),
    [],
  );
  for (const language of ["ja", "zh"]) assert.deepEqual((await idsIn(language)).sort(), english);
});

test("every message that the laboratory names exists, and every one that exists is named", async () => {
  const files = (await readdir(folder, { recursive: true })).filter((file) => /(?<!\.test)\.js$/.test(file));
  const code = (await Promise.all(files.map((file) => readFile(new URL(file, folder), "utf8")))).join("\n");
  const families = [...code.matchAll(/`([a-z]+-(?:[a-z]+-)*)\$\{/g)].map(([, start]) => start);
  const endings = [...code.matchAll(/`\$\{[a-z]+\}(-[a-z-]+)`/g)].map(([, end]) => end);
  const own = await idsIn("en");
  const all = new Set([...own, ...(await ids("../locales/en.ftl"))]);
  for (const [, id] of code.matchAll(/tell\("([a-z-]+)"/g)) assert.ok(all.has(id), `${id} is missing`);
  for (const id of own) {
    assert.ok(
      code.includes(`"${id}"`) ||
        families.some((start) => id.startsWith(start)) ||
        endings.some((end) => id.endsWith(end)),
      `${id} is never used`,
    );
  }
});
