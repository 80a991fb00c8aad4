import { keepingTexts, stringsInstance } from './strings-instance';

it('keeps a text for its locale, its namespace and its key, and none that takes parameters', () => {
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
