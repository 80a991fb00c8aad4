import { FEED_ENTRIES } from '../../site/feeds';
import { compareBuilds } from './compare-builds';
import { build, fallback, page } from './testing/facts';

const A = '/en/posts/a/';
const DE_A = '/de/posts/a/';
const FR_A = '/fr/posts/a/';

/** Pieces by name, with what happened to each of their pages. */
function happened(before: Parameters<typeof build>[0], after: Parameters<typeof build>[0], redirects = {}) {
  const { pieces, others, hidden, outdated } = compareBuilds(build(before), build(after, redirects));
  return {
    pieces: Object.fromEntries(
      pieces.map(({ route, slug, changes, pages }) => [
        `${route} ${slug}: ${changes.join(' ')}`,
        pages.map((one) => `${one.before ?? '-'} ${one.after ?? '-'} ${one.changes.join(' ')}`),
      ]),
    ),
    others: others.map((one) => `${one.before ?? '-'} ${one.after ?? '-'} ${one.changes.join(' ')}`),
    hidden: hidden.map(({ path, visibility }) => `${path} ${visibility}`),
    outdated: outdated.map(({ path, changed, total }) => `${path} ${changed}/${total}`),
  };
}

const NOTHING = { pieces: {}, others: [], hidden: [], outdated: [] };

