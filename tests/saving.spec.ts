import { expect, test, type Browser, type Locator, type Page, type Route } from '@playwright/test';
import { ENDPOINTS } from '../src/site/endpoints';
import type { Locale } from '../src/site/locales';
import { savedPath } from '../src/site/accounts';
import { pathTo } from '../src/site/routes';
import { ALL, SHOWN_LOCALES, turnOf } from './harness/breadth';
import { long } from './harness/long';
import { saveExample } from './harness/measured';
import { accessibilityViolations, NARROW, overflowing } from './harness/page-checks';
import { barButton, openPanel } from './harness/sharing';
import { freshSessionOf, pickPersona } from './harness/sign-in';
import { say } from './harness/strings';

const REPORTS = ENDPOINTS.reports.paths[0];
const SESSION = ENDPOINTS['auth-session'].paths[0];

const TOOL = (locale: Locale): string => pathTo(locale, 'brand-assessment');
const COMPARISON = (locale: Locale): string => pathTo(locale, 'brand-comparison');
const EXAMPLE = (locale: Locale): string => `${TOOL(locale)}?example=harbour`;

const report = (page: Page): Locator => page.getByRole('main').locator('.report');
const banner = (page: Page): Locator => page.getByRole('main').getByRole('note');
const columns = (page: Page): Locator => page.getByRole('main').locator('.comparison > .brand-heads > li');
const said = (page: Page): Locator => page.locator('.saving').getByRole('status');
const button = (page: Page, key: string, locale: Locale = 'en'): Locator =>
  page.getByRole('button', { name: say(locale, `keeping:${key}`), exact: true });
const link = (page: Page, key: string, locale: Locale = 'en'): Locator =>
  page.getByRole('link', { name: say(locale, `keeping:${key}`), exact: true });

/** A string up to its first inserted value. */
const begins = (locale: Locale, key: string): string => say(locale, key).split('{{')[0] ?? '';

/** Opens what saves a report, where its bar has it. */
async function openSaving(page: Page, locale: Locale = 'en'): Promise<void> {
  if ((await page.locator('.bar-actions').count()) > 0) await openPanel(page, 'save', locale);
}

/** Replaces the response of a path. */
async function answering(page: Page, path: string, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route(`**${path}`, answer);
}

function problem(status: number, code: string, headers: Readonly<Record<string, string>> = {}) {
  return (route: Route) =>
    route.fulfill({
      status,
      headers: { 'content-type': 'application/problem+json', ...headers },
      body: JSON.stringify({ status, code }),
    });
}

async function openExample(page: Page, locale: Locale = 'en'): Promise<void> {
  await page.goto(EXAMPLE(locale));
  // A report moves the focus there last; from then on the page is still.
  await expect(page.locator('#report')).toBeFocused();
}

/** A page of a signed-in user. */
async function signedInPage(browser: Browser, persona: Parameters<typeof freshSessionOf>[0] = 'nora'): Promise<Page> {
  const { storageState } = await freshSessionOf(persona);
  return (await browser.newContext({ storageState })).newPage();
}

/** Ids of a user's saved items. */
async function listed(page: Page): Promise<string> {
  return (await page.request.get(REPORTS, { headers: { accept: 'application/json' } })).text();
}

function savedId(page: Page): string {
  return new URL(page.url()).searchParams.get('saved') ?? '';
}

test('no request about accounts is made before the button is used', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/(auth|reports|account)/.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  await openExample(page);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await openSaving(page);
  await button(page, 'saving.save').click();
  await expect(said(page)).toContainText(say('en', 'keeping:saving.signedOut'));
  expect(asked).toEqual([REPORTS, SESSION]);
});

