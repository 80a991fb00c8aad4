import { PostNeighbours } from './PostNeighbours';
import { elements, shown } from './testing/shown';

const NEIGHBOUR = { path: '/ja/posts/a/', title: '記事', fallback: false };

it('says in words which article is newer and which is older', () => {
  const html = shown(<PostNeighbours newer={NEIGHBOUR} older={{ ...NEIGHBOUR, path: '/ja/posts/b/' }} />, 'ja');
  expect(html).toMatch(/新しい項目.*\/ja\/posts\/a\/.*古い項目.*\/ja\/posts\/b\//s);
  expect(elements(html, 'nav')[0]?.get('aria-label')).toBe('前後の項目');
});

it('marks an article that is not translated with its language, and says so', () => {
  const html = shown(<PostNeighbours newer={null} older={{ ...NEIGHBOUR, title: 'Name', fallback: true }} />, 'ar');
  const [link] = elements(html, 'a');
  expect([link?.get('lang'), link?.get('dir'), link?.get('hrefLang')]).toEqual(['en', 'ltr', 'en']);
  expect(html).toMatch(/<small>[^<]*الإنجليزية/);
  expect(html).not.toContain('الأحدث</span>');
});

it('claims no other language of a translated one', () => {
  expect(shown(<PostNeighbours newer={NEIGHBOUR} older={null} />, 'ja')).not.toMatch(/<small>|lang=|dir=/i);
});

it('is absent where an article is the only one', () => {
  expect(shown(<PostNeighbours newer={null} older={null} />)).toBe('');
});
