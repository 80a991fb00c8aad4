import { LOCALE_FACTS, type Locale } from '../site/locales';

/** The name of a language as readers of a locale call it: `languageName('de', 'en')` is `Englisch`. */
export function languageName(reader: Locale, language: Locale): string {
  const names = new Intl.DisplayNames(LOCALE_FACTS[reader].intl, { type: 'language' });
  return names.of(language) ?? LOCALE_FACTS[language].name;
}
