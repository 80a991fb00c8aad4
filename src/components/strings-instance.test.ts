import { keepingTexts, stringsInstance } from './strings-instance';
import { everyText, textsOf } from './testing/every-text';
import { stringsOf } from './testing/shown';

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
it.each(['en', 'ar'] as const)('says what i18next says, for every string in %s', (locale) => {
  const i18n = stringsInstance({ [locale]: stringsOf(locale) });
  const keeping = keepingTexts(stringsInstance({ [locale]: stringsOf(locale) }));
  const different = everyText(locale).flatMap(({ namespace, key, filled, counted }) => {
    const plain = textsOf(i18n, locale, namespace);
    const kept = textsOf(keeping, locale, namespace);
    return [{}, filled('$& {{name}} $t(x) <b>'), filled(7), { replace: filled('x'), count: 2 }, ...counted]
      .map((params) => ({ key, expected: plain(key, params), kept: kept(key, params) }))
      .filter((texts) => texts.kept !== texts.expected);
  });
  expect(different).toEqual([]);
});
