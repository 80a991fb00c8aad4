import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageFacts } from '../review/read-facts';
import { buildFacts, BUILD_FACTS_PATH, writeBuildFacts } from './build-facts';
import { readPages } from './read-pages';
import { planned, publicationOf, SITE } from './testing/publication';

const OUTPUTS = { version: '1.0.0', redirects: [], feeds: [] };

const page = (main: string, head = '') =>
  `<html><head>${head}</head><body><header>Menu</header><main id="main">${main}</main></body></html>`;

/** Facts of a page of content. @param source the text of its content file */
async function factsOf(html: string, source = 'A text.', more: object = {}): Promise<PageFacts | undefined> {
  const about = planned('/en/about/', { state: 'source' });
  const page = { ...about, file: 'about.mdx', context: { ...about.context, ...more } };
  const publication = publicationOf([page], {
    '/en/about/': html,
    '/assets/a.js': '12345',
  });
  writeFileSync(join(publication.root, 'about.mdx'), source);
  const [facts] = buildFacts(publication, OUTPUTS, await readPages(publication)).pages;
  publication.remove();
  return facts;
}

describe('the facts of a build', () => {
  it('tell another text from the same text in other markup and other styles', async () => {
    const before = await factsOf(page('<p>Text &amp; more</p>'));
    expect((await factsOf(page('<p class="b">Text &amp; more</p>', '<style>a{}</style>')))?.textDigest).toBe(
      before?.textDigest,
    );
    expect((await factsOf(page('<p>Text &amp; less</p>')))?.textDigest).not.toBe(before?.textDigest);
  });

  it('count bytes of the page and of the scripts it loads, each once', async () => {
    const html = page(
      'é',
      '<script src="/assets/a.js"></script><link rel="modulepreload" href="/assets/b.js"/><script type="module" src="/assets/a.js"></script><script>x</script>',
    );
    expect(await factsOf(html)).toMatchObject({
      htmlBytes: Buffer.byteLength(html),
      scriptBytes: 5,
      status: 'source',
      locale: 'en',
    });
  });

  it('tell an edited source from the same one, and an exchanged picture from the one before', async () => {
    const picture = (name: string) =>
      page(`<p>Text</p><img src="/media/${name}-800.webp" srcset="/media/${name}-400.webp 400w">`);
    const before = (await factsOf(picture('one')))?.sourceDigest;
    expect(before).toMatch(/^[\w-]{16}$/);
    expect((await factsOf(picture('one').replace('<p>', '<p class="x">')))?.sourceDigest).toBe(before);
    expect((await factsOf(picture('one'), 'Another text.'))?.sourceDigest).not.toBe(before);
    // To mark a translation as current is no edit.
    const stamped = (state: string) => factsOf(picture('one'), `---\ntitle: T\nsource: '${state}'\n---\nA text.`);
    const [first, second] = [await stamped('0123456789ab'), await stamped('ba9876543210')];
    expect(second?.sourceDigest).toBe(first?.sourceDigest);
    expect((await factsOf(picture('two')))?.sourceDigest).not.toBe(before);
  });

  it('say what production does not show, and how far a translation lies behind, and nothing of it elsewhere', async () => {
    const plain = await factsOf(page('Text'), 'Text', { visibility: 'public', behind: null });
    expect(Object.keys(plain ?? {})).not.toEqual(expect.arrayContaining(['visibility']));
    expect(Object.keys(plain ?? {})).not.toEqual(expect.arrayContaining(['behind']));
    const behind = { sourcePath: '/en/about/', sections: [{ id: 'a', heading: 'A' }], total: 3 };
    expect(await factsOf(page('Text'), 'Text', { visibility: 'scheduled', behind })).toMatchObject({
      visibility: 'scheduled',
      behind: { changed: 1, total: 3 },
    });
  });

  it('name routes and titles; the page about a missing page has no route, and no source', async () => {
    const publication = publicationOf(
      [planned('/en/posts/page/2/'), planned('/en/404.html'), planned('/en/posts/names/'), planned('/en/')],
      { '/en/posts/page/2/': page('A'), '/en/404.html': page('B'), '/en/posts/names/': page('C'), '/en/': page('D') },
    );
    const { pages } = buildFacts(publication, OUTPUTS, await readPages(publication));
    publication.remove();
    expect(pages.map(({ path, route, title, sourceDigest }) => [path, route, title, sourceDigest])).toEqual([
      ['/en/', 'home', 'Title of /en/', null],
      ['/en/404.html', null, 'Title of /en/404.html', null],
      ['/en/posts/names/', 'post', 'Title of /en/posts/names/', null],
      ['/en/posts/page/2/', 'posts-page', 'Title of /en/posts/page/2/', null],
    ]);
  });

  it('hold redirects, and entries of feeds by what a reader is told, wherever the site lies', () => {
    const entry = {
      url: `${SITE}/en/posts/a/`,
      title: 'A',
      summary: 'About A',
      html: `<a href="${SITE}/en/">home</a>`,
      published: '2026-11-01T00:00:00Z',
      updated: '2026-11-01T00:00:00Z',
      authors: [],
      tags: [],
      image: null,
    };
    const factsWith = (changed: Partial<typeof entry>, siteUrl = SITE) => {
      const publication = publicationOf([]);
      const redirects = [{ from: '/en/posts/b/', to: '/en/posts/a/' }];
      const moved = JSON.parse(JSON.stringify({ ...entry, ...changed }).replaceAll(SITE, siteUrl)) as typeof entry;
      const feeds = [{ locale: 'en' as const, folder: '/en/posts/', entries: [moved] }];
      const environment = { ...publication.environment, siteUrl };
      writeBuildFacts({ ...publication, environment }, { version: '1.0.0', redirects, feeds }, new Map());
      const facts = publication.written(BUILD_FACTS_PATH);
      publication.remove();
      return facts;
    };
    const before = factsWith({});
    expect(JSON.parse(before)).toEqual({
      version: '1.0.0',
      context: 'production',
      pages: [],
      redirects: [{ from: '/en/posts/b/', to: '/en/posts/a/' }],
      feeds: [
        {
          locale: 'en',
          folder: '/en/posts/',
          entries: [{ path: '/en/posts/a/', title: 'A', digest: expect.stringMatching(/^[\w-]{16}$/) as string }],
        },
      ],
    });
    expect(factsWith({}, 'https://preview.example')).toBe(before);
    expect(factsWith({ image: `${SITE}/cards/1.png` as never })).toBe(before);
    expect(factsWith({ html: 'Other' })).not.toBe(before);
    expect(factsWith({ summary: 'Other' })).not.toBe(before);
  });

  it('hold pages of public alone, by path, with the digest of the card', async () => {
    const publication = publicationOf(
      [
        planned('/en/b/', { head: { card: '/cards/0a1b-c_D.png' } }),
        planned('/en/feedback/inbox/'),
        planned('/de/a/', { state: 'fallback' }),
      ],
      { '/en/b/': page('B'), '/de/a/': page('A') },
    );
    writeBuildFacts(publication, OUTPUTS, await readPages(publication));
    const lines = publication.written(BUILD_FACTS_PATH).split('\n');
    expect(lines.map((line) => /^\{"path":"([^"]*)"/.exec(line)?.[1])).toEqual([
      undefined,
      '/de/a/',
      '/en/b/',
      undefined,
      undefined,
    ]);
    expect(JSON.parse(publication.written(BUILD_FACTS_PATH))).toMatchObject({
      version: '1.0.0',
      context: 'production',
      pages: [
        { path: '/de/a/', status: 'fallback', cardDigest: null },
        { path: '/en/b/', status: 'interface', cardDigest: '0a1b-c_D' },
      ],
    });
    publication.remove();
  });
});
