/** The HTML files of the command: opened from the disk, without a network. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { comparisonHtml, reportHtml } from '../src/cli/formats/html';
import { reportStyles } from '../src/cli/formats/report-styles';
import { exampleMeasured, HOSTILE_NAMES, hostileMeasured, wordsOf } from '../src/cli/formats/testing/samples';
import { SHOWN_LOCALES, turnOf } from './harness/breadth';
import { long } from './harness/long';
import { accessibilityViolations, overflowing, violationsInBothSchemes } from './harness/page-checks';

let folder = '';
let options = { styles: '', siteUrl: 'https://facet.example' };

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'facet-html-'));
  options = { ...options, styles: await reportStyles() };
});

test.afterAll(async () => {
  await rm(folder, { recursive: true });
});

/** Opens a file, and gives what it asked for besides itself and what the browser complained of. */
async function opened(page: Page, name: string, html: string) {
  const file = join(folder, name);
  await writeFile(file, html);
  const url = pathToFileURL(file).href;
  const requests: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => request.url() === url || requests.push(request.url()));
  page.on('console', (message) => complaints.push(message.text()));
  page.on('dialog', (dialog) => complaints.push(dialog.message()));
  await page.goto(url);
  return { requests, complaints };
}

const brands = (['harbour', 'northwind', 'tidewater'] as const).map((id) => ({ measured: exampleMeasured(id) }));
const unread = [{ address: 'nowhere.example', text: '-' }];

for (const locale of turnOf(1, SHOWN_LOCALES)) {
  test(`a report in ${locale} opens offline, asks for nothing and is accessible`, async ({ page }) => {
    const html = reportHtml(exampleMeasured('harbour'), wordsOf(locale), options);
    expect(await opened(page, `report-${locale}.html`, html)).toEqual({ requests: [], complaints: [] });
    await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr');
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    // The style sheet is allowed by its digest, and in effect.
    expect(await page.locator('.top-fixes ol').evaluate((list) => getComputedStyle(list).listStyleType)).toBe('none');
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflowing(page)).toEqual([]);
  });
}

long('a comparison opens offline, asks for nothing and is accessible', async ({ page }) => {
  const html = comparisonHtml(brands, unread, wordsOf('en'), options);
  expect(await opened(page, 'comparison.html', html)).toEqual({ requests: [], complaints: [] });
  expect(await accessibilityViolations(page)).toEqual([]);
});

long('untrusted text does nothing', async ({ page }) => {
  for (const [index, name] of HOSTILE_NAMES.entries()) {
    const html = reportHtml(hostileMeasured(name), wordsOf('en'), options);
    expect(await opened(page, `hostile-${String(index)}.html`, html)).toEqual({ requests: [], complaints: [] });
    await expect(page.locator('h1')).toContainText('evil');
    expect(await page.locator('img, script, iframe, object, form').count()).toBe(0);
  }
});

long('links lead to the guide of the site that was named', async ({ page }) => {
  const html = reportHtml(exampleMeasured('harbour'), wordsOf('en'), options);
  await opened(page, 'links.html', html);
  const hrefs = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs).toContain('https://facet.example/en/guide/csp/');
  for (const href of hrefs) expect(href).toMatch(/^(?:#|https?:|mailto:)/);
  for (const href of hrefs.filter((one) => one.startsWith('#'))) {
    expect(await page.locator(`[id="${href.slice(1)}"]`).count(), href).toBe(1);
  }
});
