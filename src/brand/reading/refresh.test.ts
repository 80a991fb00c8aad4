import { answered } from '../examples/evidence';
import { declaredRefresh, instantTarget } from './refresh';

const DECLARED: readonly (readonly [content: string, seconds: number, url: string | null])[] = [
  ['007', 7, null],
  ['5; URL = "/a', 5, '/a'],
  ['9'.repeat(400), Number.MAX_SAFE_INTEGER, null],
];

describe('a refresh', () => {
  it.each(DECLARED)('%j comes after %d seconds and leads to %j', (content, seconds, url) => {
    expect(declaredRefresh(content)).toEqual({ seconds, url });
  });

  it.each(['url=/a', '5: /a', '1e3'])('%j is not one', (content) => {
    expect(declaredRefresh(content)).toBeNull();
  });

  it('is read in one go however long it is', () => {
    expect(declaredRefresh(`${'1'.repeat(1_000_000)}x`)).toBeNull();
    expect(declaredRefresh(`1${' '.repeat(1_000_000)}x`)).toEqual({ seconds: 1, url: 'x' });
  });
});

/** Where a page at https://brand.com/ leads at once. */
function leadsTo(html: string, ...refresh: readonly string[]): string | null {
  const headers = refresh.map((value) => ['refresh', value] as const);
  return instantTarget(
    answered('https-home', html, { url: 'https://brand.com/', finalUrl: 'https://brand.com/', headers }),
  );
}

const meta = (content: string) => `<meta http-equiv="Refresh" content="${content}">`;

describe('an instant refresh', () => {
  it.each([
    [meta('0; url=/en/'), 'https://brand.com/en/'],
    [meta("0;URL='https://www.brand.com/#a'"), 'https://www.brand.com/'],
    [meta('0.5, en'), 'https://brand.com/en'],
    [`<base href="/a/">${meta('0;url=b')}`, 'https://brand.com/a/b'],
    [`${meta('0;url=b')}<base href="/a/">`, 'https://brand.com/b'],
    [`<body><p>${meta('0;url=/en/')}`, 'https://brand.com/en/'],
    [`${meta('none')}${meta('0;url=http://')}${meta('0;url=/en/')}`, 'https://brand.com/en/'],
    // It stays.
    [meta('1; url=/en/'), null],
    [meta('0'), null],
    [meta('0; url=/#a'), null],
    [meta('0; url=https://brand.com/'), null],
    [meta('0; url=javascript:alert(1)'), null],
    [meta('0; url=mailto:tea@brand.com'), null],
    [`${meta('5; url=/en/')}${meta('0; url=/fr/')}`, null],
    [`<noscript>${meta('0; url=/en/')}</noscript>`, null],
    [`<!-- ${meta('0; url=/en/')} --><script>'${meta('0; url=/en/')}'</script>`, null],
    [`<template>${meta('0; url=/en/')}</template>`, null],
    ['<meta name=refresh content="0; url=/en/">', null],
    ['', null],
  ])('in %s leads to %s', (html, url) => {
    expect(leadsTo(html)).toBe(url);
  });

  it('in a header comes before one in the page', () => {
    expect(leadsTo(meta('0; url=/fr/'), '0; url=/en/')).toBe('https://brand.com/en/');
    expect(leadsTo(meta('0; url=/fr/'), '5; url=/en/')).toBeNull();
    expect(leadsTo(meta('0; url=/fr/'), 'x')).toBe('https://brand.com/fr/');
    expect(leadsTo('<base href="/a/">', '0; url=b')).toBe('https://brand.com/b');
  });
});
