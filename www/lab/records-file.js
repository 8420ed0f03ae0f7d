// A file that is offered: saved where the site allows that, and else its text to copy.

import { html, nothing } from "lit-html";
import { focusOn } from "./focus.js";

/** @typedef {import("./main.js").Context} Context */

/** A text of more characters takes browsers a while to lay out, and is shown when it is asked for. */
const LONG_TEXT = 100_000;

const TYPES = { json: "application/json", csv: "text/csv;charset=utf-8", txt: "text/plain;charset=utf-8" };

/**
 * @typedef {object} File
 * @property {keyof typeof TYPES} kind
 * @property {string} name without its ending
 * @property {() => string} said what the link that saves it says, in the language of the page
 * @property {string} text
 * @property {string} from what opened it, and has the focus when it is closed
 */

/** @param {Context} context */
export function createFilePanel(context) {
  const { host, update, words } = context;
  /** @type {(File & { address: string, hasCopied: boolean | null }) | null} */
  let open = null;

  function close() {
    if (open === null) return;
    const { address, from } = open;
    URL.revokeObjectURL(address);
    open = null;
    update();
    focusOn(context, `[data-action="${from}"]`);
  }

  async function copy() {
    const copied = open;
    if (copied === null) return;
    const area = host.place.querySelector('[data-field="records-file"]');
    area?.closest("details")?.setAttribute("open", "");
    if (area instanceof HTMLTextAreaElement) area.select();
    let hasCopied = true;
    try {
      await navigator.clipboard.writeText(copied.text);
    } catch {
      // Frames may not use the clipboard, except in this older way.
      hasCopied = document.execCommand("copy");
    }
    if (open === copied) open = { ...copied, hasCopied };
    update();
  }

  return {
    /** @param {File} file */
    open(file) {
      if (open !== null) URL.revokeObjectURL(open.address);
      const address = URL.createObjectURL(new Blob([file.text], { type: TYPES[file.kind] }));
      open = { ...file, address, hasCopied: null };
      update();
      focusOn(context, '[data-action="records-download"]');
    },

    view() {
      if (open === null) return nothing;
      const { tell } = words();
      const { kind, name, said, text, address, hasCopied } = open;
      return html`<div class="records-panel">
        <div class="lab-row">
          <a class="records-download" data-action="records-download" href=${address} download="${name}.${kind}">${said()}</a>
          <button type="button" data-action="records-copy" @click=${copy}>${tell("records-copy")}</button>
          <button type="button" data-action="records-close-file" @click=${close}>${tell("records-close-file")}</button>
          <span role="status">${hasCopied === null ? nothing : tell(hasCopied ? "records-copied" : "records-not-copied")}</span>
        </div>
        <p class="match-rule">${tell("records-save-else")}</p>
        <details class="report-list" ?open=${text.length < LONG_TEXT}>
          <summary>${tell("records-text")}</summary>
          <textarea readonly rows="5" wrap="off" data-field="records-file" aria-label=${tell("records-text")} .value=${text}></textarea>
        </details>
      </div>`;
    },
  };
}
