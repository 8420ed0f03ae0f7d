// What a person can do, as functions that change the state. Views and the board's input call these.

import { createAnswerActions } from "./answer-actions.js";
import { EngineError, isTrap } from "./engine-error.js";
import {
  changeParams,
  isComputersTurn,
  isPersonsTurn,
  isShow,
  mayTake,
  moveCursorAcross,
  moveCursorAlong,
  moveCursorToEnd,
  newGame,
  placeCursor,
  playComputer as playFor,
  redo,
  resign,
  take,
  undo,
  withUi,
} from "./state.js";
import { isAmbiguous, plainDigits, typedColumns, typedRule } from "./typed.js";

/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {import("./engine.js").Game} Game */
/** @typedef {import("./engine.js").Seat} Seat */
/** @typedef {import("./params.js").Params} Params */
/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").Notice} Notice */
/** @typedef {import("./state.js").Pick} Pick */
/** @typedef {import("./preferences.js").Pace} Pace */
/** @typedef {import("./preferences.js").Theme} Theme */

/** @typedef {ReturnType<typeof createActions>} Actions */

/**
 * What to tell of a call that the engine refused. Any other error is a fault of the page, and goes on.
 *
 * @param {unknown} error
 * @returns {Notice}
 */
export function noticeOf(error) {
  if (!(error instanceof EngineError)) throw error;
  return { id: `error-${error.code}`, values: { detail: error.message } };
}

/** @param {string} text a whole number, as input methods write it too; 0, which no one may take, for anything else */
export function countIn(text) {
  const digits = plainDigits(text);
  return /^\d+$/.test(digits) ? Number(digits) : 0;
}

/**
 * @param {object} given
 * @param {Engine} given.engine
 * @param {() => State} given.current
 * @param {(state: State) => void} given.update shows the new state
 * @param {() => void} given.hurry makes a waiting computer move now
 * @param {(language: string) => void} given.setLanguage
 * @param {() => void} given.nextTheme
 * @param {() => void} given.toggleLab
 */
