// The hand table: the learner writes what each take leaves and who wins, and asks whether it is right. The first row that
// differs is named, and what kind of slip explains it; what belongs there is never said.

import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { keyed } from "lit-html/directives/keyed.js";
import { nullIfRefused } from "../engine-error.js";
import { typable, typedRule } from "../typed.js";
import { endOf, ruleInWords } from "../views/phrases.js";
import { part } from "../views/setup.js";
import { focusOn } from "./focus.js";
import {
  cellsOf,
  FIRST_TABLE,
  isRange,
  keepChoice,
  keepRows,
  MOST_COINS,
  MOST_ROWS,
  openRows,
  readKeptChoice,
  readKeptRows,
  readLeaves,
  sheetText,
  toCheck,
  withCells,
} from "./hand-sheet.js";
import { keptNote, mayKeep } from "./kept.js";
import { refusalInWords } from "./refusal.js";
import { ruleChoice, typedField } from "./rule-choice.js";
import { handKeys } from "./table/keyboard.js";
import { MARKS } from "./table/marks.js";
import { isAboutVerdict, resultView } from "./table/result.js";
import { sheetView } from "./table/sheet.js";
import { range, readWhole } from "./whole.js";
import { fieldInHand, followWindows } from "./windows.js";

/** @typedef {import("./main.js").Context} Context */
/** @typedef {import("../engine.js").Convention} Convention */
/** @typedef {import("../engine.js").Rule} Rule */
/** @typedef {import("./hand-sheet.js").Rows} Rows */
/** @typedef {import("./table/result.js").Result} Result */

/** @typedef {"filled" | "blank"} Paper */

const KEY = "lab-table";

const VERDICTS = /** @type {const} */ (["win", "lose"]);

/** @type {import("./main.js").LabView} */
export const tableView = { id: "table", create };

