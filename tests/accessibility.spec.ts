/** Every template; `accessibility.long.spec.ts` asks every page. */
import { expect, test } from '@playwright/test';
import { LOCALES } from '../src/site/locales';
import { accessibilityViolations, NARROW, overflowing, violationsInBothSchemes } from './harness/page-checks';
import { onePageOfEach } from './harness/pages';

// Its own spec asks axe of it, in all its views.
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

// Colours do not depend on the direction, and what is written does.
for (const { path } of onePageOfEach(['ar']).filter(({ route }) => route !== 'debug-og')) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(path);
    expect(await accessibilityViolations(page)).toEqual([]);
  });
}

test.describe(`${NARROW} px wide`, () => {
  test.use({ viewport: { width: NARROW, height: 640 } });
  for (const locale of LOCALES) {
    test(`no template scrolls sideways in ${locale}`, async ({ page }) => {
      for (const { path } of onePageOfEach([locale])) {
        await page.goto(path);
        expect(await overflowing(page), path).toEqual([]);
      }
    });
  }
});
