import { cut, firstSentence, type Limit } from './cut';

const letters = (max: number): Limit => ({ unit: 'width', max, published: false });
const characters = (max: number): Limit => ({ unit: 'characters', max, published: true });

describe('cut', () => {
  it('leaves alone what just fits, and makes room for the ellipsis where one character is too many', () => {
    expect(cut('abcde', letters(5))).toEqual({ shown: 'abcde', rest: '' });
    expect(cut('abcdef', letters(5))).toEqual({ shown: 'abcd', rest: 'ef' });
    expect(cut('', letters(5))).toEqual({ shown: '', rest: '' });
  });

  it('cuts between words, unless that would lose half of what fits', () => {
    expect(cut('Tea by sea and wind', letters(12))).toEqual({ shown: 'Tea by sea', rest: ' and wind' });
    expect(cut('Tea Donaudampfschiff', letters(12))).toEqual({ shown: 'Tea Donauda', rest: 'mpfschiff' });
  });

  it('cuts where it is full in a script without spaces, regardless of what precedes', () => {
    expect(cut('Northwind 港の紅茶専門店', letters(17))).toEqual({ shown: 'Northwind 港の紅', rest: '茶専門店' });
  });

  it('counts a wide character as two letters where width counts, and as one where characters do', () => {
    expect(cut('港の紅茶専門店', letters(14)).rest).toBe('');
    expect(cut('港の紅茶専門店', letters(13))).toEqual({ shown: '港の紅茶専門', rest: '店' });
    expect(cut('港の紅茶専門店', characters(7)).rest).toBe('');
  });

  it('counts a surrogate pair once and never parts it', () => {
    expect(cut('𠮷𠮷𠮷', characters(3)).rest).toBe('');
    expect(cut('𠮷𠮷𠮷', characters(2))).toEqual({ shown: '𠮷', rest: '𠮷𠮷' });
  });

  it('never parts a character from its accents, joiners and skin tones', () => {
    expect(cut('abe\u0301f', characters(4))).toEqual({ shown: 'ab', rest: 'e\u0301f' });
    expect(cut('ab👩\u200d🚀cd', characters(5)).shown).toBe('ab');
    expect(cut('ab👋🏽cd', characters(5)).shown).toBe('ab👋🏽');
  });

  it('gives combining marks no width', () => {
    expect(cut('e\u0301e\u0301e\u0301', letters(3)).rest).toBe('');
  });

  it.each(['Tea by sea, and wind over the harbour', '港の紅茶専門店です', 'شاي عبر البحر والريح'])(
    'loses nothing of %s',
    (text) => {
      for (let max = 1; max < 40; max++) {
        const { shown, rest } = cut(text, letters(max));
        expect(shown + rest).toBe(text);
      }
    },
  );
});

describe('firstSentence', () => {
  it.each([
    ['Tea by sea. And wind.', 'Tea by sea.'],
    ['Version 1.5 is here! Try it.', 'Version 1.5 is here!'],
    ['“Slow.” That is how.', '“Slow.”'],
    ['船で運ぶ紅茶。ゆっくり。', '船で運ぶ紅茶。'],
    ['هل تحب الشاي؟ نعم.', 'هل تحب الشاي؟'],
    ['No end', 'No end'],
    ['', ''],
  ])('of %s is %s', (text, sentence) => {
    expect(firstSentence(text)).toBe(sentence);
  });
});
