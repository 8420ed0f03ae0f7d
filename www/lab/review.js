// The review of a game: gone through step by step, each move graded, and mistakes to make good.

import { html, nothing } from "lit-html";
import { hiddenBecause, showsAnswers } from "../answers.js";
import { EngineError, isTrap } from "../engine-error.js";
import { focusOn } from "./focus.js";
import { handedTo } from "./handed.js";
import { refusalInWords } from "./refusal.js";
import { boardView } from "./review/board.js";
import { answer, isSolved, latest, startExercise } from "./review/exercise.js";
import { gameAt, isBegunBy, knowledgeOf } from "./review/known.js";
import { lineView } from "./review/line.js";
import { movesView } from "./review/moves.js";
import { paramsToPlayOn, personAt, upperSeat } from "./review/players.js";
import { openingStep } from "./review/story.js";
import { summaryView } from "./review/summary.js";

/** @typedef {import("../engine.js").Game} Game */
/** @typedef {import("../engine.js").Seat} Seat */
/** @typedef {import("../engine.js").View} View */
/** @typedef {import("./handed.js").Handed} Handed */
/** @typedef {import("./main.js").Context} Context */
/** @typedef {import("./review/exercise.js").Exercise} Exercise */
/** @typedef {import("./review/known.js").Known} Known */
/** @typedef {import("./review/known.js").Look} Look */

/** @type {import("./main.js").LabView} */
export const reviewView = { id: "review", create };