for (const locale of turnOf(1, ['en', 'ar'])) {
  test(`a user who signs in to save returns, and the report is saved automatically, in ${locale}`, async ({ page }) => {
    await openExample(page, locale);
    await openSaving(page, locale);
    await button(page, 'saving.save', locale).click();
    await expect(said(page)).toContainText(say(locale, 'keeping:saving.signedOut'));
    await expect(button(page, 'saving.save', locale)).toBeFocused();
    expect(await accessibilityViolations(page, '.saving')).toEqual([]);
    await link(page, 'saving.signIn', locale).click();
    await pickPersona(page, 'nora');
    await expect(said(page)).toContainText(begins(locale, 'keeping:saving.savedOn'));
    // What became of it is in sight.
    await expect(banner(page)).toContainText(begins(locale, 'keeping:saving.savedOn'));
    await expect(banner(page)).toBeInViewport({ ratio: 1 });
    await expect(button(page, 'saving.saved', locale)).toHaveCount(1);
    await expect(report(page)).toContainText('harbour.example');
    await expect(page).toHaveURL(new RegExp(`${TOOL(locale)}\\?saved=[0-9a-f]{32}$`));
    expect(await listed(page)).toContain(savedId(page));
    await expect(said(page).getByRole('link')).toHaveAttribute('href', pathTo(locale, 'auth', { pathname: 'account' }));

    await page.reload();
    await expect(report(page)).toContainText('harbour.example');
    await expect(banner(page)).toContainText(begins(locale, 'keeping:saving.savedOn'));
    await expect(button(page, 'saving.save', locale)).toHaveCount(0);
    expect(await accessibilityViolations(page)).toEqual([]);
    // The report that was set aside is not offered again.
    await page.goto(TOOL(locale));
    await expect(page.getByRole('heading', { name: say(locale, 'assessment:examples.title') })).toBeVisible();
    await expect(report(page)).toHaveCount(0);
  });
}

long('a comparison is saved in the same way', async ({ page }) => {
  const locale = 'ar';
  await page.goto(`${COMPARISON(locale)}?example=northwind&example=harbour`);
  await expect(columns(page)).toHaveCount(2);
  await openSaving(page, locale);
  await button(page, 'saving.save', locale).click();
  await link(page, 'saving.signIn', locale).click();
  await pickPersona(page, 'nora');
  await expect(said(page)).toContainText(begins(locale, 'keeping:saving.savedOn'));
  await expect(page.getByRole('main').getByRole('note').first()).toBeInViewport({ ratio: 1 });
  await expect(columns(page)).toHaveCount(2);
  await expect(page).toHaveURL(new RegExp(`${COMPARISON(locale)}\\?saved=[0-9a-f]{32}$`));
  const id = savedId(page);
  expect(await listed(page)).toContain(id);
  await page.reload();
  await expect(columns(page).locator('bdi[dir="ltr"]')).toHaveText(['northwind.example', 'harbour.example']);
  await expect(said(page)).toContainText(begins(locale, 'keeping:saving.savedOn'));
  // A different order is a different comparison.
  await page.getByText(say(locale, 'comparison-view:columns.change'), { exact: true }).click();
  await page
    .getByRole('button', { name: new RegExp(`^${say(locale, 'comparison:form.later')}`) })
    .first()
    .click();
  await expect(said(page)).toBeEmpty();
  await openSaving(page, locale);
  await button(page, 'saving.save', locale).click();
  await expect(said(page)).toContainText(begins(locale, 'keeping:saving.savedOn'));
  // The page of saved reports opens a comparison on the comparison page.
  await page.goto(savedPath(locale, 'report', id));
  await expect(page).toHaveURL(savedPath(locale, 'comparison', id));
  await expect(columns(page)).toHaveCount(2);
});

long('a user who cancels the sign-in finds the report and the button again', async ({ page }) => {
  let saves = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === REPORTS) saves += 1;
  });
  await openExample(page);
  await openSaving(page);
  await button(page, 'saving.save').click();
  await link(page, 'saving.signIn').click();
  await page.waitForURL((url) => url.pathname !== TOOL('en'));
  await page.goto(TOOL('en'));
  await expect(report(page)).toContainText('harbour.example');
  await expect(said(page)).toContainText(say('en', 'keeping:saving.stillSignedOut'));
  await expect(
    banner(page).getByRole('link', { name: say('en', 'keeping:saving.signIn'), exact: true }),
  ).toBeInViewport();
  expect(saves).toBe(2);
  await page.reload();
  await expect(report(page)).toContainText('harbour.example');
  await expect(said(page)).toBeEmpty();
  expect(saves).toBe(2);
  await openSaving(page);
  await button(page, 'saving.save').click();
  await expect(link(page, 'saving.signIn')).toBeVisible();
  await page.reload();
  await expect(report(page)).toBeVisible();
  // Going on to something else discards it.
  await page.getByRole('button', { name: say('en', 'assessment:again') }).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: say('en', 'assessment:examples.title') })).toBeVisible();
  await expect(report(page)).toHaveCount(0);
});

