import { parseAddress } from './address';

const read = (typed: string, local: boolean) => {
  const parsed = parseAddress(typed, { local, sampleHosts: ['northwind.example:443'] });
  return parsed.ok ? parsed.origin : parsed.code;
};

it.each([
  ['localhost:8000', 'http://localhost:8000'],
  ['localhost', 'http://localhost'],
  ['//localhost:3000', 'http://localhost:3000'],
  ['https://localhost:8443/a?b#c', 'https://localhost:8443'],
  ['127.0.0.1:8080/', 'http://127.0.0.1:8080'],
  ['192.168.1.20', 'http://192.168.1.20'],
  ['::1', 'http://[::1]'],
  ['[fd00::1]:8000', 'http://[fd00::1]:8000'],
  ['intranet', 'http://intranet'],
  ['shop.local', 'http://shop.local'],
  ['brand.com:8080', 'http://brand.com:8080'],
])('%s is %s with --local, and private without', (typed, origin) => {
  expect(read(typed, true)).toBe(origin);
  expect(read(typed, false)).toBe('address-private');
});

it.each([
  ['brand.com', 'https://brand.com'],
  [' brand.com/tea?x=1#y ', 'https://brand.com'],
  ['http://brand.com', 'http://brand.com'],
  ['https://deploy-preview-7--brand.netlify.app/', 'https://deploy-preview-7--brand.netlify.app'],
  ['northwind.example', 'https://northwind.example'],
  ['bücher.de', 'https://xn--bcher-kva.de'],
])('%s is %s, whether private addresses may be asked or not', (typed, origin) => {
  expect(read(typed, false)).toBe(origin);
  expect(read(typed, true)).toBe(origin);
});

it.each([
  ['', 'address-empty'],
  ['  ', 'address-empty'],
  ['ftp://brand.com', 'address-mistyped'],
  ['file:///etc/passwd', 'address-malformed'],
  ['https://ada:secret@brand.com', 'address-malformed'],
  ['a b', 'address-name'],
  ['brand.com,', 'address-mistyped'],
  ['http://[::1', 'address-malformed'],
  [`http://${'a'.repeat(3000)}`, 'address-too-long'],
])('%.40j is %s either way', (typed, code) => {
  expect(read(typed, false)).toBe(code);
  expect(read(typed, true)).toBe(code);
});

it.each([
  ['brand,com', 'address-mistyped', 'brand.com'],
  ['brand.con', 'address-unknown-ending', 'brand.com'],
  ['info@brand.com', 'address-email', 'brand.com'],
])('%s is %s, and probably %s', (typed, code, suggestion) => {
  expect(parseAddress(typed, { local: false, sampleHosts: [] })).toEqual({ ok: false, code, suggestion });
});
