// Matches between two people: played here on a plain board, or written down from paper, or taken over from the page's own
// board; and what the record of them says.

import { html, nothing } from "lit-html";
import { EngineError, isTrap } from "../engine-error.js";
import { archiveOf, KEY as RECORDS } from "./archive.js";
import { focusOn } from "./focus.js";
import { keptView, mayKeep } from "./kept.js";
import { boardView } from "./matches/board.js";
import { flight } from "./matches/column.js";
import { formView, outlook } from "./matches/form.js";
import { gameOnBoard, hostView } from "./matches/host-game.js";
import { createGuard } from "./matches/meant.js";
import { doneView, problemView } from "./matches/notices.js";
import { createReader, gamesFrom, LONGEST_KEPT, paperView } from "./matches/paper.js";
import { reportView } from "./matches/report.js";
import { readName } from "./names.js";
import { hideRunning } from "./running.js";
import {
  afterTurn,
  beforeTurn,
  FormError,
  namesOf,
  nextGame,
  playerAt,
  readKept,
  recordOf,
  score,
  setupOf,
  startMatch,
  writeKept,
} from "./series.js";
import { fieldInHand, followWindows } from "./windows.js";
import { dayInWords } from "./words.js";

/** @typedef {import("./main.js").LabView} LabView */
/** @typedef {import("./matches/notices.js").Done} Done */
/** @typedef {import("./matches/notices.js").DonePlace} DonePlace */
/** @typedef {import("./matches/notices.js").Problem} Problem */
/** @typedef {import("./matches/notices.js").ProblemPlace} ProblemPlace */
/** @typedef {import("./series.js").Match} Match */
/** @typedef {import("./series.js").MatchForm} MatchForm */

const KEY = "match";

