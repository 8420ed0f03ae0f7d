// The game on the page's own board, taken over into the records.

import { html } from "lit-html";
import { freshId } from "../../fresh-id.js";
import { isSame } from "../archive.js";
import { FormError } from "../series.js";

/** @typedef {import("../../engine.js").Seat} Seat */
/** @typedef {import("../../state.js").State} State */
/** @typedef {import("../archive.js").RecordedGame} RecordedGame */
/** @typedef {import("../main.js").Messages} Messages */

/**
 * @param {State} state the page's
 * @param {readonly RecordedGame[]} known
 * @param {[string, string]} people
 * @param {Messages} words
 * @returns {RecordedGame}
 * @throws {FormError}
 */
export function gameOnBoard({ match, view }, known, people, { tell }) {
  if (view.moves.length === 0 && !view.over) throw new FormError("match-board-empty");
  const game = { ...match.game, actions: match.game.actions.slice(0, match.game.played) };
  const { first, second } = match.params;
  const name = (/** @type {Seat} */ seat) => {
    const who = match.params[seat];
    if (who !== "person") return tell(`seat-${who}`);
    return people[seat === "second" && first === "person" ? 1 : 0];
  };
  const names = [name("first"), name("second")];
  // Two computers of one kind are two players all the same.
  if (first === second && first !== "person") names[1] = tell("match-twin", { name: names[1] });
  const isKnown = known.some(
    (each) => each.source === "board" && each.first === names[0] && each.second === names[1] && isSame(each.game, game),
  );
  if (isKnown) throw new FormError("match-board-again");
  return {
    id: freshId(),
    name: "",
    series: freshId(),
    number: 1,
    first: names[0],
    second: names[1],
    source: "board",
    recorded: Date.now(),
    times: game.actions.map(() => null),
    game,
  };
}

/** @param {unknown} notices @param {Messages} words @param {() => void} takeOver */
export function hostView(notices, { tell }, takeOver) {
  return html`<section class="lab-card match-host">
    <div class="lab-row">
      <div>
        <h2>${tell("match-host-title")}</h2>
        <p class="match-rule">${tell("match-host-what")}</p>
      </div>
      <button type="button" data-action="match-host" @click=${takeOver}>${tell("match-host")}</button>
    </div>
    ${notices}
  </section>`;
}
