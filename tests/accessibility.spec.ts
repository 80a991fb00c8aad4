/** Every template; `accessibility.long.spec.ts` tests every page. */
import { expect, test } from '@playwright/test';
import { pathTo } from '../src/site/routes';
import { ALL, turnOf } from './harness/breadth';
import { NARROW, overflowing, violationsInBothSchemes } from './harness/page-checks';
import { templatesInTurn } from './harness/pages';
import { say } from './harness/strings';

/** Templates take turns between these: one for each direction. */
const LOCALES = ['en', 'ar'] as const;

/** How many tests the templates are shared out to: opening a browser's context takes as long as a page. */
const SHARES = 5;

const pages = LOCALES.flatMap((locale) => [
  // Its own spec runs axe on it, in all its views.
  ...templatesInTurn(locale, LOCALES).filter(({ route }) => route !== 'debug-og'),
  ...turnOf(1, LOCALES).flatMap((turn) => (turn === locale ? [{ path: `/${locale}/nothing-here/` }] : [])),
]);

// `accessibility.long.spec.ts` tests these, too.
for (const share of ALL ? [] : Array.from({ length: SHARES }, (_, index) => index)) {
  test(`axe finds nothing on one page of each template, light or dark, share ${String(share + 1)} of ${String(SHARES)}`, async ({
    page,
  }) => {
    const found: Record<string, readonly string[]> = {};
    for (const [turn, { path }] of pages.entries()) {
      if (turn % SHARES !== share) continue;
      await page.goto(path);
      const violations = await violationsInBothSchemes(page);
      if (violations.length > 0) found[path] = violations;
    }
    expect(found).toEqual({});
  });
}

test.describe(`${NARROW} px wide`, () => {
  test.use({ viewport: { width: NARROW, height: 640 } });
  // Every template in one of the languages; in the pseudo-locales, whose words are longer, too (pseudo-locales.spec.ts).
  const turns = ['de', 'ja', 'ar'] as const;
  for (const locale of turns) {
    test(`no template scrolls sideways in ${locale}`, async ({ page }) => {
      for (const { path } of templatesInTurn(locale, turns)) {
        await page.goto(path);
        expect(await overflowing(page), path).toEqual([]);
      }
    });
  }
});

for (const locale of turnOf(1, LOCALES)) {
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
