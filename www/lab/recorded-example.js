// A recorded game for the tests.

/** @typedef {import("./archive.js").RecordedGame} RecordedGame */

/** @param {string} id @param {Partial<RecordedGame>} [part] @returns {RecordedGame} */
export const recorded = (id, part = {}) => ({
  id,
  name: "",
  series: "s",
  number: 1,
  first: "Ann",
  second: "Bob",
  source: "match",
  recorded: 1000,
  times: [1000, null],
  game: {
    setup: { columns: [21], rule: "1-3", convention: "misere", seed: 0 },
    actions: [
      { kind: "take", column: 0, count: 3 },
      { kind: "resign", seat: "second" },
    ],
    played: 2,
  },
  ...part,
});
