/** What is seen while a report is on its way, with script and without. */
import { expect, test } from '@playwright/test';
import { pathTo } from '../src/site/routes';
import { say } from './harness/strings';

const begins = (key: string): string => say('en', key).split('{{')[0] ?? '';
const TOOL = pathTo('en', 'brand-assessment');

for (const [width, height] of [
  [360, 740],
  [1280, 860],
] as const) {
  test(`progress is in the first screen from the first moment, ${String(width)} px wide`, async ({ page }) => {
    const address = `awaited-${String(width)}.example`;
    await page.setViewportSize({ width, height });
    let go = (): void => undefined;
    const held = new Promise<void>((resolve) => (go = resolve));
    await page.route('**/assets/islands-*', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${TOOL}?address=${address}`, { waitUntil: 'commit' });
    await expect(page.getByText(say('en', 'assessment:progress.about'))).toBeInViewport();
    await expect(page.getByText(say('en', 'assessment:examples.title'))).toBeHidden();
    go();
    await expect(page.getByRole('timer')).toBeInViewport();
    await expect(page.getByRole('timer')).toContainText(begins('assessment:progress.measuring'));
    await expect(page.getByRole('heading', { level: 1, name: address })).toBeInViewport();
    await expect(page.getByRole('textbox', { name: say('en', 'site:addressForm.label') })).toHaveValue(address);
    await expect(page.getByText(say('en', 'assessment:progress.about'))).toHaveCount(0);
  });
}

test('the wait for a silent site is explained with its limit', async ({ page }) => {
  await page.goto(`${TOOL}?address=silent.example`);
  await expect(page.getByText(say('en', 'assessment:progress.silent').replace('{{time}}', '20 seconds'))).toBeVisible();
});

test('a page that is asked for nothing says nothing of measuring', async ({ page }) => {
  await page.goto(TOOL);
  await expect(page.getByText(say('en', 'assessment:examples.title'))).toBeVisible();
  await expect(page.getByText(say('en', 'assessment:progress.about'))).toBeHidden();
});
