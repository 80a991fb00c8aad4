import { namedType, preferredType, weightedValues } from './accept';

describe('weightedValues', () => {
  it('sorts by weight and keeps the order of equals', () => {
    expect(weightedValues('a;q=0.5, B, c;Q=0.5, d;q=1.000')).toEqual([
      { value: 'b', weight: 1 },
      { value: 'd', weight: 1 },
      { value: 'a', weight: 0.5 },
      { value: 'c', weight: 0.5 },
    ]);
  });

  it.each([null, '', ',,;q=1', 'a;q=2', 'a;q=', 'a;q=-1', 'a;q=0.1234', 'a;q=x'])('finds nothing in %j', (header) => {
    expect(weightedValues(header)).toEqual([]);
  });

  it('looks at the first hundred values only', () => {
    expect(weightedValues('a,'.repeat(100_000))).toHaveLength(100);
  });
});

describe('preferredType', () => {
  const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8';

  it.each([
    [browser, 'text/html'],
    ['application/json', 'application/json'],
    ['*/*', 'application/json'],
    [null, 'application/json'],
    ['image/png', 'application/json'],
    ['text/*', 'text/html'],
    ['application/json;q=0.5, text/html', 'text/html'],
    ['text/html;q=0, */*', 'application/json'],
  ])('answers %j with %s', (accept, expected) => {
    expect(preferredType(accept, ['application/json', 'text/html'])).toBe(expected);
  });
});

describe('namedType', () => {
  it.each([
    ['application/json', 'application/json'],
    ['application/json, text/plain, */*', 'application/json'],
    ['application/json;q=0.5, */*', 'application/json'],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'text/html'],
    ['application/json, text/html', 'text/html'],
    ['text/html;q=0.5, application/json', 'application/json'],
    ['application/json;q=0', 'text/html'],
    ['application/*', 'text/html'],
    ['*/*', 'text/html'],
    [null, 'text/html'],
  ])('answers %j with %s', (accept, expected) => {
    expect(namedType(accept, ['text/html', 'application/json'])).toBe(expected);
  });
});
