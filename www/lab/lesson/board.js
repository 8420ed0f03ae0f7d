// The small board of the lesson: one column of coins that look as those of the game, and a button for each take.

import { html, nothing } from "lit-html";
import { includes, list } from "../../spans.js";

/** @typedef {import("../../engine.js").View} View */
/** @typedef {import("../../messages.js").Messages} Messages */

/**
 * @typedef {object} Drawn
 * @property {View} view
 * @property {number} coins how many there were at the start: nothing moves while they are taken
 * @property {number} most how many may be taken at most: there is a button for each
 * @property {boolean} isOpen whether a person may take now
 * @property {number} cursor the take whose coin the Tab key reaches
 * @property {number} pointed the take that is looked at; 0 for none
 * @property {unknown} status what has happened and what may be done
 * @property {string} state `playing`, `won` or `lost`
 */

/**
 * @typedef {object} BoardActions
 * @property {(count: number) => void} take
 * @property {(count: number) => void} point looks at a take; 0 at none
 * @property {(count: number, board: Element) => void} walk goes to another coin
 */

/**
 * @param {Drawn} drawn
 * @param {Messages} words
 * @param {BoardActions} on
 */
export function smallBoard(drawn, words, on) {
  const { view, coins, most, isOpen, pointed } = drawn;
  const [{ takes }] = view.columns;
  const isAllowed = (/** @type {number} */ count) => isOpen && includes(takes, count);
  const chosen = pointed <= view.total && isOpen ? pointed : 0;
  return html`
    <section class="lesson-board" aria-label=${words.tell("board")}>
      <p class="lesson-status" role="status" data-state=${drawn.state}>${drawn.status}</p>
      <div class="stage">
        <div
          class="columns"
          role="group"
          aria-label=${words.tell("board")}
          aria-description=${words.tell("board-keys")}
          .style="--tallest: ${coins}; --top: ${view.total}; --columns: 1"
          @pointerleave=${() => on.point(0)}
          @focusout=${() => on.point(0)}
        >
          <div class="column">
            <div class="stack" .style="--drawn: ${view.total}">
              ${Array.from({ length: view.total }, (_, index) => coinView(index + 1, chosen, isAllowed, drawn, words, on))}
              ${chosen === 0 ? nothing : html`<span class="bubble" aria-hidden="true">${words.tell(isAllowed(chosen) ? "preview" : "preview-forbidden", { count: chosen, leaves: view.total - chosen })}</span>`}
            </div>
            <span class="total">${words.tell("column-total", { coins: view.total })}</span>
          </div>
          <div class="flight" aria-hidden="true"></div>
        </div>
      </div>
      <div class="takes" role="group" aria-label=${words.tell("takes-label")} @focusout=${() => on.point(0)}>
        <span class="takes-label">${words.tell("takes-label")}</span>
        ${list([{ first: 1, last: most, step: 1 }]).map(
          (count) => html`<button
            type="button"
            data-take=${count}
            aria-disabled=${isAllowed(count) ? "false" : "true"}
            aria-label=${words.tell("coin", { columns: 1, column: 1, count, leaves: Math.max(0, view.total - count) })}
            @click=${() => on.take(count)}
            @pointerenter=${(/** @type {PointerEvent} */ { pointerType }) => pointerType === "mouse" && on.point(count)}
            @pointerleave=${() => on.point(0)}
            @focus=${lookingAt(count, on)}
          >${words.number(count)}</button>`,
        )}
      </div>
    </section>
  `;
}

/**
 * @param {number} coin 1 is the bottom one
 * @param {number} chosen
 * @param {(count: number) => boolean} isAllowed
 * @param {Drawn} drawn
 * @param {Messages} words
 * @param {BoardActions} on
 */
function coinView(coin, chosen, isAllowed, { view, cursor }, words, on) {
  const count = view.total - coin + 1;
  const values = { columns: 1, column: 1, coin, count, leaves: coin - 1 };
  const looks = [
    count === 1 && "top",
    count <= chosen + 1 && "bare",
    count <= chosen && (isAllowed(chosen) ? "chosen" : "refused"),
  ];
  return html`<button
    type="button"
    class="coin ${looks.filter(Boolean).join(" ")}"
    data-column="0"
    data-coin=${coin}
    aria-disabled=${isAllowed(count) ? "false" : "true"}
    aria-label=${words.tell(isAllowed(count) ? "coin" : "coin-forbidden", values)}
    tabindex=${count === Math.min(cursor, view.total) ? 0 : -1}
    @click=${() => on.take(count)}
    @pointerenter=${(/** @type {PointerEvent} */ { pointerType }) => pointerType === "mouse" && on.point(count)}
    @focus=${lookingAt(count, on)}
    @keydown=${walking(count, view.total, on)}
  ></button>`;
}

/**
 * Whoever comes with the keyboard sees what would be taken.
 *
 * @param {number} count
 * @param {BoardActions} on
 */
function lookingAt(count, on) {
  return (/** @type {FocusEvent & { target: Element }} */ { target }) => {
    if (target.matches(":focus-visible")) on.point(count);
  };
}

/**
 * Arrows walk along the coins: up to fewer, down to more.
 *
 * @param {number} count
 * @param {number} total
 * @param {BoardActions} on
 */
function walking(count, total, on) {
  return (/** @type {KeyboardEvent & { currentTarget: Element }} */ event) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, currentTarget } = event;
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    if (event.repeat && (key === "Enter" || key === " ")) return event.preventDefault();
    /** @type {Record<string, number>} */
    const goals = { ArrowUp: count - 1, ArrowDown: count + 1, Home: 1, End: total };
    const goal = goals[key];
    if (goal === undefined) return;
    event.preventDefault();
    const columns = currentTarget.closest(".columns");
    if (columns !== null) on.walk(Math.max(1, Math.min(total, goal)), columns);
  };
}
