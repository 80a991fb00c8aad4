import { slug } from 'github-slugger';
import { ArticleFooter, PostNeighbours } from './ArticleFooter';
import { elements, shown } from './testing/shown';

it('leads to the listings of the tags, the neighbours and the file', () => {
  const html = shown(
    <ArticleFooter
      editUrl="https://code.example/edit/a.mdx"
      tags={[{ name: 'Names', path: '/en/posts/tag/names/' }]}
      older={{ path: '/en/posts/b/', title: 'B', fallback: false }}
    />,
  );
  expect(elements(html, 'a').map((link) => [link.get('rel'), link.get('href')])).toEqual([
    ['tag', '/en/posts/tag/names/'],
    ['next', '/en/posts/b/'],
    [undefined, 'https://code.example/edit/a.mdx'],
  ]);
});

it('names the list of tags by an id that no heading of the text can have', () => {
  const html = shown(<ArticleFooter editUrl={null} tags={[{ name: 'Names', path: '/a/' }]} />);
  const [label] = elements(html, 'p').flatMap((element) => element.get('id') ?? []);
  expect(elements(html, 'ul').map((list) => list.get('aria-labelledby'))).toEqual([label]);
  expect(slug(label ?? '')).not.toBe(label);
});

it('offers no editing if the repository is unknown', () => {
  const html = shown(<ArticleFooter editUrl={null} tags={[{ name: 'Names', path: '/a/' }]} />);
  expect(elements(html, 'a')).toHaveLength(1);
});

it('is absent where there is nothing to say', () => {
  expect(shown(<ArticleFooter editUrl={null} />)).toBe('');
});

const NEIGHBOUR = { path: '/ja/posts/a/', title: '記事', fallback: false };

it('says in words which article is newer and which is older', () => {
  const html = shown(<PostNeighbours newer={NEIGHBOUR} older={{ ...NEIGHBOUR, path: '/ja/posts/b/' }} />, 'ja');
  expect(html).toMatch(/新しい項目.*\/ja\/posts\/a\/.*古い項目.*\/ja\/posts\/b\//s);
  expect(elements(html, 'nav')[0]?.get('aria-label')).toBe('前後のページ');
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
