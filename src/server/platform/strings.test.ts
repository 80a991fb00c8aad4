import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '../../site/locales';
import * as catalogs from './catalogs';
import { createStrings, type Catalog } from './strings';

const errors: Catalog = [
  { greeting: '{{name}} & co', hours_one: '{{count}} hour', hours_other: '{{count}} hours' },
  { greeting: '{{name}} & Co.' },
  {},
  {},
  {},
  {},
];

describe('catalogs', () => {
  const rows = Object.entries<Catalog>(catalogs).map(([name, catalog]) => ({
    namespace: name.replace(/Catalog$/, '').replace(/[A-Z]|\d+/g, (letter) => `-${letter.toLowerCase()}`),
    catalog,
  }));

  it.each(rows)('hold $namespace of every locale in its place', ({ namespace, catalog }) => {
    const files = LOCALES.map((locale) => join(__dirname, '../../../locales', locale, `${namespace}.json`));
    expect(catalog).toEqual(files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as unknown));
  });
});

describe('createStrings', () => {
  const strings = createStrings({ errors });
  const translate = (locale: string, key: string, options = {}) =>
    (strings.getFixedT(locale, 'errors') as (key: string, options: object) => string)(key, options);

  it('has each locale’s own words, with plurals, and leaves escaping to whoever renders', () => {
    expect(translate('de', 'greeting', { name: '<A>' })).toBe('<A> & Co.');
    expect(translate('en', 'hours', { count: 2 })).toBe('2 hours');
  });

  it('has the default locale’s words for pseudo-locales, changed', () => {
    expect(translate('en-xa', 'greeting', { name: 'Ada' })).toBe('Ada & çöö');
    expect(translate('en-xa', 'hours', { count: 2 })).toBe('2 ĥööûûŕš');
    expect(translate('ar-xb', 'hours', { count: 3 })).toBe('3 \u200F\u202Ehours\u202C\u200F');
    expect(() => translate('en-xa', 'nothing')).toThrow('no string for nothing');
  });

  it('has English where a locale has no words, and throws where English has none', () => {
    expect(translate('fr', 'greeting', { name: 'A' })).toBe('A & co');
    expect(translate('ar', 'hours', { count: 2 })).toBe('2 hours');
    expect(() => translate('fr', 'nothing')).toThrow('no string for nothing');
    expect(translate('fr', 'nothing', { defaultValue: '' })).toBe('');
  });
});
