import { readFileSync } from 'node:fs';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { PREVIEW_IDS } from '../src/brand/previews/card';
import type { Locale } from '../src/site/locales';
import { pathTo } from '../src/site/routes';
import { turnOf } from './harness/breadth';
import { long } from './harness/long';
import { fragmentOf, measuredReport } from './harness/measured';
import { overflowing, violationsInBothSchemes } from './harness/page-checks';
import { openSharing, wholeLinkOfComparison } from './harness/sharing';
import { say } from './harness/strings';

const TOOL = (locale: Locale): string => pathTo(locale, 'brand-comparison');
const BRANDS = ['northwind.example', 'harbour.example', 'tidewater.example'];

const comparison = (page: Page): Locator => page.getByRole('main').locator('.comparison');
const headline = (page: Page): Locator => comparison(page).getByRole('heading', { level: 1 });
const columns = (page: Page): Locator => comparison(page).locator('> .brand-heads > li');
/** The hosts of the columns: under the brand's name, or in its place. */
const hosts = (page: Page): Locator => columns(page).locator('bdi[dir="ltr"]');
const button = (page: Page, key: string, locale: Locale = 'en'): Locator =>
  page.getByRole('button', { name: say(locale, key), exact: true });
const fields = (page: Page): Locator => page.getByRole('main').locator('input[name="address"]');

/** A string up to its first inserted value. */
const begins = (locale: Locale, key: string): string => say(locale, key).split('{{')[0] ?? '';

/** The page's address with brands to compare. */
function asking(addresses: readonly string[], locale: Locale = 'en'): string {
  return `${TOOL(locale)}?${new URLSearchParams(addresses.map((address) => ['address', address])).toString()}`;
}

/** Opens what can be done with columns. */
const openActions = (page: Page): Promise<void> =>
  comparison(page).getByText(say('en', 'comparison-view:columns.change'), { exact: true }).click();

/** Opens the form beside a comparison. */
const openForm = (page: Page, locale: Locale = 'en'): Promise<void> =>
  button(page, 'comparison:form.change', locale).click();

async function compare(page: Page, addresses: readonly string[], locale: Locale = 'en'): Promise<void> {
  await page.goto(asking(addresses, locale));
  await expect(headline(page)).toBeFocused();
}

for (const locale of turnOf(0, ['en', 'ar'])) {
  test(`three brands are entered and compared, in ${locale}`, async ({ page }) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    await page.goto(TOOL(locale));
    await expect(fields(page)).toHaveCount(2);
    await button(page, 'comparison:form.add', locale).click();
    await expect(fields(page).nth(2)).toBeFocused();
    for (const [place, address] of BRANDS.entries()) await fields(page).nth(place).fill(address);
    await button(page, 'comparison:form.submit', locale).click();
    await expect(headline(page)).toBeFocused();
    await expect(headline(page)).toContainText('Northwind Coffee');
    await expect(hosts(page)).toHaveText(BRANDS);
    await expect(page).toHaveURL(new RegExp(`${BRANDS.map((address) => `address=${address}`).join('&')}$`));
    await expect(
      comparison(page).getByRole('table', { name: say(locale, 'comparison-view:dimensions.caption') }),
    ).toBeVisible();
    for (const key of ['differs.title', 'lessons.title', 'previews']) {
      await expect(
        comparison(page).getByRole('heading', { name: say(locale, `comparison-view:${key}`), exact: true }),
      ).toBeVisible();
    }
    // Two previews, each with a card for every brand; on demand all, those two with where their texts come from.
    await expect(comparison(page).locator('.preview:visible')).toHaveCount(2 * BRANDS.length);
    const [before = '', after = ''] = say(locale, 'comparison-view:previewsAll').split('{{number}}');
    await comparison(page)
      .locator('summary')
      .filter({ hasText: before.trim() })
      .filter({ hasText: after.trim() })
      .click();
    await expect(comparison(page).locator('.preview:visible')).toHaveCount((2 + PREVIEW_IDS.length) * BRANDS.length);
    await page.reload();
    await expect(hosts(page)).toHaveText(BRANDS);
    expect(problems).toEqual([]);
  });
}

