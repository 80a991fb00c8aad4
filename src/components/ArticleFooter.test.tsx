import { slug } from 'github-slugger';
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

it('names the list of tags by an id that no heading of the text can have', () => {
  const html = shown(<ArticleFooter editUrl={null} tags={[{ name: 'Names', path: '/a/' }]} />);
  const [label] = elements(html, 'p').flatMap((element) => element.get('id') ?? []);
  expect(elements(html, 'ul').map((list) => list.get('aria-labelledby'))).toEqual([label]);
  expect(slug(label ?? '')).not.toBe(label);
});

it('offers no editing where nobody said where the repository is', () => {
  const html = shown(<ArticleFooter editUrl={null} tags={[{ name: 'Names', path: '/a/' }]} />);
  expect(elements(html, 'a')).toHaveLength(1);
});

it('is absent where there is nothing to say', () => {
  expect(shown(<ArticleFooter editUrl={null} />)).toBe('');
});
