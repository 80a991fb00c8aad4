import { readFileSync } from 'node:fs';
import { expect, test, type Locator, type Page } from '@playwright/test';
import type { Locale } from '../src/site/locales';
import { pathTo } from '../src/site/routes';
import { turnOf } from './harness/breadth';
import { long } from './harness/long';
import { accessibilityViolations, overflowing } from './harness/page-checks';
import { openPanel, wholeLink } from './harness/sharing';
import { say } from './harness/strings';

const TOOL = (locale: Locale): string => pathTo(locale, 'brand-assessment');

const report = (page: Page): Locator => page.getByRole('main').locator('.report');
const headline = (page: Page): Locator => report(page).getByRole('heading', { level: 1 });
const field = (page: Page, locale: Locale = 'en'): Locator =>
  page.getByRole('textbox', { name: say(locale, 'own-name:label'), exact: true });
const correction = (page: Page): Locator => page.locator('.own-name').getByRole('note');
const button = (page: Page, key: string, locale: Locale = 'en'): Locator =>
  page.getByRole('button', { name: say(locale, key), exact: true });
const score = (page: Page): Locator => report(page).locator('.overall .score').first();

/** A string up to its first inserted value. */
const begins = (locale: Locale, key: string): string => say(locale, key).split('{{')[0] ?? '';

async function openForm(page: Page, locale: Locale = 'en'): Promise<void> {
  await page.goto(`${TOOL(locale)}?example=northwind`);
  await expect(headline(page)).toBeFocused();
  await page.locator('.own-name summary').focus();
  await page.keyboard.press('Enter');
  await expect(field(page, locale)).toBeVisible();
}

for (const [locale, name] of turnOf(2, [
  ['en', 'Nordwind'],
  ['ar', 'شاي الريح الشمالية'],
  ['ja', '北風ティー'],
])) {
  test(`another name is put in by keyboard and everything is recomputed, in ${locale}`, async ({ page }) => {
    const problems: string[] = [];
    const posted: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    page.on('request', (request) => {
      if (request.method() === 'POST') posted.push(request.url());
    });
    await openForm(page, locale);
    const measured = await score(page).innerText();
    await page.keyboard.press('Tab');
    await expect(field(page, locale)).toBeFocused();
    await page.keyboard.insertText(name);
    await page.keyboard.press('Enter');
    await expect(correction(page)).toContainText(say(locale, 'own-name:title'));
    await expect(correction(page).locator('bdi').first()).toHaveText(name);
    await expect(correction(page)).toContainText(measured);
    await expect(page.locator('.own-name').getByRole('status')).toContainText(begins(locale, 'own-name:recomputed'));
    await expect(score(page)).not.toHaveText(measured);
    await expect(field(page, locale)).toBeFocused();
    expect(await overflowing(page)).toEqual([]);
    expect(await accessibilityViolations(page)).toEqual([]);

    await button(page, 'own-name:undo', locale).click();
    await expect(correction(page)).toHaveCount(0);
    await expect(score(page)).toHaveText(measured);
    await expect(field(page, locale)).toBeFocused();
    expect(posted).toEqual([]);
    expect(problems).toEqual([]);
  });
}

long(
  'a saved file holds the correction beside the measured report, and opens with it; a link does not',
  async ({ page }) => {
    await openForm(page);
    await test.step('a name that shows nothing is refused next to the field', async () => {
      await field(page).fill('   ');
      await button(page, 'own-name:submit').click();
      await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page)).toHaveAccessibleDescription(new RegExp(say('en', 'own-name:empty')));
      await expect(field(page)).toBeFocused();
    });
    const measured = await score(page).innerText();
    await field(page).fill('Nordwind');
    await field(page).press('Enter');
    await expect(correction(page)).toBeVisible();
    const corrected = await score(page).innerText();
    const link = await (await wholeLink(page)).inputValue();
    await openPanel(page, 'save');
    const [saved] = await Promise.all([page.waitForEvent('download'), button(page, 'keeping:file.save').click()]);
    const content = readFileSync(await saved.path(), 'utf8');
    const { ownName, report: kept } = JSON.parse(content) as {
      ownName: string;
      report: { portrait: { name: string } };
    };
    expect([ownName, kept.portrait.name]).toEqual(['Nordwind', 'Northwind Coffee']);

    await page.goto('about:blank');
    await page.goto(link);
    await expect(score(page)).toHaveText(measured);
    await page.locator('.own-name summary').click();
    await expect(page.locator('.own-name')).toContainText(say('en', 'own-name:impossible'));

    await page.goto(TOOL('en'));
    await page.getByText(say('en', 'assessment:open.title')).click();
    await page.getByLabel(say('en', 'assessment:open.file')).setInputFiles({
      name: 'facet-report.json',
      mimeType: 'application/json',
      buffer: Buffer.from(content),
    });
    await button(page, 'assessment:open.submit').click();
    await expect(correction(page)).toContainText('Nordwind');
    await expect(score(page)).toHaveText(corrected);
    await button(page, 'own-name:undo').click();
    await expect(score(page)).toHaveText(measured);
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the report is whole and says how its name can be corrected', async ({ page }) => {
    await page.goto(TOOL('en'));
    await page.getByRole('textbox', { name: say('en', 'site:addressForm.label') }).fill('northwind.example');
    await page.getByRole('textbox', { name: say('en', 'site:addressForm.label') }).press('Enter');
    await expect(headline(page)).toBeVisible();
    await expect(report(page)).toContainText(say('en', 'report:ownName.withoutScript'));
  });
});