test('a brand that cannot be read keeps a column that says why, and can be measured again', async ({ page }) => {
  await compare(page, ['northwind.example', 'gone.example']);
  // Fewer than two can be read: there is nothing to compare.
  await expect(headline(page)).toHaveText(say('en', 'comparison-view:uncompared.title'));
  await expect(columns(page)).toHaveCount(2);
  await expect(columns(page).last()).toContainText(say('en', 'errors:site-unreachable.title'));
  await columns(page)
    .last()
    .getByRole('button', { name: new RegExp(say('en', 'comparison:again')) })
    .click();
  await expect(page.getByRole('list', { name: say('en', 'comparison:progress.label') })).toHaveCount(0);
  await expect(columns(page).last()).toContainText(say('en', 'errors:site-unreachable.title'));
});

test('the same address twice, no address, and too few addresses are refused next to the fields', async ({ page }) => {
  await page.goto(TOOL('en'));
  await fields(page).nth(0).fill('northwind.example');
  await button(page, 'comparison:form.submit').click();
  await expect(page.locator('#errors')).toContainText(say('en', 'comparison:problem.too-few'));
  await expect(page.locator('#errors')).toBeFocused();
  await fields(page).nth(1).fill('https://northwind.example/?shop');
  await button(page, 'comparison:form.submit').click();
  await expect(fields(page).nth(1)).toHaveAttribute('aria-invalid', 'true');
  await expect(fields(page).nth(1)).toBeFocused();
  await expect(fields(page).nth(1)).toHaveAccessibleDescription(/is in the list twice/);
  await fields(page).nth(1).fill('www.northwind.example');
  await button(page, 'comparison:form.submit').click();
  await expect(fields(page).nth(1)).toHaveAccessibleDescription(/belong to the same site/);
  await expect(comparison(page)).toHaveCount(0);
});

test('a comparison can be stopped, and the input stays', async ({ page }) => {
  await page.goto(asking(['northwind.example', 'halted.example']));
  const list = page.getByRole('list', { name: say('en', 'comparison:progress.label') });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await button(page, 'assessment:progress.cancel').click();
  await expect(page.getByRole('status').filter({ hasText: say('en', 'comparison:status.cancelled') })).toBeVisible();
  await expect(fields(page).nth(0)).toBeFocused();
  await expect(fields(page).nth(1)).toHaveValue('halted.example');
  await expect(comparison(page)).toHaveCount(0);
});

test('columns are moved, measured again and removed by keyboard', async ({ page }) => {
  await compare(page, BRANDS);
  const NAMES: Readonly<Record<string, string>> = {
    'northwind.example': 'Northwind Coffee',
    'harbour.example': 'Harbour Line',
  };
  const named = (key: string, address: string): Locator =>
    comparison(page).getByRole('button', { name: `${say('en', key)} ${NAMES[address] ?? address}`, exact: true });
  await openActions(page);
  await named('comparison:form.later', 'northwind.example').focus();
  await page.keyboard.press('Enter');
  await expect(hosts(page)).toHaveText(['harbour.example', 'northwind.example', 'tidewater.example']);
  await expect(named('comparison:form.later', 'northwind.example')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(hosts(page)).toHaveText(['harbour.example', 'tidewater.example', 'northwind.example']);
  // The column cannot move further: the button for moving back has the focus.
  await expect(named('comparison:form.earlier', 'northwind.example')).toBeFocused();
  await expect(page).toHaveURL(/address=harbour\.example&address=tidewater\.example&address=northwind\.example$/);
  await named('comparison:again', 'tidewater.example').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: say('en', 'comparison:progress.label') })).toHaveCount(0);
  await expect(hosts(page)).toHaveText(['harbour.example', 'tidewater.example', 'northwind.example']);
  await named('comparison:form.remove', 'harbour.example').focus();
  await page.keyboard.press('Enter');
  await expect(hosts(page)).toHaveText(['tidewater.example', 'northwind.example']);
  await expect(headline(page)).toBeFocused();
  // Changes to columns also apply to the next comparison.
  await openForm(page);
  await button(page, 'comparison:form.submit').click();
  await expect(page).toHaveURL(/\?address=(https%3A%2F%2F)?tidewater\.example&address=northwind\.example$/);
  await expect(hosts(page)).toHaveText(['tidewater.example', 'northwind.example']);
});

