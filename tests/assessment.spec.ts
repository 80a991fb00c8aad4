import { expect, test, type Locator, type Page } from '@playwright/test';
import type { Locale } from '../src/site/locales';
import { pathTo } from '../src/site/routes';
import { ALL, turnOf } from './harness/breadth';
import { long } from './harness/long';
import { overflowing, violationsInBothSchemes } from './harness/page-checks';
import { say } from './harness/strings';

const TOOL = (locale: Locale): string => pathTo(locale, 'brand-assessment');

/** A pattern for texts that contain another text. */
const containing = (text: string): RegExp => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));

const addressField = (page: Page, locale: Locale): Locator =>
  page.getByRole('textbox', { name: say(locale, 'site:addressForm.label'), exact: true });

async function assess(page: Page, locale: Locale, address: string): Promise<void> {
  await addressField(page, locale).fill(address);
  await page.getByRole('button', { name: say(locale, 'site:addressForm.submit'), exact: true }).click();
}

/** The report, labelled by its heading; the sheet says what was measured. */
const report = (page: Page): Locator => page.getByRole('main').locator('.report');
const headline = (page: Page): Locator => report(page).getByRole('heading', { level: 1 });

for (const locale of turnOf(0, ['en', 'ar'])) {
  test(`from the home page to a report, in ${locale}`, async ({ page }) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    await page.goto(pathTo(locale, 'home'));
    await assess(page, locale, 'northwind.example');
    await expect(page).toHaveURL(new RegExp(`${TOOL(locale)}\\?address=northwind\\.example$`));
    await expect(headline(page)).toBeFocused();
    await expect(headline(page)).toContainText('Northwind Coffee');
    await expect(page).toHaveTitle(`Northwind Coffee · ${say(locale, 'assessment:title')}`);
    await expect(report(page)).toContainText('https://northwind.example');
    await expect(addressField(page, locale)).toHaveValue('northwind.example');
    expect(problems).toEqual([]);
  });
}

test('progress is shown while the site is measured, and it can be stopped', async ({ page }) => {
  await page.goto(TOOL('en'));
  // Its own site: after a stopped assessment a site is not requested for a while.
  await assess(page, 'en', 'stopped.example');
  const requests = page.getByRole('list', { name: say('en', 'assessment:progress.label') });
  const asked = requests.getByRole('listitem').filter({ hasText: say('en', 'assessment:progress.started') });
  await expect(asked.first()).toBeVisible();
  await page.getByRole('button', { name: say('en', 'assessment:progress.cancel') }).click();
  const said = page.getByRole('status').filter({ hasText: say('en', 'assessment:status.cancelled') });
  await expect(said).toBeVisible();
  await expect(addressField(page, 'en')).toBeFocused();
  await expect(addressField(page, 'en')).toHaveValue('stopped.example');
});

long('axe finds nothing in a report, light or dark, and it does not scroll sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${TOOL('en')}?address=harbour.example`);
  await expect(headline(page)).toBeVisible();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  expect(await overflowing(page)).toEqual([]);
});

for (const locale of turnOf(1, ['en', 'ar'])) {
  test(`an example is shown before any input, in ${locale}`, async ({ page }) => {
    await page.goto(TOOL(locale));
    const example = page.getByRole('button', { name: 'Harbour Line', exact: true });
    await example.click();
    await expect(headline(page)).toBeFocused();
    await expect(report(page)).toContainText('https://harbour.example');
    await expect(page).toHaveURL(new RegExp(`${TOOL(locale)}\\?example=harbour$`));
    await page.reload();
    await expect(headline(page)).toContainText('Harbour Line');
    await page.getByRole('button', { name: say(locale, 'assessment:again') }).click();
    await expect(example).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${TOOL(locale)}$`));
  });

  long(`an example is its own page without script, in ${locale}`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${process.env['FACET_ORIGIN'] ?? ''}${TOOL(locale)}`);
    await page.getByRole('button', { name: 'Tidewater', exact: true }).click();
    await expect(report(page)).toContainText('https://tidewater.example');
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await context.close();
  });
}

const BAD_ADDRESSES: readonly (readonly [what: string, address: string, code: string])[] = [
  ['nothing', '', 'address-empty'],
  ['spaces', '   ', 'address-empty'],
  ['no address', 'not an address', 'address-name'],
  ['another scheme', 'ftp://northwind.example', 'address-mistyped'],
  ['credentials', 'https://user:secret@northwind.example', 'address-malformed'],
  ['a private address', '192.168.0.1', 'address-refused'],
  ['this machine', 'http://127.0.0.1/', 'address-refused'],
  ['this machine, hidden', 'http://0x7f000001/', 'address-refused'],
  ['this machine, IPv6', 'http://[::1]/', 'address-refused'],
  ['the metadata service', 'http://169.254.169.254/', 'address-refused'],
  ['a reserved name', 'printer.local', 'address-refused'],
  ['another port', 'https://northwind.example:8443', 'address-refused'],
  ['a closed port', 'gone.example', 'site-unreachable'],
  ['a closed door', 'closed.example', 'site-unreadable'],
  ['a picture', 'picture.example', 'site-not-html'],
  ['endless redirects', 'circle.example', 'site-too-many-redirects'],
  ['an endless page', 'endless.example', 'site-too-large'],
  ['an endless response', 'slow.example', 'site-too-slow'],
];

