// The texts of the review and of the conjectures: the same in every language, all of them used, and none missing.

import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { FluentResource } from "@fluent/bundle";

const LAB = new URL("../", import.meta.url);
const LANGUAGES = ["en", "ja", "zh"];
const VIEWS = ["review", "claims"];

/** @param {URL} file */
async function bodyOf(file) {
  return new FluentResource(await readFile(file, "utf8")).body;
}

/** @param {string} language @param {string} view */
const own = (language, view) => bodyOf(new URL(`locales/${language}/${view}.ftl`, LAB));

/** @param {unknown} value */
function variablesOf(value) {
  return new Set([...JSON.stringify(value).matchAll(/"type":"var","name":"(\w+)"/g)].map(([, name]) => name));
}

for (const view of VIEWS) {
  test(`every language has the same messages: ${view}`, async () => {
    const english = await own("en", view);
    const known = new Set(english.flatMap(({ value }) => [...variablesOf(value)]));
    for (const language of LANGUAGES) {
      const body = await own(language, view);
      assert.deepEqual(body.map(({ id }) => id).sort(), english.map(({ id }) => id).sort(), language);
      for (const { id, value } of body) {
        for (const name of variablesOf(value)) assert.ok(known.has(name), `${language}: ${id} asks for $${name}`);
      }
    }
  });
}

test("every message is used, and every one that is told exists", async () => {
  const files = ["review.js", "claims.js", "piles.js", "refusal.js"].map((file) => new URL(file, LAB));
  for (const folder of ["review/", "claims/"]) {
    const names = await readdir(new URL(folder, LAB));
    files.push(...names.filter((name) => !name.includes(".test.")).map((name) => new URL(folder + name, LAB)));
  }
  const code = (await Promise.all(files.map((file) => readFile(file, "utf8")))).join("\n");
  const bodies = await Promise.all(VIEWS.map((view) => own("en", view)));
  const ids = bodies.flatMap((body) => body.map(({ id }) => id));
  assert.equal(new Set(ids).size, ids.length);
  const page = [
    ...(await bodyOf(new URL("../locales/en.ftl", LAB))),
    ...(await bodyOf(new URL("locales/en/frame.ftl", LAB))),
  ].map(({ id }) => id);
  for (const [, id] of code.matchAll(/tell\(\s*"([\w-]+)"/g)) {
    assert.ok(ids.includes(id) || page.includes(id), `${id} is missing`);
  }
  const families = [...code.matchAll(/`([a-z]+(?:-[a-z]+)*-)\$\{/g)].map(([, start]) => start);
  const english = JSON.stringify(bodies);
  for (const id of ids) {
    const isNamed = code.includes(`"${id}"`) || families.some((start) => id.startsWith(start));
    assert.ok(isNamed || id.startsWith("lab-tab-") || english.includes(`"name":"${id}"`), `${id} is never used`);
  }
});