long(
  'a comparison in a link opens in another language, with each report verified and no new requests',
  async ({ page }) => {
    await compare(page, BRANDS);
    const field = await wholeLinkOfComparison(page);
    await expect(field).toHaveValue(/#c=1\./);
    const link = new URL(await field.inputValue());
    expect(link.href.length).toBeLessThanOrEqual(8_000);
    const scores = await columns(page).locator('.score').allInnerTexts();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') asked.push(request.url());
    });
    await page.goto('about:blank');
    await page.goto(TOOL('de') + link.hash);
    await expect(headline(page)).toBeFocused();
    await expect(hosts(page)).toHaveText(BRANDS);
    expect(await columns(page).locator('.score').allInnerTexts()).toEqual(
      scores.map((score) => score.replace('.', ',')),
    );
    for (const place of [0, 1, 2]) {
      await expect(columns(page).nth(place)).toContainText(begins('de', 'opening:provenance.verified.title'));
    }
    expect(asked).toEqual([]);
    await page.locator('.languages > button').click();
    await page.locator('.languages a[hreflang="ar"]').click();
    await expect(page).toHaveURL(new RegExp(`${TOOL('ar')}#c=1\\.`));
    await expect(columns(page).first()).toContainText(begins('ar', 'opening:provenance.verified.title'));
  },
);

long(
  'a link to a comparison leads to its page from that of the assessment, and one cut off says so',
  async ({ page }) => {
    await page.goto(`${TOOL('en')}?example=northwind&example=harbour`);
    const field = await wholeLinkOfComparison(page);
    await expect(field).toHaveValue(/#c=1\./);
    const { hash } = new URL(await field.inputValue());
    await page.goto('about:blank');
    await page.goto(pathTo('en', 'brand-assessment') + hash);
    await expect(page).toHaveURL(TOOL('en') + hash);
    await expect(columns(page)).toHaveCount(2);
    await page.goto('about:blank');
    await page.goto(`${TOOL('ja')}#c=1.q1YqSi`);
    await expect(page.locator('#link-problem')).toContainText(say('ja', 'opening:link-malformed.title'));
    await expect(page.locator('#link-problem')).toBeFocused();
  },
);

async function openAdding(page: Page): Promise<void> {
  await page.goto(TOOL('en'));
  await page.getByText(say('en', 'comparison:add.title')).click();
}

async function addFiles(page: Page, ...files: readonly (readonly [name: string, content: string | Buffer])[]) {
  await page
    .getByLabel(say('en', 'comparison:add.file'))
    .setInputFiles(
      files.map(([name, content]) => ({ name, mimeType: 'application/json', buffer: Buffer.from(content) })),
    );
  await button(page, 'comparison:add.submit').click();
}

long('a comparison is saved as a file and as a table, and opens again from the file', async ({ page }) => {
  await compare(page, BRANDS.slice(0, 2));
  await comparison(page).getByText(say('en', 'comparison-view:keep.more'), { exact: true }).click();
  const save = button(page, 'keeping:file.save');
  await expect(save).toBeEnabled();
  const [file] = await Promise.all([page.waitForEvent('download'), save.click()]);
  expect(file.suggestedFilename()).toBe('facet-comparison.json');
  const content = readFileSync(await file.path());
  const [table] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'comparison-view:keep.table').click(),
  ]);
  expect(table.suggestedFilename()).toBe('facet-comparison.csv');
  const rows = readFileSync(await table.path(), 'utf8').split('\r\n');
  expect(rows[0]).toContain('northwind.example');
  expect(rows.length).toBeGreaterThan(50);

  await openAdding(page);
  await addFiles(page, ['facet-comparison.json', content]);
  await expect(headline(page)).toBeFocused();
  await expect(hosts(page)).toHaveText(BRANDS.slice(0, 2));
  await expect(columns(page).first()).toContainText(begins('en', 'opening:provenance.verified.title'));
});

