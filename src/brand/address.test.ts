import { hostAndPort, MAX_URL_LENGTH, parseAddress } from './address';

describe('parseAddress', () => {
  it.each([
    ['example.com', 'https://example.com'],
    ['  example.com\n', 'https://example.com'],
    ['//example.com', 'https://example.com'],
    ['HTTP://Example.COM', 'http://example.com'],
    ['https:example.com', 'https://example.com'],
    ['https://example.com/a/b?c=d#e', 'https://example.com'],
    ['www.example.co.uk/path', 'https://www.example.co.uk'],
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
  ])('reduces %j to %s', (input, origin) => {
    expect(parseAddress(input)).toEqual({ ok: true, address: input.trim(), origin });
  });

  it.each(['', '   ', '\n\t'])('calls %j empty', (input) => {
    expect(parseAddress(input)).toEqual({ ok: false, code: 'address-empty' });
  });

  it.each([
    'northwind',
    'north wind.com',
    'http://',
    'https:///',
    'mailto:someone@example.com',
    'someone@example.com',
    'javascript:alert(1)',
    'data:text/html,hello',
    'file:///etc/passwd',
    'ftp://example.com/',
    'gopher://example.com/',
    'https://user:secret@example.com/',
    'https://user@example.com/',
    'example..com',
    '.example.com',
    'https://example.com:99999/',
    '999.1.1.1',
    'exa<mple.com',
    `example.com/${'a'.repeat(MAX_URL_LENGTH)}`,
  ])('calls %j malformed', (input) => {
    expect(parseAddress(input)).toEqual({ ok: false, code: 'address-malformed' });
  });

  it.each([
    'localhost',
    'localhost:8888',
    'http://localhost./',
    'printer.local',
    'db.internal',
    'metadata.google.internal',
    'router.home.arpa',
    'brand.test',
    'brand.example',
    'brand.invalid',
    'shop.onion',
    'intranet.corp',
    'nas.lan',
    '127.0.0.1',
    '8.8.8.8',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://017700000001/',
    'http://127.1/',
    'http://１２７.０.０.１/',
    'http://127。0。0。1/',
    'http://[::1]/',
    'http://[::ffff:7f00:1]/',
    'http://[2606:4700::1111]/',
    'example.com:22',
    'https://example.com:8443/',
  ])('refuses %j in the same words as every other', (input) => {
    expect(parseAddress(input)).toEqual({ ok: false, code: 'address-refused' });
  });

  it('allows sample hosts only where they are handed in, with the scheme that they listen on', () => {
    const sampleHosts = ['northwind.localhost:4101', 'tidewater.example:443', '127.0.0.1:4102'];
    expect(parseAddress('northwind.localhost:4101/x')).toEqual({ ok: false, code: 'address-refused' });
    expect(parseAddress('northwind.localhost:4101/x', { sampleHosts })).toMatchObject({
      origin: 'http://northwind.localhost:4101',
    });
    expect(parseAddress('tidewater.example', { sampleHosts })).toMatchObject({ origin: 'https://tidewater.example' });
    expect(parseAddress('http://127.0.0.1:4102/', { sampleHosts })).toMatchObject({ origin: 'http://127.0.0.1:4102' });
    expect(parseAddress('127.0.0.1:4103', { sampleHosts })).toEqual({ ok: false, code: 'address-refused' });
    expect(parseAddress('http://tidewater.example', { sampleHosts })).toEqual({ ok: false, code: 'address-refused' });
    expect(parseAddress('http://me@127.0.0.1:4102/', { sampleHosts })).toEqual({
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
