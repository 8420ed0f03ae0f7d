// The review of a game: each move graded, the game replayed step by step, and mistakes to make good.

import { html, nothing } from "lit-html";
import { hiddenBecause, showsAnswers } from "../answers.js";
import { otherSeat, soloSeat } from "../params.js";
import { ruleInWords, whoAt } from "../views/phrases.js";
import { reasonInWords, someOf } from "../views/reasons.js";
import { GRADE_MARKS, GRADES } from "./grades.js";
import { handedTo } from "./handed.js";
import { areAllDrawn, pilesView, sizesOf, valueInWords } from "./piles.js";
import { isTrap, refusalInWords } from "./refusal.js";
import { answer, isSolved, latest, startExercise, takesView } from "./review/exercise.js";
import { lineView } from "./review/line.js";
import { listedAround, openingStep, standsOf } from "./review/story.js";

/** @typedef {import("../engine.js").Game} Game */
/** @typedef {import("../engine.js").Seat} Seat */
/** @typedef {import("../engine.js").View} View */
/** @typedef {import("../params.js").Params} Params */
/** @typedef {import("./engine.js").GradedMove} GradedMove */
/** @typedef {import("./engine.js").MoveValue} MoveValue */
/** @typedef {import("./engine.js").Review} Review */
/** @typedef {import("./handed.js").Handed} Handed */
/** @typedef {import("./main.js").Context} Context */
/** @typedef {import("./review/exercise.js").Exercise} Exercise */

/** So many of the values that find no coin are listed. */
const MOST_LISTED = 200;

