// The laboratory's texts: a file for each view in each language.

import enFrame from "./locales/en/frame.ftl";
import enLesson from "./locales/en/lesson.ftl";
import jaFrame from "./locales/ja/frame.ftl";
import jaLesson from "./locales/ja/lesson.ftl";
import zhFrame from "./locales/zh/frame.ftl";
import zhLesson from "./locales/zh/lesson.ftl";

/** @type {Record<string, import("@fluent/bundle").FluentResource[]>} */
export const LAB_TEXTS = {
  en: [enFrame, enLesson],
  ja: [jaFrame, jaLesson],
  zh: [zhFrame, zhLesson],
};
