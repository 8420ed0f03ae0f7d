// The views of the laboratory, in the order of their tabs.

import { claimsView } from "./claims.js";
import { lawsView } from "./laws.js";
import { lessonView } from "./lesson.js";
import { matchesView } from "./matches.js";
import { recordsView } from "./records.js";
import { reviewView } from "./review.js";
import { tableView } from "./table.js";

/** @type {import("./main.js").LabView[]} */
export const VIEWS = [lessonView, tableView, lawsView, claimsView, matchesView, recordsView, reviewView];
