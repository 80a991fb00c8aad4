import type { i18n } from 'i18next';
import type { Locale } from '../site/locales';

type Values = Readonly<Record<string, unknown>>;

interface Options extends Values {
  readonly count?: unknown;
  /** Values for placeholders; without it the options themselves are. */
  readonly replace?: Values;
  /** The text used if there is no such string; without it, the key is used. */
  readonly defaultValue?: string;
}

/** What is at a dotted key; undefined if there is nothing. Keys may come from anyone: only own properties count. */
function at(strings: unknown, path: string): unknown {
  let value = strings;
  for (const step of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    value = (value as Values)[step];
  }
  return value;
}

function filled(text: string, values: Values): string {
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : null;
    return typeof value === 'string' || typeof value === 'number' ? String(value) : placeholder;
  });
}

/**
 * Stands in for i18next in the browser, where it would be 14 KB over the wire: looks strings up, picks the plural, fills
 * in placeholders and takes strings that are loaded later, which is all that islands ask for.
 *
 * @param first namespace → strings of the locale
 */
export function plainStrings(locale: Locale, first: Values): i18n {
  const strings = { ...first };
  const plurals = new Intl.PluralRules(locale);
  const getFixedT =
    (_: string, namespace: string) =>
    (key: string, options: Options = {}) => {
      const { count, replace, defaultValue } = options;
      const form = (suffix: string) => at(strings[namespace], key + suffix);
      const plural = typeof count === 'number' ? form(`_${plurals.select(count)}`) : undefined;
      // As in i18next, 0 may have a sentence of its own in every language.
      const text = (count === 0 ? form('_zero') : undefined) ?? plural ?? form('');
      return typeof text === 'string' ? filled(text, replace ?? options) : (defaultValue ?? key);
    };
  const exists = (key: string, { ns }: { readonly ns: string }) => at(strings[ns], key) !== undefined;
  const addResourceBundle = (_: string, namespace: string, loaded: unknown) => {
    strings[namespace] = loaded;
  };
  return { getFixedT, exists, addResourceBundle } as unknown as i18n;
}
