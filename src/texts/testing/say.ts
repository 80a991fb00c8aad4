/** Strings in tests, by their keys: wording may be improved without changing a test. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { factsIn } from '../fact-references';
import { allLoadedStrings } from '../loaded-strings';
import { DEFAULT_LOCALE, writtenLocale, type Locale, type WrittenLocale } from '../../site/locales';
import { hasStandIns } from '../../site/stand-ins';

const FOLDER = join(__dirname, '../../../locales');

/** Files by name, each read once. */
const read = new Map<string, unknown>();

function stringsOf(locale: Locale, namespace: string): unknown {
  const file = join(FOLDER, locale, `${namespace}.json`);
  const strings: unknown = read.get(file) ?? JSON.parse(readFileSync(file, 'utf8'));
  read.set(file, strings);
  return strings;
}

/** Whether English replaces words of a locale. */
export function lacksWords(locale: WrittenLocale): boolean {
  const filesIn = (language: WrittenLocale) => {
    const files = readdirSync(join(FOLDER, language)).map((name) => name.replace('.json', ''));
    return Object.fromEntries(files.map((file) => [file, stringsOf(language, file)]));
  };
  return Object.values(allLoadedStrings(locale, filesIn(locale), filesIn(DEFAULT_LOCALE))).some(hasStandIns);
}

/**
 * A string as users of a locale read it: `say('en', 'assessment:progress.cancel')`, in English where it lacks one.
 *
 * @throws Error if there is no such string
 */
export function say(locale: Locale, key: string): string {
  const [namespace = '', path = ''] = key.split(':');
  let value = stringsOf(locale, namespace);
  for (const step of path.split('.')) {
    value = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[step] : undefined;
  }
  if (typeof value !== 'string' && locale !== DEFAULT_LOCALE) return say(DEFAULT_LOCALE, key);
  if (typeof value !== 'string') throw new Error(`locales/${locale}/${namespace}.json has no string at ${path}`);
  return factsIn(writtenLocale(locale), value);
}
