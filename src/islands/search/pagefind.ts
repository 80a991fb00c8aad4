/** The part of Pagefind's client that the search uses, and how a locale's bundle is opened. */
import type { Locale } from '../../site/locales';

/** What Pagefind keeps of a page; `meta` and `filters` are what `content/outputs/search-documents.ts` gave it. */
export interface PagefindPage {
  readonly url: string;
  /** Plain text in which `<` and `>` are escaped, with the words found in `<mark>`. */
  readonly excerpt: string;
  readonly meta: Readonly<Record<string, string | undefined>>;
}

export interface PagefindResult {
  readonly id: string;
  readonly score: number;
  readonly data: () => Promise<PagefindPage>;
}

export interface PagefindIndex {
  readonly search: (
    term: string,
    options?: { readonly filters?: Readonly<Record<string, string>> },
  ) => Promise<{ readonly results: readonly PagefindResult[] }>;
}

interface PagefindModule {
  readonly createInstance: (options: object) => PagefindIndex;
}

/** Opens the index of a locale. `attempt` is 0 at first; each further one requests the files again. */
export type OpenIndex = (locale: Locale, attempt: number) => Promise<PagefindIndex>;

/** Words of an excerpt. Japanese is counted in segments, which are shorter. */
const EXCERPT_WORDS: Partial<Record<Locale, number>> = { ja: 60 };

/**
 * Imports a bundle's own client: a module of its own URL, hence with a worker and a language of its own.
 *
 * @throws TypeError if the file cannot be loaded
 */
export const openIndex: OpenIndex = async (locale, attempt) => {
  // Some browsers remember that a module could not be loaded, by its URL.
  const address = `/pagefind/${locale}/pagefind.js${attempt === 0 ? '' : `?${attempt}`}`;
  const pagefind = (await import(/* webpackIgnore: true */ address)) as PagefindModule;
  return pagefind.createInstance({
    excerptLength: EXCERPT_WORDS[locale] ?? 30,
    excerptEllipsis: '…',
    ranking: { metaWeights: { title: 8, description: 3, kind: 0, date: 0, fallback: 0 } },
  });
};
