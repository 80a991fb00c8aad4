import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { expect, test, type Download, type Locator, type Page } from '@playwright/test';
import type { Locale } from '../src/site/locales';
import { pathTo } from '../src/site/routes';
import { TRIED_LOCALES, turnOf } from './harness/breadth';
import { long } from './harness/long';
import { fragmentOf, measuredReport, type SignedReport } from './harness/measured';
import { accessibilityViolations, overflowing } from './harness/page-checks';
import { barButton, openPanel, wholeLink } from './harness/sharing';
import { say } from './harness/strings';

const TOOL = (locale: Locale): string => pathTo(locale, 'brand-assessment');
const NORTHWIND = 'northwind.example';

const report = (page: Page): Locator => page.getByRole('main').locator('.report');
const headline = (page: Page): Locator => report(page).getByRole('heading', { level: 1 });
const banner = (page: Page): Locator => page.getByRole('main').getByRole('note');
const button = (page: Page, key: string, locale: Locale = 'en'): Locator =>
  page.getByRole('button', { name: say(locale, key), exact: true });

/** A string up to its first inserted value. */
const begins = (locale: Locale, key: string): string => say(locale, key).split('{{')[0] ?? '';

async function measure(page: Page, address = NORTHWIND, locale: Locale = 'en'): Promise<void> {
  await page.goto(`${TOOL(locale)}?address=${address}`);
  await expect(headline(page)).toBeFocused();
}

/** Measures a site and returns the fragment of its report's link. */
async function measuredFragment(page: Page, address = NORTHWIND): Promise<string> {
  await measure(page, address);
  const link = await wholeLink(page);
  await expect(link).toHaveValue(/#r=1\./);
  return new URL(await link.inputValue()).hash;
}

/** Opens a fragment as its recipient does: in a page that was elsewhere before. */
async function open(page: Page, fragment: string, locale: Locale = 'en'): Promise<void> {
  await page.goto('about:blank');
  await page.goto(TOOL(locale) + fragment);
}

test('a report in a link opens in every language, verified and without new requests', async ({ page }) => {
  const fragment = await measuredFragment(page);
  expect(fragment.length).toBeLessThanOrEqual(8_000);
  const score = await report(page).locator('.overall .score').innerText();
  const asked: string[] = [];
  const problems: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') asked.push(request.url());
  });
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  for (const locale of TRIED_LOCALES) {
    await open(page, fragment, locale);
    await expect(headline(page)).toBeFocused();
    await expect(banner(page)).toContainText(begins(locale, 'opening:provenance.verified.title'));
    await expect(report(page)).toContainText(`https://${NORTHWIND}`);
    if (locale === 'en') await expect(report(page).locator('.overall .score')).toHaveText(score);
  }
  expect(asked).toEqual([]);
  expect(problems).toEqual([]);
});

long('the language switch keeps the report, by its links and when it remembers the language', async ({ page }) => {
  const fragment = fragmentOf(await measuredReport(page.request));
  await open(page, fragment);
  await expect(headline(page)).toBeVisible();
  await page.locator('.languages > button').click();
  await page.locator('.languages a[hreflang="ar"]').click();
  await expect(page).toHaveURL(new RegExp(`${TOOL('ar')}#r=1\\.`));
  await expect(banner(page)).toContainText(begins('ar', 'opening:provenance.verified.title'));
  await page.locator('.languages > button').click();
  await page.locator('.languages form button').click();
  await expect(page).toHaveURL(new RegExp(`${TOOL('ar')}#r=1\\.`));
  await expect(banner(page)).toContainText(begins('ar', 'opening:provenance.verified.title'));
  expect(new URL(page.url()).hash).toBe(fragment);
});

const FORGERIES: readonly (readonly [verdict: string, forge: (payload: SignedReport) => unknown])[] = [
  ['altered', ({ report, signature }) => ({ report: { ...report, collectedAt: '2020-01-01T00:00:00Z' }, signature })],
  ['inconsistent', ({ report, signature }) => ({ report: { ...report, overall: null }, signature })],
  ['unsigned', ({ report }) => ({ report, signature: null })],
  ['unknown-key', ({ report, signature }) => ({ report, signature: { ...(signature as object), key: 'somebody' } })],
];

test('a report that is altered, inconsistent, unsigned or signed by somebody is labelled as such', async ({ page }) => {
  const payload = await measuredReport(page.request);
  for (const [index, [verdict, forge]] of FORGERIES.entries()) {
    for (const locale of turnOf(index, ['en', 'ar'])) {
      await test.step(`${verdict}, in ${locale}`, async () => {
        await open(page, fragmentOf(forge(payload)), locale);
        await expect(headline(page)).toBeVisible();
        await expect(banner(page)).toContainText(say(locale, `opening:provenance.${verdict}.title`));
        await expect(barButton(page, 'again', locale)).toBeVisible();
      });
    }
  }
});

