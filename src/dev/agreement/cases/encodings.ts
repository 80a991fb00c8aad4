/** In which encoding a document is read: where it is declared, and what each encoding makes of the bytes. */
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { answered, type Case } from '../case';

/** `zażółć 茶 é` in the encodings that declarations are tried with; bytes above ASCII show which one was taken. */
const TEA = Buffer.from('Tée 茶');

function bytes(...parts: readonly (string | Uint8Array)[]): Uint8Array {
  return Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));
}

interface Declared {
  /** Of the Content-Type header. */
  readonly header?: string;
  readonly bom?: Uint8Array;
  /** What is before the title. */
  readonly head?: string;
  /** The bytes of title and text. */
  readonly text?: Uint8Array;
  /** What is after the text. */
  readonly late?: string;
}

function declared(id: string, { header, bom, head = '', text = TEA, late = '' }: Declared): Case {
  return answered(`charset-${id}`, {
    headers: [['content-type', header === undefined ? 'text/html' : `text/html; charset=${header}`]],
    body: bytes(
      bom ?? '',
      '<!doctype html>\n<html lang="en">',
      head,
      '<title>',
      text,
      '</title><h1>',
      text,
      '</h1>',
      late,
    ),
  });
}

const UTF8_BOM = Buffer.from([0xef, 0xbb, 0xbf]);
const LATIN = Buffer.from('T\u00e9e', 'latin1');
const JAPANESE = Buffer.from('93fa967b8cea', 'hex');
const meta = (label: string) => `<meta charset="${label}">`;
const pragma = (content: string) => `<meta http-equiv="content-type" content="${content}">`;
const FILL = `<!-- ${'x'.repeat(1100)} -->`;

const DECLARATIONS: readonly Case[] = [
  declared('header', { header: 'utf-8' }),
  declared('header-quoted', { header: '"utf-8"' }),
  declared('header-single-quoted', { header: "'utf-8'", text: LATIN }),
  declared('header-upper', { header: 'UTF-8' }),
  declared('header-unknown', { header: 'x-nothing', text: LATIN }),
  declared('header-unknown-meta', { header: 'x-nothing', head: meta('shift_jis'), text: JAPANESE }),
  declared('header-empty-meta', { header: '', head: meta('shift_jis'), text: JAPANESE }),
  declared('header-over-meta', { header: 'windows-1252', head: meta('utf-8') }),
  declared('header-over-meta-reversed', { header: 'utf-8', head: meta('windows-1252') }),
  declared('bom', { bom: UTF8_BOM }),
  declared('bom-over-header', { bom: UTF8_BOM, header: 'windows-1252' }),
  declared('bom-over-meta', { bom: UTF8_BOM, head: meta('windows-1252') }),
  declared('meta', { head: meta('utf-8') }),
  declared('meta-label', { head: meta('unicode-1-1-utf-8') }),
  declared('meta-spaces', { head: meta(' utf-8 ') }),
  declared('meta-unquoted', { head: '<meta charset=utf-8/>', text: LATIN }),
  declared('meta-upper', { head: '<META CHARSET="UTF-8">' }),
  declared('meta-unknown', { head: meta('nothing'), text: LATIN }),
  declared('meta-unknown-then-known', { head: meta('nothing') + meta('shift_jis'), text: JAPANESE }),
  declared('meta-twice', { head: meta('shift_jis') + meta('utf-8'), text: JAPANESE }),
  declared('meta-utf-16', { head: meta('utf-16') }),
  declared('meta-utf-16be', { head: meta('utf-16be') }),
  declared('meta-utf-7', { head: meta('utf-7'), text: LATIN }),
  declared('meta-utf-32', { head: meta('utf-32'), text: LATIN }),
  declared('meta-x-user-defined', { head: meta('x-user-defined'), text: LATIN }),
  declared('meta-replacement', { head: meta('iso-2022-kr') }),
  declared('meta-latin', { head: meta('iso-8859-1') }),
  declared('meta-ascii', { head: meta('us-ascii') }),
  declared('pragma', { head: pragma('text/html; charset=shift_jis'), text: JAPANESE }),
  declared('pragma-no-space', { head: pragma('text/html;charset=shift_jis'), text: JAPANESE }),
  declared('pragma-only-charset', { head: pragma('charset=shift_jis'), text: JAPANESE }),
  declared('pragma-quoted', {
    head: `<meta http-equiv=content-type content='text/html; charset="shift_jis"'>`,
    text: JAPANESE,
  }),
  declared('pragma-reversed', {
    head: '<meta content="text/html; charset=shift_jis" http-equiv=Content-Type>',
    text: JAPANESE,
  }),
  declared('pragma-without-http-equiv', { head: '<meta content="text/html; charset=shift_jis">', text: LATIN }),
  declared('pragma-spaces', { head: pragma('text/html; charset = shift_jis'), text: JAPANESE }),
  declared('pragma-charset-twice', { head: pragma('charset charset=shift_jis'), text: JAPANESE }),
  declared('meta-in-comment', { head: `<!-- ${meta('shift_jis')} -->`, text: LATIN }),
  declared('meta-in-script', { head: `<script>"${meta('shift_jis').replaceAll('"', "'")}"</script>`, text: JAPANESE }),
  declared('meta-in-title', { text: bytes(meta('shift_jis').replaceAll('"', "'"), JAPANESE) }),
  declared('meta-in-attribute', { head: `<p title='${meta('shift_jis')}'>`, text: LATIN }),
  declared('meta-in-noscript', { head: `<noscript>${meta('shift_jis')}</noscript>`, text: JAPANESE }),
  declared('meta-in-template', { head: `<template>${meta('shift_jis')}</template>`, text: JAPANESE }),
  declared('meta-late', { head: FILL + meta('shift_jis'), text: JAPANESE }),
  declared('meta-late-utf-8', { head: FILL + meta('utf-8') }),
  declared('meta-late-in-utf-8', { head: FILL + meta('windows-1251'), text: LATIN }),
  declared('meta-after-text', { late: FILL + meta('shift_jis'), text: JAPANESE }),
  declared('meta-late-pragma', {
    head: FILL + pragma('text/html; charset=windows-1251'),
    text: Buffer.from('cff0e8e2e5f2', 'hex'),
  }),
  declared('meta-unterminated', { head: '<meta charset="utf-8', text: TEA }),
  declared('none-utf-8', {}),
  declared('none-latin', { text: LATIN }),
  declared('none-japanese', { text: JAPANESE }),
  declared('none-ascii', { text: Buffer.from('Tea') }),
  declared('broken-utf-8', { header: 'utf-8', text: Buffer.from('54c3e9e9ffc0af41', 'hex') }),
  declared('cut-utf-8', { header: 'utf-8', text: Buffer.from('54c3a965e88c', 'hex') }),
  declared('surrogates-utf-8', { header: 'utf-8', text: Buffer.from('eda080edb080f4908080f0808080', 'hex') }),
  declared('utf-8-as-latin', { header: 'iso-8859-1' }),
];

