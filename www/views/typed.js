// What there is to say of a text that was typed, beside its field.

import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";

/** @typedef {import("../messages.js").Messages} Messages */
/** @typedef {import("../state.js").State} State */
/** @typedef {import("../state.js").Typed} Typed */

/** So many columns are named one by one. */
const MOST_NAMED = 8;

/** @param {State} state @param {Typed["field"]} field */
export function isRefused({ ui }, field) {
  return ui.typed?.field === field && ui.typed.refusal !== undefined;
}

/** The place of what is said of a field. @param {Typed["field"]} field */
export const noteId = (field) => `typed-${field}`;

/**
 * Why the text was refused, or as which columns it was read. Each time it is said anew.
 *
 * @param {State} state
 * @param {Typed["field"]} field
 * @param {Messages} words
 */
export function typedNote({ ui: { typed } }, field, words) {
  if (typed === null || typed.field !== field) return nothing;
  const { refusal, columns } = typed;
  if (refusal !== undefined) {
    const text = words.tell(words.has(refusal.id) ? refusal.id : "error-other", refusal.values);
    return keyed(typed, html`<p class="field-problem" id=${noteId(field)} role="alert">${text}</p>`);
  }
  if (columns === undefined) return nothing;
  const named = columns.slice(0, MOST_NAMED).map(words.number);
  const list = [...named, ...(columns.length > MOST_NAMED ? ["…"] : [])].join(" · ");
  return keyed(
    typed,
    html`<p class="field-note" role="status">${words.tell("columns-read", { count: columns.length, list })}</p>`,
  );
}
