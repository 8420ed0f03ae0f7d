// Puts the page together: the state, what is seen of it, and what changes it.

import { html, render } from "lit-html";
import { createActions, noticeOf } from "./actions.js";
import { languageIn, othersIn, readAddress, writeAddress } from "./address.js";
import { hintOf, mayExperiment } from "./answers.js";
import { listenToBoard, tabStop } from "./board-input.js";
import { keepComposing } from "./composition.js";
import { startEngine } from "./engine.js";
import { EngineError, isTrap } from "./engine-error.js";
import { openGames } from "./keeping.js";
import { createKnowledge, FAILED } from "./knowledge.js";
import { createLaboratory } from "./laboratory.js";
import { LANGUAGES, TAGS, TEXTS } from "./locales.js";
import { createMessages } from "./messages.js";
import { createMotion, hasEnded } from "./motion.js";
import { createOdds } from "./odds.js";
import { createParts } from "./parts.js";
import { createPlaces } from "./places.js";
import {
  PACES,
  PREFERENCES,
  readHabits,
  readLanguage,
  readTheme,
  themeAfter,
  writeHabits,
  writePreferences,
} from "./preferences.js";
import { createState, isComputersTurn, isShow, isWorthKeeping, playOn, setParams, withUi } from "./state.js";
import { openStorage } from "./storage.js";
import { entitle } from "./title.js";
import { isNewer } from "./versions.js";
import { columnsView } from "./views/board.js";
import { columnsTableView } from "./views/columns-table.js";
import { controlsView, noticeView } from "./views/controls.js";
import { headerView } from "./views/header.js";
import { helpView } from "./views/help.js";
import { movesView } from "./views/moves.js";
import { ribbonView, windToBoard } from "./views/ribbon.js";
import { setupView } from "./views/setup.js";
import { statusView } from "./views/status.js";
import { takesView } from "./views/takes.js";
import { whyView } from "./views/why.js";
import { settledInTime } from "./waiting.js";

/** @typedef {import("./answers.js").Answers} Answers */
/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {import("./engine.js").Game} Game */
/** @typedef {import("./keeping.js").Games} Games */
/** @typedef {import("./state.js").State} State */
/** @typedef {import("./storage.js").Keep} Keep */

const languages = Object.keys(LANGUAGES);
const place = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
const board = place("board");
/** Everything that is drawn into. */
const PARTS = ["top", "board", "notice", "controls", "table", "setup", "why", "moves", "lab", "help"];

place("unloaded").hidden = true;
start().catch(async (error) => {
  console.error(error);
  await dress();
  const words = speak(readLanguage(openStorage(), navigator.languages, languages));
  if (board.hasAttribute("aria-busy")) takeOver();
  const told = document.createElement("div");
  board.prepend(told);
  render(html`<p class="failure" role="alert">${words.tell("no-engine")}</p>`, told);
});

