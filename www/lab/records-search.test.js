import assert from "node:assert/strict";
import { test } from "node:test";
import { finderOf, searchableText } from "./records-search.js";

const ROW = searchableText([
  "Ann – Bob, game 2",
  "Bob won after 12 turns",
  "21 coins, take 1 to 3 · from paper · Sep 21, 2026",
]);

/** @param {string} sought */
const isFound = (sought) => finderOf(sought)(ROW);

test("all words stand in the row, in any order, case and width", () => {
  for (const sought of [
    "",
    "bob ann",
    "ＡＮＮ",
    "from paper",
    "game 2",
    "ann game  2",
    "21 coins",
    "take 1 to 3",
    "sep 21",
  ]) {
    assert.equal(isFound(sought), true, sought);
  }
  for (const sought of ["cleo", "ann cleo"]) assert.equal(isFound(sought), false, sought);
});

test("accents do not matter, and what groups digits does not either", () => {
  for (const [sought, name] of [
    ["jose", "José"],
    ["JOSÉ", "jose"],
    ["jose", "Jose\u0301"],
    ["strauss", "Strauß"],
    ["STRAUSS", "strauß"],
    ["strauß", "Strauss"],
    ["soren", "Søren"],
    ["lukasz", "Łukasz"],
    ["istanbul", "İstanbul"],
    ["1,000", "1000 coins"],
    ["1000", "1,000 coins"],
  ]) {
    assert.equal(finderOf(sought)(searchableText([name])), true, `${sought} in ${name}`);
  }
  assert.equal(finderOf("か")(searchableText(["が"])), false, "another letter, not an accent");
  assert.equal(finderOf("がぎ")(searchableText(["がぎぐ"])), true);
});

test("a number is a whole one, and belongs to the word before it", () => {
  for (const sought of ["game 3", "game 21", "game 1", "0", "20"]) assert.equal(isFound(sought), false, sought);
});

test("signs stand for themselves, and what cannot be seen is not looked for", () => {
  assert.equal(finderOf("a.c")(searchableText(["abc"])), false);
  assert.equal(finderOf("(\\*[")(searchableText(["x(\\*[y"])), true);
  assert.equal(finderOf("علي –")(searchableText(["\u2068علي\u2069 – Ann"])), true);
});