/** @param {Context} context */
function create(context) {
  const { engine, storage, words, update, go } = context;
  let choice = readKeptChoice(storage.read(KEY));
  const keptRule = nullIfRefused(() => usable(typable(choice.rule)));
  if (keptRule === null) choice = FIRST_TABLE;
  let rule = keptRule ?? usable(choice.rule);
  let typedText = typable(rule.text);
  let typedFirst = String(choice.first);
  let typedLast = String(choice.last);
  /** @type {unknown} why the choice of a rule was refused */
  let refusal;
  let hasBadRange = false;
  /** The rows that the storage did not take, by its keys. @type {Map<string, Rows>} */
  const unkept = new Map();
  let rows = readRows();
  /** @type {Rows | null} what stood there before all was wiped out */
  let wiped = null;
  let isKept = mayKeep(context, KEY, rowsKey());
  /** @type {Result | null} */
  let result = null;
  /** @type {Paper} */
  let paper = "filled";
  /** @type {Paper | null} */
  let text = null;
  let isBlocked = false;
  let isPrinting = false;

  // How the rows fit on one sheet takes a while to work out, and is needed by nobody but the printer.
  window.addEventListener("beforeprint", () => {
    isPrinting = true;
    update();
  });
  window.addEventListener("afterprint", () => {
    isPrinting = false;
    paper = "filled";
    update();
  });

  followWindows(
    context,
    rowsKey,
    (text) => {
      const n = Number(fieldInHand("data-row") ?? Number.NaN);
      const typed = cellsOf(rows, n).leaves;
      if (text === null) unkept.clear();
      rows = readKeptRows(text);
      if (text !== null && Number.isInteger(n)) rows = withCells(rows, n, { leaves: typed });
      wiped = null;
      if (result !== null) result = { kind: "changed" };
    },
    () => !unkept.has(rowsKey()),
  );

  // ---- what is chosen ----

  /** @param {string} text */
  function usable(text) {
    const read = typedRule(engine, text);
    engine.check_hand_table(read.text, choice.convention, []);
    return read;
  }

  function readRows() {
    return unkept.get(rowsKey()) ?? readKeptRows(storage.read(rowsKey()));
  }

  function rowsKey() {
    return `${KEY}.${rule.text}.${choice.convention}`;
  }

  const shown = () => range(choice.first, choice.last);

  /** @param {Partial<import("./hand-sheet.js").Chosen>} change */
  function choose(change) {
    choice = { ...choice, ...change };
    isKept = storage.write(KEY, keepChoice(choice)) && !unkept.has(rowsKey()) && mayKeep(context, rowsKey());
    rows = readRows();
    wiped = null;
    result = null;
    text = null;
    update();
  }

  /** @param {string} text */
  function chooseRule(text) {
    try {
      rule = usable(text);
      refusal = undefined;
      if (!choice.isOwn) typedText = typable(rule.text);
      choose({ rule: rule.text });
    } catch (error) {
      refusal = error;
      update();
    }
  }

  const onRule = {
    choose(/** @type {string} */ text) {
      choice = { ...choice, isOwn: false };
      chooseRule(text);
    },
    enter: () => chooseRule(typedText),
    openOwn() {
      choice = { ...choice, isOwn: true };
      update();
      goOnAt('[data-part="lab-rule"]');
    },
    type(/** @type {string} */ text) {
      typedText = text;
      update();
    },
  };

  function chooseRange() {
    const [first, last] = [readWhole(typedFirst), readWhole(typedLast)];
    hasBadRange = !isRange(first, last);
    if (hasBadRange || first === undefined || last === undefined) return update();
    if (first !== choice.first || last !== choice.last) choose({ first, last });
    else update();
  }

  // ---- what is written ----

  /**
   * @param {number} n
   * @param {Partial<import("./hand-sheet.js").Cells>} change
   */
  function write(n, change) {
    rows = withCells(rows, n, change);
    wiped = null;
    paper = "filled";
    keep();
    if (result !== null) result = { kind: "changed" };
    update();
  }

  function keep() {
    const text = keepRows(rows);
    isKept = storage.write(rowsKey(), text);
    if (storage.read(rowsKey()) === text) unkept.delete(rowsKey());
    else unkept.set(rowsKey(), rows);
  }

  function wipe() {
    [rows, wiped] = wiped === null ? [/** @type {Rows} */ (new Map()), rows] : [wiped, null];
    keep();
    result = null;
    update();
  }

  function check() {
    const given = toCheck(rows, shown());
    try {
      const difference = engine.check_hand_table(rule.text, choice.convention, given.rows);
      const { unreadable } = given;
      if (unreadable !== undefined && (difference === undefined || unreadable.n <= difference.n)) {
        result = { kind: "unreadable", ...unreadable };
      } else if (difference !== undefined) result = { kind: "differs", difference };
      else if (given.rows.length === 0) result = { kind: "nothing" };
      else result = { kind: "right", open: openRows(rows, shown()) };
    } catch (error) {
      result = { kind: "refused", error };
    }
    update();
  }

  /** The row that the result is about. */
  function pointedAt() {
    if (result?.kind === "differs") return result.difference.n;
    return result?.kind === "unreadable" ? result.n : undefined;
  }

  // ---- the keyboard ----

  /** Fields are gone on with at their end. @param {string} selector @returns {boolean} whether there is such an element */
  function goOnAt(selector) {
    const element = focusOn(context, selector);
    if (element instanceof HTMLInputElement) element.setSelectionRange(element.value.length, element.value.length);
    return element !== undefined;
  }

  /**
   * @param {number} n
   * @param {"leaves" | "verdict"} cell
   */
  function goTo(n, cell) {
    return goOnAt(`[data-row="${n}"] ${cell === "leaves" ? "input" : '[role="radio"][tabindex="0"]'}`);
  }

  /** @param {number} n */
  function goPast(n) {
    if (!goTo(n + 1, "leaves")) focusOn(context, '[data-action="hand-check"]');
  }

  const onKey = handKeys({
    verdictOf: (n) => cellsOf(rows, n).verdict,
    say: (n, verdict) => write(n, { verdict }),
    goTo,
    goPast,
  });

  // ---- paper ----

  /** @param {Paper} kind */
  function print(kind) {
    paper = kind;
    text = null;
    // While Chromium prints, a page cannot draw what it has never drawn before.
    isPrinting = true;
    update();
    let hasBegun = false;
    const begin = () => {
      hasBegun = true;
    };
    window.addEventListener("beforeprint", begin, { once: true });
    // A frame that may not print ignores this, and only complains to the console.
    window.print();
    window.removeEventListener("beforeprint", begin);
    if (hasBegun) return;
    isPrinting = false;
    isBlocked = true;
    showText(kind);
  }

  /** @param {Paper} kind */
  function showText(kind) {
    text = kind;
    update();
    const area = focusOn(context, ".hand-text textarea");
    if (area instanceof HTMLTextAreaElement) area.select();
  }

  function hideText() {
    text = null;
    update();
    focusOn(context, '[data-action="hand-text"]');
  }

  // ---- drawing ----

  function setupView() {
    const conventions = /** @type {const} */ (["misere", "normal"]).map((value) => ({
      value,
      text: words().tell(`convention-${endOf(value, [rule])}`),
    }));
    const chooseConvention = (/** @type {string} */ convention) =>
      choose({ convention: /** @type {Convention} */ (convention) });
    const typeFirst = (/** @type {string} */ typed) => {
      typedFirst = typed;
      update();
    };
    const typeLast = (/** @type {string} */ typed) => {
      typedLast = typed;
      update();
    };
    const { tell } = words();
    const chosen = { rule, isOwn: choice.isOwn, typed: typedText };
    return html`
      <p class="sentence">
        ${ruleChoice(chosen, words(), onRule)}
        ${part("lab-convention", tell("convention-label"), conventions, choice.convention, chooseConvention)}
        <span class="hand-range">
          ${tell("hand-from")}
          ${typedField("lab-first", tell("hand-first"), typedFirst, typeFirst, chooseRange, "numeric")}
          ${tell("hand-to")} ${typedField("lab-last", tell("hand-last"), typedLast, typeLast, chooseRange, "numeric")}
          ${tell("hand-range-end")}
        </span>
      </p>
      <div role="alert" class="hand-problem">
        ${refusal === undefined ? nothing : keyed(refusal, html`<p>${refusalInWords(refusal, words())}</p>`)}
        ${hasBadRange ? html`<p>${tell("hand-bad-range", { coins: MOST_COINS, rows: MOST_ROWS })}</p>` : nothing}
      </div>
    `;
  }

  /** @param {number} n @param {boolean} isMarked */
  function rowView(n, isMarked) {
    const { tell } = words();
    const { leaves, verdict } = cellsOf(rows, n);
    const read = readLeaves(leaves);
    const isUnreadable = read.kind === "unreadable";
    const onInput = (/** @type {Event & { target: HTMLInputElement }} */ { target }) =>
      write(n, { leaves: target.value });
    return html`
      <tr data-row=${n} class=${isMarked ? "marked" : ""}>
        <th scope="row">
          ${n}${isMarked ? html`<span class="hand-mark">${tell("hand-again")}</span>` : nothing}
        </th>
        <td>
          <input
            type="text"
            inputmode="text"
            autocomplete="off"
            autocapitalize="off"
            spellcheck="false"
            aria-label=${tell("hand-leaves-of", { n })}
            aria-invalid=${isUnreadable ? "true" : "false"}
            aria-describedby=${isUnreadable ? `hand-unreadable-${n}` : nothing}
            .value=${leaves}
            @input=${onInput}
          />
          ${
            isUnreadable
              ? html`<p class="hand-unreadable" id="hand-unreadable-${n}">${tell("hand-unreadable", { why: read.why, word: read.word, most: read.most })}</p>`
              : nothing
          }
        </td>
        <td>
          <div class="hand-verdict" role="radiogroup" aria-label=${tell("hand-verdict-of", { n })}>
            ${VERDICTS.map((each) => {
              const isSaid = each === verdict;
              // Who presses it again takes it back.
              const press = () => write(n, { verdict: isSaid ? undefined : each });
              return html`<button
                type="button"
                role="radio"
                class="lab-${each}"
                data-say=${each}
                aria-checked=${isSaid ? "true" : "false"}
                tabindex=${each === (verdict ?? "win") ? 0 : -1}
                @click=${press}
              ><i aria-hidden="true">${MARKS[each]}</i> ${tell(`verdict-${each}`)}</button>`;
            })}
          </div>
        </td>
      </tr>
    `;
  }

  function gridView() {
    const { tell } = words();
    return html`
      <table class="hand-grid" @keydown=${onKey}>
        <caption class="unseen">${tell("hand-title")}</caption>
        <thead>
          <tr>
            <th scope="col">${tell("table-number")}</th>
            <th scope="col">${tell("hand-leaves")}</th>
            <th scope="col">${tell("table-verdict")}</th>
          </tr>
        </thead>
        <tbody>${shown().map((n) => {
          const isMarked = n === pointedAt();
          // Long rows take a while to read: only those in which something has changed are drawn again.
          return guard([n, cellsOf(rows, n), isMarked, words()], () => rowView(n, isMarked));
        })}</tbody>
      </table>
    `;
  }

  function checkView() {
    const { tell } = words();
    const n = pointedAt();
    const mend = () => {
      if (n !== undefined)
        goTo(n, result?.kind === "differs" && isAboutVerdict(result.difference) ? "verdict" : "leaves");
    };
    const isEmpty = shown().every((each) => !rows.has(each));
    return html`
      <section class="lab-card hand-check" aria-labelledby="hand-check-title">
        <h2 id="hand-check-title">${tell("hand-check-title")}</h2>
        <div role="status" class="hand-result">${keyed(
          result,
          resultView(result, choice, words(), () => go("laws")),
        )}</div>
        <div class="lab-row">
          <button type="button" class="strong" data-action="hand-check" @click=${check}>${tell("hand-check")}</button>
          ${
            n === undefined
              ? nothing
              : html`<button type="button" data-action="hand-go" @click=${mend}>${tell("hand-go", { n })}</button>`
          }
        </div>
        <p class="soft hand-keys">${tell("hand-keys")}</p>
        ${keptNote(isKept, context, [KEY, rowsKey()], "hand-not-kept")}
      </section>
      <section class="lab-card hand-paper" aria-labelledby="hand-paper-title">
        <h2 id="hand-paper-title">${tell("hand-paper")}</h2>
        <div class="lab-row">
          <button type="button" data-action="print-filled" @click=${() => print("filled")}>${tell("hand-print-filled")}</button>
          <button type="button" data-action="print-blank" @click=${() => print("blank")}>${tell("hand-print-blank")}</button>
          <button type="button" data-action="hand-text" aria-expanded=${text === null ? "false" : "true"} @click=${() => (text === null ? showText("filled") : hideText())}>
            ${tell("hand-text")}
          </button>
          <button type="button" data-action="hand-wipe" aria-disabled=${isEmpty && wiped === null ? "true" : "false"} @click=${() => (isEmpty && wiped === null ? undefined : wipe())}>
            ${tell(wiped === null ? "hand-wipe" : "hand-unwipe")}
          </button>
        </div>
        ${text === null ? nothing : textView(text)}
      </section>
    `;
  }

  /** @param {Paper} kind */
  function textView(kind) {
    const { tell } = words();
    const written = sheetText(shown(), kind === "blank" ? null : rows, {
      title: tell("hand-title"),
      rule: ruleLine(),
      heads: [tell("table-number"), tell("hand-leaves"), tell("table-verdict")],
      verdict: (verdict) => tell(`verdict-${verdict}`),
    });
    return html`
      <div class="hand-text">
        <p class="soft" id="hand-text-what">${tell(isBlocked ? "hand-text-blocked" : "hand-text-what")}</p>
        <textarea readonly rows="8" aria-labelledby="hand-text-what" .value=${written}></textarea>
        <button type="button" data-action="hand-text-close" @click=${hideText}>${tell("close")}</button>
      </div>
    `;
  }

  function ruleLine() {
    const { tell } = words();
    return tell("table-rule", { rule: ruleInWords(rule, words()), convention: endOf(choice.convention, [rule]) });
  }

  return () => {
    const { tell } = words();
    return html`
      <div class="hand">
        <section class="lab-card hand-main" aria-labelledby="hand-title">
          <h2 id="hand-title">${tell("hand-title")}</h2>
          ${setupView()}
          <p class="soft hand-how">${tell("hand-how")}</p>
          ${gridView()}
        </section>
        <div class="hand-side">${checkView()}</div>
      </div>
      ${isPrinting ? sheetView(shown(), paper === "blank" ? new Map() : rows, ruleLine(), words()) : nothing}
    `;
  };
}
