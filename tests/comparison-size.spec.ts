/** How much of a comparison its reader has to go through, and how near what is done with it is. */
import { expect, test } from '@playwright/test';
import { pathTo } from '../src/site/routes';
import { ALL } from './harness/breadth';
import { say } from './harness/strings';

const LOCALES = ['en', 'de', 'ja', 'ar'] as const;
/** English has limits of its own; German words are the longest. */
const TRIED = ALL ? LOCALES : (['en', 'de'] as const);
/** Wide and tall, in CSS px: how many screens there may be. */
const SCREENS = [
  { width: 1280, height: 900, screens: 4.5 },
  { width: 360, height: 740, screens: 8.5 },
] as const;
/** Other languages need more room for the same. */
const TRANSLATED = 1.15;

for (const locale of TRIED) {
  for (const { width, height, screens } of SCREENS) {
    test(`three brands in ${locale} at ${width} × ${height} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(`${pathTo(locale, 'brand-comparison')}?example=harbour&example=northwind&example=tidewater`);
      const headline = page.getByRole('main').getByRole('heading', { level: 1 });
      await expect(headline).toBeFocused();
      await page.waitForLoadState('networkidle');
      const tall = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(tall / height).toBeLessThanOrEqual((locale === 'en' ? 1 : TRANSLATED) * screens);

      const share = page.locator('.share > summary');
      await expect(headline).toBeInViewport({ ratio: 1 });
      await expect(share).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: say(locale, 'keeping:saving.save'), exact: true })).toBeInViewport({
        ratio: 1,
      });
      for (let press = 0; press < 5; press += 1) {
        await page.keyboard.press('Tab');
        if (await share.evaluate((element) => element === document.activeElement)) return;
      }
      throw new Error('Five presses of Tab do not reach what shares.');
    });
  }
}