long('checking again measures the site, and going back shows the link’s report', async ({ page }) => {
  const payload = await measuredReport(page.request);
  await open(page, fragmentOf({ ...payload, signature: null }));
  await expect(banner(page)).toContainText(say('en', 'opening:provenance.unsigned.title'));
  await barButton(page, 'again').click();
  await expect(page).toHaveURL(/\?address=https%3A%2F%2Fnorthwind\.example$/);
  await expect(page.getByRole('textbox', { name: say('en', 'site:addressForm.label') })).toHaveValue(
    `https://${NORTHWIND}`,
  );
  await expect(headline(page)).toBeFocused();
  await expect(banner(page)).toHaveCount(0);
  await page.goBack();
  await expect(banner(page)).toContainText(say('en', 'opening:provenance.unsigned.title'));
  await page.goForward();
  await expect(headline(page)).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
});

long('a fragment typed into the address bar opens its report, and links in the report keep it', async ({ page }) => {
  const payload = await measuredReport(page.request, 'harbour.example');
  await open(page, fragmentOf(payload));
  await expect(banner(page)).toContainText(begins('en', 'opening:provenance.verified.title'));
  const other = fragmentOf({ ...payload, signature: null });
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, other);
  await expect(banner(page)).toContainText(say('en', 'opening:provenance.unsigned.title'));
  await report(page).locator('.top-fixes a').first().click();
  expect(new URL(page.url()).hash).toBe(other);
  await page.goBack();
  await expect(banner(page)).toContainText(begins('en', 'opening:provenance.verified.title'));
});

const BROKEN_LINKS = [
  ['of another version', '#r=7.abc', 'link-version'],
  ['that was cut off', '#r=1.q1YqSi', 'link-malformed'],
  ['that is a bomb', `#r=1.${deflateRawSync(Buffer.alloc(4_000_000, 'a')).toString('base64url')}`, 'link-too-large'],
] as const;

test('a link of another version, one that was cut off and a bomb say so and offer a new report', async ({ page }) => {
  for (const [index, [what, fragment, code]] of BROKEN_LINKS.entries()) {
    for (const locale of turnOf(index, ['en', 'ja'])) {
      await test.step(`a link ${what}, in ${locale}`, async () => {
        await open(page, fragment, locale);
        await expect(page.locator('#link-problem')).toContainText(say(locale, `opening:${code}.title`));
        await expect(page.locator('#link-problem')).toBeFocused();
        await expect(page.getByRole('textbox', { name: say(locale, 'site:addressForm.label') })).toBeEditable();
      });
    }
  }
});

long('a report that cannot be verified says why', async ({ page, context }) => {
  const fragment = fragmentOf(await measuredReport(page.request));
  await context.route('**/api/signing-keys', (route) => route.abort());
  await open(page, fragment);
  await expect(banner(page)).toContainText(say('en', 'opening:provenance.unreachable.title'));
  await context.unroute('**/api/signing-keys');
  await page.addInitScript(() => {
    Object.defineProperty(SubtleCrypto.prototype, 'importKey', {
      value: () => Promise.reject(new DOMException('Ed25519', 'NotSupportedError')),
    });
  });
  await open(page, fragment);
  await expect(banner(page)).toContainText(say('en', 'opening:provenance.unsupported.title'));
});

async function contentOf(download: Download): Promise<Buffer> {
  return readFileSync(await download.path());
}

/** Opens a file in the form that is shown. */
async function submitFile(page: Page, content: string | Buffer): Promise<void> {
  await page.getByLabel(say('en', 'assessment:open.file')).setInputFiles({
    name: 'facet-report.json',
    mimeType: 'application/json',
    buffer: Buffer.from(content),
  });
  await button(page, 'assessment:open.submit').click();
}

async function openFile(page: Page, content: string | Buffer): Promise<void> {
  await page.goto(TOOL('en'));
  await page.getByText(say('en', 'assessment:open.title')).click();
  await submitFile(page, content);
}

