// The set-up as a sentence: each of its parts is a menu that lies invisibly over its own words, so that the sentence
// flows like text and still opens the menus that the device has.

import { html, nothing } from "lit-html";
import { showsAnswers } from "../answers.js";
import { handOn } from "../hand-on.js";
import { COMPUTERS, soloSeat } from "../params.js";
import { textIn } from "../state.js";
import { typable } from "../typed.js";
import { fairnessView, oddsInWords } from "./fairness.js";
import { endOf, ruleUpTo } from "./phrases.js";
import { isRefused, noteId, typedNote } from "./typed.js";

/** @typedef {import("../engine.js").Seat} Seat */
/** @typedef {import("../knowledge.js").Knowledge} Knowledge */
/** @typedef {import("../messages.js").Messages} Messages */
/** @typedef {ReturnType<typeof import("../odds.js").createOdds>} Odds */
/** @typedef {import("../params.js").Who} Who */
/** @typedef {import("../state.js").State} State */
/** @typedef {import("../actions.js").Actions} Actions */

/** @typedef {{ value: string, text: string, more?: string }} Option `more` is said in the menu only */

/** The take limits that the menu of rules offers. */
export const MOST_K = 20;

/** Starts that are known by name. */
const ARRANGEMENTS = { staircase: [5, 4, 3, 2, 1], marienbad: [1, 3, 5, 7], twins: [10, 10] };

/** The shares of mistakes that the menu offers. */
const MISTAKES = [0.1, 0.2, 0.3, 0.5, 0.7];

/**
 * @param {State} state
 * @param {Knowledge} known
 * @param {Odds} odds
 * @param {Messages} words
 * @param {Actions} on
 */
export function setupView(state, known, odds, words, on) {
  return html`
    <h2>${words.tell("setup")}</h2>
    <p class="sentence">
      ${columnsPart(state, words, on)} ${rulePart(state, words, on)} ${conventionPart(state, words, on)}
      ${beginsPart(state, words, on)} ${rivalPart(state, odds, words, on)} ${seatParts(state, words, on)}
      ${mistakesPart(state, words, on)}
    </p>
    ${notesView(state, words)}
    ${fairnessView(state, known, words, on)}
    <button type="button" class="close" popovertarget="setup" popovertargetaction="hide">${words.tell("close")}</button>
  `;
}

/**
 * @param {string} name
 * @param {string} label
 * @param {Option[]} options
 * @param {string} chosen
 * @param {(value: string) => void} choose
 */
export function part(name, label, options, chosen, choose) {
  const text = options.find(({ value }) => value === chosen)?.text ?? "";
  return html`<span class="part">
    <span aria-hidden="true">${text}</span>
    <select
      data-part=${name}
      aria-label=${label}
      @change=${handOn(chosen, choose)}
    >
      ${options.map((option) => html`<option value=${option.value} .selected=${option.value === chosen}>${option.more === undefined ? option.text : `${option.text} · ${option.more}`}</option>`)}
    </select>
  </span>`;
}

/**
 * @param {State} state
 * @param {"n" | "rule"} name
 * @param {string} label
 * @param {string} holds what stands there unless something else was typed and refused
 * @param {(text: string) => void} enter
 */
function field(state, name, label, holds, enter) {
  const value = textIn(state, name, holds);
  const isWrong = isRefused(state, name);
  return html`<span class="entry"><input
    type="text"
    class="field"
    size=${Math.min(Math.max(value.length, 3), 14)}
    data-part=${name}
    autocomplete="off"
    autocapitalize="off"
    spellcheck="false"
    aria-label=${label}
    aria-invalid=${isWrong ? "true" : "false"}
    aria-describedby=${isWrong ? noteId(name) : nothing}
    .value=${value}
    @change=${handOn(value, enter)}
  /></span>`;
}

/** What is said of the fields. @param {State} state @param {Messages} words */
function notesView(state, words) {
  return html`
    ${typedNote(state, "n", words)} ${typedNote(state, "rule", words)}
    ${hasRuleField(state) ? html`<p class="field-note">${words.tell("rule-field")}</p>` : nothing}
  `;
}

/**
 * @param {State} state
 * @param {Messages} words
 * @param {Actions} on
 */
function columnsPart(state, words, on) {
  const { match, ui } = state;
  const { columns } = match.params;
  const text = columns.join(" ");
  const named = Object.entries(ARRANGEMENTS).find(([, arrangement]) => arrangement.join(" ") === text)?.[0];
  const chosen = ui.hasOwnColumns ? "own" : columns.length === 1 ? "one" : (named ?? "own");
  const options = ["one", ...Object.keys(ARRANGEMENTS), "own"].map((value) => ({
    value,
    text: words.tell(`columns-${value}`),
  }));
  const choose = (/** @type {string} */ value) => {
    if (value === "own") return on.openOwnColumns();
    on.setColumns(value === "one" ? [21] : ARRANGEMENTS[/** @type {keyof typeof ARRANGEMENTS} */ (value)]);
  };
  const enter = (/** @type {string} */ typed) => on.typeColumns(typed);
  const hasField = chosen === "one" || chosen === "own";
  return [
    part("columns", words.tell("columns-label"), options, chosen, choose),
    hasField ? field(state, "n", words.tell("columns-field"), text, enter) : nothing,
  ];
}

