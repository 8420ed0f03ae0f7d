// The report's tables: what each player did game by game, and every take.

import { html, nothing } from "lit-html";
import { percentOf, titleOf } from "../words.js";
import { SEATS } from "./replies.js";

/** @typedef {import("../archive.js").RecordedGame} RecordedGame */
/** @typedef {import("../main.js").Messages} Messages */
/** @typedef {import("./replies.js").GameReplies} GameReplies */
/** @typedef {import("./replies.js").GradedMove} GradedMove */
/** @typedef {import("./replies.js").Report} Report */
/** @typedef {import("./replies.js").Skill} Skill */
/** @typedef {import("./replies.js").Tally} Tally */

/** A longer table is read by nobody. */
export const MOST_ROWS = 1000;

/** Game by game, then each person as first and as second: no line mixes two. @param {Report} report @param {Messages} words */
export function coursesView({ games, players }, words) {
  const { tell } = words;
  const standings = players.flatMap(({ name, ...player }) =>
    SEATS.filter((seat) => player[seat].games > 0).map((seat) => ({ name, seat, ...player[seat] })),
  );
  return html`<div class="lab-scroll" tabindex="0" role="region" aria-label=${tell("report-courses")}>
    <table class="report-courses">
      <caption>${tell("report-courses")}</caption>
      <thead>
        <tr>
          <th scope="col">${tell("report-col-game")}</th>
          <th scope="col">${tell("move-who")}</th>
          <th scope="col">${tell("report-col-seat")}</th>
          <th scope="col">${tell("report-col-kept")}</th>
          <th scope="col">${tell("report-col-chance")}</th>
          <th scope="col">${tell("report-col-matches")}</th>
          <th scope="col">${tell("report-col-course")}</th>
        </tr>
      </thead>
      ${games.slice(0, MOST_ROWS).map(
        ({ recorded, ...did }) => html`<tbody>
          ${SEATS.map(
            (seat) => html`<tr>
              ${seat === "first" ? html`<th scope="rowgroup" rowspan="2">${gameName(recorded, words)}</th>` : nothing}
              ${personCells(recorded[seat], seat, did[seat], words)}
              <td>${courseInWords(did[seat], words)}</td>
            </tr>`,
          )}
        </tbody>`,
      )}
      <tfoot>
        ${standings.map(
          ({ name, seat, ...standing }, place) => html`<tr>
            ${place === 0 ? html`<th scope="rowgroup" rowspan=${standings.length}>${tell("report-all")}</th>` : nothing}
            ${personCells(name, seat, standing, words)}
            <td></td>
          </tr>`,
        )}
      </tfoot>
    </table>
  </div>`;
}

/**
 * @param {string} name
 * @param {import("./replies.js").Seat} seat
 * @param {{ skill: Skill, tally: Tally }} did
 * @param {Messages} words
 */
function personCells(name, seat, { skill, tally }, words) {
  return html`<td>${name}</td>
    <td>${words.tell("report-seat", { seat })}</td>
    <td>${keptInWords(skill, words)}</td>
    <td>${chanceOf(skill, words)}</td>
    <td>${partInWords(tally.matches, tally.unforced, words)}</td>`;
}

/** @param {RecordedGame} recorded @param {Messages} words */
function gameName(recorded, words) {
  return recorded.name === "" ? String(recorded.number) : titleOf(recorded, words);
}

/** @param {Skill} skill @param {Messages} words */
export function keptInWords({ kept, trials }, words) {
  return partInWords(kept, trials, words);
}

/** @param {number} part @param {number} whole @param {Messages} words */
function partInWords(part, whole, { tell }) {
  return whole === 0 ? "–" : tell("report-of", { part, whole });
}

/** @param {Skill} skill @param {Messages} words */
function chanceOf({ trials, chance }, words) {
  return trials === 0 || chance === undefined ? "–" : percentOf(chance, words);
}

/** @param {GameReplies} replies @param {Messages} words */
function courseInWords({ course }, { tell }) {
  const turns = Object.entries(course).flatMap(([name, at]) => (typeof at === "number" ? [[name, at + 1]] : []));
  return tell(`report-course-${course.kind}`, Object.fromEntries(turns));
}

/** Every take: was there another, did it keep the win, does it complete K + 1. @param {Report} report @param {Messages} words */
export function listView({ games, moves }, words) {
  const { tell, number } = words;
  return html`<details class="report-list">
    <summary>${tell("report-takes")}</summary>
    <div class="lab-scroll" tabindex="0" role="region" aria-label=${tell("report-takes")}>
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
          ${games.map(({ recorded, first, second }, place) => {
            const replies = new Map([...first.replies, ...second.replies].map((reply) => [reply.number, reply]));
            return moves[place].map((move, turn) => {
              const reply = replies.get(turn);
              return html`<tr class=${move.trial && move.grade === "kept" ? "report-match" : ""}>
                  <td>${gameName(recorded, words)}</td>
                  <td>${turn + 1}</td>
                  <th scope="row">${recorded[move.seat]}</th>
                  <td>${reply === undefined ? number(move.count) : html`${number(reply.answered)} + ${number(reply.taken)} = ${number(reply.answered + reply.taken)}`}</td>
                  <td>${move.legal === 1 ? tell("report-forced") : number(move.legal)}</td>
                  <td>${notesOn(move, reply, first.sum, words)}</td>
                </tr>`;
            });
          })}
        </tbody>
      </table>
    </div>
  </details>`;
}

/** @param {GradedMove} move @param {GameReplies["replies"][number] | undefined} reply @param {number} sum @param {Messages} words */
function notesOn({ trial, grade, winning }, reply, sum, { tell }) {
  const kept = winning === 1 ? "report-note-only" : "report-note-kept";
  const notes = [
    ...(trial ? [tell(grade === "kept" ? kept : "report-note-gave")] : []),
    ...(reply?.matches ? [tell("report-note-match", { sum })] : []),
    ...(reply?.can_match === false ? [tell("report-note-impossible", { sum })] : []),
  ];
  return notes.join(tell("list-comma"));
}
