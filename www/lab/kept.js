// Says where this browser does not keep what is done here.

import { html, nothing } from "lit-html";
import { isNewer } from "../versions.js";

/** @typedef {import("./main.js").Context} Context */

/**
 * Whether what is done in a view may be kept: not over what a newer version of the page has kept.
 *
 * @param {Pick<Context, "storage">} context
 * @param {string[]} keys under which the view keeps it
 */
export function mayKeep({ storage }, ...keys) {
  return !keys.some((key) => isNewer(storage.read(key)));
}

/**
 * A quiet line where what is done in a view is gone with the page; it is read out once.
 *
 * @param {boolean} isKept what the storage answered
 * @param {Pick<Context, "storage" | "words">} context
 * @param {string[]} keys under which it would be kept
 * @param {string} [id] the message of a view that has better words for it
 */
export function keptNote(isKept, context, keys, id = "lab-not-kept") {
  const { tell } = context.words();
  const why = isKept || mayKeep(context, ...keys) ? id : "lab-newer";
  return html`<p class="lab-not-kept" role="status">${isKept ? nothing : tell(why)}</p>`;
}

/** What opens the file of all records. @type {WeakMap<Context, () => void>} */
const exports = new WeakMap();

/**
 * The view that has the file of all records says how it is opened.
 *
 * @param {Context} context
 * @param {() => void} open
 */
export function offerExport(context, open) {
  exports.set(context, open);
}

/**
 * What is told where the records are not kept, and what exports them.
 *
 * @param {boolean} isKept
 * @param {Context} context
 * @param {string[]} keys under which they would be kept
 */
export function keptView(isKept, context, keys) {
  const { tell } = context.words();
  const toExport = () => {
    context.go("records");
    exports.get(context)?.();
  };
  return html`<div class="lab-unkept" role="alert">
    ${
      isKept
        ? nothing
        : html`<p><i aria-hidden="true">!</i> ${tell(mayKeep(context, ...keys) ? "records-unkept" : "records-newer")}</p>
          <button type="button" data-action="records-save" @click=${toExport}>${tell("records-unkept-export")}</button>`
    }
  </div>`;
}
