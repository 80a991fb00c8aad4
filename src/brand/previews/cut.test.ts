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

  it('knows the first and the last character of every block that is wide', () => {
    const lettersIn = (point: number) => {
      const text = String.fromCodePoint(point).repeat(2);
      return [0, 2, 4].find((max) => cut(text, letters(max)).rest === '');
    };
    const wide = [
      ...[0x1100, 0x115f, 0x2e80, 0x303e, 0x3041, 0x4dbf, 0x4e00, 0xa4cf, 0xac00, 0xd7a3, 0xf900, 0xfaff, 0xfe30],
      ...[0xfe6f, 0xff00, 0xff60, 0xffe0, 0xffe6, 0x1f300, 0x1f3fa, 0x1f400, 0x1faff, 0x20000, 0x3fffd],
    ];
    const narrow = [
      ...[0x10ff, 0x1160, 0x2e7f, 0x303f, 0x3040, 0x4dc0, 0x4dff, 0xa4d0, 0xabff, 0xd7a4, 0xf8ff, 0xfb00, 0xfe2f],
      ...[0xfe70, 0xfeff, 0xff61, 0xffdf, 0xffe7, 0x1f2ff, 0x1fb00, 0x1ffff, 0x3fffe, 0x02ff, 0x0370, 0x0e33, 0x0e3b],
      ...[0x0590, 0x05c8, 0x060f, 0x061b, 0x064a, 0x0660, 0x066f, 0x0671, 0x0e46, 0x0e4f, 0x200a, 0x2010, 0x2029],
      ...[0x202f, 0x205f, 0x206a, 0x20cf, 0x2100, 0xe00ff, 0xe01f0],
    ];
    const none = [
      ...[0x0300, 0x036f, 0x0591, 0x05c7, 0x0610, 0x061a, 0x064b, 0x065f, 0x0670, 0x0e31, 0x0e34, 0x0e3a, 0x0e47],
      ...[0x0e4e, 0x200b, 0x200f, 0x202a, 0x202e, 0x2060, 0x2069, 0x20d0, 0x20ff, 0x3099, 0x309a, 0xfe00, 0xfe0f],
      ...[0x1f3fb, 0x1f3ff, 0xe0100, 0xe01ef],
    ];
    expect(wide.filter((point) => lettersIn(point) !== 4)).toEqual([]);
    expect(narrow.filter((point) => lettersIn(point) !== 2)).toEqual([]);
    expect(none.filter((point) => lettersIn(point) !== 0)).toEqual([]);
  });

  it('counts the bytes of UTF-8 on either side of where a character takes one more', () => {
    const bytes = (max: number): Limit => ({ unit: 'bytes', max, published: true });
    const bytesOf = (point: number) =>
      [1, 2, 3, 4].find((max) => cut(String.fromCodePoint(point), bytes(max)).rest === '');
    expect([0x7f, 0x80, 0x7ff, 0x800, 0xffff, 0x10000].map(bytesOf)).toEqual([1, 2, 2, 3, 3, 4]);
  });

  it('leaves no word that would be exactly half of what fits', () => {
    expect(cut('Tea Assam-leaves', letters(7))).toEqual({ shown: 'Tea As', rest: 'sam-leaves' });
    expect(cut('Teas Assam-leaves', letters(8))).toEqual({ shown: 'Teas', rest: ' Assam-leaves' });
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
