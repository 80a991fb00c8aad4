import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildI18n, readStrings } from './strings';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'facet-strings-'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

describe('interface strings', () => {
  beforeEach(() => {
    write(
      'locales/en/site.json',
      '{ "skip": "Skip", "by": "By", "minutes_one": "a minute", "minutes_other": "{{count}} minutes" }',
    );
    write('locales/en/home.json', '{ "title": "Home" }');
    write('locales/fr/site.json', '{ "skip": "Passer", "minutes_one": "une minute" }');
  });

  it('are those of the locale, and where one is missing the default locale’s, never a key', () => {
    const i18n = buildI18n(root);
    const site = i18n.getFixedT('fr', 'site') as (key: string, params?: object) => string;
    expect([site('skip'), site('by')]).toEqual(['Passer', 'By']);
    expect([site('minutes', { count: 1 }), site('minutes', { count: 5 })]).toEqual(['une minute', '5 minutes']);
    expect((i18n.getFixedT('fr', 'home') as (key: string) => string)('title')).toBe('Home');
    expect((i18n.getFixedT('ja', 'home') as (key: string) => string)('title')).toBe('Home');
  });

  it('name the file that is not JSON', () => {
    write('locales/en/site.json', '{');
    expect(() => readStrings(root, 'en')).toThrow(
      /^locales\/en\/site\.json is not JSON: .*\n {2}Fix: correct the line\.$/,
    );
  });
});