/** Whether the menu of rules has this one. @param {import("../engine.js").Rule} rule */
export function isOffered({ kind, takes }) {
  return kind === "any" || kind === "odd" || (kind === "up_to" && takes[0] <= MOST_K);
}

/**
 * @param {string} name
 * @param {import("../engine.js").Rule} rule
 * @param {boolean} isOwn whether it stands in a field beside the menu
 * @param {Messages} words
 * @param {(value: string) => void} choose is told `own` where the field is asked for
 */
export function ruleMenu(name, rule, isOwn, words, choose) {
  const options = [
    ...Array.from({ length: MOST_K }, (_, index) => ({ value: `1-${index + 1}`, text: ruleUpTo(index + 1, words) })),
    { value: "any", text: words.tell("rule-any") },
    { value: "odd", text: words.tell("rule-odd") },
    { value: "own", text: words.tell("rule-own") },
  ];
  const chosen = isOwn ? "own" : rule.kind === "up_to" ? `1-${rule.takes[0]}` : rule.kind;
  return part(name, words.tell("rule-label"), options, chosen, choose);
}

/** @param {State} state */
function hasRuleField({ match: { rule }, ui }) {
  return ui.hasOwnRule || !isOffered(rule);
}

/**
 * @param {State} state
 * @param {Messages} words
 * @param {Actions} on
 */
function rulePart(state, words, on) {
  const { rule } = state.match;
  const isOwn = hasRuleField(state);
  const choose = (/** @type {string} */ value) => (value === "own" ? on.openOwnRule() : on.typeRule(value));
  return [
    ruleMenu("k", rule, isOwn, words, choose),
    isOwn ? field(state, "rule", words.tell("rule-field"), typable(rule.text), on.typeRule) : nothing,
  ];
}

/**
 * @param {State} state
 * @param {Messages} words
 * @param {Actions} on
 */
function conventionPart({ match }, words, on) {
  const options = /** @type {const} */ (["misere", "normal"]).map((value) => ({
    value,
    text: words.tell(`convention-${endOf(value, [match.rule])}`),
  }));
  const choose = (/** @type {string} */ value) =>
    on.change({ convention: /** @type {import("../engine.js").Convention} */ (value) });
  return part("convention", words.tell("convention-label"), options, match.params.convention, choose);
}

/**
 * @param {State} state
 * @param {Messages} words
 * @param {Actions} on
 */
function beginsPart({ match }, words, on) {
  const { first, second } = match.params;
  const solo = soloSeat(match.params);
  if (solo === undefined) return nothing;
  const options = ["you", "other"].map((value) => ({ value, text: words.tell(`begins-${value}`) }));
  const chosen = solo === "first" ? "you" : "other";
  const choose = () => on.change({ first: second, second: first });
  return part("first", words.tell("begins-label"), options, chosen, choose);
}

/**
 * @param {State} state
 * @param {Odds} odds
 * @param {Messages} words
 * @param {Actions} on
 */
function rivalPart(state, odds, words, on) {
  const { match } = state;
  const { first, second } = match.params;
  const solo = soloSeat(match.params);
  const chosen = solo === undefined ? (first === "person" ? "person" : "show") : solo === "first" ? second : first;
  const computers = COMPUTERS.map((value) => {
    // How strong a computer is tells who wins from here.
    const chance = showsAnswers(state) && odds.of(match.params, value);
    return { value, text: words.tell(`rival-${value}`), more: chance ? oddsInWords(chance, words) : undefined };
  });
  const others = ["person", "show"].map((value) => ({ value, text: words.tell(`rival-${value}`) }));
  const options = [...computers, ...others];
  const choose = (/** @type {string} */ value) => {
    if (value === "show") return on.change({ first: "perfect", second: "perfect" });
    const rival = /** @type {Who} */ (value);
    on.change(solo === "first" ? { first: "person", second: rival } : { first: rival, second: "person" });
  };
  return part("player", words.tell("rival-label"), options, chosen, choose);
}

/**
 * @param {State} state
 * @param {Messages} words
 * @param {Actions} on
 */
function seatParts({ match }, words, on) {
  const { first, second } = match.params;
  if (first === "person" || second === "person") return nothing;
  const options = COMPUTERS.map((value) => ({ value, text: words.tell(`seat-${value}`) }));
  const seat = (/** @type {Seat} */ name) =>
    part(name, words.tell("seat-label", { seat: name }), options, match.params[name], (value) =>
      on.change({ [name]: value }),
    );
  return html`${seat("first")} <span class="versus">${words.tell("versus")}</span> ${seat("second")}`;
}

/**
 * @param {State} state
 * @param {Messages} words
 * @param {Actions} on
 */
function mistakesPart({ match }, words, on) {
  const { first, second, mistakes } = match.params;
  if (first !== "fallible" && second !== "fallible") return nothing;
  const shares = [...new Set([...MISTAKES, mistakes])].sort((a, b) => a - b);
  const options = shares.map((share) => ({
    value: String(share),
    text: words.tell("mistakes", { share: words.percent(share) }),
  }));
  const choose = (/** @type {string} */ value) => on.change({ mistakes: Number(value) });
  return part("mistakes", words.tell("mistakes-label"), options, String(mistakes), choose);
}
