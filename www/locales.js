// The languages of the page, and their texts.

import en from "./locales/en.ftl";
import ja from "./locales/ja.ftl";
import zh from "./locales/zh.ftl";

/** What each language calls itself, in the order of the menu. */
export const LANGUAGES = /** @type {const} */ ({ ja: "日本語", en: "English", zh: "简体中文" });

/** The tag of each, which decides the shapes of Han characters and how numbers and lists are written. */
export const TAGS = /** @type {const} */ ({ ja: "ja", en: "en-GB", zh: "zh-Hans" });

/** @type {Record<string, import("@fluent/bundle").FluentResource>} */
export const TEXTS = { ja, en, zh };
