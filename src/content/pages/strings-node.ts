import type { LocaleStrings } from '../../components/strings-instance';
import { allLoadedStrings } from '../../texts/loaded-strings';
import { DEFAULT_LOCALE, writtenLocale, type Locale, type WrittenLocale } from '../../site/locales';
import { pseudoStrings } from '../../site/pseudo-text';

/** One file of `locales/`, as gatsby-plugin-react-i18next makes a node of it. */
export interface StringsNode {
  readonly ns: string;
  readonly language: string;
  /** JSON. */
  readonly data: string;
}

export type StringsByLocale = Readonly<Partial<Record<Locale, LocaleStrings>>>;

/** The strings of each locale; those of a pseudo-locale are made of the default locale's. */
export function stringsByLocale(nodes: readonly StringsNode[], locales: readonly Locale[]): StringsByLocale {
  // Gatsby promises no order, and a digest is made of them.
  const sorted = nodes.toSorted((a, b) => (a.ns < b.ns ? -1 : 1));
  const read = (locale: WrittenLocale) =>
    sorted
      .filter(({ language }) => language === locale)
      .map(({ ns, data }) => [ns, JSON.parse(data) as unknown] as const);
  const english = Object.fromEntries(read(DEFAULT_LOCALE));
  const loaded = (locale: WrittenLocale) => allLoadedStrings(locale, Object.fromEntries(read(locale)), english);
  return Object.fromEntries(locales.map((locale) => [locale, pseudoStrings(locale, loaded(writtenLocale(locale)))]));
}
