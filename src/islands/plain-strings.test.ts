import { createInstance } from 'i18next';
import { readFileSync } from 'node:fs';
import { LOCALES } from '../site/locales';
import { plainStrings } from './plain-strings';

interface Tree {
  readonly [key: string]: string | Tree;
}

const keysOf = (tree: Tree, start = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${start}${key}`] : keysOf(value, `${start}${key}.`),
  );

it.each(LOCALES)('says in %s what i18next says', (locale) => {
  const feedback = JSON.parse(readFileSync(`locales/${locale}/feedback.json`, 'utf8')) as Tree;
  const i18n = createInstance();
  void i18n.init({
    lng: locale,
    fallbackLng: false,
    initImmediate: false,
    returnNull: false,
    interpolation: { escapeValue: false },
    resources: { [locale]: { feedback } },
  });
  const theirs = i18n.getFixedT(locale, 'feedback') as unknown as (key: string, params: object) => string;
  const ours = plainStrings(locale, { feedback }).getFixedT(locale, 'feedback') as unknown as typeof theirs;
  const keys = new Set(keysOf(feedback).flatMap((key) => [key, key.replace(/_[a-z]+$/, '')]));
  expect(keys.size).toBeGreaterThan(50);
  const other = { number: '12', size: '$& 4 MB', max: 5, time: '<b>' };
  for (const key of keys) {
    for (const count of [undefined, 0, 1, 2, 3, 11, 100, 1_000_000]) {
      const params = count === undefined ? other : { ...other, count };
      expect([key, count, ours(key, params)]).toEqual([key, count, theirs(key, params)]);
    }
  }
});
