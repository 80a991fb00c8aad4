/**
 * What reviewers see of a branch, on a copy of the project: production is built, measured by its own tool and served;
 * then one post is edited, one moved, one added, one translated, and a draft begun; the branch's preview is built and
 * compared with production.
 */
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import type { Report } from '../src/brand/report/report';
import { LOGS } from '../src/dev/site';
import { LOCALES } from '../src/site/locales';
import { pathTo } from '../src/site/routes';
import { OPENAPI_PATH } from '../src/site/tool-addresses';
import {
  ADDED,
  beforeBranch,
  branchOff,
  DRAFT,
  EDITED,
  expectedFeeds,
  expectedOthers,
  expectedPieces,
  MOVED,
  MOVED_TO,
  pathIn,
  PREVIEW,
  PREVIEWED,
  RELEASED,
  TRANSLATED,
  TRANSLATIONS,
} from './harness/branch';
import { gatePages } from './harness/gate-pages';
import { assessOwnSite, describeOwnSite } from './harness/own-site';
import {
  filesBelow,
  filesHolding,
  headersOfAll,
  indexed,
  labelsOf,
  pageHtml,
  pageWeights,
  reviewOf,
  rowsBelow,
  titleOf,
} from './harness/review';
import { makeScratchSite, type ScratchSite } from './harness/scratch-site';
import { serveStatically, type StaticServer } from './harness/static-server';
import { say } from './harness/strings';
import { attribute, elementsIn, elementsOf, textOf, type Element } from './harness/words';

let site: ScratchSite;
let ownReport: Report;
let production: string;
let server: StaticServer;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(900_000);
  site = await makeScratchSite();
  await beforeBranch(site);
  await site.build(RELEASED);
  ownReport = await assessOwnSite(site.root);
  production = await mkdtemp(join(tmpdir(), 'facet-production-'));
  await cp(join(site.root, 'public'), production, { recursive: true });
  server = await serveStatically(production);

  await branchOff(site);
  await site.build({ ...PREVIEWED, FACET_REVIEW_BASE: server.origin });
});

test.afterAll(async () => {
  await server.stop();
  await rm(production, { recursive: true, force: true });
  await site.remove();
});

describeOwnSite(() => ownReport);

const review = () => reviewOf(site.root);
const built = (): string => join(site.root, 'public');

