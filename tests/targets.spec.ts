/** What can be clicked or touched is at least 24 × 24 CSS pixels large: WCAG 2.2, 2.5.8 Target Size (Minimum). */
import { expect, test, type Page } from '@playwright/test';
import { pathTo } from '../src/site/routes';
import { SHOWN_LOCALES, turnOf } from './harness/breadth';
import { long } from './harness/long';
import { templatesInTurn } from './harness/pages';
import { sessionOf } from './harness/sign-in';

const LEAST = 24;

test.use({ viewport: { width: 360, height: 740 } });

/** Targets that are too small. Links within a sentence are excepted, as the criterion has it. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const inSentence = (link: Element): boolean => {
      if (getComputedStyle(link).display !== 'inline') return false;
      const block = link.closest('p, li, dd, td, th, figcaption, h1, h2, h3, caption, label, blockquote');
      if (block === null) return false;
      const own = [...block.querySelectorAll('a, button')].map((each) => each.textContent).join('');
      const letters = (text: string | null) => (text ?? '').replace(/[^\p{L}\p{N}]/gu, '').length;
      return letters(block.textContent) > letters(own);
    };
    const boxOf = (target: Element): { width: number; height: number } => {
      // A label is part of what it labels.
      const { labels } = target as HTMLInputElement;
      const label = ['radio', 'checkbox'].includes((target as HTMLInputElement).type) ? labels?.[0] : undefined;
      return (label ?? target).getBoundingClientRect();
    };
    const targets = document.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary');
    return [...targets]
      .filter((target) => target.checkVisibility({ visibilityProperty: true }))
      .filter((target) => !target.closest('.skip-link, .hidden-visually') && !inSentence(target))
      .flatMap((target) => {
        const { width, height } = boxOf(target);
        // What is set aside for programs alone is outside of the page.
        if (width <= 1 || height <= 1) return [];
        if (width >= least && height >= least) return [];
        const words = target.textContent.trim().slice(0, 40);
        const size = `${String(Math.round(width * 10) / 10)} × ${String(Math.round(height * 10) / 10)}`;
        return [`${size} ${target.tagName.toLowerCase()}.${target.closest('[class]')?.className ?? ''} “${words}”`];
      });
  }, LEAST);
}

for (const locale of SHOWN_LOCALES) {
  test(`on every kind of page, in ${locale}`, async ({ page }) => {
    const small: string[] = [];
    const look = async (path: string) => {
      await page.goto(path);
      small.push(...(await smallTargets(page)).map((target) => `${path} ${target}`));
    };
    for (const { path } of templatesInTurn(locale, SHOWN_LOCALES)) await look(path);
    await look(`/${locale}/nothing-here/`);
    await page.goto(pathTo(locale, 'about'));
    await page.locator('.languages > button').click();
    small.push(...(await smallTargets(page)).map((target) => `languages ${target}`));
    expect(small).toEqual([]);
  });
}

for (const locale of turnOf(1, SHOWN_LOCALES)) {
  long(`on pages of signed-in people, in ${locale}`, async ({ page }) => {
    await page.context().addCookies((await sessionOf('tom')).storageState.cookies);
    const small: string[] = [];
    const account = pathTo(locale, 'auth', { pathname: 'account' });
    for (const path of [
      account,
      `${account}?confirm=delete`,
      pathTo(locale, 'auth', { pathname: 'sign-out' }),
      pathTo(locale, 'feedback-inbox'),
      pathTo(locale, 'debug-og'),
    ]) {
      await page.goto(path);
      small.push(...(await smallTargets(page)).map((target) => `${path} ${target}`));
    }
    expect(small).toEqual([]);
  });
}

for (const locale of turnOf(2, SHOWN_LOCALES)) {
  test(`on reports and comparisons, in ${locale}`, async ({ page }) => {
    const small: string[] = [];
    for (const path of [
      `${pathTo(locale, 'brand-assessment')}?example=harbour`,
      `${pathTo(locale, 'brand-comparison')}?example=harbour&example=northwind`,
    ]) {
      await page.goto(path);
      await expect(page.locator('.report').first()).toBeVisible();
      small.push(...(await smallTargets(page)).map((target) => `${path} ${target}`));
    }
    expect(small).toEqual([]);
  });
}
