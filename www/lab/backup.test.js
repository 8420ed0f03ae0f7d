import assert from "node:assert/strict";
import { test } from "node:test";
import { memoryStorage } from "../storage.js";
import { createArchive } from "./archive.js";
import { allKept, bringIn, DamagedPartError, FullError, incoming, readBackup, writeBackup } from "./backup.js";
import { ArchiveError, DamagedGameError } from "./games-file.js";
import { recorded } from "./recorded-example.js";

/** @typedef {import("../storage.js").Keep} Keep */
/** @typedef {import("./archive.js").RecordedGame} RecordedGame */

/** Knows one rule, and allows every game under it. */
const engine = /** @type {import("./archive.js").Judge} */ (
  /** @type {unknown} */ ({
    check_game: (/** @type {RecordedGame["game"]} */ { setup }) =>
      setup.rule === "1-3" ? undefined : { turn: 1, refusal: { kind: "forbidden" } },
  })
);

/** Storage of so many keys at most, that lasts. */
function lastingStorage(room = Number.POSITIVE_INFINITY) {
  const twin = memoryStorage();
  return {
    ...twin,
    write(/** @type {string} */ key, /** @type {string} */ value) {
      const hasRoom = twin.read(key) !== null || twin.keys().length < room;
      if (hasRoom) twin.write(key, value);
      return hasRoom && twin.read(key) === value;
    },
  };
}

/** @param {Record<string, string>} texts @param {RecordedGame[]} [games] @param {number} [room] */
function browserWith(texts, games = [], room) {
  const storage = lastingStorage(room);
  for (const [key, text] of Object.entries(texts)) storage.write(key, text);
  const archive = createArchive(storage, engine);
  if (games.length > 0) archive.add(games);
  return { storage, archive };
}

/** @param {ReturnType<typeof browserWith>} browser */
const backupOf = ({ storage, archive }) => writeBackup(allKept(storage, archive));

/** @param {ReturnType<typeof browserWith>} browser @param {string} text */
function take({ storage, archive }, text) {
  const coming = incoming(readBackup(text) ?? {}, storage, archive);
  return { coming, takeBack: bringIn(coming, storage, archive) };
}

/** @param {Keep} storage */
const contents = (storage) =>
  Object.fromEntries(
    storage
      .keys()
      .filter((key) => key !== "records-since")
      .sort()
      .map((key) => [key, storage.read(key)]),
  );

const EVERYTHING = {
  "games.a": '{"version":1,"saved":5,"at":0,"games":[["#n=21",{"played":3}]]}',
  preferences: '{"version":1,"theme":"dark"}',
  match: '{"version":1,"form":{"a":"Ann"},"match":{"id":"m","record":"r"},"paper":"21: 3"}',
  "lab-table": '{"version":1,"rule":"1-2"}',
  "lab-table.1-2.misere": '{"version":1,"rows":[[1,"0","lose"]]}',
  "lab-laws": '{"version":1,"from":2,"to":4,"last":24,"own":["odd"]}',
  "lab-claims": `{"version":1,"form":{"claim":"1, 5"},"tried":[{"form":{"claim":"1, 5"},"kind":"refuted"}]}`,
  lesson: '{"version":1,"at":2,"done":["blind"],"work":{"blind":{"solved":[4]}}}',
  "records-unreadable": "{ no archive",
};

test("a backup brings everything back where nothing is, and is nothing new where it came from", () => {
  const browser = browserWith(EVERYTHING, [recorded("a"), recorded("b", { name: "Final" })]);
  const text = backupOf(browser);
  const empty = browserWith({});
  take(empty, text);
  assert.deepEqual(contents(empty.storage), contents(browser.storage));
  assert.deepEqual(empty.archive.games(), browser.archive.games());
  assert.equal(empty.archive.unreadable(), "{ no archive");
  for (const each of [browser, empty]) {
    const before = contents(each.storage);
    const { coming } = take(each, text);
    assert.deepEqual([coming.games, coming.texts, coming.unreadable, coming.left], [[], {}, "", 0]);
    assert.deepEqual(contents(each.storage), before);
  }
});