export function createActions({ engine, current, update, hurry, setLanguage, nextTheme, toggleLab }) {
  /**
   * Changes the state; where the engine refuses, the state stays and the reason is told.
   *
   * @param {(state: State) => State} step
   */
  function attempt(step) {
    try {
      update(step(withUi(current(), { notice: null, typed: null })));
    } catch (error) {
      update(withUi(current(), { notice: noticeOf(error) }));
    }
  }

  /**
   * Takes up what was typed into a field. What is refused stays in it, and the reason is told beside it.
   *
   * @param {import("./state.js").Typed["field"]} field
   * @param {string} text
   * @param {(state: State) => State} step
   */
  function takeUp(field, text, step) {
    try {
      update(step(withUi(current(), { notice: null, typed: null })));
    } catch (error) {
      const told = noticeOf(error);
      // Where the engine failed, nothing is wrong with the text.
      const change = isTrap(error)
        ? { notice: told, typed: { field, text } }
        : { notice: null, typed: { field, text, refusal: told } };
      update(withUi(current(), change));
    }
  }

  /** The games in which the engine failed when a computer was to move: it has one more try. @type {WeakSet<Game>} */
  const failed = new WeakSet();

  /** @param {Partial<Params>} part */
  function change(part) {
    attempt((state) => changeParams(engine, state, part));
  }

  /** The computer whose turn it is plays; where it cannot, that is told and it waits. */
  function playComputer() {
    const { notice, typed } = current().ui;
    const { game } = current().match;
    attempt((state) => playFor(engine, withUi(state, { notice, typed })));
    if (current().match.game !== game) return;
    update(withUi(current(), { isStuck: true }));
    if (current().ui.notice?.id !== "error-trap" || failed.has(game)) return;
    failed.add(game);
    engine.restarted().then(() => {
      if (current().match.game === game) playComputer();
    });
  }

  /** Takes these coins, or says that they may not be taken. @param {Pick} pick */
  function takeThese(pick) {
    if (isComputersTurn(current())) return isShow(current()) && current().ui.isPaused ? undefined : hurry();
    if (current().view.over) return;
    const { typed } = current().ui;
    if (typed?.field === "take" && !mayTake(current(), pick)) return refuseCount(typed.text);
    attempt((state) => {
      if (mayTake(state, pick)) return take(engine, state, pick.column, pick.count);
      return withUi(placeCursor(state, pick), { notice: { id: "error-illegal_take" } });
    });
  }

  /** @param {string} text */
  function refuseCount(text) {
    update(withUi(current(), { notice: null, typed: { field: "take", text, refusal: { id: "error-illegal_take" } } }));
  }

  return {
    ...createAnswerActions({ engine, current, update, attempt }),
    change,
    setLanguage,
    nextTheme,
    toggleLab,

    take: takeThese,

    /** @param {Pick | null} given */
    point(given) {
      const { ui, view } = current();
      // A number that was typed and refused may be any.
      const isThere = given !== null && given.count >= 1 && given.count <= view.columns[given.column].coins;
      const pointed = isThere ? given : null;
      if (ui.pointed?.column === pointed?.column && ui.pointed?.count === pointed?.count) return;
      update(withUi(current(), { pointed }));
    },

    /** @param {Pick} pick @param {boolean} isKeyboard */
    focus(pick, isKeyboard) {
      const { cursor, isKeyboard: was } = current().ui;
      if (cursor.column === pick.column && cursor.count === pick.count && was === isKeyboard) return;
      update(withUi(placeCursor(current(), pick), { isKeyboard }));
    },

    blur: () => update(withUi(current(), { isKeyboard: false })),

    /** @param {number} column */
    chooseColumn: (column) => update(placeCursor(current(), { column, count: 1 })),

    /** @param {1 | -1} toward */
    moveAcross: (toward) => update(withUi(moveCursorAcross(current(), toward), { isKeyboard: true, pointed: null })),

    /** @param {1 | -1} toward */
    moveAlong: (toward) => update(withUi(moveCursorAlong(current(), toward), { isKeyboard: true, pointed: null })),

    /** @param {"smallest" | "largest"} which */
    moveToEnd: (which) => update(withUi(moveCursorToEnd(current(), which), { isKeyboard: true, pointed: null })),

    /** @param {1 | -1} toward */
    step(toward) {
      const state = moveCursorAlong(current(), toward);
      update(withUi(state, { pointed: state.ui.cursor }));
    },

    /** Takes as many as were typed. @param {number} column @param {string} text */
    takeTyped(column, text) {
      const pick = { column, count: countIn(text) };
      if (isPersonsTurn(current()) && !mayTake(current(), pick)) refuseCount(text);
      else takeThese(pick);
    },

    /** Chooses as many as were typed, or says that they may not be taken. @param {number} column @param {string} text */
    typeCount(column, text) {
      const pick = { column, count: countIn(text) };
      if (!mayTake(current(), pick)) return refuseCount(text);
      update(withUi(placeCursor(current(), pick), { pointed: pick, notice: null, typed: null }));
    },

    undo: () => attempt((state) => undo(engine, state)),
    redo: () => attempt((state) => redo(engine, state)),
    newGame: () => attempt((state) => newGame(engine, state)),

    /** @param {Seat} seat */
    resign: (seat) => attempt((state) => (state.view.over ? state : resign(engine, state, seat))),

    playComputer,

    /** Lets one of two computers move, and then wait. */
    playOne() {
      update(withUi(current(), { isPaused: true }));
      if (isComputersTurn(current())) hurry();
    },

    /** @param {Pace} pace */
    setPace: (pace) => update(withUi(current(), { pace })),
    toggleKeys: () => update(withUi(current(), { hasKeys: !current().ui.hasKeys })),

    togglePause: () => update(withUi(current(), { isPaused: isShow(current()) && !current().ui.isPaused })),
    dismiss: () => update(withUi(current(), { notice: null })),

    openOwnColumns: () => update(withUi(current(), { hasOwnColumns: true })),
    openOwnRule: () => update(withUi(current(), { hasOwnRule: true })),

    /** @param {number[]} columns */
    setColumns: (columns) =>
      attempt((state) => changeParams(engine, withUi(state, { hasOwnColumns: false }), { columns })),

    /** @param {string} text */
    typeColumns: (text) =>
      takeUp("n", text, (state) => {
        const columns = typedColumns(engine, text);
        const hasOwnColumns = state.ui.hasOwnColumns && columns.length > 1;
        /** @type {import("./state.js").Typed | null} */
        const typed = isAmbiguous(text) ? { field: "n", text: columns.join(" "), columns } : null;
        return changeParams(engine, withUi(state, { hasOwnColumns, typed }), { columns });
      }),

    /** @param {string} text */
    typeRule: (text) =>
      takeUp("rule", text, (state) => {
        const rule = typedRule(engine, text).text;
        return changeParams(engine, withUi(state, { hasOwnRule: false }), { rule });
      }),
  };
}