describe('what happened to pages', () => {
  it('is nothing if two builds say the same, even if their bytes differ', () => {
    expect(happened([page(A), fallback(DE_A)], [page(A, { htmlBytes: 7 }), fallback(DE_A)])).toEqual(NOTHING);
  });

  it('tells what was added and removed, in every locale', () => {
    const b = ['/en/posts/b/', '/de/posts/b/'] as const;
    expect(happened([page(A), fallback(DE_A)], [page(b[0]), page(b[1])])).toEqual({
      ...NOTHING,
      pieces: {
        'post a: removed': [`${A} - removed`, `${DE_A} - removed`],
        'post b: added': [`- ${b[0]} added`, `- ${b[1]} added`],
      },
    });
  });

  it('takes pages that show an edited source for edited, and a translation of it for outdated', () => {
    const edited = { sourceDigest: 'other', textDigest: 'other' };
    const behind = { changed: 2, total: 9 };
    expect(
      happened(
        [page(A), page(DE_A), fallback(FR_A)],
        [page(A, edited), page(DE_A, { status: 'outdated', behind }), fallback(FR_A, edited)],
      ),
    ).toEqual({
      ...NOTHING,
      pieces: {
        'post a: edited outdated': [`${A} ${A} edited`, `${DE_A} ${DE_A} outdated`, `${FR_A} ${FR_A} edited`],
      },
      outdated: [`${DE_A} 2/9`],
    });
  });

  it('tells of a page without content of its own when its text or its title differs', () => {
    const tool = page('/en/feedback/');
    for (const more of [{ title: 'Other' }, { textDigest: 'other' }]) {
      expect(happened([tool], [{ ...tool, ...more }]).others).toEqual(['/en/feedback/ /en/feedback/ edited']);
    }
    expect(happened([tool], [{ ...tool, htmlBytes: 7 }])).toEqual(NOTHING);
  });

  it('takes an exchanged picture for an edit, though no word differs', () => {
    expect(happened([page(A)], [page(A, { sourceDigest: 'other' })]).pieces).toEqual({
      'post a: edited': [`${A} ${A} edited`],
    });
  });

  it('follows a new redirect from a page that is gone to one that is new', () => {
    const [en, de] = ['/en/posts/b/', '/de/posts/b/'];
    const redirects = [
      { from: A, to: en },
      { from: DE_A, to: de },
    ];
    expect(happened([page(A), fallback(DE_A)], [page(en), fallback(de)], { redirects })).toEqual({
      ...NOTHING,
      pieces: { 'post b: moved': [`${A} ${en} moved`, `${DE_A} ${de} moved`] },
    });
    expect(happened([page(A)], [page(en, { sourceDigest: 'other' })], { redirects }).pieces).toEqual({
      'post b: moved edited': [`${A} ${en} moved edited`],
    });
  });

  it('takes for moved neither what an old redirect leads to, nor what was there before, nor what stays', () => {
    const b = '/en/posts/b/';
    const redirects = [{ from: A, to: b }];
    const changesOf = (before: ReturnType<typeof build>, after: ReturnType<typeof build>) =>
      compareBuilds(before, after).pieces.flatMap(({ slug, changes }) => changes.map((change) => `${slug} ${change}`));
    expect(changesOf(build([page(A)], { redirects }), build([page(b)], { redirects }))).toEqual([
      'a removed',
      'b added',
    ]);
    expect(changesOf(build([page(A), page(b)]), build([page(b)], { redirects }))).toEqual(['a removed']);
    expect(changesOf(build([page(A)]), build([page(A), page(b)], { redirects }))).toEqual(['b added']);
  });

  it('takes for moved the first of two pages that one page takes the place of', () => {
    const [b, c] = ['/en/posts/b/', '/en/posts/c/'];
    const redirects = [
      { from: A, to: b },
      { from: c, to: b },
    ];
    expect(happened([page(A), page(c)], [page(b)], { redirects }).pieces).toEqual({
      'post b: moved': [`${A} ${b} moved`],
      'post c: removed': [`${c} - removed`],
    });
  });

  it('tells a translation that came, went, or was brought up to date', () => {
    const de = page(DE_A, { sourceDigest: 'german' });
    const old = page(DE_A, { status: 'outdated', behind: { changed: 1, total: 3 } });
    const changesOf = (before: ReturnType<typeof page>, after: ReturnType<typeof page>) =>
      happened([page(A), before], [page(A), after]).pieces;
    expect(changesOf(fallback(DE_A), de)).toEqual({ 'post a: translated': [`${DE_A} ${DE_A} translated`] });
    expect(changesOf(fallback(DE_A), old)).toEqual({ 'post a: translated': [`${DE_A} ${DE_A} translated`] });
    expect(changesOf(de, fallback(DE_A))).toEqual({ 'post a: untranslated': [`${DE_A} ${DE_A} untranslated`] });
    expect(changesOf(old, de)).toEqual({ 'post a: edited current': [`${DE_A} ${DE_A} edited current`] });
    expect(changesOf(old, page(DE_A))).toEqual({ 'post a: current': [`${DE_A} ${DE_A} current`] });
  });

  it('does not call a piece new or gone because one locale got or lost its page', () => {
    const [en, de] = ['/en/legal/terms/', '/de/legal/terms/'];
    expect(happened([page(en)], [page(en), page(de)]).pieces).toEqual({
      'legal terms: translated': [`- ${de} translated`],
    });
    expect(happened([page(en), page(de)], [page(en)]).pieces).toEqual({
      'legal terms: untranslated': [`${de} - untranslated`],
    });
    // Its source now says that readers of other languages do not get it.
    expect(happened([page(A), fallback(DE_A)], [page(A, { sourceDigest: 'other' })]).pieces).toEqual({
      'post a: edited': [`${A} ${A} edited`, `${DE_A} - removed`],
    });
  });

  it('calls no piece new because a new locale shows its source', () => {
    expect(
      happened([page(A), page('/en/posts/')], [page(A), fallback(DE_A), page('/en/posts/'), page('/de/posts/')]),
    ).toEqual({
      ...NOTHING,
      others: [`- /de/posts/ added`, `- ${DE_A} added`],
    });
  });

  it('names a piece by its source where only a translation changed', () => {
    const { pieces } = compareBuilds(
      build([page(A), page(DE_A)]),
      build([page(A, { title: 'Source' }), page(DE_A, { title: 'Quelle', sourceDigest: 'other' })]),
    );
    expect(pieces).toMatchObject([{ title: 'Source', slug: 'a', pages: [{ title: 'Quelle', locale: 'de' }] }]);
  });

  it('lists pieces in the order of routes, and of their slugs within one', () => {
    const paths = ['/en/legal/a/', '/en/posts/z/', '/en/posts/y/', '/en/'];
    const edited = paths.map((path) => page(path, { sourceDigest: 'other' }));
    const { pieces } = compareBuilds(build(paths.map((path) => page(path))), build(edited));
    expect(pieces.map(({ route, slug }) => `${route} ${slug}`)).toEqual(['home home', 'post y', 'post z', 'legal a']);
  });

  it('names pages without a slug by their route', () => {
    const { pieces } = compareBuilds(build([page('/en/')]), build([page('/en/', { sourceDigest: 'other' })]));
    expect(pieces).toMatchObject([{ route: 'home', slug: 'home' }]);
  });

  it('lists a translation whose source is edited once more, though it was as far behind before', () => {
    const old = page(DE_A, { status: 'outdated', behind: { changed: 1, total: 3 } });
    expect(happened([page(A), old], [page(A, { sourceDigest: 'other' }), old]).outdated).toEqual([`${DE_A} 1/3`]);
    expect(happened([page(A), old], [page(A), old])).toEqual(NOTHING);
  });

  it('does not call a translation outdated that came nearer to its source', () => {
    const behind = (changed: number) => ({ status: 'outdated', behind: { changed, total: 9 } }) as const;
    const changesOf = (now: number) =>
      happened([page(A), page(DE_A, behind(3))], [page(A), page(DE_A, { ...behind(now), sourceDigest: 'other' })]);
    expect(changesOf(1)).toEqual({ ...NOTHING, pieces: { 'post a: edited': [`${DE_A} ${DE_A} edited`] } });
    expect(changesOf(4)).toEqual({
      ...NOTHING,
      pieces: { 'post a: edited outdated': [`${DE_A} ${DE_A} edited outdated`] },
      outdated: [`${DE_A} 4/9`],
    });
  });

  it('tells apart pages that only read differently: listings, neighbours, interface strings', () => {
    const pages = [page(A), page('/en/posts/'), page('/en/feedback/'), page('/en/404.html')];
    const changed = pages.map((one) => ({ ...one, textDigest: 'other' }));
    expect(happened(pages, [...changed, page('/en/posts/tag/new/')])).toEqual({
      ...NOTHING,
      others: [
        '/en/404.html /en/404.html edited',
        '/en/feedback/ /en/feedback/ edited',
        '/en/posts/ /en/posts/ edited',
        `${A} ${A} edited`,
        '- /en/posts/tag/new/ added',
      ],
    });
  });

  it('takes an entry page whose own words are the same for unchanged, even if its translation changed', () => {
    const { others, pieces } = happened(
      [page(A), page(DE_A)],
      [page(A, { textDigest: 'x' }), page(DE_A, { sourceDigest: 'x' })],
    );
    expect(Object.keys(pieces)).toEqual(['post a: edited']);
    expect(others).toEqual([`${A} ${A} edited`]);
  });
});

