/** Every page in the browser; `accessibility.spec.ts` tests one of each template. */
import { expect, test } from '@playwright/test';
import { LOCALES, type Locale } from '../src/site/locales';
import { NARROW, overflowing, violationsInBothSchemes } from './harness/page-checks';
import { pagesOf } from './harness/pages';

/** One left-to-right locale, one with large characters, one right-to-left: what differs for accessibility. */
const AXE_LOCALES: readonly Locale[] = ['en', 'ja', 'ar'];

for (const { path } of pagesOf(AXE_LOCALES)) {
  test(`axe finds nothing on ${path}, light or dark`, async ({ page }) => {
    await page.goto(path);
    expect(await violationsInBothSchemes(page)).toEqual([]);
  });
}

for (const locale of AXE_LOCALES) {
  test(`axe finds nothing on a missing page in ${locale}, light or dark`, async ({ page }) => {
    await page.goto(`/${locale}/nothing-here/`);
    expect(await violationsInBothSchemes(page)).toEqual([]);
  });
}

test.describe(`${NARROW} px wide`, () => {
  test.use({ viewport: { width: NARROW, height: 640 } });
  for (const locale of LOCALES) {
    test(`no page of ${locale} scrolls sideways`, async ({ page }) => {
      for (const { path } of pagesOf([locale])) {
        await page.goto(path);
        expect(await overflowing(page), path).toEqual([]);
      }
    });
  }
});
