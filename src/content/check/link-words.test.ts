import { strangeLinks } from './link-words';
import type { ContentFile } from './read-content';

const page = (slug: string, locale: string, title: string, links: readonly object[] = []) =>
  ({
    file: `content/guide/${slug}/${locale}.mdx`,
    address: { kind: 'guide', slug, version: null, locale },
    frontMatter: { title },
    body: { links, headings: [{ id: 'prices', text: 'What it costs', depth: 2, line: 9 }] },
    bodyLine: 5,
  }) as unknown as ContentFile;

const legal = (version: string, text: string) =>
  ({
    ...page('terms', 'en', 'Terms of use', [{ href: '/en/guide/contrast/', text, line: 3 }]),
    file: `content/legal/terms/${version}/en.mdx`,
    address: { kind: 'legal', slug: 'terms', version, locale: 'en' },
  }) as unknown as ContentFile;

const warned = (locale: string, title: string, text: string, fragment = '') =>
  strangeLinks([
    page('contrast', locale, title),
    page('zoom', locale, 'Zoom', [{ href: `/${locale}/guide/contrast/${fragment}`, text, line: 3 }]),
  ]).map(({ file, line }) => `${file}:${line ?? 0}`);

it.each([
  ['en', 'Colour contrast: readable text', 'readable texts'],
  ['de', 'Farbkontrast: lesbarer Text', 'Lesbare Texte'],
  ['ja', '文字色と背景色のコントラスト比', '背景の色とコントラスト'],
  ['ar', 'تباين الألوان', 'التباين'],
  ['ar', 'النص البديل', 'بديل'],
])('takes in %s forms of one word for it', (locale, title, text) => {
  expect(warned(locale, title, text)).toEqual([]);
});

it('warns of a link that is called otherwise, at its line', () => {
  expect(warned('en', 'Colour: readable text', 'one line')).toEqual(['content/guide/zoom/en.mdx:7']);
});

it('takes the words of the heading that the link leads to', () => {
  expect(warned('en', 'Colour: readable text', 'costs', '#prices')).toEqual([]);
});

it('takes a mere article for no word', () => {
  expect(warned('en', 'The colours of a text', 'the line')).toHaveLength(1);
});

it('leaves earlier versions of a legal document as they were', () => {
  const versions = [legal('2026-01-01', 'one line'), legal('2026-02-01', 'another line')];
  expect(strangeLinks([page('contrast', 'en', 'Colour: readable text'), ...versions]).map(({ file }) => file)).toEqual([
    'content/legal/terms/2026-02-01/en.mdx',
  ]);
});
