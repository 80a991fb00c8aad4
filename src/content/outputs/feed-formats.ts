/**
 * One feed in three formats: RSS 2.0 (https://www.rssboard.org/rss-specification), Atom (RFC 4287) and JSON Feed 1.1
 * (https://www.jsonfeed.org/version/1.1/). Written here and not by the package `feed`: version 6 of it writes JSON
 * Feed 1, marks Atom's plain titles as HTML, names RSS authors in a field for e-mail addresses, knows no `xml:lang`,
 * and uses the current time if there is no entry.
 */
import { FEED_TYPES } from '../../site/feeds';
import { localeFacts, type Locale } from '../../site/locales';
import { SITE_NAME } from '../../site/page-metadata';
import { element, escapeXml, textElement, xmlDocument } from '../../encoding/xml';

export interface FeedEntry {
  /** Canonical URL, which is also its id. */
  readonly url: string;
  readonly title: string;
  readonly summary: string;
  /** The whole text, with absolute URLs. */
  readonly html: string;
  /** Moments, ISO 8601 in UTC. */
  readonly published: string;
  readonly updated: string;
  /** Each with the URL of the list of their work. */
  readonly authors: readonly { readonly name: string; readonly url: string }[];
  readonly tags: readonly string[];
  /** URL of its social card. */
  readonly image: string | null;
}

export interface Feed {
  readonly title: string;
  readonly description: string;
  readonly locale: Locale;
  readonly siteUrl: string;
  /** URL of the listing. */
  readonly url: string;
  /** URL of the feed itself. */
  readonly selfUrl: string;
  /** Newest first. */
  readonly entries: readonly FeedEntry[];
}

/** When the feed last changed. One without entries has not changed since time began: there is no other moment to name. */
function updatedOf({ entries }: Feed): string {
  return entries.reduce((newest, { updated }) => (updated > newest ? updated : newest), '1970-01-01T00:00:00Z');
}

/** RFC 822 with four digits of the year, as RSS has it. */
function rfc822(moment: string): string {
  return new Date(moment).toUTCString();
}

/** Readers show texts of many languages in one page, so each says its own, and its direction. */
function inItsLanguage(html: string, locale: Locale): string {
  return `<div lang="${locale}" dir="${localeFacts(locale).dir}">${html}</div>`;
}

export function rssFeed(feed: Feed): string {
  const { title, description, locale, url, selfUrl, entries } = feed;
  const items = entries.map((entry) =>
    element('item', [
      textElement('title', entry.title),
      textElement('link', entry.url),
      textElement('guid', entry.url, { isPermaLink: 'true' }),
      textElement('pubDate', rfc822(entry.published)),
      textElement('atom:updated', entry.updated),
      ...entry.authors.map(({ name }) => textElement('dc:creator', name)),
      ...entry.tags.map((tag) => textElement('category', tag)),
      // The description is HTML by the specification, so what is plain text is escaped as HTML first.
      textElement('description', escapeXml(entry.summary)),
      textElement('content:encoded', inItsLanguage(entry.html, locale)),
    ]),
  );
  const channel = element('channel', [
    textElement('title', title),
    textElement('link', url),
    textElement('description', description),
    textElement('language', locale),
    textElement('atom:link', '', { href: selfUrl, rel: 'self', type: FEED_TYPES.rss }),
    ...(entries.length === 0 ? [] : [textElement('lastBuildDate', rfc822(updatedOf(feed)))]),
    ...items,
  ]);
  return xmlDocument(
    element('rss', [channel], {
      version: '2.0',
      'xmlns:atom': 'http://www.w3.org/2005/Atom',
      'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
      'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
    }),
  );
}

export function atomFeed(feed: Feed): string {
  const { title, description, locale, siteUrl, url, selfUrl, entries } = feed;
  const author = (name: string, uri: string) => element('author', [textElement('name', name), textElement('uri', uri)]);
  return xmlDocument(
    element(
      'feed',
      [
        textElement('id', url),
        textElement('title', title),
        textElement('subtitle', description),
        textElement('updated', updatedOf(feed)),
        textElement('link', '', { rel: 'self', type: FEED_TYPES.atom, href: selfUrl }),
        textElement('link', '', { rel: 'alternate', type: 'text/html', hreflang: locale, href: url }),
        // The author of entries that name none; the specification requires it.
        author(SITE_NAME, `${siteUrl}/`),
        ...entries.map((entry) =>
          element('entry', [
            textElement('id', entry.url),
            textElement('title', entry.title),
            textElement('link', '', { rel: 'alternate', type: 'text/html', hreflang: locale, href: entry.url }),
            textElement('published', entry.published),
            textElement('updated', entry.updated),
            ...entry.authors.map(({ name, url: uri }) => author(name, uri)),
            ...entry.tags.map((term) => textElement('category', '', { term })),
            textElement('summary', entry.summary),
            textElement('content', inItsLanguage(entry.html, locale), { type: 'html' }),
          ]),
        ),
      ],
      { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': locale },
    ),
  );
}

export function jsonFeed({ title, description, locale, siteUrl, url, selfUrl, entries }: Feed): string {
  return `${JSON.stringify(
    {
      version: 'https://jsonfeed.org/version/1.1',
      title,
      home_page_url: url,
      feed_url: selfUrl,
      description,
      icon: `${siteUrl}/icon-512.png`,
      favicon: `${siteUrl}/icon-192.png`,
      authors: [{ name: SITE_NAME, url: `${siteUrl}/` }],
      language: locale,
      items: entries.map((entry) => ({
        id: entry.url,
        url: entry.url,
        title: entry.title,
        content_html: inItsLanguage(entry.html, locale),
        summary: entry.summary,
        ...(entry.image === null ? {} : { image: entry.image }),
        date_published: entry.published,
        date_modified: entry.updated,
        ...(entry.authors.length === 0 ? {} : { authors: entry.authors }),
        ...(entry.tags.length === 0 ? {} : { tags: entry.tags }),
        language: locale,
      })),
    },
    null,
    1,
  )}\n`;
}
