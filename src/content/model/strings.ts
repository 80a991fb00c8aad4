/** The interface strings as the build reads them: from `locales/<locale>/<namespace>.json`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { i18n } from 'i18next';
import { keepingTexts, stringsInstance, type LocaleStrings } from '../../components/strings-instance';
import { allLoadedStrings } from '../../texts/loaded-strings';
import { DEFAULT_LOCALE, LOCALES, writtenLocale, type Locale, type WrittenLocale } from '../../site/locales';
import { hasStandIns } from '../../site/stand-ins';
import { pseudoStrings } from '../../site/pseudo-text';

/** Namespaces a locale has a file of, sorted; none without a folder. */
export function namespacesIn(root: string, locale: WrittenLocale): string[] {
  const folder = join(root, 'locales', locale);
  return (existsSync(folder) ? readdirSync(folder) : []).flatMap((name) => /^(.+)\.json$/.exec(name)?.[1] ?? []).sort();
}

/**
 * Files of a locale by name, as they are written.
 *
 * @returns nothing for a locale without a folder; the check of strings reports it
 * @throws Error that names the file if one is not JSON
 */
export function readStrings(root: string, locale: WrittenLocale): LocaleStrings {
  const entries = namespacesIn(root, locale).map((namespace): [string, unknown] => {
    const file = `locales/${locale}/${namespace}.json`;
    try {
      return [namespace, JSON.parse(readFileSync(join(root, file), 'utf8'))];
    } catch (cause) {
      throw new Error(`${file} is not JSON: ${String(cause)}\n  Fix: correct the line.`, { cause });
    }
  });
  return Object.fromEntries(entries);
}

/**
 * Every namespace of a locale as it is loaded; a missing string is the default locale's.
 * @param english files of the default locale, if they are read already
 */
export function loadStrings(root: string, locale: Locale, english = readStrings(root, DEFAULT_LOCALE)): LocaleStrings {
  const written = writtenLocale(locale);
  const own = written === DEFAULT_LOCALE ? english : readStrings(root, written);
  return pseudoStrings(locale, allLoadedStrings(written, own, english));
}

/** Whether some of a locale's strings are shown in English. */
export function lacksStrings(root: string, locale: WrittenLocale): boolean {
  return Object.values(loadStrings(root, locale)).some(hasStandIns);
}

/**
 * An i18next instance that holds every namespace of every locale. A missing string is the default locale's.
 * @param locales those of the build; by default the written ones
 */
export function buildI18n(root: string, locales: readonly Locale[] = LOCALES): i18n {
  const english = readStrings(root, DEFAULT_LOCALE);
  const strings = Object.fromEntries(locales.map((locale) => [locale, loadStrings(root, locale, english)]));
  return keepingTexts(stringsInstance(strings, DEFAULT_LOCALE));
}