test.describe('a branch with one post edited, one moved, one added and one translated', () => {
  test('has a search that covers texts that exist only in English, by English rules and on request', async ({
    page,
  }) => {
    await page.goto(`${server.origin}${pathTo('de', 'posts')}`);
    await page.getByRole('searchbox').fill('summarises');
    const results = page.locator('.search .ledger > li');
    await expect(page.locator('.search').getByRole('status')).toContainText(say('de', 'search:noneHint'));
    await page.getByRole('checkbox').check();
    const link = results.getByRole('link');
    await expect(link).toHaveAttribute('href', pathIn('de', TRANSLATED));
    await expect(link).toHaveAttribute('lang', 'en');
    await expect(link).toHaveAttribute('dir', 'ltr');
    await expect(results).toContainText(say('de', 'search:textInEnglish'));
    await expect(page).toHaveURL(/\?q=summarises&en=1$/);
    await page.goto(`${server.origin}${pathTo('de', 'posts')}?q=summarised&en=1`);
    await expect(results).toHaveCount(1);
    await expect(results.locator('mark').first()).toHaveText(/summari/);
  });

  test('is compared with the served production', async () => {
    const { before, after } = await review();
    expect(before).toEqual({ origin: server.origin, version: after.version, lostLocales: [] });
    expect(after.context).toBe('deploy-preview');
  });

  test('lists exactly these pieces, with their pages in all locales', async () => {
    expect((await review()).pieces).toEqual(expectedPieces(built()));
  });

  test('lists exactly the translations that became outdated', async () => {
    expect((await review()).outdated).toEqual(
      TRANSLATIONS.map((locale) => {
        const path = pathIn(locale, EDITED);
        return { locale, path, title: titleOf(built(), path), changed: 1, total: 8 };
      }),
    );
  });

  test('lists exactly the feed entries and redirects that changed', async () => {
    const { feeds, redirects } = await review();
    expect(feeds).toEqual(expectedFeeds(built(), production));
    expect(redirects).toEqual({
      added: LOCALES.map((locale) => ({ from: pathIn(locale, MOVED), to: pathIn(locale, MOVED_TO) })),
      removed: [],
    });
  });

  test('lists exactly the listings with different words, and the draft', async () => {
    const { others, hidden } = await review();
    expect(others.map(({ before, after, route, changes }) => ({ before, after, route, changes }))).toEqual(
      expectedOthers().map(([path, route]) => ({ before: path, after: path, route, changes: ['edited'] })),
    );
    expect(hidden).toEqual(
      LOCALES.map((locale) => ({
        locale,
        path: pathIn(locale, DRAFT),
        title: 'Not done yet',
        visibility: 'draft',
      })),
    );
  });

  test('lists exactly the cards that changed, with pictures that exist', async () => {
    const { cards } = await review();
    const card = /^\/cards\/[0-9a-f]{20}\.png$/;
    const some = (pattern: RegExp): unknown => expect.stringMatching(pattern);
    const share: unknown = expect.closeTo(0.1, 0);
    const byPath = [...cards].sort((a, b) => (a.path < b.path ? -1 : 1));
    expect(byPath.map(({ title: _, ...rest }) => rest)).toEqual([
      // Its page had the source's card, which this build also draws.
      {
        locale: 'de',
        path: pathIn('de', TRANSLATED),
        change: 'edited',
        before: some(card),
        after: some(card),
        difference: some(/^\/review\/[\w-]+\.png$/),
        share,
      },
      {
        locale: 'en',
        path: pathIn('en', ADDED),
        change: 'added',
        before: null,
        after: some(card),
        difference: null,
        share: null,
      },
      {
        locale: 'en',
        path: pathIn('en', EDITED),
        change: 'edited',
        before: some(/^\/review\/\w+\.png$/),
        after: some(card),
        difference: some(/^\/review\/[\w-]+\.png$/),
        share,
      },
    ]);
    const pictures = cards.flatMap(({ before, after, difference }) => [before, after, difference]);
    for (const path of pictures) {
      if (path === null) continue;
      const { width, height } = await sharp(join(built(), path)).metadata();
      expect([path, width, height]).toEqual([path, 1200, 630]);
    }
    for (const { share: differing } of cards) if (differing !== null) expect(differing).toBeGreaterThan(0);
    expect(readdirSync(join(built(), 'review'))).toHaveLength(3);
    expect(existsSync(join(production, 'review'))).toBe(false);
  });

  test('compares the packed size of every changed page with its budget', async () => {
    const { bytes, pieces, others } = await review();
    const changed = [...pieces.flatMap(({ pages }) => pages), ...others];
    expect(bytes.map(({ path }) => path).sort()).toEqual(changed.map(({ after }) => after).sort());
    for (const { path, before, after, packed } of bytes) {
      const file = readFileSync(join(built(), path, 'index.html'));
      // The preview's banner does not count.
      const banner = /<aside class="preview-banner".*?<\/aside>/s.exec(file.toString('utf8'))?.[0] ?? '';
      expect(after.html, path).toBeLessThan(file.byteLength - Buffer.byteLength(banner));
      expect(after.html, path).toBeGreaterThan(file.byteLength - Buffer.byteLength(banner) - 1_000);
      expect(banner).not.toBe('');
      expect([path, before === null]).toEqual([path, path.endsWith(`/${ADDED}/`)]);
      expect([path, packed?.budget]).toEqual([path, path.split('/').length === 5 ? 13_000 : 16_000]);
      expect(packed?.bytes).toBeGreaterThan(1_000);
      expect(packed?.bytes).toBeLessThan(after.html);
    }
  });

  test('gives an unchanged page the same size as production does, without the banner', () => {
    const before = pageWeights(production);
    // Links to moved content have a different length, and newly translated pages have another language in their heads.
    const isTouched = (path: string) =>
      [MOVED_TO, TRANSLATED].some((slug) => readFileSync(join(built(), path), 'utf8').includes(slug));
    const same = [...pageWeights(built())].filter(
      ([path, page]) =>
        before.get(path)?.textDigest === page.textDigest && !isTouched(path.endsWith('/') ? `${path}index.html` : path),
    );
    expect(same.length).toBeGreaterThan(100);
    for (const [path, page] of same) expect([path, page]).toEqual([path, before.get(path)]);
  });

  test('is shown to reviewers with exactly these pieces, translations and redirects', async () => {
    const locales = ['en', 'ar'] as const;
    const answers = await gatePages({
      root: site.root,
      gated: { 'review.json': await readFile(join(site.root, '.facet/gated/review.json'), 'utf8') },
      paths: locales.map((locale) => `/${locale}/debug/og/?view=changes`),
    });
    for (const [index, locale] of locales.entries()) {
      const { status, html = '' } = answers[index] ?? {};
      const section = (id: string) => elementsOf(html).find((element) => attribute(element, 'id') === id);
      const below = (element: Element | undefined, name: string) =>
        elementsIn(element).filter(({ tagName }) => tagName === name);
      const marks = (element: Element) =>
        below(element, 'span').flatMap((span) => attribute(span, 'data-change') ?? []);
      const links = (element: Element) => below(element, 'a').map((link) => attribute(link, 'href'));
      const shown = below(section('pieces'), 'article').map((article) => ({
        title: textOf(below(article, 'h3')[0] ?? article).trim(),
        slug: textOf(below(article, 'code')[0] ?? article),
        changes: marks(below(article, 'p')[0] ?? article),
        pages: below(article, 'li').map((page) => ({ changes: marks(page), links: links(page) })),
      }));
      expect(status).toBe(200);
      expect(shown).toEqual(
        expectedPieces(built()).map(({ title, slug, changes, pages }) => ({
          title,
          slug,
          changes,
          pages: pages.map((page) => ({
            changes: page.changes,
            links: [...(page.before === null ? [] : [server.origin + page.before]), page.after],
          })),
        })),
      );
      expect(below(section('outdated'), 'li').map(links)).toEqual(
        TRANSLATIONS.map((translated) => [pathIn(translated, EDITED)]),
      );
      expect(
        below(section('redirects'), 'li').map((redirect) =>
          links(redirect).map((href) => href?.replace(server.origin, '')),
        ),
      ).toEqual(LOCALES.map((moved) => [pathIn(moved, MOVED), pathIn(moved, MOVED_TO)]));
      expect(below(section('hidden'), 'li').flatMap(links)).toEqual(LOCALES.map((draft) => pathIn(draft, DRAFT)));
      expect(below(section('others'), 'li').map((page) => links(page).at(-1))).toEqual(
        expectedOthers()
          .map(([path]) => path)
          .slice(0, 25),
      );
      expect(html).toContain(say(locale, 'preview:notPublic'));
    }
  });

  test('is summarized as Markdown for its pull request', async () => {
    await site.run('review summary', 'tsx/dist/cli.mjs', ['src/content/review/main.ts', '--site', PREVIEW]);
    const summary = await readFile(join(LOGS, 'review-summary-of-a-copy.log'), 'utf8');
    expect(summary).toContain(`Compared with <${server.origin}>.`);
    const before = (path: string) => `[\`${path}\`](<${server.origin}${path}>)`;
    const after = (path: string) => `[\`${path}\`](<${PREVIEW}${path}>)`;
    const title = (text: string) => text.replace(/[|<>]/g, '\\$&');
    expect(rowsBelow(summary, 'Content')).toEqual(
      expectedPieces(built()).map((piece) => [
        title(piece.title),
        'post',
        `\`${piece.slug}\``,
        piece.changes.join(', '),
      ]),
    );
    expect(rowsBelow(summary, 'Pages of content')).toEqual(
      expectedPieces(built()).flatMap((piece) =>
        piece.pages.map((page) => [
          title(page.title),
          page.locale,
          page.changes.join(', '),
          page.before === null ? '–' : before(page.before),
          after(page.after),
        ]),
      ),
    );
    expect(rowsBelow(summary, 'Outdated translations').map(([, ...cells]) => cells)).toEqual(
      TRANSLATIONS.map((locale) => [locale, '1 of 8', after(pathIn(locale, EDITED))]),
    );
    expect(rowsBelow(summary, 'Redirects')).toEqual(
      LOCALES.map((locale) => ['new', `\`${pathIn(locale, MOVED)}\``, `\`${pathIn(locale, MOVED_TO)}\``]),
    );
    expect(rowsBelow(summary, 'Feed entries')).toEqual(
      expectedFeeds(built(), production).flatMap(({ locale, folder, added, edited, removed }) => {
        const row = (change: string, entry: { path: string; title: string }, link: string) => [
          `\`${folder}\``,
          locale,
          change,
          title(entry.title),
          link,
        ];
        return [
          ...added.map((entry) => row('added', entry, after(entry.path))),
          ...edited.map((entry) => row('edited', entry, after(entry.path))),
          ...removed.map((entry) => row('removed', entry, before(entry.path))),
        ];
      }),
    );
    expect(
      rowsBelow(summary, 'Social cards').map(([, locale, , pictures = '']) => [locale, labelsOf(pictures)]),
    ).toEqual([
      ['de', ['before', 'after', 'difference']],
      ['en', ['after']],
      ['en', ['before', 'after', 'difference']],
    ]);
    expect(rowsBelow(summary, 'Other pages that read differently').map((cells) => cells.slice(3))).toEqual(
      expectedOthers().map(([path]) => [before(path), after(path)]),
    );
    expect(rowsBelow(summary, 'Only in the preview')).toEqual(
      LOCALES.map((locale) => ['Not done yet', locale, 'draft', after(pathIn(locale, DRAFT))]),
    );
    expect(rowsBelow(summary, 'Bytes of changed pages')).toHaveLength(19 + expectedOthers().length);
  });
});

