// The name of the game, the language and the colours.

import { html, nothing } from "lit-html";
import { LANGUAGES } from "../locales.js";

/** @typedef {import("../messages.js").Messages} Messages */
/** @typedef {import("../preferences.js").Theme} Theme */
/** @typedef {import("../actions.js").Actions} Actions */

/**
 * @typedef {object} Shown
 * @property {Theme} theme
 * @property {boolean} mayOpen whether the laboratory may be opened
 * @property {boolean} isLabOpen
 * @property {boolean} isLabLoading
 */

/**
 * @param {Shown} shown
 * @param {Messages} words
 * @param {Actions} on
 */
export function headerView({ theme, mayOpen, isLabOpen, isLabLoading }, words, on) {
  const title = words.tell("theme", { theme });
  const door = words.tell(isLabLoading ? "lab-loading" : "lab");
  return html`
    <h1><i class="logo" aria-hidden="true"></i>${words.tell("app-name")}</h1>
    <button type="button" class="tool open-setup" popovertarget="setup" aria-label=${words.tell("open-setup")} title=${words.tell("open-setup")}>
      ${sliders}
    </button>
    <select
      class="tool"
      aria-label=${words.tell("language")}
      @change=${(/** @type {Event & { target: HTMLSelectElement }} */ event) => on.setLanguage(event.target.value)}
    >
      ${Object.entries(LANGUAGES).map(
        ([tag, name]) => html`<option value=${tag} lang=${tag} .selected=${tag === words.language}>${name}</option>`,
      )}
    </select>
    ${
      mayOpen
        ? html`<button type="button" class="tool" data-action="lab" aria-pressed=${isLabOpen ? "true" : "false"} aria-busy=${isLabLoading ? "true" : "false"} aria-label=${door} title=${door} @click=${on.toggleLab}>
          ${flask}
        </button>`
        : nothing
    }
    <button type="button" class="tool" data-action="theme" data-theme=${theme} aria-label=${title} title=${title} @click=${on.nextTheme}>
      <span aria-hidden="true">${{ system: "◐", light: "☀", dark: "☾" }[theme]}</span>
    </button>
    <button type="button" class="tool" popovertarget="help" aria-label=${words.tell("help")} title=${words.tell("help")}>
      <span aria-hidden="true">?</span>
    </button>
  `;
}

const flask = html`<svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
  <path d="M7 2.5h6M8.5 2.5v5L3.5 16a1 1 0 0 0 .9 1.5h11.2a1 1 0 0 0 .9-1.5l-5-8.5v-5M6 12.5h8" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round" />
</svg>`;

const sliders = html`<svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
  <path d="M2 5h9m4 0h3M2 15h3m4 0h9M11 2.5v5h4v-5zM5 12.5v5h4v-5z" fill="none" stroke="currentColor" stroke-width="1.8" />
</svg>`;
