// The page shows one of two places: the board, or the laboratory in its stead.

/**
 * @param {HTMLElement} game
 * @param {HTMLElement} lab
 */
export function createPlaces(game, lab) {
  return {
    /** @param {boolean} isLab whether it is the laboratory that is to be seen */
    show(isLab) {
      if (lab.hidden === !isLab) return;
      // Chromium 148 crashes when a press hides the place in which text is selected.
      getSelection()?.removeAllRanges();
      lab.hidden = !isLab;
      game.hidden = isLab;
    },
  };
}
