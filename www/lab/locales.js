// The laboratory's texts: a file for each view in each language.

import enFrame from "./locales/en/frame.ftl";
import enReview from "./locales/en/review.ftl";
import jaFrame from "./locales/ja/frame.ftl";
import jaReview from "./locales/ja/review.ftl";
import zhFrame from "./locales/zh/frame.ftl";
import zhReview from "./locales/zh/review.ftl";

/** @type {Record<string, import("@fluent/bundle").FluentResource[]>} */
export const LAB_TEXTS = {
  en: [enFrame, enReview],
  ja: [jaFrame, jaReview],
  zh: [zhFrame, zhReview],
};
