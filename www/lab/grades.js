// What a move can have done to the win of the player who made it.

export const GRADES = /** @type {const} */ (["kept", "gave_away", "could_not_matter"]);

/** A mark of its own shape for each. */
export const GRADE_MARKS = { kept: "✓", gave_away: "✗", could_not_matter: "–" };
