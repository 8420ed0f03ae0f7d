import assert from "node:assert/strict";
import { test } from "node:test";
import { turnRows } from "./records-table.js";

/** @typedef {Parameters<typeof turnRows>} Given */

/** What spreadsheets take for a day or a month: 1-3, 1/3, 1.3, 2026-1-3. */
const DATE = /^\s*\d+\s*[-/.]\s*\d+(\s*[-/.]\s*\d+)?\s*$/;

test("no cell looks like a date but the time", () => {
  const engine = /** @type {Given[1]} */ (
    /** @type {unknown} */ ({
      view: () => ({ moves: [{ seat: "first", total: 8 }], winner: undefined, total: 8 }),
      parse_rule: (/** @type {string} */ text) => ({ kind: "up_to", takes: [Number(text.slice(2))], text }),
    })
  );
  const words = /** @type {Given[2]} */ (
    /** @type {unknown} */ ({
      tell: (/** @type {string} */ id, /** @type {object} */ values = {}) => [id, ...Object.values(values)].join(" "),
    })
  );
  for (const rule of ["1-3", ["1-3", "1-2"]]) {
    const games = /** @type {Given[0]} */ (
      /** @type {unknown} */ ([
        {
          name: "",
          number: 1,
          first: "Ann",
          second: "Bob",
          times: [null],
          game: {
            setup: { columns: [3, 6], rule, convention: "misere" },
            actions: [{ kind: "take", column: 0, count: 1 }],
          },
        },
      ])
    );
    const [, row] = turnRows(games, engine, words);
    for (const cell of row) assert.doesNotMatch(String(cell ?? ""), DATE);
    assert.ok(row.includes(typeof rule === "string" ? "rule-up-to 3" : "rule-up-to 3 / rule-up-to 2"));
  }
});

test("names stay what they are, also those that look like numbers", () => {
  const engine = /** @type {Given[1]} */ (
    /** @type {unknown} */ ({
      view: () => ({ moves: [{ seat: "first", total: 0 }], winner: "second", total: 0 }),
      parse_rule: (/** @type {string} */ text) => ({ kind: "any", takes: [], text }),
    })
  );
  const words = /** @type {Given[2]} */ (/** @type {unknown} */ ({ tell: (/** @type {string} */ id) => id }));
  const games = /** @type {Given[0]} */ (
    /** @type {unknown} */ ([
      {
        name: "3-12",
        number: 1,
        first: "007",
        second: "TRUE",
        times: [null],
        game: {
          setup: { columns: [1], rule: "any", convention: "misere" },
          actions: [{ kind: "take", column: 0, count: 1 }],
        },
      },
    ])
  );
  const [, row] = turnRows(games, engine, words);
  assert.deepEqual([row[0], row[3], row.at(-1)], ["'3-12", "'007", "'TRUE"]);
});
