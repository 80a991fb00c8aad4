/** The interface strings as the build reads them: from `locales/<locale>/<namespace>.json`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInstance, type i18n } from 'i18next';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../site/locales';

/** Namespace → its strings, for one locale. */
export type LocaleStrings = Readonly<Record<string, unknown>>;

/**
 * @returns nothing for a locale without a folder; the check of strings reports it
 * @throws Error that names the file where one is not JSON
 */
export function readStrings(root: string, locale: Locale): LocaleStrings {
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
 * The locales whose strings a page is given, the first one's before the others'. Where a string is missing the build
 * stops; `gatsby develop` goes on, and shows the default locale's.
 *
 * @param command what Gatsby runs, `build` or `develop`
 */
export function stringLocales(locale: Locale, command = process.env['gatsby_executing_command']): readonly Locale[] {
  return command === 'develop' && locale !== DEFAULT_LOCALE ? [locale, DEFAULT_LOCALE] : [locale];
}

/** An i18next instance that holds every namespace of every locale. A missing string is the default locale's. */
export function buildI18n(root: string): i18n {
  const instance = createInstance();
  void instance.init({
    resources: Object.fromEntries(LOCALES.map((locale) => [locale, readStrings(root, locale)])) as never,
    lng: DEFAULT_LOCALE,
    fallbackLng: DEFAULT_LOCALE,
    initImmediate: false,
    interpolation: { escapeValue: false },
  });
  return instance;
}
