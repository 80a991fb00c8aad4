import type { Locale } from '../../site/locales';
import { arabicForms, createSearcher, questionIn, withQuestion } from './find';
import type { OpenIndex, PagefindPage, PagefindResult } from './pagefind';

interface Page extends Partial<PagefindPage> {
  readonly url: string;
  readonly score?: number;
}

/** An index that answers any of the given terms, and notes what it was asked. */
function index(pages: Readonly<Record<string, readonly Page[]>>, asked: unknown[] = []) {
  return {
    search: (term: string, options?: unknown) => {
      asked.push([term, options]);
      const results = (pages[term] ?? []).map(({ score = 1, ...page }): PagefindResult => ({
        id: page.url,
        score,
        data: () => Promise.resolve({ excerpt: 'a <mark>word</mark>', meta: { title: page.url }, ...page }),
      }));
      return Promise.resolve({ results });
    },
  };
}

const opener =
  (indexes: Partial<Record<Locale, ReturnType<typeof index>>>, opened: unknown[] = []): OpenIndex =>
  (locale, attempt) => {
    opened.push([locale, attempt]);
    const found = indexes[locale];
    return found === undefined ? Promise.reject(new TypeError('not loaded')) : Promise.resolve(found);
  };

describe('what is searched', () => {
  it('is the page’s language alone, until English is asked for', async () => {
    const opened: unknown[] = [];
    const asked: unknown[] = [];
    const { find } = createSearcher('de', opener({ de: index({}), en: index({}, asked) }, opened));
    await find({ query: ' name ', english: false }, 10);
    expect(opened).toEqual([['de', 0]]);
    await find({ query: ' name ', english: true }, 10);
    expect(opened).toEqual([
      ['de', 0],
      ['en', 0],
    ]);
    expect(asked).toEqual([['name', { filters: { without: 'de' } }]]);
  });

  it('is the English index on a page of a pseudo-locale, which has none of its own', async () => {
    const opened: unknown[] = [];
    const { find } = createSearcher('ar-xb', opener({ en: index({}) }, opened));
    await find({ query: 'name', english: true }, 10);
    expect(opened).toEqual([['en', 0]]);
  });

  it('is English once on an English page', async () => {
    const asked: unknown[] = [];
    await createSearcher('en', opener({ en: index({}, asked) })).find({ query: 'name', english: true }, 10);
    expect(asked).toEqual([['name', { filters: {} }]]);
  });

  it('is an Arabic word with "and" before it, too, each page once and by its best score', async () => {
    const ar = index({
      الصيغة: [{ url: '/ar/posts/a/', score: 1 }],
      والصيغة: [
        { url: '/ar/posts/b/', score: 2 },
        { url: '/ar/posts/a/', score: 3 },
        { url: '/ar/posts/c/', score: 5 },
      ],
    });
    const { hits, count } = await createSearcher('ar', opener({ ar })).find({ query: 'الصيغة', english: false }, 10);
    expect(hits.map(({ path }) => path)).toEqual(['/ar/posts/c/', '/ar/posts/a/', '/ar/posts/b/']);
    expect(count).toBe(3);
  });

  it('is each Arabic word without its article, too, where a word is left', () => {
    expect(arabicForms('والصورة')).toEqual(['والصورة', 'صورة', 'فالصورة']);
    expect(arabicForms('معاينة الرابط')).toEqual([
      'معاينة الرابط',
      'معاينة رابط',
      'والمعاينة والرابط',
      'فالمعاينة فالرابط',
    ]);
    expect(arabicForms('الد')).toEqual(['الد', 'والالد', 'فالالد']);
    expect(arabicForms('og:image')).toEqual(['og:image']);
  });
});

describe('what is found', () => {
  it('leads to the page in the reader’s language where the text is shown there', async () => {
    const en = index({
      name: [
        { url: '/en/posts/a/', meta: { title: 'A', kind: 'post', date: '2026-11-17', fallback: 'de ja' } },
        { url: '/en/legal/b/', meta: { title: 'B', kind: 'legal' } },
      ],
    });
    const de = index({ name: [{ url: '/de/posts/c/', score: 0 }] });
    const { find } = createSearcher('de', opener({ de, en }));
    const { hits } = await find({ query: 'name', english: true }, 10);
    expect(hits.map(({ path, lang, kind, date }) => ({ path, lang, kind, date }))).toEqual([
      { path: '/de/posts/c/', lang: undefined, kind: null, date: null },
      { path: '/de/posts/a/', lang: 'en', kind: 'post', date: '2026-11-17' },
      { path: '/en/legal/b/', lang: 'en', kind: 'legal', date: null },
    ]);
  });

  it('is described where no word of the text was found', async () => {
    const en = index({
      name: [{ url: '/en/posts/a/', excerpt: 'It begins', meta: { title: 'A', description: 'About' } }],
    });
    const { hits } = await createSearcher('en', opener({ en })).find({ query: 'name', english: false }, 10);
    expect(hits[0]?.excerpt).toEqual([{ text: 'About', found: false }]);
  });

  it('is counted whole and read as far as it is shown', async () => {
    let read = 0;
    const pages = Array.from({ length: 30 }, (_, n) => ({ url: `/en/posts/${n}/` }));
    const en = index({ name: pages });
    const counting = {
      search: async (term: string) => ({
        results: (await en.search(term)).results.map((result) => ({
          ...result,
          data: () => {
            read += 1;
            return result.data();
          },
        })),
      }),
    };
    const { find } = createSearcher('en', () => Promise.resolve(counting));
    const { count, hits } = await find({ query: 'name', english: false }, 10);
    expect([count, hits.length, read]).toEqual([30, 10, 10]);
  });
});

it('asks anew for an index that could not be loaded', async () => {
  const opened: unknown[] = [];
  const indexes: Partial<Record<Locale, ReturnType<typeof index>>> = {};
  const { find } = createSearcher('en', opener(indexes, opened));
  await expect(find({ query: 'name', english: false }, 10)).rejects.toThrow('not loaded');
  indexes.en = index({});
  await expect(find({ query: 'name', english: false }, 10)).resolves.toMatchObject({ count: 0 });
  expect(opened).toEqual([
    ['en', 0],
    ['en', 1],
  ]);
});

it('asks anew for the English index, too', async () => {
  const indexes: Partial<Record<Locale, ReturnType<typeof index>>> = { de: index({}) };
  const { find } = createSearcher('de', opener(indexes));
  await expect(find({ query: 'name', english: true }, 10)).rejects.toThrow('not loaded');
  indexes.en = index({});
  await expect(find({ query: 'name', english: true }, 10)).resolves.toMatchObject({ count: 0 });
});

describe('an address', () => {
  it.each([
    ['', { query: 'og image', english: true }, '?q=og+image&en=1'],
    ['?ref=x&q=old&en=1', { query: 'new', english: false }, '?ref=x&q=new'],
    ['?q=old', { query: '  ', english: false }, ''],
    ['', { query: ' new ', english: false }, '?q=new'],
  ])('that ends in %p takes a question', (before, question, after) => {
    expect(withQuestion(before, question)).toBe(after);
  });

  it('may say only that English is to be searched', () => {
    expect(questionIn('?en=on')).toEqual({ query: '', english: true });
    expect(withQuestion('', { query: ' ', english: true })).toBe('?en=1');
  });

  it('gives the question back', () => {
    const question = { query: '名前 & <b>', english: true };
    expect(questionIn(withQuestion('', question))).toEqual(question);
  });
});
