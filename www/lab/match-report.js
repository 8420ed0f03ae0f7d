// What the record of a match says: where replies that complete K + 1 began, whether they last, and whether chance explains them.

import { html, nothing } from "lit-html";
import { EngineError } from "../engine-error.js";
import { isTrap, refusalInWords } from "./refusal.js";
import { replyChart } from "./reply-chart.js";
import { reportOf, SEATS } from "./report.js";
import { chanceInWords, percentOf, titleOf } from "./words.js";

/** @typedef {import("../engine.js").Seat} Seat */
/** @typedef {import("./archive.js").RecordedGame} RecordedGame */
/** @typedef {import("./main.js").Context} Context */
/** @typedef {import("./main.js").LabEngine} LabEngine */
/** @typedef {import("./main.js").Messages} Messages */
/** @typedef {import("./report.js").Report} Report */
/** @typedef {import("./report.js").GameReplies} GameReplies */
/** @typedef {import("./report.js").Tally} Tally */

/** @typedef {{ id: string, games: RecordedGame[] }} Series */

/** So many matches are offered, the latest first. */
const MOST_OFFERED = 100;

/** More games than this are no match, and their replies are not listed one by one. */
const MOST_LISTED = 60;

/** @typedef {{ games: readonly RecordedGame[], id: string, found: Report | EngineError }} Reported */

/** The last report or why there is none, since drawing asks for it again and again. @type {Reported | undefined} */
let last;

/**
 * The report, or why there is none. A fresh engine is asked once more.
 *
 * @param {Context} context
 * @param {readonly RecordedGame[]} games
 * @param {Series} series
 */
function reportOn({ engine, update }, games, series) {
  if (last?.games === games && last.id === series.id) return last.found;
  const reported = { games, id: series.id, found: reportOrRefusal(engine, series) };
  last = reported;
  if (isTrap(reported.found)) {
    const askAgain = () => {
      reported.found = reportOrRefusal(engine, series);
      engine.restarted().then(update);
    };
    engine.restarted().then(askAgain);
  }
  return reported.found;
}

/** @param {LabEngine} engine @param {Series} series */
function reportOrRefusal(engine, { games }) {
  try {
    return reportOf(engine, games);
  } catch (error) {
    if (error instanceof EngineError) return error;
    throw error;
  }
}

/** The matches among the games, the latest first. @type {WeakMap<readonly RecordedGame[], Series[]>} */
const grouped = new WeakMap();

/** @param {readonly RecordedGame[]} games */
export function seriesIn(games) {
  const known = grouped.get(games);
  if (known !== undefined) return known;
  /** @type {Map<string, RecordedGame[]>} */
  const series = new Map();
  for (const each of games) series.set(each.series, [...(series.get(each.series) ?? []), each]);
  const list = [...series]
    .map(([id, members]) => ({ id, games: members.sort((a, b) => a.number - b.number) }))
    .reverse();
  grouped.set(games, list);
  return list;
}

/**
 * @param {Context} context
 * @param {readonly RecordedGame[]} games
 * @param {{ chosen: string | undefined, isHidden: boolean, choose(series: string): void, reveal(): void,
 *   dayOf(time: number): string }} how
 */
export function reportView(context, games, { chosen, isHidden, choose, reveal, dayOf }) {
  const { words } = context;
  const { tell } = words();
  const all = seriesIn(games);
  const series = all.find(({ id }) => id === chosen) ?? all[0];
  return html`<section class="lab-card match-report" aria-labelledby="report-title">
    <h2 id="report-title">${tell("report-title")}</h2>
    ${
      series === undefined
        ? html`<p class="match-none">${tell("report-empty")}</p>`
        : isHidden
          ? html`<div class="lab-row">
            <p>${tell("report-hidden")}</p>
            <button type="button" data-action="report-show" @click=${reveal}>${tell("answers-show")}</button>
          </div>`
          : html`
            <div class="lab-row">
              <label>
                <span>${tell("report-match")}</span>
                <select
                  data-field="series"
                  @change=${(/** @type {{ target: HTMLSelectElement }} */ { target }) => choose(target.value)}
                >
                  ${offered(all, series).map((each) => html`<option value=${each.id} .selected=${each === series}>${seriesInWords(each, words(), dayOf)}</option>`)}
                </select>
              </label>
            </div>
            ${foundView(reportOn(context, games, series), words())}
          `
    }
  </section>`;
}

