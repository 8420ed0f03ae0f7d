// The choice of a rule, as a part of a sentence: a limit K, any, odd, or whatever is typed.

import { html, nothing } from "lit-html";
import { isOffered, ruleMenu } from "../views/setup.js";

/** @typedef {import("../engine.js").Rule} Rule */
/** @typedef {import("../messages.js").Messages} Messages */

/**
 * @param {{ rule: Rule, isOwn: boolean, typed: string }} chosen `typed` is what stands in the field
 * @param {Messages} words
 * @param {{ choose: (rule: string) => void, openOwn: () => void, type: (text: string) => void, enter: () => void }} on
 */
export function ruleChoice({ rule, isOwn, typed }, words, on) {
  const hasField = isOwn || !isOffered(rule);
  const choose = (/** @type {string} */ value) => (value === "own" ? on.openOwn() : on.choose(value));
  return [
    ruleMenu("lab-k", rule, hasField, words, choose),
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
