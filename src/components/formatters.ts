/** `Intl`'s formatters, one of each sort for a locale: they are slow to make, and a page asks for several. */
import { localeFacts, type Locale } from '../site/locales';

/** @param make makes a formatter for a tag that `Intl` takes */
export function perLocale<F>(make: (tag: string) => F): (locale: Locale) => F {
  const made = new Map<Locale, F>();
  return (locale) => {
    const formatter = made.get(locale) ?? make(localeFacts(locale).intl);
    made.set(locale, formatter);
    return formatter;
  };
}

/** Plain numbers. */
export const numberFormat = perLocale((tag) => new Intl.NumberFormat(tag));

/** A list of things that all hold: "a, b and c". */
export const listFormat = perLocale((tag) => new Intl.ListFormat(tag, { type: 'conjunction' }));
