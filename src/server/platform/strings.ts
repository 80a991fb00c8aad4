/**
 * Interface strings for responses of functions. Netlify copies `locales/` next to a function (`included_files`). The
 * strings of a locale are read when they are first needed.
 */
import { createInstance, type i18n, type Resource } from 'i18next';
import type { StringsNamespace } from '../../components/string-keys';
import { filesOf, loadedStrings } from '../../texts/loaded-strings';
import { DEFAULT_LOCALE, EXACT_LOCALES, writtenLocale, type Locale } from '../../site/locales';
import { EVERY_LOCALE } from '../../site/pseudo-locales';
import { pseudoStrings } from '../../site/pseudo-text';
import { builtText } from './artifacts';

/** Strings of a locale, as they are loaded. */
function namespacesOf(namespaces: readonly StringsNamespace[], locale: Locale): Record<string, object> {
  const filesFor = (namespace: string, language: Locale): Readonly<Record<string, unknown>> =>
    Object.fromEntries(
      filesOf(namespace).map((file) => [file, JSON.parse(builtText(`locales/${language}/${file}.json`))] as const),
    );
  const written = writtenLocale(locale);
  return Object.fromEntries(
    namespaces.map((namespace) => {
      const english = filesFor(namespace, DEFAULT_LOCALE);
      const own = written === DEFAULT_LOCALE ? english : filesFor(namespace, written);
      return [namespace, pseudoStrings(locale, loadedStrings(written, namespace, own, english) as object)];
    }),
  );
}

/**
 * An i18next instance that holds some namespaces. What a locale lacks is English, as everywhere; a string that English
 * lacks, too, throws if the caller gives no default.
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
