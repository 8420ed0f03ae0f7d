// Between two people a second click that comes too soon is none: it was a double click, and what lies under it now is the
// other one's turn, or the next game.

/** Nobody looks at what has just come and answers it in less time, in milliseconds. */
export const TOO_SOON = 400;

/** What may be pressed as fast as one likes. */
const HARMLESS = '[data-action="match-back"]';

/**
 * Keeps back what was not meant, before anything hears of it: `click` and `keydown` are listeners for whatever holds the
 * buttons and coins.
 */
export function createGuard() {
  let since = Number.NEGATIVE_INFINITY;

  /** @param {Event} event */
  function keepBack(event) {
    event.stopPropagation();
    event.preventDefault();
  }

  return {
    /** Something else lies there now. */
    changed() {
      since = performance.now();
    },
    click: {
      capture: true,
      /** @param {MouseEvent} event */
      handleEvent(event) {
        const { target, detail, timeStamp } = event;
        if (!(target instanceof Element) || !target.closest("button, .coin") || target.closest(HARMLESS)) return;
        if (detail > 1 || timeStamp - since < TOO_SOON) keepBack(event);
      },
    },
    keydown: {
      capture: true,
      /** A key that is held down repeats itself. @param {KeyboardEvent} event */
      handleEvent(event) {
        const { key, target, repeat, timeStamp } = event;
        if (key !== "Enter" || (target instanceof Element && target.closest(HARMLESS))) return;
        if (repeat || timeStamp - since < TOO_SOON) keepBack(event);
      },
    },
  };
}

/** @typedef {ReturnType<typeof createGuard>} Guard */
