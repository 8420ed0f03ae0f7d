/**
 * Names the window. Naming it anew would be a change of the document, each time it is drawn.
 *
 * @param {string} title
 */
export function entitle(title) {
  if (document.title !== title) document.title = title;
}
