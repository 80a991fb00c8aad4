import { buildFacts, formatBuildFacts } from '../outputs/build-facts';
import { readPages } from '../outputs/read-pages';
import { planned, publicationOf } from '../outputs/testing/publication';
import { readFacts } from './read-facts';
import { build, page, readBack } from './testing/facts';

const facts = build([page('/en/posts/a/'), page('/en/404.html', { cardDigest: null })], {
  redirects: [{ from: '/en/posts/b/', to: '/en/posts/a/' }],
  feeds: [{ locale: 'en', folder: '/en/posts/', entries: [{ path: '/en/posts/a/', title: 'A', digest: 'd' }] }],
});

/** The facts of one page, changed, as text. */
function withPage(change: object): string {
  return JSON.stringify({ ...facts, pages: [{ ...page('/en/about/'), ...change }] });
}

it('reads what a build writes', async () => {
  expect(readBack(facts)).toEqual(facts);
  const written = planned('/de/posts/a/', { state: 'outdated', template: 'post' });
  const behind = { sourcePath: '/en/posts/a/', sections: [{ id: null, heading: 'A' }], total: 2 };
  const publication = publicationOf(
    [planned('/en/404.html'), { ...written, context: { ...written.context, behind, visibility: 'draft' } }],
    { '/en/404.html': '<main>Missing</main>', '/de/posts/a/': '<main>Text</main>' },
  );
  const outputs = { version: '1.0.0', redirects: facts.redirects, feeds: [] };
  const built = buildFacts(publication, outputs, await readPages(publication));
  publication.remove();
  expect(built.pages).toHaveLength(2);
  expect(readFacts(formatBuildFacts(built))).toEqual({ ...built, lostLocales: [] });
});

it('reads facts that a later version says more in', () => {
  expect(readFacts(withPage({ more: 1 }))).toMatchObject({ pages: [page('/en/about/')] });
});

it('leaves out locales this build does not know, counts what it lost by that, and keeps pages of a route it does not', () => {
  const written = JSON.stringify({
    ...facts,
    pages: [
      { ...page('/en/about/'), path: '/tlh/about/', locale: 'tlh' },
      { ...page('/en/about/'), path: '/tlh/', locale: 'tlh' },
      { ...page('/en/about/'), path: '/en-xa/about/', locale: 'en-xa' },
      { ...page('/en/about/'), path: '/en/games/', route: 'games' },
    ],
    redirects: [{ from: '/tlh/posts/b/', to: '/tlh/posts/a/' }],
    feeds: [{ locale: 'tlh', folder: '/tlh/posts/', entries: [] }],
  });
  expect(readFacts(written)).toMatchObject({
    pages: [{ path: '/en/games/', route: null }],
    redirects: [],
    feeds: [],
    lostLocales: [{ locale: 'tlh', pages: 2 }],
  });
});

it('counts no more lost locales than a site can have', () => {
  const pages = Array.from({ length: 30 }, (_, n) => ({ ...page('/en/about/'), locale: `x${n}` }));
  const read = readFacts(JSON.stringify({ ...facts, pages }));
  expect('problem' in read ? read.problem : read.lostLocales).toHaveLength(20);
});

it('says what is missing in facts of an older version, and the way out', () => {
  const { version, context, pages } = facts;
  const older = pages.map(({ route: _, title: __, sourceDigest: ___, ...rest }) => rest);
  expect(readFacts(JSON.stringify({ version, context, pages: older }))).toEqual({
    problem: expect.stringMatching(/\(pages\.0\.route: .*\); a site .* deployed once more\.$/) as string,
  });
});

it.each([
  ['a page', '<!DOCTYPE html>', 'is not JSON'],
  ['half of it', '{"version":', 'is not JSON'],
  ['something else', '[1]', '(it: '],
  ['no object', 'null', '(it: '],
  ['an address with a scheme', withPage({ path: 'https://other.example/' }), '(pages.0.path: '],
  ['an address of another host', withPage({ path: '//other.example/' }), '(pages.0.path: '],
  ['a path that climbs', withPage({ path: '/en/../../x/' }), '(pages.0.path: '],
  ['markup in a path', withPage({ path: '/en/a|b)/' }), '(pages.0.path: '],
  ['markup in a locale', withPage({ locale: '<b>' }), '(pages.0.locale: '],
  ['a card that is a path', withPage({ cardDigest: '../x' }), '(pages.0.cardDigest: '],
  ['an invalid number', withPage({ htmlBytes: '1' }), '(pages.0.htmlBytes: '],
  ['a title as long as a book', withPage({ title: 'x'.repeat(20_000) }), '(pages.0.title: '],
])('tells what keeps %s from being read', (_, written, expected) => {
  const read = readFacts(written);
  expect('problem' in read ? read.problem : 'read').toContain(expected);
});
