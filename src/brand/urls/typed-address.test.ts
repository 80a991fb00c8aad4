import { getDomain, parse } from 'tldts';
import { readTypedAddress } from './typed-address';
import { MALFORMED_URLS, OTHER_PORTS, REFUSED_URLS, UNKNOWN_SUFFIXES } from '../testing/refused-urls';

const SAMPLES = ['harbour.example:443'];

function isPublicName(hostname: string): boolean {
  return parse(hostname, { allowPrivateDomains: false }).isIcann === true && getDomain(hostname) !== null;
}

const read = (typed: string, sampleHosts: readonly string[] = SAMPLES) => {
  const found = readTypedAddress(typed, { sampleHosts, isPublicName });
  return found.ok ? found.origin : [found.code, found.suggestion];
};

describe('readTypedAddress', () => {
  it.each([
    ['harbour.com', 'https://harbour.com'],
    ['harbour.example/page', 'https://harbour.example'],
    ['harbour.example?x=1,2', 'https://harbour.example'],
    ['harbour。com', 'https://harbour.com'],
    ['ｈａｒｂｏｕｒ．ｃｏｍ', 'https://harbour.com'],
    ['harbour.com.', 'https://harbour.com'],
    ['https:/harbour.com', 'https://harbour.com'],
    ['http:\\\\harbour.com', 'http://harbour.com'],
    ['münchen.de', 'https://xn--mnchen-3ya.de'],
  ])('takes %j', (typed, origin) => {
    expect(read(typed)).toBe(origin);
  });

  it.each<readonly [string, string]>([
    ['harbour,example', 'harbour.example'],
    ['harbour;com', 'harbour.com'],
    ['harbour、com', 'harbour.com'],
    ['harbour،com', 'harbour.com'],
    ['harbour，com', 'harbour.com'],
    ['www,harbour.example.com', 'www.harbour.example.com'],
    ['www,harbour,com', 'www.harbour.com'],
    ['www harbour.com', 'www.harbour.com'],
    ['harbour .com', 'harbour.com'],
    ['harbour. com', 'harbour.com'],
    ['har bour.com', 'harbour.com'],
    ['harbour..com', 'harbour.com'],
    ['Harbour harbour.com', 'harbour.com'],
    ['visit https://harbour.com/en today', 'harbour.com'],
    ['Our new site is at harbour.com, have a look', 'harbour.com'],
    ['"harbour.com"', 'harbour.com'],
    ['“harbour.com”', 'harbour.com'],
    ['「harbour.com」', 'harbour.com'],
    ['<https://harbour.com>', 'harbour.com'],
    ['harbour.com,', 'harbour.com'],
    ['harbour.com!', 'harbour.com'],
    ['http//harbour.com', 'harbour.com'],
    ['htttp://harbour.com/page', 'harbour.com'],
    ['https;//harbour.com', 'harbour.com'],
    ['https://https://harbour.com', 'harbour.com'],
    ['ftp://harbour.com', 'harbour.com'],
    ['harbour,con', 'harbour.com'],
    ...[':', '؛', '。', '·'].map((dot) => [`harbour${dot}com!`, 'harbour.com'] as const),
    ...['http:harbour.com!', 'HTTP;harbour.com', 'https:harbour.com!', 'https;harbour.com'].map(
      (typed) => [typed, 'harbour.com'] as const,
    ),
    ...[
      'ttp//harbour.com',
      'htttpss//harbour.com',
      'http.//harbour.com',
      'http,\\\\harbour.com',
      'http/harbour.com',
    ].map((typed) => [typed, 'harbour.com'] as const),
    ['WWW  harbour.com', 'www.harbour.com'],
    ['har  bour .com', 'harbour.com'],
    ['HAR BOUR.COM', 'harbour.com'],
    ['see WWW.harbour.com', 'www.harbour.com'],
    ['\u00adhar\u200bbour\u202e,\u2060com\ufeff', 'harbour.com'],
  ])('%j is mistyped: %s', (typed, suggestion) => {
    expect(read(typed)).toEqual(['address-mistyped', suggestion]);
  });

  it.each([
    ['harbour.con', 'harbour.com'],
    ['harbour.cmo', 'harbour.com'],
    ['harbour.comm/page', 'harbour.com'],
    ['https://www.harbour.ogr', 'www.harbour.org'],
    ['harbour.co.ukk', 'harbour.co.uk'],
    ['harbour.exampel', 'harbour.example'],
    ['harbour.exampl', 'harbour.example'],
    ['harbour.xample', 'harbour.example'],
    ['harbour.axample', 'harbour.example'],
    ['harbour.nosuchending', null],
    ['harbour.qzq', null],
  ])('%j has an unknown ending; near is %s', (typed, suggestion) => {
    expect(read(typed)).toEqual(['address-unknown-ending', suggestion]);
  });

  it.each([
    'Harbour Line',
    'harbourexample',
    'Dr. Oetker',
    'H&M',
    'Rock ’n’ Roll 2',
    "Harbour's",
    'A+B',
    'Coca-Cola',
    'Inc.',
    'ハーバーライン',
    'مرفأ الخط',
  ])('%j is a name', (typed) => {
    expect(read(typed)).toEqual(['address-name', null]);
  });

  it.each([
    ['info@harbour.com', 'harbour.com'],
    ['mailto:info@harbour.com', 'harbour.com'],
    ['<info@harbour.con>', 'harbour.com'],
    ['MAILTO:info@harbour.com', 'harbour.com'],
    ['anna.harbour@GMail.com', null],
    ['anna.harbour@gmail.com', null],
    ['me@localhost', null],
  ])('%j is an e-mail address; its site may be %s', (typed, suggestion) => {
    expect(read(typed)).toEqual(['address-email', suggestion]);
  });

  it.each<readonly [string, string]>([
    ['harbour.com:8080', 'harbour.com'],
    ['https://harbour.com:8443/page', 'harbour.com'],
    ['harbour.com:99999', 'harbour.com'],
    ['harbour.con:3000', 'harbour.com'],
    ...['/a', '?a', '#a'].map((rest) => [`harbour.con:3000${rest}`, 'harbour.com'] as const),
  ])('%j has a port; %s is without', (typed, suggestion) => {
    expect(read(typed)).toEqual(['address-port', suggestion]);
  });

  it.each([
    ['a'.repeat(500), null],
    [`${'a'.repeat(64)}.com`, null],
    [`Harbour Line makes ${'rope and '.repeat(60)}sails: harbour.com`, null],
    [`Harbour Line makes ${'rope and '.repeat(30)}sails: harbour.com`, 'harbour.com'],
    [`harbour.com/${'a'.repeat(3000)}`, 'harbour.com'],
  ])('%.30j… is too long', (typed, suggestion) => {
    expect(read(typed)).toEqual(['address-too-long', suggestion]);
  });

  it.each([
    ['https://ada:secret@harbour.com', 'address-malformed'],
    ['google.com@harbour.com', 'address-email'],
    ['ada:secret@harbour,com', 'address-malformed'],
    ['ada:secret@harbour .com', 'address-malformed'],
    ['javascript:alert(1)', 'address-malformed'],
    ['harbour.com harbour.org', 'address-malformed'],
    ['10,0,0,1', 'address-malformed'],
    ['localhost', 'address-refused'],
    ['192.168.0.1:8080', 'address-refused'],
    ['', 'address-empty'],
    ['…', 'address-malformed'],
  ])('%j is %s', (typed, code) => {
    expect(read(typed)).toEqual([code, code === 'address-email' ? 'harbour.com' : null]);
  });

  it('suggests a sample host only where there is one', () => {
    expect(read('harbour,example', [])).toEqual(['address-malformed', null]);
  });

  it('suggests nothing for what leads inside, in one answer for every spelling', () => {
    for (const typed of REFUSED_URLS) expect([typed, read(typed)]).toEqual([typed, ['address-refused', null]]);
    for (const typed of OTHER_PORTS) expect([typed, read(typed)]).toEqual([typed, ['address-port', 'example.com']]);
  });

  it('suggests nothing that it would not take itself', () => {
    const all = [...MALFORMED_URLS, ...UNKNOWN_SUFFIXES].map((typed) => readTypedAddress(typed, { isPublicName }));
    for (const found of all) {
      expect(found.ok).toBe(false);
      if (!found.ok && found.suggestion !== null) expect(read(found.suggestion)).toMatch(/^https:/);
    }
  });
});