function utf16(
  id: string,
  order: 'le' | 'be',
  { header, bom = true, head = '' }: { header?: string; bom?: boolean; head?: string },
): Case {
  const source = `${bom ? '\ufeff' : ''}<!doctype html><html lang="en">${head}<title>Tée 茶</title><h1>Tée 茶 😀</h1>`;
  const body = Buffer.from(source, 'utf16le');
  if (order === 'be') body.swap16();
  return answered(`utf-16-${id}`, {
    headers: [['content-type', header === undefined ? 'text/html' : `text/html; charset=${header}`]],
    body,
  });
}

const WIDE: readonly Case[] = [
  utf16('le-bom', 'le', {}),
  utf16('be-bom', 'be', {}),
  utf16('le-bom-over-header', 'le', { header: 'utf-8' }),
  utf16('be-bom-over-header', 'be', { header: 'windows-1252' }),
  utf16('le-header', 'le', { header: 'utf-16', bom: false }),
  utf16('le-header-le', 'le', { header: 'utf-16le', bom: false }),
  utf16('be-header', 'be', { header: 'utf-16be', bom: false }),
  utf16('le-bom-meta', 'le', { head: meta('utf-8') }),
  utf16('be-wrong-header', 'be', { header: 'utf-16le' }),
  answered('utf-16-lone-surrogates', {
    headers: [['content-type', 'text/html; charset=utf-16le']],
    body: Buffer.concat([
      Buffer.from('<title>a', 'utf16le'),
      Buffer.from('00d8', 'hex'),
      Buffer.from('b', 'utf16le'),
      Buffer.from('00dc', 'hex'),
      Buffer.from('c</title>', 'utf16le'),
    ]),
  }),
  answered('utf-16-in-utf-8', { headers: [['content-type', 'text/html; charset=utf-16']], body: '<title>Tea</title>' }),
];

/** Bytes above ASCII, each on its own. */
const SINGLE = Buffer.from(Array.from({ length: 128 }, (_, at) => [0x80 + at, 0x20]).flat());

const SINGLE_BYTE =
  `ibm866 iso-8859-2 iso-8859-3 iso-8859-4 iso-8859-5 iso-8859-6 iso-8859-7 iso-8859-8 iso-8859-8-i iso-8859-10
iso-8859-13 iso-8859-14 iso-8859-15 iso-8859-16 koi8-r koi8-u macintosh windows-874 windows-1250 windows-1251 windows-1252
windows-1253 windows-1254 windows-1255 windows-1256 windows-1257 windows-1258 x-mac-cyrillic x-user-defined`.split(
    /\s+/,
  );

