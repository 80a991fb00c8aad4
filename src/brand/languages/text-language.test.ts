import fs from 'node:fs';
import path from 'node:path';
import { COMMON_WORDS } from './common-words';
import { countWords, isTold, languageOfWords, mayBe, otherLanguage, type WordCount } from './text-language';

/** The words of our own interface: long texts of one content in several languages. */
const TEXTS = ['en', 'de', 'fr', 'es', 'ar'].map((locale) => {
  const json = fs.readFileSync(path.join(process.cwd(), 'locales', locale, 'checks.json'), 'utf8');
  const sentences = [...json.matchAll(/"(?:reason|fix|rule)[a-z_]*": "((?:[^"\\]|\\.)*)"/g)].map(
    ([, text = '']) => text,
  );
  return [locale, sentences] as const;
});

function counted(text: string): WordCount {
  const count: WordCount = { words: 0, common: new Map() };
  countWords(text, count);
  return count;
}

const OTHERS = Object.keys(COMMON_WORDS);

describe.each(TEXTS)('a text in %s', (locale, sentences) => {
  const text = sentences.join('\n').replace(/\{\{.*?\}\}/g, '');

  it('is never taken for another language where it says which it is in', () => {
    expect(otherLanguage(locale, counted(text))).toBeNull();
    for (let at = 0; at < sentences.length; at += 20) {
      const part = sentences.slice(at, at + 20).join('\n');
      expect([part, otherLanguage(locale, counted(part))]).toEqual([part, null]);
    }
  });

  it('is told from what it says it is in, unless the two are kindred', () => {
    const told = OTHERS.filter((other) => other !== locale).map((other) => otherLanguage(other, counted(text)));
    expect(new Set(told.filter((found) => found !== null))).toEqual(new Set([locale]));
    expect(told.filter((found) => found === null).length).toBeLessThanOrEqual(4);
  });

  it('is not told while it is short, or half in another language', () => {
    const [, other = []] = TEXTS.find(([one]) => one !== locale && one !== 'ar') ?? [];
    const declared = TEXTS.find(([one]) => one !== locale && one !== 'ar')?.[0] ?? '';
    expect(otherLanguage(declared, counted(sentences.slice(0, 3).join(' ').slice(0, 300)))).toBeNull();
    expect(otherLanguage(declared, counted([...sentences, ...other].join('\n')))).toBeNull();
  });
});

describe('words', () => {
  it('are made of the letters of Latin, Cyrillic and Arabic, up to the last of each', () => {
    const isWord = (unit: number) => counted(String.fromCharCode(unit)).words === 1;
    const letters = [0x41, 0x5a, 0x61, 0x7a, 0xc0, 0x24f, 0x400, 0x4ff, 0x620, 0x6d3, 0x1e00, 0x1eff];
    const others = [0x40, 0x5b, 0x60, 0x7b, 0xbf, 0xd7, 0xf7, 0x250, 0x3ff, 0x500, 0x61f, 0x6d4, 0x1dff, 0x1f00];
    expect(letters.filter((unit) => !isWord(unit))).toEqual([]);
    expect(others.filter(isWord)).toEqual([]);
  });

  it('count each time they occur, at the start and the end as well', () => {
    const { words, common } = counted('The tea and the sea, AND the');
    expect([words, common.get('the'), common.get('and'), common.get('tea')]).toEqual([7, 3, 2, undefined]);
  });
});

describe('the language of a text', () => {
  const GERMAN = 'der die und nicht ist mit auch eine den von sich auf für dem werden wird sind oder bei ';

  it('is that of most of its words, whichever come first', () => {
    expect(languageOfWords(counted(`the of and is the of and ${GERMAN.repeat(10)}`))).toBe('de');
    expect(otherLanguage('fr', counted(`the of and is the of and ${GERMAN.repeat(10)}`))).toBe('de');
  });

  it('is plain from as many words, different ones, a share of the text and times another’s', () => {
    const of = (words: number, ...common: readonly (readonly [string, number])[]) =>
      otherLanguage('fr', { words, common: new Map(common) });
    const five = (['der', 'die', 'und', 'nicht'] as const).map((word) => [word, 1] as const);
    const six = [...five, ['ist', 1], ['mit', 3]] as const;
    expect(of(80, ...six)).toBe('de');
    expect(of(79, ...six)).toBeNull();
    // 8 of 81 are under a tenth.
    expect(of(81, ...six)).toBeNull();
    expect(of(80, ...five, ['mit', 4])).toBeNull();
    expect(of(80, ...six, ['dans', 1])).toBe('de');
    expect(of(80, ...six, ['dans', 2])).toBeNull();
    const german = new Map('der das und nicht ist mit für auf wird'.split(' ').map((word) => [word, 1] as const));
    expect([80, 79].map((words) => languageOfWords({ words, common: german }))).toEqual(['de', null]);
  });

  it('may be the one declared where the two are one, kindred, or cannot be told', () => {
    expect([mayBe('no', 'nb'), mayBe('no', 'nn'), mayBe('no', 'da'), mayBe('de', 'tlh'), mayBe('de', 'de')]).toEqual([
      true,
      true,
      true,
      true,
      true,
    ]);
    expect([mayBe('de', 'fr'), mayBe('en', 'de')]).toEqual([false, false]);
  });

  it('is not told from lists, letters and names', () => {
    expect(otherLanguage('de', counted('Harbour Line Outdoor Jackets London '.repeat(100)))).toBeNull();
    expect(otherLanguage('de', counted('a s t '.repeat(1000)))).toBeNull();
    expect(otherLanguage('de', counted('the of and '.repeat(1000)))).toBeNull();
  });

  it('is not told of languages that are not known, or too near', () => {
    expect(['tlh', 'ja', '', 'toString'].filter(isTold)).toEqual([]);
    expect(
      otherLanguage('no', counted('og i at det er en til på som af for de med den har ikke et der fra '.repeat(20))),
    ).toBeNull();
  });
});
