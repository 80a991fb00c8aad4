/** Feeds match the pages: exactly the articles with their own text, whole, newest first. */
import { z } from 'zod';
import { parseFragment } from 'parse5';
import { FEED_ENTRIES } from '../../src/site/feeds';
import { indexablePages, lettersOf, metaOf, type PublishedPage, type PublishedSite } from './published-site';
import { attribute, elementsIn, type Element } from './words';
import { parseXml } from './xml';

interface Entry {
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly published: string;
  readonly updated: string;
  readonly tags: readonly string[];
  readonly html: string;
}

interface Feed {
  readonly self: string;
  readonly home: string;
  readonly language: string;
  readonly entries: readonly Entry[];
}

const text = z.union([z.string(), z.object({ '#text': z.string() }).transform((value) => value['#text'])]);
const link = z.object({ '@rel': z.string(), '@href': z.string() });

const rss = z
  .object({
    rss: z.object({
      '@version': z.literal('2.0'),
      channel: z.object({
        title: text,
        link: z.array(text),
        description: text,
        language: text,
        'atom:link': link,
        item: z
          .array(
            z.object({
              title: text,
              link: z.array(text),
              guid: z.object({ '#text': z.string(), '@isPermaLink': z.literal('true') }),
              pubDate: text,
              'atom:updated': text,
              category: z.array(text).default([]),
              description: text,
              'content:encoded': text,
            }),
          )
          .default([]),
      }),
    }),
  })
  .transform(({ rss: { channel } }): Feed => ({
    self: channel['atom:link']['@href'],
    home: channel.link[0] ?? '',
    language: channel.language,
    entries: channel.item.map((item) => ({
      id: item.guid['#text'],
      url: item.link[0] ?? '',
      title: item.title,
      published: new Date(item.pubDate).toISOString().replace('.000', ''),
      updated: item['atom:updated'],
      tags: item.category,
      html: item['content:encoded'],
    })),
  }));

const hrefOf = (links: readonly z.output<typeof link>[], rel: string) =>
  links.find((found) => found['@rel'] === rel)?.['@href'] ?? '';

const atom = z
  .object({
    feed: z.object({
      '@xml:lang': z.string(),
      id: text,
      title: text,
      updated: z.iso.datetime(),
      link: z.array(link),
      author: z.array(z.object({ name: text })).min(1),
      entry: z
        .array(
          z.object({
            id: text,
            title: text,
            link: z.array(link),
            published: z.iso.datetime(),
            updated: z.iso.datetime(),
            category: z.array(z.object({ '@term': z.string() })).default([]),
            summary: text,
            content: z.object({ '#text': z.string(), '@type': z.literal('html') }),
          }),
        )
        .default([]),
    }),
  })
  .transform(({ feed }): Feed => ({
    self: hrefOf(feed.link, 'self'),
    home: hrefOf(feed.link, 'alternate'),
    language: feed['@xml:lang'],
    entries: feed.entry.map((entry) => ({
      id: entry.id,
      url: hrefOf(entry.link, 'alternate'),
      title: entry.title,
      published: entry.published,
      updated: entry.updated,
      tags: entry.category.map((category) => category['@term']),
      html: entry.content['#text'],
    })),
  }));

const json = z
  .object({
    version: z.literal('https://jsonfeed.org/version/1.1'),
    title: z.string(),
    home_page_url: z.url(),
    feed_url: z.url(),
    language: z.string(),
    items: z.array(
      z.object({
        id: z.string(),
        url: z.url(),
        title: z.string(),
        content_html: z.string(),
        date_published: z.iso.datetime(),
        date_modified: z.iso.datetime(),
        tags: z.array(z.string()).default([]),
      }),
    ),
  })
  .transform((feed): Feed => ({
    self: feed.feed_url,
    home: feed.home_page_url,
    language: feed.language,
    entries: feed.items.map(
      ({ id, url, title, content_html: html, date_published: published, date_modified: updated, tags }) => ({
        id,
        url,
        title,
        published,
        updated,
        tags,
        html,
      }),
    ),
  }));

function readFeed(type: string, source: string): Feed {
  if (type === 'application/feed+json') return json.parse(JSON.parse(source));
  return type === 'application/atom+xml' ? atom.parse(parseXml(source)) : rss.parse(parseXml(source));
}

/** The version a changelog entry says it is about, each number in as many digits; empty for other articles. */
function versionOf({ elements }: PublishedPage): string {
  const facts = elements.filter(({ tagName }) => tagName === 'dd').map(lettersOf);
  const version = facts.find((fact) => /^\d+\.\d+\.\d+$/.test(fact)) ?? '';
  return version.replace(/\d+/g, (number) => number.padStart(4, '0'));
}

