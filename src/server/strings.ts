/** Interface strings for what functions answer. They are bundled with the function that shows them. */
import { createInstance, type i18n, type Resource } from 'i18next';
import type { StringsNamespace } from '../components/string-keys';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../site/locales';

/** One namespace in every locale. */
export type Catalog = Readonly<Record<Locale, object>>;

type Catalogs = Readonly<Partial<Record<StringsNamespace, Catalog>>>;

/**
 * An i18next instance that holds the catalogues. A missing string throws where whoever asks gives no default, and
 * nothing falls back to another language unseen: the build has checked that every locale is complete.
 */
export function createStrings(catalogs: Catalogs): i18n {
  const resources: Resource = Object.fromEntries(
    LOCALES.map((locale) => [
      locale,
      Object.fromEntries(Object.entries(catalogs).map(([namespace, catalog]) => [namespace, catalog[locale]])),
    ]),
  );
  const instance = createInstance();
  void instance.init({
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
