import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '../site/locales';
import { keepingTexts, stringsInstance } from './strings-instance';

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

type Text = (key: string, params?: Readonly<Record<string, unknown>>) => string;

const textsOf = (i18n: ReturnType<typeof stringsInstance>, locale: string, namespace: string) =>
  i18n.getFixedT(locale, namespace) as unknown as Text;

it.each(LOCALES)('says what i18next says, for every string in %s', (locale) => {
  const folder = join(__dirname, '../../locales', locale);
  const strings = Object.fromEntries(
    readdirSync(folder).map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(join(folder, file), 'utf8')) as object,
    ]),
  );
  const keysOf = (value: unknown, path: string): string[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, below]) => keysOf(below, path === '' ? key : `${path}.${key}`))
      : [path.replace(/_(zero|one|two|few|many|other)$/, '')];
  const i18n = stringsInstance({ [locale]: strings });
  const keeping = keepingTexts(stringsInstance({ [locale]: strings }));
  const compared: string[] = [];
  const different: object[] = [];
  for (const namespace of Object.keys(strings)) {
    const plain = textsOf(i18n, locale, namespace);
    const kept = textsOf(keeping, locale, namespace);
    const keys = keysOf(strings[namespace], '');
    // Those with a text for each plural category are listed once for each.
    const plural = new Set(keys.filter((key, index) => keys.indexOf(key) !== index));
    for (const key of new Set(keys)) {
      const names: readonly string[] = plain(key, { skipInterpolation: true, count: 3 }).match(/(?<=\{\{)\w+/g) ?? [];
      const values = (value: string | number) => Object.fromEntries(names.map((name) => [name, value]));
      const filled = [{}, values('$& {{name}} $t(x) <b>'), values(7), { replace: values('x'), count: 2 }];
      const isCounted = plural.has(key) || names.includes('count');
      const counts = isCounted ? [0, 1, 2, 3, 11, 100, 1.5] : [3];
      const counted = counts.map((count) => ({ ...values('x'), count }));
      for (const params of [...filled, ...counted]) {
        const texts = { key, expected: plain(key, params), kept: kept(key, params) };
        compared.push(texts.kept);
        if (texts.kept !== texts.expected) different.push(texts);
      }
    }
  }
  expect(different).toEqual([]);
  expect(compared.length).toBeGreaterThan(5000);
});
