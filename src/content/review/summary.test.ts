import type { PageChange, PieceChange, Review } from '../../components/review/review';
import { MOST_CHARACTERS, reviewSummary } from './summary';
import { NO_CHANGES } from './testing/review';

const SITE = 'https://deploy-preview-12--facet.example';

const change = (path: string, more: Partial<PageChange> = {}): PageChange => ({
  locale: 'en',
  route: 'post',
  title: 'A title',
  before: path,
  after: path,
  changes: ['edited'],
  ...more,
});

const piece = (slug: string, more: Partial<PieceChange> = {}): PieceChange => ({
  route: 'post',
  slug,
  title: 'A title',
  changes: ['edited'],
  pages: [change(`/en/posts/${slug}/`)],
  ...more,
});

const summary = (changes: Partial<Review>, site: string | null = SITE) =>
  reviewSummary({ ...NO_CHANGES, ...changes }, site);

it('says that nothing changes, and nothing else', () => {
  expect(summary({})).toBe(
    [
      '<!-- facet-review -->',
      '## What this build changes',
      'Compared with <https://facet.example>.',
      'This build changes nothing against production.\n',
    ].join('\n\n'),
  );
});

it('says that production stays as it is where only drafts are new', () => {
  const hidden = [{ locale: 'de' as const, path: '/de/posts/x/', title: 'X', visibility: 'draft' as const }];
  const text = summary({ hidden });
  expect(text).toContain('This build changes nothing against production.');
  expect(text).toContain(`| X | de | draft | [\`/de/posts/x/\`](<${SITE}/de/posts/x/>) |`);
});

it.each([
  ['pieces', { pieces: [piece('a')] }],
  ['other pages', { others: [change('/en/')] }],
  [
    'social cards',
    {
      cards: [
        {
          locale: 'en',
          path: '/en/',
          title: 'T',
          change: 'added',
          before: null,
          after: '/cards/2.png',
          difference: null,
          share: null,
        },
      ],
    },
  ],
  ['redirects', { redirects: { added: [{ from: '/en/a/', to: '/en/b/' }], removed: [] } }],
  ['redirects that are gone', { redirects: { added: [], removed: [{ from: '/en/a/', to: '/en/b/' }] } }],
  ['outdated translations', { outdated: [{ locale: 'de', path: '/de/a/', title: 'T', changed: 1, total: 2 }] }],
  [
    'feed entries',
    {
      feeds: [
        { locale: 'en', folder: '/en/posts/', added: [], removed: [], edited: [{ path: '/en/posts/a/', title: 'T' }] },
      ],
    },
  ],
] satisfies [string, Partial<Review>][])('does not say that nothing changes where only %s do', (_, changes) => {
  expect(summary(changes)).not.toContain('changes nothing');
});

it('says which locales of production this build lacks', () => {
  const lostLocales = [{ locale: 'tlh', pages: 31 }];
  const text = summary({ before: { origin: 'https://facet.example', version: '1.0.0', lostLocales } });
  expect(text).toContain('**The locale `tlh` is gone, with 31 pages.**');
  expect(text).not.toContain('changes nothing');
});

