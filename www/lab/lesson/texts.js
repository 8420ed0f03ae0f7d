// What is told around the board of the lesson: the coins to earn, what a step is about, and the end of it all.

import { html } from "lit-html";
import { STEPS } from "./steps.js";

/** @typedef {import("../../messages.js").Messages} Messages */
/** @typedef {import("./progress.js").Progress} Progress */

/** Where one can go on when the lesson is over, as far as there is such a view. */
const ONWARD = ["table", "laws", "claims"];

/**
 * The coins to earn, one for each step.
 *
 * @param {Progress} progress
 * @param {Messages} words
 * @param {(at: number) => void} open
 */
export function progressView(progress, words, open) {
  return html`<ol class="lesson-coins" aria-label=${words.tell("lesson-progress", { done: progress.done.length, all: STEPS.length })}>
    ${STEPS.map(({ id }, at) => {
      const done = progress.done.includes(id);
      const name = words.tell("lesson-step", {
        number: at + 1,
        title: words.tell(`lesson-${id}-title`),
        done: done ? "yes" : "no",
      });
      return html`<li>
        <button
          type="button"
          class=${done ? "done" : ""}
          data-step=${id}
          aria-current=${at === progress.at ? "step" : "false"}
          aria-label=${name}
          title=${name}
          @click=${() => open(at)}
        ><span aria-hidden="true">${done ? "✓" : words.number(at + 1)}</span></button>
      </li>`;
    })}
  </ol>`;
}

/**
 * What a step says and asks for.
 *
 * @param {number} at
 * @param {Messages} words
 */
export function textView(at, words) {
  const { id } = STEPS[at];
  return html`
    <p class="soft lesson-count">${words.tell("lesson-count", { number: at + 1, all: STEPS.length })}</p>
    <h2 id="lesson-title" tabindex="-1">${words.tell(`lesson-${id}-title`)}</h2>
    <p>${words.tell(`lesson-${id}`)}</p>
    <p class="lesson-task"><strong>${words.tell(`lesson-${id}-task`)}</strong></p>
  `;
}

/**
 * The end of the lesson.
 *
 * @param {Progress} progress
 * @param {string[]} views that there are
 * @param {Messages} words
 * @param {{ go: (view: string) => void, beginAnew: () => void }} on
 */
export function partyView(progress, views, words, on) {
  const onward = ONWARD.filter((view) => views.includes(view));
  return html`<div class="lesson-party">
    <p class="lesson-shower" aria-hidden="true">${STEPS.map(({ id }, at) => html`<i class=${progress.done.includes(id) ? "" : "open"} .style="--at: ${at}"></i>`)}</p>
    <h2 id="lesson-title" tabindex="-1">${words.tell("lesson-party", { done: progress.done.length, all: STEPS.length })}</h2>
    <p>${words.tell("lesson-onward", { views: onward.length })}</p>
    <div class="lab-row">
      ${onward.map((view) => html`<button type="button" class="strong" data-onward=${view} @click=${() => on.go(view)}>${words.tell(`lab-tab-${view}`)}</button>`)}
      <button type="button" data-action="lesson-anew" @click=${on.beginAnew}>${words.tell("lesson-anew")}</button>
    </div>
  </div>`;
}
