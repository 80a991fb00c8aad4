/** What web-platform-tests (BSD-3-Clause) expect of media types, restated; compared are essence and charset. */
import { isNosniff } from '../../basics/http-fields';
import { mediaTypeOf } from '../../basics/media-type';
import { expectExam, type Answer } from './sit';

type Case = readonly [value: string, essence: string | null, charset?: string | undefined];

const DIGITS = '0123456789'.repeat(13);
const TOKEN = "!#$%&'*+-.^_`|~0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** What follows `text/html`, and its charset. */
const HTML: readonly (readonly [after: string, charset?: string])[] = [
  [';charset=gbk', 'gbk'],
  [';charset=gbk(', 'gbk('],
  [';x=(;charset=gbk', 'gbk'],
  [';charset=gbk;charset=windows-1255', 'gbk'],
  [';charset=();charset=GBK', '()'],
  [';charset =gbk'],
  [' ;charset=gbk', 'gbk'],
  ['; charset=gbk', 'gbk'],
  [';charset= gbk', ' gbk'],
  [';charset= "gbk"', ' "gbk"'],
  ...[';charset=\vgbk', ';charset=\fgbk', ';\vcharset=gbk', ';\fcharset=gbk'].map((after) => [after] as const),
  [";charset='gbk'", "'gbk'"],
  [";charset='gbk", "'gbk"],
  [";charset=gbk'", "gbk'"],
  [";charset=';charset=GBK", "'"],
  ...[';test;', ';test=;', ";';", ';";', ' ; ; ', ';;;;'].map((before) => [`${before}charset=gbk`, 'gbk'] as const),
  [';charset= "\u007f;charset=GBK', 'GBK'],
  [';charset="\u007f;charset=foo";charset=GBK', 'GBK'],
  [';charset="gbk"', 'gbk'],
  [';charset="gbk', 'gbk'],
  [';charset=gbk"', 'gbk"'],
  [';charset=" gbk"', ' gbk'],
  [';charset="gbk "', 'gbk '],
  [';charset="\\ gbk"', ' gbk'],
  [';charset="\\g\\b\\k"', 'gbk'],
  [';charset="gbk"x', 'gbk'],
  [';charset="";charset=GBK', ''],
  [';charset=";charset=GBK', ';charset=GBK'],
  [';charset={gbk}', '{gbk}'],
  [`;${DIGITS}=x;charset=gbk`, 'gbk'],
  ...[';a]=bar;b[=bar;c=bar', ';valid=";";foo=bar', ';in]valid=";asd=foo";foo=bar'].map((after) => [after] as const),
  [';test=\u00ff;charset=gbk', 'gbk'],
];

const characters = Array.from({ length: 256 }, (_, code) => String.fromCharCode(code));
const printable = characters.slice(0x20, 0x7f).map((one) => ('"\\'.includes(one) ? `\\${one}` : one));

const NO_TYPES = [
  ...['\vx/x', '\fx/x', 'x/x\v', 'x/x\f', '', '\t', '/', 'bogus', 'bogus/', 'bogus/ ', 'bogus/bogus/;', '</>', '(/)'],
  ...['\u00ff/\u00ff', 'text/html(;doesnot=matter', 'text /html', 'text/ html', '"text/html"', '{/}', '\u0100/\u0100'],
];

/** mimesniff/mime-types/resources/mime-types.json */
const MIME_TYPES: readonly Case[] = [
  ...HTML.map(([after, charset]): Case => [`text/html${after}`, 'text/html', charset]),
  ['TEXT/HTML;CHARSET=GBK', 'text/html', 'GBK'],
  [`${DIGITS}/${DIGITS}`, `${DIGITS}/${DIGITS}`],
  [`${TOKEN}/${TOKEN};${TOKEN}=${TOKEN}`, `${TOKEN}/${TOKEN}`.toLowerCase()],
  [`x/x;x="\t${[...printable, ...characters.slice(0x80)].join('')}"`, 'x/x'],
  ...['x/x;test', 'x/x;test="\\', 'x/x;x= ', 'x/x;x=\t', 'x/x;test=\ufffd;x=x'].map((value): Case => [value, 'x/x']),
  ...['x/x\n\r\t ;x=x', '\n\r\t x/x;x=x\n\r\t ', 'x/x;\n\r\t x=x\n\r\t ;x=y'].map((value): Case => [value, 'x/x']),
  ...NO_TYPES.map((value): Case => [value, null]),
];

