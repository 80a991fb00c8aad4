/**
 * The one table of translations: (piece of content × locale) → state. It alone decides which pages exist,
 * their canonical, hreflang, language switch and the marks on links.
 */
import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale, type WrittenLocale } from '../../site/locales';
import type { ContentAddress, ContentKind } from './kinds';

/**
 * `source`: written in the default locale. `translated`: current. `outdated`: the source changed since.
 * `fallback`: not translated, the source's text is shown at the locale's own URL. `absent`: no page.
 */
export type TranslationState = 'source' | 'translated' | 'outdated' | 'fallback' | 'absent';

/** States in which a page has text of its own and represents its locale in search engines. */
export const OWN_TEXT: readonly (TranslationState | 'interface' | 'pseudo')[] = ['source', 'translated', 'outdated'];

/**
 * Whether readers of a language a piece is not translated into get no page: a law is not read by guess.
 * @param onlyTranslated what its source says
 */
export function isOnlyTranslated(kind: ContentKind, onlyTranslated: boolean): boolean {
  return kind === 'legal' || onlyTranslated;
}

/** What the table asks of an entry. */
export interface TranslatedEntry {
  readonly address: ContentAddress;
  /** Set in a source that is not shown to readers of other languages. */
  readonly onlyTranslated: boolean;
  /** Set in a translation whose source changed since it was made. */
  readonly outdated: boolean;
}

/** One piece of content in all its locales. */
export interface TranslationRow<T> extends Omit<ContentAddress, 'locale'> {
  readonly source: T;
  readonly cells: Readonly<Record<WrittenLocale, TranslationCell<T>>>;
}

/** A piece of content in one locale. */
export interface TranslationCell<T> {
  readonly state: TranslationState;
  readonly entry: T | null;
}

/**
 * A piece of content in a locale of a build: what the table says, or for a pseudo-locale, which has no
 * translations, the source it is made from.
 */
export function cellIn<T>(
  { cells, source }: TranslationRow<T>,
  locale: Locale,
): TranslationCell<T> | { readonly state: 'pseudo'; readonly entry: T } {
  return isLocale(locale) ? cells[locale] : { state: 'pseudo', entry: source };
}

/** What is one piece of content: all its locales, and for a legal document one version. */
export function pieceOf({ kind, slug, version }: ContentAddress): string {
  return [kind, slug, version ?? ''].join('/');
}

/** The elements by what each belongs to. */
export function grouped<T, K>(elements: readonly T[], keyOf: (element: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const element of elements) {
    const key = keyOf(element);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [element]);
    else group.push(element);
  }
  return groups;
}

/**
 * @param entries every content file with its URL
 * @returns a row for each piece that has a source, and the URLs of translations without one
 */
export function translationTable<T extends TranslatedEntry>(
  entries: readonly T[],
): { rows: TranslationRow<T>[]; orphans: T[] } {
  const rows: TranslationRow<T>[] = [];
  const orphans: T[] = [];
  for (const group of grouped(entries, ({ address }) => pieceOf(address)).values()) {
    const source = group.find(({ address }) => address.locale === DEFAULT_LOCALE);
    if (source === undefined) {
      orphans.push(...group);
      continue;
    }
    const { kind, slug, version } = source.address;
    const cellOf = (locale: WrittenLocale): TranslationCell<T> => {
      const entry = group.find(({ address }) => address.locale === locale);
      if (entry === source) return { state: 'source', entry };
      if (entry !== undefined) return { state: entry.outdated ? 'outdated' : 'translated', entry };
      const absent = isOnlyTranslated(kind, source.onlyTranslated);
      return absent ? { state: 'absent', entry: null } : { state: 'fallback', entry: source };
    };
    const cells = Object.fromEntries(LOCALES.map((locale) => [locale, cellOf(locale)])) as TranslationRow<T>['cells'];
    rows.push({ kind, slug, version, source, cells });
  }
  return { rows, orphans };
}