async function start() {
  keepComposing(window);
  // All that the coins wait for is the browser: what takes long comes when they are on the screen.
  if (board.firstChild !== null) await whenSeen();
  // The words are made ready while the browser compiles the engine beside them.
  const starting = startEngine();
  const storage = openStorage();
  const games = openGames(
    storage,
    openStorage(() => window.sessionStorage),
  );
  window.addEventListener("pagehide", games.leave);
  window.addEventListener("pageshow", ({ persisted }) => persisted && games.comeBack());
  const languageAsked = languageIn(location.hash, languages, location.search);
  let words = speak(languageAsked ?? readLanguage(storage, navigator.languages, languages));
  let theme = readTheme(storage);
  const engine = await starting;
  await dress();

  const { state: first, address } = await firstState(engine, storage, games);
  let state = withAnswers(withUi(first, readHabits(storage)), address.answers, storage);
  let extras = extrasOf(address);
  // While it is closed, nobody waits for it.
  if (!mayExperiment(state)) extras.lab = undefined;
  // An address that says the same in other words is left as it is; what stood behind a question mark is moved.
  let shownAddress =
    othersIn(location.search) === location.search ? writeAddress(state.match.params, state.match.rule, extras) : "";
  /** The game in which a computer is about to move, after how many milliseconds. @type {{ game: Game, pace: number } | undefined} */
  let awaited;
  /** @type {number | undefined} */
  let timer;
  const motion = createMotion(board);
  const part = createParts((error) => {
    console.error(error);
    state = withUi(state, { notice: { id: "draw-failed" } });
    drawNotice();
  });
  const places = createPlaces(place("game"), place("lab"), flask);
  const knowledge = createKnowledge(engine);
  const odds = createOdds(engine);
  let isWorkingOutOdds = false;
  let isUnkeptTold = false;
  /** Whether the engine failed at what is beside the game, and is starting again. */
  let isRestarting = false;

  const on = createActions({
    engine,
    current: () => state,
    update,
    hurry,
    setLanguage(language) {
      writePreferences(storage, { language });
      extras = { ...extras, language };
      words = speak(language);
      update(state);
    },
    nextTheme() {
      theme = themeAfter(theme);
      writePreferences(storage, { theme });
      update(state);
    },
    toggleLab: () => (extras.lab === undefined && !laboratory.isLoading() ? laboratory.show("") : openView(undefined)),
  });

  const laboratory = createLaboratory({
    host: {
      place: place("lab"),
      storage,
      state: () => state,
      play(params) {
        openView(undefined);
        on.change(params);
        tabStop(board)?.focus();
      },
      playOn(params, game) {
        openView(undefined);
        update(playOn(engine, state, params, game));
        tabStop(board)?.focus();
      },
      opened: openView,
    },
    speech: () => ({ language: words.language, tag: document.documentElement.lang, texts: TEXTS[words.language] }),
    words: () => words,
    changed: () => update(state),
    failed(error) {
      openView(undefined);
      update(withUi(state, { notice: { id: "lab-failed" } }));
      console.error(error);
    },
  });

  const { pressed, hadFocus } = takeOver();
  listenToBoard(board, () => state, on);
  window.addEventListener("hashchange", followAddress);
  update(state);
  if (hadFocus) tabStop(board)?.focus();
  if (pressed > 0) takeEarly(pressed);
  if (extras.lab !== undefined) laboratory.show(extras.lab);

  /** Shows a view of the laboratory in place of the board, or the board. @param {string | undefined} lab */
  function openView(lab) {
    if (lab === undefined) laboratory.close();
    extras = { ...extras, lab };
    update(state);
  }

  /** Takes the coin that was pressed before the page could play. @param {number} coin */
  function takeEarly(coin) {
    const { notice } = state.ui;
    on.take({ column: 0, count: state.view.columns[0].coins - coin + 1 });
    // What the page has to tell of its beginning is not lost.
    if (state.ui.notice === null && notice !== null) update(withUi(state, { notice }));
  }

  /** @param {State} next */
  function update(next) {
    const before = state;
    state = next;
    draw(before);
    keep(before);
    showAddress();
    letComputerPlay();
  }

  /** @param {State} before */
  function draw(before) {
    const focused = document.activeElement;
    document.documentElement.dataset.theme = theme;
    if (before.match.game !== state.match.game) board.classList.toggle("ending", hasEnded(before, state));
    const leaving = part("leaving", () => (extras.isFast ? null : motion.leaving(before, state)));
    drawPart("board", () => [statusView(state, words), columnsView(state, words), takesView(state, words, on)]);
    drawRest();
    if (before === state || before.view.total !== state.view.total) windToBoard(place("table"));
    if (leaving) part("motion", () => motion.show(leaving, state, words));
    keepFocus(focused);
    if (before.ui.hint !== state.ui.hint) place("side").scrollTop = 0;
    const shown = columnToShow(before);
    if (shown !== undefined)
      board.querySelectorAll(".column")[shown]?.scrollIntoView({ inline: "center", block: "nearest" });
  }

  /** The column of a new hint, or of a move: there may be more of them than fit. @param {State} before */
  function columnToShow(before) {
    if (before.ui.hint !== state.ui.hint) return hintOf(state)?.column;
    const { columns, moves } = state.view;
    return columns.length > 1 && before.view.moves.length < moves.length ? moves.at(-1)?.column : undefined;
  }

  function drawNotice() {
    drawPart("notice", () => noticeView(state, words, on));
  }

  /** @param {string} id @param {() => unknown} view */
  function drawPart(id, view) {
    part(id, () => render(view(), place(id)));
  }

  function drawRest() {
    const isLabOpen = extras.lab !== undefined && mayExperiment(state);
    const mayOpen = mayExperiment(state);
    const isColumn = state.view.columns.length === 1;
    const known = part("known", know) ?? FAILED;
    drawPart("top", () => headerView({ theme, mayOpen, isLabOpen, isLabLoading: laboratory.isLoading() }, words, on));
    drawPart("controls", () => controlsView(state, words, on));
    drawPart("table", () => (isColumn ? ribbonView(state, known, words, on) : columnsTableView(state, known, words)));
    drawPart("setup", () => setupView(state, known, odds, words, on));
    drawPart("why", () => whyView(state, known, words, on));
    drawPart("moves", () => movesView(state, words));
    drawPart("help", () => helpView(state, words, on));
    drawNotice();
    places.show(isLabOpen);
    if (isLabOpen) part("lab", laboratory.update);
    else entitle(words.tell("app-name"));
    workOutOdds();
  }

  function know() {
    try {
      return isRestarting ? FAILED : knowledge(state);
    } catch (error) {
      askAgain(error);
      return FAILED;
    }
  }

  /** Where the engine failed, that is told, and the fresh one is asked. @param {unknown} error */
  function askAgain(error) {
    const notice = noticeOf(error);
    isRestarting = true;
    const again = () => {
      isRestarting = false;
      update(withUi(state, { notice }));
    };
    engine.restarted().then(again);
  }

  /** How strong the computers are is worked out one by one, whenever the page has nothing else to do. */
  function workOutOdds() {
    if (isWorkingOutOdds || isRestarting || isShow(state)) return;
    isWorkingOutOdds = true;
    const whenIdle = window.requestIdleCallback ?? setTimeout;
    whenIdle(() => {
      isWorkingOutOdds = false;
      try {
        if (odds.workOut(state.match.params)) drawRest();
      } catch (error) {
        askAgain(error);
      }
    });
  }

  /**
   * On the coins the focus follows the tab stop. Where what had it is gone, it goes to what is left in its place: another
   * take, the sentence of the set-up, the top coin, or after the last coin to the button that begins another game.
   *
   * @param {Element | null} focused
   */
  function keepFocus(focused) {
    if (focused === null || (focused.isConnected && !focused.matches("[data-coin]"))) return;
    const take = focused.matches("[data-take]") ? board.querySelector("[data-take]:last-of-type") : null;
    const part = focused.matches("[data-part]") ? place("setup").querySelector("[data-part]") : null;
    const again = [...document.querySelectorAll('[data-action="again"], [data-action="new"]')];
    const next = take ?? part ?? tabStop(board) ?? again.find((each) => each.getClientRects().length > 0);
    if (next instanceof HTMLElement && next !== document.activeElement) next.focus();
  }

  /** @param {State} before */
  function keep(before) {
    // Whoever has touched nothing yet has nothing to keep, and sees the first coins the next time too.
    const isTouched = isWorthKeeping(state) || state.earlier.length + state.later.length > 0;
    const isOther = before.match.params !== state.match.params;
    const isNew = before.match !== state.match || before === state;
    if (isNew && (isTouched || isOther || games.hadGame()) && !games.keep(state)) tellUnkept();
    const { pace, hasKeys, answers } = state.ui;
    const had = before.ui;
    if (had.pace !== pace || had.hasKeys !== hasKeys || had.answers !== answers) writeHabits(storage, state.ui);
  }

  /** Once: what was played until there was no room any more comes back after a reload, and no more. */
  function tellUnkept() {
    if (isUnkeptTold || !storage.isLasting || state.ui.notice !== null) return;
    isUnkeptTold = true;
    state = withUi(state, { notice: { id: "game-unkept" } });
    drawNotice();
  }

  function letComputerPlay() {
    const { isPaused, isStuck } = state.ui;
    const isReady = isComputersTurn(state) && !isStuck && !(isShow(state) && isPaused);
    const pace = extras.isFast ? 0 : PACES[isShow(state) ? state.ui.pace : "normal"];
    if (isReady && awaited?.game === state.match.game && awaited.pace === pace) return;
    clearTimeout(timer);
    awaited = isReady ? { game: state.match.game, pace } : undefined;
    if (isReady) timer = window.setTimeout(hurry, pace);
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
      const { pathname, search } = location;
      const others = othersIn(search);
      history.replaceState(null, "", others === search ? address : pathname + others + address);
    } catch {
      // Some frames may not change their address, and play on without.
    }
  }

  function followAddress() {
    try {
      const followedAddress = readAddress(location.hash, engine, languages, location.search);
      const { params, problems, language, answers, lab } = followedAddress;
      const followed = setParams(engine, withUi(state, { notice: null, typed: null }), params);
      const next = withAnswers(withProblems(followed, problems), answers, storage);
      extras = {
        ...extrasOf(followedAddress),
        language: language ?? extras.language,
        lab: mayExperiment(next) ? lab : undefined,
      };
      if (language !== undefined) words = speak(language);
      shownAddress = writeAddress(params, next.match.rule, extras);
      if (extras.lab === undefined) laboratory.close();
      update(next);
      if (extras.lab !== undefined) laboratory.show(extras.lab);
    } catch (error) {
      update(withUi(state, { notice: noticeOf(error) }));
    }
  }
}

