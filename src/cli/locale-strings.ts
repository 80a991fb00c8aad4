/**
 * The strings of one language, as the locale files hold them. In the package, where there are no such files, the build
 * puts a module of the same form in this one's place, which holds them compressed (`package/built-in.ts`).
 */
import type { LocaleStrings } from '../components/strings-instance';
import type { StringsNamespace } from '../components/string-keys';
import type { WrittenLocale } from '../site/locales';

/** What the words of one namespace are, of one language. */
export async function localeStrings(
  locale: WrittenLocale,
  namespaces: readonly StringsNamespace[],
): Promise<LocaleStrings> {
  const read = async (namespace: StringsNamespace): Promise<readonly [string, unknown]> => {
    const file = (await import(`../../locales/${locale}/${namespace}.json`)) as { readonly default: unknown };
    return [namespace, file.default];
  };
  return Object.fromEntries(await Promise.all(namespaces.map(read)));
}
