import { brotliCompressSync } from 'node:zlib';
import { BUDGETS } from '../../site/budgets';
import { changedBytes, linkedSheets, PACKED_PAGES } from './page-bytes';
import { build, page } from './testing/facts';

const CSS = 'a{color:red}'.repeat(50);
const SHEET = '<link data-identity="x" rel="stylesheet" href="/assets/a.css"/>';

function shownWith(files: Readonly<Record<string, string>>) {
  const asked: string[] = [];
  return {
    asked,
    build: {
      name: 'public',
      origin: null,
      facts: build([]),
      read: (path: string) => {
        asked.push(path);
        const text = files[path];
        return Promise.resolve(text === undefined ? null : Buffer.from(text));
      },
    },
  };
}

const pair = (path: string, htmlBytes: number, before: number | null = null) => ({
  before: before === null ? null : page(path, { htmlBytes: before }),
  after: page(path, { htmlBytes, scriptBytes: 5 }),
  moved: false,
  changes: [],
});

it('finds the style sheets a page links', () => {
  expect(
    linkedSheets(`<link rel="preload" href="/x.css"/>${SHEET}<link rel="stylesheet" href="https://a/b.css">`),
  ).toEqual(['/assets/a.css']);
});

it('packs pages with their sheets, heaviest against the budget of its route first', async () => {
  const html = `${SHEET}${'<p>text</p>'.repeat(20)}`;
  const { build: after } = shownWith({
    '/en/posts/a/index.html': html,
    '/en/posts/index.html': html,
    '/en/404.html': 'x',
    '/assets/a.css': CSS,
  });
  const bytes = await changedBytes(
    [pair('/en/404.html', 10_000), pair('/en/posts/', 300, 200), pair('/en/posts/a/', 300)],
    after,
  );
  const packed = brotliCompressSync(html).byteLength + brotliCompressSync(CSS).byteLength;
  expect(bytes).toEqual([
    {
      path: '/en/posts/a/',
      title: 'Title of /en/posts/a/',
      before: null,
      after: { html: 300, script: 5 },
      packed: { bytes: packed, budget: BUDGETS.article },
    },
    {
      path: '/en/posts/',
      title: 'Title of /en/posts/',
      before: { html: 200, script: 0 },
      after: { html: 300, script: 5 },
      packed: { bytes: packed, budget: BUDGETS.page },
    },
    expect.objectContaining({ path: '/en/404.html', packed: { bytes: 5, budget: BUDGETS.page } }),
  ]);
});

it('packs the largest pages alone where there are many, and each sheet once', async () => {
  const paths = Array.from({ length: PACKED_PAGES + 5 }, (_, index) => `/en/posts/p${index}/`);
  const { asked, build: after } = shownWith(
    Object.fromEntries([
      ...paths.map((path): [string, string] => [`${path}index.html`, SHEET]),
      ['/assets/a.css', CSS],
    ]),
  );
  const bytes = await changedBytes(
    paths.map((path, index) => pair(path, 1_000 + index)),
    after,
  );
  expect(bytes).toHaveLength(PACKED_PAGES + 5);
  expect(bytes.slice(PACKED_PAGES).map(({ path, packed }) => [path, packed])).toEqual(
    [4, 3, 2, 1, 0].map((index) => [`/en/posts/p${index}/`, null]),
  );
  expect(asked.filter((path) => path === '/assets/a.css')).toHaveLength(1);
  expect(asked).toHaveLength(PACKED_PAGES + 1);
});

it('says nothing of what a page weighs that a draft stands in for', async () => {
  const { build: after } = shownWith({});
  const covered = { ...pair('/de/posts/a/', 1), after: { ...page('/de/posts/a/'), covered: true as const } };
  expect(await changedBytes([covered], after)).toEqual([]);
});

it('weighs a page of a preview without its banner', async () => {
  const html = (banner: string) => `<body>${banner}<main>${'<p>text</p>'.repeat(20)}</main></body>`;
  const { build: after } = shownWith({
    '/en/posts/a/index.html': html('<aside class="preview-banner"><p>Not the public site</p></aside>'),
  });
  const [bytes] = await changedBytes([pair('/en/posts/a/', 300)], after);
  expect(bytes?.packed?.bytes).toBe(brotliCompressSync(html('')).byteLength);
});
