import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { i18n } from 'i18next';
import { createStrings } from './strings';

/** As on Netlify's Lambda, where files beside a function are below this folder. */
const root = mkdtempSync(join(tmpdir(), 'facet-strings-'));
let strings: i18n;

beforeAll(() => {
  const errors = {
    en: { greeting: '{{name}} & co', hours_one: '{{count}} hour', hours_other: '{{count}} hours' },
    de: { greeting: '{{name}} & Co.' },
    fr: {},
    ar: {},
  };
  for (const [locale, strings] of Object.entries(errors)) {
    mkdirSync(join(root, 'locales', locale), { recursive: true });
    writeFileSync(join(root, 'locales', locale, 'errors.json'), JSON.stringify(strings));
  }
  process.env['LAMBDA_TASK_ROOT'] = root;
  strings = createStrings(['errors']);
});

afterAll(() => {
  delete process.env['LAMBDA_TASK_ROOT'];
  rmSync(root, { recursive: true });
});

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
