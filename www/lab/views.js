// The views of the laboratory, in the order of their tabs.

import { lawsView } from "./laws.js";
import { reviewView } from "./review.js";

/** @type {import("./main.js").LabView[]} */
export const VIEWS = [lawsView, reviewView];