test('a report saved as a file is recomputed with the same result; altered evidence is noticed', async ({ page }) => {
  await measure(page);
  await openPanel(page, 'save');
  const [saved] = await Promise.all([page.waitForEvent('download'), button(page, 'keeping:file.save').click()]);
  expect(saved.suggestedFilename()).toBe('facet-report.json');
  const content = (await contentOf(saved)).toString();
  expect(Object.keys(JSON.parse(content) as object)).toEqual(['format', 'evidence', 'facts', 'report', 'signature']);

  await openFile(page, content);
  await expect(headline(page)).toBeFocused();
  await expect(banner(page)).toContainText(begins('en', 'opening:provenance.verified.title'));
  await expect(banner(page)).toContainText(say('en', 'opening:remade.equal'));

  await openFile(page, content.replace(/"text": "(?:[^"\\]|\\.)*<title>/, '"text": "<p>'));
  await expect(banner(page)).toContainText(begins('en', 'opening:remade.different'));
  await expect(barButton(page, 'again')).toBeVisible();
});

async function expectRefused(page: Page, code: string): Promise<void> {
  const field = page.getByLabel(say('en', 'assessment:open.file'));
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(say('en', `opening:${code}.title`)));
  await expect(field).toBeFocused();
}

long('files that are not ours, cut off, damaged or too large are refused next to their field', async ({ page }) => {
  await page.goto(TOOL('en'));
  await page.getByText(say('en', 'assessment:open.title')).click();
  for (const [code, content] of [
    ['file-not-json', '\u0089PNG'],
    ['file-foreign', '{"name":"facet","version":"1.0.0"}'],
    ['file-version', '{"format":2,"report":{}}'],
    ['file-damaged', '{"format":1,"report":{}}'],
  ] as const) {
    await submitFile(page, content);
    await expectRefused(page, code);
  }
  // Made in the page: passing in 20 MB from outside takes the longest of all.
  await page.getByLabel(say('en', 'assessment:open.file')).evaluate((field: HTMLInputElement) => {
    const files = new DataTransfer();
    files.items.add(new File([new Uint8Array(20_000_000)], 'facet-report.json', { type: 'application/json' }));
    field.files = files.files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await button(page, 'assessment:open.submit').click();
  await expectRefused(page, 'file-too-large');
});

long('a link can be pasted into the form, and an empty form is refused', async ({ page }) => {
  const fragment = fragmentOf(await measuredReport(page.request));
  await page.goto(TOOL('en'));
  await page.getByText(say('en', 'assessment:open.title')).click();
  await button(page, 'assessment:open.submit').click();
  await expect(page.getByLabel(say('en', 'assessment:open.file'))).toHaveAccessibleDescription(
    new RegExp(say('en', 'assessment:failure.nothing-to-open.title')),
  );
  await page.getByLabel(say('en', 'assessment:open.link')).fill(`https://facet.example${TOOL('de')}${fragment}`);
  await button(page, 'assessment:open.submit').click();
  await expect(banner(page)).toContainText(begins('en', 'opening:provenance.verified.title'));
  expect(new URL(page.url()).hash).toBe(fragment);
});

long('a report of pasted HTML can be saved, and says that it cannot be verified', async ({ page }) => {
  await page.goto(TOOL('en'));
  await page.getByText(say('en', 'assessment:paste.title')).click();
  await page
    .getByRole('textbox', { name: say('en', 'assessment:paste.html') })
    .fill('<!doctype html><html lang="en"><title>Quay Books</title><h1>Quay Books</h1>');
  await button(page, 'assessment:paste.submit').click();
  await expect(headline(page)).toBeFocused();
  await openPanel(page, 'save');
  const [saved] = await Promise.all([page.waitForEvent('download'), button(page, 'keeping:file.save').click()]);
  await openFile(page, await contentOf(saved));
  await expect(banner(page)).toContainText(say('en', 'opening:provenance.pasted.title'));
  await expect(banner(page)).toContainText(say('en', 'opening:remade.equal'));
  await expect(report(page)).toContainText('Quay Books');
});

long('a response that breaks off after the report loses only the file', async ({ page }) => {
  await page.route('**/api/assess', async (route) => {
    const response = await route.fetch();
    const lines = (await response.text()).split('\n').filter((line) => !line.startsWith('{"t":"evidence"'));
    await route.fulfill({ response, body: lines.join('\n') });
  });
  await measure(page);
  await openPanel(page, 'save');
  await expect(report(page)).toContainText(say('en', 'keeping:file.lost'));
  await expect(button(page, 'keeping:file.save')).toBeDisabled();
  await expect(await wholeLink(page)).toHaveValue(/#r=1\./);
});

/** Opens what the picture is chosen in. @returns the field that chooses */
async function pictureField(page: Page, locale: 'en' | 'ar') {
  const label = say(locale, 'keeping:picture.label');
  await openPanel(page, 'share', locale);
  await report(page).locator('summary', { hasText: label }).click();
  return report(page).getByRole('combobox', { name: label });
}

for (const [locale, choice, size] of turnOf(1, [
  ['en', 'wide-light', [1200, 630]],
  ['ar', 'tall-dark', [1080, 1350]],
])) {
  long(`the report is saved as a picture, ${choice} in ${locale}`, async ({ page }) => {
    await measure(page, NORTHWIND, locale);
    await (await pictureField(page, locale)).selectOption(choice);
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'keeping:picture.save', locale).click(),
    ]);
    expect(saved.suggestedFilename()).toBe(`facet-${NORTHWIND}.png`);
    const picture = await contentOf(saved);
    expect(picture.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual(size);
    // An empty sheet of this size has a tenth of the bytes.
    expect(picture.byteLength).toBeGreaterThan(20_000);
    await expect(report(page)).toContainText(say(locale, 'keeping:picture.saved'));
  });
}

long('the picture is shared where the browser shares files, and there alone', async ({ page }) => {
  await measure(page);
  await expect(await pictureField(page, 'en')).toBeVisible();
  await expect(button(page, 'keeping:picture.share')).toHaveCount(0);
  await page.addInitScript(() => {
    navigator.canShare = () => true;
    navigator.share = (data) => {
      document.body.dataset['shared'] = data?.files?.map(({ name, type }) => `${name} ${type}`).join() ?? '';
      return Promise.resolve();
    };
  });
  await measure(page);
  await pictureField(page, 'en');
  await button(page, 'keeping:picture.share').click();
  await expect(page.locator('body')).toHaveAttribute('data-shared', `facet-${NORTHWIND}.png image/png`);
});

test('the link is copied, or selected if copying is not allowed', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const fragment = await measuredFragment(page);
  await button(page, 'sharing:link.copy').click();
  await expect(page.getByRole('status').filter({ hasText: say('en', 'sharing:link.copied') })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`${TOOL('en')}${fragment}`);
  await page.evaluate(() => {
    Object.defineProperty(Clipboard.prototype, 'writeText', { value: () => Promise.reject(new Error('no')) });
  });
  await button(page, 'sharing:link.copy').click();
  await expect(page.getByRole('status').filter({ hasText: say('en', 'sharing:link.selected') })).toBeVisible();
  await expect(await wholeLink(page)).toBeFocused();
});

