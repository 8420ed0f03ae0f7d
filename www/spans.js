// The takes that a column allows come as spans: first, first + step, … last.

/** @typedef {import("./engine.js").Span} Span */

/**
 * @param {readonly Span[]} spans
 * @param {number} count
 */
export function includes(spans, count) {
  return spans.some(({ first, last, step }) => count >= first && count <= last && (count - first) % step === 0);
}

/**
 * How many takes there are; a span of a thousand million is counted, not listed.
 *
 * @param {readonly Span[]} spans
 */
export function size(spans) {
  return spans.reduce((sum, { first, last, step }) => sum + Math.floor((last - first) / step) + 1, 0);
}

/**
 * The takes one by one, smallest first. Ask `size` before.
 *
 * @param {readonly Span[]} spans
 * @returns {number[]}
 */
export function list(spans) {
  const counts = [];
  for (const { first, last, step } of spans) {
    for (let count = first; count <= last; count += step) counts.push(count);
  }
  return counts.sort((a, b) => a - b);
}

/**
 * The take nearest to `count` in the direction of `toward`: the next larger one (1) or the next smaller one (-1).
 *
 * @param {readonly Span[]} spans
 * @param {number} count
 * @param {1 | -1} toward
 * @returns {number | undefined} undefined where there is none on that side
 */
export function next(spans, count, toward) {
  const candidates = spans.flatMap(({ first, last, step }) => {
    const index = toward === 1 ? Math.floor((count - first) / step) + 1 : Math.ceil((count - first) / step) - 1;
    const steps = Math.floor((last - first) / step);
    const clamped = toward === 1 ? Math.max(index, 0) : Math.min(index, steps);
    return clamped < 0 || clamped > steps ? [] : [first + clamped * step];
  });
  if (candidates.length === 0) return undefined;
  return toward === 1 ? Math.min(...candidates) : Math.max(...candidates);
}
