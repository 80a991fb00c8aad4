/** Reviewers' view of social cards, on the platform and without script; `site/status.test.ts` tests who may see it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { LINK_IDS } from '../src/brand/previews/card';
import { LOCALES, type Locale } from '../src/site/locales';
import { pathTo, ROUTES } from '../src/site/routes';
import { ALL, SHOWN_LOCALES, turnOf } from './harness/breadth';
import { long } from './harness/long';
import { violationsInBothSchemes, NARROW, overflowing } from './harness/page-checks';
import { expectedStatus, pagesOf, PUBLIC, ROOT } from './harness/pages';
import { say } from './harness/strings';
import { elementsIn, elementsOf } from './harness/words';

/** Bytes of HTML and styles as sent, with brotli at its best level. */
const BUDGET = 16_000;

test.use({ javaScriptEnabled: false });

const cardsOf = (locale: Locale, query = ''): string => `${pathTo(locale, 'debug-og')}${query}`;

interface LeftPage {
  readonly path: string;
  readonly locale: string;
  readonly route: string;
  readonly problems: { readonly risks: readonly string[] };
}

/** The build's data for this page. */
const left = (): { readonly pages: readonly LeftPage[] } =>
  JSON.parse(readFileSync(join(ROOT, '.facet/gated/cards.json'), 'utf8')) as {
    pages: LeftPage[];
  };

/** Paths of the listed pages, in order. */
const listed = (page: Page): Promise<string[]> => page.locator('.card-item-facts a').allInnerTexts();

const choice = (page: Page, locale: Locale, name: 'locale' | 'kind' | 'problem') =>
  page.getByRole('combobox', { name: say(locale, `debug:filter.${name}`), exact: true });

/** Follows a link or a button, and waits until the next page is complete. */
async function follow(page: Page, control: Locator): Promise<void> {
  await Promise.all([page.waitForEvent('domcontentloaded'), control.click()]);
}

async function choose(page: Page, locale: Locale, name: 'locale' | 'kind' | 'problem', value: string): Promise<void> {
  await choice(page, locale, name).selectOption(value);
  await follow(page, page.getByRole('button', { name: say(locale, 'debug:filter.apply'), exact: true }));
}

/** Goes through the list from the current part on. @returns paths of the pages, in order */
async function listedInAll(page: Page, locale: Locale): Promise<string[]> {
  const paths = await listed(page);
  const next = page.getByRole('link', { name: say(locale, 'debug:next'), exact: true });
  if ((await next.count()) === 0) return paths;
  await follow(page, next);
  return [...paths, ...(await listedInAll(page, locale))];
}

test('every page that can be shared is there, in each locale', () => {
  const shared = pagesOf().filter((page) => ROUTES[page.route].indexable && expectedStatus(page) === 200);
  expect(
    left()
      .pages.map(({ path }) => path)
      .sort(),
  ).toEqual(shared.map(({ path }) => path).sort());
});

// Choices are the same in every language.
for (const locale of ALL ? SHOWN_LOCALES : (['en'] as const)) {
  long(`a reviewer narrows the list down by each choice, and back, in ${locale}`, async ({ page }) => {
    const { pages } = left();
    await page.goto(cardsOf(locale));
    await choose(page, locale, 'locale', 'ar');
    const arabic = pages.filter((each) => each.locale === 'ar');
    expect(await listed(page)).toEqual(arabic.slice(0, 8).map(({ path }) => path));
    await expect(choice(page, locale, 'locale')).toHaveValue('ar');

    await choose(page, locale, 'kind', 'changelog-entry');
    const entries = arabic.filter(({ route }) => route === 'changelog-entry');
    expect(entries.length).toBeGreaterThan(8);
    expect(await listedInAll(page, locale)).toEqual(entries.map(({ path }) => path));

    await choose(page, locale, 'problem', 'title-cut');
    const cut = entries.filter(({ problems }) => problems.risks.includes('title-cut'));
    expect(cut.length).toBeGreaterThan(0);
    expect(await listedInAll(page, locale)).toEqual(cut.map(({ path }) => path));

    await page.getByRole('link', { name: say(locale, 'debug:filter.reset'), exact: true }).click();
    await expect(choice(page, locale, 'locale')).toHaveValue('');
    expect(await listed(page)).toEqual(pages.slice(0, 8).map(({ path }) => path));
  });
}

