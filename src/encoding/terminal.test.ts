import { isolate } from './sentences';
import { safeSentence, safeText } from './terminal';

describe('untrusted text', () => {
  it.each([
    ['colours', '\x1b[31mred\x1b[0m', 'red'],
    ['a link to elsewhere', '\x1b]8;;https://evil.example\x07click\x1b]8;;\x07', 'click'],
    ['the title of the window', '\x1b]0;pwned\x07', ''],
    ['a cleared screen', '\x1b[2J\x1b[Hempty', 'empty'],
    ['one-byte controls', '\x9b31mred', 'red'],
    ['a bell, a backspace and a null', 'a\x07\x08\x00b', 'ab'],
    ['an escape without an end', 'a\x1b', 'a'],
    ['lines', 'one\r\ntwo\ttabbed\u2028three', 'one two tabbed three'],
    ['letters that turn the line around', 'abc\u202egpj.exe\u2066', 'abcgpj.exe'],
  ])('has no %s', (_, text, shown) => {
    expect(safeText(text)).toBe(shown);
  });
});

describe('a sentence', () => {
  it('keeps isolates only where directions meet', () => {
    expect(safeSentence(`It is called ${isolate('Northwind')}.`, false)).toBe('It is called Northwind.');
    expect(safeSentence(`It is called ${isolate('نورث')}.`, false)).toBe('It is called \u2068نورث\u2069.');
    expect(safeSentence(`الاسم ${isolate('Northwind')}.`, true)).toBe('الاسم \u2068Northwind\u2069.');
  });

  it('keeps others from driving the terminal', () => {
    expect(safeSentence(`It is called ${isolate('\x1b[2Jx\u202e\x07')}.`, true)).toBe('It is called \u2068x\u2069.');
  });
});
