import { decodedHost, shownHost } from './idn';

const asciiOf = (host: string) => new URL(`https://${host}/`).hostname;

it.each([
  'bücherstube.example',
  'straße-und-weg.example',
  'книги.example',
  'βιβλία.example',
  'قرطاس.example',
  'ספרים.example',
  '紙工房.example',
  '종이공방.example',
  'किताब.example',
  'หนังสือ.example',
  'www.日本語.みんな',
  'почта.рф',
])('%s is shown and compared in its own letters', (host) => {
  const ascii = asciiOf(host);
  expect(ascii).toContain('xn--');
  expect(decodedHost(ascii)).toBe(host);
  expect(shownHost(`${ascii}:8000`)).toBe(`${host}:8000`);
});

it.each(['аррӏе.example', 'pаypal.example', 'gοοgle.example', 'ехо.com'])('%s stays as DNS has it', (host) => {
  expect(shownHost(asciiOf(host))).toBe(asciiOf(host));
  expect(decodedHost(asciiOf(host))).toBe(host);
});

it.each(['', 'example.com', 'xn--', 'xn--a', 'xn--0.example', `xn--${'a'.repeat(80)}.example`, 'xn--99999999.example'])(
  'of %j nothing is lost',
  (host) => {
    expect(() => [shownHost(host), decodedHost(host)]).not.toThrow();
  },
);

it('leaves what is no A-label alone', () => {
  expect([shownHost('example.com:8080'), decodedHost('a.xn--.b')]).toEqual(['example.com:8080', 'a.xn--.b']);
});
