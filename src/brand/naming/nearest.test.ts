import { nearest } from './nearest';

it.each([
  // A third of the length may be slips, and one always.
  ['minscor', 'minScore'],
  ['MINSCORE', 'minScore'],
  ['idntty', 'identity'],
  ['idnt', null],
  ['xa', 'x'],
  ['zzz', null],
  // The beginning of a word is near however much is missing, unless it is only a letter or two.
  ['ide', 'identity'],
  ['id', null],
])('%s is probably %s', (typed, expected) => {
  expect(nearest(typed, ['x', 'minScore', 'identity'])).toBe(expected);
});

it('takes swapped letters and capitals for one slip each', () => {
  expect(nearest('titel', ['description', 'title'])).toBe('title');
  expect(nearest('Calout', ['Figure', 'Callout'])).toBe('Callout');
});

it('is the one that is fewest slips away, wherever it stands', () => {
  expect(nearest('previews', ['preview', 'previews', 'prefixes'])).toBe('previews');
  expect(nearest('langages', ['passages', 'languages'])).toBe('languages');
});
