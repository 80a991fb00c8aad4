import { expect, test, type Locator, type Page, type Worker } from '@playwright/test';
import { LOCALES, type Locale } from '../src/site/locales';
import { pathTo } from '../src/site/routes';
import { ALL, SHOWN_LOCALES, turnOf } from './harness/breadth';
import { long } from './harness/long';
import { overflowing, violationsInBothSchemes } from './harness/page-checks';
import { publicFiles } from './harness/pages';
import { say } from './harness/strings';

const field = (page: Page): Locator => page.getByRole('searchbox');
const results = (page: Page): Locator => page.locator('.search .ledger > li');
const status = (page: Page): Locator => page.locator('.search').getByRole('status');

/** Paths of the site's files that a page requests. */
function requests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

async function search(page: Page, locale: Locale, query: string): Promise<void> {
  await page.goto(pathTo(locale, 'posts'));
  await field(page).fill(query);
}

for (const locale of turnOf(1, ['en', 'ar'])) {
  test(`a missing page asks the search and the tool in ${locale}`, async ({ page }) => {
    const missing = `/${locale}/nothing-here/`;
    await page.goto(missing);
    await field(page).fill('Facet');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${pathTo(locale, 'posts')}?q=Facet`);
    await expect(results(page).first()).toBeVisible();
    await page.goto(missing);
    await page.getByLabel(say(locale, 'site:addressForm.label')).fill('northwind.example');
    await page.getByRole('button', { name: say(locale, 'site:addressForm.submit'), exact: true }).click();
    await page.waitForURL(`${pathTo(locale, 'brand-assessment')}?address=northwind.example`);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  long('a missing page offers the tool, and no search that could not answer', async ({ page }) => {
    await page.goto('/en/nothing-here/');
    await expect(field(page)).toBeHidden();
    await expect(page.getByRole('textbox', { name: say('en', 'site:addressForm.label') })).toBeVisible();
  });
});

/** A word in a post's body, not in its title, and the post it leads to. */
const FOUND: readonly (readonly [locale: Locale, query: string, slug: string])[] = [
  ['en', 'roaster', 'one-brand-three-names'],
  ['de', 'Rösterei', 'one-brand-three-names'],
  ['fr', 'torrefacteur', 'one-brand-three-names'],
  ['es', 'tostador', 'one-brand-three-names'],
  ['ja', '焙煎', 'one-brand-three-names'],
  // Without the article in the text; with one more letter in front than Pagefind removes.
  ['ar', 'محمصة', 'one-brand-three-names'],
  ['ar', 'الإضافات', 'one-brand-three-names'],
];

// The languages whose words are cut and joined in other ways; all of them in the long run.
for (const [locale, query, slug] of FOUND.filter(([each]) => ALL || SHOWN_LOCALES.some((shown) => shown === each))) {
  test(`${locale}: “${query}” finds the post whose body says it`, async ({ page }) => {
    await search(page, locale, query);
    const hit = results(page).filter({ has: page.locator(`a[href="${pathTo(locale, 'post', { slug })}"]`) });
    await expect(hit).toHaveCount(1);
    await expect(hit.locator('mark').first()).toBeVisible();
    await expect(hit.getByText(say(locale, 'search:kind.post'), { exact: true })).toBeVisible();
    await expect(status(page)).toContainText(query);
    await expect(page.locator('.sheet > .ledger')).toBeHidden();
    await hit.getByRole('link').click();
    await expect(page).toHaveURL(pathTo(locale, 'post', { slug }));
  });
}

for (const locale of turnOf(1, SHOWN_LOCALES)) {
  long(`${locale}: only the starter is loaded before the first use`, async ({ page }) => {
    const paths = requests(page);
    await page.goto(pathTo(locale, 'posts'), { waitUntil: 'networkidle' });
    const loaded = paths.filter((path) => /^\/(assets|pagefind)\//.test(path));
    expect(loaded).toEqual([expect.stringMatching(/^\/assets\/starter-[\w-]+\.js$/)]);
    await field(page).focus();
    await expect.poll(() => paths.some((path) => path.startsWith('/assets/search-'))).toBe(true);
    expect(paths.filter((path) => path.startsWith('/pagefind/'))).toEqual([]);
  });
}

long('a URL with a query shows its results, and an empty field takes the query from the URL', async ({ page }) => {
  await page.goto(`${pathTo('en', 'posts')}?q=roaster`);
  await expect(field(page)).toHaveValue('roaster');
  await expect(results(page)).not.toHaveCount(0);
  await field(page).press('Escape');
  await expect(field(page)).toHaveValue('');
  await expect(results(page)).toHaveCount(0);
  await expect(page).toHaveURL(pathTo('en', 'posts'));
  await expect(page.locator('.sheet > .ledger')).toBeVisible();
});

test('input typed before the script loaded is searched', async ({ page }) => {
  let release = (): void => undefined;
  const typed = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/search-*.js', async (route) => {
    await typed;
    await route.continue();
  });
  await search(page, 'en', 'roaster');
  release();
  await expect(results(page)).not.toHaveCount(0);
  await expect(field(page)).toBeFocused();
});

long('a word that is still being composed is not searched', async ({ page }) => {
  await page.goto(pathTo('ja', 'posts'));
  await field(page).fill('焙煎');
  await expect(results(page)).not.toHaveCount(0);
  const input = await page.context().newCDPSession(page);
  await input.send('Input.imeSetComposition', { text: 'んん', selectionStart: 2, selectionEnd: 2 });
  await expect(field(page)).toHaveValue('焙煎んん');
  await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent('焙煎')}$`));
  await input.send('Input.insertText', { text: '店' });
  await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent('焙煎店')}$`));
});

test('if the index cannot be loaded, the search says so and can be tried again', async ({ page }) => {
  await page.route('**/pagefind/**', (route) => route.abort());
  await search(page, 'en', 'roaster');
  await expect(status(page)).toContainText(say('en', 'search:failed'));
  await expect(page.locator('.sheet > .ledger')).toBeVisible();
  await page.unroute('**/pagefind/**');
  await page.getByRole('button', { name: say('en', 'search:retry') }).click();
  await expect(results(page)).not.toHaveCount(0);
  await expect(field(page)).toBeFocused();
});

long(
  'the keyboard goes from the field to the first result, and print shows results without the form',
  async ({ page }) => {
    await search(page, 'en', 'roaster');
    await expect(results(page)).not.toHaveCount(0);
    await field(page).press('Tab');
    await expect(results(page).getByRole('link').first()).toBeFocused();
    await page.emulateMedia({ media: 'print' });
    await expect(results(page).first()).toBeVisible();
    await expect(page.locator('.search form')).toBeHidden();
  },
);

long('more results are shown on request, and the first of them gets the focus', async ({ page }) => {
  await page.route('**/pagefind/en/pagefind.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `const page = (n) => ({ url: '/en/posts/' + n + '/', excerpt: '<mark>word</mark>', meta: { title: 'Title ' + n } });
        const results = Array.from({ length: 12 }, (_, n) => ({ id: String(n), score: 1, data: async () => page(n) }));
        export const createInstance = () => ({ search: async () => ({ results }) });`,
    }),
  );
  await search(page, 'en', 'word');
  await expect(results(page)).toHaveCount(10);
  const more = page.getByRole('button', { name: say('en', 'search:more') });
  await more.click();
  await expect(results(page)).toHaveCount(12);
  await expect(results(page).nth(10).getByRole('link')).toBeFocused();
  await expect(more).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  long('there is no search field, and the list is there', async ({ page }) => {
    await page.goto(pathTo('en', 'posts'));
    await expect(page.locator('.search')).toBeHidden();
    await expect(page.locator('.sheet > .ledger')).toBeVisible();
  });
});

/** Whether a page or a worker may compile WebAssembly: the smallest module there is. */
function compilesWasm(context: Page | Worker): Promise<boolean> {
  const compile = () =>
    new Promise<boolean>((resolve) => {
      // In its own task: the debugger's may do what the policy forbids.
      setTimeout(() => {
        WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])).then(
          () => resolve(true),
          () => resolve(false),
        );
      }, 0);
    });
  return 'goto' in context ? context.evaluate(compile) : context.evaluate(compile);
}

test('only the search worker may compile WebAssembly, no page may', async ({ page }) => {
  for (const path of [pathTo('en', 'home'), pathTo('en', 'posts'), pathTo('en', 'brand-assessment')]) {
    await page.goto(path);
    expect([path, await compilesWasm(page)]).toEqual([path, false]);
  }
  await search(page, 'en', 'roaster');
  await expect(results(page)).not.toHaveCount(0);
  const workers = page.workers();
  expect(workers.map((worker) => new URL(worker.url()).pathname)).toEqual(['/pagefind/en/pagefind-worker.js']);
  expect(await Promise.all(workers.map(compilesWasm))).toEqual([true]);
  expect(await compilesWasm(page)).toBe(false);
});

test('every served file has one policy', async ({ request }) => {
  const oneOfEach = new Map(publicFiles(/\/[^_][^/]*$/).map((path) => [path.split('/', 2)[1], path]));
  expect(oneOfEach.size).toBeGreaterThan(LOCALES.length);
  for (const path of oneOfEach.values()) {
    const policies = (await request.get(path))
      .headersArray()
      .filter(({ name }) => /^content-security-policy$/i.test(name));
    expect([path, ...policies.map(({ value }) => value.includes("'wasm-unsafe-eval'"))]).toEqual([
      path,
      path.startsWith('/pagefind/'),
    ]);
  }
});

test.describe('360 px wide', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  const queries: Partial<Record<Locale, string>> = { en: 'name', ja: '名前', ar: 'الاسم' };
  for (const locale of turnOf(0, ['ar', 'en', 'ja'])) {
    const query = queries[locale] ?? '';
    test(`results of ${locale} are accessible, light or dark, and fit`, async ({ page }) => {
      await page.goto(`${pathTo(locale, 'posts')}?q=${encodeURIComponent(query)}&en=1`);
      await expect(results(page)).not.toHaveCount(0);
      expect(await violationsInBothSchemes(page)).toEqual([]);
      expect(await overflowing(page)).toEqual([]);
    });
  }
});
