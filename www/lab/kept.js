// Says where this browser does not keep what is done here.

import { html, nothing } from "lit-html";

/** @typedef {import("./main.js").Context} Context */
/** @typedef {import("./main.js").Messages} Messages */

/**
 * A quiet line where what is done in a view is gone with the page; it is read out once.
 *
 * @param {boolean} isKept what the storage answered
 * @param {Messages} words
 * @param {string} [id] the message of a view that has better words for it
 */
export function keptNote(isKept, { tell }, id = "lab-not-kept") {
  return html`<p class="lab-not-kept" role="status">${isKept ? nothing : tell(id)}</p>`;
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
 */
export function keptView(isKept, context) {
  const { tell } = context.words();
  const toExport = () => {
    context.go("records");
    exports.get(context)?.();
  };
  return html`<div class="lab-unkept" role="alert">
    ${
      isKept
        ? nothing
        : html`<p><i aria-hidden="true">!</i> ${tell("records-unkept")}</p>
          <button type="button" data-action="records-save" @click=${toExport}>${tell("records-unkept-export")}</button>`
    }
  </div>`;
}
