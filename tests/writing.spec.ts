/**
 * A writer's work, on a copy of the project with the gallery of ugly content added to the site's own: everything is
 * built for production, and a post is added. `writing.long.spec.ts` removes one.
 */
import { cp, readFile } from 'node:fs/promises';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { LOGS } from '../src/dev/site';
import { LOCALES } from '../src/site/locales';
import { PSEUDO_LOCALES } from '../src/site/pseudo-locale-tags';
import { turnOf } from './harness/breadth';
import { outputViolations } from './harness/outputs';
import { accessibilityViolations, NARROW, overflowing, serveFolder } from './harness/page-checks';
import { ROOT } from './harness/pages';
import { say } from './harness/strings';
import { makeScratchSite, PRODUCTION, type ScratchSite } from './harness/scratch-site';

/** A word in everything that production must not show, and nowhere else. */
const CANARY = 'zqxcanary';

function front(fields: Readonly<Record<string, string>>, body = 'A text.'): string {
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  return `---\n${lines.join('\n')}\n---\n\n${body}\n`;
}

const hidden = (more: Readonly<Record<string, string>>) => ({
  title: `Title ${CANARY}`,
  description: `Description ${CANARY}.`,
  published: "'2026-11-20'",
  author: 'facet-team',
  tags: '[names]',
  ...more,
});

/** Content that must not be published yet. */
const HIDDEN: Readonly<Record<string, string>> = {
  [`content/posts/${CANARY}-draft/en.mdx`]: front(
    hidden({ draft: 'true', tags: `[${CANARY}]` }),
    `## Heading ${CANARY}\n\nText ${CANARY}.`,
  ),
  [`content/posts/${CANARY}-later/en.mdx`]: front(
    hidden({ title: `Later ${CANARY}`, published: "'2039-12-30'", publishAt: "'2039-12-30T12:00:01Z'" }),
    `Text ${CANARY}.`,
  ),
  [`content/changelog/${CANARY}-later/en.mdx`]: front({
    title: `Version ${CANARY}`,
    description: `Description ${CANARY}.`,
    published: "'2040-01-01'",
    version: "'9.9.9'",
    kinds: '[added]',
  }),
  [`content/legal/${CANARY}/2040-01-01/en.mdx`]: front(
    { title: `Privacy ${CANARY}`, description: `Description ${CANARY}.` },
    `Text ${CANARY}.`,
  ),
  // A draft translation of a public source.
  'content/posts/half-translated/fr.mdx': front(
    hidden({ title: `Titre ${CANARY}`, draft: 'true' }),
    `Texte ${CANARY}.`,
  ),
};

const PUBLIC_SOURCE = front(
  hidden({ title: 'Half translated', description: 'Its French text is not ready.' }),
  'A text that is public.',
);

let site: ScratchSite;
let before: Record<string, string>;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(600_000);
  site = await makeScratchSite();
  await cp(join(ROOT, 'tests/gallery/content'), join(site.root, 'content'), { recursive: true });
  await site.change('content/posts/half-translated/en.mdx', PUBLIC_SOURCE);
  for (const [path, text] of Object.entries(HIDDEN)) await site.change(path, text);
  const tags = JSON.parse(await readFile(join(site.root, 'content/tags.json'), 'utf8')) as object;
  const everywhere = Object.fromEntries(LOCALES.map((locale) => [locale, `Tag ${CANARY}`]));
  await site.change('content/tags.json', JSON.stringify({ ...tags, [CANARY]: everywhere }));
  await command('mark-current', 'content/posts/half-translated/fr.mdx');
  await site.build(PRODUCTION);
  before = await site.published();
});

test.afterAll(() => site.remove());

function command(...args: string[]): Promise<void> {
  return site.run(`content ${args[0] ?? ''}`, 'tsx/dist/cli.mjs', ['src/content/commands/main.ts', ...args]);
}

function read(path: string): string {
  return readFileSync(join(site.root, 'public', path), 'utf8');
}

/** Files below a folder with a word in their name or content; compressed ones are unpacked. */
function holding(folder: string, word: string): string[] {
  const needle = Buffer.from(word);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => {
      const bytes = readFileSync(file);
      const content = bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes;
      return file.slice(folder.length).includes(word) || content.includes(needle);
    })
    .map((file) => file.slice(folder.length));
}

