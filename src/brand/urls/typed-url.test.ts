import { hostAndPort, MAX_URL_LENGTH, parseTypedUrl } from './typed-url';
import { MALFORMED_URLS, OTHER_PORTS, REFUSED_URLS, UNKNOWN_SUFFIXES } from '../testing/refused-urls';

describe('parseTypedUrl', () => {
  it.each([
    ['example.com', 'https://example.com'],
    ['  example.com\n', 'https://example.com'],
    ['//example.com', 'https://example.com'],
    ['HTTP://Example.COM', 'http://example.com'],
    ['https:example.com', 'https://example.com'],
    ['https://example.com/', 'https://example.com'],
    ['example.com:443', 'https://example.com'],
    ['example.com:80', 'https://example.com'],
    ['http://example.com:80', 'http://example.com'],
    ['example.com.', 'https://example.com'],
    ['münchen.de', 'https://xn--mnchen-3ya.de'],
    ['例え.jp', 'https://xn--r8jz45g.jp'],
    ['xn--r8jz45g.jp', 'https://xn--r8jz45g.jp'],
    ['localhost.example.com', 'https://localhost.example.com'],
    ['test.com', 'https://test.com'],
    ['1.2.3.4.com', 'https://1.2.3.4.com'],
  ])('reads %j as the home page of %s', (input, origin) => {
    expect(parseTypedUrl(input)).toEqual({ ok: true, url: input.trim(), origin, page: origin, leftOut: false });
  });

  it.each([
    ['https://example.com/a/b?c=d#e', 'https://example.com/a/b', true],
    ['www.example.co.uk/path', 'https://www.example.co.uk/path', false],
    ['example.com/path/', 'https://example.com/path/', false],
    ['example.com/?q=x', 'https://example.com', true],
    ['example.com#top', 'https://example.com', true],
    ['example.com/index.html', 'https://example.com/index.html', false],
    ['example.com/料金', 'https://example.com/%E6%96%99%E9%87%91', false],
    ['example.com/%e6%96%99', 'https://example.com/%e6%96%99', false],
    ['example.com/a/../b/./c', 'https://example.com/b/c', false],
    ['example.com//evil.com/', 'https://example.com//evil.com/', false],
    ['example.com/\u202egpj.exe', 'https://example.com/%E2%80%AEgpj.exe', false],
    ['example.com./x', 'https://example.com/x', false],
  ])('reads %j as the page %s', (input, page, leftOut) => {
    expect(parseTypedUrl(input)).toMatchObject({ ok: true, page, leftOut });
  });

  it.each(['', '   ', '\n\t'])('calls %j empty', (input) => {
    expect(parseTypedUrl(input)).toEqual({ ok: false, code: 'address-empty' });
  });

  it.each([
    'northwind',
    'north wind.com',
    'mailto:someone@example.com',
    'someone@example.com',
    'example..com',
    'example,com',
    'www,example.com',
    '"example.com"',
    `${'a'.repeat(64)}.com`,
    '999.1.1.1',
    `example.com/${'a'.repeat(MAX_URL_LENGTH)}`,
    ...MALFORMED_URLS,
  ])('calls %j malformed', (input) => {
    expect(parseTypedUrl(input)).toEqual({ ok: false, code: 'address-malformed' });
  });

  it.each([
    'localhost',
    'localhost:8888',
    'printer.local',
    '127.0.0.1',
    '2130706433',
    '[::1]',
    '//127.0.0.1',
    ...REFUSED_URLS,
  ])('refuses %j in the same words as every other', (input) => {
    expect(parseTypedUrl(input)).toEqual({ ok: false, code: 'address-refused' });
  });

  it.each(['example.com:22', ...OTHER_PORTS])('says that %j names a port', (input) => {
    expect(parseTypedUrl(input)).toEqual({ ok: false, code: 'address-port' });
  });

  it.each(UNKNOWN_SUFFIXES)('cannot tell that %j has no public suffix', (input) => {
    expect(parseTypedUrl(input)).toMatchObject({ ok: true });
  });

  it('allows sample hosts only where they are handed in, with the scheme that they listen on', () => {
    const sampleHosts = ['northwind.localhost:4101', 'tidewater.example:443', '127.0.0.1:4102'];
    expect(parseTypedUrl('northwind.localhost:4101/x')).toEqual({ ok: false, code: 'address-refused' });
    expect(parseTypedUrl('northwind.localhost:4101/x', { sampleHosts })).toMatchObject({
      origin: 'http://northwind.localhost:4101',
    });
    expect(parseTypedUrl('tidewater.example', { sampleHosts })).toMatchObject({ origin: 'https://tidewater.example' });
    expect(parseTypedUrl('http://127.0.0.1:4102/', { sampleHosts })).toMatchObject({ origin: 'http://127.0.0.1:4102' });
    expect(parseTypedUrl('127.0.0.1:4103', { sampleHosts })).toEqual({ ok: false, code: 'address-refused' });
    expect(parseTypedUrl('http://tidewater.example', { sampleHosts })).toEqual({ ok: false, code: 'address-refused' });
    expect(parseTypedUrl('http://me@127.0.0.1:4102/', { sampleHosts })).toEqual({
      ok: false,
      code: 'address-malformed',
    });
  });
});

describe('hostAndPort', () => {
  it('writes out the port that the scheme implies', () => {
    expect(hostAndPort(new URL('https://example.com/'))).toBe('example.com:443');
    expect(hostAndPort(new URL('http://example.com/'))).toBe('example.com:80');
    expect(hostAndPort(new URL('http://example.com:8080/'))).toBe('example.com:8080');
  });
});
