// The laboratory's texts: a file for each view in each language.

import enClaims from "./locales/en/claims.ftl";
import enFrame from "./locales/en/frame.ftl";
import enLaws from "./locales/en/laws.ftl";
import enLesson from "./locales/en/lesson.ftl";
import enMatches from "./locales/en/matches.ftl";
import enRecords from "./locales/en/records.ftl";
import enReview from "./locales/en/review.ftl";
import enTable from "./locales/en/table.ftl";
import jaClaims from "./locales/ja/claims.ftl";
import jaFrame from "./locales/ja/frame.ftl";
import jaLaws from "./locales/ja/laws.ftl";
import jaLesson from "./locales/ja/lesson.ftl";
import jaMatches from "./locales/ja/matches.ftl";
import jaRecords from "./locales/ja/records.ftl";
import jaReview from "./locales/ja/review.ftl";
import jaTable from "./locales/ja/table.ftl";
import zhClaims from "./locales/zh/claims.ftl";
import zhFrame from "./locales/zh/frame.ftl";
import zhLaws from "./locales/zh/laws.ftl";
import zhLesson from "./locales/zh/lesson.ftl";
import zhMatches from "./locales/zh/matches.ftl";
import zhRecords from "./locales/zh/records.ftl";
import zhReview from "./locales/zh/review.ftl";
import zhTable from "./locales/zh/table.ftl";

/** @type {Record<string, import("@fluent/bundle").FluentResource[]>} */
export const LAB_TEXTS = {
  en: [enFrame, enLesson, enTable, enLaws, enClaims, enMatches, enRecords, enReview],
  ja: [jaFrame, jaLesson, jaTable, jaLaws, jaClaims, jaMatches, jaRecords, jaReview],
  zh: [zhFrame, zhLesson, zhTable, zhLaws, zhClaims, zhMatches, zhRecords, zhReview],
};