/** mimesniff/mime-types/resources/generated-mime-types.json: characters that are no token's, in each place. */
const GENERATED: readonly Case[] = characters
  .filter((one) => !TOKEN.includes(one))
  .flatMap((one): readonly Case[] => [
    ...(one === '/' ? [] : [`${one}/x`, `x/${one}`].map((value): Case => [value, null])),
    ...(';='.includes(one) ? [] : [[`x/x;${one}=x;bonus=x`, 'x/x'] as const]),
    ...('\t ;"\\'.includes(one) ? [] : [[`x/x;x=${one};bonus=x`, 'x/x'] as const]),
    ...('\t ;"\\'.includes(one) ? [] : [[`x/x;x="${one}";bonus=x`, 'x/x'] as const]),
  ]);

/** fetch/content-type/resources/content-types.json: the fields of an answer. */
const TOGETHER: readonly (readonly [values: readonly string[], essence: string, charset?: string])[] = [
  [['', 'text/plain'], 'text/plain'],
  [['text/plain', ''], 'text/plain'],
  [['text/html', 'text/plain'], 'text/plain'],
  [['text/plain;charset=gbk', 'text/html'], 'text/html'],
  [['text/plain;charset=gbk', 'text/html;charset=windows-1254'], 'text/html', 'windows-1254'],
  [['text/plain;charset=gbk', 'text/plain'], 'text/plain', 'gbk'],
  [['text/plain;charset=gbk', 'text/plain;charset=windows-1252'], 'text/plain', 'windows-1252'],
  [['text/html;charset=gbk', 'text/html;x=",text/plain'], 'text/html', 'gbk'],
  [['text/html;charset=gbk', 'text/plain', 'text/html'], 'text/html'],
  [['text/plain', '*/*'], 'text/plain'],
  [['text/html', '*/*'], 'text/html'],
  [['*/*', 'text/html'], 'text/html'],
  [['text/plain', '*/*;charset=gbk'], 'text/plain'],
  [['text/html', '*/*;charset=gbk'], 'text/html'],
  [['text/html;x="', 'text/plain'], 'text/html'],
  [['text/html;"', 'text/plain'], 'text/html'],
];

/** fetch/nosniff/resources/x-content-type-options.json: the field's lines; the last case is a field of another name. */
const NOSNIFF: readonly (readonly [lines: readonly string[], isOne: boolean])[] = [
  [['NOSNIFF'], true],
  [['nosniff'], true],
  [['nosniff,,@#$#%%&^&^*()()11!'], true],
  [['@#$#%%&^&^*()()11!,nosniff'], false],
  [['nosniff', 'no'], true],
  [['no', 'nosniff'], false],
  [['', 'nosniff'], false],
  [[',nosniff'], false],
  [['nosniff\f'], true],
  [['nosniff\v'], false],
  [['nosniff\v,nosniff'], false],
  [["'NosniFF'"], false],
  [['"nosniFF"'], false],
  [[], false],
];

const fields = (name: string, values: readonly string[]) => values.map((value) => ({ name, value }));

function answer(values: readonly string[], essence: string | null, charset: string | null = null): Answer {
  const expected = essence === null ? null : { essence, charset };
  return [JSON.stringify(values), mediaTypeOf(fields('content-type', values)), expected];
}

it('are passed: MIME types', () => {
  const answers = [...MIME_TYPES, ...GENERATED].map(([value, ...expected]) => answer([value], ...expected));
  expect(expectExam('mime-types', answers)).toEqual([]);
});

it('are passed: content types of several fields', () => {
  expect(
    expectExam(
      'content-types',
      TOGETHER.map((one) => answer(...one)),
    ),
  ).toEqual([]);
});

it('are passed: nosniff', () => {
  const answers = NOSNIFF.map(([lines, isOne]): Answer => {
    return [JSON.stringify(lines), isNosniff(fields('x-content-type-options', lines)), isOne];
  });
  // A form feed is no white space of HTTP.
  expect(expectExam('nosniff', answers)).toEqual(['["nosniff\\f"]']);
});
