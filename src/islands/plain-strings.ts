import type { i18n } from 'i18next';
import type { Locale } from '../site/locales';

type Params = Readonly<Record<string, string | number>>;

/** What is at a dotted key; undefined if there is nothing. */
function at(strings: unknown, path: string): unknown {
  let value = strings;
  for (const step of path.split('.')) {
    value = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[step] : undefined;
  }
  return value;
}

/**
 * Stands in for i18next in the browser, where it would be 14 KB over the wire: looks strings up, picks the plural, fills
 * in placeholders and takes strings that are loaded later, which is all that islands ask for.
 *
 * @param first namespace → strings of the locale
 */
export function plainStrings(locale: Locale, first: Readonly<Record<string, unknown>>): i18n {
  const strings = { ...first };
  const plurals = new Intl.PluralRules(locale);
  const getFixedT =
    (_: string, namespace: string) =>
    (key: string, params: Params = {}) => {
      const { count } = params;
      const plural = typeof count === 'number' ? at(strings[namespace], `${key}_${plurals.select(count)}`) : undefined;
      const text = plural ?? at(strings[namespace], key);
      return typeof text === 'string'
        ? text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => String(params[name] ?? placeholder))
        : key;
    };
  const exists = (key: string, { ns }: { readonly ns: string }) => at(strings[ns], key) !== undefined;
  const addResourceBundle = (_: string, namespace: string, loaded: unknown) => {
    strings[namespace] = loaded;
  };
  return { getFixedT, exists, addResourceBundle } as unknown as i18n;
}
