// The door to the laboratory (lab/main.js), which is a script and a stylesheet of their own, loaded when it is first opened.

import { html, render } from "lit-html";
import { settled, settledInTime } from "./waiting.js";

/** @typedef {import("./lab/main.js").CreateLab} CreateLab */
/** @typedef {import("./lab/main.js").Host} Host */
/** @typedef {import("./lab/main.js").Lab} Lab */
/** @typedef {import("./lab/main.js").Speech} Speech */
/** @typedef {import("./messages.js").Messages} Messages */

/**
 * @param {object} given
 * @param {Host} given.host
 * @param {() => Speech} given.speech
 * @param {() => Messages} given.words
 * @param {() => void} given.changed is called when it begins to load
 * @param {(error: unknown) => void} given.failed is told why it could not be loaded
 */
export function createLaboratory({ host, speech, words, changed, failed }) {
  /** @type {Promise<Lab> | undefined} */
  let opening;
  /** @type {Lab | undefined} */
  let lab;
  /** The view that is opened as soon as the laboratory is loaded. @type {string | undefined} */
  let awaited;
  /** What stands in its place until then. */
  const sign = document.createElement("div");
  sign.className = "lab-loading";

  /** @param {string} view */
  async function loadFor(view) {
    awaited = view;
    changed();
    try {
      opening ??= load().then((create) => create(host, speech()));
      lab = await opening;
    } catch (error) {
      opening = undefined;
      if (awaited !== undefined) failed(error);
      return;
    }
    sign.remove();
    // It may have been closed meanwhile, or another view been asked for.
    const wanted = awaited;
    awaited = undefined;
    if (wanted !== undefined) open(lab, wanted);
  }

  /** @param {Lab} loaded @param {string} view */
  function open(loaded, view) {
    loaded.setSpeech(speech());
    loaded.show(view);
  }

  return {
    /** Opens a view, or the first one where there is none of this name. @param {string} view */
    show(view) {
      if (lab === undefined) loadFor(view);
      else open(lab, view);
    },

    /** Whoever has closed it while it was loading does not want it any more. */
    close() {
      awaited = undefined;
    },

    isLoading: () => awaited !== undefined,

    /** Draws it again, as the page's own state or language has changed. */
    update() {
      if (lab !== undefined) return lab.setSpeech(speech());
      host.place.append(sign);
      render(
        signView(words(), () => host.opened(undefined)),
        sign,
      );
    },
  };
}

/**
 * @param {Messages} words
 * @param {() => void} close
 */
function signView({ tell }, close) {
  return html`
    <p role="status">${tell("lab-loading")}</p>
    <button type="button" class="close" data-action="lab-close" @click=${close}>${tell("lab-back")}</button>
  `;
}

/**
 * In the single file the script stands in the page itself, as a text, and the rules are in the page's stylesheet.
 *
 * @returns {Promise<CreateLab>}
 */
async function load() {
  const known = created();
  // It has come before, and only could not begin.
  if (known !== undefined) return known;
  const script = document.createElement("script");
  const style = document.createElement("link");
  const inside = document.getElementById("lab-script");
  if (inside === null) {
    style.rel = "stylesheet";
    style.href = "dist/lab.css";
    script.src = "dist/lab.js";
    document.head.append(style);
    const styled = settledInTime(style);
    document.head.append(script);
    await settled(script);
    if (created() !== undefined) await styled;
  } else {
    script.text = inside.textContent ?? "";
    document.head.append(script);
  }
  const create = created();
  if (create !== undefined) return create;
  // The next try begins anew.
  style.remove();
  script.remove();
  throw new Error("the script of the laboratory is missing, or something else stands in its place");
}

/** What the script has left to the page. @returns {CreateLab | undefined} */
function created() {
  return Reflect.get(globalThis, "createLastCoinLab");
}
