// Conjectures: a person says which positions are lost, and the page says where that is wrong, how far it is right, or that
// it is proven.

import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { EngineError, isTrap, nullIfRefused } from "../engine-error.js";
import { typedColumns, typedRule } from "../typed.js";
import { endOf, ruleInWords } from "../views/phrases.js";
import { answerView, claimInWords, conditionsView, MARKS } from "./claims/answer.js";
import { playableBoard, readKept, remember, writeKept } from "./claims/form.js";
import { focusOn } from "./focus.js";
import { keptNote, mayKeep } from "./kept.js";
import { refusalInWords } from "./refusal.js";
import { readWhole } from "./whole.js";
import { fieldInHand, followWindows } from "./windows.js";

/** @typedef {import("./claims/answer.js").Checked} Checked */
/** @typedef {import("./claims/form.js").Form} Form */
/** @typedef {import("./claims/form.js").Tried} Tried */
/** @typedef {import("./engine.js").Counterexample} Counterexample */
/** @typedef {import("./main.js").Context} Context */

/** Rules to choose from; any other can be typed. */
const RULES = ["1-2", "1-3", "1-4", "1-5", "1-6", "any", "odd", "1,3,4", "2,5,7"];

const KEY = "lab-claims";

/** @type {import("./main.js").LabView} */
export const claimsView = { id: "claims", create };

