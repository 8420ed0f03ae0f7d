// The keys with which the hand table is filled: from cell to cell, and a letter for each verdict.

/** @typedef {import("../hand-sheet.js").Verdict} Verdict */

const KEYS = /** @type {Record<string, Verdict>} */ ({ w: "win", l: "lose" });

/**
 * @typedef {object} KeyActions
 * @property {(n: number) => Verdict | undefined} verdictOf
 * @property {(n: number, verdict: Verdict | undefined) => void} say
 * @property {(n: number, cell: "leaves" | "verdict") => boolean} goTo whether there is such a cell
 * @property {(n: number) => void} goPast goes on behind a row
 */

/** @param {KeyActions} on */
export function handKeys(on) {
  /** @param {KeyboardEvent} event */
  function onKey(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    const n = Number(target.closest("tr")?.dataset.row);
    if (event.ctrlKey || event.metaKey || event.altKey || Number.isNaN(n)) return;
    const isDone =
      target instanceof HTMLInputElement
        ? keyInLeaves(n, target, event.key)
        : keyInVerdict(n, event.key, event.shiftKey);
    if (isDone) event.preventDefault();
  }

  /**
   * @param {number} n
   * @param {HTMLInputElement} input
   * @param {string} key
   * @returns {boolean} whether it meant something here
   */
  function keyInLeaves(n, { selectionStart, selectionEnd, value }, key) {
    const isAt = (/** @type {number} */ place) => selectionStart === place && selectionEnd === place;
    switch (key) {
      case "Enter":
        return on.goTo(n, "verdict");
      case "ArrowDown":
        return on.goTo(n + 1, "leaves");
      case "ArrowUp":
        return on.goTo(n - 1, "leaves");
      case "ArrowRight":
        return isAt(value.length) && on.goTo(n, "verdict");
      case "ArrowLeft":
        return isAt(0) && on.goTo(n - 1, "verdict");
      default:
        return false;
    }
  }

  /**
   * @param {number} n
   * @param {string} key
   * @param {boolean} isShifted
   */
  function keyInVerdict(n, key, isShifted) {
    const verdict = on.verdictOf(n);
    const say = (/** @type {Verdict | undefined} */ said) => {
      on.say(n, said);
      return on.goTo(n, "verdict");
    };
    switch (key) {
      case "Enter":
        if (isShifted) return on.goTo(n, "leaves");
        on.goPast(n);
        return true;
      case "ArrowDown":
        return on.goTo(n + 1, "verdict");
      case "ArrowUp":
        return on.goTo(n - 1, "verdict");
      case "ArrowLeft":
        return verdict === "win" ? on.goTo(n, "leaves") : say("win");
      case "ArrowRight":
        return verdict === "lose" ? on.goTo(n + 1, "leaves") : say("lose");
      case "Delete":
      case "Backspace":
        return say(undefined);
      default: {
        // Keyboards for Japanese and Chinese may send wide letters.
        const said = KEYS[key.normalize("NFKC").toLowerCase()];
        return said !== undefined && say(said);
      }
    }
  }

  return onKey;
}
