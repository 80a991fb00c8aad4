import { readFileSync } from 'node:fs';
import { DEFAULT_LOCALE, LOCALES, type WrittenLocale } from '../../site/locales';
import { namespacesIn } from '../model/strings';
import { readStringFile } from './string-files';
import { AVOIDED_WORDS, wordFlaws } from './string-words';

/** The words found in a text that replaces an English one. */
function found(locale: WrittenLocale, text: string, source = ''): string[] {
  const flaws = wordFlaws({ locale, key: 'a.b', text, source });
  return flaws.map(({ message }) => /says "(.*)"/.exec(message)?.[1] ?? '');
}

describe('the words of a text', () => {
  it('are named with the key and the word to use instead', () => {
    expect(wordFlaws({ locale: 'en', key: 'a.b', text: 'What to repair first', source: '' })).toEqual([
      { message: 'The text of "a.b" says "repair".', fix: 'Say "fix", as docs/words.md does.' },
    ]);
  });

  it('are found with their endings, in either case, and not inside of others', () => {
    expect(found('en', 'Repairs')).toEqual(['repair']);
    expect(found('en', 'A configured site: {{figure}}')).toEqual([]);
    expect(found('de', 'Sieben Dimensionen')).toEqual(['Dimension']);
    expect(found('de', 'gemessen an Antworten')).toEqual(['gemessen an']);
    expect(found('de', 'gemessen anhand von Antworten')).toEqual([]);
    expect(found('fr', 'Les justificatifs')).toEqual(['justificatif']);
  });

  it('are found behind what Arabic and Japanese write in front of them', () => {
    expect(found('ar', 'الفحوص المخفقة')).toEqual(['مخفق']);
    expect(found('ja', 'ファイル内の証拠から')).toEqual(['証拠']);
  });

  it('may be right inside a sentence and wrong as a name', () => {
    expect(found('de', 'Maschinen')).toEqual(['Maschinen']);
    expect(found('de', 'Was Maschinen lesen')).toEqual([]);
  });

  it('may be right for another thing', () => {
    expect(found('ja', '回答', 'The response is cut off.')).toEqual(['回答']);
    expect(found('ja', '回答', 'Our answer')).toEqual([]);
  });

  it('are the ones of the glossary, in English', () => {
    const flaws = namespacesIn(process.cwd(), DEFAULT_LOCALE).flatMap((namespace) => {
      const file = readStringFile(`locales/${DEFAULT_LOCALE}/${namespace}.json`, namespace);
      if ('message' in file) throw new Error(file.message);
      return [...file.texts].flatMap(([key, text]) => wordFlaws({ locale: DEFAULT_LOCALE, key, text, source: text }));
    });
    expect(flaws).toEqual([]);
  });

  it.each(LOCALES)('to use instead stand in the glossary, in %s', (locale) => {
    const glossary = readFileSync('docs/words.md', 'utf8');
    expect(AVOIDED_WORDS[locale].filter(({ instead }) => !glossary.includes(instead))).toEqual([]);
  });
});
