import type { DimensionResult } from '../../brand/report/report';
import { dimensionState, extremesOf, facetsOf, failsRequired, openDimension } from './dimensions';
import { outcomeKind } from './Marks';
import { sampleCheck, sampleDimension, sampleReport } from './testing/sample-report';

function stateOf(changes: Partial<DimensionResult>, checks = [sampleCheck({ id: 'a', score: 0 })]) {
  return dimensionState(sampleReport({ dimensions: [sampleDimension('identity', changes)], checks }), 'identity');
}

describe('dimensionState', () => {
  it('tells a capped score from a plain one', () => {
    expect(stateOf({})).toBe('assessed');
    expect(stateOf({ cappedBy: 'https' })).toBe('capped');
  });

  it('calls a dimension out of scope where too little of it could be asked of a page', () => {
    const unasked = { state: 'notApplicable', score: null } as const;
    expect(stateOf(unasked)).toBe('notApplicable');
    expect(stateOf(unasked, [sampleCheck({ id: 'a', score: 'out-of-scope' })])).toBe('outOfScope');
  });

  it('calls a dimension the rubric does not have not assessed', () => {
    expect(dimensionState(sampleReport(), 'trust')).toBe('notAssessed');
  });
});

const facet = (id: string, ...reports: Parameters<typeof facetsOf>) =>
  facetsOf(...reports).find((each) => each.id === id);
const identity = (value: number) =>
  sampleReport({ dimensions: [sampleDimension('identity', { score: { value, low: value, high: value } })] });

it('leaves a facet empty where its dimension does not apply, and tells that from what was not read', () => {
  const states = (['notApplicable', 'notAssessed'] as const).map((state) => {
    const dimensions = [sampleDimension('languages', { state, score: null, coverage: 0 })];
    return facet('languages', sampleReport({ dimensions }))?.state;
  });
  expect(states).toEqual(['empty', 'notAssessed']);
  expect(facet('trust', identity(400))?.state).toBe('notAssessed');
});

it('shows what repairs would add, and nothing where they add nothing', () => {
  expect(facet('identity', identity(400), identity(700))).toMatchObject({ value: 400, assumed: 700 });
  expect(facet('identity', identity(400), identity(400))).not.toHaveProperty('assumed');
  expect(facet('identity', identity(400))).not.toHaveProperty('assumed');
});

it.each([
  [1000, 'pass'],
  [999, 'partial'],
  [1, 'partial'],
  [0, 'fail'],
  ['na', 'na'],
  ['unknown', 'unknown'],
] as const)('marks a score of %s as %s', (score, kind) => {
  expect(outcomeKind(score)).toBe(kind);
});

it('names the lowest and the highest score, of equal ones the first, and nothing where all are equal', () => {
  const at = (value: number) => ({ score: { value, low: value, high: value } });
  const extremes = (identity: number, access: number, trust: number) =>
    extremesOf(
      sampleReport({
        dimensions: [
          sampleDimension('identity', at(identity)),
          sampleDimension('languages', { state: 'notApplicable', score: null }),
          sampleDimension('access', at(access)),
          sampleDimension('trust', at(trust)),
        ],
      }),
    );
  expect(extremes(700, 300, 300)).toEqual({ worst: 'access', best: 'identity' });
  expect(extremes(300, 700, 700)).toEqual({ worst: 'identity', best: 'access' });
  expect(extremes(500, 500, 500)).toBeNull();
});

it('takes a rule for required where a report says nothing of it', () => {
  const { standing: _, ...check } = sampleCheck({ id: 'a', score: 0 });
  expect(failsRequired(check)).toBe(true);
  expect(failsRequired({ ...check, standing: 'recommended' })).toBe(false);
  expect(failsRequired({ ...check, score: 1000 })).toBe(false);
});

describe('openDimension', () => {
  const at = (value: number) => ({ score: { value, low: value, high: value } });
  const dimensions = [
    sampleDimension('identity', at(700)),
    sampleDimension('access', at(600)),
    sampleDimension('trust', at(520)),
  ];
  const fails = (dimension: DimensionResult['id'], standing: 'required' | 'recommended') =>
    sampleCheck({ id: `${dimension}-${standing}`, dimension, score: 0, standing });

  it('is the weakest of those in which something required is missing', () => {
    const checks = [fails('identity', 'required'), fails('access', 'required'), fails('trust', 'recommended')];
    expect(openDimension(sampleReport({ dimensions, checks }))).toBe('access');
  });

  it('is one that is weak, whatever it misses', () => {
    const weak = sampleDimension('machines', at(499));
    const checks = [fails('identity', 'required'), fails('machines', 'recommended')];
    expect(openDimension(sampleReport({ dimensions: [...dimensions, weak], checks }))).toBe('machines');
  });

  it('is none if nothing required is missing', () => {
    const checks = [fails('trust', 'recommended')];
    expect(openDimension(sampleReport({ dimensions, checks }))).toBeNull();
  });
});
