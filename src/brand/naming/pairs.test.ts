/** Pairs of names, labelled before the code that relates them. */
import { relationOf } from './relation';
import type { Relation } from './relations';
import pairs from './testing/pairs.json';
import blind from './testing/pairs-written-blind.json';

interface Pair {
  readonly a: string;
  readonly b: string;
  readonly relation: string;
  readonly host?: string;
  readonly aliases?: readonly string[];
}

const ALL: readonly Pair[] = [...pairs, ...blind];

/** Pairs whose relation is not found, and what is found instead. */
const WRONG: readonly (readonly [a: string, b: string, found: Relation])[] = [
  // In such a short word, three letters are not a slip of two.
  ['Scooby-Doo', 'Scooby-Do', 'different'],
  // The form is part of the film's title.
  ['Monsters, Inc.', 'Monsters University', 'short'],
  // This may be an ending of the language, so it isn't counted as a slip.
  ['Johns Hopkins University', 'John Hopkins University', 'inflected'],
  // Three letters are too many.
  ["Dunkin' Donuts", "Dunkin' Doughnuts", 'different'],
];

function found({ a, b, host, aliases }: Pair): Relation {
  return relationOf(a, b, { ...(host === undefined ? {} : { host }), ...(aliases === undefined ? {} : { aliases }) });
}

describe('names relate as people say', () => {
  it('in at least 98 of 100 of 268 pairs, those named that do not', () => {
    const wrong = ALL.filter((pair) => found(pair) !== pair.relation).map((pair) => [pair.a, pair.b, found(pair)]);
    expect(ALL).toHaveLength(268);
    expect(wrong).toEqual(WRONG);
    expect(WRONG.length / ALL.length).toBeLessThanOrEqual(0.02);
  });

  it('whichever comes first', () => {
    const turned = ALL.filter((pair) => found({ ...pair, a: pair.b, b: pair.a }) !== found(pair));
    expect(turned).toEqual([]);
  });
});

describe('relations of untrusted text', () => {
  it.each([
    ['one letter', 'a'.repeat(200_000)],
    ['words', 'a '.repeat(100_000)],
    ['separators', ' | '.repeat(100_000)],
    ['dots', '.'.repeat(200_000)],
    ['forms', 'GmbH & Co. KG '.repeat(20_000)],
    ['characters', '株式会社'.repeat(50_000)],
    ['domains', 'co.'.repeat(100_000)],
  ])('take no time: %s', (_, text) => {
    // The best of several runs: the machine may be busy.
    const times = [1, 2, 3, 4, 5].map(() => {
      const start = performance.now();
      for (const other of [`${text}b`, 'Northwind', text.slice(1)]) relationOf(text, other);
      return performance.now() - start;
    });
    expect(times.reduce((least, time) => Math.min(least, time))).toBeLessThan(200);
  });
});
