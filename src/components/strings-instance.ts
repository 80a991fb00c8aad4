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

type Translate = (key: string, params?: object) => string;

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

/**
 * Translates each text without parameters only once. For an instance to which no strings are added later: a page of the
 * site asks for some twenty such texts, the same as the page before it.
 */
export function keepingTexts(instance: i18n): i18n {
  const { getFixedT } = instance as unknown as { readonly getFixedT: (locale: string, namespace: string) => Translate };
  const translate = getFixedT.bind(instance);
  const texts = new Map<string, string>();
  const keeping = (locale: string, namespace: string): Translate => {
    const t = translate(locale, namespace);
    return (key, params = {}) => {
      if (Object.keys(params).length > 0) return t(key, params);
      const name = `${locale} ${namespace} ${key}`;
      const text = texts.get(name) ?? t(key);
      texts.set(name, text);
      return text;
    };
  };
  return Object.assign(instance, { getFixedT: keeping });
}
