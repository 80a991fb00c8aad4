import { jestCounts, playwrightCounts } from './test-counts';

it('counts a test file that cannot be loaded as a failure', () => {
  const report = { numPassedTests: 7, numFailedTests: 2, numRuntimeErrorTestSuites: 1, success: false };
  expect(jestCounts(report)).toEqual({ passed: 7, failed: 3 });
});

it('counts a flaky test and a failed set-up as failures', () => {
  const report = {
    stats: { startTime: '', duration: 1, expected: 5, unexpected: 1, flaky: 1, skipped: 4 },
    errors: [{ message: 'no browser' }],
  };
  expect(playwrightCounts(report)).toEqual({ passed: 5, failed: 3 });
});

it('does not accept something else as a report', () => {
  expect(() => jestCounts({})).toThrow();
  expect(() => playwrightCounts({ stats: {} })).toThrow();
});
