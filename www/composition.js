// Keys that belong to an input method: while a Japanese or Chinese word is composed, Enter ends the word and Escape drops it, and
// neither means anything to the page.

/**
 * Keeps the keys of an input method from everything in the page that listens to keys. Call it before all else listens.
 *
 * @param {EventTarget} everything the window
 */
export function keepComposing(everything) {
  everything.addEventListener(
    "keydown",
    (event) => {
      const { isComposing, keyCode } = /** @type {KeyboardEvent} */ (event);
      // Safari has ended the word when it tells of the Enter that ends it, and says only by the code 229 whose key it is.
      if (isComposing || keyCode === 229) event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
