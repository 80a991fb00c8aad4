/**
 * A first visit, from the home page to a shared report in another language. `FACET_FILM=docs/pictures` retakes the
 * pictures of docs/first-visit.md, with all steps on one sheet.
 */
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { pathTo } from '../src/site/routes';
import { turnOf } from './harness/breadth';
import { wholeLink } from './harness/sharing';
import { say } from './harness/strings';

const FILM = process.env['FACET_FILM'];

/** Two slow sites that were not requested before; see harness/faulty-sites.ts. */
const UNHURRIED = (process.env['FACET_UNHURRIED'] ?? '').split(',');

/** Widths of a phone and a desktop, with the height of one screen. */
const SCREENS = { 360: 740, 1280: 860 } as const;

/** Width of a picture on the sheet, pictures in a row, and the space around each. */
const SHEET = { 360: { width: 270, columns: 6 }, 1280: { width: 640, columns: 2 }, gap: 16 } as const;

/** Puts pictures of one size on a sheet, row by row. */
async function writeSheet(pictures: readonly Buffer[], width: 360 | 1280, file: string): Promise<void> {
  const { [width]: layout, gap } = SHEET;
  const height = Math.round((layout.width * SCREENS[width]) / width);
  const frames = await Promise.all(pictures.map((one) => sharp(one).resize(layout.width, height).png().toBuffer()));
  const place = (index: number, size: number) => gap + index * (size + gap);
  const rows = Math.ceil(frames.length / layout.columns);
  await sharp({
    create: {
      width: place(layout.columns, layout.width),
      height: place(rows, height),
      channels: 3,
      background: '#8a8a8a',
    },
  })
    .composite(
      frames.map((input, index) => ({
        input,
        left: place(index % layout.columns, layout.width),
        top: place(Math.floor(index / layout.columns), height),
      })),
    )
    .png({ palette: true })
    .toFile(file);
}

// In turn, unless both are filmed.
for (const width of FILM === undefined ? turnOf(0, [360, 1280]) : ([360, 1280] as const)) {
  const height = SCREENS[width];
  test(`a first visit, ${width} px wide`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const pictures: Buffer[] = [];
    const picture = async (of: Page = page): Promise<void> => {
      if (FILM !== undefined) pictures.push(await of.screenshot());
    };
    const main = page.getByRole('main');
    const headline = main.locator('.report').getByRole('heading', { level: 1 });

    await page.goto(pathTo('en', 'home'));
    const field = page.getByRole('textbox', { name: say('en', 'site:addressForm.label'), exact: true });
    await field.fill(UNHURRIED[width === 360 ? 0 : 1] ?? 'unhurried.example');
    await picture();
    await page.getByRole('button', { name: say('en', 'site:addressForm.submit'), exact: true }).click();
    const requests = page.getByRole('list', { name: say('en', 'assessment:progress.label') });
    await expect(requests.getByText(say('en', 'assessment:request.sitemap'))).toBeVisible();
    await picture();

    await expect(headline).toBeFocused();
    await picture();

    const plan = main.getByRole('heading', { name: say('en', 'report:plan.title'), exact: true });
    await plan.evaluate((element) => {
      element.scrollIntoView({ block: 'start' });
    });
    const before = await main.locator('.overall .score').first().innerText();
    const step = main.getByRole('checkbox').first();
    await step.check();
    await expect(step).toBeChecked();
    await picture();
    // Assumptions do not change what was measured.
    expect(await main.locator('.overall .score').first().innerText()).toBe(before);

    const link = await wholeLink(page);
    await expect(link).toHaveValue(/#r=1\./);
    await main.getByRole('button', { name: say('en', 'sharing:link.copy') }).click();
    await expect(main.getByText(say('en', 'sharing:link.copied'))).toBeVisible();
    await link.scrollIntoViewIfNeeded();
    await picture();
    const shared = await page.evaluate(() => navigator.clipboard.readText());
    expect(shared).toBe(await link.inputValue());

    const elsewhere = await context.newPage();
    await elsewhere.setViewportSize({ width, height });
    const url = new URL(shared);
    await elsewhere.goto(`${pathTo('ar', 'brand-assessment')}${url.hash}`);
    await expect(elsewhere.locator('html')).toHaveAttribute('dir', 'rtl');
    const heading = elsewhere.locator('.report').getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    // The signature is the site's own, so the report counts as measured by it.
    const verified = say('ar', 'opening:provenance.verified.title').split('{{')[0] ?? '';
    await expect(elsewhere.getByRole('note')).toContainText(verified);
    await picture(elsewhere);
    if (FILM !== undefined) await writeSheet(pictures, width, join(FILM, `first-visit-${width}.png`));
  });
}
