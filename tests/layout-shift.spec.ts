/** What is on the screen stays where it is while pages load, sites are measured and links are opened. */
import { expect, test, type Page } from '@playwright/test';
import { pathTo } from '../src/site/routes';
import { ALL } from './harness/breadth';
import { expectStill, watchShifts } from './harness/layout-shifts';
import { say } from './harness/strings';

const LOCALES = ['en', 'ja', 'ar'] as const;
/** An error is no surprise: what it replaces stood in its place. */
const MOST_FOR_ERRORS = 0.01;
const HEIGHTS = { 360: 740, 1280: 860 } as const;

/** Slow sites that were not requested before; see harness/faulty-sites.ts. */
const UNHURRIED = (process.env['FACET_UNHURRIED'] ?? '').split(',');

const report = (page: Page) => page.getByRole('main').locator('.report');

/** A link to the report of an example. */
async function linkTo(page: Page, example: string): Promise<string> {
  await page.goto(`${pathTo('en', 'brand-assessment')}?example=${example}`);
  const field = page.getByRole('textbox', { name: say('en', 'keeping:link.label') });
  await expect(field).toHaveValue(/#r=/);
  return new URL(await field.inputValue()).hash;
}

for (const [row, width] of ([360, 1280] as const).entries()) {
  for (const [place, locale] of LOCALES.entries()) {
    // In turns: narrow in English and Arabic, wide in Japanese.
    if (!ALL && (row + place) % 2 === 1) continue;
    test.describe(`${String(width)} px wide, in ${locale}`, () => {
      test.use({ viewport: { width, height: HEIGHTS[width] } });

      test('the home page stands still', async ({ page }) => {
        await watchShifts(page);
        await page.goto(pathTo(locale, 'home'));
        await expectStill(page);
      });

      test('a site is measured in place', async ({ page }) => {
        await watchShifts(page);
        const address = UNHURRIED[2 + row * LOCALES.length + place] ?? '';
        await page.goto(`${pathTo(locale, 'brand-assessment')}?address=${address}`);
        await expect(report(page)).toBeVisible();
        await expectStill(page);
      });

      // Each ends in an error: refused by the function at once, and by what the site answers after a while.
      for (const [address, code] of [
        ['harbour,example', 'address-mistyped'],
        ['picture.example', 'site-not-html'],
      ] as const) {
        test(`an error stands where ${address} was measured`, async ({ page }) => {
          await watchShifts(page);
          await page.goto(`${pathTo(locale, 'brand-assessment')}?address=${address}`);
          const measuring = page.getByRole('main').locator('.measuring');
          await expect(measuring).toContainText(say(locale, `errors:${code}.title`));
          await expectStill(page, MOST_FOR_ERRORS);
        });
      }

      test('what is wrong with brands to compare stands where they were measured', async ({ page }) => {
        await watchShifts(page);
        for (const query of [
          'address=picture.example&address=closed.example',
          'address=a,com&address=harbour.example',
        ]) {
          await page.goto(`${pathTo(locale, 'brand-comparison')}?${query}`);
          await expect(page.getByRole('main')).toContainText(
            say(locale, query.includes('a,com') ? 'errors:address-mistyped.title' : 'errors:site-not-html.title'),
          );
          await expectStill(page, MOST_FOR_ERRORS);
        }
      });

      test('a shared report opens in place', async ({ page }) => {
        const hash = await linkTo(page, 'harbour');
        await page.goto('about:blank');
        await watchShifts(page);
        await page.goto(pathTo(locale, 'brand-assessment') + hash);
        await expect(report(page)).toBeVisible();
        await expectStill(page);
      });

      test('a comparison opens in place', async ({ page }) => {
        await watchShifts(page);
        await page.goto(`${pathTo(locale, 'brand-comparison')}?example=harbour&example=northwind&example=tidewater`);
        await expect(page.getByRole('main').locator('.comparison')).toBeVisible();
        await expectStill(page);
      });

      test('brands are measured and compared in place', async ({ page }) => {
        await watchShifts(page);
        await page.goto(`${pathTo(locale, 'brand-comparison')}?address=northwind.example&address=harbour.example`);
        await expect(page.getByRole('main').locator('.comparison')).toBeVisible();
        await expectStill(page);
      });
    });
  }
}

for (const [route, examples, names] of [
  ['brand-assessment', ['harbour'], ['Harbour Line']],
  ['brand-comparison', ['harbour', 'tidewater'], ['Harbour Line', 'Tidewater']],
] as const) {
  test(`what ${route} is asked for is named before the tool's script is there`, async ({ page }) => {
    await page.route('**/assets/islands-*.js', () => undefined);
    const query = new URLSearchParams(examples.map((example) => ['example', example]));
    await page.goto(`${pathTo('en', route)}?${query.toString()}`, { waitUntil: 'commit' });
    for (const name of names) await expect(page.locator('.names')).toContainText(name);
    await expect(page.locator('.awaited .lede')).toBeInViewport();
  });
}
