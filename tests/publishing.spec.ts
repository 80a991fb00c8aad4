import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import type { Locale } from '../src/site/locales';
import {
  badgePathOf,
  cardPathOf,
  publishedDataPath,
  publishedPath,
  type PublishedKind,
} from '../src/site/published-reports';
import { pathTo } from '../src/site/routes';
import { ASKED_PATHS } from '../src/site/tool-addresses';
import { turnOf } from './harness/breadth';
import { long } from './harness/long';
import { expectStill, watchShifts } from './harness/layout-shifts';
import { fragmentOf, measuredReport } from './harness/measured';
import { accessibilityViolations, NARROW, overflowing } from './harness/page-checks';
import { isStored } from './harness/stored';
import { barButton, openSharing } from './harness/sharing';
import { say } from './harness/strings';

const CDN = process.env['FACET_CDN_ORIGIN'] ?? '';
const NORTHWIND = 'northwind.example';
const TOOL = (locale: Locale): string => pathTo(locale, 'brand-assessment');
const COMPARISON = (locale: Locale): string => pathTo(locale, 'brand-comparison');

const headline = (page: Page): Locator => page.locator('#report, #comparison');
const banner = (page: Page): Locator => page.getByRole('main').getByRole('note');
const panel = (page: Page): Locator => page.locator('details.publish');
const submit = (page: Page, kind: PublishedKind, locale: Locale = 'en'): Locator =>
  page.getByRole('button', { name: say(locale, `publishing:submit.${kind}`), exact: true });
const field = (page: Page, key: string, locale: Locale = 'en'): Locator =>
  page.getByRole('textbox', { name: say(locale, `publishing:done.${key}`), exact: true });
/** A string up to its first inserted value. */
const begins = (locale: Locale, key: string): string => say(locale, key).split('{{')[0] ?? '';
/** The heading of what was published. */
const outcome = (page: Page): Locator => panel(page).locator('h3[tabindex="-1"]');

async function openPanel(page: Page, locale: Locale = 'en'): Promise<void> {
  // A comparison has it behind the last button of its bar.
  const more = page.getByText(say(locale, 'comparison-view:keep.more'), { exact: true });
  await page.locator('.bar-actions, details.publish').or(more).first().waitFor();
  if ((await page.locator('.bar-actions').count()) > 0) await openSharing(page, locale);
  else if ((await more.count()) > 0 && !(await panel(page).isVisible())) await more.click();
  await panel(page).waitFor();
  if ((await panel(page).getAttribute('open')) !== null) return;
  await panel(page).getByText(say(locale, 'keeping:publishing.title'), { exact: true }).click();
}

async function measure(page: Page, address = NORTHWIND, locale: Locale = 'en'): Promise<void> {
  await page.goto(`${TOOL(locale)}?address=${address}`);
  await expect(headline(page)).toBeFocused();
}

interface Published {
  readonly id: string;
  /** Path of the private page. */
  readonly keeping: string;
}

/** Publishes what is shown. */
async function publish(page: Page, kind: PublishedKind = 'assessment', locale: Locale = 'en'): Promise<Published> {
  await openPanel(page, locale);
  await submit(page, kind, locale).click();
  await expect(outcome(page)).toBeFocused();
  for (const part of say(locale, 'publishing:done.title').split('{{date}}')) {
    await expect(outcome(page)).toContainText(part);
  }
  const { pathname } = new URL(await field(page, 'address', locale).inputValue());
  const [id = ''] = pathname.split('/').slice(3);
  expect(pathname).toBe(publishedPath(locale, { id, kind }));
  return { id, keeping: new URL(await field(page, 'private', locale).inputValue()).pathname };
}

