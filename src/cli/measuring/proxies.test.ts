import { proxyFor, wrongProxy } from './proxies';

const P = 'http://proxy.corp:3128';
const proxy = (url: string, variables: Readonly<Record<string, string>>) =>
  proxyFor(new URL(url), variables)?.href.replace(/\/$/, '') ?? null;

it.each<[url: string, variables: Readonly<Record<string, string>>, expected: string | null]>([
  ['https://brand.com/', { HTTPS_PROXY: P }, P],
  ['https://brand.com/', { https_proxy: P, HTTPS_PROXY: 'http://other' }, P],
  ['https://brand.com/', { https_proxy: '', HTTPS_PROXY: P }, P],
  ['https://brand.com/', { HTTP_PROXY: P }, null],
  ['http://brand.com/', { HTTP_PROXY: P }, P],
  ['http://brand.com/', { ALL_PROXY: 'proxy.corp:3128' }, P],
  ['http://brand.com/', { HTTP_PROXY: '', ALL_PROXY: P }, P],
  ['https://brand.com/', { ALL_PROXY: P }, P],
  ['https://brand.com/', { HTTPS_PROXY: P, ALL_PROXY: 'http://other' }, P],
  ['https://brand.com/', { HTTPS_PROXY: 'HTTPS://proxy.corp' }, 'https://proxy.corp'],
  ['https://brand.com/', { HTTPS_PROXY: 'socks5://proxy.corp' }, null],
  ['http://brand.com/', { HTTP_PROXY: P, NO_PROXY: 'brand.com:80' }, null],
  ['http://brand.com/', { HTTP_PROXY: P, NO_PROXY: 'brand.com:443' }, P],
  ['https://brand.com/', {}, null],
  // This machine has none.
  ['http://localhost:8000/', { HTTP_PROXY: P }, null],
  ['http://shop.localhost/', { HTTP_PROXY: P }, null],
  ['http://127.0.0.1:8000/', { HTTP_PROXY: P }, null],
  ['http://[::1]/', { HTTP_PROXY: P }, null],
])('%s by %j goes by %s', (url, variables, expected) => {
  expect(proxy(url, variables)).toBe(expected);
});

it.each([
  ['*', 'https://brand.com/', true],
  ['brand.com', 'https://brand.com/', true],
  ['brand.com', 'https://www.brand.com/', true],
  ['.brand.com', 'https://www.brand.com/', true],
  ['*.brand.com', 'https://www.brand.com/', true],
  ['BRAND.com', 'https://brand.com/', true],
  ['rand.com', 'https://brand.com/', false],
  ['other.net, brand.com', 'https://brand.com/', true],
  ['other.net brand.com', 'https://brand.com/', true],
  ['brand.com:8443', 'https://brand.com:8443/', true],
  ['brand.com:8443', 'https://brand.com/', false],
  ['brand.com:443', 'https://brand.com/', true],
  ['10.0.0.0/8', 'https://10.20.30.40/', true],
  ['10.0.0.0/8', 'https://11.0.0.1/', false],
  ['10.0.0.7', 'https://10.0.0.7/', true],
  ['fd00::/8', 'https://[fd12::1]/', true],
  ['[fd12::1]', 'https://[fd12::1]/', true],
  ['FD12:0:0::1', 'https://[fd12::1]/', true],
  ['[fd12::1]:8443', 'https://[fd12::1]:8443/', true],
  ['[fd12::1]:8443', 'https://[fd12::1]/', false],
  ['fd00::/8', 'https://10.0.0.7/', false],
  ['10.0.0.0/8', 'https://[fd12::1]/', false],
  ['10.0.0.8', 'https://10.0.0.7/', false],
  ['*:8443', 'https://brand.com/', false],
  ['', 'https://brand.com/', false],
  ['.', 'https://brand.com/', false],
  ['0.0.7', 'https://10.0.0.7/', false],
])('NO_PROXY=%s exempts %s: %s', (entries, url, isExempt) => {
  expect(proxy(url, { HTTPS_PROXY: P, NO_PROXY: entries })).toBe(isExempt ? null : P);
  expect(proxy(url, { HTTPS_PROXY: P, no_proxy: entries })).toBe(isExempt ? null : P);
});

it.each([
  [{}, null],
  [{ HTTPS_PROXY: P, HTTP_PROXY: 'proxy' }, null],
  [{ HTTPS_PROXY: 'socks5://proxy:1080' }, 'socks5://proxy:1080'],
  [{ HTTP_PROXY: 'http://' }, 'http://'],
])('of %j the invalid one is %j', (variables, wrong) => {
  expect(wrongProxy(variables)).toBe(wrong);
});
