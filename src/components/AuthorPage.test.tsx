import { AuthorPage } from './AuthorPage';
import { elements, shown } from './testing/shown';

it('says who somebody is and lists what they wrote', () => {
  const post = {
    title: 'One name',
    description: 'd',
    path: '/de/posts/a/',
    published: '2025-03-14',
    readingMinutes: 3,
  };
  const html = shown(<AuthorPage name="Ada" about="Misst Marken." posts={[post]} />, 'de');
  expect(html).toMatch(/<h1>Ada<\/h1>.*Misst Marken\..*1 Beitrag</s);
  expect(elements(html, 'a').map((link) => link.get('href'))).toEqual(['/de/posts/a/']);
});
