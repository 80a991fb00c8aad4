/** Strings in tests, by their keys: what is said may be said better, and then no test has to be changed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../locales';

const FOLDER = join(__dirname, '../../../locales');

/** Files by name, each read once. */
const read = new Map<string, unknown>();

function stringsOf(locale: Locale, namespace: string): unknown {
  const file = join(FOLDER, locale, `${namespace}.json`);
  const strings: unknown = read.get(file) ?? JSON.parse(readFileSync(file, 'utf8'));
  read.set(file, strings);
  return strings;
}

/**
 * A string as users of a locale read it: `say('en', 'assessment:progress.cancel')`.
 *
 * @throws Error if the locale does not have it
 */
export function say(locale: Locale, key: string): string {
  const [namespace = '', path = ''] = key.split(':');
  let value = stringsOf(locale, namespace);
  for (const step of path.split('.')) {
    value = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[step] : undefined;
  }
  if (typeof value !== 'string') throw new Error(`locales/${locale}/${namespace}.json has no string at ${path}`);
  return value;
}
