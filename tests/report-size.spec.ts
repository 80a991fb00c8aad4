/** How much of a report its reader has to go through: screens as it opens, where the first fix stands, sheets of paper. */
import { expect, test } from '@playwright/test';
import { pathTo } from '../src/site/routes';
import { ALL } from './harness/breadth';
import { long } from './harness/long';
import { fragmentOf, measuredReport } from './harness/measured';
import { barButton, openPanel, wholeLink } from './harness/sharing';
import { say } from './harness/strings';

const LOCALES = ['en', 'de', 'ja', 'ar'] as const;
/** English has limits of its own; German words are the longest. */
const TRIED = ALL ? LOCALES : (['en', 'de'] as const);
/** Wide and tall, in CSS px: how many screens there may be, and above which height the first fix ends. */
const SCREENS = [
  { width: 1280, height: 900, screens: 4.5, firstFix: 900 },
  { width: 360, height: 740, screens: 8, firstFix: 740 },
] as const;
/** Other languages need more room for the same. */
const TRANSLATED = 1.15;

for (const locale of TRIED) {
  const path = `${pathTo(locale, 'brand-assessment')}?example=harbour`;
  for (const { width, height, screens, firstFix } of SCREENS) {
    // What is too long shows first where there is least room.
    if (!ALL && locale !== 'en' && width > 360) continue;
    test(`Harbour Line in ${locale} at ${width} × ${height} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      // With its button, and on a phone above the bar.
      const fix = page.locator('.top-fixes li').first();
      const bar = page.locator('.bar-actions');
      await expect(fix).toBeVisible();
      await page.waitForLoadState('networkidle');
      const foot = width < 768 ? await bar.evaluate((element) => element.getBoundingClientRect().height) : 0;
      const { tall, end } = await fix.evaluate((element) => ({
        tall: document.documentElement.scrollHeight,
        end: element.getBoundingClientRect().bottom + window.scrollY,
      }));
      const room = locale === 'en' ? 1 : TRANSLATED;
      expect(tall / height).toBeLessThanOrEqual(room * screens);
      expect(end + foot).toBeLessThanOrEqual(room * firstFix);
    });
  }

  if (ALL || locale === 'de')
    long(`Harbour Line in ${locale} takes at most six sheets of paper`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('.top-fixes li').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
      const sheets = paper.match(/\/Type\s*\/Page\b/g) ?? [];
      expect(sheets.length).toBeGreaterThan(1);
      expect(sheets.length).toBeLessThanOrEqual(6);
      // What is closed is on them, too.
      await page.emulateMedia({ media: 'print' });
      for (const check of await page.locator('.dimension .check').all()) await expect(check).toBeVisible();
    });
}

long(
  'a link says on a phone in one line where its report is from, with what else there is behind it',
  async ({ page }) => {
    const hash = fragmentOf(await measuredReport(page.request));
    await page.setViewportSize({ width: 360, height: 740 });
    for (const locale of TRIED) {
      await page.goto('about:blank');
      await page.goto(pathTo(locale, 'brand-assessment') + hash);
      const note = page.getByRole('main').getByRole('note');
      const summary = note.locator('summary');
      await expect(summary).toContainText(say(locale, 'opening:provenance.verified.title').split('{{')[0] ?? '');
      const heightOf = (place: typeof note) => place.evaluate((element) => element.getBoundingClientRect().height);
      expect(await heightOf(summary), locale).toBeLessThanOrEqual(36);
      expect(await heightOf(note), locale).toBeLessThanOrEqual(100);
      const detail = page.getByText(say(locale, 'opening:provenance.verified.detail'));
      await expect(detail).toBeHidden();
      await summary.click();
      await expect(detail).toBeVisible();
      // The field above is for another brand.
      await expect(page.getByPlaceholder(say(locale, 'site:addressForm.another'))).toHaveValue('');
    }
  },
);

test('from a finished report it is one press to Share, and on a phone one tap', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${pathTo('en', 'brand-assessment')}?example=harbour`);
  await expect(page.locator('#report')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(barButton(page, 'share')).toBeFocused();
  await page.keyboard.press('Enter');
  const panel = page.locator('#share');
  await expect(panel.getByRole('heading').first()).toBeFocused();
  await expect(await wholeLink(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(barButton(page, 'share')).toBeFocused();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(barButton(page, 'share')).toBeInViewport({ ratio: 1 });
  await barButton(page, 'share').click();
  await expect(panel.getByRole('heading').first()).toBeInViewport();
});

long('each person gets a page, Markdown and an e-mail of their own', async ({ page }) => {
  await page.goto(`${pathTo('en', 'brand-assessment')}?example=harbour`);
  await openPanel(page, 'handOn');
  const hands = page.locator('.hands > ul');
  const opened = page.locator('#hand-on-page');
  // The first is shown at once, complete.
  await expect(hands.getByRole('button', { pressed: true })).toContainText(say('en', 'hand-on:role.developer.name'));
  expect(await opened.locator('.hand-items > li').count()).toBeGreaterThan(5);
  await expect(opened).not.toContainText('placeholder.');
  const boss = hands.getByRole('button', { name: say('en', 'hand-on:role.boss.name') });
  await boss.click();
  await expect(boss).toHaveAttribute('aria-pressed', 'true');
  await expect(opened.locator('.hand-facts dd').first()).toContainText('Harbour Line');
  await opened.getByRole('button', { name: 'Markdown', exact: true }).click();
  await expect(opened.locator('pre')).toContainText('Harbour Line');
  await expect(opened.getByRole('link')).toHaveAttribute('href', /^mailto:\?subject=/);
});
