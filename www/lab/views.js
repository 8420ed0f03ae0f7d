// The views of the laboratory, in the order of their tabs.

import { lawsView } from "./laws.js";
import { matchesView } from "./matches.js";
import { recordsView } from "./records.js";

/** @type {import("./main.js").LabView[]} */
export const VIEWS = [lawsView, matchesView, recordsView];
