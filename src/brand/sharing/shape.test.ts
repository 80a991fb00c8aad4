import { ShapeError } from './json';
import { integer, list, map, number, oneOf, optional, orNull, pair, text, truth, type Shape } from './shape';

const ANY = text(9);

describe('a shape', () => {
  it.each<[name: string, shape: Shape<unknown>, taken: readonly unknown[], refused: readonly unknown[]]>([
    ['text', text(3), ['', 'abc'], ['abcd', 1, null, undefined]],
    ['text of a pattern', text(3, /^a/), ['a', 'abc'], ['', 'bc', 'abcd']],
    ['whole number', integer(0, 9), [0, 9], [-1, 10, 0.5, '1', null, Number.NaN]],
    ['number', number(), [-0.5, 1e9], [Number.NaN, Infinity, -Infinity, '1', null]],
    ['number from 0', number(0), [0, 0.5], [-0.1, Infinity]],
    ['truth', truth, [true, false], [0, 'true', null]],
    ['choice', oneOf(['a', 1, false]), ['a', 1, false], ['b', '1', 0, null]],
    ['list', list(2, ANY), [[], ['a', 'b']], [['a', 'b', 'c'], [1], {}, 'a', null]],
    ['pair', pair(ANY, truth), [['a', true]], [['a'], ['a', true, 1], [true, 'a'], { 0: 'a', 1: true, length: 2 }]],
    [
      'map',
      map(2, /^[a-z]$/, ANY),
      [{}, { a: 'x', b: 'y' }],
      [{ a: 'x', b: 'y', c: 'z' }, { A: 'x' }, { a: 1 }, [], null],
    ],
    ['one or null', orNull(ANY), ['a'], [1, false]],
    ['one or none', optional(ANY), ['a', undefined], [1, null]],
  ])('of a %s', (_, shape, taken, refused) => {
    for (const value of taken) expect(shape(value)).toEqual(value);
    for (const value of refused) expect(() => shape(value)).toThrow(ShapeError);
  });

  it('stands for what is not there', () => {
    expect([orNull(ANY)(undefined), orNull(ANY)(null), list(1, ANY)(undefined)]).toEqual([null, null, []]);
  });
});
