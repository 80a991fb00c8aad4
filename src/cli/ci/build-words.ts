import type { StringsNamespace } from '../../components/string-keys';
import { stringsInstance } from '../../components/strings-instance';
import { localeStrings } from '../locale-strings';
import type { Words } from '../measured';
import { localeNamed, localeOf } from '../words';

/** What builds say themselves, besides what the command says. */
export const BUILD_STRINGS: readonly StringsNamespace[] = ['cli', 'report'];

/** @param lang as configured; '' for that of the machine */
export async function buildWords(lang: string, env: Readonly<Record<string, string | undefined>>): Promise<Words> {
  // The command itself says that there is no such language.
  const locale = (lang === '' ? null : localeNamed(lang)) ?? localeOf(env);
  return { locale, strings: stringsInstance({ [locale]: await localeStrings(locale, BUILD_STRINGS) }) };
}