describe('what production does not show', () => {
  const draft = { visibility: 'draft' } as const;

  it('is hidden and not added', () => {
    expect(
      happened([], [page(A, draft), fallback(DE_A, draft), page('/en/changelog/b/', { visibility: 'scheduled' })]),
    ).toEqual({ ...NOTHING, hidden: [`/en/changelog/b/ scheduled`, `${A} draft`, `${DE_A} draft`] });
  });

  it('is removed from production where it was there', () => {
    expect(happened([page(A)], [page(A, draft)])).toEqual({
      ...NOTHING,
      pieces: { 'post a: removed': [`${A} - removed`] },
      hidden: [`${A} draft`],
    });
  });

  it('leaves a legal document as it is until its next version comes, in languages that one lacks, too', () => {
    const [en, de] = ['/en/legal/terms/', '/de/legal/terms/'];
    const next = page(en, { visibility: 'scheduled', sourceDigest: 'next', textDigest: 'next' });
    expect(happened([page(en), page(de)], [next])).toEqual({ ...NOTHING, hidden: [`${en} scheduled`] });
    // A translation that became a draft takes its page away, and keeps no other in place.
    const begun = page(de, { visibility: 'draft' });
    const fr = page('/fr/legal/terms/');
    expect(happened([page(en), page(de), fr], [page(en), begun]).pieces).toEqual({
      'legal terms: untranslated': [`${de} - untranslated`, '/fr/legal/terms/ - untranslated'],
    });
  });

  it('is added where it was a draft on the site it is compared with', () => {
    expect(happened([page(A, draft)], [page(A)]).pieces).toEqual({ 'post a: added': [`- ${A} added`] });
  });

  it('does not count a draft translation: production goes on showing the source', () => {
    const pages = [page(A), fallback(DE_A), fallback(FR_A)];
    const begun = page(DE_A, { ...draft, sourceDigest: 'german', textDigest: 'german' });
    expect(happened(pages, [page(A), begun, fallback(FR_A)])).toEqual({ ...NOTHING, hidden: [`${DE_A} draft`] });
    const source = { sourceDigest: 'other' };
    expect(happened(pages, [page(A, source), begun, fallback(FR_A, source)]).pieces).toEqual({
      'post a: edited': [`${A} ${A} edited`, `${DE_A} ${DE_A} edited`, `${FR_A} ${FR_A} edited`],
    });
    expect(happened([page(A), page(DE_A), fallback(FR_A)], [page(A), begun, fallback(FR_A)]).pieces).toEqual({
      'post a: untranslated': [`${DE_A} ${DE_A} untranslated`],
    });
  });

  it('leaves no page of the source behind where a piece has none in other languages', () => {
    const begun = page('/de/legal/terms/', draft);
    expect(
      happened([page('/en/legal/terms/'), page('/fr/about/')], [page('/en/legal/terms/'), page('/fr/about/'), begun]),
    ).toEqual({
      ...NOTHING,
      hidden: ['/de/legal/terms/ draft'],
    });
  });

  it('has no redirect in production', () => {
    const redirects = [{ from: A, to: '/en/posts/b/' }];
    const { redirects: changes, pieces } = compareBuilds(
      build([page(A)]),
      build([page('/en/posts/b/', draft)], { redirects }),
    );
    expect(changes).toEqual({ added: [], removed: [] });
    expect(pieces.map(({ changes: all }) => all)).toEqual([['removed']]);
  });
});