test("what is here stays, and what is new joins it; all of that can be taken back", () => {
  const there = browserWith(EVERYTHING, [recorded("a"), recorded("b")]);
  const here = browserWith(
    {
      "games.a": '{"version":1,"saved":9,"at":0,"games":[["#n=12",{"played":1}]]}',
      preferences: '{"version":1,"theme":"light","language":"ja"}',
      match: '{"version":1,"form":{"a":"Cid"},"match":null,"paper":""}',
      "lab-table.1-2.misere": '{"version":1,"rows":[[1,"0","win"],[2,"1 0","win"]]}',
      "lab-laws": '{"version":1,"from":1,"to":1,"last":9,"own":["any"]}',
      "lab-claims": '{"version":1,"form":{"claim":"0"},"tried":[{"form":{"claim":"0"},"kind":"proven"}]}',
      lesson: '{"version":1,"at":1,"done":["end"],"work":{}}',
    },
    [recorded("a"), recorded("c")],
  );
  const before = contents(here.storage);
  const { coming, takeBack } = take(here, backupOf(there));
  const json = (/** @type {string} */ key) => JSON.parse(here.storage.read(key) ?? "");
  assert.deepEqual(
    here.archive.games().map(({ id }) => id),
    ["a", "c", "b"],
  );
  assert.equal(here.storage.read("games.a"), before["games.a"]);
  const boards = here.storage.keys().filter((key) => key.startsWith("games."));
  assert.deepEqual(
    boards.map((key) => here.storage.read(key)).sort(),
    [before["games.a"], EVERYTHING["games.a"]].sort(),
  );
  assert.deepEqual([json("preferences").theme, json("preferences").language], ["light", "ja"]);
  assert.deepEqual([json("match").match.id, json("match").form.a, json("match").paper], ["m", "Cid", "21: 3"]);
  assert.deepEqual(json("lab-table.1-2.misere").rows.sort(), [
    [1, "0", "win"],
    [2, "1 0", "win"],
  ]);
  assert.deepEqual(json("lab-laws").own, ["any", "odd"]);
  assert.deepEqual(
    json("lab-claims").tried.map((/** @type {any} */ { form }) => form.claim),
    ["0", "1, 5"],
  );
  assert.deepEqual(json("lesson").done.toSorted(), ["blind", "end"]);
  assert.deepEqual(json("lesson").work.blind.solved, [4]);
  assert.deepEqual([coming.here, coming.left], [1, 4]);
  takeBack();
  assert.deepEqual(contents(here.storage), before);
});

test("a match whose game was recorded here meanwhile does not come back", () => {
  const { match } = EVERYTHING;
  const here = browserWith({}, [recorded("r", { series: "m" })]);
  take(here, backupOf(browserWith({ match })));
  assert.equal(JSON.parse(here.storage.read("match") ?? "").match, null);
  assert.equal(JSON.parse(here.storage.read("match") ?? "").paper, "21: 3");
});

test("what a newer version has kept is carried as it is, and is not joined", () => {
  const newer = { lesson: '{"version":2,"new":1}', records: '{"format":"last-coin-games","version":2,"games":{}}' };
  const text = backupOf(browserWith(newer));
  const empty = browserWith({});
  take(empty, text);
  assert.deepEqual(contents(empty.storage), newer);
  const { lesson } = EVERYTHING;
  const here = browserWith({ lesson }, [recorded("a")]);
  const before = contents(here.storage);
  assert.equal(take(here, text).coming.left, 2);
  assert.deepEqual(contents(here.storage), before);
});

test("what a newer version has kept is saved before what could not be kept beside it", () => {
  const records = '{"format":"last-coin-games","version":2,"games":{}}';
  const { storage, archive } = browserWith({ records }, [recorded("a")]);
  assert.equal(archive.games().length, 1);
  assert.equal(allKept(storage, archive).records, records);
});

test("where there is no room, nothing comes in", () => {
  const text = backupOf(browserWith(EVERYTHING, [recorded("a")]));
  for (let room = 1; room < 9; room += 1) {
    const here = browserWith({ lesson: '{"version":1,"at":1,"done":[],"work":{}}' }, [], room);
    const before = contents(here.storage);
    assert.throws(() => take(here, text), FullError, `${room}`);
    // Taken back, records are none; that they are none may be written down.
    const { records, ...others } = contents(here.storage);
    assert.deepEqual([others, here.archive.games().length], [before, 0], `${room}`);
    assert.deepEqual(JSON.parse(records ?? '{"games":[]}').games, []);
  }
});

test("what is no backup is not taken for one, and a damaged one says where", () => {
  for (const text of ["", "hello", "[]", "null", '{"format":"last-coin-games","version":1,"games":[]}']) {
    assert.equal(readBackup(text), null, text);
  }
  const file = (/** @type {object} */ part) =>
    JSON.stringify({ format: "last-coin-backup", version: 1, kept: {}, ...part });
  for (const [part, code] of /** @type {const} */ ([
    [{ version: 2 }, "newer"],
    [{ version: "1" }, "version"],
    [{ version: 0 }, "version"],
  ])) {
    assert.throws(
      () => readBackup(file(part)),
      (error) => error instanceof ArchiveError && error.code === code,
    );
  }
  for (const [kept, key] of /** @type {const} */ ([
    [null, "kept"],
    [[], "kept"],
    [{ lesson: 7 }, "lesson"],
    [{ lesson: "{" }, "lesson"],
    [{ match: '"x"' }, "match"],
  ])) {
    assert.throws(
      () => readBackup(file({ kept })),
      (error) => error instanceof DamagedPartError && error.key === key,
    );
  }
  const damaged = backupOf(browserWith({}, [recorded("a")])).replace("1-3", "1-4");
  const here = browserWith({});
  assert.throws(() => take(here, damaged), DamagedGameError);
  assert.deepEqual(contents(here.storage), {});
  assert.deepEqual(Object.keys(readBackup(`\uFEFF${file({ kept: { theme: "dark" } })}`) ?? {}), ["theme"]);
});
