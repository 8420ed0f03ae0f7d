// What is asked before a match, beside the board as it will be.

import { html, nothing } from "lit-html";
import { EngineError } from "../../engine-error.js";
import { MOST_GAMES, setupOf, typedNames } from "../series.js";
import { gameInWords, onEnter } from "../words.js";
import { columnView } from "./column.js";
import { problemId, problemInWords } from "./notices.js";

/** @typedef {import("../main.js").LabEngine} LabEngine */
/** @typedef {import("../main.js").Messages} Messages */
/** @typedef {import("../series.js").MatchForm} MatchForm */

/** Long labels need more room than their numbers. */
const WIDTHS = { a: "match-half", b: "match-half", n: "", k: "match-wide" };

/**
 * @param {{ form: MatchForm, usual: [string, string], wrong?: string | undefined }} given `usual` are the names of those who gave none, `wrong`
 *   the field that was refused
 * @param {Messages} words
 * @param {{ type(part: Partial<MatchForm>): void, start(): void }} on
 */
export function formView({ form, usual, wrong }, words, on) {
  const { tell } = words;
  /** @param {"a" | "b" | "k" | "n"} name @param {string} label @param {string} [placeholder] */
  const field = (name, label, placeholder) => html`<label class=${WIDTHS[name]}>
    <span>${label}</span>
    <input
      type="text"
      data-field=${name}
      inputmode=${placeholder === undefined ? "numeric" : "text"}
      maxlength="40"
      autocomplete="off"
      aria-invalid=${name === wrong ? "true" : "false"}
      aria-describedby=${name === wrong ? problemId("form") : nothing}
      placeholder=${placeholder ?? ""}
      .value=${form[name]}
      @input=${(/** @type {{ target: HTMLInputElement }} */ { target }) => on.type({ [name]: target.value })}
    />
  </label>`;
  return html`<div class="match-form" @keydown=${onEnter(on.start)}>
    ${field("a", tell("match-name-a"), usual[0])} ${field("b", tell("match-name-b"), usual[1])}
    ${field("n", tell("match-n"))} ${field("k", tell("match-k"))}
    <label class="match-row">
      <span>${tell("convention-label")}</span>
      <select
        data-field="convention"
        @change=${(/** @type {{ target: HTMLSelectElement }} */ { target }) => on.type({ convention: target.value === "normal" ? "normal" : "misere" })}
      >
        ${["misere", "normal"].map((each) => html`<option value=${each} .selected=${form.convention === each}>${tell(`convention-${each}`)}</option>`)}
      </select>
    </label>
    <label>
      <span>${tell("match-length")}</span>
      <select
        data-field="length"
        @change=${(/** @type {{ target: HTMLSelectElement }} */ { target }) => on.type({ length: Number(target.value) })}
      >
        ${Array.from({ length: MOST_GAMES }, (_, place) => html`<option value=${place + 1} .selected=${form.length === place + 1}>${place + 1}</option>`)}
      </select>
    </label>
    <button type="button" class="strong" data-action="match-start" @click=${on.start}>${tell("match-start")}</button>
  </div>`;
}

/**
 * The board of the first game, or why there is none.
 *
 * @param {{ form: MatchForm, usual: [string, string] }} given
 * @param {LabEngine} engine
 * @param {Messages} words
 */
export function outlook({ form, usual }, engine, words) {
  const names = typedNames(form, usual);
  return html`<div class="match-felt match-outlook">
    <p class="match-score">
      ${names.map((name, place) => html`<span data-turn=${place === 0}><b>${name}</b></span>`)}
    </p>
    ${table()}
  </div>`;

  function table() {
    try {
      const game = engine.new_game(setupOf(engine, form));
      const [{ coins }] = engine.view(game).columns;
      return html`
        ${columnView({ coins, tallest: coins, takes: [], pointed: 0 }, words)}
        <p class="match-status">${gameInWords({ game }, engine, words)}</p>
      `;
    } catch (error) {
      if (error instanceof EngineError && error.code === "trap") throw error;
      return html`<div class="stage"></div><p class="match-status">${problemInWords(error, words)}</p>`;
    }
  }
}
