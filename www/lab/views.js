// The views of the laboratory, in the order of their tabs.

import { lawsView } from "./laws.js";
import { tableView } from "./table.js";

/** @type {import("./main.js").LabView[]} */
export const VIEWS = [tableView, lawsView];