/** @param {Context} context */
function create(context) {
  const { engine, host } = context;
  /** What was handed over last, and whether it is looked at. @type {Handed | undefined} */
  let handed;
  let isHandedOpen = false;
  /** The games of the page whose answers were asked for. @type {WeakSet<Game>} */
  const asked = new WeakSet();
  /** The games at which the engine failed: they have one more try. @type {WeakSet<Game>} */
  const failed = new WeakSet();
  /** @type {Known | undefined} */
  let known;
  let step = 0;
  /** @type {{ game: Game, step: number, view: View } | undefined} */
  let seen;
  let areValuesShown = false;
  /** @type {Exercise | undefined} */
  let exercise;
  let pointed = 0;

  function draw() {
    const latestHanded = handedTo(context);
    if (latestHanded !== handed) {
      handed = latestHanded;
      isHandedOpen = handed !== undefined;
      known = undefined;
    }
    const game = subject();
    if (!isHandedOpen && !showsAnswers(host.state()) && !asked.has(game)) return hiddenView();
    try {
      const look = lookAt(game);
      return html`
        <div class="review">
          ${summary(look)} ${boardView(look, { exercise, pointed, areValuesShown }, actions)} ${line(look)}
          ${movesView(look, opened()?.times ?? [], goFromList)}
        </div>
      `;
    } catch (error) {
      return failureView(game, error);
    }
  }

  /** What was handed over, while it is looked at. */
  function opened() {
    return isHandedOpen ? handed : undefined;
  }

  /** @returns {Game} */
  function subject() {
    return opened()?.game ?? host.state().match.game;
  }

  /** @param {Game} game @returns {Look} */
  function lookAt(game) {
    const fresh = known?.game === game ? known : know(game);
    const words = context.words();
    const person = (/** @type {Seat} */ seat) => personAt(seat, opened(), host.state().match.params, words);
    return { engine, words, known: fresh, step, view: position(game), person };
  }

  /** @param {Game} game */
  function know(game) {
    const fresh = knowledgeOf(engine, game);
    // A game that goes on meanwhile disturbs neither an exercise nor whoever looks at an earlier move.
    const goesOn = known !== undefined && isBegunBy(game, known.game);
    if (!goesOn) exercise = undefined;
    if (!goesOn || (exercise === undefined && step === known?.turns.length)) {
      step = openingStep(fresh.turns.length, fresh.review);
    }
    seen = undefined;
    known = fresh;
    return fresh;
  }

  /** The position before the turn with the number `step`, or the last one. @param {Game} game */
  function position(game) {
    if (seen === undefined || seen.game !== game || seen.step !== step) {
      seen = { game, step, view: engine.view(gameAt(game, step)) };
    }
    return seen.view;
  }

  // ---- what a person does ----

  /** @param {number} to */
  function go(to) {
    step = Math.max(0, Math.min(to, known?.turns.length ?? 0));
    exercise = undefined;
    context.update();
  }

  /** On a phone the board may be out of sight by then. @param {number} number */
  function goFromList(number) {
    go(number);
    if (matchMedia("(max-width: 56.1875em)").matches) {
      host.place.querySelector(".review-board")?.scrollIntoView({ block: "nearest" });
    }
  }

  /** Left and right go through the game, wherever in the laboratory the focus is. @param {KeyboardEvent} event */
  function walk(event) {
    const { key, target } = event;
    const shown = host.place.querySelector(".review");
    if (shown === null || known === undefined || !(target instanceof HTMLElement)) return;
    if (event.altKey || event.ctrlKey || event.metaKey || target.matches("input, select, textarea, .lab-scroll"))
      return;
    const to = { ArrowLeft: step - 1, ArrowRight: step + 1, Home: 0, End: known.turns.length }[key];
    if (to === undefined || exercise !== undefined || (!key.startsWith("Arrow") && !shown.contains(target))) return;
    event.preventDefault();
    const wasInList = target.matches("[data-review-move]");
    go(to);
    if (wasInList) focusOn(context, `[data-review-move="${step}"]`);
  }

  /** @param {number} number */
  function tryAgain(number) {
    step = number;
    areValuesShown = false;
    pointed = 0;
    exercise = startExercise(engine, subject(), number);
    context.update();
    focusOn(context, "[data-lab-take], [data-lab-number], [data-lab-column]");
    host.place.querySelector(".review-board")?.scrollIntoView({ block: "nearest" });
  }

  /** @param {Partial<Exercise>} part */
  function changeExercise(part) {
    if (exercise === undefined) return;
    exercise = { ...exercise, ...part };
    context.update();
  }

  const actions = {
    go,
    tryAgain,
    backToGame: () => backButton("strong"),
    toggleValues() {
      areValuesShown = !areValuesShown;
      context.update();
    },
    /** @param {number} column @param {number} count */
    take(column, count) {
      if (exercise === undefined || isSolved(exercise)) return;
      if (exercise.tries.some((made) => made.column === column && made.count === count)) return;
      try {
        changeExercise(answer(engine, exercise, column, count));
      } catch (error) {
        if (!(error instanceof EngineError)) throw error;
        changeExercise({ refused: error });
      }
    },
    /** @param {string} typed */
    type: (typed) => changeExercise({ typed, refused: undefined }),
    /** @param {number} column */
    choose: (column) => changeExercise({ column }),
    /** @param {number} count */
    point(count) {
      if (pointed === count) return;
      pointed = count;
      context.update();
    },
    leave() {
      exercise = undefined;
      context.update();
      focusOn(context, '[data-action="lab-again"]');
    },
    /** @param {Exercise} solved */
    mayPlayOn(solved) {
      const made = latest(solved);
      return made !== undefined && !engine.view(made.game).over && paramsOf(solved) !== undefined;
    },
    /** @param {Exercise} solved */
    playOn(solved) {
      const params = paramsOf(solved);
      const made = latest(solved);
      if (params !== undefined && made !== undefined) host.playOn(params, made.game);
    },
  };

  /** @param {Exercise} solved */
  function paramsOf({ game, view }) {
    return paramsToPlayOn(game, view.turn, opened(), host.state().match.params);
  }

  // ---- what is seen ----

  /** @param {Look} look */
  function summary(look) {
    const { tell } = look.words;
    const { title, back } = opened() ?? {};
    return summaryView(look, {
      title: title?.() ?? tell(isHandedOpen ? "review-title-handed" : "review-title"),
      unfinished: tell(isHandedOpen ? "review-unfinished" : "review-going"),
      back:
        back === undefined
          ? nothing
          : html`<p class="lab-row"><button type="button" data-action="review-back" @click=${back}><span aria-hidden="true">←</span> ${tell("review-back")}</button></p>`,
      subject: handed === undefined ? nothing : html`<p class="lab-row">${subjectButton()}</p>`,
      mayTryAgain: exercise === undefined,
      tryAgain,
    });
  }

  /** @param {Look} look */
  function line({ words, known: { review, stands }, person }) {
    if (review === undefined || stands.length === 0) return nothing;
    const up = upperSeat(opened(), host.state().match.params);
    const name = (/** @type {Seat} */ seat) => person(seat).short;
    return html`<section class="lab-card review-line" aria-labelledby="review-line">
      ${lineView({ review, stands, up, step, name, go }, words)}
    </section>`;
  }

  function hiddenView() {
    const words = context.words();
    const because = hiddenBecause(host.state());
    return html`
      <section class="lab-card review-empty">
        <h2>${words.tell("lab-tab-review")}</h2>
        <p>${words.tell(because === "answers-asked" ? "review-asked" : because)}</p>
        <p class="lab-row">
          ${
            because === "answers-asked"
              ? html`<button type="button" data-action="lab-reveal" @click=${reveal}>${words.tell("review-reveal")}</button>`
              : nothing
          }
          ${backButton("strong")}
        </p>
        ${handed === undefined ? nothing : subjectButton()}
      </section>
    `;
  }

  function reveal() {
    asked.add(subject());
    context.update();
    focusOn(context, '[data-action="lab-next"]');
  }

  /** @param {Game} game @param {unknown} error */
  function failureView(game, error) {
    const words = context.words();
    const sentence = refusalInWords(error, words);
    if (isTrap(error) && !failed.has(game)) {
      failed.add(game);
      engine.restarted().then(context.update);
    }
    return html`<section class="lab-card review-empty">
      <h2>${words.tell("lab-tab-review")}</h2>
      <p role="alert">${sentence}</p>
      <p class="lab-row">
        ${isTrap(error) ? html`<button type="button" data-action="lab-retry" @click=${() => retry(game)}>${words.tell("lab-retry")}</button>` : nothing}
        ${backButton("")}${handed === undefined ? nothing : subjectButton()}
      </p>
    </section>`;
  }

  /** @param {Game} game */
  function retry(game) {
    failed.delete(game);
    context.update();
    focusOn(context, '[data-action="lab-retry"], [data-action="lab-next"]');
  }

  /** @param {string} looks */
  function backButton(looks) {
    return html`<button type="button" class=${looks} @click=${() => host.opened(undefined)}>${context.words().tell("lab-back")}</button>`;
  }

  function subjectButton() {
    const swap = () => {
      isHandedOpen = !isHandedOpen;
      known = undefined;
      context.update();
    };
    const id = isHandedOpen ? "review-other-page" : "review-other-handed";
    return html`<button type="button" data-action="lab-subject" @click=${swap}>${context.words().tell(id)}</button>`;
  }

  host.place.addEventListener("keydown", walk);
  return draw;
}
