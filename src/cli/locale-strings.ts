/**
 * The strings of one language, as in the locale files. In the package there are no such files, so the build replaces
 * this module with one of the same form that contains them compressed (`package/built-in.ts`).
 */
import type { LocaleStrings } from '../components/strings-instance';
import type { StringsNamespace } from '../components/string-keys';
import { filesOf, loadedStrings } from '../texts/loaded-strings';
import { DEFAULT_LOCALE, type WrittenLocale } from '../site/locales';

/** What the words of one namespace are, of one language. */
export async function localeStrings(
  locale: WrittenLocale,
  namespaces: readonly StringsNamespace[],
): Promise<LocaleStrings> {
  const files = [...new Set(namespaces.flatMap(filesOf))];
  const filesIn = async (language: WrittenLocale): Promise<LocaleStrings> => {
    const read = async (file: string): Promise<readonly [string, unknown]> => {
      const module = (await import(`../../locales/${language}/${file}.json`)) as { readonly default: unknown };
      return [file, module.default];
    };
    return Object.fromEntries(await Promise.all(files.map(read)));
  };
  const [written, english] = await Promise.all([filesIn(locale), filesIn(DEFAULT_LOCALE)]);
  return Object.fromEntries(
    namespaces.map((namespace) => [namespace, loadedStrings(locale, namespace, written, english)]),
  );
}
