import { drawable } from './drawable';
import { coveredCharacters } from './fonts';

const covered = coveredCharacters(process.cwd());

describe('the characters of the fonts', () => {
  it.each(['A', 'ß', 'é', '“', '…', 'あ', '漢', '株', '、', 'ب', 'ؤ', '؟', '٣', '7', '\u00a0'])('hold %s', (character) => {
    expect(covered.has(character.codePointAt(0) ?? 0)).toBe(true);
  });

  it.each(['🚀', 'ไ', 'ก', '\ue000'])('lack %s', (character) => {
    expect(covered.has(character.codePointAt(0) ?? 0)).toBe(false);
  });
});

describe('drawable', () => {
  it('keeps text of all three scripts as it is', () => {
    const text = 'Why 株式会社ノースウィンド is “NW” & العلامة <title>';
    expect(drawable(text, covered)).toEqual({ text, left: [] });
  });

  it('leaves out whole clusters no font has, and tells which', () => {
    expect(drawable('Ship 🚀 to 👩‍💻 in 🇩🇪 ไทย', covered)).toEqual({ text: 'Ship to in', left: ['🚀', '👩‍💻', '🇩🇪', 'ไ', 'ท', 'ย'] });
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
