/**
 * The table of locales. Adding one is a row here, a folder in `locales/` and content.
 * Page creation, links, hreflang, the language switch and negotiation all read it.
 */

/** Locales every page is built in, lower-case BCP 47 tags as they stand in addresses. */
export const LOCALES = ['en', 'de', 'fr', 'es', 'ja', 'ar'] as const;

export type Locale = (typeof LOCALES)[number];

/** The locale content is written in first and that untranslated pages fall back to. */
export const DEFAULT_LOCALE: Locale = 'en';

export interface LocaleFacts {
  /** The language's own name for itself, as shown in the language switch. */
  readonly name: string;
  /** Writing direction of the locale's script. */
  readonly dir: 'ltr' | 'rtl';
  /** Tag handed to `Intl` for numbers, dates and lists. */
  readonly intl: string;
  /** `language_TERRITORY` for Open Graph's `og:locale`. */
  readonly openGraph: string;
  /** Unicode script the locale is written in, used by tests that look for untranslated pages. */
  readonly script: 'Latin' | 'Japanese' | 'Arabic';
}

export const LOCALE_FACTS: Readonly<Record<Locale, LocaleFacts>> = {
  en: { name: 'English', dir: 'ltr', intl: 'en-GB', openGraph: 'en_GB', script: 'Latin' },
  de: { name: 'Deutsch', dir: 'ltr', intl: 'de-DE', openGraph: 'de_DE', script: 'Latin' },
  fr: { name: 'Français', dir: 'ltr', intl: 'fr-FR', openGraph: 'fr_FR', script: 'Latin' },
  es: { name: 'Español', dir: 'ltr', intl: 'es-ES', openGraph: 'es_ES', script: 'Latin' },
  ja: { name: '日本語', dir: 'ltr', intl: 'ja-JP', openGraph: 'ja_JP', script: 'Japanese' },
  ar: { name: 'العربية', dir: 'rtl', intl: 'ar-EG-u-nu-latn', openGraph: 'ar_AR', script: 'Arabic' },
};

/** Whether a string is one of the site's locales, exactly as it stands in addresses. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && (LOCALES as readonly string[]).includes(value);
}
