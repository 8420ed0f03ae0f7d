import assert from "node:assert/strict";
import { test } from "node:test";
import { EngineError } from "../engine-error.js";
import { memoryStorage } from "../storage.js";
import { ArchiveError, createArchive, readFile, writeFile } from "./archive.js";

/** @typedef {import("./archive.js").RecordedGame} RecordedGame */

/** Knows one rule, which is enough here: nothing above 3 may be taken. */
const engine = /** @type {import("./archive.js").Judge} */ (
  /** @type {unknown} */ ({
    view(/** @type {RecordedGame["game"]} */ { actions }) {
      for (const action of actions) {
        if (action.kind === "take" && !(action.count <= 3)) throw new EngineError("illegal_take", "4 is too many");
      }
    },
  })
);

/** @param {string} id @param {Partial<RecordedGame>} [part] @returns {RecordedGame} */
const recorded = (id, part = {}) => ({
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

/** Storage that lasts until it is full. */
function lastingStorage() {
  const kept = new Map();
  const storage = {
    kept,
    isFull: false,
    read: (/** @type {string} */ key) => kept.get(key) ?? null,
    write(/** @type {string} */ key, /** @type {string} */ value) {
      if (!storage.isFull) kept.set(key, value);
      return !storage.isFull;
    },
  };
  return storage;
}

test("a file is read as it was written", () => {
  const games = [recorded("a"), recorded("b", { name: "Final, “=1”", number: 2 })];
  assert.deepEqual(readFile(writeFile(games), engine), games);
  assert.deepEqual(readFile(`\uFEFF${writeFile([])}\n`, engine), []);
});

test("what was taken back is no part of the record", () => {
  const game = { ...recorded("a").game, played: 1 };
  assert.equal(readFile(writeFile([recorded("a", { game })]), engine)[0].game.actions.length, 1);
});

test("a file that is not ours, or damaged, says what is wrong", () => {
  const good = writeFile([recorded("a"), recorded("b")]);
  const changed = (/** @type {(file: any) => void} */ change) => {
    const file = JSON.parse(good);
    change(file);
    return JSON.stringify(file);
  };
  /** @type {[string, string, Record<string, string | number>][]} */
  const cases = [
    ["  ", "empty", {}],
    [good.slice(0, -9), "not-json", {}],
    ["hello", "not-json", {}],
    ['"Game","Turn"\r\n"a",1\r\n', "table", {}],
    ["[]", "foreign", {}],
    ["null", "foreign", {}],
    ['{"format":"something"}', "foreign", {}],
    [changed((file) => (file.version = 2)), "newer", {}],
    [changed((file) => delete file.version), "version", {}],
    [changed((file) => (file.version = "2")), "version", {}],
    [changed((file) => (file.version = 0)), "version", {}],
    [changed((file) => (file.games[1] = null)), "damaged", { place: 2, detail: "game" }],
    [changed((file) => delete file.games[0].first), "damaged", { place: 1, detail: "first" }],
    [changed((file) => (file.games[1].name = "x".repeat(201))), "damaged", { place: 2, detail: "name" }],
    [changed((file) => (file.games[1].turns[0].time = -1)), "damaged", { place: 2, detail: "time" }],
    [changed((file) => (file.games[1].turns[0].count = 4)), "damaged", { place: 2, detail: "4 is too many" }],
    [changed((file) => (file.games[0].recorded = 1e300)), "damaged", { place: 1, detail: "recorded" }],
    [changed((file) => (file.games[0].source = "moon")), "damaged", { place: 1, detail: "source" }],
  ];
  for (const [text, code, values] of cases) {
    assert.throws(
      () => readFile(text, engine),
      (error) => {
        assert.ok(error instanceof ArchiveError);
        assert.deepEqual([error.code, error.values], [code, values], text.slice(0, 40));
        return true;
      },
    );
  }
});

test("games are added, renamed, removed and put back in their order", () => {
  const storage = lastingStorage();
  const archive = createArchive(storage, engine);
  archive.add([recorded("a", { recorded: 1 }), recorded("b", { recorded: 2 }), recorded("c", { recorded: 3 })]);
  archive.alter("b", { name: "The turning" });
  const removed = archive.remove(new Set(["a", "b"]));
  assert.deepEqual(
    archive.games().map(({ id }) => id),
    ["c"],
  );
  archive.restore(removed);
  const again = createArchive(storage, engine).games();
  assert.deepEqual(
    again.map(({ id, name }) => id + name),
    ["a", "bThe turning", "c"],
  );
});

test("games that are here already come in once", () => {
  const archive = createArchive(memoryStorage(), engine);
  archive.add([recorded("a", { name: "Mine" })]);
  const other = recorded("a");
  other.game = { ...other.game, actions: [], played: 0 };
  const { fresh, here } = archive.read(writeFile([recorded("a"), other, recorded("b"), recorded("b")]));
  assert.equal(here, 2);
  assert.deepEqual([fresh.length, fresh[1].id], [2, "b"]);
  assert.notEqual(fresh[0].id, "a");
  assert.equal(archive.games()[0].name, "Mine");
});

test("where storage is full nothing on the screen is lost, and that it is not kept is known", () => {
  const storage = lastingStorage();
  const archive = createArchive(storage, engine);
  assert.ok(archive.isKept());
  archive.add([recorded("a")]);
  storage.isFull = true;
  archive.add([recorded("b")]);
  assert.deepEqual([archive.isKept(), archive.games().length], [false, 2]);
  storage.isFull = false;
  archive.add([recorded("c")]);
  assert.deepEqual([archive.isKept(), createArchive(storage, engine).games().length], [true, 3]);
});

test("two windows do not overwrite each other", () => {
  const storage = lastingStorage();
  const [one, other] = [createArchive(storage, engine), createArchive(storage, engine)];
  one.games();
  other.games();
  one.add([recorded("a"), recorded("b")]);
  other.add([recorded("c")]);
  one.remove(new Set(["a"]));
  other.add([recorded("d")]);
  assert.deepEqual(
    createArchive(storage, engine)
      .games()
      .map(({ id }) => id)
      .sort(),
    ["b", "c", "d"],
  );
  one.alter("b", { name: "The turning" });
  other.alter("c", { name: "The last" });
  one.add([recorded("e")]);
  const names = () =>
    createArchive(storage, engine)
      .games()
      .map(({ id, name }) => id + name)
      .sort();
  assert.deepEqual(names(), ["bThe turning", "cThe last", "d", "e"]);
  storage.kept.clear();
  one.add([recorded("f")]);
  assert.deepEqual(names(), ["bThe turning", "cThe last", "d", "e", "f"]);
});

test("what is kept and cannot be read is put aside, and does not cost the rest", () => {
  const storage = lastingStorage();
  const file = JSON.parse(writeFile([recorded("a"), recorded("b")]));
  file.games[0].turns[0].count = 9;
  const text = JSON.stringify(file);
  storage.write("records", text);
  const archive = createArchive(storage, engine);
  assert.equal(archive.games().length, 1);
  assert.equal(archive.unreadable(), text);
  archive.add([recorded("c")]);
  // It is there after a reload, and is joined by a second damage.
  assert.equal(createArchive(storage, engine).unreadable(), text);
  storage.write("records", "{");
  createArchive(storage, engine).games();
  storage.write("records", "no archive");
  archive.add([recorded("d")]);
  assert.equal(archive.games().length, 3);
  const again = createArchive(storage, engine);
  assert.equal(again.unreadable(), `${text}\nno archive`);
  const remember = again.forgetUnreadable();
  assert.equal(createArchive(storage, engine).unreadable(), "");
  assert.equal(again.games().length, 3);
  remember();
  assert.equal(createArchive(storage, engine).unreadable(), `${text}\nno archive`);
});

test("what cannot be put aside is not written over", () => {
  const storage = lastingStorage();
  storage.write("records", "no archive");
  storage.isFull = true;
  const archive = createArchive(storage, engine);
  assert.equal(archive.unreadable(), "no archive");
  const { write } = storage;
  storage.isFull = false;
  storage.write = (key, value) => key === "records" && write(key, value);
  archive.add([recorded("a")]);
  assert.deepEqual([storage.read("records"), archive.isKept()], ["no archive", false]);
  storage.write = write;
  archive.add([recorded("b")]);
  assert.deepEqual([archive.isKept(), createArchive(storage, engine).unreadable()], [true, "no archive"]);
});
