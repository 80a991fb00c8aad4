import { translator } from '../../components/strings';
import { SITE_NAME, startOfDay } from '../../site/page-metadata';
import {
  FEED_ENTRIES,
  FEED_FORMATS,
  FEED_SECTIONS,
  feedPath,
  type FeedFormat,
  type FeedSection,
} from '../../site/feeds';
import { LOCALES, type Locale } from '../../site/locales';
import { pathTo } from '../../site/routes';
import { OWN_TEXT } from '../model/translations';
import type { PlannedPage } from '../pages/planned-page';
import { SECTIONS } from '../pages/sections';
import type { FeedFacts } from '../review/read-facts';
import { atomFeed, jsonFeed, rssFeed, type Feed, type FeedEntry } from './feed-formats';
import { feedHtml } from './feed-html';
import { bodyOf, listedPages, writePublic, type Publication } from './publication';

const WRITERS: Readonly<Record<FeedFormat, (feed: Feed) => string>> = { rss: rssFeed, atom: atomFeed, json: jsonFeed };

/** The articles of a section with a text of their own in a locale, in the order they are planned in: newest first. */
export function articlesOf(pages: readonly PlannedPage[], section: FeedSection, locale: Locale): PlannedPage[] {
  return pages
    .filter(({ route, context }) => route === SECTIONS[section].entry && context.locale === locale)
    .filter(({ state }) => state !== 'interface' && OWN_TEXT.includes(state));
}

/** @throws Error that names the page if it has no text or no day of publication */
function feedEntry(publication: Publication, page: PlannedPage): FeedEntry {
  const { siteUrl } = publication.environment;
  const url = siteUrl + page.path;
  const { title, description, published, modified, authors, tags, card } = page.context.head;
  if (published === undefined) throw new Error(`${page.path} cannot be in a feed: it has no day of publication.`);
  return {
    url,
    title,
    summary: description,
    html: feedHtml(bodyOf(publication, page), url),
    published: startOfDay(published),
    updated: startOfDay(modified ?? published),
    authors: authors.map((author) => ({ name: author.name, url: siteUrl + author.path })),
    tags,
    image: card === null ? null : siteUrl + card,
  };
}

/** What the feeds next to a listing hold, the same in each format. */
export interface WrittenFeed extends Omit<FeedFacts, 'entries'> {
  /** Newest first. */
  readonly entries: readonly FeedEntry[];
}

/** Writes each section's feeds in each locale and format, next to its listing. */
export function writeFeeds(publication: Publication): WrittenFeed[] {
  const { environment, i18n } = publication;
  const pages = listedPages(publication);
  const written: WrittenFeed[] = [];
  for (const locale of LOCALES) {
    const t = translator(i18n, locale, 'pages');
    for (const section of FEED_SECTIONS) {
      const folder = pathTo(locale, section);
      const entries = articlesOf(pages, section, locale)
        .slice(0, FEED_ENTRIES)
        .map((page) => feedEntry(publication, page));
      for (const format of FEED_FORMATS) {
        const path = feedPath(folder, format);
        const feed: Feed = {
          title: `${t(`${section}.title`)} · ${SITE_NAME}`,
          description: t(`${section}.description`),
          locale,
          siteUrl: environment.siteUrl,
          url: environment.siteUrl + folder,
          selfUrl: environment.siteUrl + path,
          entries,
        };
        writePublic(publication, path, WRITERS[format](feed));
      }
      written.push({ locale, folder, entries });
    }
  }
  return written;
}
