// What the record of a match says: who kept the win where it could be given away, whether luck explains it, and which replies
// completed K + 1.

import { html, nothing } from "lit-html";
import { EngineError, isTrap } from "../../engine-error.js";
import { refusalInWords } from "../refusal.js";
import { chanceInWords } from "../words.js";
import { reportOf, SEATS } from "./replies.js";
import { replyChart } from "./reply-chart.js";
import { coursesView, keptInWords, listView, MOST_ROWS } from "./report-tables.js";

/** @typedef {import("../archive.js").RecordedGame} RecordedGame */
/** @typedef {import("../main.js").Context} Context */
/** @typedef {import("../main.js").LabEngine} LabEngine */
/** @typedef {import("../main.js").Messages} Messages */
/** @typedef {import("./replies.js").Report} Report */
/** @typedef {import("./replies.js").Skill} Skill */
/** @typedef {import("./replies.js").Tally} Tally */

/** @typedef {{ id: string, games: RecordedGame[] }} Series */

/** So many matches are offered, the latest first. */
const MOST_OFFERED = 100;

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
function seriesIn(games) {
  const known = grouped.get(games);
  if (known !== undefined) return known;
  /** @type {Map<string, RecordedGame[]>} */
  const series = new Map();
  for (const each of games) {
    const members = series.get(each.series);
    if (members === undefined) series.set(each.series, [each]);
    else members.push(each);
  }
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
 *   dayOf(time: number): string, notice: unknown }} how
 */
export function reportView(context, games, { chosen, isHidden, choose, reveal, dayOf, notice }) {
  const { words } = context;
  const { tell } = words();
  const all = seriesIn(games);
  const series = all.find(({ id }) => id === chosen) ?? all[0];
  return html`<section class="lab-card match-report" aria-labelledby="report-title">
    <div class="report-head">
      <h2 id="report-title" tabindex="-1">${tell("report-title")}</h2>
      ${
        series === undefined || isHidden
          ? nothing
          : html`<label>
            <span>${tell("report-match")}</span>
            <select
              data-field="series"
              @change=${(/** @type {{ target: HTMLSelectElement }} */ { target }) => choose(target.value)}
            >
              ${offered(all, series).map((each) => html`<option value=${each.id} .selected=${each === series}>${seriesInWords(each, words(), dayOf)}</option>`)}
            </select>
          </label>`
      }
    </div>
    ${notice}
    ${
      series === undefined
        ? html`<div class="lab-empty"><p>${tell("report-empty")}</p></div>`
        : isHidden
          ? html`<div class="lab-row report-hidden">
            <p>${tell("report-hidden")}</p>
            <button type="button" data-action="report-show" @click=${reveal}>${tell("answers-show")}</button>
          </div>`
          : foundView(reportOn(context, games, series), words())
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
    return html`<p class="report-refused" role="alert">${refusalInWords(report, words)}</p>`;
  }
  const { games, skipped } = report;
  const left = skipped === 0 ? nothing : html`<p class="match-rule">${tell("report-skipped", { count: skipped })}</p>`;
  if (games.length === 0) return left;
  const sums = [...new Set(games.map(({ first }) => first.sum))];
  const values = { sum: sums.length === 1 ? sums[0] : "K + 1" };
  return html`
    <p class="report-what">${tell("report-what", values)}</p>
    ${left} ${playersView(report, values, words)}
    <div class="report-games">${replyChart(report, words)} ${coursesView(report, words)}</div>
    ${games.length > MOST_ROWS ? html`<p class="match-rule">${tell("report-more", { count: games.length - MOST_ROWS })}</p>` : nothing}
    ${report.moves.length === 0 ? nothing : listView(report, words)}
    <p class="match-rule">${tell("report-assumption")}</p>
  `;
}

/**
 * What each person did, and what luck would have done, in words.
 *
 * @param {Report} report
 * @param {{ sum: string | number }} values
 * @param {Messages} words
 */
function playersView({ players }, values, words) {
  const { tell } = words;
  return html`<div class="report-players">
    ${players.map(({ name, all: { skill, tally }, ...seats }) => {
      const verdict = verdictOn(skill);
      const hasBoth = SEATS.every((seat) => seats[seat].games > 0);
      return html`<div class="report-player" data-judgement=${verdict}>
        <h3>${name}</h3>
        <p class="report-verdict"><i aria-hidden="true">${MARKS[verdict]}</i> ${tell(`report-judged-${verdict}`)}</p>
        ${skill.trials === 0 ? nothing : meterView(skill, words)}
        <ul>
          ${
            skill.trials === 0
              ? nothing
              : html`<li>${tell("report-kept", { name, kept: skill.kept, trials: skill.trials, expected: expectedInWords(skill, words) })}</li>
                ${skill.chance === undefined ? nothing : html`<li>${tell("report-chance", { kept: skill.kept, chance: chanceInWords(skill.chance, words) })}</li>`}`
          }
          ${hasBoth ? SEATS.map((seat) => html`<li data-seat=${seat}>${seatInWords(seat, seats[seat].skill, words)}</li>`) : nothing}
        </ul>
        ${answersView(tally, name, values, words)}
      </div>`;
    })}
  </div>`;
}

/** @param {import("./replies.js").Seat} seat @param {Skill} skill @param {Messages} words */
function seatInWords(seat, skill, { tell }) {
  const verdict = tell(`report-judged-${verdictOn(skill)}`);
  return tell("report-as", { seat, kept: skill.kept, trials: skill.trials, verdict });
}

/** The replies that complete K + 1. @param {Tally} tally @param {string} name @param {{ sum: string | number }} values @param {Messages} words */
function answersView(tally, name, values, words) {
  const { tell } = words;
  if (tally.unforced === 0) return nothing;
  return html`<ul class="report-answers">
    <li>${tell("report-tally", { ...values, name, matches: tally.matches, unforced: tally.unforced, expected: expectedInWords(tally, words) })}</li>
    ${tally.matches === 0 ? nothing : html`<li>${tell("report-only", { only: tally.only_wins, matches: tally.matches })}</li>`}
    ${tally.forced_matches === 0 ? nothing : html`<li>${tell("report-forced-too", { count: tally.forced_matches })}</li>`}
  </ul>`;
}

/** @param {Skill} skill */
function verdictOn({ trials, kept, luck }) {
  if (luck !== undefined) return luck;
  if (trials === 0) return "no_choice";
  return kept === 0 ? "nothing" : "uncounted";
}

const MARKS = { no_choice: "–", nothing: "–", too_few: "–", uncounted: "–", hardly: "◆", seldom: "◇", well: "○" };

/** What was done as a bar, on which a mark says what luck does; the sentences below it say the same. @param {Skill} skill @param {Messages} words */
function meterView(skill, words) {
  const share = (/** @type {number} */ part) => `${(100 * part) / skill.trials}%`;
  return html`<div class="report-meter" aria-hidden="true">
    <div .style="--done: ${share(skill.kept)}; --chance: ${share(skill.expected)}"></div>
    <b>${keptInWords(skill, words)}</b>
  </div>`;
}

/** What happens seldom is not said to happen never. @param {{ expected: number }} counted @param {Messages} words */
function expectedInWords({ expected }, { language }) {
  const digits = expected < 0.1 ? { maximumSignificantDigits: 1 } : { maximumFractionDigits: 1 };
  return expected.toLocaleString(language, digits);
}
