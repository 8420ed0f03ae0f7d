// The table of who wins: for each number of coins whether whoever moves wins or loses. Each number opens its own row,
// with every take and what it leaves.

import { html, nothing } from "lit-html";
import { showsAnswers } from "../answers.js";
import { LONG_TABLE_LENGTH, TABLE_LENGTH, tableLength } from "../knowledge.js";
import { endOf, ruleInWords } from "./phrases.js";
import { someOf } from "./reasons.js";

/** @typedef {import("../actions.js").Actions} Actions */
/** @typedef {import("../engine.js").WinRow} WinRow */
/** @typedef {import("../engine.js").WinTable} WinTable */
/** @typedef {import("../knowledge.js").Knowledge} Knowledge */
/** @typedef {import("../messages.js").Messages} Messages */
/** @typedef {import("../state.js").State} State */

/** A number and, where it may be shown, who wins from it. @typedef {{ n: number, verdict?: "win" | "lose" }} Cell */

/** How many lost numbers are listed beside the title. */
const LISTED = 5;

/**
 * @param {State} state
 * @param {Knowledge} known
 * @param {Messages} words
 * @param {Actions} on
 */
export function ribbonView(state, known, words, on) {
  const { match, view, ui } = state;
  const { table } = known;
  const isShown = showsAnswers(state);
  if (isShown && table === null) return nothing;
  const length = tableLength(state);
  // The long one is a ribbon to wind, of which as many are in sight as the short one usually has.
  const across = ui.isTableLong ? TABLE_LENGTH : length;
  /** @type {Cell[]} */
  const cells = table?.rows ?? Array.from({ length }, (_, index) => ({ n: index + 1 }));
  const isHere = (/** @type {Cell} */ { n }) => n === view.total;
  const tabStop = cells.find(isHere)?.n ?? 1;
  const extend = (/** @type {Event & { target: HTMLElement }} */ { target }) => {
    on.toggleTableLength();
    target.closest("section")?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
  };
  // The roles are said aloud because a table that is laid out as a ribbon is no table to some browsers.
  return html`
    <div class="table-head">
      <h2 id="table-title">${words.tell("table-title")}</h2>
      <span class="soft table-rule">
        ${words.tell("table-rule", { rule: ruleInWords(match.rule, words), convention: endOf(match.params.convention, [match.rule]) })}
      </span>
      ${table === null ? nothing : lostNumbers(table, words)}
      <button type="button" class="small" data-action="table-length" aria-pressed=${ui.isTableLong} @click=${extend}>
        ${words.tell("table-long", { last: LONG_TABLE_LENGTH })}
      </button>
    </div>
    <table class="ribbon ${ui.isTableLong ? "long" : ""} ${table?.rule.kind === "up_to" ? "" : "plain"}" .style="--cells: ${across}; --half: ${Math.ceil(across / 2)}" role="table" aria-labelledby="table-title" @keydown=${walk}>
      <thead class="unseen" role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">${words.tell("table-number")}</th>
          <th role="columnheader" scope="col">${words.tell("table-verdict")}</th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        ${cells.map((cell) =>
          cellView(cell, {
            isHere: isHere(cell),
            startsGroup: match.rule.kind === "up_to" && cell.verdict === "lose",
            isTabStop: cell.n === tabStop,
            isOpen: cell.n === ui.openNumber,
            words,
            on,
          }),
        )}
      </tbody>
    </table>
    <div id="row" popover role="dialog" aria-labelledby="row-title" @toggle=${forgetClosed(on)}>
      ${known.row === null ? nothing : rowView(known.row, words)}
    </div>
  `;
}

/**
 * Winds the board's number into sight, where there is no room for all. It moves the ribbon alone: whoever plays on a phone
 * stays at the board.
 *
 * @param {HTMLElement} section
 */
export function windToBoard(section) {
  const cell = section.querySelector(".ribbon [aria-current]");
  const ribbon = cell?.parentElement;
  if (!cell || !ribbon) return;
  const [here, all] = [cell, ribbon].map((each) => each.getBoundingClientRect());
  ribbon.scrollLeft += here.left + here.width / 2 - all.left - all.width / 2;
}

/**
 * The first lost numbers, and how far apart they are where a rule of 1 to K puts them at equal distances.
 *
 * @param {WinTable} table
 * @param {Messages} words
 */
function lostNumbers({ rows, rule }, words) {
  const lost = rows.filter(({ verdict }) => verdict === "lose").map(({ n }) => n);
  if (lost.length < 3) return nothing;
  const values = { list: lost.slice(0, LISTED).join(", "), size: lost[1] - lost[0] };
  const id = rule.kind === "up_to" ? "table-lost-every" : "table-lost";
  return html`<span class="soft lost-list">${words.tell(id, values)}</span>`;
}

