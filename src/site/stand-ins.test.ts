import { hasStandIns, languageKey, withStandIns } from './stand-ins';

const english = {
  skip: 'Skip',
  nav: { label: 'Main', home: 'Home' },
  pages_one: '{{count}} page',
  pages_other: '{{count}} pages',
};

it('leaves a language alone that lacks nothing', () => {
  const own = {
    skip: 'Passer',
    nav: { label: 'Menu', home: 'Accueil' },
    pages_one: 'a',
    pages_many: 'b',
    pages_other: 'c',
  };
  expect(withStandIns('fr', own, english)).toBe(own);
  expect(hasStandIns(own)).toBe(false);
});

it('fills in English, and says of each such text that it is English', () => {
  const filled = withStandIns(
    'de',
    { nav: { home: 'Start' }, own: 'Eigenes', pages_one: 'a', pages_other: 'b' },
    english,
  );
  expect(filled).toEqual({
    skip: 'Skip',
    nav: { label: 'Main', home: 'Start' },
    own: 'Eigenes',
    pages_one: 'a',
    pages_other: 'b',
    '@lang': { skip: 'en', nav: { label: 'en' } },
  });
  expect(hasStandIns(filled)).toBe(true);
  expect(languageKey('nav.label')).toBe('@lang.nav.label');
});

it('has the English text of a number where there is one', () => {
  const own = { skip: 'Weiter', nav: { label: 'Menü', home: 'Start' } };
  expect(withStandIns('de', own, english)).toMatchObject({
    pages_one: '{{count}} page',
    pages_other: '{{count}} pages',
  });
});

it('has a text for each number the language tells apart', () => {
  const { '@lang': languages, ...texts } = withStandIns('ar', { pages_one: 'صفحة' }, english) as Record<string, object>;
  const forms = Object.entries(texts).filter(([key]) => key.startsWith('pages_'));
  expect(new Map(forms)).toEqual(
    new Map([
      ['pages_one', 'صفحة'],
      ...['zero', 'two', 'few', 'many', 'other'].map((form) => [`pages_${form}`, '{{count}} pages'] as const),
    ]),
  );
  expect(languages).toMatchObject({ pages_two: 'en', skip: 'en' });
  expect(languages).not.toHaveProperty('pages_one');
});
