/**
 * Strings and locale for components. A page and a function each pass in their own i18next instance, an island its
 * counterpart in the browser (`src/islands/plain-strings.ts`), so that the same component renders everywhere.
 */
import type { i18n } from 'i18next';
import { createContext, useContext, type ReactNode } from 'react';
import type { Locale } from '../site/locales';
import type { StringsNamespace, Translate } from './string-keys';

interface Strings {
  readonly i18n: i18n;
  readonly locale: Locale;
}

const StringsContext = createContext<Strings | null>(null);

/** Hands an i18next instance that holds the locale's strings to the components below. */
export function StringsProvider({ i18n, locale, children }: Strings & { readonly children: ReactNode }) {
  return <StringsContext.Provider value={{ i18n, locale }}>{children}</StringsContext.Provider>;
}

function useContextStrings(): Strings {
  const strings = useContext(StringsContext);
  if (strings === null) throw new Error('a component that shows text stands outside a StringsProvider');
  return strings;
}

/** The locale the surrounding page is shown in. */
export function useLocale(): Locale {
  return useContextStrings().locale;
}

/** The i18next instance of the surrounding page, for adding strings that are loaded later. */
export function useI18n(): i18n {
  return useContextStrings().i18n;
}

/** The translation function of one namespace of one locale. */
export function translator<N extends StringsNamespace>(i18n: i18n, locale: Locale, namespace: N): Translate<N> {
  const t = i18n.getFixedT(locale, namespace);
  return (key, params = {}) => t(key, params);
}

/** The translation function of one namespace, its keys typed by the default locale's strings. */
export function useStrings<N extends StringsNamespace>(namespace: N): Translate<N> {
  const { i18n, locale } = useContextStrings();
  return translator(i18n, locale, namespace);
}
