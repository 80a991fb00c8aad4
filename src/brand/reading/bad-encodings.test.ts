/** Pages in other encodings than declared, or with none declared. */
import { assess } from '../score/assess';
import { sniffEncoding } from '../basics/encoding';
import { extractFacts } from '../engine/extract';
import { pageEvidence } from '../evidence/page-evidence';
import { encoded } from '../testing/legacy-encodings';
import { JSON_LD, edited } from '../examples/pages';

const WORDS: readonly (readonly [encoding: string, words: string])[] = [
  ['euc-jp', '茶の店 ノースウィンド'],
  ['shift_jis', '茶の店 ノースウィンド'],
  ['gbk', '北风茶叶'],
  ['big5', '北風茶葉'],
  ['euc-kr', '북풍 차'],
  ['windows-1251', 'Северный ветер'],
  ['koi8-r', 'Северный ветер'],
  ['windows-1252', 'Thé du Nord — 5 €'],
];

function read(bytes: Uint8Array, charset: string | null = null) {
  const sniffed = sniffEncoding(bytes, charset);
  const html = new TextDecoder(sniffed.encoding).decode(bytes);
  return { ...sniffed, facts: extractFacts(pageEvidence(html, '', '2026-01-02T03:04:05.000Z', {})) };
}

const titleOf = (bytes: Uint8Array, charset: string | null = null) => read(bytes, charset).facts.titles[0]?.value;

describe.each(WORDS)('a page in %s', (encoding, words) => {
  const page = (head: string) => encoded(`<!doctype html><html><head>${head}<title>${words}</title>`, encoding);

  it('is read where the page says so', () => {
    expect(titleOf(page(`<meta charset="${encoding}">`))).toBe(words);
    expect(titleOf(page(`<meta http-equiv="Content-Type" content="text/html; charset=${encoding}">`))).toBe(words);
  });

  it('is read as the header says, even if the page differs', () => {
    expect(titleOf(page(''), encoding)).toBe(words);
    expect(titleOf(page('<meta charset="utf-8">'), encoding)).toBe(words);
  });

  it('is read where the header names an encoding there is not', () => {
    expect(titleOf(page(`<meta charset="${encoding}">`), 'none')).toBe(words);
  });

  it('is read where the page says so too late for the first look', () => {
    expect(titleOf(page(`${' '.repeat(2000)}<meta charset="${encoding}">`))).toBe(words);
  });

  it('is taken as the header says where that is wrong, as browsers do', () => {
    const { encoding: taken, from, facts } = read(page(`<meta charset="${encoding}">`), 'utf-8');
    expect([taken, from]).toEqual(['utf-8', 'header']);
    // Markup is ASCII in all of them: what is stated is found, if not understood.
    expect(facts.page.state).toBe('whole');
    expect(facts.charset?.value).toBe(encoding);
    expect(facts.titles).toHaveLength(1);
  });
});

describe.each(['utf-16le', 'utf-16be'])('a page in %s', (encoding) => {
  const html = edited(JSON_LD, '').replace('Northwind: tea by sea', '茶 Northwind');
  const bytes = encoded(html, encoding);
  const marked = encoded(`\ufeff${html}`, encoding);

  it('is read by its byte order mark, even if something else is declared', () => {
    expect(titleOf(marked)).toBe('茶 Northwind');
    expect(titleOf(marked, 'utf-8')).toBe('茶 Northwind');
  });

  it('is read without one', () => {
    expect(titleOf(bytes)).toBe('茶 Northwind');
    expect(titleOf(bytes, encoding)).toBe('茶 Northwind');
  });

  it('counts as not read where the header calls it something else', () => {
    const { facts } = read(bytes, 'utf-8');
    expect(facts.page.state).toBe('partial');
    const { checks } = assess(facts);
    expect(checks.filter(({ score }) => typeof score === 'number' && score < 1000)).toEqual([]);
  });
});

it.each(['utf-16', 'UTF-16LE', 'utf-16be', 'unicode'])('an XML declaration of bytes does not make them %s', (label) => {
  const html = `<?xml version="1.0" encoding="${label}"?><!doctype html><title>Thé</title>`;
  expect(titleOf(new TextEncoder().encode(html))).toBe('Thé');
});

it('cut off within a character, keeps what comes before', () => {
  const bytes = new TextEncoder().encode('<meta charset=utf-8><title>茶</title>');
  expect(titleOf(bytes.subarray(0, bytes.length - 9))).toBe('\ufffd');
  expect(read(bytes.subarray(0, bytes.length - 9)).encoding).toBe('utf-8');
});
