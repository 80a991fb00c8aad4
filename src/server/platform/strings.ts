/** Interface strings for what functions answer. They are bundled with the function that shows them. */
import { createInstance, type i18n, type Resource } from 'i18next';
import type { StringsNamespace } from '../../components/string-keys';
import { allLoadedStrings } from '../../site/loaded-strings';
import { DEFAULT_LOCALE, EXACT_LOCALES, LOCALES, writtenLocale, type Locale } from '../../site/locales';
import { PSEUDO_LOCALES } from '../../site/pseudo-locale-tags';
import { pseudoStrings } from '../../site/pseudo-text';

type ObjectForEach<Items extends readonly unknown[]> = { readonly [Index in keyof Items]: object };

/** One file of strings in every written locale, in the order of `LOCALES`. */
export type Catalog = ObjectForEach<typeof LOCALES>;

type Catalogs = Readonly<Partial<Record<StringsNamespace, Catalog>>>;

/** Strings of a locale, as they are loaded. */
function namespacesOf(catalogs: Catalogs, locale: Locale): Record<string, object> {
  const index = LOCALES.indexOf(writtenLocale(locale));
  const filesAt = (place: number) =>
    Object.fromEntries(Object.entries(catalogs).map(([file, catalog]) => [file, catalog[place] ?? {}]));
  const strings = allLoadedStrings(writtenLocale(locale), filesAt(index), filesAt(LOCALES.indexOf(DEFAULT_LOCALE)));
  return pseudoStrings(locale, strings) as Record<string, object>;
}

/**
 * An i18next instance that holds the catalogues. What a locale lacks is English, as everywhere; a string that English
 * lacks, too, throws if the caller gives no default.
 */
export function createStrings(catalogs: Catalogs): i18n {
  const resources: Resource = {};
  // Made on first use: an answer is in one language.
  for (const locale of [...LOCALES, ...PSEUDO_LOCALES]) {
    let made: Record<string, object> | undefined;
    Object.defineProperty(resources, locale, {
      enumerable: true,
      get: () => (made ??= namespacesOf(catalogs, locale)),
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