/** @param {Series[]} all @param {Series} shown */
function offered(all, shown) {
  const latest = all.slice(0, MOST_OFFERED);
  return latest.includes(shown) ? latest : [...latest, shown];
}

/** @param {Series} series @param {Messages} words @param {(time: number) => string} dayOf */
function seriesInWords({ games }, words, dayOf) {
  const [{ first, second, recorded }] = games;
  return words.tell("report-series", { first, second, count: games.length, day: dayOf(recorded) });
}

/** @param {Report | EngineError} report @param {Messages} words */
function foundView(report, words) {
  const { tell } = words;
  if (report instanceof EngineError) {
    const own = { too_long: "report-too-many", too_large: "report-too-many" };
    return html`<p class="report-refused" role="alert">${refusalInWords(report, words, own)}</p>`;
  }
  const { games, skipped } = report;
  const left = skipped === 0 ? nothing : html`<p class="match-rule">${tell("report-skipped", { count: skipped })}</p>`;
  if (games.length === 0) return left;
  const sums = [...new Set(games.map(({ first }) => first.sum))];
  const values = { sum: sums.length === 1 ? sums[0] : "K + 1" };
  return html`
    <p>${tell("report-what", values)}</p>
    ${left} ${playersView(report, values, words)} ${replyChart(report, words)} ${coursesView(report, words)}
    ${games.length > MOST_LISTED ? nothing : listView(report, words)}
    <p class="match-rule">${tell("report-assumption")}</p>
  `;
}

/**
 * What chance would have done, for each player, in words.
 *
 * @param {Report} report
 * @param {{ sum: string | number }} values
 * @param {Messages} words
 */
function playersView({ players }, values, words) {
  const { tell } = words;
  return html`<div class="report-players">
    ${players.map(({ name, tally }) => {
      const { luck } = tally;
      return html`<div class="report-player" data-judgement=${luck}>
        <h3>${name}</h3>
        <p class="report-verdict"><i aria-hidden="true">${{ no_choice: "–", hardly: "◆", seldom: "◇", well: "○" }[luck]}</i> ${tell(`report-judged-${luck}`)}</p>
        ${
          luck === "no_choice"
            ? nothing
            : html`<p>
              ${tell("report-tally", { ...values, name, matches: tally.matches, unforced: tally.unforced, expected: expectedInWords(tally, words) })}
              ${tell("report-chance", { matches: tally.matches, chance: chanceInWords(tally.chance, words) })}
              ${tally.matches === 0 ? nothing : tell("report-only", { only: tally.only_wins, matches: tally.matches })}
              ${tally.forced_matches === 0 ? nothing : tell("report-forced-too", { count: tally.forced_matches })}
            </p>`
        }
      </div>`;
    })}
  </div>`;
}

/** @param {Tally} tally @param {Messages} words */
function expectedInWords({ expected }, { language }) {
  return expected.toLocaleString(language, { maximumFractionDigits: 1 });
}

/** Game by game and player by player. @param {Report} report @param {Messages} words */
function coursesView({ games, seats }, words) {
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
      ${games.map(
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
function tallyInWords({ matches, unforced }, { tell }) {
  return unforced === 0 ? "–" : tell("report-of", { matches, unforced });
}

/** @param {Tally} tally @param {Messages} words */
function chanceOf({ unforced, chance }, words) {
  return unforced === 0 ? "–" : percentOf(chance, words);
}

/** @param {GameReplies} replies @param {Messages} words */
function courseInWords({ course }, { tell }) {
  const turns = Object.entries(course).flatMap(([name, at]) => (typeof at === "number" ? [[name, at + 1]] : []));
  return tell(`report-course-${course.kind}`, Object.fromEntries(turns));
}

/** Every reply: was there another, was it the only one that wins. @param {Report} report @param {Messages} words */
function listView({ games }, words) {
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
