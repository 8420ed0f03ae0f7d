// Matches between two people: played here on a plain board, or written down from paper, or taken over from the page's own
// board; and what the record of them says.

import { html, nothing } from "lit-html";
import { EngineError } from "../engine-error.js";
import { includes, list, size } from "../spans.js";
import { ruleInWords, ruleUpTo } from "../views/phrases.js";
import { archiveOf, freshId, isSame } from "./archive.js";
import { coinsView } from "./coins.js";
import { keptView } from "./kept.js";
import { reportView } from "./match-report.js";
import { recordProblemInWords } from "./record-problems.js";
import { hideRunning } from "./running.js";
import {
  afterTurn,
  beforeTurn,
  FormError,
  MOST_GAMES,
  namesOf,
  nextGame,
  playerAt,
  readKept,
  recordOf,
  ruleOf,
  score,
  setupOf,
  startMatch,
} from "./series.js";
import { readWhole } from "./whole.js";
import { clockInWords, dayInWords, errorInWords, guarded, onEnter } from "./words.js";

/** @typedef {import("../engine.js").Game} Game */
/** @typedef {import("../engine.js").Seat} Seat */
/** @typedef {import("../engine.js").View} View */
/** @typedef {import("./archive.js").RecordedGame} RecordedGame */
/** @typedef {import("./main.js").Context} Context */
/** @typedef {import("./main.js").LabView} LabView */
/** @typedef {import("./main.js").Messages} Messages */
/** @typedef {import("./series.js").Match} Match */
/** @typedef {import("./series.js").MatchForm} MatchForm */

/** Up to so many takes have a button each. */
const MOST_BUTTONS = 12;

const KEY = "match";

/** A line of paper that was read, or why not. @typedef {{ game?: Game, view?: View, problem?: string }} PaperLine */

