// The laboratory: what can be done with the mathematics besides playing. It is a page within the page, with an engine of
// its own that can do more than the one of the game.

import { html, render } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { createMessages } from "../messages.js";
import { entitle } from "../title.js";
import { contained } from "./contained.js";
import { startLabEngine } from "./engine.js";
import { guarded } from "./guarded.js";
import { LAB_TEXTS } from "./locales.js";
import { isolatedIn } from "./names.js";
import { VIEWS } from "./views.js";
import { createWayBack } from "./way-back.js";

/** @typedef {import("../messages.js").Messages} Messages */
/** @typedef {import("../params.js").Params} Params */
/** @typedef {import("../state.js").State} State */
/** @typedef {import("../storage.js").Keep} Keep */
/** @typedef {import("../engine.js").Game} Game */
/** @typedef {import("./engine.js").LabEngine} LabEngine */

/**
 * What the page lends to the laboratory.
 *
 * @typedef {object} Host
 * @property {HTMLElement} place where it is shown
 * @property {Keep} storage
 * @property {() => State} state
 * @property {(params: Partial<Params>) => void} play goes to the board with another set-up
 * @property {(params: Partial<Params>, game: Game) => void} playOn goes to the board with a game that was begun elsewhere
 * @property {(view: string | undefined) => void} opened tells which view is open; undefined when it is to be closed
 */

/**
 * What every view works with.
 *
 * @typedef {object} Context
 * @property {LabEngine} engine
 * @property {Host} host
 * @property {Keep} storage
 * @property {() => Messages} words the page's words and the laboratory's
 * @property {() => void} update draws the laboratory again
 * @property {string[]} views the names of all views
 * @property {(view: string) => void} go opens another view
 */

/**
 * A view of the laboratory.
 *
 * @typedef {object} LabView
 * @property {string} id its name in the address; the message `lab-tab-<id>` is its name on the screen
 * @property {(context: Context) => () => unknown} create returns what draws it
 */

/**
 * @typedef {object} Lab
 * @property {(view: string) => void} show opens a view, or the first one where there is none of this name
 * @property {(speech: Speech) => void} setSpeech draws it again, as the page's state or language may have changed
 */

/**
 * A language, and the page's own texts in it.
 *
 * @typedef {{ language: string, tag: string, texts: import("../locales.js").Texts }} Speech
 */

/** @typedef {(host: Host, speech: Speech) => Promise<Lab>} CreateLab */

/** @type {CreateLab} */
async function createLab(host, speech) {
  const engine = await startLabEngine();
  let words = speak(speech);
  let open = VIEWS[0].id;

  const views = VIEWS.map(({ id }) => id);
  const wayBack = createWayBack(engine, host, () => words.language);
  /** @type {Host} */
  const hostOfViews = {
    ...host,
    play: (params) => wayBack.out(() => host.play(params)),
    playOn: (params, game) => wayBack.out(() => host.playOn(params, game)),
  };
  /** @type {Context} */
  const context = { engine, host: hostOfViews, storage: host.storage, words: () => words, update, views, go: show };
  const drawings = new Map(
    VIEWS.map((view) => [view.id, contained(context, { ...view, create: () => guarded(context, view) })]),
  );
  /** Counts the places that were thrown away with what a failed drawing left in them. */
  let thrownAway = 0;

  addEventListener("resize", fadeEnds);
  let isDrawing = false;
  let isStale = false;

  /** Drawing can take the element with the focus away, and what hears of that may ask for a drawing: it comes afterwards. */
  function update() {
    isStale = true;
    if (isDrawing) return;
    isDrawing = true;
    try {
      while (isStale) {
        isStale = false;
        drawFrame();
        if (drawView()) continue;
        thrownAway++;
        drawFrame();
        drawView();
      }
    } finally {
      isDrawing = false;
    }
    fadeEnds();
    wayBack.mark();
    if (!host.place.hidden) entitle(words.tell("lab-page-title", { view: words.tell(`lab-tab-${open}`) }));
  }

  function drawFrame() {
    render(frameView(), host.place);
  }

  function drawView() {
    const place = /** @type {HTMLElement} */ (host.place.querySelector(".lab-view"));
    return drawings.get(open)?.(place) ?? true;
  }

  /** The row of tabs fades where it goes on out of sight. */
  function fadeEnds() {
    const tabs = host.place.querySelector(".lab-tabs");
    if (!(tabs instanceof HTMLElement)) return;
    const { scrollLeft, scrollWidth, clientWidth } = tabs;
    tabs.toggleAttribute("data-before", scrollLeft > 1);
    tabs.toggleAttribute("data-after", scrollLeft + clientWidth < scrollWidth - 1);
  }

  /** @param {string} view */
  function show(view) {
    const before = open;
    if (drawings.has(view)) open = view;
    const isFromBoard = host.place.hidden;
    host.opened(open);
    if (isFromBoard) wayBack.lay();
    update();
    if (open !== before) host.place.querySelector(".lab-view")?.scrollTo(0, 0);
    host.place.querySelector('[aria-current="page"]')?.scrollIntoView({ block: "nearest", inline: "nearest" });
    // A frame that nobody is in takes no focus.
    if (document.hasFocus()) toHeading();
  }

  /** Reading goes on at the heading of the view that was opened. */
  function toHeading() {
    const heading = host.place.querySelector(".lab-view :is(h2, h3)");
    if (!(heading instanceof HTMLElement)) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }

  function frameView() {
    return html`
      <nav class="lab-tabs" aria-label=${words.tell("lab")} @scroll=${fadeEnds}>
        <button type="button" class="lab-back" data-action="lab-close" @click=${() => host.opened(undefined)}>
          <span aria-hidden="true">←</span> ${words.tell("lab-back")}
        </button>
        ${VIEWS.map(
          ({ id }) => html`<button
            type="button"
            class="lab-tab"
            data-lab=${id}
            aria-current=${id === open ? "page" : "false"}
            @click=${() => show(id)}
          >${words.tell(`lab-tab-${id}`)}</button>`,
        )}
      </nav>
      ${keyed(thrownAway, html`<div class="lab-view" data-view=${open}></div>`)}
    `;
  }

  return {
    show,
    setSpeech(speech) {
      if (speech.language !== words.language) words = speak(speech);
      update();
    },
  };
}

/** @param {Speech} speech @returns {Messages} */
function speak({ language, tag, texts }) {
  const own = LAB_TEXTS[language].flatMap(({ body }) => body);
  const messages = createMessages(language, { body: [...texts.body, ...own] }, tag);
  return { ...messages, tell: (id, values = {}) => messages.tell(id, isolatedIn(values)) };
}

Reflect.set(globalThis, "createLastCoinLab", createLab);
