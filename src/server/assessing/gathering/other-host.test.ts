import { PUBLIC_ONLY } from '../../fetching/testing/loopback';
import { otherHost } from './other-host';

describe('otherHost', () => {
  it.each([
    ['https://brand.com/', 'https://www.brand.com/'],
    ['http://brand.co.uk/', 'http://www.brand.co.uk/'],
    ['https://www.brand.co.uk/', 'https://brand.co.uk/'],
    ['https://brand.github.io/', 'https://www.brand.github.io/'],
    ['https://github.io/', 'https://www.github.io/'],
    ['https://xn--mnchen-3ya.de/', 'https://www.xn--mnchen-3ya.de/'],
  ])('is, for %s, %s', (home, other) => {
    expect(otherHost(new URL(home), PUBLIC_ONLY)).toBe(other);
  });

  it.each(['https://shop.brand.com/', 'https://www.shop.brand.com/', 'https://www2.brand.com/'])(
    'does not exist for %s',
    (home) => {
      expect(otherHost(new URL(home), PUBLIC_ONLY)).toBeNull();
    },
  );

  it('of a sample site is a sample site, or nothing', () => {
    const sample = { address: '127.0.0.1', port: 4101, endsTls: false } as const;
    const home = new URL('http://northwind.localhost:4101/');
    const alone = { ...PUBLIC_ONLY, sampleHosts: { 'northwind.localhost:4101': sample } };
    const both = { ...PUBLIC_ONLY, sampleHosts: { ...alone.sampleHosts, 'www.northwind.localhost:4101': sample } };
    expect(otherHost(home, alone)).toBeNull();
    expect(otherHost(home, both)).toBe('http://www.northwind.localhost:4101/');
  });
});
