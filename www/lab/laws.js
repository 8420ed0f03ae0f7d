// The lost numbers of several rules under both conventions, and what three hypotheses say of them: whether each holds so far,
// where it fails first, and whether it is proven for every n. The law behind them is told when it is asked for.

import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { isTrap, nullIfRefused } from "../engine-error.js";
import { typedRule } from "../typed.js";
import { endOf, ruleInWords } from "../views/phrases.js";
import { MOST_K, part } from "../views/setup.js";
import { focusOn } from "./focus.js";
import { keptNote, mayKeep } from "./kept.js";
import {
  findingText,
  LISTED,
  MOST_OWN,
  MOST_ROWS,
  proofText,
  readKeptLaws,
  windowsOf,
  writeKeptLaws,
} from "./law-text.js";
import { refusalInWords } from "./refusal.js";
import { typedField } from "./rule-choice.js";
import { range, readWhole } from "./whole.js";
import { fieldInHand, followWindows } from "./windows.js";
import { onEnter } from "./words.js";

/** @typedef {import("./main.js").Context} Context */
/** @typedef {import("./engine.js").Law} Law */
/** @typedef {import("../engine.js").Convention} Convention */
/** @typedef {wasm_bindgen.LostNumbers} LostNumbers */

const KEY = "lab-laws";

const CONVENTIONS = /** @type {const} */ (["normal", "misere"]);
const HYPOTHESES = /** @type {const} */ (["a", "b", "c"]);

/** Rules that are worth a look, as they break one hypothesis or another. */
const SUGGESTED = ["1,3,4", "2,5,7", "odd", "any"];

/** @type {import("./main.js").LabView} */
export const lawsView = { id: "laws", create };