/** The published export of an example, changed. */
async function exampleFile(page: Page, id: string, change: (text: string) => string = (text) => text): Promise<string> {
  const response = await page.request.get(`/examples/${id}.json`);
  return change(await response.text());
}

long('a foreign file is refused; reports can be added several at once, and an address after them', async ({ page }) => {
  await openAdding(page);
  await addFiles(page, ['package.json', '{"name":"facet","version":"1.0.0"}']);
  const field = page.getByLabel(say('en', 'comparison:add.file'));
  await expect(field).toHaveAccessibleDescription(new RegExp(say('en', 'opening:file-foreign.title')));
  await expect(field).toBeFocused();
  await addFiles(
    page,
    ['a.json', await exampleFile(page, 'northwind')],
    ['b.json', await exampleFile(page, 'tidewater')],
  );
  await expect(headline(page)).toBeFocused();
  await expect(hosts(page)).toHaveText(['northwind.example', 'tidewater.example']);
  await expect(columns(page).first()).toContainText(say('en', 'opening:provenance.unsigned.title'));
  await openForm(page);
  await fields(page).nth(0).fill('harbour.example');
  await button(page, 'comparison:form.submit').click();
  await expect(hosts(page)).toHaveText(['northwind.example', 'tidewater.example', 'harbour.example']);
});

long('reports of other versions of the rubric are not compared, and can be measured again', async ({ page }) => {
  await openAdding(page);
  const old = (text: string): string => text.replace(/"rubricVersion": ?"[^"]*"/, '"rubricVersion": "0.9"');
  await addFiles(
    page,
    ['a.json', await exampleFile(page, 'northwind', old)],
    ['b.json', await exampleFile(page, 'harbour')],
  );
  await expect(comparison(page)).toContainText(say('en', 'comparison:problem.rubric-differs'));
  await expect(columns(page)).toHaveCount(2);
  await comparison(page).getByRole('alert').getByRole('button').click();
  await expect(headline(page)).toContainText('Northwind Coffee');
  await expect(comparison(page).getByRole('alert')).toHaveCount(0);
});

long('what was made of a pasted page by another rubric is said to be in the way', async ({ page }) => {
  await openAdding(page);
  await addFiles(
    page,
    ['old.json', readFileSync('src/brand/testing/rubric-1.0/facet-page-report.json', 'utf8')],
    ['b.json', await exampleFile(page, 'harbour')],
  );
  await expect(comparison(page).getByRole('alert')).toContainText('can’t be measured again');
  await expect(comparison(page).getByRole('alert').getByRole('button')).toHaveCount(0);
});

test('examples are compared with one click, and the URL says which', async ({ page }) => {
  await page.goto(TOOL('en'));
  // Asked for twice, it is there once.
  await page.getByRole('button', { name: 'Add Harbour Line', exact: true }).dblclick();
  await expect(page.getByRole('heading', { name: say('en', 'comparison:held') })).toBeVisible();
  await button(page, 'comparison:examples.all').click();
  await expect(headline(page)).toBeFocused();
  await expect(columns(page)).toHaveCount(3);
  await expect(page).toHaveURL(/\?example=northwind&example=harbour&example=tidewater$/);
  await page.reload();
  await expect(columns(page)).toHaveCount(3);
});

