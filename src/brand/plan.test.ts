import { plan } from './plan';
import { portrait } from './portrait';
import type { CheckResult, Report } from './report';
import { GOOD } from './testing/facts';
import { score } from './score';

const DIMENSIONS = [
  { id: 'identity', weight: 22 },
  { id: 'previews', weight: 18 },
] as const;

function check(
  id: string,
  dimension: CheckResult['dimension'],
  weight: number,
  value: CheckResult['score'],
): CheckResult {
  return { id, dimension, outcome: 'sample', score: value, weight, params: {}, receipts: [] };
}

function reportOf(checks: readonly CheckResult[], gates: Parameters<typeof plan>[1] = []): Report {
  return {
    format: 1,
    rubricVersion: '0.1',
    scope: 'site',
    target: { address: 'northwind.com', origin: 'https://northwind.com' },
    collectedAt: '2026-11-20T14:05:00.000Z',
    ...score({ dimensions: DIMENSIONS, gates }, checks),
    checks,
    portrait: portrait(GOOD),
  };
}

const CHECKS = [
  check('title', 'identity', 3, 1000),
  check('names', 'identity', 5, 500),
  check('icon', 'identity', 2, 0),
  check('card', 'previews', 5, 0),
  check('alt', 'previews', 5, 1000),
  check('training', 'previews', 0, 0),
  check('unreadable', 'previews', 1, 'unknown'),
];

describe('plan', () => {
  it('holds what lost points, by the points of the overall it returns', () => {
    // Identity 550, previews 500: 22/40 and 18/40 of the overall.
    expect(plan(reportOf(CHECKS)).map((step) => [step.check.id, step.points])).toEqual([
      ['card', 225],
      ['names', 137],
      ['icon', 110],
    ]);
  });

  it('promises what the repaired report then shows', () => {
    const before = reportOf(CHECKS);
    for (const { check: repaired, points } of plan(before)) {
      const after = reportOf(CHECKS.map((each) => (each.id === repaired.id ? { ...each, score: 1000 } : each)));
      expect(after.overall?.value).toBe((before.overall?.value ?? 0) + (points ?? 0));
    }
  });

  it('puts failed gates first and reckons the others as if gates had passed', () => {
    const gates = [{ check: 'icon', dimensionCap: 100, overallCap: 300 }];
    const report = reportOf(CHECKS, gates);
    expect(report.overall).toMatchObject({ value: 280, cappedBy: null });
    expect(plan(report, gates).map((step) => [step.check.id, step.points])).toEqual([
      // 638 once the gate is open, minus the 280 of now.
      ['icon', 358],
      ['card', 225],
      ['names', 137],
    ]);
  });

  it('still says what to repair where there is no overall', () => {
    const report = { ...reportOf(CHECKS), overall: null };
    expect(plan(report).map((step) => [step.check.id, step.points])).toEqual([
      ['card', null],
      ['names', null],
      ['icon', null],
    ]);
  });

  it('is empty where nothing lost points', () => {
    expect(plan(reportOf([check('title', 'identity', 3, 1000), check('names', 'identity', 5, 'na')]))).toEqual([]);
  });
});
