// A view that cannot be made or drawn says so in its own place, and can be tried again. The others go on.

import { html, render } from "lit-html";

/** @typedef {import("./main.js").Context} Context */
/** @typedef {import("./main.js").LabView} LabView */

/**
 * @param {Context} context
 * @param {LabView} view
 * @returns {(place: HTMLElement) => boolean} draws it, or says why not; false where it failed in the midst of it, and what it
 *   left there is to be thrown away with its place before it is drawn again
 */
export function contained(context, { id, create }) {
  const { engine, words, go } = context;
  /** @type {(() => unknown) | undefined} */
  let draw;
  let isBroken = false;

  /** @param {() => void} act */
  function attempt(act) {
    try {
      act();
    } catch (error) {
      console.error(error);
      isBroken = true;
    }
    return !isBroken;
  }

  function retry() {
    isBroken = false;
    // Where the engine failed, a fresh one is on its way.
    engine.restarted().then(() => go(id));
  }

  function brokenView() {
    const { tell } = words();
    return html`<section class="lab-card">
      <h2>${tell(`lab-tab-${id}`)}</h2>
      <p role="alert">${tell("lab-view-failed")}</p>
      <p class="lab-row"><button type="button" data-action="lab-retry" @click=${retry}>${tell("lab-retry")}</button></p>
    </section>`;
  }

  attempt(() => {
    draw = create(context);
  });
  return (place) => {
    if (isBroken) {
      render(brokenView(), place);
      return true;
    }
    return attempt(() => {
      draw ??= create(context);
      render(draw(), place);
    });
  };
}