/** All pairs of a first and a second byte, a line for each first one; what is no character shows that, too. */
function pairs(firsts: readonly [from: number, to: number], seconds: readonly [from: number, to: number]): Uint8Array {
  const all: number[] = [];
  for (let first = firsts[0]; first <= firsts[1]; first++) {
    for (let second = seconds[0]; second <= seconds[1]; second++) {
      // Markup, and what would be taken for it.
      if ([0x3c, 0x3e, 0x26, 0x7f].includes(second)) continue;
      all.push(first, second, 0x20);
    }
    all.push(0x0a);
  }
  return Buffer.from(all);
}

const MULTI_BYTE: Readonly<Record<string, Uint8Array>> = {
  big5: pairs([0x81, 0xfe], [0x40, 0xfe]),
  'euc-kr': pairs([0x81, 0xfe], [0x41, 0xfe]),
  'euc-jp': pairs([0xa1, 0xfe], [0xa1, 0xfe]),
  shift_jis: pairs([0x81, 0xfc], [0x40, 0xfc]),
  gbk: pairs([0x81, 0xfe], [0x40, 0xfe]),
  gb18030: pairs([0x81, 0xfe], [0x40, 0xfe]),
};

/** Words as they are written in an encoding, with the labels that pages use for it. */
const WORDS: readonly (readonly [label: string, hex: string])[] = [
  ['gb2312', 'b2e8'],
  ['gb18030', 'b2e88130813097308934'],
  ['x-gbk', 'b2e880'],
  ['big5-hkscs', 'afae8856'],
  ['x-sjis', '93fa967b8ceab1b2'],
  ['ms_kanji', '8740ed40fa40'],
  ['euc-jp', 'c6fccbdcb8ec8eb18fb0a1'],
  ['iso-2022-jp', '1b2442467c4b5c386c1b2842'],
  ['iso-2022-jp', '1b2849313233 1b2842'.replace(' ', '')],
  ['ks_c_5601-1987', 'c7d1b1b9beee'],
  ['windows-949', 'c7d1b1b98141'],
  ['iso-2022-kr', '1b242943'],
  ['hz-gb-2312', '7e7b427e7e7d'],
  ['tis-620', 'cad2'],
  ['latin1', '8093a9'],
  ['cp1251', 'd7e0e9'],
  ['x-cp1250', '9a9de8'],
  ['windows-31j', 'fbfc8160'],
];

/** The errors of each: a first byte before ASCII, alone, at the end. */
const ERRORS = 'big5 euc-kr euc-jp shift_jis gbk gb18030 utf-8 iso-2022-jp'.split(' ');

const LEGACY: readonly Case[] = [
  ...SINGLE_BYTE.map((label) => declared(`bytes-${label}`, { header: label, text: SINGLE })),
  ...Object.entries(MULTI_BYTE).map(([label, text]) =>
    answered(`charset-pairs-${label}`, {
      headers: [['content-type', `text/html; charset=${label}`]],
      body: bytes('<!doctype html><title>Pairs</title><body>', text),
    }),
  ),
  ...WORDS.map(([label, hex], at) =>
    declared(`word-${at}-${label}`, { head: meta(label), text: Buffer.from(hex, 'hex') }),
  ),
  ...ERRORS.map((label) =>
    answered(`charset-errors-${label}`, {
      headers: [['content-type', `text/html; charset=${label}`]],
      body: bytes('<!doctype html><title>a\x81z \x8e! \xa1\xffz</title><p>b\xfe<b>c</b>\x80 \xffd<p>\xa0e\x81'),
    }),
  ),
];

/** The same words in several encodings, declared in several ways, in several content codings. */
const SAID: Readonly<Record<string, string>> = {
  'utf-8': 'e88cb6',
  shift_jis: '92838e71',
  'euc-kr': 'c2f7c7d1',
  big5: 'afaea4a4',
  gbk: 'b2e8d6d0',
  'windows-1251': 'd7e0e9',
};
const DECLARED: Readonly<Record<string, (label: string) => Declared>> = {
  header: (label) => ({ header: label }),
  meta: (label) => ({ head: meta(label) }),
  pragma: (label) => ({ head: pragma(`text/html; charset=${label}`) }),
};
const CODED: Readonly<Record<string, (body: Uint8Array) => Uint8Array>> = {
  gzip: (body) => gzipSync(body),
  br: (body) => brotliCompressSync(body),
  zstd: (body) => zstdCompressSync(body),
  deflate: (body) => deflateSync(body),
};

const MATRIX: readonly Case[] = Object.entries(SAID).flatMap(([label, hex]) =>
  Object.entries(DECLARED).flatMap(([way, how]) =>
    Object.entries(CODED).map(([coding, encode]) => {
      const plain = declared(`${label}-${way}-${coding}`, { ...how(label), text: Buffer.from(hex, 'hex') });
      const { headers = [], body = '' } = plain.answers[''] ?? {};
      const answer = { headers: [...headers, ['content-encoding', coding] as const], body: encode(Buffer.from(body)) };
      return { ...plain, answers: { '': answer } };
    }),
  ),
);

export const ENCODINGS: readonly Case[] = [...MATRIX, ...DECLARATIONS, ...WIDE, ...LEGACY];