/**
 * @param {ReturnType<typeof readAddress>} address
 * @returns {import("./address.js").Extras}
 */
function extrasOf({ language, answers, isFast, lab, foreign }) {
  return { language, answers, isFast, lab, foreign };
}

/**
 * What the address sets up, or what was kept. Should the engine fail at once, another instance of it has another try; should
 * it fail again, what is kept stays as it is, and another game begins.
 *
 * @param {Engine} engine
 * @param {Keep} storage
 * @param {Games} games
 */
async function firstState(engine, storage, games) {
  try {
    const { state, address } = firstTry(engine, games);
    const hasNewer = games.hasNewer() || isNewer(storage.read(PREFERENCES));
    return { state: hasNewer ? withUi(state, { notice: state.ui.notice ?? { id: "kept-newer" } }) : state, address };
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    await engine.restarted();
    try {
      const { state, address } = firstTry(engine, games);
      return { state: withUi(state, { notice: noticeOf(error) }), address };
    } catch (again) {
      if (!isTrap(again)) throw again;
      await engine.restarted();
      games.leaveUnread();
      const address = readAddress(location.hash, engine, languages, location.search);
      return { state: withUi(createState(engine, address.params), { notice: { id: "game-unread" } }), address };
    }
  }
}

/** @param {Engine} engine @param {Games} games */
function firstTry(engine, games) {
  const address = readAddress(location.hash, engine, languages, location.search);
  const { params, problems } = address;
  const kept = games.read(engine, address.isEmpty ? null : params);
  return { state: withProblems(kept ?? createState(engine, params), problems), address };
}

