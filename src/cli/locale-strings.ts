/**
 * The strings of one language, as the locale files hold them. In the package, where there are no such files, the build
 * puts a module of the same form in this one's place, which holds them compressed (`package/built-in.ts`).
 */
import type { LocaleStrings } from '../components/strings-instance';
import type { StringsNamespace } from '../components/string-keys';
import { filesOf, loadedStrings } from '../site/check-words';
import type { WrittenLocale } from '../site/locales';

/** What the words of one namespace are, of one language. */
export async function localeStrings(
  locale: WrittenLocale,
  namespaces: readonly StringsNamespace[],
): Promise<LocaleStrings> {
  const read = async (file: string): Promise<readonly [string, unknown]> => {
    const module = (await import(`../../locales/${locale}/${file}.json`)) as { readonly default: unknown };
    return [file, module.default];
  };
  const files = new Set(namespaces.flatMap(filesOf));
  const written = Object.fromEntries(await Promise.all([...files].map(read)));
  return Object.fromEntries(namespaces.map((namespace) => [namespace, loadedStrings(namespace, written)]));
}
