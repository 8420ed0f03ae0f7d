// The door to the laboratory (lab/main.js), which is a script and a stylesheet of their own, loaded when it is first opened.

/** @typedef {import("./lab/main.js").CreateLab} CreateLab */
/** @typedef {import("./lab/main.js").Host} Host */
/** @typedef {import("./lab/main.js").Lab} Lab */
/** @typedef {import("./lab/main.js").Speech} Speech */

/**
 * @param {object} given
 * @param {Host} given.host
 * @param {() => Speech} given.speech
 * @param {(error: unknown) => void} given.failed is told why it could not be opened
 */
export function createLaboratory({ host, speech, failed }) {
  /** @type {Promise<Lab> | undefined} */
  let opening;
  /** @type {Lab | undefined} */
  let lab;

  return {
    /**
     * Opens a view, or the first one where there is none of this name.
     *
     * @param {string} view
     */
    async show(view) {
      try {
        opening ??= load().then((create) => create(host, speech()));
        lab = await opening;
        lab.setSpeech(speech());
        lab.show(view);
      } catch (error) {
        opening = undefined;
        failed(error);
      }
    },

    /** Draws it again, as the page's own state or language has changed. */
    update() {
      lab?.setSpeech(speech());
    },
  };
}

/**
 * In the single file the script stands in the page itself, as a text, and the rules are in the page's stylesheet.
 *
 * @returns {Promise<CreateLab>}
 */
async function load() {
  const script = document.createElement("script");
  const inside = document.getElementById("lab-script");
  if (inside === null) {
    const style = document.createElement("link");
    style.rel = "stylesheet";
    style.href = "dist/lab.css";
    script.src = "dist/lab.js";
    await Promise.all([loaded(style), loaded(script)]);
  } else {
    script.text = inside.textContent ?? "";
    document.head.append(script);
  }
  return Reflect.get(globalThis, "createLastCoinLab");
}

/** @param {HTMLElement} element */
function loaded(element) {
  return new Promise((resolve, reject) => {
    element.onload = resolve;
    element.onerror = reject;
    document.head.append(element);
  });
}
