import { isLocalHost, witnessUrl } from '../urls/local';
import { fitsHost, hostLabels, writtenLabels } from './host';

const ascii = (host: string) => new URL(`https://${host}/`).hostname;

/** Names, the hosts they are written as, and what stands before the ending. */
it.each([
  ['Bücherstube', 'bücherstube.example'],
  ['Straße & Söhne', 'strasse-söhne.example'],
  ['Café Ærø', 'café-ærø.example'],
  ['Книжная лавка', 'книжная-лавка.example'],
  ['Βιβλιοπωλείο', 'βιβλιοπωλείο.example'],
  ['قرطاس', 'قرطاس.example'],
  ['בית הספר', 'בית-הספר.example'],
  ['紙工房', '紙工房.example'],
  ['かみこうぼう', 'かみこうぼう.example'],
  ['종이공방', '종이공방.example'],
  ['किताब घर', 'किताब-घर.example'],
  ['ร้านหนังสือ', 'ร้านหนังสือ.example'],
])('%s fits %s, whose labels are decoded', (name, host) => {
  expect(ascii(host)).toContain('xn--');
  expect(writtenLabels(ascii(host))).toEqual([host.replace('.example', '')]);
  expect(fitsHost(name, hostLabels(ascii(`www.${host}`)))).toBe(true);
  expect(fitsHost(name, hostLabels('northwind.example'))).toBe(false);
});

it('compares ASCII labels as they are', () => {
  expect(hostLabels('www.Northwind-Tea.co.uk')).toEqual(['northwind-tea']);
  expect(hostLabels('tea.northwind.com')).toEqual(['northwind', 'tea']);
});

it.each(['localhost', '127.0.0.1', '[::1]', 'pasted.invalid', 'printer'])('%s names no brand', (host) => {
  expect([isLocalHost(host), hostLabels(host)]).toEqual([true, []]);
});

it.each(['northwind.localhost', 'northwind.example', 'xn--bcherstube-9db.example'])('%s may name one', (host) => {
  expect(isLocalHost(host)).toBe(false);
});

it.each([
  ['https://a.com/x', ['https://b.com/'], 'https://a.com/x'],
  ['http://localhost:8000/', ['https://b.com/', 'https://c.com/'], 'https://b.com/'],
  ['http://localhost:8000/', ['http://127.0.0.1/', null, '/relative', undefined, 'https://c.com/'], 'https://c.com/'],
  ['https://pasted.invalid/', ['https://pasted.invalid/a', 'https://c.com/'], 'https://c.com/'],
  ['http://[::1]/', [], 'http://[::1]/'],
])('of %s, which says it is at %j, %s is the witness', (own, stated, witness) => {
  expect(witnessUrl(own, ...stated)).toBe(witness);
});
