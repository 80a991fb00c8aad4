/** The interface strings as the build reads them: from `locales/<locale>/<namespace>.json`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInstance, type i18n } from 'i18next';
import {
  DEFAULT_LOCALE,
  EXACT_LOCALES,
  LOCALES,
  writtenLocale,
  type Locale,
  type WrittenLocale,
} from '../../site/locales';
import { pseudoStrings } from '../../site/pseudo-text';

/** Namespace → its strings, for one locale. */
export type LocaleStrings = Readonly<Record<string, unknown>>;

/**
 * @returns nothing for a locale without a folder; the check of strings reports it
 * @throws Error that names the file where one is not JSON
 */
export function readStrings(root: string, locale: WrittenLocale): LocaleStrings {
  const folder = join(root, 'locales', locale);
  if (!existsSync(folder)) return {};
  const entries = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name): [string, unknown] => {
      try {
        return [name.slice(0, -'.json'.length), JSON.parse(readFileSync(join(folder, name), 'utf8'))];
      } catch (cause) {
        throw new Error(`locales/${locale}/${name} is not JSON: ${String(cause)}\n  Fix: correct the line.`, { cause });
      }
    });
  return Object.fromEntries(entries);
}

/**
 * The locales whose strings a page is given, the first one's before the others'; a pseudo-locale's are made from them
 * (`PageStrings`). Where a string is missing the build
 * stops; `gatsby develop` goes on, and shows the default locale's.
 *
 * @param command what Gatsby runs, `build` or `develop`
 */
export function stringLocales(
  locale: Locale,
  command = process.env['gatsby_executing_command'],
): readonly WrittenLocale[] {
  const written = writtenLocale(locale);
  return command === 'develop' && written !== DEFAULT_LOCALE ? [written, DEFAULT_LOCALE] : [written];
}

/**
 * An i18next instance that holds every namespace of every locale. A missing string is the default locale's.
 * @param locales those of the build; the written ones where nothing is said
 */
export function buildI18n(root: string, locales: readonly Locale[] = LOCALES): i18n {
  const instance = createInstance();
  const stringsOf = (locale: Locale) => pseudoStrings(locale, readStrings(root, writtenLocale(locale)));
  void instance.init({
    ...EXACT_LOCALES,
    resources: Object.fromEntries(locales.map((locale) => [locale, stringsOf(locale)])) as never,
    lng: DEFAULT_LOCALE,
    fallbackLng: DEFAULT_LOCALE,
    initImmediate: false,
    interpolation: { escapeValue: false },
  });
  return instance;
}
