/** Every template; `accessibility.long.spec.ts` tests every page. */
import { expect, test } from '@playwright/test';
import { pathTo } from '../src/site/routes';
import { ALL } from './harness/breadth';
import { accessibilityViolations, NARROW, overflowing, violationsInBothSchemes } from './harness/page-checks';
import { onePageOfEach, templatesInTurn } from './harness/pages';
import { say } from './harness/strings';

// Its own spec runs axe on it, in all its views.
const templates = onePageOfEach(['en']).filter(({ route }) => route !== 'debug-og');

for (const { path } of templates) {
  test(`axe finds nothing on ${path}, light or dark`, async ({ page }) => {
    await page.goto(path);
    expect(await violationsInBothSchemes(page)).toEqual([]);
  });
}

test('axe finds nothing on a missing page, light or dark', async ({ page }) => {
  await page.goto('/en/nothing-here/');
  expect(await violationsInBothSchemes(page)).toEqual([]);
});

// In the light scheme only: colours do not depend on the language, but the text does. Every fourth one in npm test.
const arabic = onePageOfEach(['ar']).filter(({ route }, index) => route !== 'debug-og' && (ALL || index % 4 === 0));
for (const { path } of arabic) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(path);
    expect(await accessibilityViolations(page)).toEqual([]);
  });
}

test.describe(`${NARROW} px wide`, () => {
  test.use({ viewport: { width: NARROW, height: 640 } });
  // Every template in two languages; in the pseudo-locales, whose words are longer, every one (pseudo-locales.spec.ts).
  for (const turns of [
    ['en', 'de', 'fr'],
    ['es', 'ja', 'ar'],
  ] as const) {
    for (const locale of turns) {
      test(`no template scrolls sideways in ${locale}`, async ({ page }) => {
        for (const { path } of templatesInTurn(locale, turns)) {
          await page.goto(path);
          expect(await overflowing(page), path).toEqual([]);
        }
      });
    }
  }
});

for (const locale of ['en', 'ar'] as const) {
  test(`in ${locale} the first Tab reaches a link past the header, which is visible while it has the focus`, async ({
    page,
  }) => {
    await page.goto(pathTo(locale, 'about'));
    const skip = page.getByRole('link', { name: say(locale, 'site:skip') });
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    const [box, width] = [await skip.boundingBox(), page.viewportSize()?.width ?? 0];
    expect(box?.height).toBeGreaterThan(20);
    expect(locale === 'ar' ? width - (box?.x ?? 0) - (box?.width ?? 0) : box?.x).toBeLessThan(5);
    expect(await skip.evaluate((link) => getComputedStyle(link).clipPath)).toBe('none');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('header') === null)).toBe(true);
  });
}
