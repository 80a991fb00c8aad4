import { inLocale, localeOf } from './routes';

it.each([
  ['/de', 'de'],
  ['/de/', 'de'],
  ['/ar/posts/a/', 'ar'],
  ['/design/', null],
  ['/en-gb/', null],
  ['/', null],
  ['', null],
  ['de/', null],
  ['/x/de/', null],
  // Known where a build has it alone.
  ['/ar-xb/', null],
])('%s begins with the locale %s', (path, locale) => {
  expect(localeOf(path)).toBe(locale);
});

it('knows the locales of the build', () => {
  expect(localeOf('/ar-xb/posts/', ['en', 'ar-xb'])).toBe('ar-xb');
  expect(localeOf('/de/', ['en', 'ar-xb'])).toBeNull();
});

it('swaps the first segment alone', () => {
  expect(inLocale('/de/posts/de/', 'ja')).toBe('/ja/posts/de/');
  expect(inLocale('/de', 'ja')).toBe('/ja');
});
