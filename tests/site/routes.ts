import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { MISSING_BELOW_LOCALE, MISSING_WITHOUT_LOCALE } from '../smoke/statuses';
import { DEFAULT_LOCALE, LOCALE_FACTS, LOCALES, type WrittenLocale } from '../../src/site/locales';
import { AUTH_PATHNAMES, FALLBACK_STATUSES, ROUTES, type RouteId } from '../../src/site/routes';
import { expectedStatus, pagesOf, PUBLIC, ROOT, type Page } from '../harness/pages';
import { say } from '../harness/strings';
import { attribute, countWords, elementsIn, elementsOf, likelyLanguage, textOf, type Element } from '../harness/words';

/**
 * The fewest words that a page may have in its locale's script; a tag may have one post, in another language, and a
 * function's page may say only one thing.
 */
const WORDS = { page: 40, article: 120, collection: 20, answer: 30 };

function fewestWords(route: RouteId): number {
  if (route === 'posts-tag' || route === 'posts-author') return WORDS.collection;
  if (ROUTES[route].served === 'function') return WORDS.answer;
  return ROUTES[route].article ? WORDS.article : WORDS.page;
}

interface Document {
  readonly html: Element | undefined;
  readonly headings: readonly Element[];
  readonly title: string;
  readonly text: string;
  /** Without parts marked as another language: titles of untranslated texts. */
  readonly ownText: string;
}

function parseDocument(source: string): Document {
  const elements = elementsOf(source);
  const named = (name: string): Element[] => elements.filter(({ tagName }) => tagName === name);
  const titles = named('title').filter(({ parentNode }) => parentNode?.nodeName === 'head');
  expect(titles).toHaveLength(1);
  const [main] = named('main');
  return {
    html: named('html')[0],
    headings: named('h1'),
    title: titles.map(textOf).join(''),
    text: main ? textOf(main) : '',
    ownText: main ? textInLanguage(main) : '',
  };
}

/** Text of an element in its page's language, or in the article's if the whole article is in another. */
function textInLanguage(main: Element): string {
  const marked = elementsIn(main).filter((element) => attribute(element, 'lang') !== undefined);
  const isArticle = marked.some((element) => attribute(element, 'class') === 'prose');
  if (isArticle) return textOf(main);
  return marked.reduce((text, element) => text.replace(textOf(element), ' '), textOf(main));
}

/** Asks the site for a page, not following redirects. */
function ask(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  // A connection of its own each: a server may close an idle one just when the next request is sent.
  const own = { ...headers, connection: 'close' };
  return fetch(new URL(path, process.env['FACET_ORIGIN']), { headers: own, redirect: 'manual' });
}

async function read(response: Response): Promise<Document> {
  expect(response.headers.get('content-type')).toMatch(/^text\/html; ?charset=utf-8$/i);
  return parseDocument(await response.text());
}

function expectLocalized(document: Document, locale: WrittenLocale): void {
  expect(attribute(document.html, 'lang')).toBe(locale);
  expect(attribute(document.html, 'dir')).toBe(LOCALE_FACTS[locale].dir);
  expect(document.headings).toHaveLength(1);
  expect(document.headings.map(textOf).join('')).not.toBe('');
  expect(countWords(document.text, LOCALE_FACTS[locale].script)).toBeGreaterThanOrEqual(WORDS.page);
}

async function expectAsInTable(page: Page, locale: WrittenLocale): Promise<void> {
  const response = await ask(page.path);
  expect([page.path, response.status]).toEqual([page.path, expectedStatus(page)]);
  const document = await read(response);
  const textLocale = page.fallback ? DEFAULT_LOCALE : locale;
  const { script } = LOCALE_FACTS[textLocale];

  expect(attribute(document.html, 'lang')).toBe(locale);
  expect(attribute(document.html, 'dir')).toBe(LOCALE_FACTS[locale].dir);
  expect(document.headings).toHaveLength(1);
  expect(document.headings.map(textOf).join('')).not.toBe('');
  expect(countWords(document.text, script)).toBeGreaterThanOrEqual(fewestWords(page.route));
  if (script === 'Latin') expect(likelyLanguage(document.ownText)).toBe(textLocale);
  if (page.fallback) expect(document.text).toContain(say(locale, 'site:notice.fallback'));
}

for (const locale of LOCALES) {
  const pages = pagesOf([locale]);

  describe(locale, () => {
    // A test for each route, not for each page: there are hundreds of the guide's.
    for (const route of new Set(pages.map((page) => page.route))) {
      it(`pages of ${route} answer as in the table`, async () => {
        for (const page of pages.filter((one) => one.route === route)) await expectAsInTable(page, locale);
      });
    }

    it('titles are unique', async () => {
      const titles = new Map<string, string>();
      // Users who may not see a page get the same page about that everywhere.
      for (const page of pages.filter((candidate) => expectedStatus(candidate) === 200)) {
        const file = join(PUBLIC, page.path, 'index.html');
        const document = existsSync(file)
          ? parseDocument(readFileSync(file, 'utf8'))
          : await read(await ask(page.path));
        const { title } = document;
        expect(title.trim()).not.toBe('');
        // Another page's with the same title.
        expect([page.path, title, titles.get(title)]).toEqual([page.path, title, undefined]);
        titles.set(title, page.path);
      }
    });

    for (const path of MISSING_BELOW_LOCALE) {
      it(`/${locale}/${path} is the not-found page`, async () => {
        const response = await ask(`/${locale}/${path}`);
        expect(response.status).toBe(404);
        const document = await read(response);
        expectLocalized(document, locale);
        expect(document.text).toContain(say(locale, 'status:404.title'));
      });
    }
  });
}

describe('paths without a locale', () => {
  for (const path of MISSING_WITHOUT_LOCALE) {
    it(`${path} is the not-found page in a requested language`, async () => {
      const response = await ask(path, { 'accept-language': 'ja' });
      expect(response.status).toBe(404);
      expectLocalized(await read(response), 'ja');
    });
  }
});

describe('error pages of functions', () => {
  for (const locale of LOCALES) {
    for (const status of FALLBACK_STATUSES) {
      it(`${status} has a page in ${locale}`, () => {
        const document = parseDocument(readFileSync(join(ROOT, '.facet/shell', locale, `${status}.html`), 'utf8'));
        expectLocalized(document, locale);
        expect(document.text).toContain(say(locale, `status:${status}.title`));
      });
    }
  }
});

it('the table of routes is not empty', () => {
  expect(pagesOf(['en']).length).toBeGreaterThan(AUTH_PATHNAMES.length + Object.keys(ROUTES).length / 2);
});
