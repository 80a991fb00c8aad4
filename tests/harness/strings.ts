import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../../src/site/locales';
import { ROOT } from './pages';

/**
 * A string as users of a locale read it: `say('en', 'assessment:progress.cancel')`.
 *
 * @throws Error if the locale does not have it
 */
export function say(locale: Locale, key: string): string {
  const [namespace = '', path = ''] = key.split(':');
  const strings: unknown = JSON.parse(readFileSync(join(ROOT, 'locales', locale, `${namespace}.json`), 'utf8'));
  let value = strings;
  for (const step of path.split('.')) {
    value = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[step] : undefined;
  }
  if (typeof value !== 'string') throw new Error(`locales/${locale}/${namespace}.json has no string at ${path}`);
  return value;
}
