import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { FluentResource } from "@fluent/bundle";
import { chooseLanguage, createMessages } from "./messages.js";

const folder = new URL("./", import.meta.url);

/** @param {string} language */
const read = (language) => readFile(new URL(`locales/${language}.ftl`, folder), "utf8");

const texts = { en: await read("en"), ja: await read("ja"), zh: await read("zh") };

/** @param {string} text */
function ids(text) {
  return new FluentResource(text).body.map(({ id }) => id);
}

/** @param {string} text all that is asked for by name, `$` included */
function variables(text) {
  return new Map(
    new FluentResource(text).body.map((message) => [
      message.id,
      new Set([...JSON.stringify(message.value).matchAll(/"type":"var","name":"(\w+)"/g)].map(([, name]) => name)),
    ]),
  );
}

test("every language has the same messages, each once", () => {
  for (const text of Object.values(texts)) {
    const unique = new Set(ids(text));
    assert.equal(unique.size, ids(text).length);
    assert.deepEqual([...unique].sort(), ids(texts.en).sort());
  }
});

test("no language asks for a value that English does not know of", () => {
  const known = new Set([...variables(texts.en).values()].flatMap((names) => [...names]));
  for (const text of Object.values(texts)) {
    for (const [id, names] of variables(text)) {
      for (const name of names) assert.ok(known.has(name), `${id} asks for $${name}`);
    }
  }
});

test("every message that the page names exists, and every one that exists is named", async () => {
  // The laboratory has texts of its own, and a test of its own for them.
  const files = (await readdir(folder, { recursive: true })).filter((file) =>
    /^(?!lab\/).*(?<!\.test)\.js$/.test(file),
  );
  const code = (await Promise.all(files.map((file) => readFile(new URL(file, folder), "utf8")))).join("\n");
  const families = [...code.matchAll(/`([a-z]+-)\$\{/g)].map(([, start]) => start);
  const existing = ids(texts.en);
  for (const [, id] of code.matchAll(/tell\("([a-z-]+)"/g)) assert.ok(existing.includes(id), `${id} is missing`);
  for (const id of existing) {
    const isReferred = Object.values(texts).some((text) => text.includes(`{ ${id} }`));
    const isNamed = code.includes(`"${id}"`) || families.some((start) => id.startsWith(start));
    assert.ok(isReferred || isNamed, `${id} is never used`);
  }
});

test("numbers and lists are written as the language does", () => {
  const en = createMessages("en", new FluentResource(texts.en), "en-GB");
  assert.equal(en.tell("preview", { count: 3, leaves: 1000 }), "take 3 → leaves 1,000");
  assert.equal(en.either([1, 2, 3]), "1, 2 or 3");
  assert.equal(en.tell("column-total", { coins: 1 }), "1 coin");
  assert.equal(en.tell("column-total", { coins: 2 }), "2 coins");
  const ja = createMessages("ja", new FluentResource(texts.ja));
  assert.equal(ja.tell("preview", { count: 3, leaves: 10 }), "3枚取る → 残り10枚");
  assert.equal(ja.tell("what-list", { list: ja.either([1, 3]) }), "1か3枚取れます");
  const zh = createMessages("zh", new FluentResource(texts.zh));
  assert.equal(zh.tell("what-list", { list: zh.either([1, 2, 3]) }), "可以拿 1、2 或 3 枚");
});

test("all and none are said as such", () => {
  for (const [language, all, none] of [
    ["en", /^Every take/, /^Every column is worth 0/],
    ["ja", /^どう取っても/, /値も0です/],
    ["zh", /^不管怎么拿/, /值都是 0/],
  ]) {
    const { tell } = createMessages(String(language), new FluentResource(texts[/** @type {"en"} */ (language)]));
    const values = { outcome: "N", legal: 500_000, winning: "all" };
    assert.match(tell("reason-takes", values), new RegExp(all));
    assert.doesNotMatch(tell("hint-lost", { ...values, what: "" }), /500/);
    assert.match(tell("reason-ones", { ones: 0 }), new RegExp(none));
    assert.match(tell("reason-ones", { ones: 2 }), /2/);
  }
});

test("the first of the wanted languages that there is", () => {
  const available = ["ja", "en", "zh"];
  assert.equal(chooseLanguage(["de-DE", "zh-Hant-TW", "en"], available), "zh");
  assert.equal(chooseLanguage(["en-GB"], available), "en");
  assert.equal(chooseLanguage(["", "fr"], available), undefined);
});
