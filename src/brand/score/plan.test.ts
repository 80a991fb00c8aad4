import { checksOf, lossOf, plan, unreadChecks, whatIf } from './plan';
import { portrait } from '../naming/portrait';
import type { CheckResult, Report } from '../report/report';
import { GOOD } from '../testing/facts';
import { score, type ScoringRules } from './score';

const DIMENSIONS = [
  { id: 'identity', weight: 22 },
  { id: 'previews', weight: 18 },
] as const;

const NO_RULES: ScoringRules = { gates: [] };

function check(
  id: string,
  dimension: CheckResult['dimension'],
  weight: number,
  value: CheckResult['score'],
): CheckResult {
  return { id, dimension, outcome: 'sample', score: value, weight, params: {}, receipts: [] };
}

function reportOf(checks: readonly CheckResult[], rules: ScoringRules = NO_RULES): Report {
  return {
    format: 1,
    rubricVersion: '0.1',
    scope: 'site',
    target: { address: 'northwind.com', origin: 'https://northwind.com' },
    collectedAt: '2026-11-20T14:05:00.000Z',
    ...score({ ...rules, dimensions: DIMENSIONS }, checks),
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

  it('has names that disagree among the first three', () => {
    const others = ['a', 'b', 'c', 'd'].map((id) => check(id, 'identity', 9, 0));
    const steps = (value: number) =>
      plan(reportOf([...others, check('name-agreement', 'previews', 1, value), check('alt', 'previews', 9, 1000)]));
    expect(steps(500).map((step) => step.check.id)).toEqual(['a', 'b', 'name-agreement', 'c', 'd']);
    expect(steps(1000).map((step) => step.check.id)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('promises what the repaired report then shows', () => {
    const before = reportOf(CHECKS);
    for (const { check: repaired, points } of plan(before)) {
      const after = reportOf(CHECKS.map((each) => (each.id === repaired.id ? { ...each, score: 1000 } : each)));
      expect(after.overall?.value).toBe((before.overall?.value ?? 0) + (points ?? 0));
    }
  });

  it('puts failed gates first and reckons the others as if gates had passed', () => {
    const rules = { gates: [{ check: 'icon', dimensionCap: 100, overallCap: 300 }] };
    const report = reportOf(CHECKS, rules);
    expect(report.overall).toMatchObject({ value: 280, cappedBy: null });
    expect(plan(report, rules).map((step) => [step.check.id, step.points])).toEqual([
      // 638 once the gate is open, minus the 280 of now.
      ['icon', 358],
      ['card', 225],
      ['names', 137],
    ]);
  });

  it('puts a failed gate before what returns more', () => {
    const rules = { gates: [{ check: 'icon', dimensionCap: 1000, overallCap: 1000 }] };
    expect(plan(reportOf(CHECKS, rules), rules).map((step) => [step.check.id, step.points])).toEqual([
      ['icon', 110],
      ['card', 225],
      ['names', 137],
    ]);
  });

  it('takes no gate for failed that lost in part', () => {
    const rules = { gates: [{ check: 'names', dimensionCap: 100, overallCap: 300 }] };
    expect(plan(reportOf(CHECKS, rules), rules).map(({ check: { id }, gate, points }) => [id, gate, points])).toEqual([
      ['card', null, 225],
      ['names', null, 137],
      ['icon', null, 110],
    ]);
  });

  it('leaves out what wins nothing, in a dimension without a score', () => {
    const alone = CHECKS.filter(({ dimension, id }) => dimension === 'identity' || id === 'card');
    const report = reportOf(alone);
    expect(report.overall?.value).toBe(550);
    expect(plan(report).map((step) => step.check.id)).toEqual(['names', 'icon']);
    // Without an overall nothing is known to win.
    expect(plan({ ...report, overall: null }).map((step) => step.check.id)).toEqual(['card', 'names', 'icon']);
  });

  it('says which steps are failed gates', () => {
    const rules = { gates: [{ check: 'icon', dimensionCap: 100, overallCap: 300 }] };
    const [first, ...others] = plan(reportOf(CHECKS, rules), rules);
    expect(first?.gate).toEqual(rules.gates[0]);
    expect(others.map(({ gate }) => gate)).toEqual([null, null]);
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

describe('a plan by causes', () => {
  const rules = { gates: [], causes: [{ id: 'picture', checks: ['icon', 'card', 'alt'] }] };

  it('makes one step of the checks that one cause took points from, the one that lost most first', () => {
    const steps = plan(reportOf(CHECKS, rules), rules);
    expect(steps.map(({ cause, check: { id }, others }) => [cause, id, others.map((one) => one.id)])).toEqual([
      ['picture', 'card', ['icon']],
      [null, 'names', []],
    ]);
  });

  it('names of equal losses the first', () => {
    const label = { gates: [], causes: [{ id: 'label', checks: ['names', 'icon'] }] };
    const named = (value: number) => {
      const checks = CHECKS.map((one) => (one.id === 'names' ? { ...one, score: value } : one));
      return plan(reportOf(checks, label), label).find(({ cause }) => cause === 'label')?.check.id;
    };
    // 5·600, 5·400 and 5·300 beside the 2·1000 of the icon.
    expect([400, 600, 700].map(named)).toEqual(['names', 'names', 'icon']);
  });

  it('counts the cause once, and promises what the repaired report then shows', () => {
    const before = reportOf(CHECKS, rules);
    // In the picture's cause, the card counts in full and the icon a quarter: identity 700, previews 500.
    expect(before.overall?.value).toBe(610);
    for (const step of plan(before, rules)) {
      const after = whatIf(before, checksOf(step), rules);
      expect(after.overall?.value).toBe((before.overall?.value ?? 0) + (step.points ?? 0));
    }
    expect(plan(before, rules).map(({ points }) => points)).toEqual([253, 138]);
  });

  it('promises what the gate alone returns where one of its checks is a failed gate', () => {
    const gated = { ...rules, gates: [{ check: 'icon', dimensionCap: 100, overallCap: 300 }] };
    const before = reportOf(CHECKS, gated);
    const open = whatIf(before, ['icon'], gated).overall?.value ?? 0;
    const [first] = plan(before, gated);
    expect([first?.cause, first?.points]).toEqual(['picture', open - (before.overall?.value ?? 0)]);
  });

  it('does not call one check a cause', () => {
    const alone = CHECKS.map((one) => (one.id === 'icon' ? { ...one, score: 1000 } : one));
    expect(plan(reportOf(alone, rules), rules).map(({ cause }) => cause)).toEqual([null, null]);
  });
});

describe('what-if', () => {
  const lostIn = (report: Report) => plan(report, GATED).map(({ check: { id } }) => id);
  const GATED = { gates: [{ check: 'icon', dimensionCap: 100, overallCap: 300 }] };

  it('brings every assessed dimension and the overall to 1000 once everything is repaired', () => {
    const report = reportOf(CHECKS, GATED);
    const repaired = whatIf(report, lostIn(report), GATED);
    const assessed = repaired.dimensions.filter(({ state }) => state === 'assessed');
    expect(assessed.map(({ score: figure }) => figure?.value)).toEqual([1000, 1000]);
    expect(repaired.overall).toMatchObject({ value: 1000, high: 1000, cappedBy: null });
    expect(plan(repaired, GATED)).toEqual([]);
  });

  it('gives figures as the report itself would have them', () => {
    const report = reportOf(CHECKS, GATED);
    const measured = reportOf(
      CHECKS.map((each) => (each.id === 'names' ? { ...each, score: 1000 } : each)),
      GATED,
    );
    expect(whatIf(report, ['names'], GATED)).toEqual(measured);
    // The gate still holds: 225 and 137 points are hidden by it.
    expect(whatIf(report, ['names', 'card'], GATED).overall).toMatchObject({ value: 300, cappedBy: 'icon' });
  });

  it('reckons what remains with what is repaired', () => {
    const report = reportOf(CHECKS, GATED);
    expect(plan(whatIf(report, ['icon'], GATED), GATED).map((step) => [step.check.id, step.points])).toEqual([
      ['card', 225],
      ['names', 137],
    ]);
  });

  it('leaves what was not read, does not apply or was not asked for as it is', () => {
    const report = reportOf([...CHECKS, check('logo', 'identity', 2, 'na')]);
    expect(whatIf(report, ['unreadable', 'logo', 'no-such-check', 'title'])).toEqual(report);
    expect(whatIf(report, [...lostIn(report), 'unreadable']).overall).toMatchObject({ value: 1000, high: 1000 });
    expect(whatIf(report, [...lostIn(report), 'unreadable']).overall?.low).toBeLessThan(1000);
  });

  it('scores dimensions where there is no overall', () => {
    const report = reportOf([...CHECKS, check('vast', 'previews', 90, 'unknown')]);
    const repaired = whatIf(report, ['names', 'icon']);
    expect(report.overall).toBeNull();
    expect(repaired.overall).toBeNull();
    expect(repaired.dimensions[0]?.score?.value).toBe(1000);
  });
});

it('a loss is weight × what is missing; what has no verdict lost nothing', () => {
  expect([400, 1000, 'unknown', 'na'].map((value) => lossOf(check('title', 'identity', 3, value as number)))).toEqual([
    1800, 0, 0, 0,
  ]);
});

describe('what could not be read', () => {
  it('is listed by what is at stake', () => {
    const more = check('scarcely', 'identity', 1, 'unknown');
    const report = reportOf([more, ...CHECKS, check('reported', 'previews', 0, 'unknown')]);
    // Identity is 22/40 and has a weight of 10, of 11 with it; previews 18/40, 10 and 11.
    expect(unreadChecks(report).map(({ check: { id }, stake }) => [id, stake])).toEqual([
      ['scarcely', 50],
      ['unreadable', 41],
    ]);
  });

  it('has no stake where there is no overall, and the weightiest comes first', () => {
    const report = reportOf([
      check('title', 'identity', 1, 1000),
      check('small', 'identity', 2, 'unknown'),
      check('great', 'identity', 20, 'unknown'),
      check('card', 'previews', 1, 1000),
      check('vast', 'previews', 90, 'unknown'),
    ]);
    expect(unreadChecks(report)).toMatchObject([
      { check: { id: 'vast' }, stake: null },
      { check: { id: 'great' }, stake: null },
      { check: { id: 'small' }, stake: null },
    ]);
  });
});