describe('redirects', () => {
  it('are told where a draft translation stands in for the page of production they lead to', () => {
    const [en, de] = ['/en/posts/b/', '/de/posts/b/'];
    const redirects = [
      { from: A, to: en },
      { from: DE_A, to: de },
    ];
    const after = build([page(en), page(de, { visibility: 'draft' })], { redirects });
    expect(compareBuilds(build([page(A), fallback(DE_A)]), after).redirects).toEqual({ added: redirects, removed: [] });
  });

  it('are told where they are new, gone, or lead elsewhere', () => {
    const [x, y, z] = ['/en/posts/x/', '/en/posts/y/', '/en/posts/z/'];
    const before = build([page(z)], {
      redirects: [
        { from: x, to: y },
        { from: z, to: y },
      ],
    });
    const after = build([page(z)], {
      redirects: [
        { from: x, to: z },
        { from: z, to: y },
      ],
    });
    expect(compareBuilds(before, after).redirects).toEqual({
      added: [{ from: x, to: z }],
      removed: [{ from: x, to: y }],
    });
  });
});

describe('feeds', () => {
  const entry = (slug: string, digest = 'same') => ({ path: `/en/posts/${slug}/`, title: slug.toUpperCase(), digest });
  const feed = (...entries: ReturnType<typeof entry>[]) => ({
    feeds: [{ locale: 'en' as const, folder: '/en/posts/', entries }],
  });
  const told = (entries: readonly { path: string }[]) => entries.map(({ path }) => path.split('/')[3]);

  it('say which entries are new, gone and edited, and nothing where none is', () => {
    const before = build([], feed(entry('a'), entry('b'), entry('c')));
    expect(compareBuilds(before, before).feeds).toEqual([]);
    const { feeds } = compareBuilds(before, build([], feed(entry('d'), entry('a', 'other'), entry('b'))));
    expect(feeds).toEqual([
      {
        locale: 'en',
        folder: '/en/posts/',
        added: [{ path: '/en/posts/d/', title: 'D' }],
        removed: [{ path: '/en/posts/c/', title: 'C' }],
        edited: [{ path: '/en/posts/a/', title: 'A' }],
      },
    ]);
  });

  it('leave out drafts, and count nothing for gone that only a draft pushed out', () => {
    const slugs = Array.from({ length: FEED_ENTRIES }, (_, index) => `s${index}`);
    const all = slugs.map((slug) => entry(slug));
    const pages = slugs.map((slug) => page(`/en/posts/${slug}/`));
    const hidden = page('/en/posts/draft/', { visibility: 'draft' });
    const before = build(pages, feed(...all));
    const last = slugs.at(-1) ?? '';
    expect(compareBuilds(before, build([...pages, hidden], feed(entry('draft'), ...all.slice(0, -1)))).feeds).toEqual(
      [],
    );
    const added = page('/en/posts/new/');
    const [change] = compareBuilds(
      before,
      build([...pages, hidden, added], feed(entry('draft'), entry('new'), ...all.slice(0, -2))),
    ).feeds;
    expect([told(change?.added ?? []), told(change?.removed ?? []), change?.edited]).toEqual([['new'], [last], []]);
  });
});

