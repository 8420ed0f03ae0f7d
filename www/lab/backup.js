// One backup of everything that is kept, as a file: { format, version, kept }, where `kept` has each text under its key.
//
// What comes in from a backup joins what is here: nothing that is here is lost, and nothing comes in twice.

import { freshKey, isGamesKey } from "../keeping.js";
import { isNewer, readVersioned, writeVersioned } from "../versions.js";
import { ASIDE, KEY as RECORDS, SINCE } from "./archive.js";
import { questionOf, readKept as readClaims, remember, writeKept as writeClaims } from "./claims/form.js";
import { ArchiveError, writeFile } from "./games-file.js";
import { keepRows, readKeptRows } from "./hand-sheet.js";
import { MOST_OWN } from "./law-text.js";
import { readProgress, writeProgress } from "./lesson/progress.js";

/** @typedef {import("../storage.js").Keep} Keep */
/** @typedef {import("./archive.js").Archive} Archive */
/** @typedef {import("./archive.js").RecordedGame} RecordedGame */

/** What is kept, by its keys. @typedef {Record<string, string>} Kept */

/**
 * What comes in from a backup.
 *
 * @typedef {object} Incoming
 * @property {RecordedGame[]} games recorded ones that are not here yet
 * @property {string} unreadable what could not be read there
 * @property {Kept} texts all others that change
 * @property {number} here how much of the backup is here already
 * @property {number} left how much is another one here, and stays
 */

const FORMAT = "last-coin-backup";
const VERSION = 1;

/** Where each of these stood before preferences had one key. */
const OLD_PREFERENCES = ["language", "theme", "keys", "pace", "answers"];

/** The storage has no room for what would come in. */
export class FullError extends Error {}

/** What stands under a key of the backup is damaged. */
export class DamagedPartError extends Error {
  /** @param {string} key */
  constructor(key) {
    super(key);
    this.key = key;
  }
}

/**
 * @param {Keep} storage
 * @param {Archive} archive it knows the records that the storage did not take, too
 * @returns {Kept}
 */
export function allKept(storage, archive) {
  const kept = Object.fromEntries(storage.keys().map((key) => [key, storage.read(key) ?? ""]));
  delete kept[SINCE];
  delete kept[ASIDE];
  const games = archive.games();
  // What a newer version has kept goes before what this one could not keep beside it.
  if (games.length > 0 && !isNewer(storage.read(RECORDS))) kept[RECORDS] = writeFile(games);
  if (archive.unreadable() !== "") kept[ASIDE] = archive.unreadable();
  return kept;
}

/** @param {Kept} kept */
export function writeBackup(kept) {
  return JSON.stringify({ format: FORMAT, version: VERSION, kept }, null, 1);
}

/**
 * @param {string} text
 * @returns {Kept | null} null where it is no backup
 * @throws {ArchiveError | DamagedPartError} where it is one that cannot be read
 */
export function readBackup(text) {
  /** @type {any} */
  let file;
  try {
    file = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return null;
  }
  if (file?.format !== FORMAT) return null;
  if (!Number.isInteger(file.version) || file.version < 1) throw new ArchiveError("version");
  if (file.version > VERSION) throw new ArchiveError("newer");
  if (!isStructured(file.kept) || Array.isArray(file.kept)) throw new DamagedPartError("kept");
  for (const [key, kept] of Object.entries(file.kept)) {
    const isPlain = key === ASIDE || OLD_PREFERENCES.includes(key);
    const isSound = typeof kept === "string" && (isPlain || isNewer(kept) || isStructured(readVersioned(kept)));
    if (!isSound) throw new DamagedPartError(key);
  }
  return file.kept;
}

/**
 * What of a backup is not here yet. Changes nothing.
 *
 * @param {Kept} kept
 * @param {Keep} storage
 * @param {Archive} archive
 * @returns {Incoming}
 * @throws {ArchiveError | import("./games-file.js").DamagedGameError} where a recorded game is damaged
 */
export function incoming(kept, storage, archive) {
  /** @type {Incoming} */
  const coming = { games: [], unreadable: "", texts: {}, here: 0, left: 0 };
  const known = new Set(
    storage
      .keys()
      .filter(isGamesKey)
      .map((key) => withoutTime(storage.read(key) ?? "")),
  );
  for (const [key, whole] of Object.entries(kept)) {
    const ours = storage.read(key);
    const theirs = key === "match" ? withoutOld(whole, archive) : whole;
    if (key === RECORDS && !isNewer(theirs)) {
      const { fresh, here } = archive.read(theirs);
      coming.games = fresh;
      coming.here += here;
    } else if (key === ASIDE) {
      if (!archive.unreadable().includes(theirs)) coming.unreadable = theirs;
    } else if (isGamesKey(key)) {
      if (known.has(withoutTime(theirs))) coming.here += 1;
      else coming.texts[ours === null ? key : freshKey()] = theirs;
    } else if (ours === null) {
      coming.texts[key] = theirs;
    } else {
      const joined = join(key, ours, theirs);
      if (joined.text !== ours) coming.texts[key] = joined.text;
      else if (joined.isWhole) coming.here += 1;
      if (!joined.isWhole) coming.left += 1;
    }
  }
  return coming;
}

