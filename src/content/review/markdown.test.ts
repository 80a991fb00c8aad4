import { plain } from './markdown';

it.each([
  ['a cell of a table', 'A | B', 'A \\| B'],
  ['code', '`rm` `', '\\`rm\\` \\`'],
  ['HTML', '<img src=x onerror=1>', '\\<img src=x onerror=1\\>'],
  ['a character reference', '&lt;b&gt;', '\\&lt;b\\&gt;'],
  ['a link', '[x](https://evil.example)', '\\[x\\]\\(https:&#8203;//evil.example\\)'],
  ['an address', 'https://evil.example www.evil.example', 'https:&#8203;//evil.example www&#8203;.evil.example'],
  ['a picture', '![x](y)', '\\!\\[x\\]\\(y\\)'],
  ['emphasis and strikes', '**a** _b_ ~~c~~', '\\*\\*a\\*\\* \\_b\\_ \\~\\~c\\~\\~'],
  ['a formula', '$x$', '\\$x\\$'],
  ['an escape', '\\', '\\\\'],
  ['a person', '@maintainers look', '@&#8203;maintainers look'],
  ['an issue', 'Fixes #12, GH-12', 'Fixes #&#8203;12, GH&#8203;-12'],
  ['lines', 'a\r\n\n- b\u2028c\u0000', 'a - b c'],
  ['a turned row', '\u202Egnp.exe\u202C', 'gnp.exe'],
])('keeps %s from being one', (_, text, expected) => {
  expect(plain(text)).toBe(expected);
});

it('cuts a long title between characters', () => {
  expect(plain('𠮷'.repeat(200))).toBe(`${'𠮷'.repeat(119)}…`);
  expect(plain('𠮷'.repeat(120))).toBe('𠮷'.repeat(120));
});

it('keeps spaces that do not break', () => {
  expect(plain('noms\u00A0:  quoi')).toBe('noms\u00A0: quoi');
});