/**
 * What is known of a game.
 *
 * @typedef {object} Known
 * @property {Game} game
 * @property {Review} review
 * @property {ReturnType<typeof standsOf>} stands
 * @property {View} view of the game as it stands
 * @property {ReturnType<typeof sizesOf>} sizes
 */

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

  host.place.addEventListener("keydown", walk);
  return draw;

  function draw() {
    const latestHanded = handedTo(context);
    if (latestHanded !== handed) {
      handed = latestHanded;
      isHandedOpen = handed !== undefined;
    }
    const game = subject();
    if (!isHandedOpen && !showsAnswers(host.state()) && !asked.has(game)) return hiddenView();
    try {
      know(game);
      return html`
        <div class="review">${summaryView()} ${boardView()} ${overView()} ${movesView()}</div>
      `;
    } catch (error) {
      return failureView(game, error);
    }
  }

  function overView() {
    const { review, stands } = current();
    if (stands.length === 0) return nothing;
    return html`<section class="lab-card review-line" aria-labelledby="review-line">
      ${lineView({ review, stands, up: upper(), step, name: shortName, go }, context.words())}
    </section>`;
  }

  /** @returns {Game} */
  function subject() {
    return isHandedOpen && handed !== undefined ? handed.game : host.state().match.game;
  }

  function current() {
    return /** @type {Known} */ (known);
  }

  /** @param {Game} game */
  function know(game) {
    if (known?.game === game) return;
    const view = engine.view(game);
    const review = engine.review(game);
    const start = engine.view({ ...game, actions: [], played: 0 });
    const isSame = known?.game.setup === game.setup && known.review.moves.length <= review.moves.length;
    known = { game, review, view, stands: standsOf(review), sizes: sizesOf(start.columns) };
    if (!isSame) step = openingStep(review);
    exercise = undefined;
    seen = undefined;
  }

  /** The position before the move with the number `step`, or the last one. */
  function position() {
    const { game } = current();
    if (seen === undefined || seen.game !== game || seen.step !== step) {
      seen = { game, step, view: engine.view({ ...game, actions: game.actions.slice(0, step), played: step }) };
    }
    return seen.view;
  }

  // ---- what a person does ----

  /** @param {number} to */
  function go(to) {
    step = Math.max(0, Math.min(to, current().review.moves.length));
    exercise = undefined;
    context.update();
  }

  /** On a phone the board may be out of sight by then. @param {number} number */
  function goFromList(number) {
    go(number);
    if (matchMedia("(max-width: 899px)").matches) {
      host.place.querySelector(".review-board")?.scrollIntoView({ block: "nearest" });
    }
  }

  /** Left and right go through the moves, wherever in the laboratory the focus is. @param {KeyboardEvent} event */
  function walk(event) {
    const { key, target } = event;
    const shown = host.place.querySelector(".review");
    if (shown === null || known === undefined || !(target instanceof HTMLElement)) return;
    if (event.altKey || event.ctrlKey || event.metaKey || target.matches("input, select, textarea, .lab-scroll"))
      return;
    const to = { ArrowLeft: step - 1, ArrowRight: step + 1, Home: 0, End: known.review.moves.length }[key];
    if (to === undefined || exercise !== undefined || (!key.startsWith("Arrow") && !shown.contains(target))) return;
    event.preventDefault();
    const wasInList = target.matches("[data-review-move]");
    go(to);
    if (wasInList) focus(`[data-review-move="${step}"]`);
  }

  /** @param {string} selector */
  function focus(selector) {
    const found = host.place.querySelector(selector);
    if (found instanceof HTMLElement) found.focus();
  }

  /** @param {number} number */
  function tryAgain(number) {
    step = number;
    areValuesShown = false;
    pointed = 0;
    exercise = startExercise(engine, current().game, number);
    context.update();
    focus("[data-lab-take], [data-lab-number], [data-lab-column]");
    host.place.querySelector(".review-board")?.scrollIntoView({ block: "nearest" });
  }

  function leaveExercise() {
    exercise = undefined;
    context.update();
    focus('[data-action="lab-again"]');
  }

  /** @param {number} column @param {number} count */
  function takeInExercise(column, count) {
    if (exercise === undefined || isSolved(exercise)) return;
    if (exercise.tries.some((made) => made.column === column && made.count === count)) return;
    try {
      exercise = answer(engine, exercise, column, count);
    } catch (error) {
      const failure = refusalInWords(error, context.words(), { bad_argument: "error-illegal_take" });
      exercise = { ...exercise, failure };
    }
    context.update();
  }

  /** @param {Exercise} solved */
  function playOn({ game, number }) {
    const params = paramsOf(game, current().review.moves[number].seat);
    const made = latest(/** @type {Exercise} */ (exercise));
    if (params !== undefined && made !== undefined) host.playOn(params, made.game);
  }

  /**
   * The set-up in which a person moves on from a position. A rule of its own for each column has no place in it.
   *
   * @param {Game} game
   * @param {Seat} seat of whoever tries again
   * @returns {Partial<Params> | undefined}
   */
  function paramsOf({ setup }, seat) {
    if (typeof setup.rule !== "string") return undefined;
    const { columns, rule, convention } = setup;
    const { params } = host.state().match;
    const rival = isHandedOpen || params[otherSeat(seat)] !== "person" ? params[otherSeat(seat)] : "person";
    const isAlone = isHandedOpen || soloSeat(params) !== undefined;
    /** @type {Pick<Params, "first" | "second">} */
    const sides = { first: "person", second: "person" };
    if (isAlone) sides[otherSeat(seat)] = rival === "person" ? "perfect" : rival;
    return { columns, rule, convention, ...sides };
  }

  // ---- who ----

  /** @param {Seat} seat */
  function person(seat) {
    const words = context.words();
    const who = isHandedOpen ? (seat === "first" ? "person1" : "person2") : whoAt(host.state().match.params, seat);
    const own = isHandedOpen ? handed?.names?.[seat] : undefined;
    return { who, name: own ?? words.tell("name", { who }), short: own ?? words.tell("name-short", { who }) };
  }

  /** @param {Seat} seat */
  function shortName(seat) {
    return person(seat).short;
  }

  /** Whose win is drawn above the middle: that of the one person who plays a computer. @returns {Seat} */
  function upper() {
    return (isHandedOpen ? undefined : soloSeat(host.state().match.params)) ?? "first";
  }

  // ---- what is seen ----

  function hiddenView() {
    const words = context.words();
    const state = host.state();
    const because = hiddenBecause(state);
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
    focus('[data-action="lab-next"]');
  }

  /** @param {Game} game @param {unknown} error */
  function failureView(game, error) {
    const words = context.words();
    const sentence = refusalInWords(error, words, { too_large: "review-too-large" });
    if (isTrap(error) && !failed.has(game)) {
      failed.add(game);
      engine.restarted().then(context.update);
    }
    return html`<section class="lab-card review-empty">
      <h2>${words.tell("lab-tab-review")}</h2>
      <p role="alert">${sentence}</p>
      <p class="lab-row">${backButton("")}${handed === undefined ? nothing : subjectButton()}</p>
    </section>`;
  }

  /** @param {string} looks */
  function backButton(looks) {
    return html`<button type="button" class=${looks} @click=${() => host.opened(undefined)}>${context.words().tell("lab-back")}</button>`;
  }

  function subjectButton() {
    const swap = () => {
      isHandedOpen = !isHandedOpen;
      context.update();
    };
    const id = isHandedOpen ? "review-other-page" : "review-other-handed";
    return html`<button type="button" data-action="lab-subject" @click=${swap}>${context.words().tell(id)}</button>`;
  }

  function summaryView() {
    const words = context.words();
    const { review, view, game } = current();
    const { setup } = game;
    const rule =
      typeof setup.rule === "string" ? ruleInWords(engine.parse_rule(setup.rule), words) : setup.rule.join(" · ");
    const total = setup.columns.reduce((sum, coins) => sum + coins, 0);
    const list = setup.columns.map(words.number).join(" · ");
    return html`
      <section class="lab-card review-summary" aria-labelledby="review-title">
        <h2 id="review-title">${(isHandedOpen && handed?.title) || words.tell(isHandedOpen ? "review-title-handed" : "review-title")}</h2>
        <p class="soft">
          ${words.tell("piles", { columns: setup.columns.length, list, total })} ·
          ${words.tell("table-rule", { rule, convention: setup.convention })}
        </p>
        ${review.moves.length === 0 ? nothing : html`<p class="review-result">${resultInWords()}</p>`}
        ${view.over && review.moves.length > 0 ? turningView() : nothing}
        ${review.moves.length === 0 ? nothing : tallyView()}
        ${handed === undefined ? nothing : html`<p class="lab-row">${subjectButton()}</p>`}
      </section>
    `;
  }

  function resultInWords() {
    const words = context.words();
    const { view } = current();
    if (!view.over) return words.tell("review-going");
    const winner = view.winner ?? "first";
    const won = words.tell("review-won", { ...person(winner) });
    if (view.ending !== "resigned") return won;
    return words.tell("sentences", { first: words.tell("review-gave-up", person(otherSeat(winner))), second: won });
  }

  function turningView() {
    const words = context.words();
    const { review, view } = current();
    const point = review.turning_point;
    if (point === undefined) {
      return html`<p>${words.tell("review-throughout", person(view.winner ?? "first"))}</p>`;
    }
    if (point.kind === "resignation") {
      return html`<p class="turning">${words.tell("review-turning-resigned", person(otherSeat(view.winner ?? "first")))}</p>`;
    }
    const { number } = point;
    return html`
      <p class="turning">
        <b aria-hidden="true">★</b>
        ${words.tell("review-turning", { ...person(review.moves[number].seat), number: number + 1 })}
      </p>
      ${
        exercise === undefined && step !== number
          ? html`<p><button type="button" data-action="lab-turning" @click=${() => tryAgain(number)}>${words.tell("review-again-turning")}</button></p>`
          : nothing
      }
    `;
  }

  function tallyView() {
    const words = context.words();
    const { moves } = current().review;
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
                <th scope="row">${shortName(seat)}</th>
                ${GRADES.map((grade) => html`<td>${words.number(count(seat, grade))}</td>`)}
              </tr>`,
              )
            }
          </tbody>
        </table>
      </div>
    `;
  }

  function boardView() {
    const words = context.words();
    const { review, sizes } = current();
    const view = position();
    const move = review.moves[step];
    const answered = exercise === undefined ? undefined : latest(exercise);
    const { values, sentence } = areValuesShown ? valuesHere() : { values: [], sentence: "" };
    const isAllDrawn = areAllDrawn(view.columns, values);
    /** @type {import("./piles.js").Taken | null} */
    let taken = move ?? null;
    if (exercise !== undefined) {
      taken = answered ?? null;
      if (pointed > 0) taken = { column: exercise.column, count: pointed };
    }
    return html`
      <section class="review-board" aria-labelledby="review-step">
        <div class="review-head">
          <h2 id="review-step">${headline()}</h2>
          <span class="review-turn">${turnInWords(view)}</span>
        </div>
        ${pilesView({ piles: view.columns, sizes, taken, values, take: exercise === undefined ? undefined : takeInExercise }, words)}
        ${values.length === 0 ? nothing : html`<p class="review-legend">${words.tell("values-legend")}</p>`}
        ${isAllDrawn ? nothing : restOfValues(values, view)}
        ${sentence === "" ? nothing : html`<p class="review-legend" role="alert">${sentence}</p>`}
        ${exercise === undefined ? replayView(move) : exerciseView(exercise)}
      </section>
    `;
  }

  function headline() {
    const words = context.words();
    const all = current().review.moves.length;
    if (exercise !== undefined) return words.tell("exercise-title", { number: step + 1 });
    if (all === 0) return words.tell("review-start");
    return step === all ? words.tell("review-end") : words.tell("review-move", { number: step + 1, all });
  }

  /** @param {View} view */
  function turnInWords(view) {
    const words = context.words();
    const left = words.tell("column-total", { coins: view.total });
    return view.over ? left : words.tell("review-turn", { ...person(view.turn), left });
  }

  /** @returns {{ values: MoveValue[], sentence: string }} */
  function valuesHere() {
    const words = context.words();
    const { game } = current();
    try {
      const values = engine.move_values({ ...game, actions: game.actions.slice(0, step), played: step });
      return { values, sentence: values.length === 0 ? words.tell("values-none") : "" };
    } catch (error) {
      return { values: [], sentence: refusalInWords(error, words, { too_large: "values-too-many" }) };
    }
  }

  /** Values that find no coin of their own, those that win first. @param {MoveValue[]} values @param {View} view */
  function restOfValues(values, view) {
    const words = context.words();
    const sorted = [...values].sort((a, b) => Number(b.wins) - Number(a.wins));
    const more = sorted.length - MOST_LISTED;
    return html`<details class="review-values">
      <summary>${words.tell("values-all", { count: values.length })}</summary>
      <ul>
        ${sorted
          .slice(0, MOST_LISTED)
          .map(
            (value) =>
              html`<li><b aria-hidden="true">${value.wins ? "▲" : "▼"}</b> ${valueInWords(value, view.columns.length, words)}</li>`,
          )}
        ${more > 0 ? html`<li>${words.tell("values-more", { count: more })}</li>` : nothing}
      </ul>
    </details>`;
  }

  /** @param {GradedMove | undefined} move */
  function replayView(move) {
    const words = context.words();
    const all = current().review.moves.length;
    const button = (/** @type {string} */ action, /** @type {string} */ sign, /** @type {number} */ to) => {
      const isOpen = to >= 0 && to <= all && to !== step;
      return html`<button
        type="button"
        data-action="lab-${action}"
        aria-disabled=${isOpen ? "false" : "true"}
        aria-label=${words.tell(`step-${action}`)}
        title=${words.tell(`step-${action}`)}
        @click=${() => isOpen && go(to)}
      >${sign}</button>`;
    };
    return html`
      <div class="review-said" aria-live="polite">
        ${move === undefined ? html`<p>${endInWords()}</p>` : gradeView(move)}
      </div>
      <div class="review-controls">
        ${
          all === 0
            ? backButton("strong")
            : html`<div class="steps" role="group" aria-label=${words.tell("steps")}>
                ${button("first", "«", 0)}${button("previous", "‹", step - 1)}${button("next", "›", step + 1)}${button("last", "»", all)}
              </div>`
        }
        <button
          type="button"
          data-action="lab-values"
          aria-pressed=${areValuesShown ? "true" : "false"}
          @click=${toggleValues}
        >${words.tell("values")}</button>
        ${
          move?.grade === "gave_away"
            ? html`<button type="button" class="strong" data-action="lab-again" @click=${() => tryAgain(step)}>${words.tell("review-again")}</button>`
            : nothing
        }
      </div>
    `;
  }

  function toggleValues() {
    areValuesShown = !areValuesShown;
    context.update();
  }

  function endInWords() {
    const words = context.words();
    return words.tell(current().review.moves.length === 0 ? "review-empty" : "review-end-how");
  }

  /** @param {GradedMove} move */
  function gradeView(move) {
    const words = context.words();
    const { review, game } = current();
    const { seat, column, count, grade, legal, winning, before } = move;
    const isTurning = review.turning_point?.kind === "move" && review.turning_point.number === step;
    const took = words.tell("review-took", {
      ...person(seat),
      count,
      column: column + 1,
      columns: game.setup.columns.length,
    });
    const judged = words.tell(`judged-move-${grade}`, { legal, winning: someOf(winning, legal) });
    const far = before.remoteness === undefined ? "" : words.tell("review-far", { moves: before.remoteness });
    return html`
      <p class="graded" data-grade=${grade}>
        <b class="grade-mark" aria-hidden="true">${GRADE_MARKS[grade]}</b>
        <span>
          <strong>${took}</strong> ${judged}
          ${isTurning ? html`<em class="turning-tag"><span aria-hidden="true">★</span> ${words.tell("turning-point")}</em>` : nothing}
        </span>
      </p>
      <p class="review-why">${reasonOf(move)} ${far}</p>
    `;
  }

  /** Why; of a mistake only where its answer is on the screen already. @param {GradedMove} move */
  function reasonOf({ grade }) {
    if (grade === "gave_away" && !areValuesShown) return nothing;
    const { game } = current();
    const at = grade === "could_not_matter" ? step : step + 1;
    const there = { ...game, actions: game.actions.slice(0, at), played: at };
    try {
      return reasonInWords(engine.analyse(there), context.words());
    } catch (error) {
      if (isTrap(error)) throw error;
      return refusalInWords(error, context.words(), { too_large: "why-unknown" });
    }
  }

  /** @param {Exercise} running */
  function exerciseView(running) {
    const words = context.words();
    const made = latest(running);
    const isDone = isSolved(running);
    const canGoOn =
      isDone && made !== undefined && !engine.view(made.game).over && paramsOf(running.game, "first") !== undefined;
    return html`
      <div class="review-said" aria-live="polite">
        ${made === undefined ? html`<p>${words.tell("exercise-what", person(running.view.turn))}</p>` : triedView(running)}
        ${running.failure === "" ? nothing : html`<p role="alert">${running.failure}</p>`}
      </div>
      ${takesView(
        running,
        {
          take: takeInExercise,
          type(typed) {
            exercise = { ...running, typed, failure: "" };
            context.update();
          },
          choose(column) {
            exercise = { ...running, column };
            context.update();
          },
          point(count) {
            if (pointed === count) return;
            pointed = count;
            context.update();
          },
        },
        words,
      )}
      <div class="review-controls">
        ${
          canGoOn
            ? html`<button type="button" class="strong" data-action="lab-play-on" @click=${() => playOn(running)}>${words.tell("exercise-play-on")}</button>`
            : nothing
        }
        <button type="button" data-action="lab-leave" @click=${leaveExercise}>${words.tell("exercise-leave")}</button>
      </div>
    `;
  }

  /** @param {Exercise} running */
  function triedView(running) {
    const words = context.words();
    const made = latest(running);
    if (made === undefined) return nothing;
    const { column, count, isRight, winning, after } = made;
    const took = words.tell("exercise-took", { columns: running.view.columns.length, column: column + 1, count });
    if (!isRight) {
      return html`<p class="graded" data-grade="gave_away">
        <b class="grade-mark" aria-hidden="true">✗</b> <span><strong>${took}</strong> ${words.tell("exercise-wrong")}</span>
      </p>`;
    }
    return html`
      <p class="graded" data-grade="kept">
        <b class="grade-mark" aria-hidden="true">✓</b>
        <span><strong>${took}</strong> ${words.tell("exercise-right", { winning })}</span>
      </p>
      <p class="review-why">${reasonInWords(after, words)}</p>
    `;
  }

  function movesView() {
    const words = context.words();
    const { review } = current();
    const { moves } = review;
    if (moves.length === 0) return nothing;
    const { from, to } = listedAround(moves.length, step);
    return html`
      <section class="lab-card review-moves" aria-labelledby="review-moves">
        <h2 id="review-moves">${words.tell("moves")}</h2>
        ${
          to - from < moves.length
            ? html`<p class="soft">${words.tell("review-listed", { from: from + 1, to, all: moves.length })}</p>`
            : nothing
        }
        <ol start=${from + 1}>
          ${moves.slice(from, to).map((move, index) => moveView(move, from + index))}
        </ol>
      </section>
    `;
  }

  /** @param {GradedMove} move @param {number} number */
  function moveView({ seat, column, count, grade }, number) {
    const words = context.words();
    const { review, game } = current();
    const isTurning = review.turning_point?.kind === "move" && review.turning_point.number === number;
    const took = words.tell("move-took", { count, column: column + 1, columns: game.setup.columns.length });
    return html`<li>
      <button
        type="button"
        class="review-entry"
        data-review-move=${number}
        data-grade=${grade}
        aria-current=${number === step ? "step" : "false"}
        @click=${() => goFromList(number)}
      >
        <span class="entry-number">${words.number(number + 1)}</span>
        <span class="entry-who">${shortName(seat)}</span>
        <span class="entry-took">${took}</span>
        <span class="entry-grade">
          <b class="grade-mark" aria-hidden="true">${GRADE_MARKS[grade]}</b> ${words.tell(`grade-${grade}`)}
          ${isTurning ? html`<em class="turning-tag"><span aria-hidden="true">★</span> ${words.tell("turning-point")}</em>` : nothing}
        </span>
      </button>
    </li>`;
  }
}
