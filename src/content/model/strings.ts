/** The interface strings as the build reads them: from `locales/<locale>/<namespace>.json`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInstance, type i18n } from 'i18next';
import { LOCALES, type Locale } from '../../site/locales';

/** Namespace → its strings, for one locale. */
export type LocaleStrings = Readonly<Record<string, unknown>>;

/** @throws Error that names the file where one is not JSON */
export function readStrings(root: string, locale: Locale): LocaleStrings {
  const folder = join(root, 'locales', locale);
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

/** An i18next instance that holds every namespace of every locale. */
export function buildI18n(root: string): i18n {
  const instance = createInstance();
  void instance.init({
    resources: Object.fromEntries(LOCALES.map((locale) => [locale, readStrings(root, locale)])) as never,
    lng: LOCALES[0],
    fallbackLng: false,
    initImmediate: false,
    interpolation: { escapeValue: false },
  });
  return instance;
}
