import assert from "node:assert/strict";
import { test } from "node:test";
import { moment, verbatim, writeCsv } from "./csv.js";

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

test("no name becomes a number, a date, a time or a truth value", () => {
  for (const name of [
    "007",
    "3-12",
    "3/12",
    "3.12.2026",
    "2026-1-3",
    "12:30",
    "9 pm",
    "1e5",
    "1,000",
    "50%",
    "$5",
    "(5)",
    ".5",
    "1月2日",
    "００７",
    " 7 ",
    "Mar 3",
    "SEPT2",
    "3 March 2026",
    "TRUE",
    "false",
  ]) {
    assert.equal(verbatim(name), `'${name}`);
  }
  for (const name of ["Ann", "Team 1", "Martin 2", "May", "7b", "3 – 12, game 1", "第3組", "Trueman"]) {
    assert.equal(verbatim(name), name);
  }
  assert.equal(writeCsv([[verbatim("-1")]]), `\uFEFF"'-1"\r\n`, "guarded once");
});

test("a moment is written as spreadsheets read it", () => {
  assert.equal(moment(new Date(2026, 0, 5, 7, 8, 9).getTime()), "2026-01-05 07:08:09");
});
