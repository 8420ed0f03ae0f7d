// The lesson: a guided path from a game played blind to one won against the perfect computer. In each of its steps there
// is something to do, and what was done is kept.

import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { EngineError, isTrap } from "../engine-error.js";
import { list } from "../spans.js";
import { ruleUpTo } from "../views/phrases.js";
import { focusOn } from "./focus.js";
import { keptNote, mayKeep } from "./kept.js";
import { smallBoard } from "./lesson/board.js";
import { exerciseView, hasCheck } from "./lesson/exercise.js";
import { judge, mostOf, ruleOf } from "./lesson/judge.js";
import { beginning, noWork, readProgress, withDone, writeProgress } from "./lesson/progress.js";
import { STEPS } from "./lesson/steps.js";
import { partyView, progressView, textView } from "./lesson/texts.js";
import { refusalInWords, secondTry } from "./refusal.js";
import { followWindows } from "./windows.js";

/** @typedef {import("../engine.js").Game} Game */
/** @typedef {import("../engine.js").Seat} Seat */
/** @typedef {import("../engine.js").Setup} Setup */
/** @typedef {import("../engine.js").View} View */
/** @typedef {import("../messages.js").Messages} Messages */
/** @typedef {import("./lesson/judge.js").Said} Said */
/** @typedef {import("./lesson/progress.js").Progress} Progress */
/** @typedef {import("./lesson/progress.js").Work} Work */
/** @typedef {import("./main.js").Context} Context */

const KEY = "lesson";

/** How long the computer thinks, in milliseconds: so that one sees what it takes. */
const THINKING = 700;

export const lessonView = { id: "lesson", create };

