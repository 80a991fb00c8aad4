import { charsetOf, sniffEncoding } from './encoding';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('the encoding of a document', () => {
  it.each([
    ['byte order mark before header', [0xef, 0xbb, 0xbf, 0x41], 'text/html; charset=gbk', 'utf-8', 'bom'],
    ['UTF-16, big end first', [0xfe, 0xff, 0, 0x41], null, 'utf-16be', 'bom'],
    ['UTF-16, little end first', [0xff, 0xfe, 0x41, 0], null, 'utf-16le', 'bom'],
  ] as const)('%s', (_, start, contentType, encoding, from) => {
    expect(sniffEncoding(Uint8Array.from(start), contentType)).toEqual({ encoding, from });
  });

  it.each([
    ['<meta charset="Shift_JIS">', 'shift_jis'],
    ['<META CHARSET=euc-jp>', 'euc-jp'],
    ["<meta http-equiv='Content-Type' content='text/html; charset=windows-1251'>", 'windows-1251'],
    ['<meta content="text/html; charset=koi8-r" http-equiv="content-type">', 'koi8-r'],
    ['<!-- <meta charset="koi8-r"> --><meta charset="gbk">', 'gbk'],
    ['<!doctype html><script src="a" charset="euc-jp"></script><meta/charset=big5>', 'big5'],
    ['<a title="<meta charset=koi8-r>"><meta charset=gbk>', 'gbk'],
    ['<meta charset="utf-16">', 'utf-8'],
    ['<meta charset="x-user-defined">', 'windows-1252'],
    ['<meta charset="no-such"><meta charset="latin1">', 'windows-1252'],
    ['<?xml version="1.0" encoding="iso-8859-2"?><html>', 'iso-8859-2'],
  ])('%s declares %s', (html, encoding) => {
    expect(sniffEncoding(bytes(html), 'text/html')).toEqual({ encoding, from: 'meta' });
  });

  it('believes the header before the document, and a label it does not know not at all', () => {
    const html = bytes('<meta charset="gbk">');
    expect(sniffEncoding(html, 'text/html; charset="UTF-8"')).toEqual({ encoding: 'utf-8', from: 'header' });
    expect(sniffEncoding(html, 'text/html; charset=nonsense')).toEqual({ encoding: 'gbk', from: 'meta' });
  });

  it('ignores a content attribute without its pragma', () => {
    expect(sniffEncoding(bytes('<meta name=x content="text/html; charset=gbk">'), null).from).toBe('default');
  });

  it('takes undeclared bytes for UTF-8 where they are, else for windows-1252', () => {
    expect(sniffEncoding(bytes('<title>Caf\u00e9</title>'), null)).toEqual({ encoding: 'utf-8', from: 'default' });
    expect(sniffEncoding(Uint8Array.from([0x43, 0xe9, 0x21]), null)).toEqual({
      encoding: 'windows-1252',
      from: 'default',
    });
    expect(sniffEncoding(new Uint8Array(), null)).toEqual({ encoding: 'utf-8', from: 'default' });
  });

  it('finds a declaration after the first 1,024 bytes only where the bytes are no UTF-8', () => {
    const late = [...bytes(`${' '.repeat(2000)}<meta charset="euc-jp">`)];
    expect(sniffEncoding(Uint8Array.from(late), null).encoding).toBe('utf-8');
    expect(sniffEncoding(Uint8Array.from([...late, 0xb3, 0xda]), null)).toEqual({ encoding: 'euc-jp', from: 'meta' });
  });

  it.each(['<meta charset="', '<meta', '<!--', '<a b=', '</', '<', '<meta charset=">'])('ends on %s', (html) => {
    expect(sniffEncoding(bytes(html), null).from).toBe('default');
  });
});

describe('charsetOf', () => {
  it.each([
    ['text/html; charset=utf-8', 'utf-8'],
    ['text/html;charset="utf-8"', 'utf-8'],
    ['text/html', null],
    ['', null],
  ])('%s', (contentType, charset) => {
    expect(charsetOf(contentType)).toBe(charset);
  });
});
