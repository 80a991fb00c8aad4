import type { CheckResult } from '../../brand/report';
import { checkGroups } from './Dimension';
import { sampleCheck } from './testing/sample-report';

function groupsOf(...results: readonly (readonly [id: string, score: CheckResult['score'], weight?: number])[]) {
  const checks = results.map(([id, score, weight = 3]) => sampleCheck({ id, score, weight }));
  const ids = (group: readonly CheckResult[]) => group.map(({ id }) => id);
  const { open, settled, outOfScope } = checkGroups(checks);
  return { open: ids(open), settled: ids(settled), outOfScope: ids(outOfScope) };
}

describe('checkGroups', () => {
  it('keeps in view what lost points and what could not be read', () => {
    expect(groupsOf(['failed', 0], ['passed', 1000], ['partly', 999], ['unread', 'unknown'])).toEqual({
      open: ['failed', 'partly', 'unread'],
      settled: ['passed'],
      outOfScope: [],
    });
  });

  it('puts away what does not apply, and lists apart what was not asked', () => {
    expect(groupsOf(['none', 'na'], ['network', 'out-of-scope'])).toEqual({
      open: [],
      settled: ['none'],
      outOfScope: ['network'],
    });
  });

  it('keeps in view what is only reported, at any score, unless there is nothing to report', () => {
    expect(groupsOf(['told', 1000, 0], ['also', 0, 0], ['nothing', 'na', 0])).toEqual({
      open: ['told', 'also'],
      settled: ['nothing'],
      outOfScope: [],
    });
  });
});
