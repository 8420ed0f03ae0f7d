// The name of the game, the language and the colours.

import { html } from "lit-html";
import { LANGUAGES } from "../locales.js";

/** @typedef {import("../messages.js").Messages} Messages */
/** @typedef {import("../preferences.js").Theme} Theme */
/** @typedef {import("../actions.js").Actions} Actions */

/**
 * @param {Theme} theme
 * @param {Messages} words
 * @param {Actions} on
 */
export function headerView(theme, words, on) {
  const title = words.tell("theme", { theme });
  return html`
    <h1><i class="logo" aria-hidden="true"></i>${words.tell("app-name")}</h1>
    <select
      class="tool"
      aria-label=${words.tell("language")}
      @change=${(/** @type {Event & { target: HTMLSelectElement }} */ event) => on.setLanguage(event.target.value)}
    >
      ${Object.entries(LANGUAGES).map(
        ([tag, name]) => html`<option value=${tag} lang=${tag} .selected=${tag === words.language}>${name}</option>`,
      )}
    </select>
    <button type="button" class="tool" data-action="theme" data-theme=${theme} aria-label=${title} title=${title} @click=${on.nextTheme}>
      <span aria-hidden="true">${{ system: "◐", light: "☀", dark: "☾" }[theme]}</span>
    </button>
  `;
}
