// The laboratory's texts: a file for each view in each language.

import enFrame from "./locales/en/frame.ftl";
import enLaws from "./locales/en/laws.ftl";
import enTable from "./locales/en/table.ftl";
import jaFrame from "./locales/ja/frame.ftl";
import jaLaws from "./locales/ja/laws.ftl";
import jaTable from "./locales/ja/table.ftl";
import zhFrame from "./locales/zh/frame.ftl";
import zhLaws from "./locales/zh/laws.ftl";
import zhTable from "./locales/zh/table.ftl";

/** @type {Record<string, import("@fluent/bundle").FluentResource[]>} */
export const LAB_TEXTS = {
  en: [enFrame, enTable, enLaws],
  ja: [jaFrame, jaTable, jaLaws],
  zh: [zhFrame, zhTable, zhLaws],
};
