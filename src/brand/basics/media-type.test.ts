import { isXmlType, mediaTypeOf } from './media-type';

const fields = (...values: readonly string[]) => values.map((value) => ({ name: 'content-type', value }));

it.each([
  [['text/html'], 'text/html', null],
  [['TEXT/HTML;Charset="utf-8"'], 'text/html', 'utf-8'],
  [['text/html, text/html; charset=utf-8'], 'text/html', 'utf-8'],
  [['text/html; charset=utf-8, text/html'], 'text/html', 'utf-8'],
  [['text/html; charset=utf-8', 'text/html; x=y'], 'text/html', 'utf-8'],
  [['text/html; charset=utf-8', 'text/plain', 'text/html'], 'text/html', null],
  [['text/html', 'html'], 'text/html', null],
  [['text/html', '*/*'], 'text/html', null],
  [['text/html; x=", text/plain'], 'text/html', null],
])('%j together state %s in %s', (values, essence, charset) => {
  expect(mediaTypeOf(fields(...values))).toEqual({ essence, charset });
});

it.each([[[]], [['']], [['html']], [['*/*']], [['text/']], [['text/html with words']]])('%j state none', (values) => {
  expect(mediaTypeOf(fields(...values))).toBeNull();
});

it('reads the start of a value that goes on and on', () => {
  expect(mediaTypeOf(fields(`text/html;${' '.repeat(500_000)}x`))).toEqual({ essence: 'text/html', charset: null });
  expect(mediaTypeOf(fields(Array.from({ length: 5000 }, () => 'a/b').join(',')))?.essence).toBe('a/b');
});

it('tells XML', () => {
  expect(['text/xml', 'application/xml', 'application/xhtml+xml'].every(isXmlType)).toBe(true);
  expect(['text/html', 'application/json', 'image/xml'].some(isXmlType)).toBe(false);
});
