import { elements, shown } from './testing/shown';
import { TagPage } from './TagPage';

const POST = {
  title: 'One name',
  description: 'In five places.',
  path: '/a/',
  published: '2025-03-14',
  readingMinutes: 3,
};

it('names the tag, counts its posts and lists them all', () => {
  const posts = Array.from({ length: 12 }, (_, n) => ({ ...POST, path: `/ar/posts/p${n}/` }));
  const html = shown(<TagPage title="مقالات في موضوع «الأسماء»" posts={posts} />, 'ar');
  expect(html).toContain('<h1>مقالات في موضوع «الأسماء»</h1>');
  expect(html).toContain('12 مقالًا');
  expect(elements(html, 'a').map((link) => link.get('href'))).toEqual(posts.map(({ path }) => path));
});

it('counts in the plural of the language', () => {
  expect(shown(<TagPage title="x" posts={[POST]} />, 'en')).toContain('>1 post<');
  expect(shown(<TagPage title="x" posts={[POST, { ...POST, path: '/b/' }]} />, 'ar')).toContain('>مقالان<');
});
