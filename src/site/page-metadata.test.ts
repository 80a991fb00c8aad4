import { hreflangLinks } from './page-metadata';

it('names the page of the default locale for readers of none, and no other in its place', () => {
  const [en, de, ar] = (['en', 'de', 'ar'] as const).map((locale) => ({
    locale,
    url: `https://facet.example/${locale}/`,
  }));
  if (en === undefined || de === undefined || ar === undefined) throw new Error('there are three');
  expect(hreflangLinks([de, en]).map(({ hreflang, url }) => [hreflang, url])).toEqual([
    ['de', de.url],
    ['en', en.url],
    ['x-default', en.url],
  ]);
  expect(hreflangLinks([de, ar]).map(({ hreflang }) => hreflang)).toEqual(['de', 'ar']);
});
