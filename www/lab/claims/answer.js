// What came of checking a conjecture: the verdict, its reason as a picture, and the conditions one by one.

import { html, nothing } from "lit-html";
import { endOf, ruleInWords } from "../../views/phrases.js";
import { pilesView, sizesOf } from "../piles.js";
import { CONDITIONS, conditionOf, LARGEST } from "./form.js";

/** @typedef {import("../../engine.js").Rule} Rule */
/** @typedef {import("../engine.js").Counterexample} Counterexample */
/** @typedef {import("../engine.js").Judgement} Judgement */
/** @typedef {import("../main.js").Context} Context */
/** @typedef {import("../../messages.js").Messages} Messages */
/** @typedef {import("./form.js").Form} Form */

/** A longer strip is no picture any more. */
const LONGEST_STRIP = 70;

export const MARKS = { refuted: "✗", verified: "…", proven: "✓" };
const CONDITION_MARKS = { fails: "✗", holds: "✓", so_far: "…" };

/**
 * What was checked, and what came of it.
 *
 * @typedef {object} Checked
 * @property {Form} form
 * @property {Rule} rule
 * @property {string} claim as the engine understood it, or the columns
 * @property {Judgement} judgement
 */

/**
 * What a person can do with an answer: play the counterexample, or check further.
 *
 * @typedef {object} Deeds
 * @property {(asked: Form, counterexample: Counterexample) => void} play
 * @property {(asked: Form, last: number) => void} further
 */

/**
 * What came of it, with the reason and what a person can do with it.
 *
 * @param {Context} context
 * @param {Checked} checked
 * @param {Deeds} deeds
 */
export function answerView(context, { form: asked, rule, claim, judgement }, deeds) {
  const words = context.words();
  const question = {
    kind: asked.kind,
    claim,
    rule: ruleInWords(rule, words),
    convention: endOf(asked.convention, [rule]),
  };
  return html`
    <p class="soft">${claimInWords(asked, claim, words)} · ${words.tell("table-rule", question)}</p>
    <p class="claims-verdict" data-judgement=${judgement.kind}>
      <b class="claims-mark" aria-hidden="true">${MARKS[judgement.kind]}</b> ${verdictInWords(judgement, words)}
    </p>
    ${judgement.kind === "refuted" ? refutedView(context, asked, judgement.counterexample, deeds) : nothing}
    ${judgement.kind === "verified" ? verifiedView(asked, judgement, words, deeds) : nothing}
    ${judgement.kind === "proven" ? provenView(context, asked, judgement.grounds) : nothing}
  `;
}

/**
 * @param {Form} asked
 * @param {string} claim
 * @param {Messages} words
 */
export function claimInWords(asked, claim, words) {
  if (asked.kind === "numbers") return words.tell("claims-said", { claim });
  return words.tell(asked.exception ? "claims-said-exception" : "claims-said-nim");
}

/** @param {Judgement} judgement @param {Messages} words */
function verdictInWords(judgement, words) {
  switch (judgement.kind) {
    case "refuted":
      return words.tell("claims-refuted", placeOf(judgement.counterexample.columns, words));
    case "verified":
      return words.tell("claims-verified", { coins: judgement.coins });
    default:
      return words.tell("claims-proven");
  }
}

/** @param {number[]} columns @param {Messages} words */
function placeOf(columns, words) {
  return { columns: columns.length, coins: columns[0], list: columns.map(words.number).join(" · ") };
}

/**
 * @param {Context} context
 * @param {Form} asked
 * @param {Counterexample} counterexample
 * @param {Deeds} deeds
 */
