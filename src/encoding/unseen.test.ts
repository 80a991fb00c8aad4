import { oneLine, seen } from './unseen';

const tags = (text: string) =>
  [...text].map((letter) => String.fromCodePoint(0xe0000 + (letter.codePointAt(0) ?? 0))).join('');
const FLAG = `\u{1f3f4}${tags('gbsct')}\u{e007f}`;

describe('what is seen of a text', () => {
  it('is a flag that tags spell, and no other word that they spell', () => {
    expect(seen(`a ${FLAG} b`)).toBe(`a ${FLAG} b`);
    expect(seen(`a${tags('evil')}b`)).toBe('ab');
    expect(seen(`\u{1f3f4}${tags('gbsct')}`)).toBe('\u{1f3f4}');
  });

  it('is the first of several selectors of a variant', () => {
    expect(seen('❤\ufe0f a\ufe0e\ufe0f\u{e0100}b')).toBe('❤\ufe0f a\ufe0eb');
  });

  it('has its lines, and a space where only some readers end one', () => {
    expect(seen('a\r\nb\nc\td\u2028e\u0085f\vg')).toBe('a\r\nb\nc\td e f g');
    expect(oneLine(' a\r\n b\u2029\u202ec ')).toBe('a b c');
  });
});