long('from a report: it is the first column, and a link pasted into a field adds another', async ({ page }) => {
  const tool = pathTo('en', 'brand-assessment');
  const link = `https://facet.example${tool}${fragmentOf(await measuredReport(page.request, 'harbour.example'))}`;
  await page.goto(`${tool}?address=northwind.example`);
  await openSharing(page);
  await page.getByRole('link', { name: say('en', 'keeping:compare'), exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${TOOL('en')}.*#report$`));
  await expect(page.getByRole('region', { name: say('en', 'comparison:held') })).toContainText('northwind.example');
  await fields(page).nth(0).fill(link);
  await button(page, 'comparison:form.submit').click();
  await expect(headline(page)).toBeFocused();
  await expect(hosts(page)).toHaveText(['northwind.example', 'harbour.example']);
  await expect(columns(page).first()).toContainText(begins('en', 'opening:provenance.verified.title'));
  await expect(fields(page).nth(0)).toHaveValue('');
});

const THREE_EXAMPLES = `${TOOL('en')}?example=harbour&example=northwind&example=tidewater`;

test('a row of a comparison opens to the reason and the receipt', async ({ page }) => {
  await page.goto(THREE_EXAMPLES);
  await expect(headline(page)).toBeFocused();
  const row = comparison(page)
    .getByRole('row', { name: say('en', 'checks:name-agreement.title') })
    .first();
  await expect(row.locator('.receipt').first()).toBeHidden();
  // The marks belong to the row's head.
  const cell = row.getByRole('cell').last();
  await cell.scrollIntoViewIfNeeded();
  const box = await cell.boundingBox();
  if (box === null) throw new Error('The row has no cell.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(row.locator('dd')).toHaveCount(4);
  await expect(row.locator('.receipt').first()).toBeVisible();
});

long(
  'three brands take at most six sheets of paper, with every check that differs and no receipts',
  async ({ page }) => {
    await page.goto(THREE_EXAMPLES);
    await expect(headline(page)).toBeFocused();
    const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
    const sheets = paper.match(/\/Type\s*\/Page\b/g) ?? [];
    expect(sheets.length).toBeGreaterThan(1);
    expect(sheets.length).toBeLessThanOrEqual(6);
    await page.emulateMedia({ media: 'print' });
    // Order of headings is among the checks that differ least.
    await expect(comparison(page).getByText(say('en', 'checks:headings.title'), { exact: true })).toBeVisible();
    await expect(comparison(page).locator('.receipt').first()).toBeHidden();
  },
);

for (const locale of turnOf(1, ['en', 'ar'])) {
  test(`without script the function compares, in ${locale}`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${process.env['FACET_ORIGIN'] ?? ''}${TOOL(locale)}`);
    await expect(fields(page)).toHaveCount(4);
    await fields(page).nth(0).fill('northwind.example');
    await fields(page).nth(1).fill('gone.example');
    await fields(page).nth(3).fill('harbour.example');
    await button(page, 'comparison:form.submit', locale).click();
    await expect(hosts(page)).toHaveText(['northwind.example', 'harbour.example', 'gone.example']);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await page.locator('summary.changing').click();
    await fields(page).nth(1).fill('northwind.example');
    await button(page, 'comparison:form.submit', locale).click();
    await expect(fields(page).nth(1)).toHaveAttribute('aria-invalid', 'true');
    await expect(fields(page).nth(1)).toHaveValue('northwind.example');
    await page.goto(`${process.env['FACET_ORIGIN'] ?? ''}${TOOL(locale)}`);
    await button(page, 'comparison:examples.all', locale).click();
    await expect(columns(page)).toHaveCount(3);
    await context.close();
  });
}

long('axe finds nothing in a comparison, light or dark, and it does not scroll sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const locale of turnOf(1, ['en', 'ar'])) {
    await compare(page, [...BRANDS.slice(0, 2), 'gone.example'], locale);
    expect(await violationsInBothSchemes(page)).toEqual([]);
    expect(await overflowing(page)).toEqual([]);
  }
});
