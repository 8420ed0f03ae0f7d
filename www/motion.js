// Motion that explains: taken coins lift and leave to the side of whoever took them, the stack settles, coins that come
// back fall into place, and a victory rains coins. It is laid over a board that is already as it will be, so a click
// while something moves finds the new board. Nothing moves for whoever prefers less motion.

import { soloSeat } from "./params.js";
import { standing } from "./state.js";
import { tookInWords } from "./views/phrases.js";

/** @typedef {import("./messages.js").Messages} Messages */
/** @typedef {import("./state.js").State} State */

/**
 * @typedef {object} Leaving what was to be seen before the board was drawn again. It is measured then, because measuring
 *   afterwards would make the browser lay the board out once more than it needs to.
 * @property {State} before
 * @property {DOMRect} frame of the coins' stage
 * @property {number} scrolled how far many columns are scrolled in it
 * @property {DOMRect[]} places of the coins that go, the top one first
 */

/** So many coins fly at most, and so many fall when a game is won. */
const MOST_GHOSTS = 14;
const RAIN = 44;

/** How long a computer's coins wait, lifted, so that the eye finds them before they go. */
const SHOWN_MS = 520;
const FLIGHT_MS = 460;

const BACK_OUT = "cubic-bezier(0.2, 1.3, 0.4, 1)";

