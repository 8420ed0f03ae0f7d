// What a person prefers, whatever is being played: the language and the colours.

import { chooseLanguage } from "./messages.js";

/** @typedef {import("./storage.js").Keep} Keep */
/** @typedef {"system" | "light" | "dark"} Theme */

/** @type {readonly Theme[]} */
const THEMES = ["system", "light", "dark"];

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
