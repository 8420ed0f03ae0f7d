// Columns of coins as they are drawn in the laboratory: a picture, on whose coins can stand what taking them is worth.

import { html, nothing } from "lit-html";
import { includes } from "../spans.js";

/** @typedef {import("../engine.js").Span} Span */
/** @typedef {import("../messages.js").Messages} Messages */
/** @typedef {import("./engine.js").MoveValue} MoveValue */
/** @typedef {{ coins: number, takes: Span[] }} Pile */
/** @typedef {{ column: number, count: number }} Taken */

/** A column of more coins is drawn as its top coins on a labelled stack. */
const MOST_DRAWN = 24;
const DRAWN_OF_MANY = 20;

/** Heights in pixels: of a coin that may not be taken, of the labelled stack, of all that may be taken, of one of them. */
const THIN = 9;
const STACK = 40;
const ROOM = 260;
const LOWEST = 18;
const HIGHEST = 26;

/** @param {number} coins */
function drawnOf(coins) {
  return coins > MOST_DRAWN ? DRAWN_OF_MANY : coins;
}

/** @param {Pile} pile how many of its drawn coins may be taken up to */
function openIn({ coins, takes }) {
  return Array.from({ length: drawnOf(coins) }, (_, index) => index + 1).filter((count) => includes(takes, count))
    .length;
}

/**
 * How high a coin is that may be taken, and how high the whole picture is, so that nothing moves while coins are taken.
 *
 * @param {Pile[]} piles as they were at the start
 */
export function sizesOf(piles) {
  const most = Math.max(1, ...piles.map(openIn));
  const open = Math.max(LOWEST, Math.min(HIGHEST, Math.floor(ROOM / most)));
  const heights = piles.map((pile) => {
    const [all, high] = [drawnOf(pile.coins), openIn(pile)];
    return high * open + (all - high) * THIN + (pile.coins > all ? STACK : 0);
  });
  return { open, height: Math.max(open, ...heights) };
}

/**
 * Whether every move can be seen on a coin of its own.
 *
 * @param {Pile[]} piles
 * @param {MoveValue[]} values
 */
export function areAllDrawn(piles, values) {
  return values.every(({ column, count }) => count <= drawnOf(piles[column].coins));
}

/**
 * @param {object} given
 * @param {Pile[]} given.piles
 * @param {{ open: number, height: number }} given.sizes
 * @param {Taken | null} [given.taken] coins that are marked
 * @param {MoveValue[]} [given.values] shown on the coins
 * @param {(column: number, count: number) => void} [given.take] what a click on a coin does; buttons must do it too
 * @param {Messages} words
 */
export function pilesView({ piles, sizes, taken = null, values = [], take }, words) {
  const numbers = piles.map(({ coins }) => words.number(coins)).join(" · ");
  const total = piles.reduce((sum, { coins }) => sum + coins, 0);
  const label = words.tell("piles", { columns: piles.length, list: numbers, total });
  const press = (/** @type {MouseEvent} */ { target }) => {
    const coin = target instanceof Element ? target.closest("[data-pile]") : null;
    if (coin instanceof HTMLElement) take?.(Number(coin.dataset.pile), Number(coin.dataset.count));
  };
  return html`
    <div class="piles-scroll">
      <div
        class="piles ${piles.length === 1 ? "one" : ""} ${take === undefined ? "" : "alive"}"
        role="img"
        aria-label=${label}
        .style="--open: ${sizes.open}px; --height: ${sizes.height}px"
        @click=${press}
      >
        ${piles.map((pile, column) => pileView(pile, column, { taken, values, words }))}
      </div>
    </div>
    ${values.length === 0 ? nothing : valuesText(values, piles, words)}
  `;
}

/**
 * @param {Pile} pile
 * @param {number} column
 * @param {{ taken: Taken | null, values: MoveValue[], words: Messages }} what
 */
function pileView({ coins, takes }, column, { taken, values, words }) {
  const drawn = drawnOf(coins);
  const marked = taken?.column === column ? taken.count : 0;
  const below = coins - drawn;
  return html`
    <div class="pile">
      <div class="pile-coins">
        ${Array.from({ length: drawn }, (_, index) => {
          const count = index + 1;
          const value = values.find((each) => each.column === column && each.count === count);
          const looks = [includes(takes, count) && "open", count <= marked && "marked"].filter(Boolean).join(" ");
          return html`<i class="pile-coin ${looks}" data-pile=${column} data-count=${count}>
            ${value === undefined ? nothing : worthView(value, words)}
          </i>`;
        })}
        ${
          below > 0
            ? html`<div class="pile-below ${marked > drawn ? "marked" : ""}"><span>${words.tell("more-coins", { count: below })}</span></div>`
            : nothing
        }
      </div>
      <div class="pile-total">${words.number(coins)}</div>
    </div>
  `;
}

/**
 * @param {MoveValue} value
 * @param {Messages} words
 */
function worthView({ count, wins, moves }, words) {
  const verdict = wins ? "win" : "lose";
  return html`<b class="worth" data-verdict=${verdict}>
    <span class="worth-take">${words.tell("worth-take", { count })}</span>
    ${wins ? "▲" : "▼"}<span class="worth-word">&nbsp;${words.tell(`verdict-${verdict}`)}</span>
    ${moves === undefined ? nothing : words.number(moves)}
  </b>`;
}

/**
 * The same for whoever listens.
 *
 * @param {MoveValue[]} values
 * @param {Pile[]} piles
 * @param {Messages} words
 */
function valuesText(values, piles, words) {
  const heard = values.filter(({ column, count }) => count <= drawnOf(piles[column].coins));
  return html`<ul class="unseen">
    ${heard.map((value) => html`<li>${valueInWords(value, piles.length, words)}</li>`)}
  </ul>`;
}

/**
 * @param {MoveValue} value
 * @param {number} columns
 * @param {Messages} words
 */
export function valueInWords({ column, count, wins, moves }, columns, words) {
  const what = { columns, column: column + 1, count, verdict: wins ? "win" : "lose" };
  return moves === undefined ? words.tell("value", what) : words.tell("value-moves", { ...what, moves });
}
