// The column of a match: coins that look as those of the game. It is a picture; whoever cannot point has the buttons below it.

import { html, nothing } from "lit-html";
import { includes } from "../../spans.js";

/** @typedef {import("../../engine.js").Span} Span */
/** @typedef {import("../main.js").Messages} Messages */

/** A column of more coins is drawn as its top coins on a labelled stack, which stands as high as eight coins. */
const MOST_DRAWN = 60;
const DRAWN_OF_MANY = 20;
const STACK = 8;

const FLIGHT_MS = 420;

/** @param {number} coins */
const heightOf = (coins) => (coins > MOST_DRAWN ? DRAWN_OF_MANY + STACK : coins);

/**
 * @typedef {object} Column
 * @property {number} coins
 * @property {number} tallest how many there were at the start: nothing moves while they are taken
 * @property {Span[]} takes what may be taken
 * @property {number} pointed the take that is looked at; 0 for none
 */

/**
 * @param {Column} column
 * @param {Messages} words
 * @param {{ take(count: number): void, point(count: number): void }} [on] left out where nobody can take
 */
export function columnView({ coins, tallest, takes, pointed }, words, on) {
  const hidden = coins > MOST_DRAWN ? coins - DRAWN_OF_MANY : 0;
  const isAllowed = includes(takes, pointed);
  const chosen = pointed <= coins ? pointed : 0;
  /** @param {MouseEvent} event how many coins go with the one that is pointed at; 0 for none */
  const countAt = ({ target }) => Number(target instanceof HTMLElement ? (target.dataset.count ?? 0) : 0);
  const press = (/** @type {PointerEvent} */ event) => {
    const count = countAt(event);
    // A finger is too broad for the edge of a coin.
    if (event.pointerType !== "touch" && includes(takes, count)) on?.take(count);
  };
  const look = (/** @type {PointerEvent} */ event) => {
    if (event.pointerType === "mouse") on?.point(countAt(event));
  };
  return html`<div class="stage" aria-hidden="true">
    <div
      class="columns"
      .style="--tallest: ${heightOf(tallest)}; --top: ${heightOf(coins)}; --columns: 1"
      @click=${press}
      @pointerover=${look}
      @pointerleave=${() => on?.point(0)}
    >
      <div class="column">
        <div class="stack" .style="--drawn: ${heightOf(coins)}">
          ${hidden > 0 ? html`<div class="many"><span>${words.tell("more-coins", { count: hidden })}</span></div>` : nothing}
          ${Array.from({ length: coins - hidden }, (_, index) => {
            const count = coins - hidden - index;
            const looks = [
              count === 1 && "top",
              count <= chosen + 1 && "bare",
              count <= chosen && (isAllowed ? "chosen" : "refused"),
              on !== undefined && includes(takes, count) && "open",
            ];
            return html`<i class="coin ${looks.filter(Boolean).join(" ")}" data-count=${count}></i>`;
          })}
          ${chosen === 0 ? nothing : html`<span class="bubble">${words.tell(isAllowed ? "preview" : "preview-forbidden", { count: chosen, leaves: coins - chosen })}</span>`}
        </div>
      </div>
      <div class="flight"></div>
    </div>
  </div>`;
}

/**
 * Call it before the coins are gone, and what it returns after that: they fly to the side of whoever took them.
 *
 * @param {Element | null} board
 * @param {number} count
 * @param {-1 | 1} side
 */
export function flight(board, count, side) {
  const stage = board?.querySelector(".stage");
  const isUnwanted = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (isUnwanted || !stage) return () => {};
  const from = stage.getBoundingClientRect();
  const places = [...stage.querySelectorAll(".coin")].slice(-count).map((coin) => coin.getBoundingClientRect());
  return () => {
    const gone = `translate(${side * from.width * 0.4}px, ${-from.height * 0.6}px) rotate(${side * 24}deg)`;
    for (const [index, { left, top, width, height }] of places.entries()) {
      const ghost = document.createElement("i");
      ghost.className = `coin bare ghost ${index === places.length - 1 ? "top" : ""}`;
      ghost.style.cssText = `left: ${left - from.left}px; top: ${top - from.top}px; width: ${width}px; height: ${height}px`;
      stage.querySelector(".flight")?.append(ghost);
      const frames = { transform: ["none", gone], opacity: [1, 0] };
      const timing = { duration: FLIGHT_MS, delay: (places.length - 1 - index) * 26, easing: "ease-in" };
      const flown = ghost.animate(frames, { ...timing, fill: "backwards" });
      flown.finished.then(
        () => ghost.remove(),
        () => ghost.remove(),
      );
    }
  };
}
