// Puts the page together: the state, what is seen of it, and what changes it.

import { html, render } from "lit-html";
import { createActions, noticeOf } from "./actions.js";
import { readAddress, writeAddress } from "./address.js";
import { listenToBoard, tabStop } from "./board-input.js";
import { startEngine } from "./engine.js";
import { LANGUAGES, TAGS, TEXTS } from "./locales.js";
import { createMessages } from "./messages.js";
import { DEFAULTS } from "./params.js";
import { readLanguage, readTheme, themeAfter } from "./preferences.js";
import { createState, isComputersTurn, isShow, setParams, withUi } from "./state.js";
import { openStorage } from "./storage.js";
import { columnsView } from "./views/board.js";
import { controlsView, noticeView } from "./views/controls.js";
import { headerView } from "./views/header.js";
import { movesView } from "./views/moves.js";
import { ribbonView } from "./views/ribbon.js";
import { setupView } from "./views/setup.js";
import { statusView } from "./views/status.js";
import { takesView } from "./views/takes.js";

/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {import("./engine.js").Game} Game */
/** @typedef {import("./state.js").State} State */

/** How long a computer seems to think, so that its move can be followed. */
const THINKING_MS = 700;

const languages = Object.keys(LANGUAGES);
const storage = openStorage();
const place = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
const board = place("board");

start().catch((error) => {
  const words = speak(readLanguage(storage, navigator.languages, languages));
  render(html`<p class="failure" role="alert">${words.tell("no-engine")}</p>`, board);
  console.error(error);
});

async function start() {
  const engine = await startEngine();
  const address = readAddress(location.hash, engine, languages);
  let extras = { language: address.language, isFast: address.isFast };
  let theme = readTheme(storage);
  let words = speak(address.language ?? readLanguage(storage, navigator.languages, languages));
  let state = firstState(engine, address);
  // An address that says the same in other words is left as it is.
  let shownAddress = writeAddress(state.match.params, state.match.rule, extras);
  /** The game in which a computer is about to move. @type {Game | undefined} */
  let awaited;
  /** @type {number | undefined} */
  let timer;

  const on = createActions({
    engine,
    current: () => state,
    update,
    hurry,
    setLanguage(language) {
      storage.write("language", language);
      extras = { ...extras, language };
      words = speak(language);
      update(state);
    },
    nextTheme() {
      theme = themeAfter(theme);
      storage.write("theme", theme);
      update(state);
    },
  });

  listenToBoard(board, () => state, on);
  window.addEventListener("hashchange", followAddress);
  update(state);

  /** @param {State} next */
  function update(next) {
    state = next;
    draw();
    showAddress();
    letComputerPlay();
  }

  function draw() {
    const focused = document.activeElement;
    document.documentElement.dataset.theme = theme;
    render(headerView(theme, words, on), place("top"));
    render([statusView(state, words), columnsView(state, words), takesView(state, words, on)], board);
    render(noticeView(state, words, on), place("notice"));
    render(controlsView(state, words, on), place("controls"));
    render(ribbonView(state, words), place("table"));
    render(setupView(state, words, on), place("setup"));
    render(movesView(state, words, on), place("moves"));
    if (focused?.matches("[data-coin], [data-take]")) keepFocus(focused);
  }

  /**
   * The focus follows the tab stop of the board. Where what had it is gone, it goes to what is left, and after the last
   * coin to "new game".
   *
   * @param {Element} focused
   */
  function keepFocus(focused) {
    if (focused.isConnected && focused.matches("[data-take]")) return;
    const take = focused.matches("[data-take]") ? document.querySelector("[data-take]:last-of-type") : null;
    const place = take ?? tabStop(board) ?? document.querySelector('[data-action="new"]');
    if (place instanceof HTMLElement && place !== document.activeElement) place.focus();
  }

  function letComputerPlay() {
    const { isPaused, isStuck } = state.ui;
    const isReady = isComputersTurn(state) && !isStuck && !(isShow(state) && isPaused);
    if (isReady && awaited === state.match.game) return;
    clearTimeout(timer);
    awaited = isReady ? state.match.game : undefined;
    if (isReady) timer = window.setTimeout(hurry, extras.isFast ? 0 : THINKING_MS);
  }

  function hurry() {
    clearTimeout(timer);
    awaited = undefined;
    on.playComputer();
  }

  function showAddress() {
    const address = writeAddress(state.match.params, state.match.rule, extras);
    if (address === shownAddress) return;
    shownAddress = address;
    try {
      history.replaceState(null, "", address);
    } catch {
      // Some frames may not change their address, and play on without.
    }
  }

  function followAddress() {
    const { params, problems, language, isFast } = readAddress(location.hash, engine, languages);
    extras = { language: language ?? extras.language, isFast };
    if (language !== undefined) words = speak(language);
    try {
      const next = withProblems(setParams(engine, state, params), problems);
      shownAddress = writeAddress(params, next.match.rule, extras);
      update(next);
    } catch (error) {
      update(withUi(state, { notice: noticeOf(error) }));
    }
  }
}

/**
 * @param {Engine} engine
 * @param {ReturnType<typeof readAddress>} address
 * @returns {State}
 */
function firstState(engine, { params, problems }) {
  try {
    return withProblems(createState(engine, params), problems);
  } catch (error) {
    return withUi(createState(engine, DEFAULTS), { notice: noticeOf(error) });
  }
}

/**
 * @param {State} state
 * @param {ReturnType<typeof readAddress>["problems"]} problems
 */
function withProblems(state, problems) {
  const [first] = problems;
  return withUi(state, { notice: first === undefined ? null : { id: "address-bad", values: first } });
}

/**
 * The words of a language, in which the whole page then is.
 *
 * @param {string} language
 */
function speak(language) {
  const tag = TAGS[/** @type {keyof typeof TAGS} */ (language)];
  const words = createMessages(language, TEXTS[language], tag);
  document.documentElement.lang = tag;
  document.title = words.tell("app-name");
  board.setAttribute("aria-label", words.tell("board"));
  place("controls").setAttribute("aria-label", words.tell("actions"));
  return words;
}