/** @param {Context} context */
function create(context) {
  const { engine, host, storage } = context;
  let { form, tried } = readKept(storage.read(KEY));
  let isKept = mayKeep(context, KEY);
  let hasOwnRule = !RULES.includes(form.rule);
  /** @type {Checked | undefined} */
  let checked;
  /** What was wrong with what was typed, and where. @type {{ field: string, error: unknown } | undefined} */
  let problem;

  followWindows(
    context,
    () => KEY,
    (text) => {
      const theirs = readKept(text);
      const typed = fieldInHand("data-claim");
      form = {
        ...theirs.form,
        ...(typed !== undefined && typed in form && { [typed]: form[/** @type {"claim"} */ (typed)] }),
      };
      tried = theirs.tried;
      hasOwnRule = typed === "rule" || !RULES.includes(form.rule);
    },
    () => isKept,
  );

  return draw;

  function draw() {
    const words = context.words();
    return html`
      <div class="claims">
        <section class="lab-card claims-ask" aria-labelledby="claims-title">
          <h2 id="claims-title">${words.tell("claims-title")}</h2>
          <p class="soft">${words.tell("claims-what")}</p>
          ${formView()} ${keptNote(isKept, context, [KEY])}
        </section>
        <section class="lab-card claims-answer" aria-labelledby="claims-answer">
          <h2 id="claims-answer">${words.tell("claims-answer")}</h2>
          <div aria-live="polite">${checked === undefined ? emptyView() : answerView(context, checked, { play, further })}</div>
          ${conditionsView(checked?.judgement, (checked?.form ?? form).convention, words)}
        </section>
        ${tried.length === 0 ? nothing : triedView()}
      </div>
    `;
  }

  // ---- what a person does ----

  /** @param {Partial<Form>} part */
  function change(part) {
    form = { ...form, ...part };
    problem = undefined;
    keep();
    context.update();
  }

  function keep() {
    isKept = storage.write(KEY, writeKept({ form, tried }));
  }

  /** A form would do this by itself, but sandboxed frames block forms. @param {KeyboardEvent} event */
  function checkOnEnter({ key, target }) {
    if (key === "Enter" && target instanceof Element && target.matches('[type="text"]')) check();
  }

  function check() {
    try {
      checked = form.kind === "nim" ? askColumns() : askNumbers();
      problem = undefined;
      tried = remember(tried, { form, kind: checked.judgement.kind });
      keep();
    } catch (error) {
      checked = undefined;
      problem = { field: fieldOf(error), error };
      if (isTrap(error)) engine.restarted().then(context.update);
    }
    context.update();
    if (problem !== undefined) focusOn(context, `[data-claim="${problem.field}"]`);
    else if (matchMedia("(max-width: 56.1875em)").matches) {
      host.place.querySelector(".claims-answer")?.scrollIntoView({ block: "nearest" });
    }
  }

  /** @returns {Checked} */
  function askNumbers() {
    const rule = typedRule(engine, form.rule);
    // The engine refuses what is no number.
    const last = readWhole(form.last) ?? Number.NaN;
    const { claim, judgement } = engine.check_claim(rule.text, form.convention, engine.ungroup(form.claim), last);
    return { form, rule, claim, judgement };
  }

  /** @returns {Checked} */
  function askColumns() {
    const rule = typedRule(engine, form.rule);
    const columns = typedColumns(engine, form.columns);
    const setup = { columns, rule: rule.text, convention: form.convention, seed: 0 };
    const judgement = engine.check_nim_sum(setup, form.exception);
    return { form, rule, claim: columns.join(" · "), judgement };
  }

  /** @param {Tried} again */
  function takeUp({ form: earlier }) {
    form = earlier;
    hasOwnRule = !RULES.includes(form.rule);
    check();
    host.place.querySelector(".claims")?.scrollIntoView({ block: "nearest" });
  }

  /** @param {Form} asked @param {Counterexample} counterexample */
  function play({ rule, convention }, counterexample) {
    const { text } = typedRule(engine, rule);
    host.play({ columns: playableBoard(counterexample), rule: text, convention, first: "person", second: "perfect" });
  }

  /** Checks the same up to `last`. @param {Form} asked @param {number} last */
  function further(asked, last) {
    form = { ...asked, last: String(last) };
    check();
    focusOn(context, '[data-action="lab-check"]');
  }

  // ---- the question ----

  function formView() {
    const words = context.words();
    return html`
      <div class="claims-form" role="group" aria-labelledby="claims-title" @keydown=${checkOnEnter}>
        <fieldset>
          <legend>${words.tell("claims-about")}</legend>
          ${choice("kind", "numbers")}${choice("kind", "nim")}
        </fieldset>
        <label class="claims-field">
          <span>${words.tell("rule-label")}</span>
          <select data-claim="rules" @change=${chooseRule}>
            ${RULES.map(
              (rule) =>
                html`<option value=${rule} .selected=${!hasOwnRule && rule === form.rule}>${ruleName(rule)}</option>`,
            )}
            <option value="" .selected=${hasOwnRule}>${words.tell("rule-own")}</option>
          </select>
        </label>
        ${hasOwnRule ? field("rule", words.tell("rule-field")) : nothing}
        <fieldset>
          <legend>${words.tell("convention-label")}</legend>
          ${choice("convention", "misere")}${choice("convention", "normal")}
        </fieldset>
        ${
          form.kind === "numbers"
            ? html`${field("claim", words.tell("claims-numbers"), words.tell("claims-example"))}
                ${field("last", words.tell("claims-last"))}`
            : html`
                <p>${words.tell("claims-nim")}</p>
                <label class="claims-check">
                  <input
                    type="checkbox"
                    data-claim="exception"
                    .checked=${form.exception}
                    @change=${(/** @type {Event & { target: HTMLInputElement }} */ { target }) => change({ exception: target.checked })}
                  />
                  <span>${words.tell("claims-exception")}</span>
                </label>
                ${field("columns", words.tell("claims-columns"))}
              `
        }
        <button type="button" class="strong" data-action="lab-check" @click=${check}>${words.tell("claims-check")}</button>
      </div>
    `;
  }

  /** @param {string} text */
  function ruleName(text) {
    return ruleInWords(typedRule(engine, text), context.words());
  }

  function chooseRule(/** @type {Event & { target: HTMLSelectElement }} */ { target }) {
    hasOwnRule = target.value === "";
    if (hasOwnRule) {
      context.update();
      focusOn(context, '[data-claim="rule"]');
    } else change({ rule: target.value });
  }

  /**
   * @param {"kind" | "convention"} name
   * @param {string} value
   */
  function choice(name, value) {
    const words = context.words();
    return html`<label class="claims-choice">
      <input
        type="radio"
        name="claims-${name}"
        data-claim="${name}-${value}"
        value=${value}
        .checked=${form[name] === value}
        @change=${() => change({ [name]: value })}
      />
      <span>${words.tell(name === "kind" ? `claims-kind-${value}` : `convention-${endOf(/** @type {Form["convention"]} */ (value), rulesIn(form.rule))}`)}</span>
    </label>`;
  }

  /**
   * @param {"rule" | "claim" | "last" | "columns"} name
   * @param {string} label
   * @param {string} [example]
   */
  function field(name, label, example = "") {
    const isWrong = problem?.field === name;
    return html`
      <label class="claims-field">
        <span>${label}</span>
        <input
          type="text"
          autocomplete="off"
          autocapitalize="off"
          spellcheck="false"
          inputmode=${name === "last" ? "numeric" : "text"}
          data-claim=${name}
          aria-invalid=${isWrong ? "true" : "false"}
          aria-describedby=${isWrong ? "claims-problem" : example === "" ? nothing : `claims-${name}-example`}
          .value=${form[name]}
          @input=${(/** @type {Event & { target: HTMLInputElement }} */ { target }) => change({ [name]: target.value })}
        />
      </label>
      ${example === "" ? nothing : html`<p class="soft" id="claims-${name}-example">${example}</p>`}
      ${isWrong ? keyed(problem, html`<p class="claims-problem" id="claims-problem" role="alert"><b aria-hidden="true">!</b> ${problemInWords()}</p>`) : nothing}
    `;
  }

  function problemInWords() {
    const words = context.words();
    const own = { bad_claim: "claims-bad", bad_argument: "claims-bad-last", too_large: "claims-too-large" };
    return refusalInWords(problem?.error, words, own);
  }

  /** The field in which that stands which the engine refused. @param {unknown} error */
  function fieldOf(error) {
    switch (error instanceof EngineError ? error.code : "") {
      case "bad_rule":
      case "unsupported_rule":
        return "rule";
      case "bad_argument":
        return "last";
      default:
        return form.kind === "nim" ? "columns" : "claim";
    }
  }

  // ---- the answer ----

  function emptyView() {
    return html`<p>${context.words().tell(tried.length === 0 ? "claims-empty" : "claims-waiting")}</p>`;
  }

  function triedView() {
    const words = context.words();
    const forget = () => {
      tried = [];
      keep();
      context.update();
      focusOn(context, '[data-action="lab-check"]');
    };
    return html`
      <section class="lab-card claims-tried" aria-labelledby="claims-tried">
        <h2 id="claims-tried">${words.tell("claims-tried")}</h2>
        <ul>
          ${tried.map(
            (each) => html`<li>
              <button type="button" data-judgement=${each.kind} @click=${() => takeUp(each)}>
                <b class="claims-mark" aria-hidden="true">${MARKS[each.kind]}</b>
                <span>
                  <strong>${claimInWords(each.form, each.form.claim, words)}</strong>
                  <small>${triedInWords(each)}</small>
                </span>
              </button>
            </li>`,
          )}
        </ul>
        <button type="button" data-action="lab-forget" @click=${forget}>${words.tell("claims-forget")}</button>
      </section>
    `;
  }

  /** @param {Tried} each */
  function triedInWords({ form: asked, kind }) {
    const words = context.words();
    const rule = words.tell("table-rule", {
      rule: ruleOrText(asked.rule),
      convention: endOf(asked.convention, rulesIn(asked.rule)),
    });
    return `${words.tell(`claims-short-${kind}`)} · ${rule}`;
  }

  /** The rule, if it is one. @param {string} text */
  function rulesIn(text) {
    const rule = nullIfRefused(() => typedRule(engine, text));
    return rule === null ? [] : [rule];
  }

  /** What was kept may be no rule any more. @param {string} text */
  function ruleOrText(text) {
    return nullIfRefused(() => ruleName(text)) ?? text;
  }
}
