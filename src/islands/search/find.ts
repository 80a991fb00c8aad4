/** Finds articles in the reader's language, and on request those that exist only in the default one. */
import { DEFAULT_LOCALE, writtenLocale, type Locale } from '../../site/locales';
import { inLocale } from '../../site/routes';
import { excerptParts, type ExcerptPart } from './excerpt';
import type { OpenIndex, PagefindIndex, PagefindPage, PagefindResult } from './pagefind';

/** What someone asks for. */
export interface Question {
  readonly query: string;
  /** Also search what is not translated into the page's language. */
  readonly english: boolean;
}

export const ARTICLE_KINDS = ['post', 'changelog', 'legal', 'about', 'guide'] as const;

export interface Hit {
  readonly path: string;
  readonly title: string;
  readonly excerpt: readonly ExcerptPart[];
  readonly kind: (typeof ARTICLE_KINDS)[number] | null;
  /** ISO 8601 day; null for pages without one. */
  readonly date: string | null;
  /** Language of the text where it is not the page's. */
  readonly lang?: Locale;
}

export interface Finding {
  readonly question: Question;
  /** How many articles there are. */
  readonly count: number;
  /** The first of them, best first, in the reader's language before the others. */
  readonly hits: readonly Hit[];
}

/**
 * Arabic joins "and" and "so" to the next word without a space. Pagefind's stemmer removes the article, and what comes
 * before it in بال and لل, but leaves وال and فال. So we also search for a word without these prefixes and with either
 * of them.
 */
export function arabicForms(query: string): string[] {
  if (!/^[\p{Script=Arabic}\s]+$/u.test(query)) return [query];
  const bare = query.split(/\s+/).map((word) => word.replace(/^[وف]?ال(?=\p{L}{2})/u, ''));
  const forms = ['', 'وال', 'فال'].map((prefix) => bare.map((word) => prefix + word).join(' '));
  return [...new Set([query, ...forms])];
}

/** Results of several forms of one query: each page once, by its best score. */
async function searchForms(
  index: PagefindIndex,
  forms: readonly string[],
  filters: Readonly<Record<string, string>>,
): Promise<readonly PagefindResult[]> {
  const answers = await Promise.all(forms.map((form) => index.search(form, { filters })));
  const best = new Map<string, PagefindResult>();
  for (const result of answers.flatMap(({ results }) => results)) {
    const known = best.get(result.id);
    if (known === undefined || known.score < result.score) best.set(result.id, result);
  }
  return [...best.values()].sort((a, b) => b.score - a.score);
}

function hitOf({ url, excerpt, meta }: PagefindPage, language: Locale, locale: Locale): Hit {
  const parts = excerptParts(excerpt);
  const shownHere = meta['fallback']?.split(' ').includes(locale) ?? false;
  return {
    path: shownHere ? inLocale(url, locale) : url,
    title: meta['title'] ?? url,
    // Found only by title or description: what the article is about says more than how it begins.
    excerpt: parts.some(({ found }) => found) ? parts : [{ text: meta['description'] ?? '', found: false }],
    kind: ARTICLE_KINDS.find((kind) => kind === meta['kind']) ?? null,
    date: meta['date'] ?? null,
    ...(language === locale ? {} : { lang: language }),
  };
}

export interface Searcher {
  /** @throws Error if an index cannot be loaded; the next call tries again */
  readonly find: (question: Question, limit: number) => Promise<Finding>;
}

/** @param locale the page's; its index is opened at the first question, the other at the first that needs it */
export function createSearcher(locale: Locale, open: OpenIndex): Searcher {
  // A pseudo-locale has no index of its own.
  const home = writtenLocale(locale);
  const indexes = new Map<Locale, Promise<PagefindIndex>>();
  let attempt = 0;
  const indexOf = (language: Locale): Promise<PagefindIndex> => {
    const opened = indexes.get(language) ?? open(language, attempt);
    indexes.set(language, opened);
    return opened;
  };
  const searchIn = async (language: Locale, query: string, filters: Readonly<Record<string, string>>) => {
    const forms = language === 'ar' ? arabicForms(query) : [query];
    const results = await searchForms(await indexOf(language), forms, filters);
    return results.map((result) => ({ result, language }));
  };
  return {
    async find(question, limit) {
      try {
        const query = question.query.trim();
        const own = searchIn(home, query, {});
        const english = question.english && home !== DEFAULT_LOCALE;
        const other = english ? searchIn(DEFAULT_LOCALE, query, { without: locale }) : [];
        const found = (await Promise.all([own, other])).flat();
        const hits = await Promise.all(
          found.slice(0, limit).map(async ({ result, language }) => hitOf(await result.data(), language, locale)),
        );
        return { question, count: found.length, hits };
      } catch (error) {
        indexes.clear();
        attempt += 1;
        throw error;
      }
    },
  };
}

/** The question a URL holds: `?q=…&en=1`. */
export function questionIn(search: string): Question {
  const params = new URLSearchParams(search);
  return { query: params.get('q') ?? '', english: params.has('en') };
}

/** The query string for a question, empty or with its `?`. Other parameters of the URL stay. */
export function withQuestion(search: string, { query, english }: Question): string {
  const params = new URLSearchParams(search);
  params.delete('q');
  params.delete('en');
  if (query.trim() !== '') params.set('q', query.trim());
  if (english) params.set('en', '1');
  return params.size === 0 ? '' : `?${params.toString()}`;
}
