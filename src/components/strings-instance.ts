import { createInstance, type i18n } from 'i18next';
import { EXACT_LOCALES, type Locale } from '../site/locales';

/** Namespace → its strings, for one locale. */
export type LocaleStrings = Readonly<Record<string, unknown>>;

/**
 * An i18next instance that holds the strings of some locales.
 *
 * @param fallback the locale whose strings replace missing ones, among those given
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

type Params = Readonly<Record<string, unknown>>;
type Translate = (key: string, params?: Params) => string;

/** i18next makes new `Intl.PluralRules` for every text with a count, which costs more than all the rest of it. */
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

/**
 * Looks each text up only once, for each count; i18next, which fills placeholders ten times as slowly, is left with those
 * that need more than the parameter itself. For an instance to which no strings are added later: a page of the site asks
 * for some twenty texts, the same as the page before it.
 */
export function keepingTexts(instance: i18n): i18n {
  const { getFixedT } = instance as unknown as { readonly getFixedT: (locale: string, namespace: string) => Translate };
  const translate = getFixedT.bind(instance);
  const texts = new Map<string, string>();
  const keeping = (locale: string, namespace: string): Translate => {
    const t = translate(locale, namespace);
    return (key, params = {}) => {
      const count = typeof params['count'] === 'number' ? params['count'] : '';
      const name = `${locale} ${namespace} ${key} ${count}`;
      const text = texts.get(name) ?? t(key, { ...params, skipInterpolation: true });
      texts.set(name, text);
      return filled(text, params) ?? t(key, params);
    };
  };
  return Object.assign(instance, { getFixedT: keeping });
}

/** @returns null if a text needs more than its parameters' values in place of their names */
function filled(text: string, params: Params): string | null {
  if (text.includes('$t(') || params['replace'] !== undefined) return null;
  const full = text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => {
    const value = params[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : placeholder;
  });
  return full.includes('{{') ? null : full;
}
