// Mouse, touch and keyboard on the board, turned into actions.

import { handOn } from "./hand-on.js";
import { textIn } from "./state.js";

/** @typedef {import("./actions.js").Actions} Actions */
/** @typedef {import("./engine.js").Game} Game */
/** @typedef {import("./state.js").Pick} Pick */
/** @typedef {import("./state.js").State} State */

/**
 * @param {HTMLElement} board
 * @param {() => State} current
 * @param {Actions} on
 */
export function listenToBoard(board, current, on) {
  /**
   * The coins that an element stands for: a coin and all above it, or those of a take button.
   *
   * @param {EventTarget | null} target
   * @returns {Pick | null}
   */
  function pickAt(target) {
    const element = target instanceof Element ? target.closest("[data-coin], [data-take]") : null;
    if (!(element instanceof HTMLElement)) return null;
    const { view, ui } = current();
    const { coin, take } = element.dataset;
    if (coin === undefined) return { column: ui.cursor.column, count: Number(take) };
    const column = Number(element.dataset.column);
    return { column, count: view.columns[column].coins - Number(coin) + 1 };
  }

  const wasFinger = listenToFinger(board, pickAt, current, on);

  board.addEventListener("click", (event) => {
    // What a finger did to a coin is dealt with elsewhere. What assistive technology clicks has no detail.
    if (wasFinger() && event.detail > 0) return;
    // The second click of a double click is not a second take.
    if (event.detail > 1) return;
    const { target } = event;
    const pick = pickAt(target);
    if (pick !== null) on.take(pick);
    const chooser = target instanceof Element ? target.closest("[data-choose]") : null;
    if (chooser instanceof HTMLElement) on.chooseColumn(Number(chooser.dataset.choose));
  });

  board.addEventListener("pointerover", ({ target, pointerType }) => {
    // A finger does not hover: it presses.
    if (pointerType === "mouse") on.point(pickAt(target));
  });
  board.addEventListener("pointerleave", ({ pointerType }) => {
    if (pointerType === "mouse") on.point(null);
  });

  board.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof Element)) return;
    const pick = pickAt(target);
    const isKeyboard = target.matches(":focus-visible");
    if (target.matches("[data-take]")) on.point(isKeyboard ? pick : null);
    else if (pick !== null) on.focus(pick, isKeyboard);
  });
  board.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !board.contains(relatedTarget)) on.blur();
  });

  /** @type {Record<string, () => void>} */
  const coinKeys = {
    ArrowLeft: () => on.moveAcross(-1),
    ArrowRight: () => on.moveAcross(1),
    ArrowUp: () => on.moveAlong(-1),
    ArrowDown: () => on.moveAlong(1),
    Home: () => on.moveToEnd("smallest"),
    End: () => on.moveToEnd("largest"),
  };
  /** @type {Record<string, () => void>} */
  const letters = { u: on.undo, r: on.redo, n: on.newGame, h: on.hint };

  board.addEventListener("keydown", (event) => {
    const { altKey, ctrlKey, metaKey, shiftKey, key, target } = event;
    if (altKey || ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return;
    // A key that is held down acts once; only arrows walk on.
    const isHeld = event.repeat && !(key in coinKeys);
    if (
      isHeld &&
      !target.matches("input, select") &&
      (key === "Enter" || key === " " || key.toLowerCase() in letters)
    ) {
      return event.preventDefault();
    }
    if (key === "Enter" && target instanceof HTMLInputElement) {
      event.preventDefault();
      const { column, count } = current().ui.cursor;
      const shown = textIn(current(), "take", String(count));
      if (!event.repeat) handOn(shown, (typed) => on.takeTyped(column, typed))({ target });
      return;
    }
    const letter = target.matches("input, select") || !current().ui.hasKeys ? undefined : letters[key.toLowerCase()];
    const move = target.matches("[data-coin]") ? coinKeys[key] : undefined;
    const act = move ?? letter;
    // What the board does not need of these keys must not scroll the page around its frame.
    if (act !== undefined || (key in coinKeys && target.matches("button"))) event.preventDefault();
    if (act === undefined) return;
    act();
    if (move !== undefined) tabStop(board)?.focus();
  });
}

/**
 * The one coin that the Tab key reaches.
 *
 * @param {HTMLElement} board
 * @returns {HTMLElement | null}
 */
export function tabStop(board) {
  return board.querySelector('[data-coin][tabindex="0"]');
}

/** A finger that moves so far chooses the next coin, or the next but one where coins lie closer than that. */
const FINGER_STEP = 16;

/** How far beside its column a finger may be and still mean it. */
const FINGER_SLACK = 40;

/**
 * A finger that presses a coin shows what would be taken; sliding up takes fewer and sliding down more; lifting it
 * takes, and sliding off the column does not.
 *
 * @param {HTMLElement} board
 * @param {(target: EventTarget | null) => Pick | null} pickAt
 * @param {() => State} current
 * @param {Actions} on
 * @returns {() => boolean} whether the latest press was that of a finger on a coin
 */
function listenToFinger(board, pickAt, current, on) {
  /** @type {{ id: number, game: Game, pick: Pick, y: number, step: number, place: Place } | null} */
  let press = null;
  let wasFinger = false;

  /** A press is over when the coins have changed under the finger. */
  const isPressing = () => press?.game === current().match.game;

  /** @param {PointerEvent} event @returns {Pick | null} */
  function pickUnder({ clientX, clientY }) {
    if (!isPressing() || press === null) return null;
    const { pick, y, step, place } = press;
    const { coins } = current().view.columns[pick.column];
    const isOff =
      clientX < place.left - FINGER_SLACK ||
      clientX > place.right + FINGER_SLACK ||
      clientY < place.top - 2 * FINGER_SLACK ||
      clientY > place.bottom + FINGER_SLACK;
    const count = pick.count + Math.round((clientY - y) / step);
    return isOff ? null : { column: pick.column, count: Math.min(Math.max(count, 1), coins) };
  }

  board.addEventListener("pointerdown", (event) => {
    const { target, pointerType, pointerId, clientY } = event;
    // A second finger beside the first one is the end of the gesture.
    if (isPressing()) return end();
    const coin = target instanceof Element && pointerType !== "mouse" ? target.closest("[data-coin]") : null;
    const pick = pickAt(coin);
    wasFinger = pick !== null;
    if (coin === null || pick === null) return;
    const step = Math.max(coin.getBoundingClientRect().height, FINGER_STEP);
    press = { id: pointerId, game: current().match.game, pick, y: clientY, step, place: placeOf(coin) };
    on.point(pick);
  });

  board.addEventListener("pointermove", (event) => {
    if (press?.id === event.pointerId) on.point(pickUnder(event));
  });
  board.addEventListener("pointerup", (event) => {
    if (press?.id !== event.pointerId) return;
    const pick = pickUnder(event);
    end();
    if (pick !== null) on.take(pick);
  });
  board.addEventListener("pointercancel", (event) => {
    if (press?.id === event.pointerId) end();
  });

  function end() {
    press = null;
    on.point(null);
  }

  return () => wasFinger;
}

/** @typedef {{ left: number, right: number, top: number, bottom: number }} Place in pixels of the window */

/**
 * Where the coins of a column are, of which this is one.
 *
 * @param {Element} coin
 * @returns {Place}
 */
function placeOf(coin) {
  const coins = [.../** @type {Element} */ (coin.parentElement).querySelectorAll("[data-coin]")];
  const { left, right, bottom } = coins[0].getBoundingClientRect();
  return { left, right, bottom, top: coins[coins.length - 1].getBoundingClientRect().top };
}
