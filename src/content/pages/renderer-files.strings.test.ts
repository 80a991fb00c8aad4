import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STRINGS_FOLDER, stringsFile } from '../../site/renderer-files';
import { writePageStrings } from './renderer-files';
import { stringsByLocale } from './strings-node';

const nodes = [
  { ns: 'site', language: 'en', data: '{"skip":"Skip"}' },
  { ns: 'home', language: 'en', data: '{"title":"Home"}' },
  { ns: 'site', language: 'de', data: '{"skip":"Weiter"}' },
];

describe('strings of finished pages', () => {
  it('are each locale’s own, the default locale’s where it has none, and changed for a pseudo-locale', () => {
    const strings = stringsByLocale(nodes, ['de', 'en', 'en-xa']);
    expect(strings.de).toEqual({ site: { skip: 'Weiter' }, home: { title: 'Home', '@lang': { title: 'en' } } });
    expect(strings.en).toEqual({ home: { title: 'Home' }, site: { skip: 'Skip' } });
    expect(Object.keys(strings['en-xa'] ?? {})).toEqual(['home', 'site']);
    expect(strings['en-xa']).not.toEqual(strings.en);
  });

  it('lie in a file for each locale, named by a digest that changes only with them', () => {
    const root = mkdtempSync(join(tmpdir(), 'facet-page-strings-'));
    try {
      const write = (of: typeof nodes) => writePageStrings(root, stringsByLocale(of, ['de', 'en']));
      const digestOf = write(nodes);
      const read = (digest: string): unknown => JSON.parse(readFileSync(join(root, stringsFile(digest)), 'utf8'));
      expect(read(digestOf('de'))).toMatchObject({ site: { skip: 'Weiter' } });
      expect(write(nodes.toReversed())('en')).toBe(digestOf('en'));
      const edited = write([...nodes.slice(0, 2), { ns: 'site', language: 'de', data: '{"skip":"Springen"}' }]);
      expect(edited('de')).not.toBe(digestOf('de'));
      expect(edited('en')).toBe(digestOf('en'));
      expect(readdirSync(join(root, STRINGS_FOLDER))).toHaveLength(2);
    } finally {
      rmSync(root, { recursive: true });
    }
  });
});
