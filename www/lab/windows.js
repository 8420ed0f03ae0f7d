// The windows of one browser follow each other: what one of them keeps, the others take over. Else each would in the end
// write its own memory over what was done in the others.

import { isTrap } from "../engine-error.js";
import { PREFIX } from "../storage.js";
import { isNewer } from "../versions.js";
import { secondTry } from "./refusal.js";

/** @typedef {import("./main.js").Context} Context */
/** @typedef {import("../storage.js").Keep} Keep */

/** Under this key a window tells the others that everything was deleted; nothing stays there. */
const DELETED = "deleted";

/** The event by which a window tells itself what browsers tell only the others. Its detail names the keys. */
const CHANGED = "last-coin-changed";

/** Tells all windows that everything was deleted, which else would write down again what they have on the screen. @param {Keep} storage */
export function tellDeleted(storage) {
  storage.write(DELETED, String(Date.now()));
  storage.remove(DELETED);
  dispatchEvent(new CustomEvent(CHANGED, { detail: [DELETED] }));
}

/** The views of this window take over what was written under these keys. @param {string[]} keys */
export function tellChanged(keys) {
  dispatchEvent(new CustomEvent(CHANGED, { detail: keys }));
}

/**
 * Browsers tell every window but the one that wrote. Where storage is refused there are no such events. What is taken over is what
 * is kept now, not what was written then: so windows that wrote at the same moment come to the same.
 *
 * Where the engine fails at it, it is taken over once the fresh one is there.
 *
 * @param {Pick<Context, "update" | "storage" | "engine">} context
 * @param {() => string} key under which the view keeps what it takes over
 * @param {(text: string | null) => void} takeOver null where it was deleted
 * @param {() => boolean} [isKept] whether the others can know what was done here last: what they cannot know they do not replace
 */
export function followWindows({ update, storage, engine }, key, takeOver, isKept = () => true) {
  const retry = secondTry(engine, follow);

  function follow() {
    const kept = storage.read(key());
    // Storage that was cleared takes nothing off the screen, and neither does what a newer version of the page has kept.
    if (kept !== null && !isNewer(kept)) take(kept);
  }

  /** @param {string | null} kept */
  function take(kept) {
    try {
      takeOver(kept);
    } catch (error) {
      if (!isTrap(error)) throw error;
      retry.after(error);
    }
    update();
  }

  addEventListener("storage", (event) => {
    retry.renew();
    if (event.key === PREFIX + key() && isKept()) follow();
    if (event.key === PREFIX + DELETED && event.newValue !== null) take(null);
  });
  addEventListener(CHANGED, (event) => {
    const keys = /** @type {CustomEvent<string[]>} */ (event).detail;
    retry.renew();
    if (keys.includes(DELETED) || (keys.includes(key()) && storage.read(key()) === null)) take(null);
    else if (keys.includes(key())) follow();
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