function refutedView(context, asked, counterexample, { play }) {
  const { engine } = context;
  const words = context.words();
  const { columns, flaw, board, take } = counterexample;
  const { rule, convention } = asked;
  const view = engine.view(engine.new_game({ columns: board, rule, convention, seed: 0 }));
  const left = board.map((coins, column) => (column === take?.column ? coins - take.count : coins));
  const values = {
    ...placeOf(columns, words),
    convention,
    count: take?.count ?? 0,
    column: (take?.column ?? 0) + 1,
    left: left.map(words.number).join(" · "),
    board: board.map(words.number).join(" · "),
  };
  return html`
    <p>${words.tell(`claims-flaw-${flaw}`, values)}</p>
    <div class="claims-board">
      ${pilesView({ piles: view.columns, sizes: sizesOf(view.columns), taken: take ?? null }, words)}
      ${take === undefined ? nothing : html`<p>${words.tell("claims-move", values)}</p>`}
    </div>
    ${
      view.over
        ? nothing
        : html`<p class="lab-row">
            <button type="button" class="strong" data-action="lab-play" @click=${() => play(asked, counterexample)}>
              ${words.tell("claims-play")}
            </button>
            <span class="soft">${words.tell("claims-play-how")}</span>
          </p>`
    }
  `;
}

/**
 * @param {Form} asked
 * @param {Extract<Judgement, { kind: "verified" }>} judgement
 * @param {Messages} words
 * @param {Deeds} deeds
 */
function verifiedView(asked, { coins, needed }, words, { further }) {
  if (asked.kind === "nim") return html`<p>${words.tell("claims-verified-nim", { coins })}</p>`;
  if (needed === undefined || needed > LARGEST) {
    return html`<p>${words.tell("claims-verified-open", { next: coins + 1 })}</p>`;
  }
  return html`
    <p>${words.tell("claims-verified-needed", { next: coins + 1, needed })}</p>
    <p><button type="button" data-action="lab-further" @click=${() => further(asked, needed)}>${words.tell("claims-further", { needed })}</button></p>
  `;
}

/**
 * @param {Context} context
 * @param {Form} asked
 * @param {Extract<Judgement, { kind: "proven" }>["grounds"]} grounds
 */
function provenView(context, asked, grounds) {
  const words = context.words();
  if (grounds.kind === "nim") return html`<p>${words.tell(`claims-ground-nim-${asked.convention}`)}</p>`;
  const { from, period } = grounds;
  const to = from + period - 1;
  return html`
    <p>${words.tell("claims-ground-window", { from, to, period })}</p>
    ${to + period < LONGEST_STRIP ? stripView(context, asked, from, period) : nothing}
  `;
}

/**
 * All numbers to the end of the window, framed, and those after it in which it repeats.
 *
 * @param {Context} context
 * @param {Form} asked
 * @param {number} from
 * @param {number} period
 */
function stripView({ engine, words: wordsNow }, { rule, convention }, from, period) {
  const words = wordsNow();
  const to = from + period - 1;
  const lost = new Set(engine.law(rule, to + period)[convention].numbers);
  return html`
    <div class="lab-scroll" tabindex="0" role="region" aria-label=${words.tell("claims-strip")}>
      <ol class="claims-strip" start="0">
        ${Array.from({ length: to + period + 1 }, (_, number) => {
          const place = number < from ? "" : number > to ? "again" : "window";
          return html`<li class="${place} ${number === from ? "first" : ""} ${number === to ? "last" : ""}" data-verdict=${lost.has(number) ? "lose" : "win"}>
            <span>${words.number(number)}</span>
            <b><i aria-hidden="true">${lost.has(number) ? "▼" : "▲"}</i> <small>${words.tell(lost.has(number) ? "verdict-lose" : "verdict-win")}</small></b>
          </li>`;
        })}
        <li class="more" aria-hidden="true">…</li>
      </ol>
    </div>
  `;
}

/**
 * The three conditions that a claim must meet, and which of them this one does.
 *
 * @param {Judgement | undefined} judgement
 * @param {Form["convention"]} convention
 * @param {Messages} words
 */
export function conditionsView(judgement, convention, words) {
  return html`
    <h3>${words.tell("claims-conditions")}</h3>
    <ol class="claims-conditions">
      ${CONDITIONS.map((condition) => {
        const state = judgement === undefined ? undefined : conditionOf(condition, judgement);
        return html`<li data-state=${state ?? "open"}>
          <span>${words.tell(`claims-condition-${condition}`, { convention })}</span>
          ${
            state === undefined
              ? nothing
              : html`<em><b aria-hidden="true">${CONDITION_MARKS[state]}</b> ${words.tell(`claims-state-${state}`)}</em>`
          }
        </li>`;
      })}
    </ol>
  `;
}