/** @param {Context} context */
function create(context) {
  const { engine, storage, words, update } = context;
  let choice = readKeptLaws(storage.read(KEY), MOST_K);
  let isKept = mayKeep(context, KEY);
  let typedLast = String(choice.last);
  let hasBadLast = false;
  let typedOwn = "";
  /** @type {unknown} why a rule was refused */
  let refusal;
  let hasTooMany = false;
  let typedShift = "";
  let isTold = false;
  /** The laws that were asked for already. @type {Map<string, Law>} */
  let known = new Map();

  /** @param {string} rule */
  function lawOf(rule) {
    const law = known.get(rule) ?? engine.law(rule, choice.last);
    known.set(rule, law);
    return law;
  }

  followWindows(
    context,
    () => KEY,
    (text) => {
      const theirs = readKeptLaws(text, MOST_K);
      if (theirs.last !== choice.last) {
        known = new Map();
        if (fieldInHand("data-part") !== "laws-last") typedLast = String(theirs.last);
      }
      choice = theirs;
    },
    () => isKept,
  );

  const rules = () => [...new Set([...range(choice.from, choice.to).map((most) => `1-${most}`), ...choice.own])];

  /** @param {Partial<import("./law-text.js").Choice>} change */
  function choose(change) {
    if (change.last !== undefined) known = new Map();
    choice = { ...choice, ...change };
    isKept = storage.write(KEY, writeKeptLaws(choice));
    update();
  }

  function chooseLast() {
    const last = readWhole(typedLast);
    hasBadLast = last === undefined || last > MOST_ROWS;
    if (hasBadLast) update();
    else choose({ last });
  }

  /** @param {string} text */
  function add(text) {
    refusal = undefined;
    hasTooMany = false;
    try {
      const rule = lawOf(typedRule(engine, text).text).rule.text;
      hasTooMany = !rules().includes(rule) && choice.own.length >= MOST_OWN;
      if (!hasTooMany) {
        if (text === typedOwn) typedOwn = "";
        if (!rules().includes(rule)) choose({ own: [...choice.own, rule] });
        update();
        return show(rule);
      }
    } catch (error) {
      refusal = error;
    }
    update();
  }

  /** Its button goes as its tables come. @param {string} text */
  function addSuggested(text) {
    add(text);
    focusOn(context, '[data-action="laws-add"]', { preventScroll: true });
  }

  /** Brings the tables of a rule into sight. @param {string} rule */
  function show(rule) {
    const place = rules().indexOf(rule);
    document.querySelectorAll(".lab-view .laws-rule")[place]?.scrollIntoView({ block: "nearest" });
  }

  /** @param {string} rule */
  function remove(rule) {
    choose({ own: choice.own.filter((each) => each !== rule) });
    focusOn(context, '[data-part="laws-own"]');
  }

  // ---- drawing ----

  function setupView() {
    const { tell } = words();
    const limits = range(1, MOST_K).map((most) => ({ value: String(most), text: `K = ${most}` }));
    const chooseFrom = (/** @type {string} */ from) =>
      choose({ from: Number(from), to: Math.max(Number(from), choice.to) });
    const chooseTo = (/** @type {string} */ to) => choose({ to: Number(to), from: Math.min(Number(to), choice.from) });
    const typeLast = (/** @type {string} */ typed) => {
      typedLast = typed;
      update();
    };
    return html`
      <p class="sentence laws-setup">
        <span>${tell("laws-from")} ${part("laws-from", tell("laws-least-k"), limits, String(choice.from), chooseFrom)} ${tell("laws-from-end")}</span>
        <span>${tell("laws-to")} ${part("laws-to", tell("laws-most-k"), limits, String(choice.to), chooseTo)} ${tell("laws-to-end")}</span>
        <span>${tell("laws-last")} ${typedField("laws-last", tell("laws-last-label"), typedLast, typeLast, chooseLast, "numeric")} ${tell("laws-last-end")}</span>
      </p>
      <div role="alert" class="laws-problem">
        ${hasBadLast ? html`<p>${tell("laws-bad-last", { most: MOST_ROWS })}</p>` : nothing}
      </div>
    `;
  }

  function ideasView() {
    const { tell } = words();
    return html`
      <ol class="laws-ideas" aria-label=${tell("laws-ideas")}>
        ${HYPOTHESES.map(
          (name) =>
            html`<li><b class="laws-letter">${name.toUpperCase()}</b> <span>${tell(`laws-idea-${name}`)}</span></li>`,
        )}
      </ol>
      <p class="soft">${tell("laws-row-zero")}</p>
    `;
  }

  /** @param {string} rule */
  function ruleView(rule) {
    const { tell } = words();
    const isOwn = choice.own.includes(rule) && !range(choice.from, choice.to).some((most) => rule === `1-${most}`);
    const removal = isOwn
      ? html`<button type="button" class="laws-remove" aria-label=${tell("laws-remove", { rule })} @click=${() => remove(rule)}>×</button>`
      : nothing;
    try {
      const law = lawOf(rule);
      return html`
        <article class="lab-card laws-rule" data-rule=${rule}>
          <div class="laws-head"><h2>${nameOf(law)}</h2>${removal}</div>
          ${CONVENTIONS.map((convention) => sideView(law, convention))}
          <div class="laws-shift">${findingView("c", findingText(law.shift_of_one, law.misere.numbers))}</div>
        </article>
      `;
    } catch (error) {
      if (isTrap(error)) throw error;
      return html`
        <article class="lab-card laws-rule" data-rule=${rule}>
          <div class="laws-head"><h2>${rule}</h2>${removal}</div>
          <p>${refusalInWords(error, words())}</p>
        </article>
      `;
    }
  }

  /** @param {Law} law */
  function nameOf({ rule }) {
    const name = ruleInWords(rule, words());
    return rule.kind === "up_to" ? html`K = ${rule.takes[0]} <span class="soft">${name}</span>` : name;
  }

  /**
   * @param {Law} law
   * @param {Convention} convention
   */
  function sideView(law, convention) {
    const { tell } = words();
    const side = law[convention];
    return html`
      <section class="laws-side" data-convention=${convention}>
        <h3>${tell(`convention-${endOf(convention, [law.rule])}`)}</h3>
        <p class="laws-numbers"><span class="unseen">${tell("laws-lost")}</span>${numbersView(side)}</p>
        <ul class="laws-findings">${findingsView(side)}</ul>
        ${proofView(law, convention)}
      </section>
    `;
  }

  /** @param {LostNumbers} side */
  function numbersView({ numbers }) {
    const { tell, number } = words();
    const write = (/** @type {number[]} */ some) =>
      some.map((each) => html`<span class="laws-number">${number(each)}</span> `);
    if (numbers.length === 0) return html`<span class="soft">${tell("laws-none", { last: choice.last })}</span>`;
    if (numbers.length <= LISTED) return write(numbers);
    return html`${write(numbers.slice(0, LISTED))}<details class="laws-more">
      <summary>${tell("laws-more", { count: numbers.length - LISTED })}</summary>
      ${numbers.slice(LISTED).join(" ")}
    </details>`;
  }

  /**
   * What is found of A and of B; where it is the same, it is said once.
   *
   * @param {LostNumbers} side
   */
  function findingsView({ constant_interval, limit_interval, numbers }) {
    const [a, b] = [constant_interval, limit_interval].map((finding) => findingText(finding, numbers));
    if (JSON.stringify(a) === JSON.stringify(b)) return html`<li>${findingView("ab", a)}</li>`;
    return html`<li>${findingView("a", a)}</li><li>${findingView("b", b)}</li>`;
  }

  /**
   * @param {string} names
   * @param {ReturnType<typeof findingText>} finding
   */
  function findingView(names, { mark, tone, id, values }) {
    // Hypothesis C is about both lists, and is judged by one of them.
    const told = names === "c" && id === "laws-fails" ? "laws-fails-shift" : id;
    return html`<span class="laws-finding ${tone}" data-hypothesis=${names} data-finding=${id}>
      ${Array.from(names, (name) => html`<b class="laws-letter">${name.toUpperCase()}</b>`)}
      <span><i aria-hidden="true">${mark}</i> ${words().tell(told, values)}</span>
    </span>`;
  }

  /**
   * @param {Law} law
   * @param {Convention} convention
   */
  function proofView(law, convention) {
    const { tell } = words();
    const { proof, numbers } = law[convention];
    if (proof === undefined) return html`<p class="soft laws-unproven">${tell("laws-unproven")}</p>`;
    const { id, values } = proofText(proof, convention);
    const windows = windowsOf(proof, numbers);
    return html`
      <details class="laws-proof">
        <summary>${tell("laws-why")}</summary>
        ${windows.length === 0 ? nothing : windowsView(windows)}
        <p>${tell(id, values)}</p>
      </details>
    `;
  }

  /** @param {ReturnType<typeof windowsOf>} windows */
  function windowsView(windows) {
    const { tell } = words();
    return html`
      <div class="lab-scroll" tabindex="0" role="group" aria-label=${tell("laws-windows")}>
        <table class="laws-windows">
          <tbody>
            ${windows.map(
              (cells) => html`<tr>
                ${cells.map(
                  ({ n, verdict }) => html`<td class="lab-${verdict}">
                    <b>${n}</b> <i aria-hidden="true">${verdict === "win" ? "▲" : "▼"}</i> ${tell(`verdict-${verdict}`)}
                  </td>`,
                )}
              </tr>`,
            )}
          </tbody>
        </table>
      </div>
    `;
  }

  function ownView() {
    const { tell } = words();
    const type = (/** @type {string} */ typed) => {
      typedOwn = typed;
      update();
    };
    const submit = () => {
      if (typedOwn.trim() !== "") add(typedOwn);
    };
    const suggested = SUGGESTED.filter((text) => !choice.own.includes(text)).map((text) => engine.parse_rule(text));
    return html`
      <section class="lab-card laws-own" aria-labelledby="laws-own-title">
        <h2 id="laws-own-title">${tell("laws-own")}</h2>
        <p class="soft">${tell("rule-field")}</p>
        <div class="lab-row" @keydown=${onEnter(submit)}>
          ${typedField("laws-own", tell("rule-field"), typedOwn, type, () => {})}
          <button type="button" data-action="laws-add" @click=${submit}>${tell("laws-add")}</button>
          ${suggested.map(
            (rule) =>
              html`<button type="button" data-suggested=${rule.text} @click=${() => addSuggested(rule.text)}>${ruleInWords(rule, words())}</button>`,
          )}
        </div>
        <div role="alert" class="laws-problem">
          ${refusal === undefined ? nothing : keyed(refusal, html`<p>${refusalInWords(refusal, words())}</p>`)}
          ${hasTooMany ? html`<p>${tell("laws-too-many", { most: MOST_OWN })}</p>` : nothing}
        </div>
      </section>
    `;
  }

  function discoveryView() {
    const { tell, number } = words();
    const type = (/** @type {string} */ typed) => {
      typedShift = typed;
      update();
    };
    const shift = readWhole(typedShift);
    // Where there is no law of a rule, its own card says why.
    const laws = rules().flatMap((rule) => nullIfRefused(() => lawOf(rule)) ?? []);
    const reveal = () => {
      isTold = !isTold;
      update();
    };
    return html`
      <section class="lab-card laws-discovery" aria-labelledby="laws-discovery-title">
        <h2 id="laws-discovery-title">${tell("laws-discovery")}</h2>
        <p>${tell("laws-discovery-how")}</p>
        <p class="lab-row">
          <span aria-hidden="true">${tell("laws-shift")}</span>
          ${typedField("laws-shift", tell("laws-shift"), typedShift, type, () => {}, "numeric")}
        </p>
        <div role="status">
          ${
            shift === undefined
              ? typedShift.trim() === ""
                ? nothing
                : html`<p class="laws-problem">${tell("laws-bad-shift")}</p>`
              : html`<ul class="laws-fits">
                  ${laws.map((law) => {
                    const fits = law.shift === shift;
                    return html`<li class="laws-finding ${fits ? "good" : "bad"}" data-fits=${fits ? "yes" : "no"}>
                      <span><i aria-hidden="true">${fits ? "✓" : "✗"}</i> ${ruleInWords(law.rule, words())}: ${tell(fits ? "laws-fits" : "laws-fits-not", { shift })}</span>
                    </li>`;
                  })}
                </ul>`
          }
        </div>
        <button type="button" data-action="laws-tell" aria-expanded=${isTold ? "true" : "false"} @click=${reveal}>
          ${tell(isTold ? "laws-hide" : "laws-tell")}
        </button>
        ${
          isTold
            ? html`<div class="laws-told">
                <p><b>${tell("laws-general")}</b></p>
                <ul>${laws.map((law) => html`<li>${ruleInWords(law.rule, words())}: a = ${number(law.shift)}</li>`)}</ul>
              </div>`
            : nothing
        }
      </section>
    `;
  }

  return () => html`
    <div class="laws">
      <section class="lab-card" aria-labelledby="laws-title">
        <div class="laws-top">
          <h2 id="laws-title">${words().tell("laws-title")}</h2>
          ${setupView()}
        </div>
        ${ideasView()} ${keptNote(isKept, context, [KEY])}
      </section>
      <div class="laws-rules">${rules().map(ruleView)}</div>
      ${ownView()} ${discoveryView()}
    </div>
  `;
}
