// The views of the laboratory, in the order of their tabs.

import { lawsView } from "./laws.js";
import { lessonView } from "./lesson.js";

/** @type {import("./main.js").LabView[]} */
export const VIEWS = [lawsView, lessonView];
