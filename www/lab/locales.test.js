// The laboratory's texts: the same messages in every language, none missing, and none that is never told.

import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { FluentResource } from "@fluent/bundle";

const folder = new URL("./", import.meta.url);

/** @param {string} path */
const read = (path) => readFile(new URL(path, folder), "utf8");

/** @param {string} path */
const messages = async (path) => new FluentResource(await read(path)).body;

/** @param {string} language */
async function messagesIn(language) {
  const files = await readdir(new URL(`locales/${language}/`, folder));
  return (await Promise.all(files.map((file) => messages(`locales/${language}/${file}`)))).flat();
}

/** What a message asks for by name. @param {unknown} value */
function variablesOf(value) {
  return new Set([...JSON.stringify(value).matchAll(/"type":"var","name":"(\w+)"/g)].map(([, name]) => name));
}

/** Whoever is told of is handed over whole: languages differ in which name they take. @param {Set<string>} names */
function withPerson(names) {
  const person = ["who", "name", "short"];
  return person.some((each) => names.has(each)) ? new Set([...names, ...person]) : names;
}

const OWN = { en: await messagesIn("en"), ja: await messagesIn("ja"), zh: await messagesIn("zh") };
const IDS = OWN.en.map(({ id }) => id);
const PAGE_IDS = new Set((await messages("../locales/en.ftl")).map(({ id }) => id));

test("every language has the same messages, each once, and none has the name of one of the page's", () => {
  assert.equal(new Set(IDS).size, IDS.length);
  assert.deepEqual(
    IDS.filter((id) => PAGE_IDS.has(id)),
    [],
  );
  for (const own of Object.values(OWN)) assert.deepEqual(own.map(({ id }) => id).sort(), IDS.toSorted());
});

test("no message asks for a value that it does not ask for in English", () => {
  const known = new Map(OWN.en.map(({ id, value }) => [id, withPerson(variablesOf(value))]));
  for (const [language, own] of Object.entries(OWN)) {
    for (const { id, value } of own) {
      for (const name of variablesOf(value))
        assert.ok(known.get(id)?.has(name), `${language}: ${id} asks for $${name}`);
    }
  }
});

test("every message that the laboratory names exists, and every one that exists is named", async () => {
  const files = (await readdir(folder, { recursive: true })).filter((file) => /(?<!\.test)\.js$/.test(file));
  const code = (await Promise.all(files.map(read))).join("\n");
  for (const [, id] of code.matchAll(/(?:tell\(\s*|\bid: )"([a-z]+-[\w-]+)"/g)) {
    assert.ok(IDS.includes(id) || PAGE_IDS.has(id), `${id} is missing`);
  }
  const patterns = [...code.matchAll(/`((?:[a-z_-]|\$\{[^{}`]*\})+)`/g)].map(
    ([, template]) => new RegExp(`^${template.replace(/\$\{[^}]*\}/g, "([a-z0-9_-]+)")}$`),
  );
  // What a name is put together of stands in the code, or is an answer of the core.
  const answers = await read("../../wasm/pkg-lab/last_coin_wasm.d.ts");
  const isWritten = (/** @type {string} */ text) => `${code}${answers}`.includes(`"${text}"`);
  for (const id of IDS) {
    const isMade = patterns.some((pattern) => pattern.exec(id)?.slice(1).every(isWritten));
    assert.ok(isWritten(id) || isMade, `${id} is never used`);
  }
});
