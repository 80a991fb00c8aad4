import { hostOf, normalisedUrl, sameSite, siteOf, webUrl, withoutFragment, withoutWww } from './sites';
import { snapshotOf } from './snapshot';

it.each([
  ['https://A.example/#top', 'https://a.example/'],
  ['https://a.example/%7e%41%7A%30%2d%2E%5f', 'https://a.example/~Az0-._'],
  ['https://a.example/%c3%a9%2f%AF', 'https://a.example/%C3%A9%2F%AF'],
  ['https://a.example:443', 'https://a.example/'],
  ['https://a.example/%4', 'https://a.example/%4'],
  ['tea', 'tea'],
])('%s is %s', (url, normalised) => {
  expect(normalisedUrl(url)).toBe(normalised);
});

it('hosts and web URLs are those of http and https', () => {
  expect([hostOf('http://a.example:8888/x'), hostOf('ftp://a.example/'), hostOf('')]).toEqual(['a.example', '', '']);
  expect(webUrl('tea', 'https://a.example/')?.href).toBe('https://a.example/tea');
  expect(webUrl('', 'https://a.example/')?.href).toBe('https://a.example/');
  expect(withoutFragment(new URL('https://a.example/?b#c#d'))).toBe('https://a.example/?b');
  expect(['www.a.example', 'a.www.example', 'wwwa.example'].map(withoutWww)).toEqual([
    'a.example',
    'a.www.example',
    'wwwa.example',
  ]);
});

it('a site is the registrable domain, or the host where the evidence names none', () => {
  const domains = { 'shop.a.example': 'a.example', 'www.b.example': null };
  const sites = ['shop.a.example', 'www.b.example', 'www.c.example', 'constructor'];
  expect(sites.map((host) => siteOf(host, domains))).toEqual(['a.example', 'b.example', 'c.example', 'constructor']);
  expect(sameSite('https://shop.a.example/', 'http://www.a.example/x', domains)).toBe(true);
  expect(sameSite('https://a.example/', 'https://b.example/', domains)).toBe(false);
  // What has no host is of no site, not even of its like's.
  expect([sameSite('data:,', 'data:,', domains), sameSite('', 'tea', domains)]).toEqual([false, false]);
});

describe('a snapshot', () => {
  it.each([
    ['/web/20260102030405/https://a.example/b?c', '20260102030405', 'https://a.example/b?c'],
    ['/web/2026if_/HTTP://a.example', '2026', 'http://a.example/'],
    ['/WEB/20260102030405abc_/https://a.example', '20260102030405', 'https://a.example/'],
  ])('%s was taken in %s of %s', (path, time, live) => {
    const snapshot = snapshotOf(new URL(`https://web.archive.org${path}`));
    expect([snapshot?.time, snapshot?.live.href]).toEqual([time, live]);
  });

  it.each([
    'https://a.example/web/20260102030405/https://a.example/',
    'https://web.archive.org/web/202/https://a.example/',
    'https://web.archive.org/web/202601020304056/https://a.example/',
    'https://web.archive.org/web/20260102030405abcd_/https://a.example/',
    'https://web.archive.org/x/web/20260102030405/https://a.example/',
    'https://web.archive.org/web/20260102030405/ftp://a.example/',
    'https://web.archive.org/web/20260102030405/https://',
  ])('%s is none', (url) => {
    expect(snapshotOf(new URL(url))).toBeNull();
  });
});
