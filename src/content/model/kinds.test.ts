import { parseContentPath } from './kinds';

describe('paths of content', () => {
  it.each([
    ['posts/hello/en.mdx', { kind: 'post', slug: 'hello', version: null, locale: 'en' }],
    ['changelog/2026-11-a/ar.mdx', { kind: 'changelog', slug: '2026-11-a', version: null, locale: 'ar' }],
    ['legal/privacy/2026-11-20/ja.mdx', { kind: 'legal', slug: 'privacy', version: '2026-11-20', locale: 'ja' }],
    ['guide/https/en.mdx', { kind: 'guide', slug: 'https', version: null, locale: 'en' }],
    ['pages/home/de.mdx', { kind: 'page', slug: 'home', version: null, locale: 'de' }],
  ])('%s', (path, address) => {
    expect(parseContentPath(path)).toEqual(address);
  });

  it.each([
    ['news/hello/en.mdx', 'This place is not one for content.'],
    ['posts/en.mdx', 'This place is not one for content.'],
    ['posts/a/b/en.mdx', 'This place is not one for content.'],
    ['posts/Hello/en.mdx', '"Hello" is not a slug.'],
    ['posts/🎉/en.mdx', '"🎉" is not a slug.'],
    ['posts/a--b/en.mdx', '"a--b" is not a slug.'],
    ['posts/a-/en.mdx', '"a-" is not a slug.'],
    ['posts/tag/en.mdx', 'The slug "tag" is taken by a listing.'],
    ['posts/hello/pt.mdx', '"pt" is not a locale of this site.'],
    ['legal/terms/november/en.mdx', '"november" is not a day of the calendar.'],
    ['legal/terms/2026-02-30/en.mdx', '"2026-02-30" is not a day of the calendar.'],
    ['legal/terms/2026-11-1/en.mdx', '"2026-11-1" is not a day of the calendar.'],
    ['legal/terms/2026-11-20-2/en.mdx', '"2026-11-20-2" is not a day of the calendar.'],
    ['legal/terms/en.mdx', 'This place is not one for content.'],
    ['guide/httsp/en.mdx', 'The rubric has no check "httsp".'],
    ['pages/team/en.mdx', 'The site has no page "team".'],
  ])('%s is refused', (path, message) => {
    expect(parseContentPath(path)).toMatchObject({ file: `content/${path}`, message });
  });
});
