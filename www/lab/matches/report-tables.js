// The report's tables: what each player did game by game, and every reply.

import { html, nothing } from "lit-html";
import { percentOf, titleOf } from "../words.js";
import { SEATS } from "./replies.js";

/** @typedef {import("../archive.js").RecordedGame} RecordedGame */
/** @typedef {import("../main.js").Messages} Messages */
/** @typedef {import("./replies.js").GameReplies} GameReplies */
/** @typedef {import("./replies.js").Report} Report */
/** @typedef {import("./replies.js").Tally} Tally */

/** A longer table is read by nobody. */
export const MOST_ROWS = 1000;

/** Game by game and player by player. @param {Report} report @param {Messages} words */
export function coursesView({ games, seats }, words) {
  const { tell } = words;
  return html`<div class="lab-scroll" tabindex="0" role="region" aria-label=${tell("report-courses")}>
    <table class="report-courses">
      <caption>${tell("report-courses")}</caption>
      <thead>
        <tr>
          <th scope="col">${tell("report-col-game")}</th>
          <th scope="col">${tell("move-who")}</th>
          <th scope="col">${tell("report-col-seat")}</th>
          <th scope="col">${tell("report-col-matches")}</th>
          <th scope="col">${tell("report-col-course")}</th>
          <th scope="col">${tell("report-col-chance")}</th>
        </tr>
      </thead>
      ${games.slice(0, MOST_ROWS).map(
        ({ recorded, ...replies }) => html`<tbody>
          ${SEATS.map(
            (seat) => html`<tr>
              ${seat === "first" ? html`<th scope="rowgroup" rowspan="2">${gameName(recorded, words)}</th>` : nothing}
              <td>${recorded[seat]}</td>
              <td>${tell("report-seat", { seat })}</td>
              <td>${tallyInWords(replies[seat].tally, words)}</td>
              <td>${courseInWords(replies[seat], words)}</td>
              <td>${chanceOf(replies[seat].tally, words)}</td>
            </tr>`,
          )}
        </tbody>`,
      )}
      <tfoot>
        ${SEATS.map(
          (seat) => html`<tr>
            ${seat === "first" ? html`<th scope="rowgroup" rowspan="2">${tell("report-all")}</th>` : nothing}
            <td></td>
            <td>${tell("report-seat", { seat })}</td>
            <td>${tallyInWords(seats[seat], words)}</td>
            <td></td>
            <td>${chanceOf(seats[seat], words)}</td>
          </tr>`,
        )}
      </tfoot>
    </table>
  </div>`;
}

/** @param {RecordedGame} recorded @param {Messages} words */
function gameName(recorded, words) {
  return recorded.name === "" ? String(recorded.number) : titleOf(recorded, words);
}

/** @param {Tally} tally @param {Messages} words */
export function tallyInWords({ matches, unforced }, { tell }) {
  return unforced === 0 ? "–" : tell("report-of", { matches, unforced });
}

/** @param {Tally} tally @param {Messages} words */
function chanceOf({ unforced, chance }, words) {
  return unforced === 0 || chance === undefined ? "–" : percentOf(chance, words);
}

/** @param {GameReplies} replies @param {Messages} words */
function courseInWords({ course }, { tell }) {
  const turns = Object.entries(course).flatMap(([name, at]) => (typeof at === "number" ? [[name, at + 1]] : []));
  return tell(`report-course-${course.kind}`, Object.fromEntries(turns));
}

/** Every reply: was there another, was it the only one that wins. @param {Report} report @param {Messages} words */
export function listView({ games }, words) {
  const { tell, number } = words;
  return html`<details class="report-list">
    <summary>${tell("report-replies")}</summary>
    <div class="lab-scroll" tabindex="0" role="region" aria-label=${tell("report-replies")}>
      <table>
        <thead>
          <tr>
            <th scope="col">${tell("report-col-game")}</th>
            <th scope="col">${tell("match-col-turn")}</th>
            <th scope="col">${tell("move-who")}</th>
            <th scope="col">${tell("report-col-sum")}</th>
            <th scope="col">${tell("report-col-legal")}</th>
            <th scope="col">${tell("report-col-note")}</th>
          </tr>
        </thead>
        <tbody>
          ${games.map(({ recorded, first, second }) =>
            [
              ...first.replies.map((reply) => ({ reply, seat: SEATS[0] })),
              ...second.replies.map((reply) => ({ reply, seat: SEATS[1] })),
            ]
              .sort((a, b) => a.reply.number - b.reply.number)
              .map(
                ({ reply, seat }) => html`<tr class=${reply.matches && !reply.forced ? "report-match" : ""}>
                  <td>${gameName(recorded, words)}</td>
                  <td>${reply.number + 1}</td>
                  <th scope="row">${recorded[seat]}</th>
                  <td>${number(reply.answered)} + ${number(reply.taken)} = ${number(reply.answered + reply.taken)}</td>
                  <td>${reply.forced ? tell("report-forced") : number(reply.legal)}</td>
                  <td>${notesOn(reply, first.sum, words)}</td>
                </tr>`,
              ),
          )}
        </tbody>
      </table>
    </div>
  </details>`;
}

/** @param {GameReplies["replies"][number]} reply @param {number} sum @param {Messages} words */
function notesOn({ matches, can_match, only_win }, sum, { tell }) {
  const notes = [
    ...(matches ? [tell("report-note-match", { sum })] : []),
    ...(can_match ? [] : [tell("report-note-impossible", { sum })]),
    ...(only_win ? [tell("report-note-only")] : []),
  ];
  return notes.join(tell("list-comma"));
}
