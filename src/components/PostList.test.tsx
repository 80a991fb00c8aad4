import { PostList } from './PostList';
import { elements, shown } from './testing/shown';

const POST = {
  title: 'One name',
  description: 'In five places.',
  path: '/ar/posts/names/',
  published: '2025-03-14',
  readingMinutes: 3,
};

it('marks title and description of an untranslated post with their language and direction, and says so', () => {
  const html = shown(<PostList posts={[{ ...POST, lang: 'en', fallback: true }]} />, 'ar');
  const [link] = elements(html, 'a');
  expect([link?.get('lang'), link?.get('dir'), link?.get('hrefLang')]).toEqual(['en', 'ltr', 'en']);
  expect(html).toContain('<span lang="en" dir="ltr">In five places.</span>');
  expect(html).toMatch(/<small>[^<]*الإنجليزية/);
});

it('says nothing of the kind of a translated one', () => {
  const html = shown(<PostList posts={[POST]} />, 'ar');
  expect(html).not.toMatch(/<small>|lang="en"/);
});

it('writes days as the reader does, the same for every time zone', () => {
  const html = shown(<PostList posts={[POST]} />, 'ja');
  expect(html).toContain('<time dateTime="2025-03-14">2025年3月14日</time>');
});
