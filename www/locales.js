// The languages of the page, and their texts.

import { ids, languages } from "last-coin-texts";
import { unpacked } from "./texts.js";

/** What each language calls itself, in the order of the menu. */
export const LANGUAGES = /** @type {const} */ ({ ja: "日本語", en: "English", zh: "简体中文" });

/** The tag of each, which decides the shapes of Han characters and how numbers and lists are written. */
export const TAGS = /** @type {const} */ ({ ja: "ja", en: "en-GB", zh: "zh-Hans" });

/** @typedef {Pick<import("@fluent/bundle").FluentResource, "body">} Texts */

/** @type {Record<string, Texts>} */
export const TEXTS = Object.fromEntries(
  Object.entries(languages).map(([language, patterns]) => [
    language,
    { body: ids.split(" ").map((id, place) => ({ id, value: unpacked(patterns[place]), attributes: {} })) },
  ]),
);
