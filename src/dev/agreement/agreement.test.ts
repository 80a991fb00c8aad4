/** What a browser takes in, Facet takes in: against what Chromium saw when it was last asked. */
import { CASES } from './cases/all';
import { problemsOf, type Sight } from './compare';
import { DIFFERENCES } from './differences';
import { facetSight, recordedSight } from './sights';
import type { SeenPage } from './seen';

/** One case in so many is looked at here, besides those that are argued to differ; all are in `agreement.long.test.ts`. */
const ONE_IN = 6;

it('Facet sees what Chromium saw when it was last asked', async () => {
  const recorded = recordedSight();
  expect(Object.keys(recorded)).toEqual(CASES.map(({ id }) => id));
  const argued = new Set(DIFFERENCES.map(({ id }) => id));
  const some = CASES.filter(({ id }, index) => index % ONE_IN === 0 || argued.has(id));
  const facet = await facetSight(some);
  // The test takes it for granted that Facet and Chromium agree on the other values.
  expect(problemsOf({ ...recorded, ...facet }, recorded, DIFFERENCES)).toEqual([]);
});

describe('a difference', () => {
  const page: SeenPage = {
    address: 'http://a/',
    title: 'Tea',
    language: 'en',
    text: 'Tea',
    heading: '',
    description: '',
    canonical: '',
    alternates: [],
    links: ['http://a/b'],
    images: [],
  };
  const others = Object.fromEntries(Array.from({ length: 99 }, (_, at) => [`case-${at}`, null]));
  const [ours, theirs]: readonly Sight[] = [
    { ...others, x: page },
    { ...others, x: { ...page, links: [] } },
  ];
  const argued = { id: 'x', fields: ['links'], why: 'because' } as const;

  it('fails where nothing argues it', () => {
    expect(problemsOf(ours ?? {}, theirs ?? {}, [])).toHaveLength(1);
    expect(problemsOf(ours ?? {}, { ...others, x: null }, [argued])).toHaveLength(2);
    expect(problemsOf(ours ?? {}, theirs ?? {}, [argued])).toEqual([]);
  });

  it('fails where it is argued and is not there any more', () => {
    expect(problemsOf(ours ?? {}, ours ?? {}, [argued])).toHaveLength(1);
    expect(problemsOf(ours ?? {}, ours ?? {}, [{ ...argued, id: 'y' }])).toHaveLength(1);
  });

  it('fails where more than two in a hundred are argued', () => {
    const many = ['x', 'case-1', 'case-2'].map((id) => ({ ...argued, id, fields: [] }));
    expect(problemsOf(ours ?? {}, ours ?? {}, many.slice(1))).toEqual([]);
    expect(problemsOf(ours ?? {}, ours ?? {}, many)).toHaveLength(1);
  });
});
