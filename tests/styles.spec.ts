/** Styles in a browser. `tests/site/styles.ts` reads which page has which. */
import { expect, test } from '@playwright/test';
import { pathTo } from '../src/site/routes';
import { publicFiles } from './harness/pages';
import { say } from './harness/strings';

const [REPORT = ''] = publicFiles(/^\/assets\/report-[\w-]{16}\.css$/);
const [COMPARISON = ''] = publicFiles(/^\/assets\/comparison-[\w-]{16}\.css$/);

test('a report that script opens has its styles before it is shown', async ({ page }) => {
  await page.goto(`${pathTo('en', 'brand-assessment')}?example=harbour`);
  await expect(page.locator('.checks').first()).toHaveCSS('list-style-type', 'none');
  await expect(page.locator(`link[rel=stylesheet][href$="${REPORT}"]`)).toHaveCount(1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a report page answered by a function has its styles', async ({ page }) => {
    await page.goto(pathTo('ar', 'brand-assessment'));
    const [loaded] = await Promise.all([
      page.waitForResponse((response) => new URL(response.url()).pathname === REPORT),
      page.getByRole('button', { name: 'Harbour Line' }).click(),
    ]);
    expect(loaded.request().resourceType()).toBe('stylesheet');
    await expect(page.locator('.checks').first()).toHaveCSS('list-style-type', 'none');
  });

  test('a comparison page answered by a function has its styles', async ({ page }) => {
    await page.goto(pathTo('ar', 'brand-comparison'));
    const [loaded] = await Promise.all([
      page.waitForResponse((response) => response.request().resourceType() === 'document' && response.status() === 200),
      page.getByRole('button', { name: say('ar', 'comparison:examples.all') }).click(),
    ]);
    expect(new URL(loaded.url()).pathname).toBe('/api/compare');
    await expect(page.locator(`link[rel=stylesheet][href="${COMPARISON}"]`)).toHaveCount(1);
    await expect(page.locator('ul.brand-heads').first()).toHaveCSS('list-style-type', 'none');
  });
});