/** @type {LabView} */
export const matchesView = {
  id: "matches",
  create(context) {
    const { engine, storage, host, update, words } = context;
    const archive = archiveOf(context);
    const guard = createGuard();
    const readPaper = createReader(engine);
    let { form, match, paper } = readKept(storage.read(KEY), engine);
    /** @type {Problem | null} */
    let problem = null;
    /** @type {Done | null} */
    let done = null;
    let typedCount = "1";
    /** The take that is looked at; 0 for none. */
    let pointed = 0;
    let isEnding = false;
    let isPaperOpen = paper.trim() !== "";
    /** @type {0 | 1} */
    let begins = 0;
    /** The match that the report is about; undefined for the latest. @type {string | undefined} */
    let chosen;
    let isRevealed = false;
    let isKept = mayKeep(context, KEY);

    const isHidden = () => match !== null && !isRevealed;
    hideRunning(context, () => (isHidden() ? match?.id : undefined));

    followWindows(
      context,
      () => KEY,
      (text) => {
        const theirs = readKept(text, engine);
        const typed = fieldInHand("data-field");
        form = {
          ...theirs.form,
          ...(typed !== undefined && typed in form && { [typed]: form[/** @type {"a"} */ (typed)] }),
        };
        if (typed !== "paper" && isKeepable()) paper = theirs.paper;
        if (theirs.match?.id !== match?.id) {
          if (theirs.match === null) chosen = match?.id;
          if (done?.at === "match") done = null;
          isRevealed = false;
          isEnding = false;
        }
        match = theirs.match;
        pointed = 0;
        guard.changed();
      },
      () => isKept,
    );

    const isKeepable = () => paper.length <= LONGEST_KEPT;

    function keep() {
      const keepable = isKeepable() ? paper : "";
      isKept = storage.write(KEY, writeKept({ form, match, paper: keepable }));
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
     * @param {ProblemPlace} at
     * @param {() => void} act
     */
    function attempt(at, act) {
      problem = null;
      try {
        act();
      } catch (error) {
        if (!(error instanceof EngineError || error instanceof FormError)) throw error;
        problem = { at, error };
        // What was done there before would look as if this had been done.
        if (done?.at === at) done = null;
        if (isTrap(error)) engine.restarted().then(update);
      }
      keep();
      update();
      guard.changed();
    }

    /** @returns {[string, string]} */
    const usualNames = () => [words().tell("match-player-a"), words().tell("match-player-b")];

    /** Who gave no name is called as usual. @param {Match} playing @returns {Match} */
    function named(playing) {
      const [a, b] = usualNames();
      return { ...playing, players: [playing.players[0] || a, playing.players[1] || b] };
    }

    /** The present game is being played again, and keeps the name that it was given in the records. @param {Match} playing @returns {Match} */
    function unrecorded(playing) {
      const [recorded] = archive.remove(new Set([playing.record])).removed;
      return { ...playing, name: recorded?.name ?? playing.name };
    }

    function start() {
      attempt("form", () => {
        namesOf(form, usualNames());
        match = startMatch(engine.new_game(setupOf(engine, form)), [readName(form.a), readName(form.b)], form.length);
        done = null;
        isRevealed = false;
      });
      focusOn(context, match === null ? `.match-form [data-field="${fieldToMend()}"]` : ".match-board [data-take]");
    }

    /** Where the form was refused. */
    function fieldToMend() {
      const id = problem?.error instanceof FormError ? problem.error.id : "";
      return { "match-same-names": "b", "match-bad-k": "k" }[id] ?? "n";
    }

    /** @param {number} count */
    function point(count) {
      if (count === pointed) return;
      pointed = count;
      update();
    }

    /** @param {Match} playing @param {number} count */
    function take(playing, count) {
      let fly = () => {};
      pointed = 0;
      attempt("board", () => {
        const game = engine.take(playing.game, 0, count);
        const { over, winner, moves } = engine.view(game);
        const taker = playerAt(playing, moves[moves.length - 1].seat);
        fly = flight(host.place.querySelector(".match-board"), count, taker === 0 ? -1 : 1);
        let next = afterTurn(playing, game, Date.now());
        if (over) {
          next = named(next);
          if (winner !== undefined) next = score(next, playerAt(next, winner), 1);
          // A game that could not be recorded is not over.
          archive.add([recordOf(next, Date.now())]);
          chosen = next.id;
        }
        match = next;
        typedCount = "1";
      });
      fly();
      if (match !== null && engine.view(match.game).over) focusOn(context, ".match-board [data-action=match-next]");
    }

    /** @param {Match} playing */
    function takeBack(playing) {
      attempt("board", () => {
        const { over, winner } = engine.view(playing.game);
        const undone = beforeTurn(playing, engine.undo(playing.game));
        const scored = over && winner !== undefined ? score(undone, playerAt(undone, winner), -1) : undone;
        match = over ? unrecorded(scored) : scored;
      });
      focusOn(context, ".match-board [data-take]");
    }

    /** @param {Match} playing */
    function goOn(playing) {
      attempt("board", () => {
        match = nextGame(playing, engine.new_game(playing.game.setup));
      });
      focusOn(context, ".match-board [data-take]");
    }

    /** The unfinished game is recorded as far as it went. @param {Match} playing */
    function end(playing) {
      attempt("board", () => {
        const { over, moves } = engine.view(playing.game);
        if (!over && moves.length > 0) archive.add([recordOf(named(playing), Date.now())]);
        chosen = playing.id;
        match = null;
        isEnding = false;
        isRevealed = false;
        done = {
          at: "match",
          id: "match-ended",
          undo() {
            match = over ? playing : unrecorded(playing);
          },
        };
      });
      // What the record says is what comes now, and not what takes the end back.
      focusOn(context, "#report-title", { preventScroll: true })?.closest(".match-report")?.scrollIntoView();
    }

    function askToEnd() {
      isEnding = !isEnding;
      update();
      guard.changed();
      focusOn(context, isEnding ? "[data-action=match-end-no]" : "[data-action=match-end]");
    }

    function takeOver() {
      attempt("host", () => {
        const recorded = gameOnBoard(host.state(), archive.games(), namesOf(form, usualNames()), words());
        archive.add([recorded]);
        chosen = recorded.series;
        done = {
          at: "host",
          id: "match-board-done",
          values: { first: recorded.first, second: recorded.second },
          undo: () => archive.remove(new Set([recorded.id])),
        };
      });
    }

    function recordPaper() {
      attempt("paper", () => {
        const games = gamesFrom(readPaper(paper, form), namesOf(form, usualNames()), begins);
        archive.add(games);
        chosen = games[0].series;
        const written = paper;
        done = {
          at: "paper",
          id: "paper-done",
          values: { count: games.length },
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
      attempt(at === "paper" || at === "host" ? at : "form", () => {
        done?.undo();
        done = null;
      });
      const back = { paper: "[data-field=paper]", host: "[data-action=match-host]", match: ".match-board [data-take]" };
      if (at !== undefined) focusOn(context, back[at]);
    }

    // ---- what is drawn ----

    /** @param {DonePlace} at */
    const doneAt = (at) => doneView(done, at, words(), undoDone);

    function beforeMatch() {
      const given = { form, usual: usualNames() };
      return html`
        <div class="match-before">
          ${outlook(given, engine, words())}
          <section class="lab-card" aria-labelledby="match-title">
            <h2 id="match-title">${words().tell("match-title")}</h2>
            <p class="match-intro">${words().tell("match-intro")}</p>
            ${formView({ ...given, wrong: problem?.at === "form" && !isTrap(problem.error) ? fieldToMend() : undefined }, words(), { type, start })}
            ${problemView(problem, "form", words())}
          </section>
        </div>
        <div class="match-else">
          ${paperCard()} ${hostView([problemView(problem, "host", words()), doneAt("host")], words(), takeOver)}
        </div>
      `;
    }

    function paperCard() {
      const notices = [problemView(problem, "paper", words()), doneAt("paper")];
      const lines = readPaper(paper, form);
      const given = { text: paper, lines, form, usual: usualNames(), begins, isOpen: isPaperOpen, notices };
      return paperView(given, engine, words(), {
        fold(isOpen) {
          isPaperOpen = isOpen;
        },
        begin(player) {
          begins = player;
          update();
        },
        write(text) {
          paper = text;
          problem = null;
          if (done?.at === "paper") done = null;
          keep();
          update();
        },
        record: recordPaper,
      });
    }

    /** @param {Match} playing */
    function inMatch(playing) {
      const view = engine.view(playing.game);
      const beginning = engine.view(engine.new_game(playing.game.setup));
      const shown = { match: named(playing), view, beginning, pointed, typedCount, isEnding };
      return boardView({ ...shown, problem: problemView(problem, "board", words()) }, words(), {
        take: (count) => take(playing, count),
        point,
        type(text) {
          typedCount = text;
          update();
        },
        takeBack: () => takeBack(playing),
        goOn: () => goOn(playing),
        end: () => end(playing),
        ask: askToEnd,
      });
    }

    function draw() {
      return html`<div @click=${guard.click} @keydown=${guard.keydown}>
        ${keptView(isKept && archive.isKept(), context, [KEY, RECORDS])}
        ${match === null ? beforeMatch() : inMatch(match)}
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
            focusOn(context, '[data-field="series"]');
          },
          dayOf: dayInWords,
          notice: match === null ? doneAt("match") : nothing,
        })}
      </div>`;
    }

    return draw;
  },
};
