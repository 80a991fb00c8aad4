import { localeFacts, type Locale } from '../site/locales';
import { perLocale } from './formatters';

const languageNames = perLocale((tag) => new Intl.DisplayNames(tag, { type: 'language' }));

/** The name of a language as readers of a locale call it: `languageName('de', 'en')` is `Englisch`. */
export function languageName(reader: Locale, language: Locale): string {
  return languageNames(reader).of(language) ?? localeFacts(language).name;
}
