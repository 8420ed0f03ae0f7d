// The line over a game: who had the win, and how far the end was.

import { html, nothing, svg } from "lit-html";
import { lineOf, stretchesOf } from "./story.js";

/** @typedef {import("../../engine.js").Seat} Seat */
/** @typedef {import("../../messages.js").Messages} Messages */
/** @typedef {import("../engine.js").Review} Review */
/** @typedef {import("./story.js").Stand} Stand */

/** So many stretches are told one by one. */
const MOST_TOLD = 12;

/** Up to so many mistakes are marked on the line. */
const MOST_MARKED = 60;

/**
 * @param {object} given
 * @param {Review} given.review
 * @param {Stand[]} given.stands
 * @param {Seat} given.up whose win is drawn above the middle
 * @param {number} given.step
 * @param {(seat: Seat) => string} given.name
 * @param {(step: number) => void} given.go
 * @param {Messages} words
 */
export function lineView({ review, stands, up, step, name, go }, words) {
  const points = lineOf(stands, up);
  const last = stands.length - 1;
  const path = points.map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`).join(" ");
  const down = up === "first" ? "second" : "first";
  const place = (/** @type {number} */ number) => points.find((point) => point.number === number);
  const turning = review.turning_point?.kind === "move" ? review.turning_point.number : -1;
  const slips = review.moves.flatMap(({ grade }, number) => (grade === "gave_away" ? [number] : []));
  const choose = (/** @type {MouseEvent & { currentTarget: Element }} */ { clientX, currentTarget }) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    go(Math.max(0, Math.min(last, Math.round(((clientX - left) / width) * last))));
  };
  const isFarKnown = stands.every(({ remoteness }) => remoteness !== undefined);
  return html`
    <h2 id="review-line">${words.tell("review-line")}</h2>
    <div class="line">
      <span class="line-side up"><b aria-hidden="true">▲</b> ${name(up)}</span>
      <span class="line-side down"><b aria-hidden="true">▼</b> ${name(down)}</span>
      <div class="line-plot" role="img" aria-label=${lineInWords(stands, name, words)} @click=${choose}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          ${svg`
            <clipPath id="line-above"><rect width="100" height="50" /></clipPath>
            <clipPath id="line-below"><rect y="50" width="100" height="50" /></clipPath>
            <polygon class="up" clip-path="url(#line-above)" points="0,50 ${path} 100,50" />
            <polygon class="down" clip-path="url(#line-below)" points="0,50 ${path} 100,50" />
            <line class="middle" x1="0" x2="100" y1="50" y2="50" />
            <polyline class=${isFarKnown ? "" : "vague"} points=${path} />
          `}
        </svg>
        <span class="line-now" .style="left: ${last === 0 ? 0 : (Math.min(step, last) / last) * 100}%"></span>
        ${slips.slice(-MOST_MARKED).map((number) => {
          const at = place(number);
          return at === undefined
            ? nothing
            : html`<b class="line-mark ${number === turning ? "turning" : ""}" .style="left: ${at.x}%; top: ${at.y}%">✗</b>`;
        })}
      </div>
      <span class="line-end">${words.tell("review-line-start")}</span>
      <span class="line-end last">${words.tell("review-line-end")}</span>
    </div>
    <p class="soft">${words.tell(isFarKnown ? "review-line-how" : "review-line-vague")}</p>
  `;
}

/**
 * @param {Stand[]} stands
 * @param {(seat: Seat) => string} name
 * @param {Messages} words
 */
function lineInWords(stands, name, words) {
  const stretches = stretchesOf(stands);
  const told = stretches.slice(0, MOST_TOLD).map(({ from, winner }) =>
    words.tell(from === stands.length - 1 ? "review-stretch-end" : "review-stretch", {
      number: from + 1,
      name: name(winner),
    }),
  );
  const rest = stretches.length - told.length;
  const more = rest > 0 ? [words.tell("review-stretch-more", { count: rest })] : [];
  return words.tell("review-line-text", { list: [...told, ...more].join(words.tell("list-comma")) });
}