/**
 * @param {Cell} cell
 * @param {{ isHere: boolean, startsGroup: boolean, isTabStop: boolean, isOpen: boolean, words: Messages, on: Actions }} how
 */
function cellView({ n, verdict }, { isHere, startsGroup, isTabStop, isOpen, words, on }) {
  const open = () => {
    on.openRow(n);
    document.getElementById("row")?.showPopover();
  };
  const number = verdict === undefined ? n : numberButton(n, isOpen, isTabStop, open);
  return html`
    <tr
      role="row"
      class=${startsGroup ? "starts" : ""}
      data-n=${n}
      data-verdict=${verdict ?? nothing}
      aria-current=${isHere ? "true" : nothing}
    >
      <th role="rowheader" scope="row">
        ${number}${isHere ? html`<span class="unseen"> (${words.tell("table-here")})</span>` : nothing}
      </th>
      <td role="cell">${verdict === undefined ? "?" : verdictView(verdict, words)}</td>
    </tr>
  `;
}

/**
 * @param {number} n
 * @param {boolean} isOpen
 * @param {boolean} isTabStop
 * @param {() => void} open
 */
function numberButton(n, isOpen, isTabStop, open) {
  return html`<button
    type="button"
    aria-haspopup="dialog"
    aria-controls="row"
    aria-expanded=${isOpen ? "true" : "false"}
    tabindex=${isTabStop ? 0 : -1}
    @click=${open}
  >
    ${n}
  </button>`;
}

/**
 * @param {"win" | "lose"} verdict
 * @param {Messages} words
 */
function verdictView(verdict, words) {
  return html`<i aria-hidden="true">${verdict === "win" ? "▲" : "▼"}</i>${words.tell(verdict === "win" ? "verdict-win" : "verdict-lose")}`;
}

/**
 * @param {WinRow} row
 * @param {Messages} words
 */
function rowView({ n, verdict, takes }, words) {
  // A take wins where it leaves a number that is lost for the other.
  const left = (/** @type {boolean} */ wins) => (wins ? "lose" : "win");
  const winning = takes.filter(({ wins }) => wins).length;
  const values = {
    outcome: verdict === "win" ? "N" : "P",
    legal: takes.length,
    winning: someOf(winning, takes.length),
  };
  return html`
    <div class="row-head">
      <h2 id="row-title">${words.tell("row-title", { n })}</h2>
      <button type="button" class="small" popovertarget="row" popovertargetaction="hide">${words.tell("close")}</button>
    </div>
    <div class="scroll" tabindex="0" role="region" aria-labelledby="row-title">
      <table>
        <thead>
          <tr>
            <th scope="col">${words.tell("table-number")}</th>
            <th scope="col">${words.tell("row-take")}</th>
            <th scope="col">${words.tell("row-leaves")}</th>
            <th scope="col">${words.tell("table-verdict")}</th>
          </tr>
        </thead>
        <tbody>
          ${takes.map(
            ({ count, leaves, wins }, index) => html`
              <tr>
                ${index === 0 ? html`<th scope="rowgroup" rowspan=${takes.length}>${n}</th>` : nothing}
                <td>${words.number(count)}</td>
                <td><span class="mark" data-verdict=${left(wins)}>${words.number(leaves)} ${verdictView(left(wins), words)}</span></td>
                ${
                  index === 0
                    ? html`<td rowspan=${takes.length}><span class="mark" data-verdict=${verdict}>${verdictView(verdict, words)}</span></td>`
                    : nothing
                }
              </tr>
            `,
          )}
        </tbody>
      </table>
    </div>
    <p>${words.tell(takes.length === 0 ? "reason-stuck" : "reason-takes", values)}</p>
  `;
}

/** @param {Actions} on */
function forgetClosed(on) {
  return (/** @type {Event & { target: HTMLElement }} */ { target }) => {
    if (!target.matches(":popover-open")) on.openRow(null);
  };
}

/** The arrow keys walk from number to number: the ribbon is one stop for the Tab key. @param {KeyboardEvent} event */
function walk(event) {
  const { key, target } = event;
  if (!(target instanceof Element) || event.altKey || event.ctrlKey || event.metaKey) return;
  const buttons = [.../** @type {Element} */ (event.currentTarget).querySelectorAll("button")];
  const at = buttons.indexOf(/** @type {HTMLButtonElement} */ (target));
  const last = buttons.length - 1;
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: last }[key];
  if (at < 0 || to === undefined) return;
  event.preventDefault();
  buttons[Math.min(Math.max(to, 0), last)].focus();
}
