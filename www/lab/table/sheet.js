// The sheet of paper: what is printed of the hand table, and seen nowhere else.

import { html, nothing } from "lit-html";
import { cellsOf, setSheet, sheetColumns } from "../hand-sheet.js";
import { MARKS } from "./marks.js";

/** @typedef {import("../hand-sheet.js").Rows} Rows */
/** @typedef {import("../main.js").Messages} Messages */

/**
 * @param {readonly number[]} shown
 * @param {Rows} rows what stands in them; empty on a blank sheet
 * @param {string} rule
 * @param {Messages} words
 */
export function sheetView(shown, rows, rule, { tell }) {
  const columns = sheetColumns(shown);
  const { ruleType, row, leaves } = setSheet(columns, rows, rule);
  return html`
    <div class="hand-sheet" .style="--row: ${row}mm; --rule: ${ruleType}mm">
      <h2>${tell("hand-title")}</h2>
      <p class="hand-sheet-rule">${rule}</p>
      <p>${tell("hand-name")}</p>
      <div class="hand-sheet-columns">
        ${columns.map(
          (column) => html`<table>
            <thead>
              <tr><th>${tell("table-number")}</th><th>${tell("hand-leaves")}</th><th>${tell("table-verdict")}</th></tr>
            </thead>
            <tbody>
              ${column.map((n) => {
                const { verdict } = cellsOf(rows, n);
                const said = verdict === undefined ? nothing : `${MARKS[verdict]} ${tell(`verdict-${verdict}`)}`;
                return html`<tr><th>${n}</th><td>${leaves.get(n)}</td><td>${said}</td></tr>`;
              })}
            </tbody>
          </table>`,
        )}
      </div>
    </div>
  `;
}
