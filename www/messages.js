// The words of the page: Fluent messages in one language at a time.

import { FluentBundle } from "@fluent/bundle";

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
 * @param {FluentResource} resource
 * @param {string} [tag] the BCP 47 tag of the language's usage in numbers and lists
 * @returns {Messages}
 */
export function createMessages(language, resource, tag = language) {
  // The three languages all run from left to right, so the invisible marks that isolate directions would only get in
  // the way of whoever copies a sentence.
  const bundle = new FluentBundle(tag, { useIsolating: false });
  const errors = bundle.addResource(resource);
  if (errors.length > 0) throw errors[0];
  const alternatives = new Intl.ListFormat(tag, { type: "disjunction" });
  const numbers = new Intl.NumberFormat(tag);
  const percents = new Intl.NumberFormat(tag, { style: "percent" });
  return {
    language,
    tell(id, values) {
      const pattern = bundle.getMessage(id)?.value;
      return pattern ? bundle.formatPattern(pattern, values) : id;
    },
    has: (id) => bundle.hasMessage(id),
    number: (number) => numbers.format(number),
    percent: (share) => percents.format(share),
    either: (values) =>
      alternatives.format(values.map((value) => (typeof value === "number" ? numbers.format(value) : value))),
  };
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
