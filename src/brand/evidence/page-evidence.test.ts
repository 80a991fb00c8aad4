import { pageEvidence } from './page-evidence';

const of = (address: string) =>
  pageEvidence('<p>é</p>', address, '2026-01-02T03:04:05.000Z', { 'a.example': 'a.example' });

describe('evidence of a pasted page', () => {
  it('is one answer, with the address that was given', () => {
    const evidence = of(' https://a.example/b?c ');
    expect(evidence).toMatchObject({
      scope: 'page',
      target: { address: 'https://a.example/b?c', origin: 'https://a.example' },
      collectedAt: '2026-01-02T03:04:05.000Z',
      domains: { 'a.example': 'a.example' },
    });
    expect(evidence.requests).toMatchObject([
      { id: 'https-home', state: 'answered', finalUrl: 'https://a.example/b?c', body: { text: '<p>é</p>', bytes: 9 } },
    ]);
  });

  it.each([
    ['a.example/b', 'https://a.example'],
    ['', 'https://pasted.invalid'],
    ['not an address', 'https://pasted.invalid'],
    ['a.example/?to=ftp://b', 'https://a.example'],
    ...['FTP://a', 'x://a', 'h2://a', 'a+b://a', 'a.b://a', 'a-b://a'].map((typed) => [
      typed,
      'https://pasted.invalid',
    ]),
  ])('of “%s” has the origin %s', (address, origin) => {
    expect(of(address).target.origin).toBe(origin);
  });
});