test('no byte of drafts or scheduled content is in production', () => {
  expect(holding(join(site.root, 'public'), CANARY)).toEqual([]);
  for (const folder of ['shell', 'gated']) expect(holding(join(site.root, '.facet', folder), CANARY)).toEqual([]);
  const facts = readFileSync(join(site.root, '.facet/facts.json'), 'utf8');
  expect(facts).not.toContain(CANARY);
  // The search itself works: it finds the public source, in its page and in the packed index.
  const found = holding(join(site.root, 'public'), 'A text that is public');
  expect(found).toContain('/en/posts/half-translated/index.html');
  expect(found.some((file) => file.startsWith('/pagefind/'))).toBe(true);
});

test('no byte of a pseudo-locale is in production', () => {
  for (const folder of ['public', '.facet']) {
    for (const locale of PSEUDO_LOCALES) {
      expect([folder, locale, ...holding(join(site.root, folder), locale)]).toEqual([folder, locale]);
    }
  }
});

test('no word of a reviewers’ page is published in production, where only they may see it', () => {
  const cards = readFileSync(join(site.root, '.facet/gated/cards.json'), 'utf8');
  expect(cards).toContain('"hidden":false');
  expect(cards).toContain('/en/posts/half-translated/');
  for (const words of ['"problems":', ...LOCALES.map((locale) => say(locale, 'debug:lede'))]) {
    expect(holding(join(site.root, 'public'), words), words).toEqual([]);
  }
});

test('functions learn when scheduled content appears, and nothing else about it', () => {
  const { due } = JSON.parse(readFileSync(join(site.root, '.facet/facts.json'), 'utf8')) as { due: string[] };
  expect(due).toEqual(['2039-12-30T12:00:01.000Z', '2040-01-01T00:00:00.000Z']);
});

test('a draft translation leaves its locale with the source', () => {
  const html = read('/fr/posts/half-translated/index.html');
  expect(html).toContain('A text that is public.');
  expect(html).toContain('<link rel="canonical" href="https://facet.example/en/posts/half-translated/"/>');
});

test('all outputs of the gallery agree with its pages', () => {
  expect(outputViolations(join(site.root, 'public'))).toEqual([]);
});

test('every page of the gallery fits the narrowest screen and is accessible, fully expanded', async ({ page }) => {
  const folders = readdirSync(join(ROOT, 'tests/gallery/content/posts')).map((slug) => `posts/${slug}`);
  await serveFolder(page, join(site.root, 'public'));
  await page.setViewportSize({ width: NARROW, height: 640 });
  for (const [index, folder] of [...folders, 'legal/gallery-terms'].entries()) {
    for (const locale of turnOf(index, ['en', 'ja', 'ar'])) {
      const path = `/${locale}/${folder}/`;
      await page.goto(PRODUCTION.URL + path);
      await page.evaluate(() =>
        document.querySelectorAll('main details').forEach((part) => part.setAttribute('open', '')),
      );
      expect([path, ...(await overflowing(page)), ...(await accessibilityViolations(page))]).toEqual([path]);
    }
  }
});

test('production pages may be indexed, name their repository and have no draft notice', () => {
  const html = read('/en/posts/half-translated/index.html');
  expect(html).not.toContain('noindex');
  expect(html).toContain('href="https://github.com/example/facet/edit/main/content/posts/half-translated/en.mdx"');
});