/**
 * Brings in all of it, or nothing where there is no room.
 *
 * @param {Incoming} coming
 * @param {Keep} storage
 * @param {Archive} archive
 * @returns {() => void} takes it back, but for what was changed since
 * @throws {FullError}
 */
export function bringIn({ games, unreadable, texts }, storage, archive) {
  const before = Object.keys(texts).map((key) => ({ key, text: storage.read(key) }));
  const isIn = Object.entries(texts).every(([key, text]) => {
    storage.write(key, text);
    return storage.read(key) === text;
  });
  const wasKept = archive.isKept();
  const isAdding = isIn && games.length > 0;
  if (isAdding) archive.add(games);
  if (!isIn || (wasKept && !archive.isKept() && games.some(({ id }) => !storage.read(RECORDS)?.includes(id)))) {
    takeBack();
    throw new FullError();
  }
  const forget = unreadable === "" ? () => {} : archive.keepUnreadable(unreadable);

  function takeBack() {
    for (const { key, text } of before) {
      if (storage.read(key) !== texts[key]) continue;
      if (text === null) storage.remove(key);
      else storage.write(key, text);
    }
    if (isAdding) archive.remove(new Set(games.map(({ id }) => id)));
  }

  return () => {
    takeBack();
    forget();
  };
}

/** @typedef {{ text: string, isWhole: boolean }} Joined what two texts come to, and whether all of the second is in it */

/**
 * Where both are something, ours stays.
 *
 * @param {string} key
 * @param {string} ours
 * @param {string} theirs
 * @returns {Joined}
 */
function join(key, ours, theirs) {
  const [here, there] = [readVersioned(ours), readVersioned(theirs)];
  // What a newer version has kept, or somebody changed, is joined with nothing.
  if (!isStructured(here) || !isStructured(there)) return { text: ours, isWhole: ours === theirs };
  if (key.startsWith("lab-table.")) return joinRows(ours, theirs);
  if (key === "lesson") return joinProgress(ours, theirs);
  if (key === "lab-claims") return joinClaims(ours, theirs);
  const missing = Object.entries(there).filter(([name]) => !(name in here));
  const joined = { ...here, ...Object.fromEntries(missing), ...JOINED[key]?.(here, there) };
  const isWhole = Object.entries(there).every(([name, value]) => isSame(joined[name], value));
  return { text: isSame(joined, here) ? ours : writeVersioned(joined), isWhole };
}

/** Which fields of both are more than the one or the other. @type {Record<string, (here: any, there: any) => object>} */
const JOINED = {
  match: (here, there) => ({ match: here.match ?? there.match ?? null, paper: here.paper || there.paper || "" }),
  "lab-laws": ({ own: ours = [] }, { own: theirs = [] }) => ({
    own: [...new Set([...ours, ...theirs])].slice(0, MOST_OWN),
  }),
};

/** @param {string} ours @param {string} theirs @returns {Joined} */
function joinRows(ours, theirs) {
  const [here, there] = [readKeptRows(ours), readKeptRows(theirs)];
  const isWhole = [...there].every(([n, cells]) => isSame(here.get(n) ?? cells, cells));
  const isNothingNew = [...there.keys()].every((n) => here.has(n));
  return { text: isNothingNew ? ours : keepRows(new Map([...there, ...here])), isWhole };
}

/** @param {string} ours @param {string} theirs @returns {Joined} */
function joinProgress(ours, theirs) {
  const [here, there] = [readProgress(ours), readProgress(theirs)];
  const joined = {
    ...here,
    done: [...new Set([...here.done, ...there.done])],
    work: { ...there.work, ...here.work },
  };
  const isNothingNew =
    joined.done.length === here.done.length && isSame(Object.keys(joined.work), Object.keys(here.work));
  return { text: isNothingNew ? ours : writeProgress(joined), isWhole: true };
}

/** @param {string} ours @param {string} theirs @returns {Joined} */
function joinClaims(ours, theirs) {
  const [here, there] = [readClaims(ours), readClaims(theirs)];
  const tried = [...there.tried, ...here.tried.toReversed()].reduce(remember, /** @type {typeof here.tried} */ ([]));
  const questions = new Set(tried.map(({ form }) => questionOf(form)));
  const isWhole = there.tried.every(({ form }) => questions.has(questionOf(form)));
  return { text: isSame(tried, here.tried) ? ours : writeClaims({ form: here.form, tried }), isWhole };
}

/** @param {unknown} a @param {unknown} b */
function isSame(a, b) {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** @param {any} value @returns {value is Record<string, any>} */
function isStructured(value) {
  return typeof value === "object" && value !== null;
}

/** A match whose present game was recorded here meanwhile is played no further. @param {string} text @param {Archive} archive */
function withoutOld(text, archive) {
  const kept = readVersioned(text);
  const record = kept?.match?.record;
  if (record === undefined || archive.games().every(({ id }) => id !== record)) return text;
  return writeVersioned({ ...kept, match: null });
}

/** The games of a window, whenever they were saved. @param {string} text */
function withoutTime(text) {
  const { at, games } = readVersioned(text) ?? {};
  return games === undefined ? text : JSON.stringify({ at, games });
}
