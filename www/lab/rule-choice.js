// The choice of a rule, as a part of a sentence: a limit K, any, odd, or whatever is typed.

import { html, nothing } from "lit-html";
import { ruleUpTo } from "../views/phrases.js";
import { part } from "../views/setup.js";
import { range } from "./whole.js";

/** @typedef {import("../engine.js").Rule} Rule */
/** @typedef {import("../messages.js").Messages} Messages */

/** The take limits that menus offer. */
export const MOST_K = 20;

/** @param {Rule} rule */
function isOffered({ kind, takes }) {
  return kind === "any" || kind === "odd" || (kind === "up_to" && takes[0] <= MOST_K);
}

/**
 * @param {{ rule: Rule, isOwn: boolean, typed: string }} chosen `typed` is what stands in the field
 * @param {Messages} words
 * @param {{ choose: (rule: string) => void, openOwn: () => void, type: (text: string) => void, enter: () => void }} on
 */
export function ruleChoice({ rule, isOwn, typed }, words, on) {
  const options = [
    ...range(1, MOST_K).map((most) => ({ value: `1-${most}`, text: ruleUpTo(most, words) })),
    { value: "any", text: words.tell("rule-any") },
    { value: "odd", text: words.tell("rule-odd") },
    { value: "own", text: words.tell("rule-own") },
  ];
  const hasField = isOwn || !isOffered(rule);
  const chosen = hasField ? "own" : rule.kind === "up_to" ? `1-${rule.takes[0]}` : rule.kind;
  const choose = (/** @type {string} */ value) => (value === "own" ? on.openOwn() : on.choose(value));
  return [
    part("lab-k", words.tell("rule-label"), options, chosen, choose),
    hasField ? typedField("lab-rule", words.tell("rule-field"), typed, on.type, on.enter) : nothing,
  ];
}

/**
 * A field that keeps what was typed, good or not, and hands it on when it is complete.
 *
 * @param {string} name
 * @param {string} label
 * @param {string} value
 * @param {(text: string) => void} type
 * @param {() => void} enter
 * @param {"text" | "numeric"} [mode]
 */
export function typedField(name, label, value, type, enter, mode = "text") {
  const onInput = (/** @type {Event & { target: HTMLInputElement }} */ { target }) => type(target.value);
  return html`<span class="entry"><input
    type="text"
    class="field"
    size=${Math.min(Math.max(value.length, 4), 14)}
    data-part=${name}
    inputmode=${mode}
    autocomplete="off"
    autocapitalize="off"
    spellcheck="false"
    aria-label=${label}
    .value=${value}
    @input=${onInput}
    @change=${enter}
  /></span>`;
}
