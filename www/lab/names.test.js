import assert from "node:assert/strict";
import { test } from "node:test";
import { isolated, lookAlike, readName, withoutTurns } from "./names.js";

test("what cannot be seen names nobody", () => {
  for (const text of ["", "  ", "\u200B", "\u200D\uFEFF", "\u3164", "\u2800 \u00AD", "\u202E", "\u0007"]) {
    assert.equal(readName(text), "", JSON.stringify(text));
  }
});

test("a name stays as it was typed, but turns no writing round", () => {
  assert.equal(readName(" Ann Lee "), "Ann Lee");
  assert.equal(readName("A\u202Enn\u2069"), "Ann");
  assert.equal(readName("می\u200Cخواهم"), "می\u200Cخواهم", "what joins or parts letters belongs to them");
  assert.equal(readName("👩\u200D🔬"), "👩\u200D🔬");
});

test("names look alike whatever cannot be seen in them", () => {
  assert.equal(lookAlike("Ann", "A\u200Bnn"), true);
  assert.equal(lookAlike("\u00E9", "e\u0301"), true);
  assert.equal(lookAlike("Ann", "Anna"), false);
});

test("only what runs from right to left is isolated, and as data it is bare again", () => {
  assert.equal(isolated("Ann – 小林, 1"), "Ann – 小林, 1");
  for (const name of ["علي", "שרה", "سارة 2"]) {
    assert.equal(isolated(name), `\u2068${name}\u2069`);
    assert.equal(withoutTurns(isolated(name)), name);
  }
});
