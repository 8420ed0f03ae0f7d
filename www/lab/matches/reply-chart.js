// A small chart: which share of the replies with a choice completed K + 1, game by game, the first player beside the second.

import { html, svg } from "lit-html";
import { SEATS } from "./replies.js";

/** @typedef {import("../main.js").Messages} Messages */
/** @typedef {import("./replies.js").Report} Report */
/** @typedef {import("./replies.js").Tally} Tally */

const BAR = 26;
const GROUP = 2 * BAR + 22;
const LEFT = 46;
const TOP = 24;
const HEIGHT = 110;
/** More games than this make no chart that anyone reads. */
const MOST = 60;

/** @param {Report} report @param {Messages} words */
export function replyChart({ games, seats }, words) {
  const { tell } = words;
  /** @type {{ name: string, first: Tally, second: Tally }[]} */
  const groups = games.slice(0, MOST).map(({ recorded, first, second }) => ({
    name: String(recorded.number),
    first: first.tally,
    second: second.tally,
  }));
  if (games.length > 1) groups.push({ name: tell("report-all"), ...seats });
  const width = LEFT + groups.length * GROUP + 8;
  const height = TOP + HEIGHT + 26;
  return html`
    <figure class="reply-chart">
      <figcaption>
        <b>${tell("chart-title")}</b>
        ${SEATS.map((seat) => html`<span class="chart-key"><i class=${seat} aria-hidden="true"></i> ${tell("report-seat", { seat })}</span>`)}
      </figcaption>
      <div class="lab-scroll" tabindex="0" role="region" aria-label=${tell("chart-title")}>
        <svg role="img" aria-label=${chartInWords(groups, words)} width=${width} height=${height} viewBox="0 0 ${width} ${height}">
          <defs>
            <pattern id="chart-stripes" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <rect width="7" height="7" class="ground"></rect>
              <rect width="3" height="7" class="stripe"></rect>
            </pattern>
          </defs>
          ${[0, 0.5, 1].map(
            (share) => svg`
              <line x1=${LEFT - 4} x2=${width} y1=${yOf(share)} y2=${yOf(share)}></line>
              <text x=${LEFT - 8} y=${yOf(share) + 4} class="axis">${words.percent(share)}</text>`,
          )}
          ${groups.map(
            (group, place) => svg`
              ${SEATS.map((seat, side) => bar(group[seat], seat, LEFT + place * GROUP + 10 + side * (BAR + 2)))}
              <text x=${LEFT + place * GROUP + GROUP / 2} y=${TOP + HEIGHT + 18} class="name">${group.name}</text>`,
          )}
        </svg>
      </div>
    </figure>
  `;
}

/** @param {number} share */
function yOf(share) {
  return TOP + HEIGHT * (1 - share);
}

/** @param {Tally} tally @param {string} seat @param {number} x */
function bar({ matches, unforced }, seat, x) {
  const share = unforced === 0 ? 0 : matches / unforced;
  const text = unforced === 0 ? "–" : `${matches}/${unforced}`;
  return svg`
    <rect class=${seat} x=${x} y=${yOf(share) - 1} width=${BAR} height=${HEIGHT * share + 1}></rect>
    <text class="value" x=${x + BAR / 2} y=${yOf(share) - 6}>${text}</text>`;
}

/** @param {{ name: string, first: Tally, second: Tally }[]} groups @param {Messages} words */
function chartInWords(groups, { tell }) {
  const said = groups.map(({ name, first, second }) =>
    tell("chart-group", {
      name,
      first: tell("report-of", { matches: first.matches, unforced: first.unforced }),
      second: tell("report-of", { matches: second.matches, unforced: second.unforced }),
    }),
  );
  return [tell("chart-title"), ...said].join(" ");
}
