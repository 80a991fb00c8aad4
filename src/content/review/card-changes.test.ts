import { cardChanges, COMPARED_CARDS } from './card-changes';
import type { Build } from './build-place';
import { build } from './testing/facts';

/** A site whose files cannot be had. */
const silent: Build = {
  name: 'https://facet.example',
  origin: 'https://facet.example',
  facts: build([]),
  read: () => Promise.resolve(null),
};

it('calls no card new that had a picture before, whether it is among those that are compared or not', async () => {
  const pair = (index: number, before: string | null, after: string | null) => ({
    locale: 'en' as const,
    path: `/en/posts/p${index}/`,
    title: 'A post',
    before,
    after,
  });
  const pairs = Array.from({ length: COMPARED_CARDS + 1 }, (_, index) => pair(index, 'old', 'new'));
  const edited = await cardChanges(pairs, silent, silent, null);
  expect(new Set(edited.map(({ change }) => change))).toEqual(new Set(['edited']));
  const others = await cardChanges([pair(0, null, 'new'), pair(1, 'old', null)], silent, silent, null);
  expect(others.map(({ change, after }) => [change, after])).toEqual([
    ['added', '/cards/new.png'],
    ['removed', null],
  ]);
});
