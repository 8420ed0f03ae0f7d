// The signs of the verdicts, beside their words.

export const MARKS = { win: "▲", lose: "▼" };
