/** What pages load, weighed. `tests/site/bytes.ts` weighs the files. */
import { expect, test, type Page as BrowserPage } from '@playwright/test';
import { BUDGETS } from '../src/site/budgets';
import { LOCALES } from '../src/site/locales';
import { pathTo } from '../src/site/routes';
import { lacksWords } from '../src/texts/testing/say';
import { ALL, SHOWN_LOCALES, turnOf } from './harness/breadth';
import { compressed, readPublished as read } from './harness/packed';

// In one worker, which packs each script once.
test.describe.configure({ mode: 'default' });

/** Bytes of each script that a page loads on its own. */
async function loadedScripts(page: BrowserPage, path: string): Promise<ReadonlyMap<string, number>> {
  const scripts = new Map<string, number>();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const { pathname } = new URL(response.url());
    scripts.set(pathname, compressed(read(pathname)));
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  return scripts;
}

// What starts a page is the same in every language; what a report loads is mostly words.
const ROUTES = [
  ['brand-assessment', BUDGETS.assessmentScript],
  ['brand-comparison', BUDGETS.assessmentScript],
  ['feedback', BUDGETS.feedbackScript],
  ['posts', BUDGETS.starter],
] as const;

for (const [index, [route, budget]] of ROUTES.entries()) {
  for (const locale of turnOf(index, SHOWN_LOCALES)) {
    test(`${pathTo(locale, route)} loads at most ${budget} bytes of script`, async ({ page }) => {
      const scripts = await loadedScripts(page, pathTo(locale, route));
      expect(scripts.size).toBeGreaterThan(0);
      const bytes = [...scripts.values()].reduce((sum, size) => sum + size, 0);
      expect(bytes, [...scripts].join('\n')).toBeLessThanOrEqual(budget);
    });
  }
}

// It is mostly words: those of three scripts, and all in the long run. A language that lacks some is not published.
for (const locale of (ALL ? LOCALES : SHOWN_LOCALES).filter((shown) => !lacksWords(shown))) {
  test(`a report in ${locale} loads at most ${BUDGETS.reportView} more bytes of script`, async ({ page }) => {
    const scripts = await loadedScripts(page, pathTo(locale, 'brand-assessment'));
    const before = new Set(scripts.keys());
    await page.getByRole('button', { name: 'Harbour Line', exact: true }).click();
    await expect(page.locator('.report')).toBeVisible();
    await page.waitForLoadState('networkidle');
    const more = [...scripts].filter(([path]) => !before.has(path));
    expect(more.length).toBeGreaterThan(0);
    expect(
      more.reduce((sum, [, size]) => sum + size, 0),
      more.join('\n'),
    ).toBeLessThanOrEqual(BUDGETS.reportView);
  });
}

test('the sources of a check load when its rule is opened', async ({ page }) => {
  await page.goto(`${pathTo('en', 'brand-assessment')}?example=harbour`);
  const rule = page.locator('.dimension[open] .check details').first();
  await rule.locator('summary').click();
  await expect(rule.getByRole('link').first()).toHaveAttribute('href', /^https:/);
});
