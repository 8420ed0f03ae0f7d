// The table of who wins: for each number of coins whether whoever moves wins or loses.

import { html, nothing } from "lit-html";
import { ruleInWords } from "./phrases.js";

/** @typedef {import("../messages.js").Messages} Messages */
/** @typedef {import("../state.js").State} State */

/** How many lost numbers are listed beside the title. */
const LISTED = 5;

/**
 * @param {State} state
 * @param {Messages} words
 */
export function ribbonView({ match, view }, words) {
  const { table } = match;
  if (table === null) return nothing;
  const here = view.columns.length === 1 ? view.total : undefined;
  const lost = table.rows.filter(({ verdict }) => verdict === "lose").map(({ n }) => n);
  // The roles are said aloud because a table that is laid out as a ribbon is no table to some browsers.
  return html`
    <div class="table-head">
      <h2 id="table-title">${words.tell("table-title")}</h2>
      <span class="soft">
        ${words.tell("table-rule", { rule: ruleInWords(table.rule, words), convention: table.convention })}
        ${
          lost.length > 2
            ? html`<span class="lost-list">· ${words.tell("table-lost", { list: lost.slice(0, LISTED).join(", ") })}</span>`
            : nothing
        }
      </span>
    </div>
    <table class="ribbon" role="table" aria-labelledby="table-title">
      <thead class="unseen" role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">${words.tell("table-number")}</th>
          <th role="columnheader" scope="col">${words.tell("table-verdict")}</th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        ${table.rows.map(({ n, verdict }) => rowView(n, verdict, n === here, words))}
      </tbody>
    </table>
  `;
}

/**
 * @param {number} n
 * @param {"win" | "lose"} verdict
 * @param {boolean} isHere
 * @param {Messages} words
 */
function rowView(n, verdict, isHere, words) {
  return html`
    <tr role="row" data-n=${n} data-verdict=${verdict} aria-current=${isHere ? "true" : nothing}>
      <th role="rowheader" scope="row">
        ${n}${isHere ? html`<span class="unseen"> (${words.tell("table-here")})</span>` : nothing}
      </th>
      <td role="cell">
        <i aria-hidden="true">${verdict === "win" ? "▲" : "▼"}</i>
        ${words.tell(verdict === "win" ? "verdict-win" : "verdict-lose")}
      </td>
    </tr>
  `;
}
