// Coins as a plain picture beside the number that says how many there are.

import { html, nothing } from "lit-html";

/** More than this are a number only. */
const MOST = 60;

/** @param {readonly number[]} columns */
export function coinsView(columns) {
  if (columns.reduce((sum, coins) => sum + coins, 0) > MOST) return nothing;
  return html`<div class="lab-coins" aria-hidden="true">
    ${columns.map((coins) => html`<span>${Array.from({ length: coins }, () => html`<i></i>`)}</span>`)}
  </div>`;
}
