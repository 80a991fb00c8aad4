/** What can be searched: every article in the languages it has a text of its own in, as documents for Pagefind. */
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../site/locales';
import { inLocale } from '../../site/routes';
import { OWN_TEXT } from '../model/translations';
import { PAGES } from '../pages/pages';
import type { PlannedPage } from '../pages/planned-page';
import { bodyOf, listedPages, type Publication } from './publication';

export interface SearchDocument {
  /** Path of the page a result leads to. */
  readonly url: string;
  readonly html: string;
}

/** Locale → its documents in the order of the plan, which is the same on every machine. */
export type SearchDocuments = ReadonlyMap<Locale, readonly SearchDocument[]>;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

/**
 * For an article in the default locale: the other locales whose page shows this text for want of a translation, and
 * those without such a page. A search finds texts of the page's locale and, if asked to, of the default locale only.
 */
function localesWithout({ path, context }: PlannedPage, states: ReadonlyMap<string, PlannedPage['state']>) {
  const others = context.locale === DEFAULT_LOCALE ? LOCALES.filter((locale) => locale !== DEFAULT_LOCALE) : [];
  const stateIn = (locale: Locale) => states.get(inLocale(path, locale));
  return {
    fallback: others.filter((locale) => stateIn(locale) === 'fallback'),
    absent: others.filter((locale) => stateIn(locale) === undefined),
  };
}

/**
 * Title and description are searched as meta data, which Pagefind weighs by field, and so they are not in
 * excerpts. The filter `without` holds the locales that lack the text: a search there can ask for just these.
 */
function documentOf(
  page: PlannedPage,
  kind: string,
  body: string,
  states: ReadonlyMap<string, PlannedPage['state']>,
): string {
  const { locale, head } = page.context;
  const { fallback, absent } = localesWithout(page, states);
  const date = head.published ?? page.context['version'];
  const meta = (name: string, value: string) =>
    `<meta data-pagefind-meta="${name}[content]" content="${escape(value)}">`;
  return [
    `<!doctype html><html lang="${locale}"><head>`,
    meta('title', head.title),
    meta('description', head.description),
    meta('kind', kind),
    ...(typeof date === 'string' ? [meta('date', date)] : []),
    ...(fallback.length > 0 ? [meta('fallback', fallback.join(' '))] : []),
    ...[...fallback, ...absent].map((other) => `<meta data-pagefind-filter="without[content]" content="${other}">`),
    `</head><body>${body}</body></html>`,
  ].join('');
}

/** @throws Error that names the page if an article has no text */
export function searchDocuments(publication: Publication): SearchDocuments {
  const states = new Map(publication.pages.map(({ path, state }) => [path, state]));
  const documents = new Map<Locale, SearchDocument[]>();
  for (const page of listedPages(publication)) {
    const kind = page.route === null ? undefined : PAGES[page.route].searchedAs;
    if (kind === undefined || !OWN_TEXT.includes(page.state)) continue;
    const { locale } = page.context;
    const list = documents.get(locale) ?? [];
    list.push({ url: page.path, html: documentOf(page, kind, bodyOf(publication, page), states) });
    documents.set(locale, list);
  }
  return documents;
}