long('if the tab cannot store anything, the sign-in opens next to the report', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await openExample(page);
  await openSaving(page);
  await button(page, 'saving.save').click();
  await expect(said(page)).toContainText(say('en', 'keeping:saving.signedOutElsewhere'));
  await expect(link(page, 'saving.signInElsewhere')).toHaveAttribute('target', '_blank');
  await expect(report(page)).toBeVisible();
});

test('pressed twice, it saves once and keeps the focus', async ({ page }) => {
  let saves = 0;
  let answer = (): void => undefined;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await answering(page, REPORTS, async (route) => {
    saves += 1;
    await asked;
    await route.fulfill({ status: 201, json: { id: 'a'.repeat(32), savedAt: '2026-11-21T10:00:00.000Z' } });
  });
  await openExample(page);
  await openSaving(page);
  await button(page, 'saving.save').dblclick();
  const busy = button(page, 'saving.busy');
  await expect(busy).toBeFocused();
  await expect(busy).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  answer();
  await expect(said(page)).toContainText(begins('en', 'keeping:saving.savedOn'));
  await expect(button(page, 'saving.saved')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(said(page)).toContainText(begins('en', 'keeping:saving.savedOn'));
  expect(saves).toBe(1);
  // The URL still names the example.
  expect(page.url()).toContain(EXAMPLE('en'));
});

const FAULTS: readonly (readonly [what: string, answer: (route: Route) => Promise<void>, key: string])[] = [
  ['another origin', problem(403, 'origin-refused'), 'keeping:saving.problem.origin-refused'],
  ['a full account', problem(409, 'too-many-saved'), 'errors:too-many-saved.detail'],
  ['an account just emptied', problem(409, 'account-closed'), 'errors:account-closed.detail'],
  ['too much', problem(413, 'body-too-large'), 'keeping:saving.problem.body-too-large'],
  ['a report of unknown form', problem(422, 'invalid'), 'keeping:saving.problem.invalid'],
  ['too many requests', problem(429, 'too-many-requests', { 'retry-after': '180' }), 'errors:too-many-requests.detail'],
  ['unavailable storage', problem(503, 'unavailable'), 'errors:unavailable.detail'],
  [
    'a foreign error page',
    (route) => route.fulfill({ status: 502, body: '<!doctype html>' }),
    'errors:unexpected.detail',
  ],
  ['no connection', (route) => route.abort(), 'assessment:failure.network.detail'],
];

// Languages take turns, so that no message is in the wrong language by chance.
for (const [place, locale] of SHOWN_LOCALES.entries()) {
  const faults = FAULTS.filter((_, index) => ALL || index % SHOWN_LOCALES.length === place);
  const what = faults.map(([fault]) => fault).join(', ');
  test(`the report stays and the way out is explained in ${locale} after ${what}`, async ({ page }) => {
    await openExample(page, locale);
    for (const [fault, answer, key] of faults) {
      await test.step(fault, async () => {
        await page.route(`**${REPORTS}`, answer, { times: 1 });
        await openSaving(page, locale);
        await button(page, 'saving.save', locale).click();
        await expect(said(page)).toContainText(say(locale, key));
        await expect(said(page)).toContainText(say(locale, 'keeping:saving.stays'));
        await expect(button(page, 'saving.save', locale)).toBeFocused();
        await expect(report(page)).toBeVisible();
        if (!key.includes('too-many-requests')) return;
        await expect(said(page)).toContainText(begins(locale, 'keeping:saving.retryAt'));
        expect(await accessibilityViolations(page, '.saving')).toEqual([]);
      });
    }
  });
}

test('if accounts are off, the page says so', async ({ page }) => {
  await answering(page, REPORTS, problem(401, 'not-signed-in'));
  await answering(page, SESSION, (route) => route.fulfill({ json: { state: 'off' } }));
  await openExample(page, 'ja');
  await openSaving(page, 'ja');
  await button(page, 'saving.save', 'ja').click();
  await expect(said(page)).toContainText(say('ja', 'keeping:saving.off'));
  await expect(said(page).getByRole('link')).toHaveCount(0);
  await page.goto(savedPath('ja', 'report', 'a'.repeat(32)));
  await expect(banner(page)).toContainText(say('ja', 'opening:saved-off.detail'));
});

long('a saved item opens again by its URL, with back and forward and in other languages', async ({ browser }) => {
  const page = await signedInPage(browser);
  const id = await saveExample(page.request);
  await page.goto(savedPath('en', 'report', id));
  await expect(banner(page)).toContainText(begins('en', 'keeping:saving.savedOn'));
  await barButton(page, 'again').click();
  await expect(page).toHaveURL(/\?address=/);
  await expect(report(page)).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(savedPath('en', 'report', id));
  await expect(banner(page)).toContainText(begins('en', 'keeping:saving.savedOn'));
  await page.goForward();
  await expect(report(page)).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  await page.goBack();
  await expect(banner(page)).toContainText(begins('en', 'keeping:saving.savedOn'));
  await page.locator('.languages > button').click();
  await page.locator('.languages a[hreflang="ar"]').click();
  await expect(page).toHaveURL(savedPath('ar', 'report', id));
  await expect(banner(page)).toContainText(begins('ar', 'keeping:saving.savedOn'));
  await page.context().close();
});

long('a saved item asks signed-out users to sign in, and then opens', async ({ page, browser }) => {
  const owner = await signedInPage(browser);
  const id = await saveExample(owner.request);
  await owner.context().close();
  for (const [locale, kind] of turnOf(1, [
    ['en', 'report'],
    ['ar', 'comparison'],
  ])) {
    await page.context().clearCookies();
    await page.goto(savedPath(locale, kind, id));
    await expect(banner(page)).toContainText(say(locale, 'opening:saved-signed-out.title'));
    expect(await accessibilityViolations(page)).toEqual([]);
    await link(page, 'saving.signInToOpen', locale).click();
    await pickPersona(page, 'nora');
    await expect(page).toHaveURL(savedPath(locale, kind, id));
    await expect(page.getByRole('main')).toContainText('harbour.example');
  }
});

test('items saved by others are not found', async ({ browser }) => {
  const owner = await signedInPage(browser);
  const id = await saveExample(owner.request);
  await owner.context().close();
  const other = await signedInPage(browser, 'tom');
  for (const kind of ['report', 'comparison'] as const) {
    await other.goto(savedPath('en', kind, id));
    await expect(banner(other)).toContainText(say('en', 'opening:saved-missing.title'));
    await expect(banner(other).getByRole('link')).toHaveAttribute(
      'href',
      pathTo('en', 'auth', { pathname: 'account' }),
    );
  }
  expect(await accessibilityViolations(other)).toEqual([]);
  await other.context().close();
});

for (const [kind, shown] of turnOf(0, [
  ['report', report],
  ['comparison', (page: Page) => page.getByRole('heading', { name: say('en', 'comparison:held') })],
])) {
  test(`a ${kind} that could not be fetched can be requested again`, async ({ browser }) => {
    const page = await signedInPage(browser);
    const id = await saveExample(page.request);
    await page.route(`**${REPORTS}/${id}`, problem(503, 'unavailable'), { times: 1 });
    await page.goto(savedPath('en', kind, id));
    await expect(banner(page)).toContainText(say('en', 'errors:unavailable.detail'));
    await button(page, 'saving.retry').click();
    await expect(shown(page)).toBeVisible();
    await expect(page).toHaveURL(savedPath('en', kind, id));
    await page.context().close();
  });
}

long(`nothing extends past the screen at ${NARROW} px`, async ({ page }) => {
  await page.setViewportSize({ width: NARROW, height: 640 });
  for (const locale of turnOf(0, SHOWN_LOCALES)) {
    await openExample(page, locale);
    await openSaving(page, locale);
    await button(page, 'saving.save', locale).click();
    await expect(link(page, 'saving.signIn', locale)).toBeVisible();
    await expect(said(page), locale).toBeInViewport({ ratio: 1 });
    await page.goto(savedPath(locale, 'report', 'a'.repeat(32)));
    await expect(link(page, 'saving.signInToOpen', locale)).toBeVisible();
    expect(await overflowing(page), locale).toEqual([]);
  }
});