test('a draft is shown and marked in the preview, and no byte of it is in production', () => {
  for (const locale of LOCALES) {
    const draft = pageHtml(built(), pathIn(locale, DRAFT));
    expect(draft).toContain('Not done yet');
    expect(draft).toContain(say(locale, 'preview:visibility.draft'));
  }
  expect(filesHolding(production, DRAFT)).toEqual([]);
  expect(filesHolding(built(), DRAFT)).toContain(`/en/posts/${DRAFT}/index.html`);
});

test('no preview page may be indexed, by its head and by its header; production pages may', () => {
  expect(indexed(built())).toEqual([]);
  expect(headersOfAll(built())).toContain('\n  X-Robots-Tag: noindex');
  expect(indexed(production)).not.toEqual([]);
  expect(headersOfAll(production)).not.toContain('X-Robots-Tag');
});

test('crawlers may read the noindex of a preview, and get no sitemap', () => {
  expect(readFileSync(join(built(), 'robots.txt'), 'utf8')).toBe(
    `User-agent: *\nDisallow: /api/\nAllow: ${OPENAPI_PATH}\n`,
  );
  expect(readFileSync(join(production, 'robots.txt'), 'utf8')).toContain(
    '\nSitemap: https://facet.example/sitemap.xml',
  );
  const listed = [...readFileSync(join(built(), 'sitemap.xml'), 'utf8').matchAll(/<loc>(.*?)<\/loc>/g)];
  const locales = new Set(listed.map(([, address = '']) => address.split('/').slice(0, 4).join('/')));
  expect([...locales].sort()).toEqual(LOCALES.map((locale) => `https://facet.example/${locale}`).sort());
});

test('files that the preview adds are served with the policy of all files', () => {
  expect(readFileSync(join(built(), '_headers'), 'utf8')).toMatch(
    /\n\/review\/\*\n {2}Content-Security-Policy: default-src 'none'/,
  );
});

test.describe('the banner of a preview', () => {
  const BANNER = '<aside class="preview-banner"';

  test('is on every page', () => {
    expect(filesHolding(built(), BANNER).sort()).toEqual(filesBelow(built(), /\.html$/).sort());
  });

  test('is on no page of production', () => {
    expect(filesHolding(production, BANNER)).toEqual([]);
  });
});
