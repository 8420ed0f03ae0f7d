// What a person prefers, whatever is being played: the language, the colours, the keys, the pace of computers,
// when to see answers.

import { ANSWERS } from "./answers.js";
import { chooseLanguage } from "./messages.js";

/** @typedef {import("./answers.js").Answers} Answers */
/** @typedef {import("./storage.js").Keep} Keep */
/** @typedef {"system" | "light" | "dark"} Theme */
/** @typedef {keyof typeof PACES} Pace */

/** @type {readonly Theme[]} */
const THEMES = ["system", "light", "dark"];

/** How many milliseconds a computer seems to think, so that its move can be followed. */
export const PACES = { slow: 1600, normal: 800, fast: 150 };

/**
 * @param {Keep} storage
 * @param {readonly string[]} wanted the browser's languages
 * @param {readonly string[]} available
 */
export function readLanguage(storage, wanted, available) {
  return chooseLanguage([storage.read("language") ?? "", ...wanted], available) ?? "en";
}

/**
 * @param {Keep} storage
 * @returns {Theme}
 */
export function readTheme(storage) {
  const kept = storage.read("theme");
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
  const kept = storage.read("pace");
  const answers = storage.read("answers");
  const paces = /** @type {Pace[]} */ (Object.keys(PACES));
  return {
    hasKeys: storage.read("keys") !== "off",
    pace: paces.find((pace) => pace === kept) ?? "normal",
    answers: ANSWERS.find((each) => each === answers) ?? "always",
  };
}

/** @param {Keep} storage @param {import("./state.js").Ui} habits */
export function writeHabits(storage, { hasKeys, pace, answers, isAnswersFixed }) {
  storage.write("keys", hasKeys ? "on" : "off");
  storage.write("pace", pace);
  if (!isAnswersFixed) storage.write("answers", answers);
}
