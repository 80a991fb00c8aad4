import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import type { Locale } from '../src/site/locales';
import { badgePathOf, cardPathOf, publishedDataPath, publishedPath } from '../src/site/published-reports';
import { pathTo } from '../src/site/routes';
import { ASKED_PATHS } from '../src/site/tool-addresses';
import { turnOf } from './harness/breadth';
import { long } from './harness/long';
import { accessibilityViolations, overflowing } from './harness/page-checks';
import { barButton, openSharing, sharing, wholeLink } from './harness/sharing';
import { isStored } from './harness/stored';
import { say } from './harness/strings';

const CDN = process.env['FACET_CDN_ORIGIN'] ?? '';
const NORTHWIND = 'northwind.example';
const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
] as const;

const TOOL = (locale: Locale): string => pathTo(locale, 'brand-assessment');
const headline = (page: Page): Locator => page.locator('#report, #comparison');
const outcome = (page: Page): Locator => sharing(page).locator('h3[tabindex="-1"]');
const button = (page: Page, key: string, locale: Locale = 'en'): Locator =>
  sharing(page).getByRole('button', { name: say(locale, key), exact: true });
const field = (page: Page, key: string, locale: Locale = 'en'): Locator =>
  sharing(page).getByRole('textbox', { name: say(locale, `sharing:short.${key}`), exact: true });

async function measure(page: Page, address = NORTHWIND, locale: Locale = 'en'): Promise<void> {
  await page.goto(`${TOOL(locale)}?address=${address}`);
  await expect(headline(page)).toBeFocused();
}

/** Makes a short address of what is shown. @returns its id */
async function share(page: Page, locale: Locale = 'en'): Promise<string> {
  await openSharing(page, locale);
  await button(page, 'sharing:short.make', locale).click();
  await expect(outcome(page)).toBeFocused();
  const { pathname } = new URL(await field(page, 'address', locale).inputValue());
  const [, , , id = ''] = pathname.split('/');
  return id;
}

/** Deletes what the page shared. */
async function take(page: Page, locale: Locale = 'en'): Promise<void> {
  await button(page, 'sharing:short.delete', locale).click();
  await expect(outcome(page)).toHaveText(say(locale, 'sharing:short.deleted'));
  await expect(outcome(page)).toBeFocused();
}

/** Someone else's page, which knows nothing of what this browser keeps. */
const elsewhere = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();

/** Spares drawing cards that nobody looks at. */
async function withoutCards(page: Page): Promise<void> {
  await page.route('**/media/report/*.png', (route) => route.abort());
}

/** It is within the screen at both widths, and axe finds nothing. */
async function expectFitting(page: Page): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect([size.width, await overflowing(page)]).toEqual([size.width, []]);
    expect([size.width, await accessibilityViolations(page)]).toEqual([size.width, []]);
  }
}

const faces = (id: string, locale: Locale): readonly string[] => [
  publishedPath(locale, { id, kind: 'assessment' }),
  cardPathOf(id, locale),
  publishedDataPath(id),
];

for (const locale of turnOf(2, ['en', 'ja', 'ar'])) {
  test(`a report gets a short address that opens elsewhere with its card, and goes, in ${locale}`, async ({
    page,
    browser,
  }) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    await page.setViewportSize(SIZES[locale === 'en' ? 1 : 0]);
    await measure(page, NORTHWIND, locale);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') asked.push(new URL(request.url()).pathname);
    });
    // By the keyboard alone.
    await barButton(page, 'share', locale).focus();
    await page.keyboard.press('Enter');
    for (const fact of ['report', 'who', 'until', 'owner']) {
      await expect(sharing(page)).toContainText(say(locale, `sharing:short.facts.${fact}`));
    }
    await expect(sharing(page).getByRole('combobox')).toHaveValue('30');
    await expect(await wholeLink(page, locale)).toHaveValue(/#r=1\./);
    await expectFitting(page);
    // It asks first, and nothing is sent until it is wanted.
    expect(asked).toEqual([]);
    await button(page, 'sharing:short.make', locale).focus();
    await page.keyboard.press('Enter');
    await expect(outcome(page)).toBeFocused();
    expect(asked).toEqual([ASKED_PATHS.reports]);
    const address = new URL(await field(page, 'address', locale).inputValue());
    expect(address.pathname).toMatch(new RegExp(`^/${locale}/brand-assessment/[0-9a-z]{26}/$`));
    const [, , , id = ''] = address.pathname.split('/');
    const card = sharing(page).getByRole('img', { name: say(locale, 'sharing:short.card') });
    await expect(card).toHaveJSProperty('naturalWidth', 1200);
    await expectFitting(page);
    await page.reload();
    await openSharing(page, locale);
    await expect(field(page, 'address', locale)).toHaveValue(address.href);

    const other = await elsewhere(browser);
    const first = await other.goto(CDN + address.pathname);
    expect([first?.status(), first?.headers()['x-robots-tag'], first?.headers()['referrer-policy']]).toEqual([
      200,
      'noindex',
      'no-referrer',
    ]);
    await expect(other.locator('html')).toHaveAttribute('lang', locale);
    await expect(other.getByRole('heading', { level: 1 })).toContainText('Northwind Coffee');
    await expect(other.locator('script')).toHaveCount(0);
    await expect(other.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    const picture = new URL((await other.locator('meta[property="og:image"]').getAttribute('content')) ?? '');
    const drawn = await other.request.get(CDN + picture.pathname);
    expect([drawn.status(), drawn.headers()['content-type']]).toEqual([200, 'image/png']);
    await expectFitting(other);
    expect((await other.request.get(CDN + badgePathOf(id, 'svg'))).status()).toBe(404);
    for (const face of faces(id, locale)) {
      await other.request.get(CDN + face);
      const again = await other.request.get(CDN + face);
      expect([face, again.status(), again.headers()['cache-status']]).toEqual([face, 200, '"Netlify Edge"; hit']);
    }

    const statuses = async () =>
      Promise.all(faces(id, locale).map(async (face) => (await other.request.get(CDN + face)).status()));
    await take(page, locale);
    expect(await statuses()).toEqual([410, 410, 410]);
    await button(page, 'assessment:undo.undo', locale).click();
    await expect(field(page, 'address', locale)).toHaveValue(address.href);
    expect(await statuses()).toEqual([200, 200, 200]);
    expect(isStored(id)).toBe(true);
    await take(page, locale);
    await expectFitting(page);
    expect(await statuses()).toEqual([410, 410, 410]);
    await other.goto(CDN + address.pathname);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(say(locale, 'published:gone.title'));
    expect(isStored(id)).toBe(false);
    expect(problems).toEqual([]);
  });
}

