import { countWords, readingMinutes } from './reading-time';

describe('words', () => {
  it.each([
    ['It’s a re-check, v0.1', 4],
    ['名前は一つ', 3],
    ['Facetは名前を見る', 4],
    ['العلامة التجارية', 2],
    ['', 0],
  ])('%s', (text, words) => {
    expect(countWords(text)).toBe(words);
  });

  it('reads for at least a minute', () => {
    expect(readingMinutes(10)).toBe(1);
    expect(readingMinutes(1100)).toBe(5);
  });

  it('rounds to the nearer minute', () => {
    expect([320, 340].map(readingMinutes)).toEqual([1, 2]);
  });
});
