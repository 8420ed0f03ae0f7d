// The game as a whole: what was played, how it ended, what decided it, and how many moves of each kind there were.

import { html, nothing } from "lit-html";
import { otherSeat } from "../../params.js";
import { endOf, ruleInWords } from "../../views/phrases.js";
import { GRADE_MARKS, GRADES } from "../grades.js";

/** @typedef {import("../../engine.js").Seat} Seat */
/** @typedef {import("../engine.js").Review} Review */
/** @typedef {import("./known.js").Look} Look */

/**
 * @param {Look} look
 * @param {object} given
 * @param {string} given.title
 * @param {string} given.unfinished what is said of a game that is not over
 * @param {unknown} given.back the button that leads back to where the game came from, if it came from somewhere
 * @param {unknown} given.subject the button that leads to another game, if there is one
 * @param {boolean} given.mayTryAgain
 * @param {(number: number) => void} given.tryAgain
 */
export function summaryView(look, { title, unfinished, back, subject, mayTryAgain, tryAgain }) {
  const { known, words } = look;
  const { review, turns, view } = known;
  return html`
    <section class="lab-card review-summary" aria-labelledby="review-title">
      ${back}
      <h2 id="review-title">${title}</h2>
      <p class="soft">${playedInWords(look)}</p>
      ${turns.length === 0 ? nothing : html`<p class="review-result">${view.over ? resultInWords(look) : unfinished}</p>`}
      ${review === undefined ? html`<p class="soft">${words.tell("review-too-large")}</p>` : nothing}
      ${
        review !== undefined && view.over && turns.length > 0
          ? turningView(look, review, mayTryAgain ? tryAgain : undefined)
          : nothing
      }
      ${review === undefined || review.moves.length === 0 ? nothing : tallyView(look, review)}
      ${subject}
    </section>
  `;
}

/** @param {Look} look */
function playedInWords({ engine, known, words }) {
  const { columns, rule, convention } = known.game.setup;
  const rules = (typeof rule === "string" ? [rule] : rule).map((each) => engine.parse_rule(each));
  const said = typeof rule === "string" ? ruleInWords(rules[0], words) : rule.join(" · ");
  const total = columns.reduce((sum, coins) => sum + coins, 0);
  const list = columns.map(words.number).join(" · ");
  const piles = words.tell("piles", { columns: columns.length, list, total });
  return `${piles} · ${words.tell("table-rule", { rule: said, convention: endOf(convention, rules) })}`;
}

/** @param {Look} look */
function resultInWords({ known, words, person }) {
  const { view } = known;
  const winner = view.winner ?? "first";
  const won = words.tell("review-won", { ...person(winner) });
  if (view.ending !== "resigned") return won;
  const gaveUp = words.tell("review-gave-up", { ...person(otherSeat(winner)) });
  return words.tell("sentences", { first: gaveUp, second: won });
}

/** @param {Look} look @param {Review} review @param {((number: number) => void) | undefined} tryAgain */
function turningView({ known, step, words, person }, { moves, turning_point: point }, tryAgain) {
  const winner = known.view.winner ?? "first";
  if (point === undefined) return html`<p>${words.tell("review-throughout", { ...person(winner) })}</p>`;
  if (point.kind === "resignation") {
    return html`<p class="turning">${words.tell("review-turning-resigned", { ...person(otherSeat(winner)) })}</p>`;
  }
  const { number } = point;
  return html`
    <p class="turning">
      <b aria-hidden="true">★</b>
      ${words.tell("review-turning", { ...person(moves[number].seat), number: number + 1 })}
    </p>
    ${
      tryAgain !== undefined && step !== number
        ? html`<p><button type="button" data-action="lab-turning" @click=${() => tryAgain(number)}>${words.tell("review-again-turning")}</button></p>`
        : nothing
    }
  `;
}

/** @param {Look} look @param {Review} review */
function tallyView({ words, person }, { moves }) {
  const count = (/** @type {Seat} */ seat, /** @type {string} */ grade) =>
    moves.filter((move) => move.seat === seat && move.grade === grade).length;
  return html`
    <div class="lab-scroll" tabindex="0" role="region" aria-label=${words.tell("review-tally")}>
      <table class="review-tally">
        <thead>
          <tr>
            <th scope="col">${words.tell("move-who")}</th>
            ${GRADES.map((grade) => html`<th scope="col" data-grade=${grade}><b class="grade-mark" aria-hidden="true">${GRADE_MARKS[grade]}</b> ${words.tell(`grade-${grade}`)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${
            /** @type {Seat[]} */ (["first", "second"]).map(
              (seat) => html`<tr>
              <th scope="row">${person(seat).short}</th>
              ${GRADES.map((grade) => html`<td>${words.number(count(seat, grade))}</td>`)}
            </tr>`,
            )
          }
        </tbody>
      </table>
    </div>
  `;
}
