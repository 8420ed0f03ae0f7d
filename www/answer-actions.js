// What a person can do to learn: ask for a hint, look at answers, open rows of the table, and start fairly.

import { hintOf, mayHint } from "./answers.js";
import { nullIfRefused } from "./engine-error.js";
import { arrange, computerBegins, seats } from "./fair.js";
import { soloSeat } from "./params.js";
import { changeParams, newGame, placeCursor, withUi } from "./state.js";

/** @typedef {import("./answers.js").Answers} Answers */
/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {import("./state.js").State} State */

/**
 * @param {object} given
 * @param {Engine} given.engine
 * @param {() => State} given.current
 * @param {(state: State) => void} given.update
 * @param {(step: (state: State) => State) => void} given.attempt changes the state, or tells why the engine refused
 */
export function createAnswerActions({ engine, current, update, attempt }) {
  /**
   * Coins that are laid out and not yet begun: as long as it is open who begins, the person could.
   *
   * @param {State} state
   * @param {number[]} columns
   */
  function layOut(state, columns) {
    const params = { columns, ...(soloSeat(state.match.params) && seats(state.match.params, true)) };
    return withUi(newGame(engine, changeParams(engine, state, params)), { isSideOpen: true });
  }

  return {
    /** Shows what perfect play would do now, or hides it again. */
    hint: () =>
      attempt((state) => {
        if (!mayHint(state)) return state;
        if (hintOf(state) !== null) return withUi(state, { hint: null });
        const { game } = state.match;
        const advice = engine.advise(game);
        return withUi(placeCursor(state, advice), { hint: { game, advice } });
      }),

    /** @param {Answers} answers */
    setAnswers: (answers) => update(withUi(current(), { answers, isRevealed: false })),
    toggleRevealed: () => update(withUi(current(), { isRevealed: !current().ui.isRevealed })),

    /** @param {number | null} openNumber */
    openRow: (openNumber) => update(withUi(current(), { openNumber })),
    toggleTableLength: () => update(withUi(current(), { isTableLong: !current().ui.isTableLong })),

    /** Lays out coins for the person to choose who begins. */
    layOutCoins: () => attempt((state) => layOut(state, arrange(state.match.params.columns, Math.random))),

    /** The coins are laid out as they should be: now the other side chooses who begins. */
    letOtherChoose: () =>
      attempt((state) => {
        const laidOut = layOut(state, state.match.params.columns);
        if (soloSeat(laidOut.match.params) === undefined) return laidOut;
        const begins = computerBegins(laidOut.match.params, favourite(engine, laidOut), Math.random);
        const chosen = changeParams(engine, laidOut, seats(laidOut.match.params, !begins));
        return withUi(chosen, {
          isSideOpen: false,
          notice: { id: "fair-chose", values: { begins: begins ? "yes" : "no" } },
        });
      }),

    /** @param {boolean} isPersonFirst */
    chooseSide: (isPersonFirst) =>
      attempt((state) => {
        const { params } = state.match;
        const change = soloSeat(params) === undefined ? {} : seats(params, isPersonFirst);
        return withUi(changeParams(engine, state, change), { isSideOpen: false });
      }),
  };
}

/**
 * @param {Engine} engine
 * @param {State} state
 */
function favourite(engine, { match }) {
  // A computer that cannot see who wins has to guess, as a person would.
  return nullIfRefused(() => (engine.analyse(match.game).outcome === "N" ? "first" : "second"));
}