long('printing opens the dialog and prints the report without its tools, and receipts if asked', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await measure(page);
  await openPanel(page, 'share');
  await button(page, 'keeping:print').click();
  await expect(page.locator('body[data-printed]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.bar-actions, #share').first()).toBeHidden();
  await expect(headline(page)).toBeVisible();
  const receipts = report(page).locator('.check .receipt').first();
  const constellation = report(page).locator('.constellation').first();
  await expect(receipts).toBeHidden();
  await expect(constellation).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await report(page).getByLabel(say('en', 'keeping:printReceipts')).check();
  await page.emulateMedia({ media: 'print' });
  await expect(receipts).toBeVisible();
  await expect(constellation).toBeVisible();
});

long('axe finds nothing in a report from a link, and it does not scroll sideways', async ({ page }) => {
  const fragment = fragmentOf(await measuredReport(page.request));
  await page.setViewportSize({ width: 320, height: 640 });
  // In light English the report is that of assessment.spec.ts.
  for (const locale of turnOf(1, ['en', 'ar'])) {
    await page.emulateMedia({ colorScheme: locale === 'ar' ? 'dark' : 'light', reducedMotion: 'reduce' });
    await open(page, fragment, locale);
    await expect(banner(page)).toContainText(begins(locale, 'opening:provenance.verified.title'));
    await expect(await wholeLink(page, locale)).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await overflowing(page)).toEqual([]);
  }
});

test('the public keys are a JWK set that any cache may store', async ({ request }) => {
  const response = await request.get('/api/signing-keys');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toContain('application/jwk-set+json');
  expect(response.headers()['cache-control']).toContain('public');
  const { keys } = (await response.json()) as { keys: readonly Record<string, unknown>[] };
  expect(keys).toHaveLength(1);
  expect(keys.map((key) => Object.keys(key).sort())).toEqual([['alg', 'crv', 'kid', 'kty', 'use', 'x']]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what is needed to open a report', async ({ page }) => {
    await page.goto(TOOL('de'));
    await page.getByText(say('de', 'assessment:open.title')).click();
    await expect(page.getByText(say('de', 'assessment:open.needsScript'))).toBeVisible();
  });
});
