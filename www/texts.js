// Messages as the build packs them (scripts/bundle.mjs), turned into what Fluent works with.

/**
 * @param {any} part `v` names a value; `s` selects among the patterns `o` by the keys `k`, of which `d` is the usual one
 * @returns {any}
 */
export function unpacked(part) {
  if (Array.isArray(part)) return part.map(unpacked);
  if (part.v) return { type: "var", name: part.v };
  if (!part.s) return part;
  const variants = part.k.map((/** @type {string | number} */ value, /** @type {number} */ place) => ({
    key: { type: typeof value === "number" ? "num" : "str", value, precision: 0 },
    value: unpacked(part.o[place]),
  }));
  return { type: "select", selector: unpacked(part.s), variants, star: part.d };
}
