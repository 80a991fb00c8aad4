/** Nothing on the screen moves while pages load, sites are measured and links are opened. */
import { expect, test, type Page } from '@playwright/test';
import { pathTo } from '../src/site/routes';
import { turnOf } from './harness/breadth';
import { expectStill, watchShifts } from './harness/layout-shifts';
import { fragmentOf, measuredReport } from './harness/measured';
import { say } from './harness/strings';

const LOCALES = ['en', 'ja', 'ar'] as const;
/** An error does not shift anything: what it replaces was in its place. */
const MOST_FOR_ERRORS = 0.01;
const HEIGHTS = { 360: 740, 1280: 860 } as const;

/** Slow sites that were not requested before; see harness/faulty-sites.ts. */
const UNHURRIED = (process.env['FACET_UNHURRIED'] ?? '').split(',');

const report = (page: Page) => page.getByRole('main').locator('.report');

/** Where each case is tried: all of these in the long run, otherwise one in turn. */
const VIEWS = ([360, 1280] as const).flatMap((width) => LOCALES.map((locale) => ({ width, locale })));
type View = (typeof VIEWS)[number];

const CASES: Readonly<Record<string, (page: Page, view: View) => Promise<void>>> = {
  'a site is measured in place': async (page, view) => {
    await watchShifts(page);
    const address = UNHURRIED[2 + VIEWS.indexOf(view)] ?? '';
    await page.goto(`${pathTo(view.locale, 'brand-assessment')}?address=${address}`);
    await expect(report(page)).toBeVisible();
    await expectStill(page);
  },
  'the home page stands still': async (page, { locale }) => {
    await watchShifts(page);
    await page.goto(pathTo(locale, 'home'));
    await expectStill(page);
  },
  'an error stands where a site was measured': async (page, { locale }) => {
    await watchShifts(page);
    // Refused by the function at once, and by what the site answers after a while.
    for (const [address, code] of [
      ['harbour,example', 'address-mistyped'],
      ['picture.example', 'site-not-html'],
    ] as const) {
      await page.goto(`${pathTo(locale, 'brand-assessment')}?address=${address}`);
      const measuring = page.getByRole('main').locator('.measuring');
      await expect(measuring).toContainText(say(locale, `errors:${code}.title`));
      await expectStill(page, MOST_FOR_ERRORS);
    }
  },
  'a shared report opens in place': async (page, { locale }) => {
    const hash = fragmentOf(await measuredReport(page.request, 'harbour.example'));
    await watchShifts(page);
    await page.goto(pathTo(locale, 'brand-assessment') + hash);
    await expect(report(page)).toBeVisible();
    await expectStill(page);
  },
  'what is wrong with brands to compare stands where they were measured': async (page, { locale }) => {
    await watchShifts(page);
    for (const query of ['address=picture.example&address=closed.example', 'address=a,com&address=harbour.example']) {
      await page.goto(`${pathTo(locale, 'brand-comparison')}?${query}`);
      await expect(page.getByRole('main')).toContainText(
        say(locale, query.includes('a,com') ? 'errors:address-mistyped.title' : 'errors:site-not-html.title'),
      );
      await expectStill(page, MOST_FOR_ERRORS);
    }
  },
  'a comparison opens in place': async (page, { locale }) => {
    await watchShifts(page);
    await page.goto(`${pathTo(locale, 'brand-comparison')}?example=harbour&example=northwind&example=tidewater`);
    await expect(page.getByRole('main').locator('.comparison')).toBeVisible();
    await expectStill(page);
  },
  'brands are measured and compared in place': async (page, { locale }) => {
    await watchShifts(page);
    await page.goto(`${pathTo(locale, 'brand-comparison')}?address=northwind.example&address=harbour.example`);
    await expect(page.getByRole('main').locator('.comparison')).toBeVisible();
    await expectStill(page);
  },
};

for (const [index, [what, run]] of Object.entries(CASES).entries()) {
  for (const view of turnOf(index, VIEWS)) {
    test(`${what}, ${String(view.width)} px wide, in ${view.locale}`, async ({ page }) => {
      await page.setViewportSize({ width: view.width, height: HEIGHTS[view.width] });
      await run(page, view);
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