/** Deletes a publication by its private link. */
async function takeDown(page: Page, { keeping }: Published, locale: Locale = 'en'): Promise<void> {
  await page.goto(keeping);
  await page.getByRole('button', { name: say(locale, 'published:publisher.deleteButton'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(locale, 'published:deleted.title'));
}

/** Someone else's page, which knows nothing of what this browser keeps. */
const elsewhere = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();

/** Spares drawing cards that nobody looks at. */
async function withoutCards(page: Page): Promise<void> {
  await page.route('**/media/report/*.png', (route) => route.abort());
}

/** What a publication is seen by. */
const faces = (id: string, locale: Locale): readonly string[] => [
  publishedPath(locale, { id, kind: 'assessment' }),
  cardPathOf(id, locale),
  badgePathOf(id, 'svg'),
  badgePathOf(id, 'json'),
  publishedDataPath(id),
];

for (const locale of turnOf(1, ['en', 'ar'])) {
  test(`a report is published, opened elsewhere, and deleted everywhere, in ${locale}`, async ({ page, browser }) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    await measure(page, NORTHWIND, locale);
    await openPanel(page, locale);
    for (const fact of ['assessment', 'until', 'deleting', 'owner']) {
      await expect(panel(page)).toContainText(say(locale, `publishing:facts.${fact}`));
    }
    const published = await publish(page, 'assessment', locale);
    const { id, keeping } = published;
    const card = panel(page).getByRole('img', { name: say(locale, 'publishing:done.card') });
    await expect(card).toHaveJSProperty('naturalWidth', 1200);
    await expect(panel(page).locator('#embed-html')).toContainText(badgePathOf(id, 'svg'));
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.setViewportSize({ width: NARROW, height: 740 });
    expect(await overflowing(page)).toEqual([]);

    // Known again in this tab, after loading the page again.
    await page.reload();
    await openPanel(page, locale);
    await expect(outcome(page)).toBeVisible();
    expect(new URL(await field(page, 'private', locale).inputValue()).pathname).toBe(keeping);

    const other = await elsewhere(browser);
    await watchShifts(other);
    const first = await other.goto(CDN + publishedPath('ja', { id, kind: 'assessment' }));
    expect(first?.status()).toBe(200);
    await expect(other.locator('html')).toHaveAttribute('lang', 'ja');
    await expect(other.getByRole('heading', { level: 1 })).toContainText('Northwind Coffee');
    await expectStill(other, 0);
    expect(await accessibilityViolations(other)).toEqual([]);
    const cached = faces(id, 'ja');
    for (const face of cached) {
      await other.request.get(CDN + face);
      const again = await other.request.get(CDN + face);
      expect([face, again.status(), again.headers()['cache-status']]).toEqual([face, 200, '"Netlify Edge"; hit']);
    }
    expect((await other.request.get(CDN + cardPathOf(id, 'ja'))).headers()['content-type']).toBe('image/png');
    expect(await (await other.request.get(CDN + badgePathOf(id, 'svg'))).text()).toContain('<svg');
    expect(isStored(id)).toBe(true);

    await takeDown(await elsewhere(browser), published, locale);
    for (const face of cached) {
      for (const origin of [CDN, '']) {
        expect([origin, face, (await page.request.get(origin + face)).status()]).toEqual([origin, face, 410]);
      }
    }
    expect(isStored(id)).toBe(false);
    expect(problems).toEqual([]);

    // The tab finds out, and can publish it again.
    await page.reload();
    await openPanel(page, locale);
    await expect(panel(page).getByRole('heading', { name: say(locale, 'publishing:done.gone') })).toBeVisible();
    const anew = await publish(page, 'assessment', locale);
    expect(anew.id).not.toBe(id);
    await takeDown(page, anew, locale);
  });
}

long('a publication opens in the tool, verified, and what measures it again names it', async ({ page, browser }) => {
  await withoutCards(page);
  await measure(page, 'harbour.example');
  const published = await publish(page);
  const other = await elsewhere(browser);
  await other.goto(publishedPath('ja', { id: published.id, kind: 'assessment' }));
  await other.locator(`a[href*="published=${published.id}"]`).click();
  await expect(headline(other)).toBeFocused();
  await expect(banner(other)).toContainText(begins('ja', 'opening:provenance.verified.title'));
  await expect(banner(other).getByRole('link', { name: say('ja', 'keeping:publishing.open') })).toHaveAttribute(
    'href',
    publishedPath('ja', { id: published.id, kind: 'assessment' }),
  );
  // It is public, and its private link is not here.
  await openPanel(other, 'ja');
  await expect(field(other, 'address', 'ja')).toHaveValue(new RegExp(`/${published.id}/$`));
  await expect(field(other, 'private', 'ja')).toHaveCount(0);
  await banner(other).locator('summary').click();
  await barButton(other, 'again', 'ja').click();
  await expect(other).toHaveURL(new RegExp(`previous=${published.id}$`));
  await expect(headline(other)).toBeFocused();
  await expect(banner(other)).toHaveCount(0);
  await openPanel(other, 'ja');
  await expect(panel(other)).toContainText(say('ja', 'publishing:facts.previous'));
  const asked = other.waitForRequest(`**${ASKED_PATHS.publish}`);
  const newer = await publish(other, 'assessment', 'ja');
  expect((await asked).postDataJSON()).toMatchObject({ previous: published.id });
  const data = (await (await page.request.get(publishedDataPath(newer.id))).json()) as { previous: string };
  expect(data.previous).toBe(published.id);
  await takeDown(page, newer, 'ja');
  await takeDown(page, published);
});

long('a comparison is published and opens in the tool', async ({ page, browser }) => {
  await withoutCards(page);
  const addresses = [NORTHWIND, 'harbour.example'];
  const query = new URLSearchParams(addresses.map((address) => ['address', address]));
  await page.goto(`${COMPARISON('en')}?${query.toString()}`);
  await expect(headline(page)).toBeFocused();
  const published = await publish(page, 'comparison');
  const other = await elsewhere(browser);
  await other.goto(publishedPath('ar', { id: published.id, kind: 'comparison' }));
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Northwind Coffee');
  // The other page has room for one brand, and links to the rest.
  await other.goto(`${TOOL('ar')}?published=${published.id}`);
  await expect(headline(other)).toBeFocused();
  await expect(other).toHaveURL(new RegExp(`${COMPARISON('ar')}\\?published=${published.id}$`));
  await expect(other.locator('.comparison .provenance')).toHaveCount(2);
  await expect(other.locator('.comparison .provenance').first()).toContainText(
    begins('ar', 'keeping:publishing.publishedOn'),
  );
  await takeDown(page, published);
});

long('a report of a private link is published too', async ({ page }) => {
  await withoutCards(page);
  await page.goto(TOOL('en') + fragmentOf(await measuredReport(page.request, 'tidewater.example')));
  await expect(banner(page)).toContainText(begins('en', 'opening:provenance.verified.title'));
  await takeDown(page, await publish(page));
});

long(
  'an answer that gets lost doubles nothing: the same key is sent again, after loading the page, too',
  async ({ page }) => {
    await withoutCards(page);
    const keys: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith(ASKED_PATHS.publish)) keys.push((request.postDataJSON() as { key: unknown }).key);
    });
    await page.route(
      `**${ASKED_PATHS.publish}`,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 2 },
    );
    await measure(page);
    await openPanel(page);
    await submit(page, 'assessment').click();
    const said = panel(page)
      .getByRole('status')
      .filter({ hasText: say('en', 'publishing:problem.once') });
    await expect(said).toContainText(say('en', 'assessment:failure.network.title'));
    await submit(page, 'assessment').click();
    await expect(said).toBeVisible();
    await page.reload();
    const published = await publish(page);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    await takeDown(page, published);
  },
);

