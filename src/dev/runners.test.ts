import { countsOf } from './runners';
import { jestCounts } from './test-counts';

const report = { file: 'jest.json', read: jestCounts };
const counted = (passed: number, failed = 0) =>
  JSON.stringify({ numPassedTests: passed, numFailedTests: failed, numRuntimeErrorTestSuites: 0 });

it.each([
  ['what it counted', counted(7), 0, { passed: 7, failed: 0 }],
  ['what it counted, with failures', counted(7, 2), 1, { passed: 7, failed: 2 }],
  ['a failure if it failed outside its tests', counted(7), 1, { passed: 7, failed: 1 }],
  ['a failure if a signal ended it', counted(7), null, { passed: 7, failed: 1 }],
  ['a failure if it ran nothing', counted(0), 0, { passed: 0, failed: 1 }],
  ['a failure if it wrote no report', null, 0, { passed: 0, failed: 1 }],
  ['a failure if its report is cut off', '{"numPassed', 0, { passed: 0, failed: 1 }],
  ['a failure if its report is of another kind', '{}', 0, { passed: 0, failed: 1 }],
])('a runner with a report counts as %s', (_, text, code, expected) => {
  expect(countsOf(report, text, code)).toEqual(expected);
});

it('counts a runner without a report as one test', () => {
  expect(countsOf(undefined, null, 0)).toEqual({ passed: 1, failed: 0 });
  expect(countsOf(undefined, null, 2)).toEqual({ passed: 0, failed: 1 });
});
