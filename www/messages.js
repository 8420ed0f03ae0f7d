// The words of the page: Fluent messages in one language at a time.

import { FluentBundle, FluentNumber } from "@fluent/bundle";

/** @typedef {import("@fluent/bundle").FluentResource} FluentResource */

/** @typedef {Record<string, string | number>} Values */

/** @typedef {(id: string, values?: Values) => string} Tell */

/**
 * @typedef {object} Messages
 * @property {string} language
 * @property {Tell} tell the message with that id
 * @property {(id: string) => boolean} has
 * @property {(values: (string | number)[]) => string} either "1, 2 or 3"
 * @property {(number: number) => string} number "1,000"
 * @property {(share: number) => string} percent "30%"
 */

/**
 * @param {string} language
 * @param {Pick<FluentResource, "body">} resource
 * @param {string} [tag] the BCP 47 tag of the language's usage in numbers and lists
 * @returns {Messages}
 */
export function createMessages(language, resource, tag = language) {
  // The three languages all run from left to right, so the invisible marks that isolate directions would only get in
  // the way of whoever copies a sentence.
  const bundle = new FluentBundle(tag, { useIsolating: false });
  const errors = bundle.addResource(resource);
  if (errors.length > 0) throw errors[0];

  /** @type {Tell} */
  function tell(id, values = {}) {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) return id;
    const given = Object.entries(values).map(([name, value]) => [
      name,
      isPlain(value) ? new PlainNumber(Number(value)) : value,
    ]);
    return bundle.formatPattern(pattern, Object.fromEntries(given));
  }

  /** Made once, and only when it is needed: both keep the page quick. @type {Intl.NumberFormat | undefined} */
  let format;
  /** @param {number} number */
  const number = (number) => {
    if (isPlain(number)) return String(number);
    format ??= new Intl.NumberFormat(tag);
    return format.format(number);
  };

  return {
    language,
    tell,
    has: (id) => bundle.hasMessage(id),
    number,
    percent: (share) => share.toLocaleString(tag, { style: "percent" }),
    either(values) {
      const names = values.map((value) => (typeof value === "number" ? number(value) : value));
      const last = names.pop() ?? "";
      return names.length === 0 ? last : tell("either", { list: names.join(tell("list-comma")), last });
    },
  };
}

/**
 * A number that every language of the page writes alike. The browser needs longer to load how languages write numbers
 * than for all else until the coins are on the screen, so it is asked only where they differ.
 */
class PlainNumber extends FluentNumber {
  /** @override */
  toString() {
    return String(this.value);
  }
}

/** @param {unknown} value */
function isPlain(value) {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value < 1000;
}

/**
 * The first of the wanted languages that there is: "zh-Hant-TW" gets "zh", "en-GB" gets "en".
 *
 * @param {readonly string[]} wanted most wanted first
 * @param {readonly string[]} available
 * @returns {string | undefined}
 */
export function chooseLanguage(wanted, available) {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split("-")[0];
    if (available.includes(language)) return language;
  }
  return undefined;
}
