// Mouse, touch and keyboard on the board, turned into actions.

/** @typedef {import("./actions.js").Actions} Actions */
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

  board.addEventListener("click", ({ target }) => {
    const pick = pickAt(target);
    if (pick !== null) on.take(pick);
    const chooser = target instanceof Element ? target.closest("[data-choose]") : null;
    if (chooser instanceof HTMLElement) on.chooseColumn(Number(chooser.dataset.choose));
  });

  board.addEventListener("pointerover", ({ target, pointerType }) => {
    // A finger does not hover: what it touches it takes.
    if (pointerType === "mouse") on.point(pickAt(target));
  });
  board.addEventListener("pointerleave", () => on.point(null));

  board.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof Element)) return;
    const pick = target.matches("[data-coin]") ? pickAt(target) : null;
    if (pick !== null) on.focus(pick, target.matches(":focus-visible"));
  });
  board.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !board.contains(relatedTarget)) on.blur();
  });

  /** @type {Record<string, () => void>} */
  const keys = {
    ArrowLeft: () => on.moveAcross(-1),
    ArrowRight: () => on.moveAcross(1),
    ArrowUp: () => on.moveAlong(-1),
    ArrowDown: () => on.moveAlong(1),
    Home: () => on.moveToEnd("smallest"),
    End: () => on.moveToEnd("largest"),
  };
  board.addEventListener("keydown", (event) => {
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.isComposing;
    const isOnCoin = event.target instanceof Element && event.target.matches("[data-coin]");
    if (!isPlain || !isOnCoin || !(event.key in keys)) return;
    event.preventDefault();
    keys[event.key]();
    tabStop(board)?.focus();
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
