// How a menu or a field hands on what a person gave it.

/**
 * Hands on what a person chose or typed. The control itself shows what holds until that has changed: it may be refused.
 *
 * @param {string} shown
 * @param {(given: string) => void} act
 */
export function handOn(shown, act) {
  return (/** @type {{ target: HTMLSelectElement | HTMLInputElement }} */ { target }) => {
    const { value } = target;
    target.value = shown;
    act(value);
  };
}
