/** Every route in the pseudo-locales: what does not fit, what is not translated, what runs in the wrong direction. */
import { join } from 'node:path';
import { expect, test, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { localeFacts } from '../src/site/locales';
import { PSEUDO_LOCALES, type PseudoLocale } from '../src/site/pseudo-locale-tags';
import { FALLBACK_STATUSES, pathTo } from '../src/site/routes';
import { NARROW, overflowing } from './harness/page-checks';
import { ALL } from './harness/breadth';
import { long } from './harness/long';
import { expectedStatus, templatesInTurn, pagesOf, ROOT } from './harness/pages';
import { misdirected, untranslated } from './harness/pseudo-checks';
import { accountPath, sessionOf, type PersonaName } from './harness/sign-in';

const WIDE = { width: 1280, height: 800 };
const SMALL = { width: NARROW, height: 640 };

/** Elements that extend past the screen: the first few are enough. */
async function stickingOut(page: Page): Promise<string[]> {
  const elements = await overflowing(page);
  return elements.length > 4 ? [...elements.slice(0, 3), elements.at(-1) ?? ''] : elements;
}

/** Everything that is wrong with the current page, at two widths, with everything expanded. */
async function problemsOf(page: Page, locale: PseudoLocale, name = new URL(page.url()).pathname): Promise<string[]> {
  const { dir } = localeFacts(locale);
  const found = [
    ...((await page.locator('html').getAttribute('lang')) === locale ? [] : ['the page is in another language']),
    ...(await untranslated(page, locale)).map((text) => `untranslated: ${text}`),
  ];
  for (const size of [WIDE, SMALL]) {
    await page.setViewportSize(size);
    const problems = [...(await stickingOut(page)), ...(await misdirected(page, dir))];
    // What is opened once stays so.
    if (size === WIDE) {
      await page.evaluate(() => {
        document.querySelectorAll('details').forEach((details) => (details.open = true));
      });
      problems.push(...(await stickingOut(page)).map((each) => `opened: ${each}`));
    }
    found.push(...problems.map((problem) => `${size.width} px: ${problem}`));
  }
  return found.map((problem) => `${name}: ${problem}`);
}

/** Problems of all pages, each with the first page that has it. */
function onceEach(problems: readonly string[]): string[] {
  const first = new Map<string, { readonly problem: string; times: number }>();
  for (const problem of problems) {
    const key = problem.slice(problem.indexOf(': '));
    const known = first.get(key) ?? { problem, times: 0 };
    known.times += 1;
    first.set(key, known);
  }
  return [...first.values()].map(({ problem, times }) => `${problem} (${times})`);
}

/** A new page, signed in if a persona is named. */
async function pageOf(
  browser: Browser,
  persona: PersonaName | null,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const session = persona === null ? {} : { storageState: (await sessionOf(persona)).storageState };
  const context = await browser.newContext({ viewport: WIDE, ...session, ...options });
  return context.newPage();
}

for (const locale of PSEUDO_LOCALES) {
  test.describe(locale, () => {
    // What is shared by all pages, and pages that share their parts: in one pseudo-locale each, and in both in the long run.
    const isTurnOf = (turn: PseudoLocale) => ALL || locale === turn;

    if (isTurnOf('ar-xb'))
      test('problems of a page are found', async ({ page }) => {
        await page.goto(pathTo(locale, 'about'));
        expect(await problemsOf(page, locale)).toEqual([]);
        await page.evaluate(() => {
          const { direction } = getComputedStyle(document.body);
          const [other, edge] = direction === 'rtl' ? (['ltr', 'left'] as const) : (['rtl', 'right'] as const);
          const append = (
            text: string,
            style: Partial<CSSStyleDeclaration>,
            attributes: Record<string, string> = {},
          ) => {
            const element = document.createElement('p');
            element.textContent = text;
            Object.assign(element.style, style);
            for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
            document.querySelector('main')?.append(element);
          };
          append('Plain words', {});
          append('1', {}, { 'aria-label': 'Close it' });
          append('2', { direction: other });
          append('3', { textAlign: edge });
          append('4', { textIndent: '0', paddingInlineStart: '0', display: 'block' }, { class: 'moved' });
          document.querySelector<HTMLElement>('.moved')?.firstChild?.before(document.createElement('i'));
          Object.assign(document.querySelector<HTMLElement>('.moved i')?.style ?? {}, {
            display: 'inline-block',
            inlineSize: '0',
            marginInlineStart: '30px',
          });
          append('5', { inlineSize: '1500px' });
          // Other people's words, or words marked as theirs.
          append('Plain words', {}, { lang: 'en', dir: 'ltr' });
          append('Plain words', {}, { dir: 'auto' });
        });
        const found = (await problemsOf(page, locale)).join('\n');
        expect(found.match(/untranslated: .*/g)).toEqual([
          'untranslated: main > p: Plain words',
          'untranslated: main > p[aria-label]: Close it',
        ]);
        expect(found).toMatch(/p\. "2" runs (?:ltr|rtl)/);
        expect(found).toMatch(/p\. "3" is aligned (?:left|right)/);
        expect(found).toMatch(/p\.moved "4" starts 30 px from its edge/);
        expect(found).toMatch(/1280 px: page is 15\d\d px wide/);
      });

    test('a page of every public template', async ({ page }) => {
      const problems: string[] = [];
      for (const known of ALL ? pagesOf([locale]) : templatesInTurn(locale, PSEUDO_LOCALES)) {
        const answer = await page.goto(known.path);
        if (answer?.status() !== expectedStatus(known)) problems.push(`${known.path}: ${answer?.status()}`);
        problems.push(...(await problemsOf(page, locale, known.path)));
      }
      expect(onceEach(problems)).toEqual([]);
    });

    if (isTurnOf('en-xa'))
      long('missing and failed pages', async ({ page }) => {
        const problems: string[] = [];
        expect((await page.goto(`/${locale}/nothing-here/`))?.status()).toBe(404);
        problems.push(...(await problemsOf(page, locale)));
        for (const status of FALLBACK_STATUSES) {
          const path = `/${locale}/failed-with-${status}/`;
          await page.route(`**${path}`, (route) =>
            route.fulfill({ path: join(ROOT, '.facet/shell', locale, `${status}.html`) }),
          );
          await page.goto(path);
          problems.push(...(await problemsOf(page, locale)));
        }
        expect(onceEach(problems)).toEqual([]);
      });

    if (isTurnOf('ar-xb'))
      long('pages for signed-in users', async ({ browser, request }) => {
        const sent = await request.post('/api/feedback', {
          data: { kind: 'idea', message: `Test ${crypto.randomUUID()}`, locale, page: `/${locale}/about/` },
        });
        const { reference, status } = (await sent.json()) as { reference: string; status: string };
        expect(status).toMatch(new RegExp(`^/${locale}/`));
        const inbox = pathTo(locale, 'feedback-inbox');
        const problems: string[] = [];
        for (const [persona, paths] of [
          [null, [status]],
          [
            'tom',
            [
              inbox,
              `${inbox}?search=${reference}`,
              `${inbox}?message=${reference}`,
              `${inbox}?message=0000000000`,
              accountPath(locale),
              `${accountPath(locale)}?confirm=delete`,
              pathTo(locale, 'auth', { pathname: 'sign-in' }),
              pathTo(locale, 'auth', { pathname: 'sign-out' }),
              pathTo(locale, 'auth', { pathname: 'callback' }),
              pathTo(locale, 'debug-og'),
              `${pathTo(locale, 'debug-og')}?view=changes`,
            ],
          ],
          ['mia', [inbox]],
        ] as const) {
          const page = await pageOf(browser, persona);
          for (const path of paths) {
            const answer = await page.goto(path);
            if (persona === 'mia') expect(answer?.status()).toBe(403);
            problems.push(...(await problemsOf(page, locale, path)));
          }
          await page.context().close();
        }
        expect(onceEach(problems)).toEqual([]);
      });

    if (isTurnOf('en-xa'))
      long('reports, comparisons and messages without script', async ({ browser }) => {
        const page = await pageOf(browser, null, { javaScriptEnabled: false });
        const problems: string[] = [];
        for (const route of ['brand-assessment', 'brand-comparison'] as const) {
          // Recorded examples: no waiting for sites.
          await page.goto(pathTo(locale, route));
          await page.locator('.examples button').first().click();
          await expect(page.locator(route === 'brand-assessment' ? 'main .report' : 'main .comparison')).toBeVisible();
          problems.push(...(await problemsOf(page, locale, `${route} of examples`)));
          await page.goto(pathTo(locale, route));
          const field = page.locator('main input[name="address"]').first();
          // Turns off the browser's own validation, so that the function refuses.
          await field.evaluate((input: HTMLInputElement) => input.form?.setAttribute('novalidate', ''));
          await field.fill('not an address');
          await field.press('Enter');
          await expect(page.locator('main .field-error, main .error-summary').first()).toBeVisible();
          problems.push(...(await problemsOf(page, locale, `${route} of no address`)));
        }
        await page.goto(pathTo(locale, 'feedback'));
        await page.locator('main form button:not([type="button"])').last().click();
        await page.waitForURL('**/api/**');
        problems.push(...(await problemsOf(page, locale, 'feedback with nothing in it')));
        await page.locator('main input[name="kind"]').first().check();
        await page.locator('main textarea[name="message"]').fill(`Test ${crypto.randomUUID()}`);
        await page.locator('main form button:not([type="button"])').last().click();
        await expect(page.locator('main code')).toBeVisible();
        problems.push(...(await problemsOf(page, locale, 'receipt of feedback')));
        await page.context().close();
        expect(onceEach(problems)).toEqual([]);
      });

    if (isTurnOf('ar-xb'))
      long('reports, comparisons, the form and the search with script', async ({ page }) => {
        const problems: string[] = [];
        for (const [path, shown] of [
          [`${pathTo(locale, 'brand-assessment')}?address=northwind.example`, '.report'],
          [`${pathTo(locale, 'brand-assessment')}?address=missing.invalid`, '.failed'],
          [`${pathTo(locale, 'posts')}?q=score`, '.search mark'],
          [`${pathTo(locale, 'posts')}?q=zzzzzz`, '.search-status:not(:empty)'],
        ] as const) {
          await page.goto(path);
          await expect(page.locator(`main ${shown}`).first()).toBeVisible();
          problems.push(...(await problemsOf(page, locale, path)));
        }
        await page.goto(pathTo(locale, 'brand-comparison'));
        // Brands set aside for the comparison are in a similar list above.
        const examples = page.locator('[aria-labelledby="examples-title"] button');
        await examples.last().click();
        await examples.first().click();
        await expect(page.locator('main .comparison')).toBeVisible();
        problems.push(...(await problemsOf(page, locale, 'comparison of examples')));
        await page.goto(pathTo(locale, 'feedback'));
        await page.locator('main form button:not([type="button"])').last().click();
        await expect(page.locator('#errors')).toBeVisible();
        problems.push(...(await problemsOf(page, locale, 'feedback with nothing in it')));
        expect(onceEach(problems)).toEqual([]);
      });
  });
}
