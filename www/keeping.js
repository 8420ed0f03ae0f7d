// The game outlives a reload: what is played, and what undo and redo lead to, is kept where there is storage. Each window
// keeps its own under a key of its own, so that windows do not write over each other.

import { readAddress, writeAddress } from "./address.js";
import { nullUnlessTrap } from "./engine-error.js";
import { freshId } from "./fresh-id.js";
import { isSameGame, setupOf } from "./params.js";
import { resumeState } from "./state.js";
import { isNewer, readVersioned, writeVersioned } from "./versions.js";

/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {import("./engine.js").Game} Game */
/** @typedef {import("./params.js").Params} Params */
/** @typedef {import("./state.js").Match} Match */
/** @typedef {import("./state.js").State} State */
/** @typedef {import("./storage.js").Keep} Keep */

/** Before windows had keys of their own, this was the one of all; now it is the beginning of theirs (index.html knows it too). */
const GAMES = "games";

/** Where a window finds after a reload which key is its own. */
const WINDOW = "window";

/** So many games before and after the present one are kept. */
const MOST_BESIDE = 8;

/** Of so many windows, the latest, the games are kept. */
const MOST_WINDOWS = 20;

/** @typedef {ReturnType<typeof openGames>} Games */

/**
 * @param {Keep} storage
 * @param {Keep} session what a window has for itself, and its reloads find again
 * @param {() => number} [now] in milliseconds
 */
export function openGames(storage, session, now = Date.now) {
  const { key: before = null, isOpen = false } = readVersioned(session.read(WINDOW)) ?? {};
  // Browsers give a copy of it to the copy of a tab, and the tab is still open then: the copy goes on under a key of its own.
  let own = before === null || isOpen ? freshKey() : before;
  /** What was last seen under this window's key. */
  let known = storage.read(own);
  /** What the next reload goes on with: as long as nothing was kept under a new key, that is the one before. */
  let next = own;
  /** Whether the window had a kept game before: it then keeps what comes after it, too. */
  let hadGame = known !== null;
  remember(true);

  /** @param {boolean} isOpen */
  function remember(isOpen) {
    session.write(WINDOW, writeVersioned({ key: next, isOpen }));
  }

  /** All that is kept, the latest first. */
  function all() {
    return storage
      .keys()
      .filter(isGamesKey)
      .map((key) => ({ key, saved: Number(readVersioned(storage.read(key))?.saved) || 0 }))
      .sort((a, b) => b.saved - a.saved);
  }

  function takeOwnKey() {
    own = freshKey();
    known = null;
  }

  return {
    /**
     * The state as this window kept it, or else the latest fitting one, of which this window then keeps a copy.
     *
     * @param {Engine} engine
     * @param {Params | null} wanted what the address sets up: whoever comes with another game gets that one
     * @returns {State | null} null where nothing fitting was kept
     * @throws {EngineError} where the engine failed, so that it is not known what was kept
     */
    read(engine, wanted) {
      const keys = [...(before === null ? [] : [before]), ...all().map(({ key }) => key)];
      for (const key of keys) {
        const state = readState(storage.read(key), engine, wanted);
        if (state === null) continue;
        // What this window had before is another game, and stays.
        if (key !== own && known !== null) takeOwnKey();
        hadGame = true;
        return state;
      }
      if (known !== null) takeOwnKey();
      return null;
    },

    /** What could not be read is not written over, and a reload tries again unless something was done meanwhile. */
    leaveUnread() {
      takeOwnKey();
      hadGame = false;
    },

    /** @param {State} state @returns {boolean} whether it is kept now */
    keep({ earlier, match, later }) {
      const before = earlier.slice(-MOST_BESIDE);
      const after = later.slice(-MOST_BESIDE).reverse();
      const games = [...before, match, ...after].map(({ params, rule, game }) => [
        writeAddress(params, rule, { isFast: false }),
        game,
      ]);
      // Another window may have come to the same key: a tab that was copied while another page was open in it.
      if (storage.read(own) !== known) takeOwnKey();
      const isFirst = known === null;
      const isKept = storage.write(own, writeVersioned({ saved: now(), at: before.length, games }));
      known = storage.read(own);
      if (!isFirst || known === null) return isKept;
      next = own;
      remember(true);
      const others = all().filter(({ key }) => key !== own && !isNewer(storage.read(key)));
      for (const { key } of others.slice(MOST_WINDOWS - 1)) storage.remove(key);
      return isKept;
    },

    /** Whether a game that nobody has touched is kept, too, as it stands where another one was. */
    hadGame: () => hadGame || known !== null,

    /** Whether a newer version of the page has kept games, which are left as they are. */
    hasNewer: () => storage.keys().some((key) => isGamesKey(key) && isNewer(storage.read(key))),

    /** The window is closed or loaded again: whoever finds its key after this is the same window. */
    leave: () => remember(false),

    /** It was not closed after all. */
    comeBack: () => remember(true),
  };
}

/** @param {string} key */
export function isGamesKey(key) {
  return key === GAMES || key.startsWith(`${GAMES}.`);
}

/** A key that no other window has. */
export function freshKey() {
  return `${GAMES}.${freshId()}`;
}

/**
 * @param {string | null} text
 * @param {Engine} engine
 * @param {Params | null} wanted
 * @returns {State | null}
 */
function readState(text, engine, wanted) {
  return nullUnlessTrap(() => {
    const { at, games } = readVersioned(text) ?? {};
    const present = soundMatch(engine, games[at]);
    if (present === null || (wanted !== null && !isSameGame(wanted, present.params))) return null;
    const sound = (/** @type {unknown[]} */ some) => some.flatMap((each) => soundMatch(engine, each) ?? []);
    const rest = { earlier: sound(games.slice(0, at)), later: sound(games.slice(at + 1)).reverse() };
    return resumeState(engine, { ...present, params: wanted ?? present.params }, rest);
  });
}

/**
 * @param {Engine} engine
 * @param {unknown} kept
 * @returns {Match | null} null where the game is damaged
 */
function soundMatch(engine, kept) {
  return nullUnlessTrap(() => {
    const [address, game] = /** @type {[string, Game]} */ (kept);
    const match = matchOf(engine, address, game);
    engine.view(game);
    return match;
  });
}

/**
 * @param {Engine} engine
 * @param {string} address
 * @param {Game} game
 * @returns {Match}
 */
function matchOf(engine, address, game) {
  const { params } = readAddress(address, engine, []);
  const { columns, rule, convention } = setupOf(params);
  const isOfThese =
    game.setup.columns.join() === columns.join() && game.setup.rule === rule && game.setup.convention === convention;
  if (!isOfThese) throw new RangeError("the game is another one than its address says");
  return { params, game, rule: engine.parse_rule(params.rule) };
}
