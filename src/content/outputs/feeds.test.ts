import { XMLParser } from 'fast-xml-parser';
import { writeFeeds } from './feeds';
import { post, publicationOf, SITE, type TestPublication } from './testing/publication';
import type { PlannedPage } from '../pages/planned-page';

let publication: TestPublication | undefined;

afterEach(() => {
  publication?.remove();
  publication = undefined;
});

function publish(pages: readonly PlannedPage[], prose = '<p>Text</p>'): TestPublication {
  publication = publicationOf(pages, {}, prose);
  writeFeeds(publication);
  return publication;
}

interface Item {
  readonly title: string;
  readonly url: string;
  readonly content_html: string;
}

function itemsOf(feed: string): Item[] {
  return (JSON.parse(feed) as { items: Item[] }).items;
}

const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'item' || name === 'entry' });

const UGLY = `Fish & <chips> ]]> "quoted" 'single' 👩‍🚀 عنوان`;

describe('feeds', () => {
  it('exist for both sections, in every locale and format, and are valid without an entry', () => {
    const { written } = publish([]);
    expect(JSON.parse(written('/ja/changelog/feed.json'))).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      language: 'ja',
      home_page_url: `${SITE}/ja/changelog/`,
      feed_url: `${SITE}/ja/changelog/feed.json`,
      items: [],
    });
    expect(parser.parse(written('/ar/posts/atom.xml'))).toMatchObject({
      feed: { '@_xml:lang': 'ar', id: `${SITE}/ar/posts/`, updated: '1970-01-01T00:00:00Z', author: { name: 'Facet' } },
    });
    expect(parser.parse(written('/de/posts/rss.xml'))).toMatchObject({
      rss: {
        channel: {
          language: 'de',
          link: `${SITE}/de/posts/`,
          'atom:link': { '@_rel': 'self', '@_href': `${SITE}/de/posts/rss.xml` },
        },
      },
    });
  });

  it('name no day on which nothing changed, and no tags or authors where there are none', () => {
    expect(publish([]).written('/de/posts/rss.xml')).not.toContain('lastBuildDate');
    publication?.remove();
    const [item] = itemsOf(publish([post('a', '2026-01-02')]).written('/en/posts/feed.json'));
    expect(item).not.toHaveProperty('tags');
    expect(item).not.toHaveProperty('authors');
    expect(item).not.toHaveProperty('image');
  });

  it('date an entry that was never changed by its publication', () => {
    const unchanged = { ...post('a', '2026-01-02'), modified: null };
    expect(itemsOf(publish([unchanged]).written('/en/posts/feed.json'))[0]).toMatchObject({
      date_modified: '2026-01-02T00:00:00Z',
    });
  });

  it('name themselves in Atom, and an author for entries that have none beside those that have', () => {
    const { written } = publish([post('a', '2026-01-02', 'en', { authors: [{ name: 'Ada', path: '/en/ada/' }] })]);
    expect(parser.parse(written('/en/posts/atom.xml'))).toMatchObject({
      feed: {
        link: [{ '@_rel': 'self', '@_href': `${SITE}/en/posts/atom.xml` }, { '@_href': `${SITE}/en/posts/` }],
        author: { name: 'Facet', uri: `${SITE}/` },
        entry: [{ author: { name: 'Ada' } }],
      },
    });
  });

  it('hold the first fifty of sixty, in the order they are planned in', () => {
    const posts = Array.from({ length: 60 }, (_, index) => post(`p${String(60 - index)}`, '2026-01-01'));
    const urls = itemsOf(publish(posts).written('/en/posts/feed.json')).map(({ url }) => url);
    expect(urls).toEqual(Array.from({ length: 50 }, (_, index) => `${SITE}/en/posts/p${String(60 - index)}/`));
  });

  it('have changed when any of their entries last changed, an old one too', () => {
    const revised = post('a', '2026-01-01', 'en', { modified: '2026-03-01' });
    const { written } = publish([post('b', '2026-02-01'), { ...revised, modified: '2026-03-01' }]);
    expect(itemsOf(written('/en/posts/feed.json'))[0]?.url).toBe(`${SITE}/en/posts/b/`);
    expect(parser.parse(written('/en/posts/atom.xml'))).toMatchObject({ feed: { updated: '2026-03-01T00:00:00Z' } });
  });

  it('hold no text that is not the locale’s own', () => {
    const fallback: PlannedPage = {
      ...post('b', '2026-01-02', 'de', { canonical: `${SITE}/en/posts/b/` }),
      state: 'fallback',
    };
    const outdated: PlannedPage = { ...post('c', '2026-01-01', 'de'), state: 'outdated' };
    const feeds = publish([post('b', '2026-01-02'), fallback, outdated]);
    expect(itemsOf(feeds.written('/de/posts/feed.json')).map(({ url }) => url)).toEqual([`${SITE}/de/posts/c/`]);
    expect(itemsOf(feeds.written('/en/posts/feed.json')).map(({ url }) => url)).toEqual([`${SITE}/en/posts/b/`]);
  });

  it('say the same in every format, with any characters', () => {
    const head = {
      title: UGLY,
      description: UGLY,
      modified: '2026-02-03',
      tags: [UGLY],
      authors: [{ name: UGLY, path: '/ar/posts/author/a/' }],
      card: '/cards/x.png',
    };
    const { written } = publish(
      [post('a', '2026-01-02', 'ar', head)],
      '<p>a ]]&gt; &amp;amp; 👍 <a href="/ar/">ب</a></p>',
    );
    const html = `<div lang="ar" dir="rtl"><p>a ]]&gt; &amp;amp; 👍 <a href="${SITE}/ar/">ب</a></p></div>`;
    const url = `${SITE}/ar/posts/a/`;
    expect(JSON.parse(written('/ar/posts/feed.json'))).toMatchObject({
      items: [
        {
          id: url,
          url,
          title: UGLY,
          summary: UGLY,
          content_html: html,
          image: `${SITE}/cards/x.png`,
          date_published: '2026-01-02T00:00:00Z',
          date_modified: '2026-02-03T00:00:00Z',
          authors: [{ name: UGLY, url: `${SITE}/ar/posts/author/a/` }],
          tags: [UGLY],
        },
      ],
    });
    expect(parser.parse(written('/ar/posts/atom.xml'))).toMatchObject({
      feed: {
        updated: '2026-02-03T00:00:00Z',
        entry: [
          {
            id: url,
            title: UGLY,
            link: { '@_rel': 'alternate', '@_hreflang': 'ar', '@_href': url },
            summary: UGLY,
            published: '2026-01-02T00:00:00Z',
            updated: '2026-02-03T00:00:00Z',
            author: { name: UGLY, uri: `${SITE}/ar/posts/author/a/` },
            category: { '@_term': UGLY },
            content: { '@_type': 'html', '#text': html },
          },
        ],
      },
    });
    expect(parser.parse(written('/ar/posts/rss.xml'))).toMatchObject({
      rss: {
        channel: {
          lastBuildDate: 'Tue, 03 Feb 2026 00:00:00 GMT',
          item: [
            {
              title: UGLY,
              link: url,
              guid: { '#text': url, '@_isPermaLink': 'true' },
              pubDate: 'Fri, 02 Jan 2026 00:00:00 GMT',
              'atom:updated': '2026-02-03T00:00:00Z',
              'dc:creator': UGLY,
              category: UGLY,
              'content:encoded': html,
            },
          ],
        },
      },
    });
  });

  it('escape a description of RSS as HTML, which it is there', () => {
    const { written } = publish([post('a', '2026-01-02', 'en', { description: '<b> & co' })]);
    expect(written('/en/posts/rss.xml')).toContain('<description>&amp;lt;b&amp;gt; &amp;amp; co</description>');
  });

  it('name the page that cannot stand in them', () => {
    publication = publicationOf([post('a', '2026-01-02')]);
    const broken = publication;
    expect(() => {
      writeFeeds(broken);
    }).toThrow('/en/posts/a/ is an article without a text.');
    const { published: _, ...head } = post('a', '2026-01-02').context.head;
    const undated = { ...post('a', '2026-01-02'), context: { ...post('a', '2026-01-02').context, head } };
    expect(() => writeFeeds({ ...broken, pages: [undated], bodies: () => '<p>Text</p>' })).toThrow(
      '/en/posts/a/ cannot be in a feed: it has no day of publication.',
    );
  });
});
