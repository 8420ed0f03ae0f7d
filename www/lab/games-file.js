// A file of games, and what is kept of them, is JSON: { format, version, games }, each game with its set-up and its turns.

import { EngineError, isTrap } from "../engine-error.js";
import { readName } from "./names.js";

/** @typedef {import("../engine.js").Game} Game */
/** @typedef {import("./archive.js").Judge} Judge */
/** @typedef {import("./archive.js").RecordedGame} RecordedGame */
/** @typedef {import("./engine.js").RefusedTurn} RefusedTurn */

const FORMAT = "last-coin-games";
const VERSION = 1;

export const SOURCES = /** @type {const} */ (["match", "paper", "board"]);

/** Who has no name that can be seen. */
const NAMELESS = "?";

/** Longer names are no names. */
export const LONGEST_NAME = 200;

/** What is wrong with a file as a whole. `code` names the message `archive-<code>`. */
export class ArchiveError extends Error {
  /** @param {"empty" | "table" | "not-json" | "foreign" | "newer" | "version"} code */
  constructor(code) {
    super(code);
    this.name = "ArchiveError";
    this.code = code;
  }
}

/** What is wrong with one game of a file. */
export class DamagedGameError extends Error {
  /**
   * @param {number} place which game of the file it is, from 1
   * @param {PartError | TurnError | EngineError} cause
   */
  constructor(place, cause) {
    super(`game ${place}: ${cause.message}`);
    this.name = "DamagedGameError";
    this.place = place;
    this.cause = cause;
  }
}

/** A part of a game that is missing or not as it should be. */
export class PartError extends Error {
  /** @param {string} part its name in the file */
  constructor(part) {
    super(part);
    this.name = "PartError";
    this.part = part;
  }
}

/** A turn of a game that its rule does not allow. */
export class TurnError extends Error {
  /** @param {RefusedTurn} refused */
  constructor(refused) {
    super(`turn ${refused.turn}`);
    this.name = "TurnError";
    this.refused = refused;
  }
}

/**
 * The games as the text of a file.
 *
 * @param {readonly RecordedGame[]} games
 */
export function writeFile(games) {
  const lines = games.map((each) => JSON.stringify(written(each)));
  return `{"format":"${FORMAT}","version":${VERSION},"games":[${lines.length > 0 ? `\n${lines.join(",\n")}\n` : ""}]}`;
}

/** @param {RecordedGame} recorded */
function written({ id, name, series, number, first, second, source, recorded, times, game }) {
  const turns = game.actions.slice(0, game.played).map((action, turn) => {
    const what = action.kind === "take" ? { column: action.column, count: action.count } : { resigned: action.seat };
    const time = times[turn] ?? null;
    return time === null ? what : { ...what, time };
  });
  return { id, name, series, number, first, second, source, recorded, setup: game.setup, turns };
}

/**
 * Reads a file of games. It is taken wholly or not at all.
 *
 * @param {string} text
 * @param {Judge} engine
 * @returns {RecordedGame[]}
 * @throws {ArchiveError | DamagedGameError}
 */
export function readFile(text, engine) {
  return gamesIn(text).map((each, place) => {
    try {
      return readGame(each, engine);
    } catch (error) {
      const isRefused = error instanceof EngineError && !isTrap(error);
      if (isRefused || error instanceof PartError || error instanceof TurnError) {
        throw new DamagedGameError(place + 1, error);
      }
      throw error;
    }
  });
}

/**
 * @param {string} text
 * @returns {unknown[]}
 */
export function gamesIn(text) {
  const trimmed = text.replace(/^\uFEFF/, "").trim();
  if (trimmed === "") throw new ArchiveError("empty");
  const file = parse(trimmed);
  if (!isObject(file) || file.format !== FORMAT || !Array.isArray(file.games)) throw new ArchiveError("foreign");
  const { version } = file;
  if (typeof version !== "number" || !Number.isInteger(version) || version < 1) throw new ArchiveError("version");
  if (version > VERSION) throw new ArchiveError("newer");
  return file.games;
}

/** @param {string} text */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    throw new ArchiveError(/^[{[]/.test(text) || !/[,;\t][^\n]*\n/.test(text) ? "not-json" : "table");
  }
}

/**
 * @param {unknown} value
 * @param {Judge} engine
 * @returns {RecordedGame}
 * @throws {PartError | TurnError | EngineError}
 */
export function readGame(value, engine) {
  if (!isObject(value)) throw new PartError("game");
  const text = (/** @type {string} */ name) => {
    const given = value[name];
    if (typeof given !== "string" || given.length > LONGEST_NAME) throw new PartError(name);
    return given;
  };
  const whole = (/** @type {unknown} */ given, /** @type {string} */ name) => {
    if (!isTime(given)) throw new PartError(name);
    return given;
  };
  const source = SOURCES.find((each) => each === value.source);
  if (source === undefined) throw new PartError("source");
  if (!isObject(value.setup)) throw new PartError("setup");
  if (!Array.isArray(value.turns)) throw new PartError("turns");
  const turns = value.turns.map((turn) => readTurn(turn));
  const { columns, rule, convention, seed } = /** @type {any} */ (value.setup);
  /** @type {Game} */
  const game = {
    setup: { columns, rule, convention, seed: seed ?? 0 },
    actions: turns.map(({ action }) => action),
    played: turns.length,
  };
  const refused = engine.check_game(game);
  if (refused !== undefined) throw new TurnError(refused);
  const id = text("id");
  if (id === "") throw new PartError("id");
  return {
    id,
    name: readName(text("name")),
    series: text("series"),
    number: Math.max(1, whole(value.number, "number")),
    first: readName(text("first")) || NAMELESS,
    second: readName(text("second")) || NAMELESS,
    source,
    recorded: whole(value.recorded, "recorded"),
    times: turns.map(({ time }) => time),
    game,
  };
}

/**
 * The engine says whether the action is one.
 *
 * @param {unknown} turn
 * @returns {{ action: wasm_bindgen.Action, time: number | null }}
 */
function readTurn(turn) {
  if (!isObject(turn)) throw new PartError("turns");
  const { column, count, resigned, time = null } = /** @type {any} */ (turn);
  if (time !== null && !isTime(time)) throw new PartError("time");
  return {
    action: resigned === undefined ? { kind: "take", column, count } : { kind: "resign", seat: resigned },
    time,
  };
}

/** The last moment that a date can tell, in milliseconds. */
const LAST_MOMENT = 8.64e15;

/** @param {unknown} value @returns {value is number} */
function isTime(value) {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= LAST_MOMENT;
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
