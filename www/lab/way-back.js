// The browser's way back: out of the laboratory it leads to the board, not off the page, and closing it goes that way too. The
// page itself only ever replaces its address.

import { readAddress, writeAddress } from "../address.js";
import { LAB_TEXTS } from "./locales.js";

/**
 * @param {import("./main.js").LabEngine} engine
 * @param {import("./main.js").Host} host
 * @param {() => string} language the one that is spoken now
 */
export function createWayBack(engine, host, language) {
  /**
   * How long the history was when this entry was laid on the board's. It stands in the entry, so that a reload and the way
   * forward find it; where the history is longer by now, the page around a frame may have gone on, and is not to be moved.
   *
   * @type {number | undefined}
   */
  let laidAt = history.state?.laidAt;
  /** The latest address with a view in it. */
  let viewHash = location.hash;
  /** The address that the browser is about to leave for the board. @type {string | undefined} */
  let leaving;
  let isReopened = false;
  /** What is done on the board once it is reached. */
  let onBoard = () => {};

  addEventListener("popstate", ({ state: entry }) => {
    laidAt = entry?.laidAt;
    if (!entry?.isBoard && leaving === undefined) return;
    // Meanwhile another game may have been set up, or another language chosen: the board is come back to as it is. The page
    // reads the address after this.
    change(() => history.replaceState({ isBoard: true }, "", boardOfNow(leaving ?? location.hash)));
    leaving = undefined;
    if (isReopened) change(() => layOn(viewHash));
    isReopened = false;
  });

  // The page has heard of it before, and followed.
  addEventListener("hashchange", () => {
    const act = onBoard;
    onBoard = () => {};
    act();
  });

  new MutationObserver(() => {
    if (host.place.hidden && !hasView(location.hash)) leave();
  }).observe(host.place, { attributeFilter: ["hidden"] });

  /** Goes back to the board's entry, if there is one and the browser allows it. */
  function leave() {
    if (leaving !== undefined || !isLaid()) return false;
    const hash = location.hash;
    return change(() => {
      // Closed by a button it has lost its address, which the way forward leads to.
      history.replaceState({ laidAt }, "", viewHash);
      leaving = hash;
      history.back();
    });
  }

  function isLaid() {
    return laidAt === history.length;
  }

  /** The address of the board, with what only stood in that which was left. @param {string} hash */
  function boardOfNow(hash) {
    const { language: asked, ...extras } = readAddress(hash, engine, Object.keys(LAB_TEXTS));
    const { params, rule } = host.state().match;
    return writeAddress(params, rule, { ...extras, language: asked && language(), lab: undefined });
  }

  /** @param {string} hash of the laboratory */
  function layOn(hash) {
    history.replaceState({ isBoard: true }, "", withoutView(hash));
    history.pushState(null, "", hash);
    laidAt = history.length;
    history.replaceState({ laidAt }, "", hash);
  }

  return {
    /** The laboratory was opened from the board, and stands in the address. */
    lay() {
      if (leaving !== undefined) isReopened = true;
      else if (laidAt === undefined) change(() => layOn(location.hash));
    },

    /** Does something that leads to the board, and only there: on the way the page takes off what it had to tell. @param {() => void} act */
    out(act) {
      if (leaving !== undefined) return;
      if (leave()) onBoard = act;
      else act();
    },

    /** The laboratory was drawn, and the page may have written another address over its entry. */
    async mark() {
      // The page writes its address after all is drawn.
      await undefined;
      if (!hasView(location.hash)) return;
      viewHash = location.hash;
      if (laidAt !== undefined && history.state?.laidAt !== laidAt) {
        change(() => history.replaceState({ laidAt }, "", viewHash));
      }
    },
  };
}

/** Whether it could be done. @param {() => void} act */
function change(act) {
  try {
    act();
    return true;
  } catch {
    // Some frames may not change their address, and get along without; browsers refuse many changes within a short time.
    return false;
  }
}

/** @param {string} hash */
function hasView(hash) {
  return new URLSearchParams(hash.slice(1)).has("lab");
}

/** @param {string} hash */
function withoutView(hash) {
  const parts = hash.slice(1).split("&");
  return `#${parts.filter((part) => !part.startsWith("lab=")).join("&")}`;
}
