/** Pages with their tags, for tests: what a page publishes, from the little a test cares about. */
import { LOCALE_FACTS } from '../../../site/locales';
import type { CardLocale, CardPage, CardPages } from '../card-pages';
import { judgedPages, judgementOf } from '../card-problems';

export const CARD_SITE = 'https://facet.example';

const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

export interface SharedPage extends Partial<Omit<CardPage, 'tags' | 'picture' | 'locale'>> {
  readonly locale?: CardLocale;
  readonly title?: string;
  readonly description?: string;
  /** Path of the picture; null if the tags name one that is not a file. */
  readonly card?: string | null;
  /** Tags besides those every page has. */
  readonly more?: readonly string[];
}

/** A page as `PageHead` writes it, short enough for every preview unless stated otherwise. */
export function sharedPage(changes: SharedPage = {}): CardPage {
  const { locale = 'en', title = 'A page', description = 'What it is about.', card = '/cards/0a1b.png' } = changes;
  const { path = `/${locale}/posts/a-page/`, route = 'post', state = 'source', visibility = 'public' } = changes;
  const url = CARD_SITE + (card ?? '/cards/gone.png');
  const tags = [
    ...(description === '' ? [] : [`<meta name="description" content="${escaped(description)}"/>`]),
    `<meta property="og:title" content="${escaped(title)}"/>`,
    `<meta property="og:description" content="${escaped(description)}"/>`,
    `<meta property="og:type" content="article"/>`,
    `<meta property="og:url" content="${CARD_SITE}${path}"/>`,
    `<meta property="og:site_name" content="Facet"/>`,
    `<meta property="og:locale" content="${LOCALE_FACTS[locale].openGraph}"/>`,
    `<meta property="og:image" content="${url}"/>`,
    `<meta property="og:image:alt" content="${escaped(title)}"/>`,
    `<meta name="twitter:card" content="summary_large_image"/>`,
    `<title>${escaped(title)} · Facet</title>`,
    `<link rel="canonical" href="${CARD_SITE}${path}"/>`,
    ...(changes.more ?? []),
  ];
  return { path, locale, route, state, visibility, tags, picture: { url, file: card } };
}

/** What the build would leave of pages. */
export function cardPagesOf(pages: readonly SharedPage[], hidden = false): CardPages {
  const judged = judgedPages(pages.map(sharedPage), (page) => judgementOf(page, CARD_SITE, hidden));
  return { siteUrl: CARD_SITE, hidden, pages: judged };
}
