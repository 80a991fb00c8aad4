import type { Words } from '../measured';
import { loadWords, localeNamed, localeOf } from '../words';

/** What is said in builds besides what the command says. @param lang as configured; '' for that of the machine */
export function wordsFor(lang: string, env: Readonly<Record<string, string | undefined>>): Promise<Words> {
  // The command itself says that there is no such language.
  return loadWords((lang === '' ? null : localeNamed(lang)) ?? localeOf(env), 'own');
}
