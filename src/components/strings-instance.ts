import { createInstance, type i18n } from 'i18next';
import { EXACT_LOCALES, type Locale } from '../site/locales';

/** Namespace → its strings, for one locale. */
export type LocaleStrings = Readonly<Record<string, unknown>>;

/**
 * An i18next instance that holds the strings of some locales.
 *
 * @param fallback the locale whose strings stand in for missing ones, among those given
 */
export function stringsInstance(strings: Readonly<Partial<Record<Locale, LocaleStrings>>>, fallback?: Locale): i18n {
  const instance = createInstance();
  void instance.init({
    ...EXACT_LOCALES,
    resources: strings as never,
    lng: fallback ?? Object.keys(strings)[0] ?? '',
    fallbackLng: fallback ?? false,
    initImmediate: false,
    returnNull: false,
    interpolation: { escapeValue: false },
  });
  keepPluralRules(instance);
  return instance;
}

/** i18next makes `Intl.PluralRules` anew for every text with a count, which costs more than all the rest of it. */
function keepPluralRules({ services: { pluralResolver } }: i18n): void {
  const resolver = pluralResolver as { getRule: (code: string, options?: { readonly ordinal?: boolean }) => unknown };
  const make = resolver.getRule.bind(resolver);
  const rules = new Map<string, unknown>();
  resolver.getRule = (code, options = {}) => {
    const key = `${code} ${options.ordinal === true}`;
    const rule = rules.get(key) ?? make(code, options);
    rules.set(key, rule);
    return rule;
  };
}
