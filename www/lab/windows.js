// The windows of one browser follow each other: what one of them keeps, the others take over. Else each would in the end
// write its own memory over what was done in the others.

import { isTrap } from "../engine-error.js";
import { PREFIX } from "../storage.js";
import { isNewer } from "../versions.js";
import { secondTry } from "./refusal.js";

/** @typedef {import("./main.js").Context} Context */

/**
 * Browsers tell every window but the one that wrote. Where storage is refused there are no such events. What is taken over is what
 * is kept now, not what was written then: so windows that wrote at the same moment come to the same.
 *
 * Where the engine fails at it, it is taken over once the fresh one is there.
 *
 * @param {Pick<Context, "update" | "storage" | "engine">} context
 * @param {() => string} key under which the view keeps what it takes over
 * @param {(text: string) => void} takeOver
 * @param {() => boolean} [isKept] whether the others can know what was done here last: what they cannot know they do not replace
 */
export function followWindows({ update, storage, engine }, key, takeOver, isKept = () => true) {
  const retry = secondTry(engine, follow);

  function follow() {
    const kept = storage.read(key());
    // Storage that was cleared takes nothing off the screen, and neither does what a newer version of the page has kept.
    if (kept === null || isNewer(kept) || !isKept()) return;
    try {
      takeOver(kept);
    } catch (error) {
      if (!isTrap(error)) throw error;
      retry.after(error);
    }
    update();
  }

  addEventListener("storage", (event) => {
    if (event.key !== PREFIX + key()) return;
    retry.renew();
    follow();
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
