// The laboratory's texts: a file for each view in each language.

import enClaims from "./locales/en/claims.ftl";
import enFrame from "./locales/en/frame.ftl";
import enReview from "./locales/en/review.ftl";
import jaClaims from "./locales/ja/claims.ftl";
import jaFrame from "./locales/ja/frame.ftl";
import jaReview from "./locales/ja/review.ftl";
import zhClaims from "./locales/zh/claims.ftl";
import zhFrame from "./locales/zh/frame.ftl";
import zhReview from "./locales/zh/review.ftl";

/** @type {Record<string, import("@fluent/bundle").FluentResource[]>} */
export const LAB_TEXTS = {
  en: [enFrame, enClaims, enReview],
  ja: [jaFrame, jaClaims, jaReview],
  zh: [zhFrame, zhClaims, zhReview],
};
