// A match of several games between two people, as plain data: who begins alternates, and every turn has its time.

import { EngineError, nullUnlessTrap } from "../engine-error.js";
import { freshId } from "../fresh-id.js";
import { plainDigits } from "../typed.js";
import { readVersioned, writeVersioned } from "../versions.js";
import { lookAlike, readName } from "./names.js";

/** @typedef {import("../engine.js").Convention} Convention */
/** @typedef {import("../engine.js").Game} Game */
/** @typedef {import("../engine.js").Seat} Seat */
/** @typedef {import("../engine.js").Setup} Setup */
/** @typedef {import("./archive.js").RecordedGame} RecordedGame */
/** @typedef {import("./main.js").LabEngine} LabEngine */

/**
 * What is asked before a match, as it was typed.
 *
 * @typedef {object} MatchForm
 * @property {string} a the name of who begins the first game
 * @property {string} b
 * @property {string} k
 * @property {string} n
 * @property {Convention} convention
 * @property {number} length games in the match
 */

/**
 * @typedef {object} Match
 * @property {string} id
 * @property {[string, string]} players who begins the first game is the first; "" for who gave no name, until a game of
 *   theirs is recorded
 * @property {number} length
 * @property {number} number the game that is being played, from 1
 * @property {string} record what the present game is known by in the archive
 * @property {string} name what it was renamed to there before its end was taken back
 * @property {Game} game
 * @property {number[]} times
 * @property {number[]} won games, by player
 */

/** What is offered at first. @type {MatchForm} */
export const USUAL_FORM = { a: "", b: "", k: "3", n: "21", convention: "misere", length: 5 };

/** What was typed cannot be used; `id` names the message. */
export class FormError extends Error {
  /** @param {string} id */
  constructor(id) {
    super(id);
    this.name = "FormError";
    this.id = id;
  }
}

/**
 * @param {Pick<LabEngine, "parse_rule">} engine
 * @param {string} k
 * @returns {string} the rule, as the core writes it
 * @throws {FormError}
 */
export function ruleOf(engine, k) {
  const rule = attempt("match-bad-k", ["bad_rule"], () => engine.parse_rule(`1-${plainDigits(k)}`));
  if (rule.kind !== "up_to") throw new FormError("match-bad-k");
  return rule.text;
}

/**
 * @param {Pick<LabEngine, "parse_rule" | "parse_columns">} engine
 * @param {MatchForm} form
 * @returns {Setup}
 * @throws {FormError | EngineError}
 */
export function setupOf(engine, { k, n, convention }) {
  const rule = ruleOf(engine, k);
  const columns = attempt("match-bad-n", ["bad_columns"], () => engine.parse_columns(plainDigits(n)));
  if (columns.length !== 1) throw new FormError("match-bad-n");
  return { columns, rule, convention, seed: 0 };
}

/**
 * The names of both players, those that were left out as usual.
 *
 * @param {Pick<MatchForm, "a" | "b">} form
 * @param {[string, string]} usual
 * @returns {[string, string]}
 */
export function typedNames({ a, b }, usual) {
  return [readName(a) || usual[0], readName(b) || usual[1]];
}

/**
 * @param {Pick<MatchForm, "a" | "b">} form
 * @param {[string, string]} usual
 * @throws {FormError} where they cannot be told apart
 */
export function namesOf(form, usual) {
  const names = typedNames(form, usual);
  if (lookAlike(...names)) throw new FormError("match-same-names");
  return names;
}

/**
 * @template T
 * @param {string} id
 * @param {string[]} codes
 * @param {() => T} act
 */
function attempt(id, codes, act) {
  try {
    return act();
  } catch (error) {
    if (error instanceof EngineError && codes.includes(error.code)) throw new FormError(id);
    throw error;
  }
}

/**
 * @param {Game} game
 * @param {[string, string]} players
 * @param {number} length
 * @returns {Match}
 */
export function startMatch(game, players, length) {
  return { id: freshId(), players, length, number: 1, record: freshId(), name: "", game, times: [], won: [0, 0] };
}

/**
 * Which of the players sits in a seat.
 *
 * @param {{ number: number }} match
 * @param {Seat} seat
 * @returns {0 | 1}
 */
export function playerAt({ number }, seat) {
  return (number % 2 === 1) === (seat === "first") ? 0 : 1;
}

/**
 * The present game after a turn.
 *
 * @param {Match} match
 * @param {Game} game
 * @param {number} time
 * @returns {Match}
 */
export function afterTurn(match, game, time) {
  return { ...match, game, times: [...match.times, time] };
}

/**
 * @param {Match} match
 * @param {Game} game with its last turn taken back
 * @returns {Match}
 */
export function beforeTurn(match, game) {
  return { ...match, game: { ...game, actions: game.actions.slice(0, game.played) }, times: match.times.slice(0, -1) };
}

/**
 * @param {Match} match
 * @param {0 | 1} player
 * @param {1 | -1} by -1 where the end of the game is taken back
 * @returns {Match}
 */
export function score(match, player, by) {
  return { ...match, won: match.won.map((games, place) => (place === player ? games + by : games)) };
}

/**
 * @param {Match} match
 * @param {Game} game
 * @returns {Match}
 */
export function nextGame(match, game) {
  return { ...match, number: match.number + 1, record: freshId(), name: "", game, times: [] };
}

/**
 * The present game, for the archive.
 *
 * @param {Match} match
 * @param {number} now
 * @returns {RecordedGame}
 */
export function recordOf(match, now) {
  const { players, game, times, record, name, number, id } = match;
  return {
    id: record,
    name,
    series: id,
    number,
    first: players[playerAt(match, "first")],
    second: players[playerAt(match, "second")],
    source: "match",
    recorded: now,
    times: [...times],
    game,
  };
}

/**
 * A match and what was typed, as they were kept; what is damaged is left out, and so is what a newer version has kept.
 *
 * @param {string | null} text
 * @param {Pick<LabEngine, "view">} engine
 * @returns {{ form: MatchForm, match: Match | null, paper: string }}
 * @throws {EngineError} where the engine failed, so that it is not known whether there is a match
 */
export function readKept(text, engine) {
  const kept = readVersioned(text) ?? {};
  const form = { ...USUAL_FORM };
  for (const name of /** @type {const} */ (["a", "b", "k", "n"])) {
    if (typeof kept.form?.[name] === "string") form[name] = kept.form[name];
  }
  if (kept.form?.convention === "normal") form.convention = "normal";
  if (isGames(kept.form?.length)) form.length = kept.form.length;
  return { form, match: soundMatch(kept.match, engine), paper: typeof kept.paper === "string" ? kept.paper : "" };
}

/** @param {{ form: MatchForm, match: Match | null, paper: string }} what */
export function writeKept(what) {
  return writeVersioned(what);
}

/** @param {any} match @param {Pick<LabEngine, "view">} engine @returns {Match | null} */
function soundMatch(match, engine) {
  return nullUnlessTrap(() => {
    const { moves } = engine.view(match.game);
    const isSound =
      [match.id, match.record, match.name, ...match.players].every((each) => typeof each === "string") &&
      match.players.length === 2 &&
      match.won.length === 2 &&
      isGames(match.length) &&
      isGames(match.number) &&
      match.times.length === moves.length &&
      [...match.times, ...match.won].every((each) => Number.isInteger(each) && each >= 0);
    return isSound ? match : null;
  });
}

/** @param {unknown} count */
function isGames(count) {
  return typeof count === "number" && Number.isInteger(count) && count >= 1 && count <= MOST_GAMES;
}

/** The longest match that is offered. */
export const MOST_GAMES = 20;
