// A view that outlives a failure of the engine.

import { html } from "lit-html";
import { EngineError, isTrap } from "../engine-error.js";
import { secondTry } from "./refusal.js";
import { errorInWords } from "./words.js";

/** @typedef {import("./main.js").Context} Context */
/** @typedef {import("./main.js").LabView} LabView */

/**
 * Where the engine fails, the view says so, and is drawn again by the fresh one; where that fails, too, it goes on saying so.
 * What a view keeps is read when it is made. Where the engine fails at that, it is made later, and nothing can be written in
 * it before.
 *
 * @param {Context} context
 * @param {LabView} view
 * @returns {() => unknown}
 */
export function guarded(context, { id, create }) {
  const { engine, words, update, go } = context;
  const retry = secondTry(engine, update);
  const again = () => {
    retry.renew();
    go(id);
  };
  /** @type {(() => unknown) | undefined} */
  let draw;
  try {
    draw = create(context);
  } catch (error) {
    if (!isTrap(error)) throw error;
  }
  return () => {
    try {
      draw ??= create(context);
      const drawn = draw();
      retry.renew();
      return drawn;
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      retry.after(error);
      if (isTrap(error)) return unreadView(context, again);
      return html`<p class="lab-card" role="alert">${errorInWords(error, words())}</p>`;
    }
  };
}

/**
 * What is told where the engine failed. That what is kept could not be read is not to say that there is none.
 *
 * @param {Pick<Context, "words">} context
 * @param {() => void} again
 */
function unreadView({ words }, again) {
  const { tell } = words();
  return html`<div class="lab-card lab-unread" role="alert">
    <p>${tell("kept-unread")}</p>
    <p class="lab-row"><button type="button" data-action="lab-retry" @click=${again}>${tell("lab-retry")}</button></p>
  </div>`;
}