for (const locale of turnOf(1, ['en', 'ar'])) {
  test.describe(`in ${locale}`, () => {
    test('the worst problem comes first, and cut-off text is reported and visible', async ({ page }) => {
      await page.goto(cardsOf(locale));
      const order = await choice(page, locale, 'problem').locator('option').allInnerTexts();
      const rankOf = (words: string): number =>
        order.findIndex((option, index) => index > 0 && words.startsWith(option.replace(/ ?[(（].*$/, '')));
      const worst = await page.locator('.risks li:first-child').allInnerTexts();
      const ranks = worst.map((words) => rankOf(words.trim()));
      expect(ranks.every((rank) => rank > 0)).toBe(true);
      expect([...ranks].sort((a, b) => a - b)).toEqual(ranks);

      await choose(page, locale, 'problem', 'title-cut');
      for (const item of await page.locator('.card-item').all()) {
        await expect(item.locator('.risk-mend')).toContainText(say(locale, 'debug:risk.title-cut'));
        const cut = item.locator('.preview', { hasText: say(locale, 'rules:cut.title').replace('{{rest}}', '') });
        expect(await cut.count()).toBeGreaterThan(0);
        for (const title of await cut.locator('.card-title').allInnerTexts()) expect(title).toMatch(/…$/);
      }
    });

    long('each page has its own card, a preview for each place of a link, and its own tags', async ({ page }) => {
      await page.goto(cardsOf(locale, '?locale=ja'));
      for (const item of (await page.locator('.card-item').all()).slice(0, ALL ? undefined : 3)) {
        const path = await item.locator('.card-item-facts a').innerText();
        const published = await (await page.request.get(path)).text();
        await item.locator('summary').click();
        const tags = (await item.locator('.card-tags').innerText()).split('\n');
        expect(tags.length).toBeGreaterThan(10);
        let from = 0;
        for (const tag of tags) {
          const at = published.indexOf(tag, from);
          expect(at, `${path} ${tag}`).toBeGreaterThan(-1);
          from = at + tag.length;
        }
        const picture = item.locator('img');
        await picture.scrollIntoViewIfNeeded();
        const source = await picture.getAttribute('src');
        expect(tags.join('')).toContain(`${source ?? ''}"`);
        expect((await page.request.get(source ?? '')).headers()['content-type']).toBe('image/png');
        await expect(item.locator('.preview')).toHaveCount(LINK_IDS.length);
        for (const card of await item.locator('.preview .card').all()) {
          expect(await card.getAttribute('lang')).toBe(await item.locator('h2 bdi').getAttribute('lang'));
        }
      }
    });

    long('axe finds nothing, light or dark', async ({ browser }) => {
      // axe is a script.
      const page = await (await browser.newContext({ javaScriptEnabled: true })).newPage();
      // All cards at once are too many, and they are the same in every language of the page.
      const everything = locale === 'en' ? [''] : [];
      for (const query of [...everything, '?locale=ja&problem=title-cut', '?locale=de&problem=draft']) {
        await page.goto(cardsOf(locale, query));
        await page.evaluate(() => {
          for (const part of document.querySelectorAll('main details')) part.setAttribute('open', '');
        });
        expect(await violationsInBothSchemes(page), query).toEqual([]);
      }
      await page.context().close();
    });

    long('nothing scrolls sideways, is blocked by the policy or fails to load', async ({ browser }) => {
      const page = await (await browser.newContext({ javaScriptEnabled: true })).newPage();
      const complaints: string[] = [];
      page.on('console', (message) => complaints.push(message.text()));
      page.on('requestfailed', (request) => {
        // Requests interrupted by the next page, mostly for the tab's icon, have not failed.
        if (request.failure()?.errorText !== 'net::ERR_ABORTED') complaints.push(request.url());
      });
      page.on('response', (response) => {
        if (response.status() >= 400) complaints.push(`${String(response.status())} ${response.url()}`);
      });
      for (const width of ALL ? [NARROW, 360, 1280] : [NARROW, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        for (const query of ALL ? ['', '?locale=ar', '?locale=ja'] : ['', '?locale=ja']) {
          await page.goto(cardsOf(locale, query));
          await page.evaluate(() => {
            for (const part of document.querySelectorAll('main details')) part.setAttribute('open', '');
          });
          expect(await overflowing(page), `${String(width)} ${query}`).toEqual([]);
        }
        for (const picture of await page.locator('.card-item > img').all()) {
          await picture.scrollIntoViewIfNeeded();
          await expect(picture).toHaveJSProperty('naturalWidth', 1200);
        }
      }
      expect(complaints).toEqual([]);
      await page.context().close();
    });
  });
}

long('a filter without matches offers the way back, an unknown one is ignored', async ({ page }) => {
  await page.goto(cardsOf('en', '?locale=en&problem=fallback'));
  await expect(page.getByText(say('en', 'debug:none'))).toBeVisible();
  await follow(page, page.getByRole('link', { name: say('en', 'debug:filter.reset') }).first());
  expect((await listed(page)).length).toBeGreaterThan(0);
  const answer = await page.goto(cardsOf('en', '?locale=tlh&kind=%00&problem=%3Cb%3E&page=-7'));
  expect(answer?.status()).toBe(200);
  expect(await listed(page)).toEqual(
    left()
      .pages.slice(0, 8)
      .map(({ path }) => path),
  );
});

test(`no part of the list takes more than ${String(BUDGET)} bytes with its styles, nor any script`, async ({
  request,
}) => {
  const parts = Math.ceil(left().pages.length / 8);
  const further = Array.from({ length: parts - 1 }, (_, index) => index + 2);
  const addresses = [
    ...LOCALES.map((locale) => cardsOf(locale)),
    // Each twelfth has pages of every kind and language.
    ...further.filter((part) => ALL || part % 12 === 0).map((part) => cardsOf('ar', `?page=${String(part)}`)),
  ];
  const bytes = (content: string | Buffer, quality: number): number =>
    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).byteLength;
  for (const address of addresses) {
    const html = await (await request.get(address)).text();
    const [, sheet = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? [];
    const styles = readFileSync(join(PUBLIC, sheet));
    // Packed fast, which is never shorter, or else as the CDN packs.
    const fits = [5, 11].some((quality) => bytes(html, quality) + bytes(styles, quality) <= BUDGET);
    expect([address, fits]).toEqual([address, true]);
    const [main] = elementsOf(html).filter(({ tagName }) => tagName === 'main');
    expect(elementsIn(main).filter(({ tagName }) => tagName === 'script')).toEqual([]);
    expect(html).toContain('og:title');
  }
});
