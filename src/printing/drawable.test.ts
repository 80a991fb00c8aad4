import { drawable } from './drawable';
import { coveredCharacters } from './fonts';

const covered = coveredCharacters(process.cwd());

describe('the characters of the fonts', () => {
  it.each(['A', 'ß', 'é', '“', '…', 'あ', '漢', '株', '中', '、', 'ب', 'ؤ', '؟', '٣', '7', '\u00a0'])(
    'hold %s',
    (character) => {
      expect(covered.has(character.codePointAt(0) ?? 0)).toBe(true);
    },
  );

  it.each(['🚀', 'ไ', 'ก', '\ue000'])('lack %s', (character) => {
    expect(covered.has(character.codePointAt(0) ?? 0)).toBe(false);
  });
});

describe('the Japanese font', () => {
  it('is read to its end: every kana, and the kanji of daily use many times over', () => {
    const within = (from: number, to: number) => [...covered].filter((code) => code >= from && code <= to).length;
    expect(within(0x3041, 0x3096)).toBe(0x3096 - 0x3041 + 1);
    expect(within(0x4e00, 0x9fff)).toBeGreaterThan(12_000);
  });
});

describe('drawable', () => {
  it('keeps text of all three scripts as it is', () => {
    const text = 'Why 株式会社ノースウィンド is “NW” & العلامة <title>';
    expect(drawable(text, covered)).toEqual({ text, left: [] });
  });

  it('leaves out whole clusters no font has, and tells which', () => {
    expect(drawable('Ship 🚀 to 👩‍💻 in 🇩🇪 ไทย', covered)).toEqual({
      text: 'Ship to in',
      left: ['🚀', '👩‍💻', '🇩🇪', 'ไ', 'ท', 'ย'],
    });
  });

  it('makes one space of white space lines break at, and keeps the others', () => {
    expect(drawable(' a\n\t b\u202f? ', covered).text).toBe('a b\u202f?');
  });

  it('leaves out control characters', () => {
    expect(drawable('a\u0000b\u0007', covered).text).toBe('ab');
  });

  it('joins letters and their marks', () => {
    expect(drawable('Cafe\u0301', covered).text).toBe('Café');
  });
});
