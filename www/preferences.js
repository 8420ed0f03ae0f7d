// What a person prefers, whatever is being played: the language, the colours, the keys, the pace of computers,
// when to see answers.

import { ANSWERS } from "./answers.js";
import { chooseLanguage } from "./messages.js";
import { readVersioned, writeVersioned } from "./versions.js";

/** @typedef {import("./answers.js").Answers} Answers */
/** @typedef {import("./storage.js").Keep} Keep */
/** @typedef {"system" | "light" | "dark"} Theme */
/** @typedef {keyof typeof PACES} Pace */

/** Where they are kept. */
export const PREFERENCES = "preferences";

/** @typedef {{ language: string, theme: Theme, keys: "on" | "off", pace: Pace, answers: Answers }} Preferences */

/** @type {readonly Theme[]} */
const THEMES = ["system", "light", "dark"];

/** How many milliseconds a computer seems to think, so that its move can be followed. */
export const PACES = { slow: 1600, normal: 800, fast: 150 };

/**
 * @param {Keep} storage
 * @param {keyof Preferences} name
 * @returns {unknown}
 */
function read(storage, name) {
  // Before there were versions, each had a key of its own.
  return readVersioned(storage.read(PREFERENCES))?.[name] ?? storage.read(name);
}

/** @param {Keep} storage @param {Partial<Preferences>} changed */
export function writePreferences(storage, changed) {
  storage.write(PREFERENCES, writeVersioned({ ...readVersioned(storage.read(PREFERENCES)), ...changed }));
}

/**
 * @param {Keep} storage
 * @param {readonly string[]} wanted the browser's languages
 * @param {readonly string[]} available
 */
export function readLanguage(storage, wanted, available) {
  return chooseLanguage([String(read(storage, "language") ?? ""), ...wanted], available) ?? "en";
}

/**
 * @param {Keep} storage
 * @returns {Theme}
 */
export function readTheme(storage) {
  const kept = read(storage, "theme");
  return THEMES.find((theme) => theme === kept) ?? "system";
}

/**
 * @param {Theme} theme
 * @returns {Theme}
 */
export function themeAfter(theme) {
  return THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length];
}

/**
 * @param {Keep} storage
 * @returns {{ hasKeys: boolean, pace: Pace, answers: Answers }}
 */
export function readHabits(storage) {
  const kept = read(storage, "pace");
  const answers = read(storage, "answers");
  const paces = /** @type {Pace[]} */ (Object.keys(PACES));
  return {
    hasKeys: read(storage, "keys") !== "off",
    pace: paces.find((pace) => pace === kept) ?? "normal",
    answers: ANSWERS.find((each) => each === answers) ?? "always",
  };
}

/** @param {Keep} storage @param {import("./state.js").Ui} habits */
export function writeHabits(storage, { hasKeys, pace, answers, isAnswersFixed }) {
  writePreferences(storage, { keys: hasKeys ? "on" : "off", pace, ...(!isAnswersFixed && { answers }) });
}