long(
  'what has a short address is published under it, and opens in the tool as what it is',
  async ({ page, browser }) => {
    await withoutCards(page);
    await measure(page, 'harbour.example');
    const id = await share(page);
    const other = await elsewhere(browser);
    await withoutCards(other);
    await other.goto(`${TOOL('ja')}?published=${id}`);
    await expect(headline(other)).toBeFocused();
    await expect(other.getByRole('main').getByRole('note')).toContainText(say('ja', 'opening:shared.open'));
    await openSharing(other, 'ja');
    await expect(other.locator('details.publish')).not.toHaveAttribute('open');
    await expect(field(other, 'address', 'ja')).toHaveValue(new RegExp(`/${id}/$`));
    await expect(button(other, 'sharing:short.delete', 'ja')).toHaveCount(0);

    const panel = page.locator('details.publish');
    await panel.getByText(say('en', 'keeping:publishing.title'), { exact: true }).click();
    await expect(panel).toContainText(say('en', 'publishing:facts.address'));
    await panel.getByRole('button', { name: say('en', 'publishing:submit.assessment'), exact: true }).click();
    await expect(panel.getByRole('textbox').first()).toHaveValue(new RegExp(`/${id}/$`));
    expect((await page.request.get(badgePathOf(id, 'svg'))).status()).toBe(200);
    // The text beside it knows.
    await expect(sharing(page)).toContainText(say('en', 'sharing:short.public').split('{{')[0] ?? '');
    await expect(button(page, 'sharing:short.delete')).toHaveCount(0);
    const keeping = await panel
      .getByRole('textbox', { name: say('en', 'publishing:done.private'), exact: true })
      .inputValue();
    await page.goto(keeping);
    await page.getByRole('button', { name: say('en', 'published:publisher.deleteButton'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('en', 'published:deleted.title'));
  },
);

long(
  'an answer that gets lost stores nothing twice, and the next report is shared with fewer words',
  async ({ page }) => {
    await withoutCards(page);
    const keys: unknown[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith(ASKED_PATHS.reports))
        keys.push((request.postDataJSON() as { key: unknown }).key);
    });
    await page.route(
      `**${ASKED_PATHS.reports}`,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await measure(page);
    await openSharing(page);
    await sharing(page).getByRole('combobox').selectOption('7');
    await button(page, 'sharing:short.make').click();
    await expect(sharing(page).getByRole('status').last()).toContainText(say('en', 'sharing:problem.once'));
    await page.reload();
    await share(page);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    await button(page, 'sharing:short.change').click();
    await expect(sharing(page).getByRole('status').filter({ hasText: 'opens until' })).toBeVisible();
    await take(page);

    await measure(page, 'tidewater.example');
    await openSharing(page);
    await expect(sharing(page)).toContainText(say('en', 'sharing:short.again'));
    await expect(sharing(page).getByRole('combobox')).toHaveValue('7');
    await expect(sharing(page)).not.toContainText(say('en', 'sharing:short.facts.until'));
  },
);

test('what is not measured and signed here is shared by a link that holds it, and says why', async ({ page }) => {
  await page.goto(`${TOOL('en')}?example=harbour`);
  await expect(await wholeLink(page)).toHaveValue(/#r=1\./);
  await expect(sharing(page)).toContainText(say('en', 'sharing:why.example'));
  await expect(button(page, 'sharing:short.make')).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of turnOf(1, ['en', 'ar'])) {
    long(
      `the page of a function makes a short address, kept for other days and deleted, in ${locale}`,
      async ({ page }) => {
        await page.goto(TOOL(locale));
        const address = page.getByRole('main').locator('input[name="address"]').first();
        await address.fill(NORTHWIND);
        await address.press('Enter');
        await expect(headline(page)).toBeVisible();
        await expect(page.getByText(say(locale, 'sharing:short.facts.who'))).toBeVisible();
        await page.locator('#share-days').selectOption('1');
        await page.getByRole('button', { name: say(locale, 'sharing:short.make'), exact: true }).click();
        const title = page.getByRole('heading', { level: 1 });
        await expect(title).toHaveText(say(locale, 'published:shared.title.assessment'));
        await page.locator('#days').selectOption('90');
        await page.getByRole('button', { name: say(locale, 'published:shared.renewButton'), exact: true }).click();
        await expect(page.getByRole('status')).toContainText(
          say(locale, 'published:shared.renewed').split('{{')[0] ?? '',
        );
        await page.getByRole('button', { name: say(locale, 'published:publisher.deleteButton'), exact: true }).click();
        await expect(title).toHaveText(say(locale, 'published:deleted.title'));
      },
    );
  }
});
