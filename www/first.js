// What comes first: the coins, on the screen before the script that plays has arrived. It draws what the address sets up,
// or the usual column, where that is plain to see; a game that was kept is for the rest of the page to read. What is
// pressed meanwhile is not lost: `data-pressed` on the board says it.

/** The usual column of the page (params.js), and more coins than may be drawn here. */
const USUAL = "21";
const TOO_MANY = 100;

const board = /** @type {HTMLElement} */ (document.getElementById("board"));
const columns = columnsAsked();
if (columns.length > 0) {
  board.innerHTML = boardOf(columns);
  board.querySelector(".stage")?.addEventListener("click", press);
}
afterAFrame(loadPage);

/** The coins in each column, or none where they are not plain to see. */
function columnsAsked() {
  if (isGameKept()) return [];
  const asked = new URLSearchParams(location.hash.slice(1)).get("n") ?? USUAL;
  const numbers = /^\d+(,\d+)*$/.test(asked) ? asked.split(",").map(Number) : [];
  return numbers.reduce((sum, coins) => sum + coins, 0) > TOO_MANY ? [] : numbers.filter((coins) => coins > 0);
}

function isGameKept() {
  try {
    return localStorage.getItem("last-coin.games") !== null;
  } catch {
    // In a sandboxed frame nothing was kept.
    return false;
  }
}

/**
 * The board as the views draw it (views/board.js), without a word, so that it does not move when they draw it again.
 *
 * @param {number[]} coins of each column
 */
function boardOf(coins) {
  const stacks = coins.map((height, column) => {
    const buttons = Array.from({ length: height }, (_, index) => {
      const coin = index + 1;
      return `<button type="button" class="coin ${coin === height ? "top bare" : ""}" data-column="${column}" data-coin="${coin}" tabindex="-1"></button>`;
    });
    return `<div class="column"><div class="stack">${buttons.join("")}</div><span class="total">${height}</span></div>`;
  });
  return `
    <div class="status" data-state="playing"></div>
    <div class="stage">
      <div class="columns" style="--tallest: ${Math.max(...coins)}; --columns: ${coins.length}">${stacks.join("")}</div>
    </div>
    <div class="takes"></div>
  `;
}

/** @param {Event} event */
function press({ target }) {
  if (target instanceof HTMLElement && target.dataset.coin !== undefined) {
    board.dataset.pressed = `${target.dataset.column} ${target.dataset.coin}`;
  }
}

/**
 * Calls back when the browser has shown what there is, or soon where it shows nothing because nobody looks.
 *
 * @param {() => void} act
 */
function afterAFrame(act) {
  let isDone = false;
  const once = () => {
    if (!isDone) act();
    isDone = true;
  };
  new PerformanceObserver(once).observe({ type: "paint", buffered: true });
  setTimeout(once, 300);
}

/** The script that plays stands in the page itself where the page is a single file. */
function loadPage() {
  const inside = document.getElementById("script");
  const script = document.createElement("script");
  if (inside !== null) script.text = inside.textContent ?? "";
  else script.src = "dist/last-coin.js";
  script.onerror = tellUnbuilt;
  document.body.append(script);
}

function tellUnbuilt() {
  /** @type {HTMLElement} */ (document.getElementById("unbuilt")).hidden = false;
}