/**
 * @param {State} state
 * @param {Answers | undefined} fixed when the address wants answers to be shown
 * @param {Keep} storage
 */
function withAnswers(state, fixed, storage) {
  const chosen = state.ui.isAnswersFixed ? readHabits(storage).answers : state.ui.answers;
  return withUi(state, { isAnswersFixed: fixed !== undefined, answers: fixed ?? chosen });
}

/**
 * @param {State} state
 * @param {ReturnType<typeof readAddress>["problems"]} problems
 */
function withProblems(state, problems) {
  if (problems.length === 0) return state;
  // Whatever stands in an address, the notice must stay small.
  const short = (/** @type {string} */ text) => (text.length > 24 ? `${text.slice(0, 23)}…` : text);
  const told = problems
    .slice(0, 3)
    .map(({ key, value }) => (value === "" ? short(key) : `${short(key)}=${short(value)}`));
  const list = [...told, ...(problems.length > 3 ? ["…"] : [])].join(", ");
  return withUi(state, { notice: { id: "address-bad", values: { list } } });
}

/**
 * Clears the board that was there first (index.html), and all that was drawn before a browser saved this page as a file.
 *
 * @returns {{ pressed: number, hadFocus: boolean }} the coin that was pressed on it, 0 for none, and whether one had the focus
 */
function takeOver() {
  const { pressed = "" } = board.dataset;
  const hadFocus = board.contains(document.activeElement);
  delete board.dataset.pressed;
  board.removeAttribute("aria-busy");
  board.className = "";
  for (const part of PARTS) place(part).replaceChildren();
  return { pressed: Number(pressed), hadFocus };
}

/** What opens the laboratory, where it may be opened. */
function flask() {
  const found = place("top").querySelector('[data-action="lab"]');
  return found instanceof HTMLElement ? found : tabStop(board);
}

/** Puts the whole stylesheet, or none where it could not be loaded, in the place of the rules for the first coins (index.html). */
async function dress() {
  const style = /** @type {HTMLLinkElement} */ (place("style"));
  if (style.sheet === null && document.readyState !== "complete") {
    // Where the stylesheet failed before, this is the next to tell. Nothing else is waited for: what a host adds may hang.
    const isComplete = new Promise((resolve) => window.addEventListener("load", resolve));
    await Promise.race([settledInTime(style), isComplete]);
  }
  style.media = "all";
  document.getElementById("first-style")?.remove();
}

/** Waits until the browser has shown what there is, or a little where it shows nothing because nobody looks. */
function whenSeen() {
  return new Promise((resolve) => {
    new PerformanceObserver((entries) => {
      if (entries.getEntriesByName("first-contentful-paint").length > 0) resolve(undefined);
    }).observe({ type: "paint", buffered: true });
    setTimeout(resolve, 300);
  });
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
  entitle(words.tell("app-name"));
  board.setAttribute("aria-label", words.tell("board"));
  place("controls").setAttribute("aria-label", words.tell("actions"));
  return words;
}
