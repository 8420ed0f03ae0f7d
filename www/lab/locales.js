// The laboratory's texts: a file for each view in each language.

import enFrame from "./locales/en/frame.ftl";
import jaFrame from "./locales/ja/frame.ftl";
import zhFrame from "./locales/zh/frame.ftl";

/** @type {Record<string, import("@fluent/bundle").FluentResource[]>} */
export const LAB_TEXTS = {
  en: [enFrame],
  ja: [jaFrame],
  zh: [zhFrame],
};