test.describe('a new post', () => {
  let after: Record<string, string>;

  test.beforeAll(async () => {
    test.setTimeout(600_000);
    await command('new', 'post', 'hello');
    // Its date is today's, but any other day would do.
    const file = join(site.root, 'content/posts/hello/en.mdx');
    const written = await readFile(file, 'utf8');
    const ready = written
      .replace(/^title: .*$/m, "title: 'Hello from a writer'")
      .replace(/^published: .*$/m, "published: '2026-11-19'")
      .replace(/^draft: .*\n/m, '');
    await site.change('content/posts/hello/en.mdx', `${ready}\nThe word wherewithal stands here.\n`);
    await command('check');
    await site.build(PRODUCTION);
    after = await site.published();
  });

  test('appears in every locale, as source or fallback, and in every output as in the table', () => {
    for (const locale of LOCALES) {
      const html = read(`/${locale}/posts/hello/index.html`);
      expect(html).toContain('wherewithal');
      expect(html).toContain('<link rel="canonical" href="https://facet.example/en/posts/hello/"/>');
      expect(read(`/${locale}/posts/index.html`)).toContain('Hello from a writer');
      const feed = read(`/${locale}/posts/rss.xml`);
      expect(feed.includes('/en/posts/hello/')).toBe(locale === 'en');
    }
    const sitemap = read('/sitemap.xml');
    expect(sitemap).toContain('<loc>https://facet.example/en/posts/hello/</loc>');
    expect(sitemap).not.toContain('/de/posts/hello/');
    expect(read('/llms.txt')).toContain('/en/posts/hello/');
    const fragments = holding(join(site.root, 'public/pagefind'), 'wherewithal');
    // Only in English: in other locales the search offers it as an English text.
    expect(fragments.filter((name) => name.includes('/fragment/'))).toEqual([
      expect.stringMatching(/^\/en\/fragment\/en_/),
    ]);
    const { pages } = JSON.parse(read('/facet-build.json')) as { pages: { path: string; status: string }[] };
    const statuses = pages
      .filter(({ path }) => path.endsWith('/posts/hello/'))
      .map(({ path, status }) => [path, status]);
    expect(Object.fromEntries(statuses)).toEqual(
      Object.fromEntries(LOCALES.map((locale) => [`/${locale}/posts/hello/`, locale === 'en' ? 'source' : 'fallback'])),
    );
    expect(outputViolations(join(site.root, 'public'))).toEqual([]);
  });

  test('is in the status board as source, and as missing in other locales', async () => {
    await command('status', '--json');
    const printed = await readFile(join(LOGS, 'content-status-of-a-copy.log'), 'utf8');
    const rows = JSON.parse(printed) as { name: string; locales: Record<string, { state: string }> }[];
    const states = Object.entries(rows.find(({ name }) => name === 'posts/hello')?.locales ?? {});
    expect(Object.fromEntries(states.map(([locale, { state }]) => [locale, state]))).toEqual(
      Object.fromEntries(LOCALES.map((locale) => [locale, locale === 'en' ? 'source' : 'fallback'])),
    );
  });

  test('changes only its listings, its neighbours and lists of pages', () => {
    const changed = Object.keys({ ...before, ...after }).filter((path) => before[path] !== after[path]);
    const own = new RegExp(
      [
        '^/[a-z]{2}/posts/hello/',
        // Home, the listing with its other pages, its tags, its author, its feeds.
        '^/[a-z]{2}/index\\.html$',
        '^/[a-z]{2}/posts/(?:page/\\d+/)?index\\.html$',
        '^/[a-z]{2}/posts/(?:tag|author)/[^/]+/index\\.html$',
        '^/en/posts/(?:rss\\.xml|atom\\.xml|feed\\.json)$',
        '^/sitemap\\.xml$',
        '^/(?:[a-z]{2}/)?llms\\.txt$',
        '^/facet-build\\.json$',
        '^/pagefind/en/',
        '^/cards/[0-9a-f]+\\.png$',
      ].join('|'),
    );
    const others = changed.filter((path) => !own.test(path));
    const neighbours = [...new Set(others.map((path) => path.replace(/^\/[a-z]{2}/, '')))];
    expect(neighbours.every((path) => /^\/posts\/[^/]+\/index\.html$/.test(path))).toBe(true);
    expect(neighbours.length).toBe(2);
    const cards = changed.filter((path) => path.startsWith('/cards/'));
    // The list may have a page more in each language, with a card of its own.
    const further = changed.filter((path) => /\/posts\/page\/\d+\/index\.html$/.test(path) && !(path in before));
    expect(cards, 'its own card, and no other').toHaveLength(1 + further.length);
    const fragments = changed.filter((path) => path.startsWith('/pagefind/en/fragment/'));
    expect(fragments.length).toBeLessThanOrEqual(1);
  });
});
