// The laboratory's texts: a file for each view in each language.

import enFrame from "./locales/en/frame.ftl";
import enMatches from "./locales/en/matches.ftl";
import enRecords from "./locales/en/records.ftl";
import jaFrame from "./locales/ja/frame.ftl";
import jaMatches from "./locales/ja/matches.ftl";
import jaRecords from "./locales/ja/records.ftl";
import zhFrame from "./locales/zh/frame.ftl";
import zhMatches from "./locales/zh/matches.ftl";
import zhRecords from "./locales/zh/records.ftl";

/** @type {Record<string, import("@fluent/bundle").FluentResource[]>} */
export const LAB_TEXTS = {
  en: [enFrame, enMatches, enRecords],
  ja: [jaFrame, jaMatches, jaRecords],
  zh: [zhFrame, zhMatches, zhRecords],
};