long('a refusal says what to do, and after a key that is taken another one is sent', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/reports')) asked.push(new URL(request.url()).pathname);
  });
  await measure(page);
  await openPanel(page);
  await expect(submit(page, 'assessment')).toBeVisible();
  await page.waitForLoadState('networkidle');
  // Nothing is asked of the site before the button is used.
  expect(asked).toEqual([]);
  const keys: unknown[] = [];
  for (const code of ['site-excluded', 'key-reused', 'invalid', 'too-many-requests']) {
    await page.route(
      `**${ASKED_PATHS.publish}`,
      (route) => {
        keys.push((route.request().postDataJSON() as { key: unknown }).key);
        return route.fulfill({
          status: 422,
          headers: { 'content-type': 'application/problem+json' },
          body: JSON.stringify({ status: 422, code }),
        });
      },
      { times: 1 },
    );
    await submit(page, 'assessment').click();
    const words = code === 'too-many-requests' ? 'errors:too-many-requests.title' : `publishing:problem.${code}`;
    await expect(panel(page).getByRole('status').first()).toContainText(say('en', words));
    await expect(submit(page, 'assessment')).toBeFocused();
  }
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[1]);
  expect(keys[3]).toBe(keys[2]);
});

test('what is not signed says why it cannot be published', async ({ page }) => {
  await page.goto(`${TOOL('en')}?example=harbour`);
  await expect(headline(page)).toBeFocused();
  await openPanel(page);
  await expect(panel(page)).toContainText(say('en', 'publishing:why.example'));
  await expect(submit(page, 'assessment')).toHaveCount(0);
  await page.goto(`${COMPARISON('en')}?example=harbour&example=northwind`);
  await expect(headline(page)).toBeFocused();
  await openPanel(page);
  await expect(panel(page)).toContainText(say('en', 'publishing:why.comparison'));
});

for (const locale of turnOf(0, ['en', 'ar'])) {
  test(`an address of nothing says so, with the form to go on, in ${locale}`, async ({ page }) => {
    await page.goto(`${TOOL(locale)}?published=0000000000000`);
    await expect(page.locator('#link-problem')).toBeFocused();
    await expect(page.locator('#link-problem')).toContainText(say(locale, 'opening:published-missing.title'));
    await expect(page.locator('#address')).toBeEditable();
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const kind of turnOf(0, ['assessment', 'comparison'])) {
    test(`the page of a function publishes its ${kind}`, async ({ page }) => {
      await page.goto(kind === 'assessment' ? TOOL('ar') : COMPARISON('ar'));
      const fields = page.getByRole('main').locator('input[name="address"]');
      await fields.nth(0).fill(NORTHWIND);
      if (kind === 'comparison') await fields.nth(1).fill('harbour.example');
      await fields.nth(0).press('Enter');
      await expect(headline(page)).toBeVisible();
      await expect(page.getByText(say('ar', `publishing:lede.${kind}`))).toBeVisible();
      await submit(page, kind, 'ar').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('ar', `published:publisher.title.${kind}`));
      const keeping = new URL(page.url()).pathname;
      expect(await page.locator('#embed-markdown').innerText()).toContain('/badge/');
      await takeDown(page, { id: '', keeping }, 'ar');
    });
  }
});
