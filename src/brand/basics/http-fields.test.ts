import { linesOf, listOf, splitOutsideQuotes, withoutCookieValue } from './http-fields';

it.each([
  ['tea=oolong; Path=/; Secure', 'tea=; Path=/; Secure'],
  ['tea=a=b', 'tea='],
  ['oolong; Secure', '; Secure'],
  ['oolong', ''],
  ['', ''],
])('of the cookie %j %j is left', (field, left) => {
  expect(withoutCookieValue(field)).toBe(left);
});

it.each([
  ['a, b,', ['a', ' b', '']],
  ['"a, b", c', ['"a, b"', ' c']],
  ['"a\\", b", c', ['"a\\", b"', ' c']],
  ['a\\, b', ['a\\', ' b']],
  ['"a, b', ['"a, b']],
  ['', ['']],
])('%j falls into %j', (text, parts) => {
  expect(splitOutsideQuotes(text, ',')).toEqual(parts);
});

it('the lines of a field make one list, each value without what surrounds it', () => {
  const fields = [
    { name: 'a', value: 'x,\t y \t' },
    { name: 'b', value: 'other' },
    { name: 'a', value: '"z, z" ' },
  ];
  expect(listOf(fields, 'a')).toEqual(['x', 'y', '"z, z"']);
  expect(listOf(fields, 'c')).toEqual([]);
  expect(listOf([{ name: 'a', value: '\u00a0x' }], 'a')).toEqual(['\u00a0x']);
  expect(linesOf(fields, 'a')).toEqual([fields[0], fields[2]]);
});
