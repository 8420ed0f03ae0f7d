// The games that were recorded, kept where there is storage. Every view works with the same archive.

import { nullUnlessTrap } from "../engine-error.js";
import { freshId } from "../fresh-id.js";
import { isNewer } from "../versions.js";
import { gamesIn, readFile, readGame, writeFile } from "./games-file.js";
import { followWindows } from "./windows.js";

/** @typedef {import("../engine.js").Game} Game */
/** @typedef {import("../storage.js").Keep} Keep */

/**
 * A recorded game.
 *
 * @typedef {object} RecordedGame
 * @property {string} id
 * @property {string} name what it was renamed to; "" where it is called after its players
 * @property {string} series what games of one match have in common
 * @property {number} number which game of its match it is, from 1
 * @property {string} first who moved first
 * @property {string} second
 * @property {"match" | "paper" | "board"} source
 * @property {number} recorded when, in milliseconds since 1970
 * @property {(number | null)[]} times when each turn was made; null where that is not known
 * @property {Game} game all of whose actions are in force
 */

/** @typedef {Pick<import("./main.js").LabEngine, "check_game">} Judge says whether a game can be played as it is written */

/** Where the records are kept. */
export const KEY = "records";
/** Where what could not be read is put aside. */
export const ASIDE = `${KEY}-unreadable`;
/** What tells one storage from the fresh one after it was cleared. */
export const SINCE = `${KEY}-since`;

/** @typedef {ReturnType<typeof createArchive>} Archive */

/** @type {WeakMap<Keep, Archive>} */
const archives = new WeakMap();

/**
 * The archive that all views share.
 *
 * @param {Pick<import("./main.js").Context, "storage" | "engine" | "update">} context
 */
export function archiveOf({ storage, engine, update }) {
  const known = archives.get(storage);
  if (known !== undefined) return known;
  const archive = createArchive(storage, engine);
  archives.set(storage, archive);
  followWindows(
    { update, storage, engine },
    () => KEY,
    (text) => (text === null ? archive.empty() : archive.follow()),
  );
  return archive;
}

/**
 * @param {Keep} storage
 * @param {Judge} engine
 */
export function createArchive(storage, engine) {
  /** Oldest first; read when it is first asked for. @type {RecordedGame[] | undefined} */
  let games;
  /** What the storage held when it was last read or written. @type {string | null} */
  let known = null;
  /** @type {string | null} */
  let since = null;
  let isKept = true;
  /** What was kept but is no archive: it is not thrown away. */
  let unreadable = "";
  let isAside = true;

  function all() {
    games ??= load();
    return games;
  }

  function load() {
    known = storage.read(KEY);
    since = storage.read(SINCE);
    const { sound, isDamaged } = readKept(known, engine);
    putAside(isDamaged && known !== null ? known : "");
    isKept = !isNewer(known);
    return sound;
  }

  /** After whatever was put aside before. @param {string} text */
  function putAside(text) {
    const before = storage.read(ASIDE) ?? "";
    unreadable = [unreadable, text].reduce((all, part) => {
      if (all.includes(part)) return all;
      return all === "" ? part : `${all}\n${part}`;
    }, before);
    isAside = unreadable === before || storage.write(ASIDE, unreadable);
  }

  /** What another window of the page has written meanwhile comes in. */
  function present() {
    const ours = all();
    const stored = storage.read(KEY);
    // Storage that was cleared takes no game off the screen, and neither does what a newer version of the page has kept.
    if (stored === known || stored === null || isNewer(stored)) return ours;
    const { sound, isDamaged } = readKept(stored, engine);
    if (isDamaged) {
      putAside(stored);
      return ours;
    }
    const here = new Set(ours.map(({ id }) => id));
    const fresh = sound.filter(({ id }) => !here.has(id));
    if (!isKept || storage.read(SINCE) !== since) return [...ours, ...fresh];
    // All of ours had been kept here: one that is no longer there was deleted in the other window, and one that differs
    // was renamed there.
    const there = new Map(sound.map((each) => [each.id, each]));
    return [...ours.flatMap(({ id }) => there.get(id) ?? []), ...fresh];
  }

  /** @param {(games: RecordedGame[]) => RecordedGame[]} edit */
  function change(edit) {
    games = edit(present());
    const text = writeFile(games);
    if (!isAside) putAside("");
    // What cannot be read is not written over before it is put aside, and what is newer not at all.
    isKept = isAside && !isNewer(storage.read(KEY)) && storage.write(KEY, text);
    known = isKept ? text : storage.read(KEY);
    if (isKept && storage.read(SINCE) === null) storage.write(SINCE, freshId());
    since = storage.read(SINCE);
  }

  return {
    /**
     * @returns {readonly RecordedGame[]} in the order in which they came in
     * @throws {EngineError} where the engine failed, so that it is not known which there are
     */
    games: all,
    /** Takes over what another window has written. */
    follow() {
      games = present();
      if (!isKept) return;
      known = storage.read(KEY);
      since = storage.read(SINCE);
    },
    /** Whether all that is recorded outlives the page; true as long as nothing was to be written. */
    isKept: () => isKept,
    /** What was found kept and could not be read wholly, as it was; "" where there is no such thing. */
    unreadable() {
      all();
      return unreadable;
    },
    /** Puts aside what could not be read elsewhere. @param {string} text @returns {() => void} takes it back */
    keepUnreadable(text) {
      const before = unreadable;
      putAside(text);
      return () => {
        unreadable = before;
        if (before === "") storage.remove(ASIDE);
        else storage.write(ASIDE, before);
      };
    },
    /** Nothing is kept any more: everything was deleted. */
    empty() {
      games = [];
      known = null;
      since = null;
      isKept = true;
      unreadable = "";
      isAside = true;
    },
    /** @returns {() => void} brings back what was forgotten */
    forgetUnreadable() {
      // Where the records cannot be read just now, nothing is forgotten either.
      present();
      const forgotten = unreadable;
      unreadable = "";
      isAside = true;
      storage.write(ASIDE, "");
      // The damage itself goes too, or it would be found again.
      change((present) => present);
      return () => putAside(forgotten);
    },
    /**
     * No two games are known by one id: what another window has recorded of the same game of a match is replaced, and any
     * other game stays beside the new one.
     *
     * @param {readonly RecordedGame[]} added
     */
    add: (added) => change((present) => withGames(present, added)),
    /** @param {string} id @param {Partial<RecordedGame>} part */
    alter: (id, part) => change((present) => present.map((each) => (each.id === id ? { ...each, ...part } : each))),
    /**
     * @param {ReadonlySet<string>} ids
     * @returns {{ removed: RecordedGame[], putBack: () => void }} `putBack` brings them back to where they stood
     */
    remove(ids) {
      const before = all();
      change((present) => present.filter(({ id }) => !ids.has(id)));
      return {
        removed: before.filter(({ id }) => ids.has(id)),
        putBack: () => change((present) => insertedAgain(present, before, ids)),
      };
    },
    /**
     * The games of a file, without those that are here already with all that the file says of them. Adds nothing.
     *
     * @param {string} text
     * @returns {{ fresh: RecordedGame[], here: number }}
     * @throws {ArchiveError | DamagedGameError} where anything in it is wrong
     */
    read(text) {
      const found = readFile(text, engine);
      const present = [...all()];
      const ids = new Set(present.map(({ id }) => id));
      /** @type {RecordedGame[]} */
      const fresh = [];
      for (const each of found) {
        // What came in beside another game of its id before has an id of its own now.
        if (ids.has(each.id) && present.some((known) => isToldBy(each, known))) continue;
        const own = ids.has(each.id) ? { ...each, id: freshId() } : each;
        present.push(own);
        ids.add(own.id);
        fresh.push(own);
      }
      return { fresh, here: found.length - fresh.length };
    },
  };
}

