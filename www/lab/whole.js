// Whole numbers as people type them.

import { plainDigits } from "../typed.js";

/**
 * @param {string} text full-width digits too, and `1,000`
 * @returns {number | undefined} undefined if it is no whole number, or a negative one
 */
export function readWhole(text) {
  const plain = plainDigits(text);
  return /^\d{1,9}$/.test(plain) ? Number(plain) : undefined;
}

/**
 * @param {number} first
 * @param {number} last
 */
export function range(first, last) {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
