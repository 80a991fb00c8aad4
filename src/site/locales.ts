/**
 * The table of locales. Adding one is a row here, a folder in `locales/` and content.
 * Page creation, links, hreflang, the language switch and negotiation all read it.
 */

import type { PseudoLocale } from './pseudo-locale-tags';

/** Locales every page is built in, lower-case BCP 47 tags as addresses contain them. */
export const LOCALES = ['en', 'de', 'fr', 'es', 'ja', 'ar'] as const;

export type WrittenLocale = (typeof LOCALES)[number];

/** A locale a page may be in. Only builds outside production have pseudo-locales (`pseudo-locales.ts`). */
export type Locale = WrittenLocale | PseudoLocale;

/** The locale content is written in first and that untranslated pages fall back to. */
export const DEFAULT_LOCALE: WrittenLocale = 'en';

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

export const LOCALE_FACTS: Readonly<Record<WrittenLocale, LocaleFacts>> = {
  en: { name: 'English', dir: 'ltr', intl: 'en-GB', openGraph: 'en_GB', script: 'Latin' },
  de: { name: 'Deutsch', dir: 'ltr', intl: 'de-DE', openGraph: 'de_DE', script: 'Latin' },
  fr: { name: 'Français', dir: 'ltr', intl: 'fr-FR', openGraph: 'fr_FR', script: 'Latin' },
  es: { name: 'Español', dir: 'ltr', intl: 'es-ES', openGraph: 'es_ES', script: 'Latin' },
  ja: { name: '日本語', dir: 'ltr', intl: 'ja-JP', openGraph: 'ja_JP', script: 'Japanese' },
  ar: { name: 'العربية', dir: 'rtl', intl: 'ar-EG-u-nu-latn', openGraph: 'ar_AR', script: 'Arabic' },
};

/**
 * Options that make i18next use a locale exactly as written here. By default, it changes the case of names with two
 * parts and falls back to the language if the locale lacks a string. That would hide what a pseudo-locale lacks.
 */
export const EXACT_LOCALES = { lowerCaseLng: true, load: 'currentOnly' } as const;

/** Whether a string is one of the locales that are written, exactly as addresses contain it. */
export function isLocale(value: unknown): value is WrittenLocale {
  return typeof value === 'string' && (LOCALES as readonly string[]).includes(value);
}

/** The locale whose texts a locale is made of: itself, or the default one for a pseudo-locale. */
export function writtenLocale(locale: Locale): WrittenLocale {
  return isLocale(locale) ? locale : DEFAULT_LOCALE;
}

/** Facts of any locale: a pseudo-locale has those of the language its name begins with. */
export function localeFacts(locale: Locale): LocaleFacts {
  const language = LOCALES.find((written) => locale.startsWith(written)) ?? DEFAULT_LOCALE;
  const facts = LOCALE_FACTS[language];
  return locale === language ? facts : { ...facts, name: `${facts.name} (${locale})` };
}
