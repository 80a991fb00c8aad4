/**
 * A first visit, from the home page to a shared report in another language. `FACET_FILM=<folder>` keeps a picture of
 * every step, which `npm run film` puts on one sheet for docs/first-visit.md.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { pathTo } from '../src/site/routes';
import { say } from './harness/strings';

const FILM = process.env['FACET_FILM'];

/** Widths that stand for a phone and a desk, with the height of one screen. */
const SCREENS = { 360: 740, 1280: 860 } as const;

function camera(page: Page, width: number): (step: string) => Promise<void> {
  let number = 0;
  return async (step) => {
    number++;
    if (FILM === undefined) return;
    mkdirSync(FILM, { recursive: true });
    await page.screenshot({ path: join(FILM, `${width}-${number}-${step}.png`) });
  };
}

for (const [width, height] of Object.entries(SCREENS)) {
  test(`a first visit, ${width} px wide`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width: Number(width), height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const picture = camera(page, Number(width));
    const main = page.getByRole('main');
    const headline = main.locator('.report').getByRole('heading', { level: 2 }).first();

    await page.goto(pathTo('en', 'home'));
    const field = page.getByRole('textbox', { name: say('en', 'site:addressForm.label'), exact: true });
    await field.fill('unhurried.example');
    await picture('address');
    await page.getByRole('button', { name: say('en', 'site:addressForm.submit'), exact: true }).click();
    const requests = page.getByRole('list', { name: say('en', 'assessment:progress.label') });
    await expect(requests.getByText(say('en', 'assessment:request.sitemap'))).toBeVisible();
    await picture('progress');

    await expect(headline).toBeFocused();
    await picture('report');

    const plan = main.getByRole('heading', { name: say('en', 'report:plan.title'), exact: true });
    await plan.evaluate((element) => {
      element.scrollIntoView({ block: 'start' });
    });
    const before = await main.locator('.overall').first().innerText();
    const step = main.getByRole('checkbox').first();
    await step.check();
    await expect(step).toBeChecked();
    await picture('plan');
    // What is only assumed does not change what was measured.
    expect(await main.locator('.overall').first().innerText()).toBe(before);

    const link = main.getByRole('textbox', { name: say('en', 'keeping:link.label') });
    await expect(link).toHaveValue(/#r=1\./);
    await main.getByRole('button', { name: say('en', 'keeping:link.copy') }).click();
    await expect(main.getByText(say('en', 'keeping:link.copied'))).toBeVisible();
    await link.scrollIntoViewIfNeeded();
    await picture('share');
    const shared = await page.evaluate(() => navigator.clipboard.readText());
    expect(shared).toBe(await link.inputValue());

    const elsewhere = await context.newPage();
    await elsewhere.setViewportSize({ width: Number(width), height });
    const url = new URL(shared);
    await elsewhere.goto(`${pathTo('ar', 'brand-assessment')}${url.hash}`);
    await expect(elsewhere.locator('html')).toHaveAttribute('dir', 'rtl');
    const heading = elsewhere.locator('.report').getByRole('heading', { level: 2 }).first();
    await expect(heading).toBeVisible();
    // The signature is the site's own, so the report counts as measured by it.
    const verified = say('ar', 'keeping:provenance.verified.detail');
    await expect(elsewhere.getByText(verified)).toBeVisible();
    if (FILM !== undefined) {
      await elsewhere.screenshot({ path: join(FILM, `${width}-6-arabic.png`) });
    }
  });
}
