// The page shows one of two places: the board, or the laboratory in its stead.

/**
 * @param {HTMLElement} game
 * @param {HTMLElement} lab
 * @param {() => HTMLElement | null | undefined} door what has the focus on the board where nothing had it before
 */
export function createPlaces(game, lab, door) {
  /** What had the focus when the laboratory was opened. @type {Element | null} */
  let left = null;

  return {
    /**
     * Whoever comes back to the board finds the focus where it was.
     *
     * @param {boolean} isLab whether it is the laboratory that is to be seen
     */
    show(isLab) {
      if (lab.hidden === !isLab) return;
      // Chromium 148 crashes when a press hides the place in which text is selected.
      getSelection()?.removeAllRanges();
      const { activeElement } = document;
      const isLost = activeElement === document.body || lab.contains(activeElement);
      lab.hidden = !isLab;
      game.hidden = isLab;
      if (isLab) left = activeElement;
      // A frame that nobody is in takes no focus.
      else if (isLost && document.hasFocus()) {
        const isThere = left !== document.body && (left?.getClientRects().length ?? 0) > 0;
        const next = isThere ? left : door();
        if (next instanceof HTMLElement) next.focus();
      }
    },
  };
}