/** @param {HTMLElement} board */
export function createMotion(board) {
  const isUnwanted = matchMedia("(prefers-reduced-motion: reduce)");

  /**
   * Call it before the board is drawn again, and `show` after that.
   *
   * @param {State} before
   * @param {State} after
   * @returns {Leaving | null} null where nothing is to move
   */
  function leaving(before, after) {
    if (isUnwanted.matches || before.match.game === after.match.game) return null;
    const isSame = isSameBoard(before, after);
    clear(isSame ? ".ghost-label" : ".flight > *, .sky > *");
    const going = isSame ? goingCoins(before, after) : [];
    return {
      before,
      frame: find(".stage").getBoundingClientRect(),
      scrolled: find(".columns").scrollLeft,
      places: going.map((coin) => coin.getBoundingClientRect()),
    };
  }

  /**
   * What is told of the turn before is no longer news, and what moves belongs to its own game alone.
   *
   * @param {string} pictures
   */
  function clear(pictures) {
    for (const picture of board.querySelectorAll(pictures)) picture.remove();
  }

  /**
   * The coins that are about to go.
   *
   * @param {State} before
   * @param {State} after
   */
  function goingCoins(before, after) {
    return before.view.columns.flatMap(({ coins }, column) => {
      const left = after.view.columns[column].coins;
      if (left >= coins) return [];
      return [...board.querySelectorAll(`[data-column="${column}"][data-coin]`)]
        .filter((coin) => coin instanceof HTMLElement && Number(coin.dataset.coin) > left)
        .reverse()
        .slice(0, MOST_GHOSTS);
    });
  }

  /**
   * @param {Leaving} seen
   * @param {State} state
   * @param {Messages} words
   */
  function show(seen, state, words) {
    const { before, places } = seen;
    const isTaken = state.view.moves.length === before.view.moves.length + 1;
    if (places.length > 0 && isTaken) flyAway(seen, state, words);
    fallIn(before, state);
    if (hasEnded(before, state) && standing(state) === "won") rain();
  }

  /**
   * @param {Leaving} seen
   * @param {State} state
   * @param {Messages} words
   */
  function flyAway({ frame, scrolled, places }, { match, view }, words) {
    const { seat, column } = view.moves[view.moves.length - 1];
    const isComputer = match.params[seat] !== "person";
    const waits = isComputer && soloSeat(match.params) !== undefined ? SHOWN_MS : 0;
    // What you take comes to you, below; what the others take goes over to their side.
    const away = isComputer || seat === "second" ? 1 : -1;
    const down = isComputer ? -0.25 : 0.75;
    const gone = `translate(${away * frame.width * 0.42}px, ${down * frame.height}px) rotate(${away * 24}deg)`;
    const lifted = "translate(0, -14px)";
    const duration = waits + FLIGHT_MS;
    const frames = [
      { transform: "none", opacity: 1, easing: "ease-out" },
      { transform: lifted, opacity: 1, offset: 130 / duration },
      { transform: lifted, opacity: 1, offset: (130 + waits * 0.8) / duration, easing: "ease-in" },
      { transform: gone, opacity: 0 },
    ];
    places.forEach(({ left, top, width, height }, index) => {
      const ghost = document.createElement("div");
      ghost.className = index === 0 ? "coin top bare ghost" : "coin bare ghost";
      place(ghost, { left: left - frame.left + scrolled, top: top - frame.top, width, height });
      // Coins higher up lie over those below.
      find(".flight").prepend(ghost);
      run(ghost, frames, { duration, delay: index * 26, fill: "backwards" });
    });
    if (waits > 0 && !view.over) {
      const { left, top, width } = places[0];
      const label = document.createElement("div");
      label.className = "bubble ghost-label";
      label.textContent = tookInWords(match.params, view, words);
      place(label, { top: Math.max(top - frame.top - 62, 0) });
      find(".flight").append(label);
      // Above the middle of the coins, as far as it stays on the board.
      const half = label.offsetWidth / 2;
      const middle = left - frame.left + width / 2;
      place(label, { left: scrolled + Math.max(half, Math.min(middle, frame.width - half)) });
      run(label, { opacity: [0, 1, 1, 1, 0] }, { duration: duration + 500 });
    }
    const settle = ["scale(1)", "scale(1.02, 0.97)", "scale(0.995, 1.012)", "scale(1)"];
    const timing = { duration: 300, delay: waits + 60, easing: "ease-out" };
    board.querySelectorAll(".stack")[column].animate({ transform: settle }, timing);
  }

  /**
   * Coins of a new game, and coins that undo brings back, fall into place.
   *
   * @param {State} before
   * @param {State} state
   */
  function fallIn(before, state) {
    const isSame = isSameBoard(before, state);
    state.view.columns.forEach((_, column) => {
      const from = isSame ? before.view.columns[column].coins : 0;
      const coins = [...board.querySelectorAll(`[data-column="${column}"][data-coin]`)]
        .filter((coin) => coin instanceof HTMLElement && Number(coin.dataset.coin) > from)
        .slice(0, MOST_GHOSTS);
      coins.forEach((coin, index) => {
        // Only what is drawn of the coin moves, and the button itself can be pressed at once.
        for (const pseudoElement of ["::before", "::after"]) {
          coin.animate(
            { translate: ["0 -60px", "0 0"], opacity: [0, 1] },
            { pseudoElement, duration: 260, delay: index * 14, easing: BACK_OUT, fill: "backwards" },
          );
        }
      });
    });
  }

  function rain() {
    const { clientWidth: width, clientHeight: height } = board;
    for (let index = 0; index < RAIN; index++) {
      const picture = document.createElement("div");
      picture.className = "drop";
      const size = 14 + Math.random() * 16;
      Object.assign(picture.style, { width: `${size}px`, left: `${Math.random() * width}px` });
      find(".sky").append(picture);
      const spin = 360 + Math.random() * 720;
      const frames = [
        { transform: "translateY(-40px) rotateX(0)" },
        { transform: `translateY(${height + 40}px) rotateX(${spin}deg) rotateZ(${spin / 4}deg)` },
      ];
      const timing = { duration: 1500 + Math.random() * 1600, delay: Math.random() * 1100, easing: "ease-in" };
      run(picture, frames, { ...timing, fill: /** @type {const} */ ("backwards") });
    }
  }

  /**
   * Animates a picture that is thrown away afterwards.
   *
   * @param {HTMLElement} picture
   * @param {Keyframe[] | PropertyIndexedKeyframes} frames
   * @param {KeyframeAnimationOptions} timing
   */
  function run(picture, frames, timing) {
    picture.animate(frames, timing).finished.finally(() => picture.remove());
  }

  const find = (/** @type {string} */ selector) => /** @type {HTMLElement} */ (board.querySelector(selector));

  return { leaving, show };
}

/** @param {HTMLElement} element @param {Record<string, number>} pixels */
function place(element, pixels) {
  for (const [name, value] of Object.entries(pixels)) element.style.setProperty(name, `${value}px`);
}

/**
 * Whether the game has just come to its end: undo and redo look again at a game that was over before, and add no action.
 *
 * @param {State} before
 * @param {State} after
 */
export function hasEnded(before, after) {
  const actions = (/** @type {State} */ { match }) => match.game.actions.length;
  return !before.view.over && after.view.over && isSameBoard(before, after) && actions(after) > actions(before);
}

/**
 * Whether both are moments of one game. Each game has a seed of its own, unless the address fixes it.
 *
 * @param {State} before
 * @param {State} after
 */
function isSameBoard(before, after) {
  return (
    before.match.params === after.match.params &&
    before.match.game.setup.seed === after.match.game.setup.seed &&
    before.earlier.length === after.earlier.length
  );
}
