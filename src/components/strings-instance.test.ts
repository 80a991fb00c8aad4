import { keepingTexts, stringsInstance } from './strings-instance';
import { describeKeptTexts } from './testing/kept-texts';

it('keeps a text for its locale, its namespace and its key, and fills in its parameters each time', () => {
  const i18n = keepingTexts(
    stringsInstance({
      en: { site: { title: 'Site', by: 'By {{name}}' }, home: { title: 'Home' } },
      de: { site: { title: 'Website', by: 'Von {{name}}' } },
    }),
  );
  const text = (locale: string, namespace: string, key: string, params?: object) =>
    (i18n.getFixedT(locale, namespace) as (key: string, params?: object) => string)(key, params);
  for (let time = 0; time < 2; time += 1) {
    expect([text('en', 'site', 'title'), text('en', 'home', 'title'), text('de', 'site', 'title')]).toEqual([
      'Site',
      'Home',
      'Website',
    ]);
  }
  expect([text('en', 'site', 'by', { name: 'Ada' }), text('en', 'site', 'by', { name: 'Bo' })]).toEqual([
    'By Ada',
    'By Bo',
  ]);
});

// One with few plural forms and one with all of them: the rest is the same in every language.
// strings-instance.long.test.ts asks for every string.
describeKeptTexts(['en', 'ar'], 5);
