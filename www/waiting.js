// Waiting for scripts and stylesheets that the browser loads.

/** How long a stylesheet is waited for, in milliseconds: without it the page plays, too. */
const PATIENCE = 3000;

/** Waits until the browser has loaded what an element names, or has given up. @param {HTMLElement} element */
export function settled(element) {
  return new Promise((resolve) => {
    for (const event of ["load", "error"]) element.addEventListener(event, resolve);
  });
}

/** Waits for a stylesheet, but not for ever. @param {HTMLLinkElement} style */
export function settledInTime(style) {
  return Promise.race([settled(style), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}
