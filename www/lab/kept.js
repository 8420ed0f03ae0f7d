// Says where the records are not kept, and leads to their export.

import { html, nothing } from "lit-html";

/** @typedef {import("./main.js").Context} Context */

/**
 * @param {boolean} isKept
 * @param {Context} context
 * @param {() => void} [toExport] where the export is at hand
 */
export function keptView(isKept, { words, go }, toExport = () => go("records")) {
  const { tell } = words();
  return html`<div class="lab-unkept" role="alert">
    ${
      isKept
        ? nothing
        : html`<p><i aria-hidden="true">!</i> ${tell("records-unkept")}</p>
          <button type="button" data-action="records-save" @click=${toExport}>${tell("records-unkept-export")}</button>`
    }
  </div>`;
}
