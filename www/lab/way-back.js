// The browser's way back: out of the laboratory it leads to the board, not off the page. The page itself only ever replaces
// its address.

/**
 * @param {() => string} language the one that is spoken now
 */
export function createWayBack(language) {
  let isLaid = false;

  addEventListener("popstate", ({ state }) => {
    isLaid = false;
    // The board is come back to in the language that was chosen meanwhile. The page reads the address after this.
    if (state?.isBoard) change(() => history.replaceState(null, "", withLanguage(location.hash, language())));
  });

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

/** @param {string} hash @param {string} language */
function withLanguage(hash, language) {
  return hash.replace(/(?<=[#&]lang=)[^&]*/, language);
}