/**
 * @param {readonly RecordedGame[]} present
 * @param {readonly RecordedGame[]} added
 */
function withGames(present, added) {
  const games = new Map(present.map((each) => [each.id, each]));
  for (const each of added) {
    const twin = games.get(each.id);
    const isAnother = twin !== undefined && (twin.series !== each.series || twin.number !== each.number);
    const own = isAnother ? { ...each, id: freshId() } : { ...each, name: each.name || (twin?.name ?? "") };
    games.set(own.id, own);
  }
  return [...games.values()];
}

/**
 * Each game that was removed comes back after the one that stood before it.
 *
 * @param {readonly RecordedGame[]} present
 * @param {readonly RecordedGame[]} before
 * @param {ReadonlySet<string>} removed
 */
function insertedAgain(present, before, removed) {
  const here = new Set(present.map(({ id }) => id));
  /** @type {RecordedGame[]} */
  const atStart = [];
  let following = atStart;
  /** @type {Map<string, RecordedGame[]>} */
  const after = new Map();
  for (const each of before) {
    if (here.has(each.id)) {
      following = [];
      after.set(each.id, following);
    } else if (removed.has(each.id)) {
      following.push(each);
    }
  }
  return [...atStart, ...present.flatMap((each) => [each, ...(after.get(each.id) ?? [])])];
}

/**
 * Whether a game adds nothing to one that is known: a name that was not given, or a time that was not noted, says nothing.
 *
 * @param {RecordedGame} added
 * @param {RecordedGame} known
 */
function isToldBy(added, known) {
  const parts = /** @type {const} */ (["first", "second", "series", "number", "source", "recorded"]);
  return (
    parts.every((part) => added[part] === known[part]) &&
    (added.name === "" || added.name === known.name) &&
    isSame(added.game, known.game) &&
    added.times.every((time, turn) => time === null || time === known.times[turn])
  );
}

/** @param {Game} a @param {Game} b */
export function isSame(a, b) {
  return JSON.stringify(plain(a)) === JSON.stringify(plain(b));
}

/** What makes a game what it is, in an order of its own. @param {Game} game */
function plain({ setup, actions, played }) {
  const { columns, rule, convention, seed } = setup;
  const acts = actions.slice(0, played).map((each) => (each.kind === "take" ? [each.column, each.count] : [each.seat]));
  return [columns, rule, convention, seed ?? null, acts];
}

/**
 * What is sound in the storage. A game that is not must not cost the others.
 *
 * @param {string | null} text
 * @param {Judge} engine
 * @returns {{ sound: RecordedGame[], isDamaged: boolean }}
 * @throws {EngineError} where the engine failed
 */
function readKept(text, engine) {
  if (text === null || isNewer(text)) return { sound: [], isDamaged: false };
  const found = nullUnlessTrap(() => gamesIn(text));
  if (found === null) return { sound: [], isDamaged: true };
  const sound = found.flatMap((each) => nullUnlessTrap(() => readGame(each, engine)) ?? []);
  return { sound: withOwnIds(sound), isDamaged: sound.length < found.length };
}

/** Where two games were kept under one id, each gets its own: the same one at every reading. @param {RecordedGame[]} games */
function withOwnIds(games) {
  /** @type {Set<string>} */
  const taken = new Set();
  return games.map((each) => {
    let { id } = each;
    while (taken.has(id)) id += "+";
    taken.add(id);
    return id === each.id ? each : { ...each, id };
  });
}
