/**
 * Interface strings for what functions answer. Netlify copies `locales/` beside a function (`included_files`); a
 * locale's are read when somebody first asks for them.
 */
import { createInstance, type i18n, type Resource } from 'i18next';
import type { StringsNamespace } from '../../components/string-keys';
import { filesOf, loadedStrings } from '../../site/check-words';
import { DEFAULT_LOCALE, EXACT_LOCALES, writtenLocale, type Locale } from '../../site/locales';
import { EVERY_LOCALE } from '../../site/pseudo-locales';
import { pseudoStrings } from '../../site/pseudo-text';
import { builtText } from './artifacts';

function namespacesOf(namespaces: readonly StringsNamespace[], locale: Locale): Record<string, object> {
  const read = (file: string) =>
    [file, JSON.parse(builtText(`locales/${writtenLocale(locale)}/${file}.json`))] as const;
  return Object.fromEntries(
    namespaces.map((namespace) => {
      const written: Readonly<Record<string, unknown>> = Object.fromEntries(filesOf(namespace).map(read));
      return [namespace, pseudoStrings(locale, loadedStrings(namespace, written) as object)];
    }),
  );
}

/**
 * An i18next instance that holds some namespaces. A missing string throws if the caller gives no default, and nothing
 * falls back to another language unnoticed: the build has checked that every locale is complete.
 */
export function createStrings(namespaces: readonly StringsNamespace[]): i18n {
  const resources: Resource = {};
  for (const locale of EVERY_LOCALE) {
    let read: Record<string, object> | undefined;
    Object.defineProperty(resources, locale, {
      enumerable: true,
      get: () => (read ??= namespacesOf(namespaces, locale)),
    });
  }
  const instance = createInstance();
  void instance.init({
    ...EXACT_LOCALES,
    resources,
    lng: DEFAULT_LOCALE,
    fallbackLng: false,
    initImmediate: false,
    interpolation: { escapeValue: false },
    parseMissingKeyHandler: (key: string, defaultValue?: string) => {
      if (defaultValue === undefined) throw new Error(`no string for ${key}`);
      return defaultValue;
    },
  });
  return instance;
}