/** @type {LabView} */
export const matchesView = {
  id: "matches",
  create(context) {
    const { engine, storage, host, update, words } = context;
    const archive = archiveOf(context);
    let { form, match, paper } = readKept(storage.read(KEY), engine);
    /** What could not be done, and where it is told. @type {{ at: "form" | "board" | "paper" | "host", text: string } | null} */
    let problem = null;
    /** What was done, and how it is undone. @type {{ at: "paper" | "host" | "match", text: string, undo?: () => void } | null} */
    let done = null;
    let typedCount = "1";
    let isEnding = false;
    let isPaperOpen = paper.trim() !== "";
    /** What was read of the paper, and from what. @type {{ asked: string, lines: PaperLine[] } | undefined} */
    let paperRead;
    /** @type {0 | 1} */
    let begins = 0;
    /** The match that the report is about; undefined for the latest. @type {string | undefined} */
    let chosen;
    let isRevealed = false;
    let isKept = true;

    const isHidden = () => match !== null && !isRevealed;
    hideRunning(context, () => (isHidden() ? match?.id : undefined));

    function keep() {
      isKept = storage.write(KEY, JSON.stringify({ form, match, paper }));
    }

    /** @param {Partial<MatchForm>} part */
    function type(part) {
      form = { ...form, ...part };
      problem = null;
      keep();
      update();
    }

    /**
     * Does something that may be refused, and says why it was.
     *
     * @param {"form" | "board" | "paper" | "host"} at
     * @param {() => void} act
     */
    function attempt(at, act) {
      problem = null;
      try {
        act();
      } catch (error) {
        problem = { at, text: problemInWords(error) };
        if (error instanceof EngineError && error.code === "trap") engine.restarted().then(update);
      }
      keep();
      update();
    }

    /** @param {unknown} error */
    function problemInWords(error) {
      return error instanceof FormError ? words().tell(error.id) : errorInWords(error, words());
    }

    /** @returns {[string, string]} */
    const usualNames = () => [words().tell("match-player-a"), words().tell("match-player-b")];

    function start() {
      attempt("form", () => {
        const players = namesOf(form, usualNames());
        match = startMatch(engine.new_game(setupOf(engine, form)), players, form.length);
        form = { ...form, a: players[0], b: players[1] };
        done = null;
        isRevealed = false;
      });
      focusOn(match === null ? '[data-view="matches"] [data-field="k"]' : ".match-board [data-take]");
    }

    /** @param {Match} playing @param {number} count */
    function take(playing, count) {
      attempt("board", () => {
        const game = engine.take(playing.game, 0, count);
        const { over, winner } = engine.view(game);
        match = afterTurn(playing, game, Date.now());
        typedCount = "1";
        if (!over) return;
        if (winner !== undefined) match = score(match, playerAt(match, winner), 1);
        archive.add([recordOf(match, Date.now())]);
        chosen = match.id;
      });
      if (match !== null && engine.view(match.game).over) focusOn(".match-board [data-action=match-next]");
    }

    /** @param {Match} playing */
    function takeBack(playing) {
      attempt("board", () => {
        const { over, winner } = engine.view(playing.game);
        const undone = beforeTurn(playing, engine.undo(playing.game));
        if (over) archive.remove(new Set([playing.record]));
        match = over && winner !== undefined ? score(undone, playerAt(undone, winner), -1) : undone;
      });
      focusOn(".match-board [data-take]");
    }

    /** @param {Match} playing */
    function goOn(playing) {
      attempt("board", () => {
        match = nextGame(playing, engine.new_game(playing.game.setup));
      });
      focusOn(".match-board [data-take]");
    }

    /** The unfinished game is recorded as far as it went. @param {Match} playing */
    function end(playing) {
      attempt("board", () => {
        const { over, moves } = engine.view(playing.game);
        if (!over && moves.length > 0) archive.add([recordOf(playing, Date.now())]);
        chosen = playing.id;
        match = null;
        isEnding = false;
        isRevealed = false;
        done = {
          at: "match",
          text: words().tell("match-ended"),
          undo() {
            if (!over) archive.remove(new Set([playing.record]));
            match = playing;
          },
        };
      });
      focusOn("[data-action=match-undo]");
    }

    function takeOver() {
      attempt("host", () => {
        const { match: shown, view } = host.state();
        const tell = words().tell;
        if (view.moves.length === 0 && !view.over) throw new FormError("match-board-empty");
        const game = { ...shown.game, actions: shown.game.actions.slice(0, shown.game.played) };
        if (archive.games().some((each) => each.source === "board" && isSame(each.game, game))) {
          throw new FormError("match-board-again");
        }
        const people = namesOf(form, usualNames());
        const { first, second } = shown.params;
        const name = (/** @type {Seat} */ seat) => {
          const who = shown.params[seat];
          if (who !== "person") return tell(`seat-${who}`);
          return people[seat === "second" && first === "person" ? 1 : 0];
        };
        const names = [name("first"), name("second")];
        // Two computers of one kind are two players all the same.
        if (first === second && first !== "person") names[1] = tell("match-twin", { name: names[1] });
        const now = Date.now();
        /** @type {RecordedGame} */
        const recorded = {
          id: freshId(),
          name: "",
          series: freshId(),
          number: 1,
          first: names[0],
          second: names[1],
          source: "board",
          recorded: now,
          times: game.actions.map(() => null),
          game,
        };
        archive.add([recorded]);
        chosen = recorded.series;
        done = {
          at: "host",
          text: tell("match-board-done", { first: names[0], second: names[1] }),
          undo: () => archive.remove(new Set([recorded.id])),
        };
      });
    }

    /** The lines are read when one of these has changed: drawing asks for them again and again. */
    function readPaper() {
      const asked = JSON.stringify([paper, form.k, form.convention, words().language]);
      if (paperRead?.asked !== asked) paperRead = { asked, lines: paperLines() };
      return paperRead.lines;
    }

    /** @returns {PaperLine[]} */
    function paperLines() {
      const lines = paper.split("\n").filter((line) => line.trim() !== "");
      if (lines.length === 0) return [];
      /** @type {string} */
      let rule;
      try {
        rule = ruleOf(engine, form.k);
      } catch (error) {
        // What is read is kept: a failure of the engine must not be.
        if (error instanceof EngineError && error.code === "trap") throw error;
        return [{ problem: problemInWords(error) }];
      }
      return lines.map((line) => {
        try {
          const read = engine.read_record(line, rule, form.convention);
          if ("problem" in read) return { problem: recordProblemInWords(read.problem, words()) };
          return { game: read.game, view: engine.view(read.game) };
        } catch (error) {
          if (error instanceof EngineError && error.code === "trap") throw error;
          return { problem: problemInWords(error) };
        }
      });
    }

    function recordPaper() {
      attempt("paper", () => {
        const lines = readPaper();
        if (lines.length === 0) throw new FormError("paper-empty");
        if (lines.some(({ game }) => game === undefined)) throw new FormError("paper-wrong");
        const players = namesOf(form, usualNames());
        const series = freshId();
        const now = Date.now();
        /** @type {RecordedGame[]} */
        const games = lines.flatMap(({ game }, place) => {
          if (game === undefined) return [];
          const first = (begins + place) % 2;
          return {
            id: freshId(),
            name: "",
            series,
            number: place + 1,
            first: players[first],
            second: players[1 - first],
            source: /** @type {const} */ ("paper"),
            recorded: now + place,
            times: game.actions.map(() => null),
            game,
          };
        });
        archive.add(games);
        chosen = series;
        const written = paper;
        done = {
          at: "paper",
          text: words().tell("paper-done", { count: games.length }),
          undo() {
            archive.remove(new Set(games.map(({ id }) => id)));
            paper = written;
          },
        };
        paper = "";
      });
    }

    function undoDone() {
      const at = done?.at;
      done?.undo?.();
      done = null;
      keep();
      update();
      const back = { paper: "[data-field=paper]", host: "[data-action=match-host]", match: ".match-board [data-take]" };
      if (at !== undefined) focusOn(back[at]);
    }

    // ---- what is drawn ----

    /** @param {"form" | "board" | "paper" | "host"} at */
    const problemView = (at) =>
      html`<p class="match-problem" role="alert">${problem?.at === at ? html`<i aria-hidden="true">!</i> ${problem.text}` : nothing}</p>`;

    /** @param {"paper" | "host" | "match"} at */
    const doneView = (at) => html`<div class="match-done" role="status">
      ${
        done?.at !== at
          ? nothing
          : html`<span><i aria-hidden="true">✓</i> ${done.text}</span>
            <button type="button" data-action="match-undo" @click=${undoDone}>${words().tell("undo")}</button>`
      }
    </div>`;

    /**
     * @param {"a" | "b" | "k" | "n"} name
     * @param {string} label
     * @param {object} [how]
     * @param {string} [how.placeholder]
     * @param {boolean} [how.isNumber]
     */
    const field = (name, label, { placeholder = "", isNumber = false } = {}) => html`<label>
      <span>${label}</span>
      <input
        type="text"
        data-field=${name}
        class=${isNumber ? "match-number" : "match-name"}
        inputmode=${isNumber ? "numeric" : "text"}
        maxlength="40"
        autocomplete="off"
        placeholder=${placeholder}
        .value=${form[name]}
        @input=${(/** @type {{ target: HTMLInputElement }} */ { target }) => type({ [name]: target.value })}
      />
    </label>`;

    function formView() {
      const { tell } = words();
      const [a, b] = usualNames();
      return html`
        <section class="lab-card" aria-labelledby="match-title">
          <h2 id="match-title">${tell("match-title")}</h2>
          <p class="match-intro">${tell("match-intro")}</p>
          ${doneView("match")}
          <div class="match-form" @keydown=${onEnter(start)}>
            ${field("a", tell("match-name-a"), { placeholder: a })} ${field("b", tell("match-name-b"), { placeholder: b })}
            ${field("n", tell("match-n"), { isNumber: true })} ${field("k", tell("match-k"), { isNumber: true })}
            <label>
              <span>${tell("convention-label")}</span>
              <select
                data-field="convention"
                @change=${(/** @type {{ target: HTMLSelectElement }} */ { target }) => type({ convention: target.value === "normal" ? "normal" : "misere" })}
              >
                ${["misere", "normal"].map((each) => html`<option value=${each} .selected=${form.convention === each}>${tell(`convention-${each}`)}</option>`)}
              </select>
            </label>
            <label>
              <span>${tell("match-length")}</span>
              <select
                data-field="length"
                @change=${(/** @type {{ target: HTMLSelectElement }} */ { target }) => type({ length: Number(target.value) })}
              >
                ${Array.from({ length: MOST_GAMES }, (_, place) => html`<option value=${place + 1} .selected=${form.length === place + 1}>${place + 1}</option>`)}
              </select>
            </label>
            <button type="button" class="strong" data-action="match-start" @click=${start}>${tell("match-start")}</button>
          </div>
          ${problemView("form")}
        </section>
      `;
    }

    /** @param {Match} playing */
    function boardView(playing) {
      const { tell } = words();
      const view = engine.view(playing.game);
      const { rule } = view.columns[0];
      const isLast = playing.number >= playing.length;
      return html`
        <section
          class="lab-card match-board"
          aria-labelledby="match-title"
          @keydown=${(/** @type {KeyboardEvent} */ event) => pressed(event, playing, view)}
        >
          <div class="match-head">
            <h2 id="match-title">${tell("match-game", { number: playing.number, length: playing.length })}</h2>
            <span class="match-rule">${ruleInWords(rule, words())} · ${tell(`convention-${view.convention}`)}</span>
          </div>
          <p class="match-score">
            ${playing.players.map((name, place) => html`<span><b>${name}</b> ${tell("match-won", { count: playing.won[place] })}</span>`)}
          </p>
          <div class="match-play">
            <div class="match-table">
              <p class="match-status" role="status" data-over=${view.over}>${statusInWords(playing, view)}</p>
              <p class="match-left"><strong>${words().number(view.total)}</strong> ${tell("match-left", { count: view.total })}</p>
              ${coinsView([view.total])}
              ${view.over ? nothing : takesView(playing, view)}
              ${problemView("board")}
              ${view.over ? nextView(playing, isLast) : nothing}
            </div>
            ${turnsView(playing, view)}
          </div>
          ${endingView(playing, view, isLast)}
        </section>
      `;
    }

    /** @param {Match} playing @param {View} view */
    function statusInWords(playing, { over, winner, turn }) {
      const name = (/** @type {Seat} */ seat) => playing.players[playerAt(playing, seat)];
      if (over && winner !== undefined) return words().tell("match-winner", { name: name(winner) });
      return words().tell("match-turn", { name: name(turn) });
    }

    /** @param {Match} playing @param {View} view */
    function takesView(playing, view) {
      const { tell, number } = words();
      const { takes } = view.columns[0];
      // The buttons keep their places while those that are too many go out.
      const offered = engine.view(engine.new_game(playing.game.setup)).columns[0].takes;
      const button = (/** @type {number} */ count, /** @type {string} */ text, /** @type {boolean} */ isAllowed) =>
        html`<button
          type="button"
          data-take=${count}
          aria-label=${tell("match-take", { count })}
          aria-disabled=${isAllowed ? "false" : "true"}
          @click=${() => isAllowed && take(playing, count)}
        >${text}</button>`;
      if (size(offered) <= MOST_BUTTONS) {
        return html`
          <div class="match-takes" role="group" aria-label=${tell("takes-label")}>
            <span>${tell("takes-label")}</span>
            ${list(offered).map((count) => button(count, number(count), includes(takes, count)))}
          </div>
          <p class="match-keys">${tell("match-keys", { most: Math.min(9, size(offered)) })}</p>
        `;
      }
      const takeTyped = () => take(playing, readWhole(typedCount) ?? Number.NaN);
      return html`<div class="match-takes" @keydown=${onEnter(takeTyped)}>
        <label>
          <span>${tell("take-number")}</span>
          <input
            type="text"
            class="match-number"
            inputmode="numeric"
            autocomplete="off"
            data-take="typed"
            .value=${typedCount}
            @input=${(/** @type {{ target: HTMLInputElement }} */ { target }) => {
              typedCount = target.value;
              update();
            }}
          />
        </label>
        <button type="button" class="strong" data-action="match-take" @click=${takeTyped}>${tell("take")}</button>
      </div>`;
    }

    /** The keys 1 to 9 take. @param {KeyboardEvent} event @param {Match} playing @param {View} view */
    function pressed(event, playing, view) {
      const { key, target, altKey, ctrlKey, metaKey, repeat } = event;
      if (altKey || ctrlKey || metaKey || repeat || view.over || !/^[1-9]$/.test(key)) return;
      if (target instanceof HTMLElement && target.matches("input, select, textarea")) return;
      event.preventDefault();
      take(playing, Number(key));
    }

    /** @param {Match} playing @param {boolean} isLast */
    function nextView(playing, isLast) {
      const { tell } = words();
      const begins = playing.players[playerAt({ number: playing.number + 1 }, "first")];
      return html`<div class="lab-row">
        ${
          isLast
            ? html`<button type="button" class="strong" data-action="match-next" @click=${() => end(playing)}>${tell("match-finish")}</button>`
            : html`<button type="button" class="strong" data-action="match-next" @click=${() => goOn(playing)}>${tell("match-next", { name: begins })}</button>`
        }
      </div>`;
    }

    /** @param {Match} playing @param {View} view @param {boolean} isLast */
    function endingView(playing, view, isLast) {
      const { tell } = words();
      const ask = () => {
        isEnding = !isEnding;
        update();
        focusOn(isEnding ? "[data-action=match-end-no]" : "[data-action=match-end]");
      };
      if (isEnding) {
        return html`<div class="lab-row match-end" role="group" aria-label=${tell("match-end")}>
          <span>${tell("match-end-sure")}</span>
          <button type="button" data-action="match-end-no" @click=${ask}>${tell("match-end-no")}</button>
          <button type="button" data-action="match-end-yes" @click=${() => end(playing)}>${tell("match-end")}</button>
        </div>`;
      }
      return html`<div class="lab-row match-end">
        <button
          type="button"
          data-action="match-back"
          aria-disabled=${view.can_undo ? "false" : "true"}
          @click=${() => view.can_undo && takeBack(playing)}
        >${tell("match-back")}</button>
        ${view.over && isLast ? nothing : html`<button type="button" data-action="match-end" @click=${ask}>${tell("match-end")}</button>`}
      </div>`;
    }

    /** @param {Match} playing @param {View} view */
    function turnsView(playing, { moves }) {
      const { tell, number } = words();
      if (moves.length === 0) {
        return html`<p class="match-turns match-none">${tell("match-first", { name: playing.players[playerAt(playing, "first")] })}</p>`;
      }
      return html`<div class="lab-scroll match-turns" tabindex="0" role="region" aria-label=${tell("moves")}>
        <table>
          <thead>
            <tr>
              <th scope="col">${tell("match-col-turn")}</th>
              <th scope="col">${tell("move-who")}</th>
              <th scope="col">${tell("move-take")}</th>
              <th scope="col">${tell("move-left")}</th>
              <th scope="col">${tell("match-col-time")}</th>
            </tr>
          </thead>
          <tbody>
            ${moves
              .map(
                ({ seat, count, total }, turn) => html`<tr>
                  <td>${turn + 1}</td>
                  <th scope="row">${playing.players[playerAt(playing, seat)]}</th>
                  <td>${number(count)}</td>
                  <td>${number(total)}</td>
                  <td>${clockInWords(playing.times[turn])}</td>
                </tr>`,
              )
              .reverse()}
          </tbody>
        </table>
      </div>`;
    }

    function paperView() {
      const { tell } = words();
      const lines = readPaper();
      const [a, b] = [form.a.trim() || usualNames()[0], form.b.trim() || usualNames()[1]];
      const names = [a, b];
      const k = readWhole(form.k) ?? 0;
      const rule = k > 0 ? ruleUpTo(k, words()) : form.k;
      return html`
        <details
          class="lab-card"
          .open=${isPaperOpen}
          @toggle=${(/** @type {{ target: HTMLDetailsElement }} */ { target }) => {
            isPaperOpen = target.open;
          }}
        >
          <summary><h2>${tell("paper-title")}</h2></summary>
          <p>${tell("paper-how")}</p>
          <p class="match-rule">${tell("paper-rule", { a, b, rule, convention: form.convention })}</p>
          <div class="lab-row match-begins">
            <label>
              <span>${tell("paper-begins")}</span>
              <select
                data-field="begins"
                @change=${(/** @type {{ target: HTMLSelectElement }} */ { target }) => {
                  begins = target.value === "1" ? 1 : 0;
                  update();
                }}
              >
                ${names.map((name, place) => html`<option value=${place} .selected=${begins === place}>${name}</option>`)}
              </select>
            </label>
          </div>
          <textarea
            data-field="paper"
            rows="4"
            spellcheck="false"
            autocapitalize="off"
            placeholder="21: 3 1 2 2 1 3 3 1 2 2 1"
            aria-label=${tell("paper-label")}
            aria-describedby="paper-read"
            .value=${paper}
            @input=${(/** @type {{ target: HTMLTextAreaElement }} */ { target }) => {
              paper = target.value;
              problem = null;
              keep();
              update();
            }}
          ></textarea>
          <ol id="paper-read" class="paper-read" aria-live="polite">
            ${lines.map((line, place) => html`<li class=${line.problem === undefined ? "" : "match-problem"}>${lineInWords(line, names[(begins + place) % 2], names[1 - ((begins + place) % 2)])}</li>`)}
          </ol>
          <div class="lab-row">
            <button type="button" class=${lines.length > 0 ? "strong" : ""} data-action="paper-record" @click=${recordPaper}>
              ${tell("paper-record", { count: lines.length })}
            </button>
          </div>
          ${problemView("paper")} ${doneView("paper")}
        </details>
      `;
    }

    /** @param {PaperLine} line @param {string} first @param {string} second */
    function lineInWords({ view, problem: wrong }, first, second) {
      const { tell } = words();
      if (view === undefined) return wrong;
      const values = { first, turns: view.moves.length, left: view.total };
      if (!view.over) return tell("paper-open", values);
      return tell("paper-over", { ...values, winner: view.winner === "first" ? first : second });
    }

    function hostView() {
      const { tell } = words();
      return html`<section class="lab-card">
        <h2>${tell("match-host-title")}</h2>
        <div class="lab-row">
          <button type="button" data-action="match-host" @click=${takeOver}>${tell("match-host")}</button>
          <span class="match-rule">${tell("match-host-what")}</span>
        </div>
        ${problemView("host")} ${doneView("host")}
      </section>`;
    }

    function draw() {
      return html`
        ${keptView(isKept && archive.isKept(), context)}
        ${match === null ? formView() : boardView(match)}
        ${match === null ? [paperView(), hostView()] : nothing}
        ${reportView(context, archive.games(), {
          chosen,
          isHidden: isHidden(),
          choose(series) {
            chosen = series;
            update();
          },
          reveal() {
            isRevealed = true;
            update();
            focusOn('[data-field="series"]');
          },
          dayOf: dayInWords,
        })}
      `;
    }

    /** @param {string} selector */
    function focusOn(selector) {
      const found = host.place.querySelector(selector);
      if (found instanceof HTMLElement) found.focus();
    }

    return guarded(context, draw);
  },
};
