import type { CheckResult } from '../../brand/report/report';
import { checkGroups } from './Dimension';
import { sampleCheck } from './testing/sample-report';

function groupsOf(...results: readonly (readonly [id: string, score: CheckResult['score'], weight?: number])[]) {
  const checks = results.map(([id, score, weight = 3]) => sampleCheck({ id, score, weight }));
  const ids = (group: readonly CheckResult[]) => group.map(({ id }) => id);
  const { first, rest, settled, outOfScope } = checkGroups(checks);
  return { first: ids(first), rest: ids(rest), settled: ids(settled), outOfScope: ids(outOfScope) };
}

describe('checkGroups', () => {
  it('keeps in view the three checks that lost most, those first', () => {
    const some = [
      ['a', 999],
      ['unread', 'unknown'],
      ['b', 500],
      ['passed', 1000],
      ['c', 0],
      ['heavy', 400, 9],
    ] as const;
    expect(groupsOf(...some)).toEqual({
      first: ['heavy', 'c', 'b'],
      rest: ['a', 'unread'],
      settled: ['passed'],
      outOfScope: [],
    });
  });

  it('puts away what does not apply, and lists apart what was not asked', () => {
    expect(groupsOf(['none', 'na'], ['network', 'out-of-scope'])).toEqual({
      first: [],
      rest: [],
      settled: ['none'],
      outOfScope: ['network'],
    });
  });

  it('takes what is only reported for neither lost nor settled, unless there is nothing to do about it', () => {
    expect(groupsOf(['told', 1000, 0], ['also', 0, 0], ['nothing', 'na', 0])).toEqual({
      first: [],
      rest: ['also'],
      settled: ['told', 'nothing'],
      outOfScope: [],
    });
  });
});
