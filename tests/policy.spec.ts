/** The Content-Security-Policy in a browser: it stops what it should, and nothing of ours. */
import { expect, test, type Page } from '@playwright/test';
import { LOCALES, type Locale } from '../src/site/locales';
import { pathTo } from '../src/site/routes';
import { ALL, SHOWN_LOCALES, turnOf } from './harness/breadth';
import { onePageOfEach, pagesOf, templatesInTurn } from './harness/pages';
import { say } from './harness/strings';

/** What browsers say of violations, in pages and in their workers. */
const VIOLATION = /content.security.policy|trusted ?(?:html|script|type)/i;

/** Violations on all pages that are opened, each with its page. */
async function violations(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  await page.exposeFunction('noteViolation', (what: string) => found.push(what));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      const { noteViolation } = window as unknown as { noteViolation: (what: string) => Promise<void> };
      void noteViolation([location.pathname, effectiveDirective, blockedURI, sample].join(' '));
    });
  });
  page.on('console', (message) => {
    if (VIOLATION.test(message.text())) found.push(`${new URL(page.url()).pathname} ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => {
    if (VIOLATION.test(message)) found.push(`${new URL(page.url()).pathname} ${message}`);
  });
  return found;
}

/** What each island does with scripts, workers and markup, as far as it is not done when its page opens. */
const USES: Readonly<Record<string, (page: Page, locale: Locale) => Promise<void>>> = {
  'the search': async (page, locale) => {
    await page.goto(pathTo(locale, 'posts'));
    await page.getByRole('searchbox').fill('Facet');
    await expect(page.locator('.search .ledger > li')).not.toHaveCount(0);
  },
  'the assessment': async (page, locale) => {
    await page.goto(`${pathTo(locale, 'brand-assessment')}?example=harbour`);
    await expect(page.locator('.report')).toBeVisible();
  },
  'the comparison': async (page, locale) => {
    await page.goto(`${pathTo(locale, 'brand-comparison')}?address=northwind.example&address=harbour.example`);
    await expect(page.locator('.comparison').getByRole('heading', { level: 1 })).toBeFocused();
  },
  'the feedback form': async (page, locale) => {
    await page.goto(pathTo(locale, 'feedback'));
    const worker = page.waitForEvent('worker');
    await page.getByLabel(say(locale, 'feedback:message.label'), { exact: true }).fill('A message that is not sent.');
    await worker;
  },
};

for (const locale of LOCALES) {
  test(`${locale}: no page violates the policy`, async ({ page }) => {
    const found = await violations(page);
    // Pages of functions are among them, and what they answer if there is no page.
    const pages = ALL ? pagesOf([locale]) : templatesInTurn(locale);
    for (const { path } of [...pages, { path: `/${locale}/no-such-page/` }]) await page.goto(path);
    expect(found).toEqual([]);
  });
}

for (const [index, [island, use]] of Object.entries(USES).entries()) {
  for (const locale of turnOf(index)) {
    test(`${locale}: ${island} at work violates nothing`, async ({ page }) => {
      const found = await violations(page);
      await use(page, locale);
      expect(found).toEqual([]);
    });
  }
}

/** What a script that got into a page would try, and whether it could. */
function attempts(page: Page): Promise<Readonly<Record<string, boolean>>> {
  return page.evaluate(() => {
    const succeeds = (attempt: () => unknown): boolean => {
      try {
        attempt();
        return true;
      } catch {
        return false;
      }
    };
    const script = document.createElement('script');
    return new Promise((resolve) => {
      // In its own task: the debugger's may do what the policy forbids.
      setTimeout(() => {
        resolve({
          'markup from text': succeeds(() => (document.createElement('div').innerHTML = '<b>text</b>')),
          'a script from elsewhere': succeeds(() => (script.src = 'https://elsewhere.example/script.js')),
          'a script from memory': succeeds(() => (script.src = URL.createObjectURL(new Blob(['1'])))),
          'code from text': succeeds(() => (script.text = '1')),
          'a policy of its own': succeeds(() =>
            window.trustedTypes?.createPolicy('other', { createScriptURL: (url) => url }),
          ),
        });
      }, 0);
    });
  });
}

for (const locale of turnOf(0)) {
  test(`${locale}: no page makes scripts or markup of text, with an island or without`, async ({ page }) => {
    // The header is the same for all: `tests/site/` reads it of each.
    const pages = ALL ? onePageOfEach([locale]) : templatesInTurn(locale, SHOWN_LOCALES);
    for (const { path } of pages) {
      await page.goto(path);
      expect([path, await attempts(page)]).toEqual([
        path,
        {
          'markup from text': false,
          'a script from elsewhere': false,
          'a script from memory': false,
          'code from text': false,
          'a policy of its own': false,
        },
      ]);
    }
  });
}
