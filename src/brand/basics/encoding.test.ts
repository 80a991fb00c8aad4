import { charsetOf, encodingOfLabel, sniffEncoding, sniffXmlEncoding } from './encoding';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('the encoding of a document', () => {
  it.each([
    ['byte order mark before header', [0xef, 0xbb, 0xbf, 0x41], 'gbk', 'utf-8', 'bom'],
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
    expect(sniffEncoding(bytes(html), null)).toEqual({ encoding, from: 'meta' });
  });

  it('believes the header before the document, and a label it does not know not at all', () => {
    const html = bytes('<meta charset="gbk">');
    expect(sniffEncoding(html, 'UTF-8')).toEqual({ encoding: 'utf-8', from: 'header' });
    expect(sniffEncoding(html, 'nonsense')).toEqual({ encoding: 'gbk', from: 'meta' });
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

  const LATE = ' '.repeat(2000);

  it.each([
    [`${LATE}<meta charset="euc-jp">`],
    [`<!doctype html><html><head><title>${LATE}</title><link rel=a><meta charset="euc-jp">`],
    [`<script>${LATE}'<body><meta charset=gbk>'</script ><meta charset="euc-jp">`],
    [`<!--${LATE}<meta charset=gbk>--><meta http-equiv=content-type content="text/html;charset=euc-jp">`],
  ])('finds a declaration after the first 1,024 bytes of a head: %s', (html) => {
    expect(sniffEncoding(bytes(html), null)).toEqual({ encoding: 'euc-jp', from: 'meta' });
  });

  it.each([
    [`${LATE}<body><meta charset="euc-jp">`],
    [`${LATE}</head><meta charset="euc-jp">`],
    [`${LATE}words<meta charset="euc-jp">`],
    [`${LATE}<script>'<meta charset="euc-jp">'</script>`],
    [`${LATE}<noscript><meta charset="euc-jp"></noscript>`],
    [`${LATE}<meta charset="euc-jp"`],
  ])('after them, finds none behind the head, in scripts, or not complete: %s', (html) => {
    expect(sniffEncoding(bytes(html), null)).toEqual({ encoding: 'utf-8', from: 'default' });
  });

  it('of a saved page in UTF-8 does not believe what it says late', () => {
    const saved = bytes(`${LATE}<meta charset="euc-jp">`);
    expect(sniffEncoding(saved, null, true)).toEqual({ encoding: 'utf-8', from: 'default' });
  });

  it('finds a declaration anywhere where the bytes are no UTF-8', () => {
    const late = [...bytes(`${LATE}<body><meta charset="euc-jp">`), 0xb3, 0xda];
    expect(sniffEncoding(Uint8Array.from(late), null)).toEqual({ encoding: 'euc-jp', from: 'meta' });
  });

  it.each([
    ['<?xml version="1.0" encoding="iso-8859-2"?><html/>', null, 'iso-8859-2', 'meta'],
    ['<?xml version="1.0"?><html><meta charset="gbk"/></html>', null, 'utf-8', 'default'],
    ['<?xml version="1.0" encoding="iso-8859-2"?><html/>', 'koi8-r', 'koi8-r', 'header'],
  ])('of a document in XML: %s (%s) is in %s', (xml, charset, encoding, from) => {
    expect(sniffXmlEncoding(bytes(xml), charset)).toEqual({ encoding, from });
  });

  it('takes encodings that are no longer read for one that nothing can be read of', () => {
    for (const label of ['iso-2022-kr', 'HZ-GB-2312', 'iso-2022-cn', 'replacement']) {
      expect(sniffEncoding(bytes('<title>a'), label)).toEqual({ encoding: 'replacement', from: 'header' });
    }
    expect(encodingOfLabel(' \t\u00a0utf-8')).toBeNull();
    expect(encodingOfLabel('\n Latin1\f')).toBe('windows-1252');
  });

  it.each(['<meta charset="', '<meta', '<!--', '<a b=', '</', '<', '<meta charset=">'])('ends on %s', (html) => {
    expect(sniffEncoding(bytes(html), null).from).toBe('default');
  });
});

describe('charsetOf', () => {
  it.each([
    ['text/html; charset=utf-8', 'utf-8'],
    ['text/html;charset="utf-8"', 'utf-8'],
    ["charset = 'a b' ; charset=b", 'a b'],
    ['charset charset=b', 'b'],
    ['charset="utf-8', null],
    ['charset=utf-8"; x', 'utf-8"'],
    ['text/html', null],
    ['', null],
  ])('%s', (contentType, charset) => {
    expect(charsetOf(contentType)).toBe(charset);
  });
});
