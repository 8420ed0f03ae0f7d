// With several columns the table explains the board: each column's value in binary, and below them what they add up to
// without carrying. The bits that do not cancel are lit, and a hint shows which bits it flips.

import { html, nothing } from "lit-html";
import { hiddenBecause, hintOf, showsAnswers } from "../answers.js";

/** @typedef {import("../engine.js").Reason} Reason */
/** @typedef {import("../knowledge.js").Knowledge} Knowledge */
/** @typedef {import("../messages.js").Messages} Messages */
/** @typedef {import("../state.js").State} State */

/** Up to so many coins a column is low. */
const LOW = 12;

/**
 * @param {State} state
 * @param {Knowledge} known
 * @param {Messages} words
 */
export function columnsTableView(state, known, words) {
  const reason = known.now?.reason;
  const unknown = known.isFailed ? "error-trap" : "why-unknown";
  return html`
    <div class="table-head">
      <h2 id="table-title">${words.tell("binary-title")}</h2>
    </div>
    ${
      reason === undefined
        ? html`<p class="soft">${words.tell(showsAnswers(state) ? unknown : hiddenBecause(state))}</p>`
        : valuesView(state, reason, words)
    }
  `;
}

/**
 * @param {State} state
 * @param {Reason} reason
 * @param {Messages} words
 */
function valuesView(state, reason, words) {
  const { columns, convention } = state.view;
  const values = "values" in reason ? reason.values : columns.map(() => 0);
  const sum = reason.kind === "nim_sum" ? reason.nim_sum : 0;
  const hint = hintOf(state);
  const after = hint !== null && "values" in hint.after.reason ? hint.after.reason.values : values;
  const width = Math.max(...values, ...after, sum).toString(2).length;
  // Tall columns need the room above.
  const isTall = Math.max(...state.match.game.setup.columns) > LOW;
  const isWorthOther = values.some((value, column) => value !== columns[column].coins);
  const bits = (/** @type {number} */ value) => value.toString(2).padStart(width, "0");
  const isLit = (/** @type {string} */ digit, /** @type {number} */ index) => digit === "1" && bits(sum)[index] === "1";
  return html`
    <div class="binary">
      <div class="scroll ${isTall ? "low" : ""}" tabindex="0" role="region" aria-labelledby="table-title">
        <table aria-labelledby="table-title">
          <thead>
            <tr>
              <th scope="col">${words.tell("binary-column")}</th>
              <th scope="col">${words.tell("table-number")}</th>
              ${isWorthOther ? html`<th scope="col">${words.tell("binary-value")}</th>` : nothing}
              <th scope="col" class="bits">${words.tell("binary-bits")}</th>
            </tr>
          </thead>
          <tbody>
            ${values.map(
              (value, column) => html`
                <tr data-value=${value} class=${value !== after[column] ? "hinted" : ""}>
                  <th scope="row">${words.number(column + 1)}</th>
                  <td>${words.number(columns[column].coins)}</td>
                  ${isWorthOther ? html`<td>${words.number(value)}</td>` : nothing}
                  <td class="bits">
                    ${bitsView(bits(value), isLit, "lit")}
                    ${value === after[column] ? nothing : flipView(bits(value), bits(after[column]))}
                  </td>
                </tr>
              `,
            )}
          </tbody>
          <tfoot>
            ${footView(reason, isWorthOther, bitsView(bits(sum), isLit, "lit"), words)}
          </tfoot>
        </table>
      </div>
      ${reason.kind === "nim_sum" ? html`<p class="soft">${words.tell("binary-legend", { convention })}</p>` : nothing}
    </div>
  `;
}

/**
 * What a hint makes of a column's bits.
 *
 * @param {string} before
 * @param {string} after
 */
function flipView(before, after) {
  return html` → ${bitsView(after, (digit, index) => digit !== before[index], "flipped")}`;
}

/**
 * @param {Reason} reason
 * @param {boolean} isWorthOther
 * @param {unknown} sumBits
 * @param {Messages} words
 */
function footView(reason, isWorthOther, sumBits, words) {
  const isCounted = reason.kind === "ones" || reason.kind === "parity";
  const sum = reason.kind === "nim_sum" ? reason.nim_sum : 0;
  return html`
    <tr data-sum=${isCounted ? reason.ones : sum}>
      <th scope="row" colspan="2">${words.tell(isCounted ? "binary-ones" : "binary-sum")}</th>
      ${isWorthOther ? html`<td>${isCounted ? nothing : words.number(sum)}</td>` : nothing}
      <td class=${isCounted ? nothing : "bits"}>
        ${isCounted ? words.tell("binary-parity", { ones: reason.ones, odd: reason.ones % 2 }) : sumBits}
      </td>
    </tr>
  `;
}

/**
 * Binary digits, some of them marked.
 *
 * @param {string} digits
 * @param {(digit: string, index: number) => boolean} isMarked
 * @param {string} mark
 */
function bitsView(digits, isMarked, mark) {
  const marked = [...digits].map((digit, index) =>
    isMarked(digit, index) ? html`<b class=${mark}>${digit}</b>` : digit,
  );
  return html`<span class="unseen">${digits}</span><span aria-hidden="true">${marked}</span>`;
}
