import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { LOCALES, type Locale } from '../src/site/locales';
import { pagesOf } from './harness/pages';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** One left-to-right locale, one with large characters, one right-to-left: what differs for accessibility. */
const AXE_LOCALES: readonly Locale[] = ['en', 'ja', 'ar'];

/** The narrowest screen, in CSS pixels: WCAG 2.2, 1.4.10 Reflow. */
const NARROW = 320;

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  return found.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target, html }) => `${target.join(' ')} ${html}`).join(' | ')}`,
  );
}

/** Elements that stick out of the screen, where the page can be scrolled sideways. */
async function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return right > clientWidth + 0.5 || left < -0.5;
      })
      .map((element) => `${element.tagName.toLowerCase()}.${element.className}`)
      .concat(`page is ${scrollWidth} px wide`);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    for (const { path } of pagesOf(AXE_LOCALES)) {
      test(`axe finds nothing on ${path}`, async ({ page }) => {
        await page.goto(path);
        expect(await violations(page)).toEqual([]);
      });
    }
    for (const locale of AXE_LOCALES) {
      test(`axe finds nothing on a missing page in ${locale}`, async ({ page }) => {
        await page.goto(`/${locale}/nothing-here/`);
        expect(await violations(page)).toEqual([]);
      });
    }
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
