/** The strings of the language a user wants, loaded when they are asked for. */
import type { StringsNamespace } from '../components/string-keys';
import { stringsInstance } from '../components/strings-instance';
import { DEFAULT_LOCALE, isLocale, type WrittenLocale } from '../site/locales';
import { localeStrings } from './locale-strings';
import type { Words } from './measured';

/** What the command itself says, help included. */
const OWN: readonly StringsNamespace[] = ['cli'];

/** What reports, comparisons and files are shown with. */
export const SHOWN: readonly StringsNamespace[] = [
  'assessment',
  'assistants',
  'checks',
  'cli',
  'cli-measuring',
  'comparison',
  'comparison-view',
  'errors',
  'fixes',
  'hand-on',
  'own-name',
  'opening',
  'plan',
  'previews',
  'report',
  'rules',
  'site',
];

/** The locale a tag names: `de-AT` and `de_AT.UTF-8` are German; null for a language without a locale. */
export function localeNamed(tag: string): WrittenLocale | null {
  const [language = ''] = tag.toLowerCase().split(/[-_.@]/, 1);
  return isLocale(language) ? language : null;
}

/** The language of the terminal (POSIX, 8.2: the first variable that is set decides), else English. */
export function localeOf(env: Readonly<Record<string, string | undefined>>): WrittenLocale {
  const set = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
  return localeNamed(set) ?? DEFAULT_LOCALE;
}

/** @param which `own` for help and usage, which need few strings */
export async function loadWords(locale: WrittenLocale, which: 'own' | 'shown'): Promise<Words> {
  const strings = await localeStrings(locale, which === 'own' ? OWN : SHOWN);
  return { locale, strings: stringsInstance({ [locale]: strings }) };
}
