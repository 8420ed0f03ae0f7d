// The browser's way back: out of the laboratory it leads to the board, not off the page. The page itself only ever replaces
// its address.

import { readAddress, writeAddress } from "../address.js";
import { LAB_TEXTS } from "./locales.js";

/**
 * @param {import("./main.js").LabEngine} engine
 * @param {() => import("../state.js").State} state the page's
 * @param {() => string} language the one that is spoken now
 */
export function createWayBack(engine, state, language) {
  let isLaid = false;

  addEventListener("popstate", ({ state: entry }) => {
    isLaid = false;
    // Meanwhile the laboratory may have been closed by its button, and another game set up, or another language chosen: the
    // board is come back to as it is. The page reads the address after this.
    if (entry?.isBoard) change(() => history.replaceState(null, "", boardOfNow()));
  });

  /** The address of the board, with what only stood in that which was left. */
  function boardOfNow() {
    const { language: asked, answers, isFast } = readAddress(location.hash, engine, Object.keys(LAB_TEXTS));
    const { params, rule } = state().match;
    return writeAddress(params, rule, { language: asked && language(), answers, isFast, lab: undefined });
  }

  return {
    /** The laboratory was opened from the board, and stands in the address. */
    lay() {
      const { hash } = location;
      if (isLaid) return;
      change(() => {
        history.replaceState({ isBoard: true }, "", withoutView(hash));
        history.pushState(null, "", hash);
        isLaid = true;
      });
    },
  };
}

/** @param {() => void} act */
function change(act) {
  try {
    act();
  } catch {
    // Some frames may not change their address, and get along without.
  }
}

/** @param {string} hash */
function withoutView(hash) {
  const parts = hash.slice(1).split("&");
  return `#${parts.filter((part) => !part.startsWith("lab=")).join("&")}`;
}
