import { jsonSchemas } from './json-schema';
import {
  either,
  integer,
  jsonObject,
  list,
  map,
  number,
  object,
  oneOf,
  optional,
  orNull,
  pair,
  shaped,
  text,
  then,
  truth,
  variant,
  type Shape,
} from './shape';

const of = (shape: Shape<unknown>, direction: 'made' | 'read' = 'made') =>
  jsonSchemas({ It: shape }, direction, '#/$defs/')['It'];

describe('a shape as JSON Schema', () => {
  it.each([
    ['a text', text(5), { type: 'string', maxLength: 5 }],
    ['a text with a pattern', text(5, /^a+$/), { type: 'string', maxLength: 5, pattern: '^a+$' }],
    ['a whole number', integer(0, 9), { type: 'integer', minimum: 0, maximum: 9 }],
    ['a number', number(), { type: 'number' }],
    ['a number from 0', number(0), { type: 'number', minimum: 0 }],
    ['true or false', truth, { type: 'boolean' }],
    ['one value', oneOf([1]), { const: 1 }],
    ['one of several values', oneOf(['a', 'b']), { enum: ['a', 'b'] }],
    ['a text or null', orNull(text(5)), { type: ['string', 'null'], maxLength: 5 }],
    ['one of several values or null', orNull(oneOf(['a', 'b'])), { enum: ['a', 'b', null] }],
    ['one value or null', orNull(oneOf([1])), { anyOf: [{ const: 1 }, { type: 'null' }] }],
    ['a list', list(3, truth), { type: 'array', maxItems: 3, items: { type: 'boolean' } }],
    [
      'a pair',
      pair(truth, text(2)),
      {
        type: 'array',
        prefixItems: [{ type: 'boolean' }, { type: 'string', maxLength: 2 }],
        items: false,
        minItems: 2,
      },
    ],
    [
      'a map',
      map(2, /^[a-z]$/, truth),
      {
        type: 'object',
        maxProperties: 2,
        propertyNames: { pattern: '^[a-z]$' },
        additionalProperties: { type: 'boolean' },
      },
    ],
    ['any object', jsonObject, { type: 'object' }],
    [
      'one shape or another',
      either(truth, text(2)),
      { anyOf: [{ type: 'boolean' }, { type: 'string', maxLength: 2 }] },
    ],
    ['what is looked at again', then(text(2), (found) => found.length), { type: 'string', maxLength: 2 }],
    [
      'a form said by hand',
      then(text(9), (found) => found, { is: 'text', max: 9, format: 'uri' }),
      { type: 'string', maxLength: 9, format: 'uri' },
    ],
    ['anything', shaped({ is: 'anything' }, (value) => value), {}],
  ])('writes %s', (_, shape, schema) => {
    expect(of(shape)).toEqual(schema);
  });

  it('requires of what is made all that is not optional, of what is read only what has to be there', () => {
    const shape = object({ a: text(1), b: orNull(text(1)), c: list(1, truth), d: optional(truth) });
    expect(of(shape, 'made')).toMatchObject({ required: ['a', 'b', 'c'] });
    expect(of(shape, 'read')).toMatchObject({ required: ['a'] });
    // As the parser has it.
    expect(shape({ a: 'x' })).toEqual({ a: 'x', b: null, c: [] });
    expect(() => shape({})).toThrow('expected a text');
  });

  it('refers to what has a schema of its own, wherever it stands', () => {
    const inner = object({ kind: oneOf(['a'] as const) });
    const other = object({ kind: oneOf(['b'] as const) });
    const outer = object({
      one: inner,
      none: orNull(inner),
      many: list(2, variant<{ kind: 'a' | 'b' }>('kind', { a: inner, b: other })),
    });
    expect(jsonSchemas({ Inner: inner, Outer: outer }, 'made', '#/$defs/', 'My')).toEqual({
      MyInner: { type: 'object', properties: { kind: { const: 'a' } }, required: ['kind'] },
      MyOuter: {
        type: 'object',
        properties: {
          one: { $ref: '#/$defs/MyInner' },
          none: { anyOf: [{ $ref: '#/$defs/MyInner' }, { type: 'null' }] },
          many: {
            type: 'array',
            maxItems: 2,
            items: {
              anyOf: [
                { $ref: '#/$defs/MyInner' },
                { type: 'object', properties: { kind: { const: 'b' } }, required: ['kind'] },
              ],
            },
          },
        },
        required: ['one', 'none', 'many'],
      },
    });
  });
});
