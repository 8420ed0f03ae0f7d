import assert from "node:assert/strict";
import { test } from "node:test";
import { moment, writeCsv } from "./csv.js";

test("texts are quoted, numbers are not, and the file begins with the mark of UTF-8", () => {
  assert.equal(writeCsv([["a", 3, null, 'say "x",\ny']]), '\uFEFF"a",3,,"say ""x"",\ny"\r\n');
  assert.equal(writeCsv([["先手", "甲"]]), '\uFEFF"先手","甲"\r\n');
});

test("no name becomes a formula", () => {
  for (const name of ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", " =1", "＝1", "－1", "　＝1", "\n=1"]) {
    assert.ok(writeCsv([[name]]).startsWith(`\uFEFF"'`), JSON.stringify(name));
  }
  assert.equal(writeCsv([["Ann – Bob = friends", -1]]), '\uFEFF"Ann – Bob = friends",-1\r\n');
});

test("a moment is written as spreadsheets read it", () => {
  assert.equal(moment(new Date(2026, 0, 5, 7, 8, 9).getTime()), "2026-01-05 07:08:09");
});
