import { comparedUrlsProblems, lastLabels } from './compared-urls';

/** Stands in for the public suffix list: `co.uk` and `github.io` are suffixes. */
const siteOf = (host: string): string | null => {
  const labels = host.split('.');
  const suffix = /(^|\.)(co\.uk|github\.io)$/.test(host) ? 2 : 1;
  return labels.length > suffix ? labels.slice(-suffix - 1).join('.') : null;
};
const problems = (...typed: readonly string[]) => comparedUrlsProblems(typed, { siteOf });

describe('comparedUrlsProblems', () => {
  it('takes two to four brands, and passes over empty fields', () => {
    expect(problems('a.com', '', ' b.com ', '')).toEqual([]);
    expect(problems('a.com', 'b.com', 'c.com', 'd.com')).toEqual([]);
    expect(problems('a.co.uk', 'b.co.uk')).toEqual([]);
    expect(problems('a.github.io', 'b.github.io')).toEqual([]);
  });

  it('asks for a second, and refuses a fifth', () => {
    expect(problems('', '  ')).toEqual([{ code: 'too-few', place: null }]);
    expect(problems('a.com', '')).toEqual([{ code: 'too-few', place: null }]);
    expect(problems('a.com', 'b.com', 'c.com', 'd.com', 'e.com')).toEqual([{ code: 'too-many', place: null }]);
  });

  it.each([
    ['a.com', 'a.com'],
    ['a.com', 'https://A.com/?x=1'],
    ['a.com/shop#x', 'https://A.com/shop?x=1'],
    ['http://a.com', 'https://a.com.'],
  ])('refuses %s and %s as one URL', (first, second) => {
    expect(problems(first, second)).toEqual([{ code: 'same-address', place: 1, url: second }]);
  });

  it('takes several pages of one site', () => {
    expect(problems('a.com', 'a.com/shop', 'a.com/shop/', 'www.a.com/about')).toEqual([]);
    expect(comparedUrlsProblems(['a.com/shop'], { siteOf, held: ['https://a.com'] })).toEqual([]);
    expect(comparedUrlsProblems(['a.com/shop'], { siteOf, held: ['https://a.com/shop'] })).toMatchObject([
      { code: 'same-address', place: 0 },
    ]);
    // The same page by the names of one site.
    expect(problems('a.com/shop', 'www.a.com/shop')).toMatchObject([{ code: 'same-site', place: 1 }]);
  });

  it('refuses two hosts of one registrable domain', () => {
    expect(problems('b.com', 'www.a.co.uk', 'shop.a.co.uk')).toEqual([
      { code: 'same-site', place: 2, url: 'shop.a.co.uk', other: 'www.a.co.uk' },
    ]);
    // If several earlier ones match, the first is named.
    expect(problems('x.a.com', 'y.a.com', 'z.a.com')).toMatchObject([{ other: 'x.a.com' }, { other: 'x.a.com' }]);
    expect(comparedUrlsProblems(['a.com', 'b.com'], { siteOf: () => null })).toEqual([]);
  });

  it('says of each field what is wrong with it', () => {
    expect(problems('not an address', 'a.com', '127.0.0.1')).toEqual([
      { code: 'address-malformed', place: 0 },
      { code: 'address-refused', place: 2 },
    ]);
  });

  it('finds the same name twice although it may not be assessed: others know which ones may', () => {
    expect(problems('northwind.example', 'northwind.example')).toEqual([
      { code: 'address-refused', place: 0 },
      { code: 'same-address', place: 1, url: 'northwind.example' },
    ]);
    expect(problems('northwind.example', 'northwind.example.')[1]?.code).toBe('same-address');
  });

  it('counts and compares what is there already', () => {
    const held = ['https://www.a.com', 'https://b.com', 'https://c.com'];
    expect(comparedUrlsProblems(['d.com'], { siteOf, held })).toEqual([]);
    expect(comparedUrlsProblems([''], { siteOf, held: held.slice(0, 1) })).toEqual([{ code: 'too-few', place: null }]);
    expect(comparedUrlsProblems(['a.com', 'e.com'], { siteOf, held })).toEqual([
      { code: 'same-site', place: 0, url: 'a.com', other: 'www.a.com' },
      { code: 'too-many', place: null },
    ]);
  });
});

test('hosts of one site have their last two labels in common', () => {
  expect(lastLabels('www.a.co.uk')).toBe('co.uk');
  expect(lastLabels('shop.b.com')).toBe(lastLabels('b.com'));
});
