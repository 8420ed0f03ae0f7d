import assert from "node:assert/strict";
import { test } from "node:test";
import { EngineError } from "../engine-error.js";
import { memoryStorage } from "../storage.js";
import { createArchive } from "./archive.js";
import { ArchiveError, DamagedGameError, PartError, readFile, TurnError, writeFile } from "./games-file.js";
import { recorded } from "./recorded-example.js";

/** @typedef {import("./archive.js").RecordedGame} RecordedGame */

/** Knows one rule, which is enough here: nothing above 3 may be taken. */
const engine = /** @type {import("./archive.js").Judge} */ (
  /** @type {unknown} */ ({
    check_game(/** @type {RecordedGame["game"]} */ { setup, actions }) {
      if (setup.rule !== "1-3") throw new EngineError("bad_rule", "that is no rule");
      const place = actions.findIndex((action) => action.kind === "take" && action.count > 3);
      return place < 0 ? undefined : { turn: place + 1, refusal: { kind: "forbidden", count: 4, rule: "1-3" } };
    },
  })
);

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
    remove: (/** @type {string} */ key) => void kept.delete(key),
    keys: () => [...kept.keys()],
    isLasting: true,
  };
  return storage;
}

test("a file is read as it was written", () => {
  const games = [recorded("a"), recorded("b", { name: "Final, “=1”", number: 2 })];
  assert.deepEqual(readFile(writeFile(games), engine), games);
  assert.deepEqual(readFile(`\uFEFF${writeFile([])}\n`, engine), []);
});

test("players whose names cannot be seen, or turn the writing round, are told apart from the words around them", () => {
  const [game] = readFile(
    writeFile([recorded("a", { first: "\u200B", second: "A\u202Ebc", name: " \u2060 " })]),
    engine,
  );
  assert.deepEqual([game.first, game.second, game.name], ["?", "Abc", ""]);
});

test("what was taken back is no part of the record", () => {
  const game = { ...recorded("a").game, played: 1 };
  assert.equal(readFile(writeFile([recorded("a", { game })]), engine)[0].game.actions.length, 1);
});

/** A file of two games, changed. @param {(file: any) => void} change */
function changedFile(change) {
  const file = JSON.parse(writeFile([recorded("a"), recorded("b")]));
  change(file);
  return JSON.stringify(file);
}

test("a file that is not ours says what it is", () => {
  const cases = [
    ["  ", "empty"],
    [changedFile(() => {}).slice(0, -9), "not-json"],
    ["hello", "not-json"],
    ['"Game","Turn"\r\n"a",1\r\n', "table"],
    ["[]", "foreign"],
    ["null", "foreign"],
    ['{"format":"something"}', "foreign"],
    [changedFile((file) => (file.version = 2)), "newer"],
    [changedFile((file) => delete file.version), "version"],
    [changedFile((file) => (file.version = "2")), "version"],
    [changedFile((file) => (file.version = 0)), "version"],
  ];
  for (const [text, code] of cases) {
    assert.throws(
      () => readFile(text, engine),
      (error) => error instanceof ArchiveError && error.code === code,
      text.slice(0, 40),
    );
  }
});

test("a game that is damaged says which part of it", () => {
  /** @type {[(file: any) => void, number, string][]} */
  const cases = [
    [(file) => (file.games[1] = null), 2, "game"],
    [(file) => delete file.games[0].first, 1, "first"],
    [(file) => (file.games[1].name = "x".repeat(201)), 2, "name"],
    [(file) => (file.games[1].turns[0].time = -1), 2, "time"],
    [(file) => (file.games[0].recorded = 1e300), 1, "recorded"],
    [(file) => (file.games[0].source = "moon"), 1, "source"],
  ];
  for (const [change, place, part] of cases) {
    assert.throws(
      () => readFile(changedFile(change), engine),
      (error) =>
        error instanceof DamagedGameError &&
        error.place === place &&
        error.cause instanceof PartError &&
        error.cause.part === part,
      part,
    );
  }
});

test("a game that cannot be played says which turn is refused, or what the engine has against it", () => {
  const causeOf = (/** @type {(file: any) => void} */ change) => {
    try {
      readFile(changedFile(change), engine);
    } catch (error) {
      if (error instanceof DamagedGameError) return error.cause;
    }
    return null;
  };
  const turn = causeOf((file) => (file.games[1].turns[0].count = 4));
  assert.ok(turn instanceof TurnError);
  assert.deepEqual(turn.refused, { turn: 1, refusal: { kind: "forbidden", count: 4, rule: "1-3" } });
  const rule = causeOf((file) => (file.games[0].setup.rule = "nonsense"));
  assert.ok(rule instanceof EngineError);
  assert.equal(rule.code, "bad_rule");
});

