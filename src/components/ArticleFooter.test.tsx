import { ArticleFooter } from './ArticleFooter';
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

it('offers no editing where nobody said where the repository is', () => {
  const html = shown(<ArticleFooter editUrl={null} tags={[{ name: 'Names', path: '/a/' }]} />);
  expect(elements(html, 'a')).toHaveLength(1);
});

it('is absent where there is nothing to say', () => {
  expect(shown(<ArticleFooter editUrl={null} />)).toBe('');
});
