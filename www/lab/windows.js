// The windows of one browser follow each other: what one of them keeps, the others take over. Else each would in the end
// write its own memory over what was done in the others.

import { PREFIX } from "../storage.js";

/** @typedef {import("./main.js").Context} Context */

/**
 * Browsers tell every window but the one that wrote. Where storage is refused there are no such events. What is taken over is what
 * is kept now, not what was written then: so windows that wrote at the same moment come to the same.
 *
 * @param {Pick<Context, "update" | "storage">} context
 * @param {() => string} key under which the view keeps what it takes over
 * @param {(text: string) => void} takeOver
 * @param {() => boolean} [isKept] whether the others can know what was done here last: what they cannot know they do not replace
 */
export function followWindows({ update, storage }, key, takeOver, isKept = () => true) {
  addEventListener("storage", (event) => {
    if (event.key !== PREFIX + key() || !isKept()) return;
    const kept = storage.read(key());
    // Storage that was cleared takes nothing off the screen.
    if (kept === null) return;
    takeOver(kept);
    update();
  });
}

/**
 * What a person is typing in is not taken out of their hands.
 *
 * @param {string} attribute by which fields are named
 * @returns {string | undefined} the name of the field that has the focus
 */
export function fieldInHand(attribute) {
  const field = document.activeElement;
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return (isField && field.closest(`[${attribute}]`)?.getAttribute(attribute)) || undefined;
}