test("games are added, renamed, removed and put back in their order", () => {
  const storage = lastingStorage();
  const archive = createArchive(storage, engine);
  // In the order in which they came in, whenever they were recorded.
  archive.add([recorded("a", { recorded: 3 }), recorded("b", { recorded: 1 }), recorded("c", { recorded: 2 })]);
  archive.alter("b", { name: "The turning" });
  const { removed, putBack } = archive.remove(new Set(["b", "a", "z"]));
  assert.deepEqual(
    removed.map(({ id }) => id),
    ["a", "b"],
  );
  archive.add([recorded("d"), recorded("e")]);
  archive.remove(new Set(["e"]));
  assert.deepEqual(
    archive.games().map(({ id }) => id),
    ["c", "d"],
  );
  putBack();
  const again = createArchive(storage, engine).games();
  assert.deepEqual(
    again.map(({ id, name }) => id + name),
    ["a", "bThe turning", "c", "d"],
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

test("a game of a file that says more, or something else, of one that is here comes in beside it, and only once", () => {
  for (const part of [
    { first: "Cid" },
    { second: "Cid" },
    { series: "t" },
    { number: 2 },
    { recorded: 2000 },
    { name: "Final" },
    { times: [1000, 2000] },
    { source: /** @type {const} */ ("paper") },
  ]) {
    const archive = createArchive(memoryStorage(), engine);
    archive.add([recorded("a")]);
    const file = writeFile([recorded("a", part)]);
    const { fresh, here } = archive.read(file);
    assert.deepEqual([fresh.length, here], [1, 0], JSON.stringify(part));
    archive.add(fresh);
    assert.equal(archive.games().length, 2);
    assert.deepEqual(archive.games()[1], { ...recorded("a", part), id: fresh[0].id });
    assert.deepEqual(archive.read(file), { fresh: [], here: 1 });
  }
  // Nothing new is said by what was not noted.
  const archive = createArchive(memoryStorage(), engine);
  archive.add([recorded("a", { name: "Final", times: [1000, 2000] })]);
  assert.equal(archive.read(writeFile([recorded("a", { times: [null, 2000] })])).here, 1);
});

test("no two games are known by one id", () => {
  const storage = lastingStorage();
  const [one, other] = [createArchive(storage, engine), createArchive(storage, engine)];
  const namesOf = (/** @type {readonly RecordedGame[]} */ games) =>
    games.map(({ first, name }) => `${first} ${name}`.trim());
  one.add([recorded("a"), recorded("b", { first: "Cid", series: "t" })]);
  one.alter("a", { name: "once" });
  // The same game of the same match, played to its end in another window.
  other.add([recorded("a", { first: "Dan" })]);
  assert.deepEqual(namesOf(other.games()), ["Dan once", "Cid"]);
  // Other games that bear the id.
  other.add([recorded("b", { first: "Eve" }), recorded("b", { first: "Fay", series: "t", number: 2 })]);
  assert.deepEqual(namesOf(other.games()), ["Dan once", "Cid", "Eve", "Fay"]);
  other.remove(new Set(["b"]));
  assert.deepEqual(namesOf(other.games()), ["Dan once", "Eve", "Fay"]);
});

test("of games that were kept under one id each can be deleted alone", () => {
  const storage = lastingStorage();
  storage.write("records", writeFile([recorded("a"), recorded("a"), recorded("a")]));
  const archive = createArchive(storage, engine);
  const ids = archive.games().map(({ id }) => id);
  assert.equal(new Set(ids).size, 3);
  archive.remove(new Set([ids[0]]));
  assert.deepEqual(
    createArchive(storage, engine)
      .games()
      .map(({ id }) => id),
    ids.slice(1),
  );
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

test("a window that was there before the first game follows what becomes of it", () => {
  const storage = lastingStorage();
  const [one, other] = [createArchive(storage, engine), createArchive(storage, engine)];
  other.games();
  one.add([recorded("a"), recorded("b")]);
  other.follow();
  one.remove(new Set(["a"]));
  one.alter("b", { name: "The turning" });
  other.follow();
  other.add([recorded("c")]);
  const names = createArchive(storage, engine)
    .games()
    .map(({ id, name }) => id + name);
  assert.deepEqual(names, ["bThe turning", "c"]);
});

test("games stay on the screen after the storage was cleared and another window wrote first", () => {
  const storage = lastingStorage();
  const one = createArchive(storage, engine);
  one.add([recorded("a"), recorded("b")]);
  storage.kept.clear();
  const other = createArchive(storage, engine);
  other.add([recorded("c")]);
  one.add([recorded("d")]);
  const ids = () =>
    createArchive(storage, engine)
      .games()
      .map(({ id }) => id);
  assert.deepEqual(ids(), ["a", "b", "c", "d"]);
  other.remove(new Set(["a"]));
  one.add([recorded("e")]);
  assert.deepEqual(ids().sort(), ["b", "c", "d", "e"]);
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

test("while the engine fails nothing is known of the records, and none is written over", () => {
  const storage = lastingStorage();
  createArchive(storage, engine).add([recorded("a"), recorded("b")]);
  const text = storage.read("records");
  let isFailing = true;
  const archive = createArchive(storage, {
    check_game(game) {
      if (isFailing) throw new EngineError("trap", "unreachable");
      return engine.check_game(game);
    },
  });
  assert.throws(() => archive.games(), /unreachable/);
  assert.throws(() => archive.add([recorded("c")]), /unreachable/);
  assert.deepEqual([storage.read("records"), storage.read("records-unreadable")], [text, null]);
  isFailing = false;
  archive.add([recorded("c")]);
  assert.deepEqual(
    createArchive(storage, engine)
      .games()
      .map(({ id }) => id),
    ["a", "b", "c"],
  );
});

test("records of a newer version stay as they are", () => {
  const storage = lastingStorage();
  const newer = '{"format":"last-coin-games","version":2,"games":"of another form"}';
  storage.write("records", newer);
  const archive = createArchive(storage, engine);
  assert.deepEqual([archive.games().length, archive.isKept(), archive.unreadable()], [0, false, ""]);
  archive.add([recorded("a")]);
  assert.deepEqual([archive.games().length, archive.isKept()], [1, false]);
  archive.follow();
  assert.deepEqual([archive.games().length, storage.read("records")], [1, newer]);
});