/** Indexable articles below a listing, newest first, those of one day by version and then by address. */
function articlesBelow(site: PublishedSite, folder: string): PublishedPage[] {
  const age = (page: PublishedPage) => `${metaOf(page, 'article:published_time') ?? ''} ${versionOf(page)}`;
  return indexablePages(site)
    .filter((page) => metaOf(page, 'og:type') === 'article' && page.path.startsWith(folder))
    .sort((a, b) => (age(a) === age(b) ? (a.path < b.path ? -1 : 1) : age(a) < age(b) ? 1 : -1));
}

const URL_ATTRIBUTES = ['href', 'src', 'poster', 'cite'];

function relativeAddresses(elements: readonly Element[]): string[] {
  return elements
    .flatMap((element) => [
      ...URL_ATTRIBUTES.flatMap((name) => attribute(element, name) ?? []),
      ...(attribute(element, 'srcset') ?? '').split(', ').filter((candidate) => candidate !== ''),
    ])
    .filter((address) => !/^(?:https?|mailto|tel):/.test(address));
}

const BACK_LINKS = /[↩↪]\uFE0E?\d*/g;

function entryViolations(path: string, entry: Entry, page: PublishedPage): string[] {
  const elements = elementsIn(parseFragment(entry.html));
  const shown = lettersOf(parseFragment(entry.html));
  const missing = elementsIn(page.prose)
    .filter(({ tagName }) => tagName === 'p')
    // In a feed, a note's link back to the text would lead nowhere.
    .map((paragraph) => lettersOf(paragraph).replace(BACK_LINKS, ''))
    .filter((paragraph) => !shown.includes(paragraph));
  const published = metaOf(page, 'article:published_time') ?? '';
  const same: readonly (readonly [string, unknown, unknown])[] = [
    ['id', entry.id, page.canonical],
    ['title', entry.title, metaOf(page, 'og:title')],
    ['day of publication', entry.published, published],
    ['day of change', entry.updated, metaOf(page, 'article:modified_time') ?? published],
    ['tags', entry.tags.join('\n'), (page.meta.get('article:tag') ?? []).join('\n')],
  ];
  return [
    ...same
      .filter(([, is, should]) => is !== should)
      .map(([what, is, should]) => `${path} has the ${what} ${String(is)} of ${page.path}, not ${String(should)}`),
    ...relativeAddresses(elements).map((address) => `${path} has the relative address ${address} of ${page.path}`),
    ...elements
      .filter(({ tagName }) => ['script', 'style', 'iframe', 'form'].includes(tagName))
      .map(({ tagName }) => `${path} has a ${tagName} of ${page.path}`),
    ...missing.map((paragraph) => `${path} lacks of ${page.path}: ${paragraph.slice(0, 40)}`),
  ];
}

/** Feeds are found by the pages that announce them; every listing's articles must be in one. */
export function feedViolations(site: PublishedSite): string[] {
  const announced = new Map(site.pages.flatMap(({ feeds }) => feeds.map(({ type, href }) => [href, type] as const)));
  const found: string[] = [];
  const held = new Set<string>();
  for (const [path, type] of announced) {
    if (!site.files.has(path)) {
      found.push(`${path} is announced and does not exist`);
      continue;
    }
    const feed = readFeed(type, site.read(path));
    const folder = path.replace(/[^/]+$/, '');
    const articles = articlesBelow(site, folder);
    const expected = articles.slice(0, FEED_ENTRIES).map((page) => site.origin + page.path);
    for (const { path: article } of articles) held.add(`${type} ${article}`);
    if (feed.self !== site.origin + path) found.push(`${path} says it is ${feed.self}`);
    if (feed.home !== site.origin + folder) found.push(`${path} belongs to ${feed.home}`);
    if (feed.language !== site.byPath.get(folder)?.lang) found.push(`${path} is in ${feed.language}`);
    if (feed.entries.map(({ url }) => url).join('\n') !== expected.join('\n'))
      found.push(`${path} does not hold the newest articles in their order`);
    for (const entry of feed.entries) {
      const page = site.byPath.get(entry.url.slice(site.origin.length));
      found.push(
        ...(page === undefined
          ? [`${path} links to ${entry.url}, which is no page`]
          : entryViolations(path, entry, page)),
      );
    }
  }
  for (const page of indexablePages(site).filter((candidate) => metaOf(candidate, 'og:type') === 'article')) {
    const types = page.feeds.map(({ type }) => type);
    if (types.length !== 3 || types.some((type) => !held.has(`${type} ${page.path}`)))
      found.push(`${page.path} is in no feed of some format, or announces none`);
  }
  return found;
}
