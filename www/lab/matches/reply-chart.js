// A small chart: how often the win was kept where it could be given away, game by game, the first player beside the second;
// then each person as first beside the same person as second.

import { html, svg } from "lit-html";
import { SEATS } from "./replies.js";
import { keptInWords } from "./report-tables.js";

/** @typedef {import("../main.js").Messages} Messages */
/** @typedef {import("./replies.js").Report} Report */
/** @typedef {import("./replies.js").Skill} Skill */
/** @typedef {{ name: string, said: string, first: Skill, second: Skill }} Group */

const BAR = 26;
const GROUP = 2 * BAR + 22;
const LEFT = 46;
const TOP = 24;
const HEIGHT = 110;
/** More games than this make no chart that anyone reads. */
const MOST = 60;

/** @param {Report} report @param {Messages} words */
export function replyChart({ games, players }, words) {
  const { tell } = words;
  /** @type {Group[]} */
  const groups = games.slice(0, MOST).map(({ recorded, first, second }) => ({
    name: String(recorded.number),
    said: "chart-group",
    first: first.skill,
    second: second.skill,
  }));
  if (games.length > 1) {
    for (const { name, first, second } of players.slice(0, MOST)) {
      groups.push({ name, said: "chart-person", first: first.skill, second: second.skill });
    }
  }
  const width = LEFT + groups.length * GROUP + 8;
  const height = TOP + HEIGHT + 26;
  return html`
    <figure class="reply-chart">
      <figcaption>
        <b>${tell("chart-title")}</b>
        ${SEATS.map((seat) => html`<span class="chart-key"><i class=${seat} aria-hidden="true"></i> ${tell("report-seat", { seat })}</span>`)}
      </figcaption>
      <div class="lab-scroll" tabindex="0" role="region" aria-label=${tell("chart-title")}>
        <svg role="img" aria-label=${chartInWords(groups, words)} width=${`${width / 16}rem`} height=${`${height / 16}rem`} viewBox="0 0 ${width} ${height}">
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
              <foreignObject x=${LEFT + place * GROUP} y=${TOP + HEIGHT + 4} width=${GROUP - 6} height="20">
                <div class="name">${group.name}</div>
              </foreignObject>`,
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

/** @param {Skill} skill @param {string} seat @param {number} x */
function bar({ kept, trials }, seat, x) {
  const share = trials === 0 ? 0 : kept / trials;
  const text = trials === 0 ? "–" : `${kept}/${trials}`;
  return svg`
    <rect class=${seat} x=${x} y=${yOf(share) - 1} width=${BAR} height=${HEIGHT * share + 1}></rect>
    <text class="value" x=${x + BAR / 2} y=${yOf(share) - 6}>${text}</text>`;
}

/** @param {Group[]} groups @param {Messages} words */
function chartInWords(groups, words) {
  const said = groups.map(({ name, said, first, second }) =>
    words.tell(said, { name, first: keptInWords(first, words), second: keptInWords(second, words) }),
  );
  return [words.tell("chart-title"), ...said].join(" ");
}