it('tells everything that changed, with links to before and after', () => {
  expect(
    summary({
      after: { version: '1.1.0', context: 'deploy-preview' },
      pieces: [
        piece('b', {
          title: 'Moved',
          changes: ['moved', 'edited', 'outdated'],
          pages: [
            change('/en/posts/a/', { after: '/en/posts/b/', changes: ['moved', 'edited'] }),
            change('/de/posts/a/', { locale: 'de', after: '/de/posts/b/', changes: ['moved', 'outdated'] }),
          ],
        }),
        piece('c', { changes: ['removed'], pages: [change('/en/posts/c/', { after: null, changes: ['removed'] })] }),
      ],

      others: [change('/en/posts/', { route: 'posts', title: 'Posts' })],
      outdated: [{ locale: 'de', path: '/de/posts/b/', title: 'Titel', changed: 2, total: 9 }],
      feeds: [
        {
          locale: 'en',
          folder: '/en/posts/',
          added: [{ path: '/en/posts/b/', title: 'New' }],
          removed: [{ path: '/en/posts/a/', title: 'Old' }],
          edited: [{ path: '/en/posts/d/', title: 'Same' }],
        },
      ],

      cards: [
        {
          locale: 'en',
          path: '/en/posts/b/',
          title: 'Card',
          change: 'edited',
          before: '/review/1.png',
          after: '/cards/2.png',
          difference: '/review/1-2.png',
          share: 0.0123,
        },
        {
          locale: 'en',
          path: '/en/x/',
          title: 'New',
          change: 'added',
          before: null,
          after: '/cards/3.png',
          difference: null,
          share: null,
        },
        {
          locale: 'en',
          path: '/en/y/',
          title: 'Gone',
          change: 'removed',
          before: 'https://facet.example/cards/4.png',
          after: null,
          difference: null,
          share: null,
        },
      ],

      redirects: {
        added: [{ from: '/en/posts/a/', to: '/en/posts/b/' }],
        removed: [{ from: '/en/posts/y/', to: '/en/posts/z/' }],
      },
      bytes: [
        {
          path: '/en/posts/b/',
          title: 'B',
          before: { html: 40_000, script: 0 },
          after: { html: 41_000, script: 0 },
          packed: { bytes: 13_001, budget: 13_000 },
        },
        { path: '/en/posts/', title: 'P', before: null, after: { html: 9_000, script: 12 }, packed: null },
      ],
    }),
  ).toMatchInlineSnapshot(`
   "<!-- facet-review -->

   ## What this build changes

   Compared with <https://facet.example>, version 1.0.0 → 1.1.0.

   **2 pieces of content** (1 removed, 1 moved, 1 edited, 1 with outdated translations) · 1 other page · 3 social cards

   ### Content (2)

   | Content | Kind | Slug | Change |
   | --- | --- | --- | --- |
   | Moved | post | \`b\` | moved, edited, outdated |
   | A title | post | \`c\` | removed |

   <details>
   <summary>Pages of content (3)</summary>

   | Page | Locale | Change | Before | After |
   | --- | --- | --- | --- | --- |
   | A title | en | moved, edited | [\`/en/posts/a/\`](<https://facet.example/en/posts/a/>) | [\`/en/posts/b/\`](<https://deploy-preview-12--facet.example/en/posts/b/>) |
   | A title | de | moved, outdated | [\`/de/posts/a/\`](<https://facet.example/de/posts/a/>) | [\`/de/posts/b/\`](<https://deploy-preview-12--facet.example/de/posts/b/>) |
   | A title | en | removed | [\`/en/posts/c/\`](<https://facet.example/en/posts/c/>) | – |

   </details>

   ### Outdated translations (1)

   Their sources changed since they were translated.

   | Translation | Locale | Sections changed | Page |
   | --- | --- | --- | --- |
   | Titel | de | 2 of 9 | [\`/de/posts/b/\`](<https://deploy-preview-12--facet.example/de/posts/b/>) |

   ### Redirects (2)

   | Change | From | To |
   | --- | --- | --- |
   | new | \`/en/posts/a/\` | \`/en/posts/b/\` |
   | gone | \`/en/posts/y/\` | \`/en/posts/z/\` |

   ### Feed entries (3)

   | Feed | Locale | Change | Entry | Page |
   | --- | --- | --- | --- | --- |
   | \`/en/posts/\` | en | added | New | [\`/en/posts/b/\`](<https://deploy-preview-12--facet.example/en/posts/b/>) |
   | \`/en/posts/\` | en | edited | Same | [\`/en/posts/d/\`](<https://deploy-preview-12--facet.example/en/posts/d/>) |
   | \`/en/posts/\` | en | removed | Old | [\`/en/posts/a/\`](<https://facet.example/en/posts/a/>) |

   ### Social cards (3)

   | Page | Locale | Pixels that differ | Pictures |
   | --- | --- | --- | --- |
   | Card | en | 1.2 % | [before](<https://deploy-preview-12--facet.example/review/1.png>) · [after](<https://deploy-preview-12--facet.example/cards/2.png>) · [difference](<https://deploy-preview-12--facet.example/review/1-2.png>) |
   | New | en | added | [after](<https://deploy-preview-12--facet.example/cards/3.png>) |
   | Gone | en | removed | [before](<https://facet.example/cards/4.png>) |

   <details>
   <summary>Other pages that read differently (1)</summary>

   Nothing of their own content changed: listings, neighbours, interface strings.

   | Page | Locale | Change | Before | After |
   | --- | --- | --- | --- | --- |
   | Posts | en | edited | [\`/en/posts/\`](<https://facet.example/en/posts/>) | [\`/en/posts/\`](<https://deploy-preview-12--facet.example/en/posts/>) |

   </details>

   <details>
   <summary>Bytes of changed pages (2)</summary>

   HTML and script unpacked, with what changed; HTML and styles packed by brotli, against the budget of the page. Packed were the largest alone, 1 of 2.

   | Page | HTML | Script | Packed | Budget |
   | --- | --- | --- | --- | --- |
   | \`/en/posts/b/\` | 41,000 (+1,000) | 0 | 13,001 | 13,000 **exceeded** |
   | \`/en/posts/\` | 9,000 | 12 | – | – |

   </details>
   "
  `);
});

it('shows paths where pages can be seen nowhere', () => {
  const text = reviewSummary(
    {
      ...NO_CHANGES,
      before: { origin: '../production', version: '1.0.0', lostLocales: [] },
      pieces: [piece('a')],
      cards: [
        {
          locale: 'en',
          path: '/en/',
          title: 'T',
          change: 'edited',
          before: '/review/1.png',
          after: '/cards/2.png',
          difference: null,
          share: 0.000_1,
        },
      ],
    },
    null,
  );
  expect(text).toContain('Compared with `../production`.');
  expect(text).toContain('| A title | en | edited | `/en/posts/a/` | `/en/posts/a/` |');
  expect(text).toContain('| T | en | < 0.1 % | – |');
  expect(text).not.toContain('](');
});