describe('cards', () => {
  it('are those of pages with a text of their own that have another one, none, or one for the first time', () => {
    const before = build([page(A), fallback(DE_A), fallback(FR_A), page('/en/about/'), page('/en/feedback/')]);
    const after = build([
      page(A, { cardDigest: 'other', sourceDigest: 'other' }),
      page(DE_A, { cardDigest: 'german' }),
      fallback(FR_A, { cardDigest: 'other', sourceDigest: 'other' }),
      page('/en/about/'),
      page('/en/posts/'),
    ]);
    expect(compareBuilds(before, after).cards.map(({ path, before: old, after: now }) => [path, old, now])).toEqual([
      [A, 'card--en-posts-a-', 'other'],
      [DE_A, 'card-source', 'german'],
      ['/en/posts/', null, 'card--en-posts-'],
      ['/en/feedback/', 'card--en-feedback-', null],
    ]);
  });

  it('are not compared where a build has none', () => {
    const none = build([page(A, { cardDigest: null })]);
    expect(compareBuilds(build([page(A)]), none).cards).toEqual([]);
    expect(compareBuilds(none, build([page(A)])).cards).toEqual([]);
  });

  it('of a page that a draft stands in for are unknown', () => {
    const begun = page(DE_A, { visibility: 'draft', cardDigest: 'draft' });
    const [before, after] = [build([page(A), page(DE_A), fallback(FR_A)]), build([page(A), begun, fallback(FR_A)])];
    expect(compareBuilds(before, after).cards).toEqual([]);
  });

  it('of a page that moved are the same', () => {
    const b = '/en/posts/b/';
    const after = build([page(b, { cardDigest: page(A).cardDigest })], { redirects: [{ from: A, to: b }] });
    expect(compareBuilds(build([page(A)]), after).cards).toEqual([]);
  });
});