/** Waiting as long as a site may take; `safe-fetch.test.ts` and `gather.test.ts` wait less. */
const PATIENT = ['an endless response'];

// One attempt after another, as a user who tries again; the text direction alternates.
for (const [place, locale] of (['en', 'ar'] as const).entries()) {
  test(`addresses that cannot be measured are refused next to the field, in ${locale}`, async ({ page }) => {
    let before = '';
    for (const [index, [what, address, code]] of BAD_ADDRESSES.entries()) {
      if (!ALL && (index % 2 !== place || PATIENT.includes(what))) continue;
      await test.step(`${what}: ${code}`, async () => {
        // The same words would be there already.
        if (before === '' || code === before) await page.goto(TOOL(locale));
        before = code;
        await assess(page, locale, address);
        const field = addressField(page, locale);
        await expect(field).toHaveAccessibleDescription(containing(say(locale, `errors:${code}.title`)));
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await expect(field).toHaveValue(address);
        await expect(field).toBeFocused();
      });
    }
  });
}

/** The button that takes what was probably meant. */
const suggested = (page: Page, locale: Locale, address: string): Locator =>
  page.getByRole('button', { name: say(locale, 'errors:suggested').replace('{{address}}', address) });

/** A string of a report up to its first inserted value. */
const beginsWith = (locale: Locale, key: string): string => say(locale, `report:${key}`).split('{{')[0] ?? '';

test('what was probably meant is measured with one press; measured again, its age is told', async ({ page }) => {
  await page.goto(TOOL('en'));
  await assess(page, 'en', 'harbour,example');
  await suggested(page, 'en', 'harbour.example').click();
  await expect(headline(page)).toContainText('Harbour Line');
  await expect(addressField(page, 'en')).toHaveValue('harbour.example');
  await expect(page).toHaveURL(/\?address=harbour\.example$/);
  await page.goto('about:blank');
  await page.goto(`${TOOL('ar')}?address=harbour.example`);
  await expect(report(page)).toContainText(beginsWith('ar', 'reused.nextIn'));
});

test.describe('pasted HTML', () => {
  const open = async (page: Page): Promise<void> => {
    await page.goto(TOOL('en'));
    await page.getByText(say('en', 'assessment:paste.title')).click();
  };
  const paste = async (page: Page, html: string): Promise<void> => {
    await page.getByRole('textbox', { name: say('en', 'assessment:paste.html') }).fill(html);
    await page.getByRole('button', { name: say('en', 'assessment:paste.submit') }).click();
  };

  test('is assessed in the browser, without any request', async ({ page }) => {
    await open(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' || request.url().includes('/api/')) asked.push(request.url());
    });
    await paste(page, '<!doctype html><html lang="en"><title>Quay Books</title><h1>Quay Books</h1>');
    await expect(headline(page)).toBeFocused();
    await expect(report(page)).toContainText('Quay Books');
    await expect(report(page)).toContainText(say('en', 'report:pageScope'));
    expect(asked).toEqual([]);
  });

  test('is required, and a bad address with it is refused', async ({ page }) => {
    await open(page);
    await paste(page, '');
    const html = page.getByRole('textbox', { name: say('en', 'assessment:paste.html') });
    await expect(html).toHaveAccessibleDescription(containing(say('en', 'assessment:failure.html-empty.title')));
    const address = page.getByRole('textbox', { name: say('en', 'assessment:paste.address') });
    await address.fill('not an address');
    await paste(page, '<title>Quay Books</title>');
    await expect(address).toHaveAccessibleDescription(containing(say('en', 'errors:address-malformed.title')));
    await expect(html).toHaveValue('<title>Quay Books</title>');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of turnOf(0, ['en', 'ar'])) {
    test(`the form is answered with a report, in ${locale}`, async ({ page }) => {
      await page.goto(TOOL(locale));
      await assess(page, locale, 'northwind.example');
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(headline(page)).toContainText('Northwind Coffee');
      await expect(addressField(page, locale)).toHaveValue('northwind.example');
      expect(await page.locator('script:not([type="application/ld+json"])').count()).toBe(0);
    });

    test(`a bad address is reported next to the field, in ${locale}`, async ({ page }) => {
      await page.goto(TOOL(locale));
      const [response] = await Promise.all([
        page.waitForResponse((candidate) => candidate.request().method() === 'POST'),
        assess(page, locale, '192.168.0.1'),
      ]);
      expect(response.status()).toBe(422);
      const field = addressField(page, locale);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(containing(say(locale, 'errors:address-refused.title')));
      await expect(field).toHaveValue('192.168.0.1');
    });
  }

  test('what was probably meant is measured with one press; measured again, its age is told', async ({ page }) => {
    await page.goto(TOOL('ar'));
    await assess(page, 'ar', 'harbour,example');
    await suggested(page, 'ar', 'harbour.example').click();
    await expect(headline(page)).toContainText('Harbour Line');
    await page.goto(TOOL('en'));
    await assess(page, 'en', 'harbour.example');
    await expect(report(page)).toContainText(beginsWith('en', 'reused.nextIn'));
  });
});