it('says where a page may differ only because drafts are shown', () => {
  const others = [change('/en/posts/')];
  const hidden = [{ locale: 'en' as const, path: '/en/posts/x/', title: 'X', visibility: 'scheduled' as const }];
  expect(summary({ others })).not.toContain('drafts');
  expect(summary({ others, hidden })).toContain('only because this build shows drafts');
});

it('counts in its overview what production does not show', () => {
  const hidden = [{ locale: 'en' as const, path: '/en/posts/x/', title: 'X', visibility: 'draft' as const }];
  expect(summary({ pieces: [piece('a')], hidden })).toContain(
    '0 other pages · 0 social cards · 1 page production does not show',
  );
  expect(summary({ pieces: [piece('a')] })).toContain('0 social cards\n');
});

it('shows a dozen rows of a section at once, and folds more', () => {
  const pieces = (count: number) => Array.from({ length: count }, (_, index) => piece(`p${index}`));
  expect(summary({ pieces: pieces(12) })).toContain('### Content (12)');
  expect(summary({ pieces: pieces(13) })).toContain('<details>\n<summary>Content (13)</summary>');
});

it('says which cards were not compared', () => {
  const card = {
    locale: 'en',
    path: '/en/',
    title: 'T',
    change: 'edited',
    before: null,
    after: '/cards/2.png',
  } as const;
  expect(summary({ cards: [{ ...card, difference: null, share: null }] })).toContain('| T | en | not compared | ');
});

it('calls a budget exceeded by more bytes than it has, and says nothing of the rest where all was packed', () => {
  const bytes = [13_000, 13_001].map((packed) => ({
    path: `/en/${packed}/`,
    title: 'T',
    before: null,
    after: { html: 1, script: 0 },
    packed: { bytes: packed, budget: 13_000 },
  }));
  const text = summary({ bytes });
  expect(text.match(/ \*\*exceeded\*\*/g)).toHaveLength(1);
  expect(text).not.toContain('the largest alone');
});

it('lets no title become markup', () => {
  const title = '</summary> | `x` [y](https://evil.example) @all #1\n\n# big';
  const hostile = {
    pieces: [piece('a', { title, pages: [change('/en/posts/a/', { title })] })],
    others: [change('/en/posts/', { title })],
    hidden: [{ locale: 'en' as const, path: '/en/h/', title, visibility: 'draft' as const }],
    outdated: [{ locale: 'de' as const, path: '/de/o/', title, changed: 1, total: 2 }],
    feeds: [
      { locale: 'en' as const, folder: '/en/posts/', added: [{ path: '/en/f/', title }], removed: [], edited: [] },
    ],
    cards: [
      {
        locale: 'en' as const,
        path: '/en/c/',
        title,
        change: 'added' as const,
        before: null,
        after: '/cards/1.png',
        difference: null,
        share: null,
      },
    ],
    bytes: [{ path: '/en/b/', title, before: null, after: { html: 1, script: 0 }, packed: null }],
  };
  const written =
    '\\</summary\\> \\| \\`x\\` \\[y\\]\\(https:&#8203;//evil.example\\) @&#8203;all #&#8203;1 #&#8203; big';
  const text = summary(hostile);
  expect(
    text
      .split('\n')
      .filter((line) => line.includes('evil'))
      .map((line) => line.split(' | ')[0]),
  ).toEqual(
    Array.from({ length: 7 }, (_, index) =>
      index === 3 ? '| `/en/posts/`' : (expect.stringContaining('summary') as string),
    ),
  );
  expect(text.split(written.slice(2)).length - 1).toBe(7);
});

it('folds long sections, and says what it left out where a comment could not hold it', () => {
  const pieces = Array.from({ length: 3_000 }, (_, index) =>
    piece(`${'slug-'.repeat(60)}${index}`, { title: '|'.repeat(200) }),
  );
  const others = Array.from({ length: 30 }, (_, index) => change(`/en/posts/page/${index + 2}/`));
  const text = summary({ pieces, others });
  expect(text.length).toBeLessThanOrEqual(MOST_CHARACTERS);
  expect(text).toContain('**3000 pieces of content** (3000 edited)');
  expect(text).toMatch(/<summary>Content \(3000\)<\/summary>[^]*_2\d{3} lines left out for length/);
  expect(text).toContain('<summary>Other pages that read differently (30)</summary>');
  expect(text.match(/<details>/g)).toHaveLength(3);
  expect(text.match(/<\/details>/g)).toHaveLength(3);
});

it('is short even where everything is long', () => {
  const long = '/en/' + 'x'.repeat(1_900);
  const pieces = Array.from({ length: 100 }, () => piece('a', { pages: [change(long)] }));
  const others = Array.from({ length: 100 }, () => change(long));
  expect(summary({ pieces, others }).length).toBeLessThanOrEqual(MOST_CHARACTERS);
});