/** @param {Context} context */
function create(context) {
  const { engine, storage, words: speak, update, views, go } = context;
  let progress = readProgress(storage.read(KEY));
  let isKept = mayKeep(context, KEY);
  /** What is said of the latest attempt. @type {Said | null} */
  let said = null;
  /** What the engine refused. @type {EngineError | null} */
  let problem = null;
  /** What was there before the lesson was begun anew. @type {Progress | null} */
  let before = null;
  let pointed = 0;
  let cursor = 1;
  let timer = 0;
  /** What was said last, by its name. */
  let feedback = "";
  const again = () => {
    problem = null;
    update();
  };
  // What the fresh engine can do is seen, and what could not be done stays told.
  const retry = secondTry(engine, again, update);

  const step = () => STEPS[progress.at];
  const workKey = () => step().keptIn ?? step().id;
  const work = () => progress.work[workKey()] ?? noWork();
  const isDone = () => progress.done.includes(step().id);

  // The open step stays: another one may be looked at in another window.
  followWindows(
    context,
    () => KEY,
    (text) => {
      clearTimeout(timer);
      timer = 0;
      pointed = 0;
      cursor = 1;
      said = null;
      before = null;
      progress = { ...readProgress(text), at: progress.at };
    },
    () => isKept,
  );

  /** @param {Progress} next */
  function keep(next) {
    progress = next;
    isKept = storage.write(KEY, writeProgress(next));
  }

  /** @param {Partial<Work>} changes */
  function change(changes) {
    keep({ ...progress, work: { ...progress.work, [workKey()]: { ...work(), ...changes } } });
  }

  /**
   * Does what may be refused, and draws what came of it.
   *
   * @param {() => void} act
   */
  function attempt(act) {
    problem = null;
    before = null;
    retry.renew();
    run(act);
    redraw();
  }

  /** Draws it again; the focus does not get lost with a coin, and what is said comes into sight. */
  function redraw() {
    const board = document.activeElement?.closest(".lesson-board");
    const heard = feedback;
    update();
    if (board?.isConnected && !board.contains(document.activeElement)) {
      const next = board.querySelector('[data-coin][tabindex="0"]') ?? document.querySelector(".lesson-again");
      /** @type {HTMLElement | null} */ (next)?.focus();
    }
    if (feedback !== "" && feedback !== heard) {
      document.querySelector(".lesson-party, .lesson-feedback")?.scrollIntoView({ block: "nearest" });
    }
  }

  /**
   * Does what may be refused. After a failure it is drawn once more by the fresh engine, and then goes on.
   *
   * @param {() => void} act
   */
  function run(act) {
    try {
      act();
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      problem = error;
      retry.after(error);
    }
  }

  // ---- the board ----

  /** How the board of the step begins. @returns {{ setup: Setup, you: Seat }} */
  function start() {
    const { kind, most, convention, numbers, you } = step();
    const kept = work();
    if (kind === "duel") {
      const chosen = kept.start ?? { most, coins: numbers[0], convention, you };
      return {
        setup: { columns: [chosen.coins], rule: ruleOf(chosen.most), convention: chosen.convention },
        you: chosen.you,
      };
    }
    const usual = numbers[kind === "table" || kind === "marks" ? 2 : 0];
    const coins = numbers.find((each) => each === kept.number) ?? usual;
    return { setup: { columns: [coins], rule: ruleOf(most), convention: kept.convention ?? convention }, you };
  }

  /** What is on the board, and if there is nothing yet or something damaged, the coins of the start. */
  function current() {
    const { setup, you } = start();
    const kept = work().game;
    if (kept !== undefined) {
      try {
        const view = engine.view(kept);
        const isOfStep =
          view.columns.length === 1 &&
          kept.setup.columns[0] === setup.columns[0] &&
          kept.setup.rule === setup.rule &&
          kept.setup.convention === setup.convention;
        if (isOfStep) return { game: kept, view, you };
      } catch (error) {
        // What was kept is no game: the coins are laid out again.
        if (!(error instanceof EngineError) || isTrap(error)) throw error;
      }
    }
    const game = engine.new_game(setup);
    change({ game });
    return { game, view: engine.view(game), you };
  }

  /** @param {Partial<Work>} [changes] */
  function layOut(changes = {}) {
    clearTimeout(timer);
    timer = 0;
    pointed = 0;
    cursor = 1;
    said = null;
    change({ ...changes, game: undefined });
  }

  /** @param {View} view @param {Seat} you */
  function isYours(view, you) {
    const hasLanded = step().kind === "landings" && view.moves.length > 0;
    return !view.over && view.turn === you && !hasLanded;
  }

  /** @param {number} count */
  function take(count) {
    attempt(() => {
      const { game, view, you } = current();
      if (!isYours(view, you) || !list(view.columns[0].takes).includes(count)) return;
      const next = engine.take(game, 0, count);
      said = null;
      pointed = 0;
      cursor = 1;
      if (step().kind === "answers" && !isLostFor(next)) {
        const x = view.moves[view.moves.length - 1].count;
        said = { id: "lesson-answer-wrong", values: { x, y: count, leaves: view.total - count } };
        return;
      }
      change({ game: next });
      const after = engine.view(next);
      if (step().kind === "landings") landed(game, next);
      else if (step().kind === "answers") answered(after, you);
      else if (after.over) ended(after, you);
    });
  }

  /** Whether whoever moves in a game loses. @param {Game} game */
  function isLostFor(game) {
    return engine.analyse(game).outcome === "P";
  }

  function computerMoves() {
    timer = 0;
    pointed = 0;
    const { game, view, you } = current();
    if (view.over || view.turn === you) return;
    const next = engine.ai_move(game, step().player);
    change({ game: next });
    const after = engine.view(next);
    if (after.over) ended(after, you);
  }

  /** @param {Game} game @param {Game} next */
  function landed(game, next) {
    const [from] = game.setup.columns;
    const { total } = engine.view(next);
    if (!isLostFor(next)) {
      said = { id: "lesson-land-wrong", values: { n: total } };
      return;
    }
    solve(from);
    if (!isDone()) said = { id: "lesson-land-right", values: { n: total } };
  }

  /** @param {View} view @param {Seat} you */
  function answered({ moves }, you) {
    const answers = moves.filter(({ seat }) => seat === you).length;
    if (answers >= (step().needed ?? 0)) finish();
    else said = { id: "lesson-answer-right", values: { count: answers, needed: step().needed ?? 0 } };
  }

  /** @param {View} view of a game that is over @param {Seat} you */
  function ended({ winner, moves }, you) {
    const hasWon = winner === you;
    switch (step().kind) {
      case "game":
        return finish();
      case "wins":
        if (hasWon) solve(start().setup.columns[0]);
        if (!isDone()) said = { id: hasWon ? "lesson-win-right" : "lesson-win-wrong" };
        return;
      case "tries":
        solve(moves[0].count);
        if (!isDone()) said = { id: "lesson-tried", values: { count: moves[0].count } };
        return;
      case "duel": {
        if (hasWon) return finish();
        const wasLost = isLostFor(engine.new_game(start().setup)) === (you === "first");
        said = { id: wasLost ? "lesson-duel-start" : "lesson-duel-slip" };
        return;
      }
      default:
        return;
    }
  }

  /** @param {number} number */
  function solve(number) {
    const solved = [...new Set([...work().solved, number])];
    change({ solved });
    if (goals().every((each) => solved.includes(each))) finish();
  }

  /** What is to be solved, one by one, in the step. */
  function goals() {
    if (step().kind !== "tries") return step().numbers;
    return list(engine.view(engine.new_game(start().setup)).columns[0].takes);
  }

  /** What the takes from a row of the table leave. @param {number} n */
  function leaves(n) {
    const { most, convention } = step();
    return engine.win_row(ruleOf(most), convention, n).takes.map((each) => each.leaves);
  }

  function finish() {
    said = null;
    keep(withDone(progress, step().id));
  }

  // ---- actions ----

  /** @param {number} at */
  function open(at) {
    clearTimeout(timer);
    timer = 0;
    attempt(() => {
      said = null;
      pointed = 0;
      cursor = 1;
      keep({ ...progress, at });
    });
  }

  /** Opens a step from the other end of the view: reading goes on at its title. @param {number} at */
  function turnTo(at) {
    open(at);
    toTitle();
  }

  function toTitle() {
    const title = document.getElementById("lesson-title");
    title?.focus({ preventScroll: true });
    title?.closest(".lab-view")?.scrollTo({ top: 0 });
    if (title !== null && title.getBoundingClientRect().top < 0) {
      title.closest(".lesson")?.scrollIntoView({ block: "start" });
    }
  }

  const on = {
    take,
    /** @param {number} count */
    point(count) {
      if (count === pointed) return;
      pointed = count;
      if (count > 0) cursor = count;
      update();
    },
    /** @param {number} count @param {Element} columns */
    walk(count, columns) {
      cursor = count;
      pointed = count;
      update();
      /** @type {HTMLElement | null} */ (columns.querySelector('[data-coin][tabindex="0"]'))?.focus();
    },
    again: () => attempt(() => layOut()),
    retry() {
      attempt(() => {});
      focusOn(context, '.lesson-feedback [data-action="lab-retry"], .lesson-board [data-coin][tabindex="0"]');
    },
    /** @param {Partial<Work>} changes to what is filled in, or to what is to lie on the board */
    fill: (changes) =>
      attempt(() => {
        const { setup } = start();
        change(changes);
        said = null;
        // The coins stay as they are unless others are asked for.
        if (JSON.stringify(start().setup) !== JSON.stringify(setup)) layOut();
      }),
    /** @param {Partial<Work>} changes */
    layOut: (changes) => attempt(() => layOut(changes)),
    check: () =>
      attempt(() => {
        said = judge(engine, step(), work()) ?? null;
        if (said === null) finish();
      }),
    beginAnew() {
      const old = progress;
      turnTo(0);
      keep(beginning());
      before = old;
      update();
    },
    bringBack() {
      const old = before;
      attempt(() => {
        if (old !== null) keep(old);
      });
      toTitle();
    },
  };

  // ---- drawing ----

  /** @param {View} view @param {Seat} you @param {Messages} words */
  function statusView(view, you, words) {
    const whoOf = (/** @type {Seat} */ seat) => (seat === you ? "you" : "computer");
    const last = view.moves[view.moves.length - 1];
    const happened =
      last === undefined
        ? words.tell("opening", { total: view.total, columns: 1 })
        : words.tell("happened", {
            who: whoOf(last.seat),
            count: last.count,
            column: 1,
            columns: 1,
            total: view.total,
          });
    const next = view.over
      ? words.tell("won", { who: whoOf(view.winner ?? view.turn) })
      : step().kind === "landings" && last !== undefined
        ? ""
        : words.tell(view.turn !== you && problem !== null ? "turn-stuck" : "turn", {
            who: whoOf(view.turn),
            what: words.tell("what-list", { list: words.either(list(view.columns[0].takes)) }),
          });
    return html`<strong>${next}</strong> <span>${happened}</span>`;
  }

  function boardView() {
    const words = speak();
    const { view, you, game } = current();
    if (!view.over && view.turn !== you && step().kind !== "landings" && timer === 0 && problem === null) {
      timer = window.setTimeout(() => {
        run(computerMoves);
        redraw();
      }, THINKING);
    }
    const rule = words.tell("lesson-board", {
      rule: ruleUpTo(mostOf(game.setup), words),
      convention: game.setup.convention,
    });
    return html`<div class="lesson-rule">
        <p>${rule}</p>
        <button type="button" class="lesson-again" data-action="lesson-again" @click=${on.again}>
          <span aria-hidden="true">↺</span> ${words.tell("lesson-again")}
        </button>
      </div>
      ${smallBoard(
        {
          view,
          coins: game.setup.columns[0],
          most: mostOf(game.setup),
          isOpen: isYours(view, you),
          cursor,
          pointed,
          status: statusView(view, you, words),
          state: view.over ? (view.winner === you ? "won" : "lost") : "playing",
        },
        words,
        on,
      )}`;
  }

  function feedbackView() {
    const words = speak();
    if (problem !== null) {
      return html`<p class="lesson-said again">${refusalInWords(problem, words)}</p>
        ${isTrap(problem) ? html`<button type="button" data-action="lab-retry" @click=${on.retry}>${words.tell("lab-retry")}</button>` : nothing}`;
    }
    if (said !== null) {
      const isKind = said.id.endsWith("-right") || said.id === "lesson-tried";
      return html`<p class="lesson-said ${isKind ? "" : "again"}">
        <span aria-hidden="true">${isKind ? "●" : "↻"}</span> ${words.tell(said.id, said.values)}
      </p>`;
    }
    if (!isDone()) return nothing;
    return html`<p class="lesson-said found">
      <span aria-hidden="true">✓</span> <strong>${words.tell("lesson-found")}</strong> ${words.tell(`lesson-${step().id}-done`)}
    </p>`;
  }

  function begunView() {
    const words = speak();
    return html`<p class="lab-row lesson-begun">
      ${words.tell("lesson-begun")}
      <button type="button" data-action="lesson-back" @click=${on.bringBack}>${words.tell("lesson-bring-back")}</button>
    </p>`;
  }

  return () => {
    const words = speak();
    const { id } = step();
    /** @type {unknown} */
    let board = nothing;
    /** @type {unknown} */
    let exercise = nothing;
    run(() => {
      board = boardView();
      exercise = exerciseView({ step: step(), work: work(), start: start(), goals: goals(), leaves }, words, on);
    });
    const isLast = progress.at === STEPS.length - 1;
    const done = isDone();
    feedback = `${problem?.code ?? said?.id ?? done}`.replace("false", "");
    const hasParty = isLast && done;
    return html`
      <div class="lesson ${exercise === nothing ? "" : "filled"}" data-step=${id} data-done=${done ? "yes" : "no"}>
        ${progressView(progress, words, open)}
        <div class="lesson-text lab-card">
          ${hasParty ? partyView(progress, views, words, { go, beginAnew: on.beginAnew }) : textView(progress.at, words)} ${keptNote(isKept, context, [KEY])}
        </div>
        <div class="lesson-stage">${board}</div>
        ${exercise === nothing ? nothing : html`<div class="lesson-work">${exercise}</div>`}
        <div class="lesson-foot">
          <div class="lesson-feedback" role="status">${keyed(said ?? problem, feedbackView())}</div>
          ${before === null ? nothing : begunView()}
          <div class="lab-row lesson-nav">
            ${hasCheck(step()) ? html`<button type="button" class=${done ? "" : "strong"} data-action="lesson-check" @click=${on.check}>${words.tell("lesson-check")}</button>` : nothing}
            <span class="lesson-gap"></span>
            <button type="button" data-action="lesson-previous" aria-disabled=${progress.at === 0 ? "true" : "false"} @click=${() => progress.at > 0 && turnTo(progress.at - 1)}>${words.tell("lesson-previous")}</button>
            ${isLast ? nothing : html`<button type="button" class=${done ? "strong" : ""} data-action="lesson-next" @click=${() => turnTo(progress.at + 1)}>${words.tell(done ? "lesson-next" : "lesson-skip")}</button>`}
          </div>
        </div>
      </div>
    `;
  };
}
