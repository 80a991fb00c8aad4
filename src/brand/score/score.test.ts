import type { CheckResult, DimensionId, Report } from '../report/report';
import { countedElsewhere, score, type ScoringRubric } from './score';

const RUBRIC: ScoringRubric = {
  dimensions: [
    { id: 'identity', weight: 22 },
    { id: 'previews', weight: 18 },
    { id: 'findability', weight: 18 },
  ],
  gates: [{ check: 'indexable', dimensionCap: 490, overallCap: 690 }],
};

let serial = 0;

function result(dimension: DimensionId, weight: number, value: CheckResult['score'], id?: string): CheckResult {
  return {
    id: id ?? `check-${String(serial++)}`,
    dimension,
    weight,
    score: value,
    outcome: 'x',
    params: {},
    receipts: [],
  };
}

const of = (report: Pick<Report, 'dimensions'>, id: DimensionId) => {
  const found = report.dimensions.find((dimension) => dimension.id === id);
  if (found === undefined) throw new Error(`no dimension ${id}`);
  return found;
};

describe('a dimension', () => {
  it('is the weighted mean of its assessed checks', () => {
    // (5·1000 + 3·500 + 2·0) / 10 = 650
    const report = score(RUBRIC, [result('identity', 5, 1000), result('identity', 3, 500), result('identity', 2, 0)]);
    expect(of(report, 'identity')).toMatchObject({
      state: 'assessed',
      score: { value: 650, low: 650, high: 650 },
      coverage: 1000,
      cappedBy: null,
    });
  });

  it('leaves what does not apply, is out of scope, or weighs nothing out of both sums', () => {
    const report = score(RUBRIC, [
      result('identity', 5, 1000),
      result('identity', 5, 500),
      result('identity', 9, 'na'),
      result('identity', 9, 'out-of-scope'),
      result('identity', 0, 0),
      result('identity', 0, 'unknown'),
    ]);
    expect(of(report, 'identity')).toMatchObject({ score: { value: 750, low: 750, high: 750 }, coverage: 1000 });
  });

  it('spans an interval where something is unknown', () => {
    // Known: (5·1000 + 3·0) / 8 = 625. Unknown as 0: 5000/10 = 500; as 1: 7000/10 = 700. Coverage 8/10.
    const report = score(RUBRIC, [
      result('identity', 5, 1000),
      result('identity', 3, 0),
      result('identity', 2, 'unknown'),
    ]);
    expect(of(report, 'identity')).toMatchObject({ score: { value: 625, low: 500, high: 700 }, coverage: 800 });
  });

  it('is assessed from 60 % coverage on, compared exactly', () => {
    const at60 = score(RUBRIC, [result('identity', 3, 1000), result('identity', 2, 'unknown')]);
    expect(of(at60, 'identity').state).toBe('assessed');
    // 5996/9994 is 599.96 per mille, which rounds to 600.
    const under = score(RUBRIC, [result('identity', 5996, 1000), result('identity', 3998, 'unknown')]);
    expect(of(under, 'identity')).toMatchObject({ state: 'notAssessed', score: null, coverage: 600 });
  });

  it('does not apply with fewer than two applicable checks, and an unknown one is applicable', () => {
    expect(of(score(RUBRIC, [result('identity', 5, 1000), result('identity', 5, 'na')]), 'identity')).toMatchObject({
      state: 'notApplicable',
      score: null,
    });
    const unknown = score(RUBRIC, [result('identity', 5, 1000), result('identity', 1, 'unknown')]);
    expect(of(unknown, 'identity').state).toBe('assessed');
    expect(of(score(RUBRIC, []), 'identity')).toMatchObject({ state: 'notApplicable', coverage: 0 });
  });

  it('rounds once, half up', () => {
    // 1·1000 + 15·0 = 62.5
    const half = score(RUBRIC, [result('identity', 1, 1000), result('identity', 15, 0)]);
    expect(of(half, 'identity').score?.value).toBe(63);
    // 1000/3 = 333.3…, 2000/3 = 666.6…
    const third = score(RUBRIC, [result('identity', 1, 1000), result('identity', 2, 0)]);
    expect(of(third, 'identity').score?.value).toBe(333);
    const thirds = score(RUBRIC, [result('identity', 2, 1000), result('identity', 1, 0)]);
    expect(of(thirds, 'identity').score?.value).toBe(667);
  });
});

