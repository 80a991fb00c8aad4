import { valueOf } from '../testing/json-values';
import { readJson } from './json';

describe('JSON in pages', () => {
  it.each([
    '{}',
    '[]',
    ' [1, -2.5e3, true, false, null, "a\\"\\\\\\u00e9\\n"] ',
    '{"a": {"b": [{"c": ""}]}, "//": "/* no comment */"}',
    '"\u2028"',
    '"\\b\\f\\n\\r\\t\\/\\\\\\""',
  ])('reads %s as JSON.parse does', (text) => {
    const result = readJson(text);
    expect(result).toMatchObject({ ok: true, strict: true });
    if (result.ok) expect(valueOf(result.node)).toEqual(JSON.parse(text));
  });

  it.each([
    ['{"a": 1,}', { a: 1 }],
    ['[1, 2, ]', [1, 2]],
    ['<!-- {"a": 1} -->', { a: 1 }],
    ['/*<![CDATA[*/ {"a": 1} /*]]>*/', { a: 1 }],
    ['// note\n{"a": 1 /* one */};', { a: 1 }],
    ['{"a": "two\nlines"}', { a: 'two\nlines' }],
  ])('repairs %s and says so', (text, value) => {
    const result = readJson(text);
    expect(result).toMatchObject({ ok: true, strict: false });
    if (result.ok) expect(valueOf(result.node)).toEqual(value);
  });

  it.each([
    ['', 0],
    ['{', 1],
    ['{"a" 1}', 5],
    ['{a: 1}', 1],
    ['[1 2]', 3],
    ['[,]', 1],
    ['"a', 2],
    ['"\\x"', 1],
    ['{} {}', 3],
    ['01', 1],
    ['undefined', 0],
  ])('refuses %s at %i', (text, at) => {
    expect(readJson(text)).toEqual({ ok: false, at });
  });

  it('refuses nesting that would exhaust the stack', () => {
    expect(readJson('['.repeat(100_000)).ok).toBe(false);
  });
});
