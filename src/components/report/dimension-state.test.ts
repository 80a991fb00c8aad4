import type { DimensionResult } from '../../brand/report';
import { dimensionState } from './dimension-state';
import { sampleCheck, sampleDimension, sampleReport } from './sample-report';

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