describe('the overall', () => {
  const perfect = (id: DimensionId) => [result(id, 1, 1000), result(id, 1, 1000)];

  it('weighs dimensions exactly, without rounding them first', () => {
    // 22·(1000/3) + 18·(2000/3) + 18·0, over 58: 43333.3…/58 / … = (22000 + 36000) / 3 / 58 = 333.3…
    const report = score(RUBRIC, [
      result('identity', 1, 1000),
      result('identity', 2, 0),
      result('previews', 2, 1000),
      result('previews', 1, 0),
      result('findability', 1, 0),
      result('findability', 1, 0),
    ]);
    expect(report.overall).toEqual({ value: 333, low: 333, high: 333, cappedBy: null });
    // 22·333.33 + 18·499.5 over 40 is 408.108…; from rounded dimensions (333, 500) it would be 408.15.
    const two = score(RUBRIC, [
      result('identity', 1, 1000),
      result('identity', 2, 0),
      result('previews', 1, 999),
      result('previews', 1, 0),
    ]);
    expect(two.overall?.value).toBe(408);
  });

  it('leaves a dimension that does not apply out', () => {
    const report = score(RUBRIC, [...perfect('identity'), result('previews', 1, 0), result('previews', 1, 0)]);
    // 22·1000 / 40
    expect(report.overall?.value).toBe(550);
  });

  it('is withheld under 70 % of the applicable weight', () => {
    // 22 of 40 is 55 %.
    const checks = [...perfect('identity'), result('previews', 1, 'unknown'), result('previews', 1, 'unknown')];
    expect(score(RUBRIC, checks).overall).toBeNull();
    // 40 of 58 is 69 %, 7 of 10 is exactly 70 %.
    const more = [
      ...perfect('identity'),
      ...perfect('previews'),
      result('findability', 1, 'unknown'),
      result('findability', 1, 'unknown'),
    ];
    expect(score(RUBRIC, more).overall).toBeNull();
    const even = {
      ...RUBRIC,
      dimensions: [
        { id: 'identity', weight: 7 },
        { id: 'previews', weight: 3 },
      ],
    } as const;
    expect(score(even, checks).overall?.value).toBe(1000);
  });

  it('counts the unknowns of dimensions that are not assessed in its interval', () => {
    const even = {
      ...RUBRIC,
      dimensions: [
        { id: 'identity', weight: 7 },
        { id: 'previews', weight: 3 },
      ],
    } as const;
    const checks = [...perfect('identity'), result('previews', 1, 'unknown'), result('previews', 1, 'unknown')];
    expect(score(even, checks).overall).toEqual({ value: 1000, low: 700, high: 1000, cappedBy: null });
  });

  it('is withheld where nothing applies', () => {
    expect(score(RUBRIC, []).overall).toBeNull();
  });
});

describe('a gate', () => {
  const others = [
    result('identity', 1, 1000),
    result('identity', 1, 1000),
    result('previews', 1, 1000),
    result('previews', 1, 1000),
  ];
  const gated = (value: CheckResult['score'], rest: CheckResult['score'] = 1000) => [
    ...others,
    result('findability', 1, value, 'indexable'),
    result('findability', 9, rest),
    result('findability', 5, 1000),
  ];

  it('caps its dimension and the overall when it fails', () => {
    // 14/15 is capped to 490; (22·1000 + 18·1000 + 18·490) / 58 = 841.7 is capped to 690.
    const report = score(RUBRIC, gated(0));
    expect(of(report, 'findability')).toMatchObject({
      score: { value: 490, low: 490, high: 490 },
      cappedBy: 'indexable',
    });
    expect(report.overall).toEqual({ value: 690, low: 690, high: 690, cappedBy: 'indexable' });
  });

  it('does nothing when it passes in part', () => {
    const report = score(RUBRIC, gated(500));
    expect(of(report, 'findability').cappedBy).toBeNull();
    expect(report.overall?.cappedBy).toBeNull();
  });

  it('is not named where its cap does not bite', () => {
    // 5/15 = 333
    const report = score(RUBRIC, gated(0, 0));
    expect(of(report, 'findability')).toMatchObject({ score: { value: 333 }, cappedBy: null });
    // 49/100 is the cap itself.
    const level = [...others, result('findability', 51, 0, 'indexable'), result('findability', 49, 1000)];
    expect(of(score(RUBRIC, level), 'findability')).toMatchObject({ score: { value: 490 }, cappedBy: null });
  });

  it('bounds the interval when it is unknown', () => {
    // Known: 14/14 = 1000. Failed: capped to 490. Passed: 1000.
    const report = score(RUBRIC, gated('unknown'));
    expect(of(report, 'findability')).toMatchObject({ score: { value: 1000, low: 490, high: 1000 }, cappedBy: null });
    expect(report.overall).toEqual({ value: 1000, low: 690, high: 1000, cappedBy: null });
  });
});

