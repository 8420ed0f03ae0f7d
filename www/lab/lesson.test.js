import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { FluentResource } from "@fluent/bundle";
import { createMessages } from "../messages.js";
import { beginning, noWork, readProgress, withDone, writeProgress } from "./lesson/progress.js";
import { STEPS } from "./lesson/steps.js";

/** @param {string} language */
async function wordsIn(language) {
  const text = await readFile(new URL(`./locales/${language}/lesson.ftl`, import.meta.url), "utf8");
  return createMessages(language, new FluentResource(text));
}

const TEXTS = { en: await wordsIn("en"), ja: await wordsIn("ja"), zh: await wordsIn("zh") };

/** Title, text, task, and what was found. @param {string} id */
const parts = (id) => [`lesson-${id}-title`, `lesson-${id}`, `lesson-${id}-task`, `lesson-${id}-done`];

test("there are at most 12 steps, each with its texts in every language", () => {
  assert.ok(STEPS.length <= 12);
  assert.equal(new Set(STEPS.map(({ id }) => id)).size, STEPS.length);
  for (const { id } of STEPS) {
    for (const words of Object.values(TEXTS)) {
      for (const part of parts(id)) assert.ok(words.has(part), part);
    }
  }
});

test("a step has at most 60 words in English, and 180 characters in Japanese and Chinese, what was found included", () => {
  for (const { id } of STEPS) {
    const all = (/** @type {"en" | "ja" | "zh"} */ language) =>
      parts(id)
        .map((part) => TEXTS[language].tell(part))
        .join(" ");
    const count = all("en").split(/\s+/).length;
    assert.ok(count <= 60, `${id}: ${count} words`);
    for (const language of /** @type {const} */ (["ja", "zh"])) {
      const { length } = all(language).replace(/\s/g, "");
      assert.ok(length <= 180, `${id}: ${length} characters in ${language}`);
    }
  }
});

test("no step tells the lost numbers before they are found", () => {
  for (const words of Object.values(TEXTS)) {
    for (const id of ["blind", "end", "five", "rows", "grow", "three", "four", "switch"]) {
      const shown = parts(id)
        .slice(0, 3)
        .map((part) => words.tell(part))
        .join(" ");
      assert.doesNotMatch(shown, /\b(7|8|9|12|13|16)\b|K/, shown);
    }
  }
});

test("progress is kept, and whatever was kept is read", () => {
  const work = {
    ...noWork(),
    number: 5,
    solved: [1, 3],
    verdicts: { 1: /** @type {const} */ ("lose") },
    sides: { misere: /** @type {const} */ ("second") },
    start: { most: 4, coins: 21, convention: /** @type {const} */ ("misere"), you: /** @type {const} */ ("second") },
  };
  const progress = { at: 3, done: ["blind", "five"], work: { five: work } };
  assert.deepEqual(readProgress(writeProgress(progress)), progress);
  assert.deepEqual(withDone(withDone(beginning(), "end"), "end").done, ["end"]);

  for (const text of [null, "", "{", "null", "[]", "3", '{"at":99}', '{"at":-1,"done":"blind","work":[]}']) {
    assert.deepEqual(readProgress(text), beginning(), `${text}`);
  }
  const damaged = {
    at: "x",
    done: ["five", "blind", "unknown", 3, "five"],
    work: {
      five: { solved: [1, 1, "2", -1, 1e9, null], verdicts: { 1: "lost", x: "win", 2: "win" }, marks: 3, game: "x" },
      beat: { start: { most: 9, coins: 21, convention: "misere", you: "first" }, sides: { misere: "third" } },
      other: {},
    },
  };
  assert.deepEqual(readProgress(JSON.stringify(damaged)), {
    at: 0,
    done: ["blind", "five"],
    work: { five: { ...noWork(), solved: [1], verdicts: { 2: "win" } }, beat: noWork() },
  });
});
