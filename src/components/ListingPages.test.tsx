import { CollectionPage, FeedLinks } from './ListingPages';
import { elements, shown } from './testing/shown';

const POST = {
  title: 'One name',
  description: 'In five places.',
  path: '/a/',
  published: '2025-03-14',
  readingMinutes: 3,
};

const TAGS = [
  { name: 'الأسماء', path: '/ar/posts/tag/names/' },
  { name: 'الصور', path: '/ar/posts/tag/images/' },
];
const TEXTS = { title: 'x', lede: 'y', tags: TAGS };

it('names the tag, counts its posts and lists them all', () => {
  const posts = Array.from({ length: 12 }, (_, n) => ({ ...POST, path: `/ar/posts/p${n}/` }));
  const html = shown(<CollectionPage {...TEXTS} title="مقالات في موضوع «الأسماء»" posts={posts} />, 'ar');
  expect(html).toContain('<h1>مقالات في موضوع «الأسماء»</h1>');
  expect(html).toContain('12 مقالًا');
  expect(elements(html, 'a').map((link) => link.get('href'))).toEqual([
    ...TAGS.map(({ path }) => path),
    ...posts.map(({ path }) => path),
  ]);
});

it('says which of the tags it is', () => {
  const html = shown(<CollectionPage {...TEXTS} posts={[POST]} current="/ar/posts/tag/images/" />, 'ar');
  const marked = elements(html, 'a').filter((link) => link.get('aria-current') === 'page');
  expect(marked.map((link) => link.get('href'))).toEqual(['/ar/posts/tag/images/']);
});

it('counts in the plural of the language', () => {
  expect(shown(<CollectionPage {...TEXTS} posts={[POST]} />, 'en')).toContain('>1 post<');
  expect(shown(<CollectionPage {...TEXTS} posts={[POST, { ...POST, path: '/b/' }]} />, 'ar')).toContain('>مقالان<');
});

it('describes an author and lists what they wrote', () => {
  const post = {
    title: 'One name',
    description: 'd',
    path: '/de/posts/a/',
    published: '2025-03-14',
    readingMinutes: 3,
  };
  const html = shown(<CollectionPage title="Ada" lede="Misst Marken." posts={[post]} />, 'de');
  expect(html).toMatch(/<h1>Ada<\/h1>.*Misst Marken\..*1 Beitrag</s);
  expect(elements(html, 'a').map((link) => link.get('href'))).toEqual(['/de/posts/a/']);
});

it('links to the feeds of the section in the locale of the page, each with its media type', () => {
  const links = elements(shown(<FeedLinks section="changelog" />, 'ja'), 'a');
  expect(links.map((link) => [link.get('href'), link.get('type')])).toEqual([
    ['/ja/changelog/rss.xml', 'application/rss+xml'],
    ['/ja/changelog/atom.xml', 'application/atom+xml'],
    ['/ja/changelog/feed.json', 'application/feed+json'],
  ]);
});