describe('a cause', () => {
  const causes = [{ id: 'picture', checks: ['loads', 'size', 'card'] }];
  const rubric = { ...RUBRIC, causes };
  const of3 = (loads: number, size: number, card: number) => [
    result('previews', 5, loads, 'loads'),
    result('previews', 3, size, 'size'),
    result('previews', 2, 1000),
    result('identity', 2, card, 'card'),
    result('identity', 8, 1000),
  ];

  it('counts the check that loses most in full, the others a quarter, over all dimensions', () => {
    // Previews: 5 in full, 3 a quarter: 4250/10. Identity: 2 a quarter: 9500/10.
    const report = score(rubric, of3(0, 0, 0));
    expect(of(report, 'previews').score?.value).toBe(425);
    expect(of(report, 'identity').score?.value).toBe(950);
    // The overall is still the weighted mean of the dimensions: (22·950 + 18·425) / 40.
    expect(report.overall?.value).toBe(714);
    expect([...countedElsewhere(rubric, of3(0, 0, 0))]).toEqual([
      ['card', 'loads'],
      ['size', 'loads'],
    ]);
  });

  it('counts quarters exactly', () => {
    // A quarter of the 997 that the second lost: (0 + 750.75) / 2 = 375.375.
    const report = score(rubric, [result('previews', 1, 0, 'loads'), result('previews', 1, 3, 'size')]);
    expect(of(report, 'previews').score?.value).toBe(375);
  });

  it('is not felt in a dimension that is not assessed', () => {
    const known = of3(0, 0, 0).slice(0, -1);
    expect([...countedElsewhere(rubric, [...known, result('identity', 8, 'unknown')])]).toEqual([['size', 'loads']]);
  });

  it('goes by what a check costs the overall', () => {
    // 22·2/10 of the card is more than 18·3/10 · 0.5 of the size.
    expect([...countedElsewhere(rubric, of3(1000, 500, 0))]).toEqual([['size', 'card']]);
    expect([...countedElsewhere(rubric, of3(1000, 0, 500))]).toEqual([['card', 'size']]);
  });

  it('changes nothing where one check alone lost', () => {
    expect(score(rubric, of3(0, 1000, 1000))).toEqual(score(RUBRIC, of3(0, 1000, 1000)));
    expect(countedElsewhere(rubric, of3(0, 1000, 1000)).size).toBe(0);
  });

  it('eases nothing in a dimension under a closed gate, and nothing by it', () => {
    const gated = { ...rubric, gates: [{ check: 'loads', dimensionCap: 400, overallCap: 690 }] };
    expect(countedElsewhere(gated, of3(0, 0, 0)).size).toBe(0);
    expect(countedElsewhere(gated, of3(500, 0, 0)).size).toBe(2);
  });
});

describe('any results', () => {
  /** A small generator of pseudo-random numbers, so that a failure can be repeated. */
  function* numbers(seed: number): Generator<number> {
    for (let state = seed; ;) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      yield state / 2 ** 32;
    }
  }

  /** Every other check shares a cause with a few others, of any dimension. */
  function withCauses(checks: readonly CheckResult[]): ScoringRubric {
    const ids = checks.map(({ id }) => id);
    const causes = [0, 2, 4].map((first) => ({
      id: `cause-${String(first)}`,
      checks: ids.filter((_, index) => index % 8 === first),
    }));
    return { ...RUBRIC, causes };
  }

  const SCORES = [0, 100, 300, 500, 750, 1000, 'na', 'unknown', 'out-of-scope'] as const;

  function randomResults(seed: number): CheckResult[] {
    const random = numbers(seed);
    const next = (below: number) => Math.floor((random.next().value as number) * below);
    return RUBRIC.dimensions.flatMap(({ id }) =>
      Array.from({ length: 1 + next(8) }, (_, index) =>
        result(
          id,
          next(6),
          SCORES[next(SCORES.length)] ?? 'na',
          id === 'findability' && index === 0 ? 'indexable' : undefined,
        ),
      ),
    );
  }

  const complete = (checks: readonly CheckResult[], value: (index: number) => number) =>
    checks.map((check, index) => (check.score === 'unknown' ? { ...check, score: value(index) } : check));

  it('score between 0 and 1000, inside their interval, and every completion of the unknowns falls into it', () => {
    for (let seed = 1; seed <= 400; seed++) {
      const checks = randomResults(seed);
      const rubric = withCauses(checks);
      const report = score(rubric, checks);
      const completions = [() => 0, () => 1000, () => 500, (index: number) => (index % 2) * 1000].map((value) =>
        score(rubric, complete(checks, value)),
      );
      const spans = [
        { own: report.overall, completed: completions.map(({ overall }) => overall) },
        ...report.dimensions.map(({ id, score: own }) => ({
          own,
          completed: completions.map((one) => of(one, id).score),
        })),
      ];
      for (const { own, completed } of spans) {
        if (own === null) continue;
        const values = [0, own.low, own.value, own.high, 1000];
        expect(values).toEqual(values.toSorted((a, b) => a - b));
        for (const one of completed) {
          expect(one).not.toBeNull();
          expect(one?.value).toBeGreaterThanOrEqual(own.low);
          expect(one?.value).toBeLessThanOrEqual(own.high);
        }
      }
    }
  });

  it('never lose by a check that does better', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const checks = randomResults(seed);
      const rubric = withCauses(checks);
      const before = score(rubric, checks).overall;
      if (before === null) continue;
      for (const [index, { score: own }] of checks.entries()) {
        if (typeof own !== 'number' || own === 1000) continue;
        for (const value of [own + Math.ceil((1000 - own) / 2), 1000]) {
          const better = checks.map((check, at) => (at === index ? { ...check, score: value } : check));
          expect(score(rubric, better).overall?.value).toBeGreaterThanOrEqual(before.value);
        }
      }
    }
  });
});
